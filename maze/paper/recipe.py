"""SheetRecipe: all that determines the pages of a set of puzzles, for ever.

The language of the words is not part of it: a class may read the same set in another language.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from maze.catalog import DEFAULT
from maze.errors import RecipeError
from maze.message import Message, Said
from maze.paper.fitting import beyond
from maze.paper.keys import OWN
from maze.recipe import Recipe
from maze.steps import Steps

Size = tuple[int, ...]
TITLES = {"mazes": Message("Mazes"), "pentominoes": Message("Pentominoes"),
          "mixed": Message("Puzzles")}
PLAIN = Recipe(catalog=DEFAULT)
MOST_SHAPES = 8
LINES = {"fine": 0.3, "normal": 0.6, "thick": 1.0}        # of a wall, in millimeters
LARGE = 1.5                                                # times, in large print


@dataclass(frozen=True)
class SheetRecipe:
    """A set of puzzles on paper, as data.

    models     a maze recipe for each shape: its shape, generator, options and changes are used
    least      the size of the smallest maze, as in a link, () for two thirds of the largest, in a
               book for one third
    most       the size of the largest, () for as many cells as fit
    make, per  how many puzzles there are, and how many on a page
    order      ``"ladder"`` from easy to hard, or ``"alike"``
    mm         how wide corridors are at least, in millimeters
    title, name, words, qr   what is printed besides: see ``maze.paper.keys``
    key        where the solutions are: ``"end"``, ``"back"`` (mirrored for duplex) or ``"none"``
    paper      ``"auto"`` fits on A4 and on Letter
    line, large, ends        how thick walls are, large print, what start and goal are marked with
    set        the seed
    dv         the version of the model that says how hard a maze is
    what       ``"mazes"``, ``"pentominoes"`` or ``"mixed"``
    trim       the size of a book's pages, in inches, or ``"none"`` for sheets; a book has a title
               page, so many ``chapters``, and its solutions at its end
    board      what pentominoes cover, ``ways`` in how many ways, and ``cut`` whether there is a
               page of pieces to cut out
    spell      words that the letters on the paths of the mazes spell, in turn
    pict, hide pictures that are cut out of the boards in turn, or painted by the solutions

    Raises RecipeError for what is out of range.
    """

    place_id: ClassVar[str] = "print"

    models: tuple[Recipe, ...] = (PLAIN,)
    least: Size = ()
    most: Size = ()
    make: int = 12
    per: int = 6
    order: str = "ladder"
    mm: int = 6
    title: str = ""
    name: int = 1
    words: int = 1
    qr: int = 1
    key: str = "end"
    paper: str = "auto"
    line: str = "normal"
    large: int = 0
    ends: str = "arrows"
    set: str = "amber-7"
    dv: int = 1
    what: str = "mazes"
    trim: str = "none"
    chapters: int = 5
    board: str = "6x10"
    ways: int = 1
    cut: int = 1
    spell: str = ""
    pict: str = ""
    hide: str = ""

    def __post_init__(self) -> None:
        for key, param in OWN.items():
            object.__setattr__(self, key, param.parse(param.format(getattr(self, key))))
        if not 1 <= len(self.models) <= MOST_SHAPES:
            raise RecipeError("expected one to {most} shapes: {count}", most=MOST_SHAPES,
                              count=len(self.models))

    @property
    def is_book(self) -> bool:
        """Whether the pages make a book."""
        return self.trim != "none"

    @property
    def named(self) -> Said:
        """What a set is called."""
        return self.title or TITLES[self.what]

    @property
    def spelled(self) -> list[str]:
        """The words on the paths."""
        return self.spell.split()

    @property
    def pictures(self) -> list[str]:
        """The pictures, each in pixels or an id of ours."""
        return self.pict.split(".") if self.pict else []

    @property
    def tasks(self) -> int:
        """How many lines say what is to be done with a maze."""
        return bool(self.spell) + bool(self.hide)

    @property
    def format(self) -> str:
        """What the pages are printed on: an id of ``PAPER`` or of ``TRIM``."""
        return self.trim if self.is_book else self.paper

    def begin(self) -> tuple[Any, Steps[Any]]:
        """Pages do not move: there is nothing to be played."""
        return None, iter_nothing()

    def picture(self) -> SheetRecipe:
        """Itself: ``maze.paper.layout`` makes pages of it."""
        return self

    @property
    def wall(self) -> float:
        """How thick a wall is, in millimeters."""
        return LINES[self.line] * self.larger

    @property
    def larger(self) -> float:
        """How many times as large letters are."""
        return LARGE if self.large else 1.0

    @property
    def beyond(self) -> float:
        """How far arrows or pictures reach out of a gate, in millimeters."""
        return beyond(self.ends, self.larger)

    def but(self, **changes: Any) -> SheetRecipe:
        """The same recipe with some parts changed."""
        return replace(self, **changes)


def iter_nothing() -> Steps[Any]:
    """No steps."""
    return
    yield
