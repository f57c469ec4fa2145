"""Place: one of the places of the page, such as the mazes, with everything that belongs to it.

A link begins with the id of its place.  The rest of the page refers to no place by name, so a new
place needs only a file in ``maze/places/``, the modules which that file names, and a section of
``index.html``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, ClassVar, Protocol, cast

from maze.catalog import DEFAULT, Catalog
from maze.message import Said
from maze.progress import Work
from maze.saving import Form
from maze.steps import Steps

# Keys of the view that act everywhere, and those for what moves:
PAGE = frozenset({"embed", "controls", "theme", "lang", "present"})
TIME = frozenset({"at", "speed", "play", "loop"})


class AnyRecipe(Protocol):
    """All that determines a picture: a frozen dataclass."""

    place_id: ClassVar[str]                                # the place that it belongs to

    def begin(self) -> tuple[Any, Steps[Any]]:
        """What it starts from, and the steps that make the picture."""

    def picture(self) -> Any:
        """The finished picture, at full speed."""


class Fields(Protocol):
    """The module of the keys of a place's links."""

    def keys(self, catalog: Catalog) -> Sequence[str]:
        """The keys it knows, in their order."""

    def encode_fields(self, recipe: Any) -> dict[str, str]:
        """Keys and texts, in their order."""

    def decode_fields(self, fields: Mapping[str, str],
                      catalog: Catalog = DEFAULT) -> tuple[Any, list[Said]]:
        """The recipe, and a sentence for each text that had to be repaired.

        Where that may take long, the module has ``decoding`` too, which does it in slices.
        """


class Files(Protocol):
    """The module of what can be saved of a finished picture.

    It may have a table ``MORE`` of files for other tools: see ``Place.forms``.
    """

    UNIT: int                                              # pixels a cell of an SVG file

    def words(self, recipe: Any) -> list[str]:
        """The parts of a file's name."""

    def text(self, picture: Any, *, solution: bool) -> str:
        """In characters.  Raises MisfitError if that cannot be."""

    def writable(self, recipe: Any) -> None:
        """Raises MisfitError if its picture cannot be written in characters."""

    def json(self, recipe: Any, picture: Any) -> str: ...

    def layers(self, picture: Any, theme: Any, *, solution: bool) -> tuple[Sequence[Any], Any]:
        """Layers from the bottom up, and their box."""


@dataclass(frozen=True)
class Place:
    """Modules are named, because they are imported only when they are needed.

    id, title   the first word of its links, for ever; its name in the navigation
    order       where it stands there, from the left
    page_title  of the window
    fields      the module of its keys: see ``Fields``
    files       the module of what can be saved: see ``Files``
    workshop    its workshop, ``module:class``: see ``maze.web.run.Workshop``
    document    what it has in the document besides controls, made by the browser, ``module:class``,
                or ""
    exact       the box of the share dialog that makes its link exact, ``share-<exact>``, or ""
    modes       what can be done there; the first one stands in no link
    kinds       whether each mode has recipes of its own: then its keys are told the mode, too
    board       whether it draws on the board of the page, or has what it needs in its section
    buttons     how the ids of their buttons begin
    heeds       the keys of a link's view (``maze.share.VIEW``) that mean something there
    opening     the keys of a link that has none
    needs       packages and modules that no other place needs: with those that are named above they
                are fetched when somebody goes there, or later, but for those of the first place
    parts       the ids of places whose modules it uses, too
    rivals      the place that compares what is shown here with others, or "": its links have the
                same keys
    days        the module that draws its puzzle of a day, such as ``maze.playing.daily``, or ""
    turns       whether a mode is a way of looking at a recipe, or part of it: then ``fields`` has
                its key
    """

    id: str
    title: str
    order: int
    page_title: str
    fields: str
    files: str
    workshop: str
    document: str = ""
    exact: str = ""
    modes: tuple[str, ...] = ("watch",)
    kinds: bool = False
    board: bool = True
    buttons: str = "mode"
    heeds: frozenset[str] = TIME
    opening: Mapping[str, str] = field(default_factory=dict)
    needs: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
    rivals: str = ""
    days: str = ""
    turns: bool = True

    @property
    def part(self) -> frozenset[str]:
        """The packages and modules of its own."""
        named = (self.fields, self.files, self.workshop, self.document)
        return frozenset({*self.needs, *[name.partition(":")[0] for name in named if name]})

    @property
    def links(self) -> Fields:
        """Its keys, and how a recipe is written with them."""
        return cast(Fields, import_module(self.fields))

    def decoding(self, fields: Mapping[str, str],
                 catalog: Catalog = DEFAULT) -> Work[tuple[Any, list[Said]]]:
        """The recipe that some fields stand for, in slices of work."""
        slices = getattr(self.links, "decoding", None)
        if slices is None:
            return self.links.decode_fields(fields, catalog)
        found: tuple[Any, list[Said]] = yield from slices(fields, catalog)
        return found

    @property
    def daily(self) -> Any:
        """The module of its puzzle of a day."""
        return import_module(self.days)

    @property
    def saved(self) -> Files:
        """How its pictures are saved."""
        return cast(Files, import_module(self.files))

    def start(self, catalog: Catalog = DEFAULT) -> Any:
        """The recipe for a link without keys."""
        return self.links.decode_fields(self.opening, catalog)[0]

    @property
    def forms(self) -> Mapping[str, Form]:
        """The kinds of files for other tools, by id."""
        return getattr(self.saved, "MORE", {})

    def make(self, *given: Any) -> Any:
        """Its workshop."""
        return _named(self.workshop)(*given)

    def make_document(self, *given: Any) -> Any:
        """What it has in the document: see ``maze.web.services.Browser.document_of``."""
        return _named(self.document)(*given)

    @property
    def view(self) -> frozenset[str]:
        """The keys of a view that are known here."""
        turned = {"mode"} if self.turns and len(self.modes) > 1 else frozenset()
        return PAGE | self.heeds | turned


def _named(name: str) -> Any:
    """What ``module:name`` says."""
    module, _, inner = name.partition(":")
    return getattr(import_module(module), inner)


class Places:
    """Places by id, in their order.  A value: adding a place returns another object."""

    def __init__(self, places: Iterable[Place]) -> None:
        self._places = {place.id: place for place in sorted(places, key=lambda one: one.order)}

    def __iter__(self) -> Iterator[Place]:
        return iter(self._places.values())

    def __contains__(self, id_: object) -> bool:
        return id_ in self._places

    def __getitem__(self, id_: str) -> Place:
        return self._places[id_]

    def of(self, recipe: AnyRecipe) -> Place:
        """The place of a recipe."""
        return self[recipe.place_id]

    @property
    def first(self) -> Place:
        """The one that is shown if a link names none."""
        return next(iter(self))

    @property
    def later(self) -> list[str]:
        """The ids of those that are fetched when they are needed."""
        return [place.id for place in self if place is not self.first]

    @property
    def ids(self) -> list[str]:
        return list(self._places)

    def add(self, place: Place) -> Places:
        """These places, and another one."""
        return Places([*self, place])
