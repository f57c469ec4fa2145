"""A trial of an entry on a small board: the first thing that it does wrong, as a sentence.

The tests look at much more. This takes a moment, and it comes before `make golden` pins for ever
what an entry does: see `tools.entries`. The sentences about trees, grids and ways are also what
the tests say.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from traceback import extract_tb

from maze.conflicts import problem
from maze.connected import Links, reached
from maze.grid import Cell, Grid
from maze.passages import Maze
from maze.pentomino.board import Board
from maze.pentomino.pieces import parse_pieces
from maze.pentomino.solvers.source import source
from maze.pentomino.tiling import Tiling
from maze.recipe import Recipe
from maze.registry import Entry, misfit
from maze.rng import Rng
from maze.steps import Steps, T, run
from tools.samples import changing

SIZE = (7, 6)                                              # of the squares that are tried
MOST = 200_000                                             # steps: more would be a hang
OWN_TREES = {"sparse", "nested"}                           # such generators may leave cells out


def trial(room: str, entry: Entry) -> str:
    """What an entry of a room does wrong; "" if it does nothing wrong."""
    try:
        return TRIALS[room](entry)
    except Exception as error:                             # whatever a newcomer's file does
        lines = [frame.lineno for frame in extract_tb(error.__traceback__)
                 if frame.filename == entry.run.__code__.co_filename]
        where = f" in line {lines[-1]}" if lines else ""
        return f"tried on a small board, it fails{where}: {type(error).__name__}: {error}."


def no_tree(maze: Maze) -> str:
    """Why a maze is no spanning tree; "" if it is one."""
    cells, passages = len(maze.grid), maze.open.count(1)
    left = sorted(set(range(cells)) - set(reached(maze.passages(), 0)))
    if left:
        return (f"it should join all {cells} cells, but {len(left)} cannot be reached from cell 0, "
                f"the first of them cell {left[0]}")
    if passages != cells - 1:
        return (f"it should open {cells - 1} passages between {cells} cells, one path between any "
                f"two: it opens {passages}, so there are loops")
    return ""


def no_grid(grid: Grid) -> str:
    """Why the tables of a grid do not agree, or cells cannot be reached; "" if all is well."""
    if len(grid) < 2:
        return f"it should have two cells or more: it has {len(grid)}"
    for cell, (near, edges) in enumerate(zip(grid.neighbors, grid.borders, strict=True)):
        for other, edge in zip(near, edges, strict=True):
            if cell not in grid.neighbors[other]:
                return (f"cell {other} is a neighbor of cell {cell}, but cell {cell} is none of "
                        f"cell {other}: every edge belongs to both of its cells")
            if tuple(grid.joins[edge]) != (min(cell, other), max(cell, other)):
                return (f"edge {edge} lies between cells {cell} and {other} in `borders`, but "
                        f"`joins` says {tuple(grid.joins[edge])}")
    if not grid.is_connected():
        left = min(set(range(len(grid))) - set(reached(grid.neighbors, 0)))
        return (f"cell {left} cannot be reached from cell 0; two cells are neighbors only if they "
                "have a whole side in common, with the same two corners")
    return ""


def no_way(found: Sequence[Cell], start: Cell, goal: Cell, links: Links) -> str:
    """Why some cells are no way from start to goal; "" if they are one."""
    if not found or (found[0], found[-1]) != (start, goal):
        ends = f"{found[0]} to {found[-1]}" if found else "nowhere to nowhere"
        return f"its path should lead from cell {start} to cell {goal}: it leads from {ends}"
    for cell, other in pairwise(found):
        if other not in links[cell]:
            return f"its path goes from cell {cell} to cell {other}, where there is no passage"
    if len(set(found)) < len(found):
        return "its path passes a cell twice"
    return ""


def _result(steps: Steps[T]) -> T:
    """What comes of a run.  Raises ValueError if it does not end, TypeError if it has no steps."""
    if not hasattr(steps, "send"):
        raise TypeError("expected a function that yields its steps: this one has no yield")
    for _ in range(MOST):
        try:
            step = next(steps)
        except StopIteration as stop:
            result: T = stop.value
            return result
        if not isinstance(step, int):
            raise TypeError(f"expected steps that are whole numbers: got {step!r}")
    raise ValueError(f"expected an end within {MOST} steps: got none")


def _sentence(fault: str) -> str:
    return f"{fault}." if fault else ""


def _shape(entry: Entry) -> str:
    for more in (0, 3):
        size = tuple(min(param.high, param.low + more) for param in entry.params)
        if fault := no_grid(Recipe(shape=entry.id, size=size).grid()):
            return f"with size={'x'.join(map(str, size))}, {fault}."
    return ""


def _generator(entry: Entry) -> str:
    for grid in (Recipe(size=SIZE).grid(), Recipe(shape="polar", size=(4,)).grid()):
        if misfit(entry, grid):
            continue
        maze = Maze(grid)
        _result(entry.run(maze, Rng("amber-7")))
        if not entry.gives & OWN_TREES and (fault := no_tree(maze)):
            return f"{fault}."
    return ""


def _solver(entry: Entry) -> str:
    recipe = Recipe(size=SIZE, by="prim", solve=entry.id)
    picture = _result(recipe.begin()[1])
    if picture.path:
        return _sentence(no_way(picture.path, picture.start, picture.goal, picture.maze.links()))
    if {"complete", "perfect"} & set(entry.claims):
        return f"it claims to find the path in a maze without loops, and says: {picture.reason}"
    return ""


def _transform(entry: Entry) -> str:
    for param in entry.params:
        plain = Recipe(size=(8, 6), by="prim")
        turned = plain.but(symmetry="turn") if "twin" in entry.needs else plain
        for recipe in (plain, turned):
            for text in changing(param):
                asked = recipe.but(**{param.name: param.parse(text)})
                if problem(asked, asked.grid()) is None:
                    _result(asked.begin()[1])
    return ""


def _search(entry: Entry) -> str:
    tiling, again = (Tiling(Board(3, 5), parse_pieces("LPV")) for _ in range(2))
    count, right = _result(entry.run(tiling)), run(source(again))
    return "" if count == right else (
        f"it should find {right} tilings of 3x5 with L, P and V, and return how many: got {count}.")


TRIALS: dict[str, Callable[[Entry], str]] = {
    "shapes": _shape, "generators": _generator, "solvers": _solver, "transforms": _transform,
    "searches": _search}
