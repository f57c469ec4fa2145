"""The catalog: everything there is to choose from, as a value.

A catalog has five rooms (shapes, generators, transforms, solvers, and searches, which are the
solvers of pentominoes); each maps ids to entries in the order of menus. The default catalog,
``DEFAULT``, holds what the files of the package declare. ``add`` returns another catalog with one
entry more, so an algorithm that arrives while the program runs, such as a visitor's, is an entry
like any other and nobody else's catalog changes.

A recipe carries its catalog as a field, ``DEFAULT`` unless told otherwise: an id means something
only in a catalog, and whatever is given a recipe (the pipeline, a title, a menu) then looks the id
up in the right one without a second argument. Only what makes a recipe from text, ``decode`` and
``decode_fields``, takes a catalog of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from maze.params import Param
from maze.registry import Entry, discover
from maze.steps import STAGES

ROOMS = {                                                  # where the files of a room are
    "shapes": "maze.shapes",
    "generators": "maze.generators",
    "transforms": "maze.transforms",
    "solvers": "maze.solvers",
    "searches": "maze.pentomino.solvers",
}


class Catalog:
    """The entries of the package's files, and ``added`` ones: pairs of a room and an entry.

    A room is read from its files when it is first asked for: the first screen needs few of them.
    Two catalogs are equal only if they are the same object, for what an added entry does cannot
    be compared.
    """

    def __init__(self, added: Sequence[tuple[str, Entry]] = ()) -> None:
        self._added = tuple(added)
        self._read: dict[str, Mapping[str, Entry]] = {}

    def room(self, room: str) -> Mapping[str, Entry]:
        """The entries of a room by id, by title; transforms in the order they are applied."""
        if room not in self._read:
            found = [*discover(ROOMS[room]), *(entry for where, entry in self._added
                                               if where == room)]
            found.sort(key=_when if room == "transforms" else _title)
            self._read[room] = MappingProxyType({entry.id: entry for entry in found})
        return self._read[room]

    def get(self, room: str, name: str) -> Entry:
        """The entry with an id.  Raises KeyError if there is none."""
        return self.room(room)[name]

    def add(self, room: str, entry: Entry) -> Catalog:
        """A catalog with one entry more.  Raises ValueError if its id or a key is taken."""
        if entry.id in self.room(room):
            raise ValueError(f"expected an id that is not taken in {room}: {entry.id!r}")
        taken = self.keys.keys() & {param.name for param in entry.params}
        if room == "transforms" and taken:
            raise ValueError(f"expected a key that no other transform has: {min(taken)!r}")
        return Catalog((*self._added, (room, entry)))

    def put(self, room: str, entry: Entry) -> Catalog:
        """The same, in place of an entry that was added under this id.  Raises ValueError."""
        return self.drop(room, entry.id).add(room, entry)

    def drop(self, room: str, name: str) -> Catalog:
        """A catalog without an entry that was added."""
        return Catalog([(where, other) for where, other in self._added
                        if (where, other.id) != (room, name)])

    @property
    def keys(self) -> dict[str, Param]:
        """The parameters of all transforms: keys of recipes and links, in their order."""
        return {param.name: param for entry in self.room("transforms").values()
                for param in entry.params}

    @property
    def phases(self) -> tuple[str, ...]:
        """The names of all phases by number: the stages of the pipeline, then the transforms."""
        return (*STAGES, *self.room("transforms"))


def _title(entry: Entry) -> str:
    return entry.title


def _when(entry: Entry) -> tuple[bool, int, str]:
    """Transforms that need to know start and goal come after the entrances are chosen."""
    return "ends" in entry.needs, entry.order, entry.id


DEFAULT = Catalog()


def shapes() -> Mapping[str, Entry]:
    """The shapes of the default catalog."""
    return DEFAULT.room("shapes")


def generators() -> Mapping[str, Entry]:
    """The generators of the default catalog."""
    return DEFAULT.room("generators")


def solvers() -> Mapping[str, Entry]:
    """The solvers of the default catalog."""
    return DEFAULT.room("solvers")


def transforms() -> Mapping[str, Entry]:
    """The transforms of the default catalog, in the order in which they are applied."""
    return DEFAULT.room("transforms")
