"""Census: every perfect maze of a small grid, and how often a generator makes each.

Numbered as ``maze.lab.trees`` lists them. Draw k has the seed ``<seed>-<k>``, so that each draw is
a maze with a link.
"""

from __future__ import annotations

from array import array
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any
from weakref import WeakKeyDictionary

from maze.bits import pack
from maze.catalog import DEFAULT, Catalog
from maze.errors import MisfitError
from maze.grid import Grid
from maze.lab import trees
from maze.lab.chance import as_uneven, at_most, chi_squared
from maze.lab.experiment import Experiment
from maze.measures.trees import spanning_trees
from maze.message import Fixed, Grouped, Joined, Message, joined
from maze.params import Whole
from maze.passages import Maze
from maze.progress import Progress, Work, finish
from maze.recipe import Recipe
from maze.rng import Rng

DRAWS = Whole("draws", "Draws", 1, 1_000_000, 8000, "mazes that are made")
FEW = 5                                                    # draws of each maze, for a verdict
SLICE = 32                                                 # draws
CELLS = 40                                                 # no determinant of a larger board
DOUBT = 0.001                                              # below this nobody calls it even

Part = array | Progress                                    # type: ignore[type-arg]


@dataclass(frozen=True)
class Census:
    """Which mazes an algorithm makes on a small board: see ``maze.lab.experiment`` for the texts.

    Raises RecipeError for what is not known, MisfitError where there are too many mazes to list.
    """

    by: str = "wilson"
    board: str = "3x3"
    draws: int = DRAWS.default
    seed: str = "census"
    catalog: Catalog = field(default=DEFAULT, repr=False, compare=False)

    def __post_init__(self) -> None:
        DRAWS.parse(str(self.draws))

    @cached_property
    def _first(self) -> Recipe:
        experiment = Experiment((self.by,), (self.board,), mazes=1, seed=self.seed[:30],
                                catalog=self.catalog)
        return experiment.recipe(experiment.run(0))

    def recipe(self, draw: int) -> Recipe:
        """The maze of a draw."""
        return self._first.but(seed=f"{self.seed}-{draw + 1}")

    def board_of(self, draw: int) -> Recipe:
        """The board and the seed of a draw, for a program that is to make the maze elsewhere."""
        return Recipe(shape=self._first.shape, size=self._first.size, seed=self.recipe(draw).seed)

    @cached_property
    def grid(self) -> Grid:
        """The board.  Raises MisfitError."""
        grid = self._first.checked_grid()
        count = spanning_trees(grid) if len(grid) <= CELLS else None
        if count is None or count > trees.MOST:
            many = Message("more than {most}", most=trees.MOST) if count is None \
                else Message("{count}", count=count)
            raise MisfitError("A census is for boards with at most {most} perfect mazes; this one "
                              "has {count}.", most=trees.MOST, count=many)
        return grid

    @cached_property
    def kinds(self) -> list[bytes]:
        """All perfect mazes of the board."""
        return finish(self.listing())

    def listing(self) -> Work[list[bytes]]:
        """The same in slices; what was listed for a board once is known.  Raises MisfitError."""
        if self.grid not in _LISTED:
            _LISTED[self.grid] = yield from trees.listed(self.grid)
        return _LISTED[self.grid]

    @cached_property
    def _numbers(self) -> Mapping[bytes, int]:
        return {kind: at for at, kind in enumerate(self.kinds)}

    def number(self, maze: Maze) -> int:
        """Of a maze of the board; -1 if it is not perfect."""
        return self._numbers.get(bytes(maze.open), -1)

    def taking(self, first: int = 0, last: int | None = None,
               ) -> Generator[Part, None, bytes]:
        """Draws ``first`` to ``last`` - 1: parts are the numbers of the mazes that came, -1 for one
        that is not perfect; the result is all of them."""
        end = self.draws if last is None else min(last, self.draws)
        entry, grid = self._first.generator, self.grid
        options = {}
        for name, text in self._first.opt:
            param = entry.param(name)
            assert param
            options[name] = param.parse(text)
        filled = "walls" not in entry.gives
        found = array("i")
        for start in range(first, end, SLICE):
            yield Progress("Measuring", start - first, end - first)
            some = array("i")
            for draw in range(start, min(start + SLICE, end)):
                maze = Maze(grid, filled=filled)
                entry.finish(maze, Rng(f"{self.seed}-{draw + 1}", "carve"), **options)
                some.append(self.number(maze))
            found.extend(some)
            yield some
        yield Progress("Measuring", end - first, end - first)
        return found.tobytes()

    def maze(self, kind: int) -> Recipe:
        """A recipe that shows one of the mazes."""
        return Recipe(shape=self._first.shape, size=self._first.size,
                      walls=pack(self.kinds[kind]), catalog=self.catalog)

    def as_fields(self) -> dict[str, Any]:
        """For the arguments of a job."""
        return {"by": self.by, "board": self.board, "draws": self.draws, "seed": self.seed}

    @staticmethod
    def of_fields(fields: Mapping[str, Any], catalog: Catalog = DEFAULT) -> Census:
        """The census of some arguments; what is missing has its default."""
        known = {name: fields[name] for name in Census().as_fields() if name in fields}
        return Census(**known, catalog=catalog)


_LISTED: WeakKeyDictionary[Grid, list[bytes]] = WeakKeyDictionary()


class Counts:
    """How often each maze came.  ``feed`` takes the arrays of a job's parts."""

    def __init__(self, census: Census) -> None:
        self.census = census
        self.each = [0] * len(census.kinds)
        self.others = 0                                    # that are no perfect mazes

    def feed(self, numbers: Sequence[int]) -> None:
        """Count some draws."""
        for number in numbers:
            if number < 0:
                self.others += 1
            else:
                self.each[number] += 1

    @property
    def draws(self) -> int:
        """Of perfect mazes."""
        return sum(self.each)

    @property
    def never(self) -> list[int]:
        """The mazes that did not come."""
        return [kind for kind, count in enumerate(self.each) if not count]

    @property
    def chi(self) -> float:
        return chi_squared(self.each)

    @property
    def p(self) -> float:
        """How likely it is that an even generator is as uneven."""
        return as_uneven(self.chi, len(self.each) - 1)

    def finding(self) -> Joined:
        """What this says, in sentences."""
        title = Message(self.census.recipe(0).generator.title)
        none = Message("{title} made no perfect mazes in {draws} draws.", title=title,
                       draws=Grouped(self.others))
        if not self.draws:
            return joined([none])
        parts = [Message("{title} made {reached} of {every} mazes in {draws} draws.", title=title,
                         reached=len(self.each) - len(self.never), every=len(self.each),
                         draws=Grouped(self.draws)),
                 Message("χ² is {chi}; an even generator has about {freedom}.",
                         chi=Fixed(self.chi, 1), freedom=len(self.each) - 1)]
        if self.others:
            parts.append(Message("{count} draws were no perfect mazes.", count=self.others))
        few = self.draws < FEW * len(self.each)
        if few and at_most(self.chi, len(self.each)) < DOUBT:
            parts.append(Message("These are few draws, but even ones would be that uneven less "
                                 "than once in a thousand times (Chebyshev's inequality): it is "
                                 "not even."))
        elif few:
            parts.append(Message("These are too few draws for a verdict."))
        elif self.p < DOUBT:
            parts.append(Message("Even draws would be that uneven less than once in a thousand "
                                 "times: it is not even."))
        else:
            parts.append(Message("Even draws are at least that uneven with probability {p}: "
                                 "nothing speaks against an even generator.", p=Fixed(self.p, 3)))
        return joined(parts)
