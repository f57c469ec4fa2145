"""RaceRecipe: two to six algorithms that do the same thing on boards of their own, as data.

    generators   each makes a maze of its own, on one grid and with one seed
    solvers      all are given one and the same maze
    searches     all are given one and the same board and the same pieces
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, TypeAlias

from maze.catalog import Catalog
from maze.errors import MisfitError, RecipeError
from maze.message import Grouped, Message
from maze.pentomino.recipe import TilingRecipe
from maze.progress import finish
from maze.race.runner import Runner, entering
from maze.recipe import Recipe
from maze.registry import Entry
from maze.steps import Steps
from maze.together import Together

Entrant: TypeAlias = Recipe | TilingRecipe

FIELDS = {"generators": "by", "solvers": "solve", "searches": "order"}  # where entrants differ
FEWEST, MOST = 2, 6                                        # algorithms in a race
CELLS = 10_000                                             # of a board: more could not be seen


@dataclass(frozen=True)
class RaceRecipe:
    """``kind`` is a key of ``FIELDS``; the entrants are alike but for that field and its options.

    Raises RecipeError for too few or too many entrants, or one that enters twice.
    """

    place_id: ClassVar[str] = "lab"

    kind: str
    entrants: tuple[Entrant, ...]

    def __post_init__(self) -> None:
        if not FEWEST <= len(self.entrants) <= MOST:
            raise RecipeError("expected {fewest} to {most} algorithms in a race: {n}",
                              fewest=FEWEST, most=MOST, n=len(self.entrants))
        if len(set(self.names)) < len(self.names):
            raise RecipeError("expected each algorithm once in a race: {names}",
                              names=", ".join(self.names))

    @property
    def base(self) -> Any:
        """The first entrant, which stands for what all have in common."""
        return self.entrants[0]

    @property
    def offered(self) -> Catalog:
        """What the ids of the algorithms belong to."""
        found: Catalog = self.base.catalog
        return found

    @property
    def names(self) -> tuple[str, ...]:
        """The ids of the algorithms, in their order."""
        return tuple(getattr(entrant, FIELDS[self.kind]) for entrant in self.entrants)

    @property
    def entries(self) -> list[Entry]:
        """The algorithms."""
        return [self.offered.get(self.kind, name) for name in self.names]

    def check(self) -> None:
        """Raises MisfitError if somebody cannot do it, or if the boards are too large."""
        for entrant in self.entrants:
            if isinstance(entrant, TilingRecipe):
                if problem := entrant.problem():
                    raise MisfitError(problem)
            elif (cells := len(entrant.checked_grid())) > CELLS:
                raise MisfitError(too_large(cells))

    def runners(self) -> list[Runner]:
        """All entrants at the start.  Raises MisfitError."""
        self.check()
        return [finish(entering(entrant)) for entrant in self.entrants]

    def begin(self) -> tuple[Together, Steps[list[Any]]]:
        """The boards before the first step, and the ticks of the common clock."""
        together = Together([(runner.steps, runner.scene) for runner in self.runners()])
        return together, together.steps()

    def picture(self) -> list[Any]:
        """The finished pictures, in the order of the entrants."""
        return [entrant.picture() for entrant in self.entrants]


def too_large(cells: int) -> Message:
    """Why there is no race on a board of so many cells."""
    return Message("A race has boards of at most {most} cells; this one would have {cells}.",
                   most=Grouped(CELLS), cells=Grouped(cells))


def racing(base: Entrant, kind: str, names: Iterable[str],
           options: Mapping[str, str] | None = None) -> RaceRecipe:
    """A race of the algorithms with these ids; each takes the options that it has.

    Raises RecipeError or MisfitError if one of them cannot take part.
    """
    return RaceRecipe(kind, tuple(entering_as(base, kind, name, options or {}) for name in names))


def entering_as(base: Any, kind: str, name: str, options: Mapping[str, str]) -> Any:
    """The recipe of one entrant."""
    if kind == "searches":
        return base.but(order=name)
    room: Mapping[str, Entry] = base.catalog.room(kind)
    if name not in room:
        raise RecipeError("expected an algorithm of the lab: {name}", name=name)
    given = tuple((param.name, options[param.name]) for param in room[name].params
                  if param.name in options)
    if kind == "generators":
        return base.but(by=name, opt=given, solve="", sopt=())
    return base.but(solve=name, sopt=given)
