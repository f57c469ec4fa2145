"""Cases: the runs that a proof asks for, on every shape that a program claims, the small ones too.

A case is a recipe without the program: its grid and seed for a generator, its whole maze for a
solver. A smaller case is one with fewer cells; squares come first, because they are read most
easily.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from maze.catalog import shapes
from maze.conflicts import problem, unsolvable
from maze.errors import MazeError
from maze.fields import decode_fields, encode_fields
from maze.grids.masks import bitmap
from maze.message import Message
from maze.params import Whole
from maze.recipe import Recipe
from maze.registry import Entry, misfit
from maze.visitors.replay import Checker, checker_of

SEEDS = 50
MEDIUM = 3                                                 # more than the least size of a shape
LONG = 9                                                   # cells of the longest row
FEW = 12                                                   # seeds that are tried on a smaller grid
LARGEST = 36                                               # cells of squares that are tried
SCALES = ((8, 8), (16, 16), (32, 32))                      # for the cost
DRAWN = ((0, 0), (1, 0), (2, 0), (0, 1), (2, 1), (0, 2), (1, 2), (0, 3))     # a hole, a dead end
KINDS: Mapping[str, Message] = {                           # of mazes to solve
    "tree": Message("Mazes without loops"), "braid": Message("Mazes without dead ends"),
    "islands": Message("Loops, and the goal in the middle"),
    "oneway": Message("One-way passages"), "keys": Message("Keys and doors"),
}


@dataclass(frozen=True)
class Case:
    """A run. ``kind`` is one of KINDS, for solvers.

    fresh   whether the program is compiled anew, so that nothing is left of earlier runs
    counts  whether the lines that run are counted
    """

    recipe: Recipe
    kind: str = ""
    fresh: bool = False
    counts: bool = False

    @property
    def most(self) -> int:
        """Steps after which a run is taken for endless: far more than any of ours needs."""
        return 120_000 + 1_000 * len(self.recipe.grid())

    @property
    def numbers(self) -> int:
        """How many numbers an answer may have."""
        return 4 * len(self.recipe.grid()) + 4

    def checker(self, room: str) -> Checker:
        """What checks its steps."""
        return checker_of(room, self.recipe.grid(), self.most)

    def data(self) -> dict[str, str | bool]:
        """For whoever runs it elsewhere: keys of a link, and two flags."""
        return {**encode_fields(self.recipe), "fresh": self.fresh, "counts": self.counts}


def case_of(data: Mapping[str, object]) -> Case:
    """The case of some data.  Raises MazeError."""
    fields = {key: text for key, text in data.items() if isinstance(text, str)}
    recipe, notes = decode_fields(fields)
    if notes:
        raise MazeError(notes[0])
    return Case(recipe, "", data.get("fresh") is True, data.get("counts") is True)


def row(cells: int) -> Recipe:
    """A single row of cells: a drawing, because squares have two rows at least."""
    return Recipe(shape="mask", size=(max(2, cells), 2),
                  mask=bitmap([(x, 0) for x in range(cells)], max(2, cells), 2))


@lru_cache(maxsize=1)
def boards() -> tuple[Recipe, ...]:
    """Every shape in its least size and a larger one, rows and columns of cells, and drawings."""
    found = [Recipe(size=(3, 3)), Recipe(size=(2, 2)), row(2), row(LONG),
             Recipe(shape="mask", size=(2, LONG), mask=bitmap([(0, y) for y in range(LONG)], 2,
                                                              LONG)),
             Recipe(shape="mask", size=(3, 4), mask=bitmap(DRAWN, 3, 4)),
             Recipe(shape="mask"), Recipe(shape="word", mask="A", size=(2,))]
    for shape in shapes().values():
        for more in (0, MEDIUM) if not shape.mask else ():
            size = tuple(min(param.high, param.low + more) for param in numbers_of(shape))
            found.append(Recipe(shape=shape.id, size=size))
    return tuple(found)


def numbers_of(shape: Entry) -> list[Whole]:
    """The parameters of a shape, which are whole numbers."""
    return [param for param in shape.params if isinstance(param, Whole)]


def fits(stub: Entry, recipe: Recipe) -> bool:
    """Whether an algorithm claims that it works on the grid of a recipe."""
    return misfit(stub, recipe.grid()) is None


def generating(stub: Entry, seeds: int) -> Iterator[list[Case]]:
    """The cases of a generator, grid by grid."""
    for board in boards():
        if fits(stub, board):
            yield [Case(board.but(seed=str(seed))) for seed in range(1, seeds + 1)]


def solving(stub: Entry, seeds: int) -> Iterator[list[Case]]:
    """The cases of a solver: perfect mazes on every shape, then what may be difficult."""
    for board in boards():
        yield _fitting(stub, "tree", [board.but(seed=str(seed), by="recursive_backtracker")
                                      for seed in range(1, max(2, seeds // 5 + 1))])
    for kind, more in (("tree", {}), ("braid", {"braid": 100}), ("islands", {"braid": 100}),
                       ("oneway", {"oneway": 30}), ("keys", {"keys": "2"})):
        for plain in (Recipe(size=(9, 7)), Recipe(shape="hexagon", size=(7, 7)),
                      Recipe(shape="polar", size=(5,))):
            goal = len(plain.grid()) // 2 if kind == "islands" else None
            yield _fitting(stub, kind, [plain.but(seed=str(seed), by="prim", goal=goal, **more)
                                        for seed in range(1, seeds + 1)])


def _fitting(stub: Entry, kind: str, recipes: list[Recipe]) -> list[Case]:
    return [Case(recipe, kind) for recipe in recipes
            if misfit(stub, recipe.grid()) is None and unsolvable(recipe, stub) is None
            and problem(recipe, recipe.grid()) is None]


def smaller(stub: Entry, case: Case, seeds: int = 0) -> Iterator[list[Case]]:
    """Cases with fewer cells than one, the smallest first: squares, then the same shape.

    ``seeds`` is how many there are of each; 0 for the usual number.
    """
    cells = len(case.recipe.grid())
    found = [row(count) for count in range(2, 5)]
    found += [Recipe(size=(width, height)) for width in range(2, 7) for height in range(2, 7)]
    found += [case.recipe.but(size=size) for size in _sizes(case.recipe)]
    least = sorted({recipe for recipe in found if len(recipe.grid()) < min(cells, LARGEST + 1)
                    or recipe.shape == case.recipe.shape and len(recipe.grid()) < cells},
                   key=lambda recipe: (len(recipe.grid()), recipe.shape != "square", recipe.size))
    for board in [*least, case.recipe]:
        recipes = [_as(case.recipe, board).but(seed=str(seed))
                   for seed in range(1, (seeds or FEW) + 1)]
        if case.kind:
            yield _fitting(stub, case.kind, recipes)
        elif fits(stub, board):
            yield [Case(recipe, fresh=case.fresh) for recipe in recipes]
    yield [case]


def _as(recipe: Recipe, board: Recipe) -> Recipe:
    """The maze of a recipe on another board; the goal stays about the middle."""
    goal = None if recipe.goal is None else len(board.grid()) // 2
    return recipe.but(shape=board.shape, size=board.size, mask=board.mask, goal=goal)


def _sizes(recipe: Recipe) -> Iterator[tuple[int, ...]]:
    """Smaller sizes of the same shape: all numbers go down together."""
    params = numbers_of(recipe.shape_entry)
    if recipe.mask or recipe.shape_entry.mask:
        return
    for less in range(1, max(recipe.size) + 1):
        size = tuple(max(param.low, value - less)
                     for param, value in zip(params, recipe.size, strict=True))
        yield size
        if all(value == param.low for param, value in zip(params, size, strict=True)):
            return


def scales(stub: Entry, room: str) -> list[list[Case]]:
    """Cases that grow, for the cost: squares, each of two seeds."""
    found = []
    for size in SCALES:
        boards = [Recipe(size=size, by="recursive_backtracker", seed=seed) for seed in ("1", "2")]
        if all(fits(stub, board) and (room != "solvers" or unsolvable(board, stub) is None)
               for board in boards):
            found.append([Case(board, "tree", counts=True) for board in boards])
    return found
