"""Recipe: all that determines a picture of a maze.  Speed, colors and zoom are not in it.

The test for what belongs here: would a friend who opens the link expect it to be the same?
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, replace
from math import prod
from typing import Any, ClassVar

from maze.bits import unpack
from maze.errors import MisfitError, RecipeError
from maze.grid import LARGE, Cell, Grid
from maze.params import listed, shown
from maze.passages import Maze
from maze.picture import Picture
from maze.pipeline import asked, changes, generators, problem, shapes, solvers, steps
from maze.registry import Entry, misfit
from maze.rng import Rng
from maze.steps import Steps, run

__all__ = ["SEED_LENGTH", "Recipe", "generators", "shapes", "solvers"]

SEED_LENGTH = 40
WALLS_LENGTH = 8000                                        # a link has 8192 at most
OF_DRAWN = {"entr", "keys"}                                # what may be done to a drawn maze
LAID = {"sparse", "oneway", "entr", "keys"}                # with start and goal in view
GROWN = {"braid", "sparse", "entr"}                        # leave the way as it grew in place


@dataclass(frozen=True)
class Recipe:
    """A picture of a maze, as data.

    shape, size    an id of ``shapes()`` and its numbers
    by, opt        an id of ``generators()`` and its options
    seed           any text, 40 characters at most
    solve, sopt    an id of ``solvers()``, or "", and its options
    start, goal    cells, or None for the shape's own
    walls          the exact maze (see ``maze.bits``), instead of by, seed and what is done to it
    mask           the drawing of a shape that is drawn (see ``maze.grids.masks``), "" for its own
    unicursal ...  what is done to the maze (see ``maze.pipeline.changes``), and where its ends are

    The constructor raises RecipeError for what is out of range and MisfitError for what does not
    go together.
    """

    place_id: ClassVar[str] = "maze"

    shape: str = "square"
    size: tuple[int, ...] = (20, 15)
    by: str = "recursive_backtracker"
    opt: tuple[tuple[str, str], ...] = ()                  # (name, text) in the generator's order
    seed: str = "amber-7"
    solve: str = ""
    start: Cell | None = None
    goal: Cell | None = None
    walls: str = ""
    mask: str = ""
    unicursal: int = 0
    bias: int = 0
    run: int = 0
    river: int = 50
    symmetry: str = "none"
    braid: int = 0
    sparse: int = 0
    oneway: int = 0
    entr: str = "corners"
    keys: str = ""
    sopt: tuple[tuple[str, str], ...] = ()                 # (name, text) in the solver's order

    def __post_init__(self) -> None:
        shape = _known(shapes(), self.shape, "shape")
        if len(self.size) != len(shape.params):
            words = " and ".join(param.title.lower() for param in shape.params)
            raise RecipeError(f"expected a size with {words}: {'x'.join(map(str, self.size))}")
        for param, value in zip(shape.params, self.size, strict=True):
            param.parse(str(value))
        if self.mask and shape.mask:
            shape.mask.check(self.mask, self.size)
        elif self.mask:                                    # another shape has no use for it
            object.__setattr__(self, "mask", "")
        generator = _known(generators(), self.by, "generator")
        for name, text in self.opt:
            _option(generator, name).parse(text)
        plain = self.seed.encode("utf-8", "replace").decode()         # half a character is no text
        object.__setattr__(self, "seed", plain)
        if len(self.seed) > SEED_LENGTH:
            raise RecipeError(f"expected a seed of at most {SEED_LENGTH} characters: "
                              f"{shown(self.seed)}")
        for name, param in changes().items():
            param.parse(param.format(getattr(self, name)))
        if len(self.walls) > WALLS_LENGTH:
            raise RecipeError(f"expected a drawing of at most {WALLS_LENGTH} characters: "
                              f"{len(self.walls)}")
        if self.walls:                                     # the walls say all that these would say
            seed = () if "seed" in shape.needs else ("seed",)
            for name in ("by", "opt", *seed, *changes().keys() - OF_DRAWN):
                object.__setattr__(self, name, getattr(Recipe, name))
        if self.solve:
            _fits(_known(solvers(), self.solve, "solver"), generator, self)
            for name, text in self.sopt:
                _option(solvers()[self.solve], name).parse(text)
        elif self.sopt:
            object.__setattr__(self, "sopt", ())

    def board(self) -> Grid:
        """The grid of the shape; shapes that are random draw from the seed."""
        return _board(self._key)

    @property
    def _key(self) -> Key:
        seed = self.seed if "seed" in shapes()[self.shape].needs else ""
        return self.shape, self.size, self.mask, seed

    def laying(self) -> Iterator[None] | None:
        """Work to be done, in slices, before there is a board; None if that takes no time."""
        slices = shapes()[self.shape].slices
        if slices is None or prod(self.size) <= LARGE or self._key in _kept:
            return None
        return _lay(self._key, slices)

    def grid(self) -> Grid:
        """The board.  Raises MisfitError if something in the recipe cannot be done on it."""
        grid = self.board()
        if not self.walls and (sentence := misfit(generators()[self.by], grid)):
            raise MisfitError(sentence)
        if found := problem(self, grid):
            raise MisfitError(found[1])
        if self.solve and (sentence := misfit(solvers()[self.solve], grid)):
            raise MisfitError(sentence)
        return grid

    def ends(self, grid: Grid) -> tuple[Cell, Cell]:
        """Start and goal before there is a maze: the grid's own, unless the recipe says otherwise.

        A single way begins at the first cell and ends at the one below.
        """
        start = grid.ends[0] if self.start is None else self.start
        last = len(grid.rows[0]) if self.unicursal else grid.ends[1]
        goal = last if self.goal is None else self.goal
        for cell in (start, goal):
            if not 0 <= cell < len(grid):
                raise RecipeError(f"expected a cell from 0 to {len(grid) - 1}: {cell}")
        return start, goal

    @property
    def dug(self) -> bool:
        """Whether the passages are drawn in ink, as the mole's are, and not the walls."""
        return "dug" in generators()[self.by].gives and not self.walls

    def begin(self) -> tuple[Maze, Steps[Picture]]:
        """The maze before the first step, and all that is done to it as one timeline."""
        maze = self._unmade()
        return maze, steps(self, maze)

    def _unmade(self) -> Maze:
        grid = self.grid()
        adds_walls = "walls" in generators()[self.by].gives and not self.unicursal
        maze = Maze(grid, filled=bool(self.walls) or not adds_walls)
        if self.walls:
            maze.open[:] = unpack(self.walls, grid.edges)
        return maze

    def picture(self) -> Picture:
        """The finished picture, at full speed."""
        return run(steps(self, self._unmade(), shown=False))

    def stands(self, ends: Recipe) -> bool:
        """Whether a recipe gives this very maze with other ends: then it need not be made anew.

        Sparse and one-way passages, keys and entrances are laid with the ends in view; some solvers
        read how the maze grew.
        """
        nowhere = {"start": None, "goal": None, "solve": "", "sopt": ()}
        growth = ends.solve and "growth" in solvers()[ends.solve].needs
        return (self.but(**nowhere) == ends.but(**nowhere)
                and not growth and not asked(ends).keys() & LAID)

    def but(self, **changes: Any) -> Recipe:
        """The same recipe with some parts changed."""
        return replace(self, **changes)


Key = tuple[str, tuple[int, ...], str, str]
_kept: dict[Key, Grid] = {}                                # the latest: edits keep their board


def _board(key: Key) -> Grid:
    if key not in _kept:
        id_, size, mask, seed = key
        shape = shapes()[id_]
        more: dict[str, Any] = {"mask": mask} if shape.mask else {}
        if "seed" in shape.needs:
            more["rng"] = Rng(seed, "shape")
        _keep(key, shape.run(*size, **more))
    return _kept[key]


def _keep(key: Key, grid: Grid) -> None:
    _kept.clear()                                          # two may be too large
    _kept[key] = grid


def _lay(key: Key, slices: Callable[..., Generator[None, None, Grid]]) -> Iterator[None]:
    _kept.clear()
    _keep(key, (yield from slices(*key[1])))


def _known(entries: dict[str, Entry], name: str, kind: str) -> Entry:
    if name not in entries:
        raise RecipeError(f"expected a {kind} ({listed(entries)}): {shown(name)}")
    return entries[name]


def _option(entry: Entry, name: str) -> Any:
    param = entry.param(name)
    if param is None:
        raise RecipeError(f"{entry.title} has no option {shown(name)}.")
    return param


def _fits(solver: Entry, generator: Entry, recipe: Recipe) -> None:
    """Some solvers read how the maze was made; not every maze has grown from one cell."""
    if recipe.keys and solver.needs & {"growth", "planar"}:
        raise MisfitError(f"{solver.title} cannot find its way with keys or points.")
    if "growth" not in solver.needs:
        return
    if recipe.walls or "growth" not in generator.gives:
        what = "a drawn maze" if recipe.walls else generator.title
        raise MisfitError(f"{solver.title} needs a maze that grew from one cell; {what} did not.")
    if changed := asked(recipe).keys() - GROWN:
        what = changes()[min(changed)].title.lower()
        raise MisfitError(f"{solver.title} needs the passages as they grew; {what} changes them.")
