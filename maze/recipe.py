"""Recipe: all that determines a picture of a maze.  Speed, colors and zoom are not in it.

The test for what belongs here: would a friend who opens the link expect it to be the same?
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from maze.bits import unpack
from maze.board import Answer, board_of
from maze.errors import MisfitError, RecipeError
from maze.grid import Cell, Edge, Grid
from maze.params import Choice, listed, shown
from maze.passages import Maze
from maze.picture import Picture
from maze.quest.halves import carve_halves, check_halves, place_lock
from maze.quest.place import place_keys, place_points
from maze.quest.quest import Quest, ends, legs, lifted
from maze.registry import Entry, discover, misfit
from maze.rng import Rng
from maze.steps import (
    ANSWER,
    LEG,
    MASK,
    PATH,
    PHASE,
    SHIFT,
    SOLVING,
    VISIT,
    Step,
    Steps,
    run,
)

SEED_LENGTH = 40
QUESTS = Choice("keys", "Keys", {"": "none"} | {str(n): f"{n} with doors" for n in range(1, 7)}
                | {"halves": "two halves, one door"}
                | {f"points.{n}": f"{n} points in order" for n in range(1, 7)},
                "", "keys to fetch and doors they open, or points to pass in order")


def shapes() -> dict[str, Entry]:
    return discover("maze.shapes")


def generators() -> dict[str, Entry]:
    return discover("maze.generators")


def solvers() -> dict[str, Entry]:
    return discover("maze.solvers")


@dataclass(frozen=True)
class Recipe:
    """A picture of a maze, as data.

    shape, size    an id of ``shapes()`` and its numbers
    by, opt        an id of ``generators()`` and its options
    seed           any text, 40 characters at most
    solve, sopt    an id of ``solvers()``, or "", and its options
    start, goal    cells, or None for the shape's own
    keys           "1" to "6" keys with doors, "halves", "points.1" to "points.6", or ""
    walls          the exact maze (see ``maze.bits``), instead of by and seed

    The constructor raises RecipeError for what is out of range and MisfitError for what does not
    go together.
    """

    shape: str = "square"
    size: tuple[int, ...] = (20, 15)
    by: str = "recursive_backtracker"
    opt: tuple[tuple[str, str], ...] = ()                  # (name, text) in the generator's order
    seed: str = "amber-7"
    solve: str = ""
    start: Cell | None = None
    goal: Cell | None = None
    walls: str = ""
    sopt: tuple[tuple[str, str], ...] = ()                 # (name, text) in the solver's order
    keys: str = ""

    def __post_init__(self) -> None:
        shape = _known(shapes(), self.shape, "shape")
        if len(self.size) != len(shape.params):
            words = " and ".join(param.title.lower() for param in shape.params)
            raise RecipeError(f"expected a size with {words}: {'x'.join(map(str, self.size))}")
        for param, value in zip(shape.params, self.size, strict=True):
            param.parse(str(value))
        generator = _known(generators(), self.by, "generator")
        for name, text in self.opt:
            _option(generator, name).parse(text)
        plain = self.seed.encode("utf-8", "replace").decode()         # half a character is no text
        object.__setattr__(self, "seed", plain)
        if len(self.seed) > SEED_LENGTH:
            raise RecipeError(f"expected a seed of at most {SEED_LENGTH} characters: "
                              f"{shown(self.seed)}")
        if self.solve:
            solver = _known(solvers(), self.solve, "solver")
            _fits(solver, generator, bool(self.walls))
            for name, text in self.sopt:
                _option(solver, name).parse(text)
            if self.keys and solver.needs & {"growth", "planar"}:
                raise MisfitError(f"{solver.title} cannot find its way with keys or points.")
        elif self.sopt:
            object.__setattr__(self, "sopt", ())
        if self.keys:
            QUESTS.parse(self.keys)
        if self.walls and self.keys == "halves":
            raise MisfitError("Two halves are carved anew; a drawn maze can have 1 to 6 keys.")
        if self.walls:                                     # the walls say all that these would say
            for name in ("by", "opt", "seed"):
                object.__setattr__(self, name, getattr(Recipe, name))

    def board(self) -> Grid:
        """The grid of the shape; shapes that are random draw from the seed."""
        shape = shapes()[self.shape]
        more = {"rng": Rng(self.seed, "shape")} if "seed" in shape.needs else {}
        grid: Grid = shape.run(*self.size, **more)
        return grid

    def grid(self) -> Grid:
        """The board.  Raises MisfitError if the generator or the solver cannot work on it."""
        grid = self.board()
        problem = None if self.walls else misfit(generators()[self.by], grid)
        if self.solve:
            problem = problem or misfit(solvers()[self.solve], grid)
        if problem:
            raise MisfitError(problem)
        return grid

    def ends(self, grid: Grid) -> tuple[Cell, Cell]:
        """Start and goal: the first cell and the last, unless the recipe says otherwise."""
        start = 0 if self.start is None else self.start
        goal = len(grid) - 1 if self.goal is None else self.goal
        for cell in (start, goal):
            if not 0 <= cell < len(grid):
                raise RecipeError(f"expected a cell from 0 to {len(grid) - 1}: {cell}")
        return start, goal

    def begin(self) -> tuple[Maze, Steps[Picture]]:
        """The maze before the first step, and the steps: generation, then solving, one timeline."""
        grid = self.grid()
        maze = Maze(grid)
        if self.keys == "halves":
            check_halves(grid, generators()[self.by], *self.ends(grid))
        if self.walls:
            maze.open[:] = unpack(self.walls, grid.edges)
        return maze, self._steps(maze)

    def picture(self) -> Picture:
        """The finished picture, at full speed."""
        return run(self.begin()[1])

    def _steps(self, maze: Maze) -> Steps[Picture]:
        start, goal = self.ends(maze.grid)
        growth: list[tuple[Cell, Cell]] = []
        if not self.walls:
            growth = yield from self._generate(maze)
        quest = yield from self._place(maze, start, goal)
        if not self.solve:
            return Picture(maze, start, goal, None, quest=quest)
        yield PHASE + SOLVING
        answer = yield from self._solve(maze, start, goal, growth, quest)
        yield PHASE + ANSWER
        if isinstance(answer, str):
            return Picture(maze, start, goal, [], answer, quest)
        way = legs(quest, maze.grid, answer) if quest else []
        path = [node % len(maze.grid) for node in answer]
        firsts = {leg.first: number for number, leg in enumerate(way)}
        for at, cell in enumerate(path):
            if at in firsts:
                yield LEG + firsts[at]
            yield PATH + cell
        return Picture(maze, start, goal, path, "", quest, way)

    def _place(self, maze: Maze, start: Cell, goal: Cell) -> Steps[Quest | None]:
        """Keys and doors, or points, where the recipe wants them."""
        kind, _, number = self.keys.rpartition(".")
        rng = Rng(self.seed, "keys")
        if number == "halves":
            return (yield from place_lock(maze, rng, start, goal))
        if kind == "points":
            return place_points(maze, rng, start, goal, int(number))
        return (yield from place_keys(maze, rng, start, goal, int(number))) if number else None

    def _solve(self, maze: Maze, start: Cell, goal: Cell, growth: list[tuple[Cell, Cell]],
               quest: Quest | None) -> Steps[Answer]:
        """The steps of the solver; with a quest it walks floors, but tells cells."""
        solver, rng = solvers()[self.solve], Rng(self.seed, "solve")
        options = {name: _option(solver, name).parse(text) for name, text in self.sopt}
        answer: Answer
        if quest is None:
            answer = yield from solver.run(board_of(maze, rng, growth), start, goal, **options)
            return answer
        board, nodes = lifted(maze, quest, rng), ends(quest, maze.grid, start, goal)
        box: list[Answer] = []
        steps = _kept(solver.run(board, *nodes, **options), box)
        cells = len(maze.grid)
        for step in steps:
            yield step - (step & MASK) + (step & MASK) % cells
        answer = box[0]
        return answer

    def _generate(self, maze: Maze) -> Steps[list[tuple[Cell, Cell]]]:
        """Carve; how the maze grew is recorded only if the solver reads it: it takes time."""
        entry = generators()[self.by]
        options = {name: _option(entry, name).parse(text) for name, text in self.opt}
        steps = entry.run(maze, Rng(self.seed, "carve"), **options)
        if self.keys == "halves":
            steps = carve_halves(maze, entry, self.seed, options)
        if not self.solve or "growth" not in solvers()[self.solve].needs:
            yield from steps
            return []
        log = array("i")
        for step in steps:
            log.append(step)
            yield step
        return growth_of(maze.grid, log)

    def but(self, **changes: Any) -> Recipe:
        """The same recipe with some parts changed."""
        return replace(self, **changes)


def _kept(steps: Steps[Answer], box: list[Answer]) -> Steps[None]:
    """The steps, with what they return put into a box."""
    box.append((yield from steps))


def growth_of(grid: Grid, log: Sequence[Step]) -> list[tuple[Cell, Cell]]:
    """The pairs (old cell, new cell) of a maze that grew from one cell, from its steps."""
    pairs: list[tuple[Cell, Cell]] = []
    grown = bytearray(len(grid))
    for step in log:
        if step >> SHIFT == VISIT >> SHIFT:
            grown[step - VISIT] = 1
        elif step >> SHIFT == 0:
            pairs.append(_old_and_new(grid, step, grown))
    return pairs


def _old_and_new(grid: Grid, edge: Edge, grown: bytearray) -> tuple[Cell, Cell]:
    a, b = grid.joins[edge]
    if grown[b]:
        a, b = b, a
    grown[b] = 1
    return a, b


def _known(entries: dict[str, Entry], name: str, kind: str) -> Entry:
    if name not in entries:
        raise RecipeError(f"expected a {kind} ({listed(entries)}): {shown(name)}")
    return entries[name]


def _option(entry: Entry, name: str) -> Any:
    param = entry.param(name)
    if param is None:
        raise RecipeError(f"{entry.title} has no option {shown(name)}.")
    return param


def _fits(solver: Entry, generator: Entry, drawn: bool) -> None:
    """Some solvers read how the maze was made; not every maze has grown from one cell."""
    missing = (solver.needs & {"growth"}) - (frozenset() if drawn else generator.gives)
    if missing:
        what = "a drawn maze" if drawn else generator.title
        raise MisfitError(f"{solver.title} needs a maze that grew from one cell; {what} did not.")
