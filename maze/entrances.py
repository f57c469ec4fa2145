"""Entrances: where a maze starts and where it leads.

    corners   the shape's own: the first cell and the last
    border    two cells on the border, far apart, drawn from the seed
    hardest   the two cells farthest apart on foot

What Walter D. Pullen ("Think Labyrinth: Maze algorithms", 1996-) calls the *elite* of a maze, how
short its solution is for its size, is chosen here and not by searching seeds: ``hardest`` is the
least elite pair of cells that a maze has, whose distance is the diameter of the maze
(``maze.measures.diameter``: exact, but for very large mazes with loops).
"""

from __future__ import annotations

from maze.connected import Links
from maze.grid import Cell, Grid
from maze.measures.bottlenecks import flood
from maze.measures.diameter import farthest_apart
from maze.params import Choice
from maze.passages import Maze
from maze.rng import Rng
from maze.steps import Steps

Ends = tuple[Cell, Cell]
ENTR = Choice("entr", "Entrances", {"corners": "in the corners", "border": "anywhere on the border",
                                    "hardest": "the two cells farthest apart"},
              "corners", "where start and goal are; cells given explicitly take precedence")


def choose(maze: Maze, rng: Rng, entr: str, own: Ends, start: Cell | None,
           goal: Cell | None) -> Steps[Ends]:
    """Start and goal; ``own`` are the shape's, ``start`` and ``goal`` are named or None.

    What is yielded are breaths, for it may take long in a large maze.
    """
    a, b = _own(maze, own)
    if start is None and goal is None and entr != ENTR.default:
        a, b = sorted((yield from _pair(maze, rng, entr, None, a)))
    elif start is None and goal is not None and entr != ENTR.default:
        b, a = yield from _pair(maze, rng, entr, goal, a)
    elif goal is None and start is not None and entr != ENTR.default:
        a, b = yield from _pair(maze, rng, entr, start, a)
    return a if start is None else start, b if goal is None else goal


def _pair(maze: Maze, rng: Rng, entr: str, known: Cell | None, anywhere: Cell) -> Steps[Ends]:
    """Two cells far apart, the known one first if there is one."""
    if entr == "border":
        return _on_the_border(maze, rng, known, anywhere)
    return (yield from _farthest_apart(maze.passages(), known, anywhere))


def border(grid: Grid) -> list[Cell]:
    """The cells on the rim."""
    return sorted({cell for cell, _ in grid.geometry.rim()})


def _own(maze: Maze, own: Ends) -> Ends:
    """The shape's own cells, or the first and the last that are used."""
    used = [_is_used(maze, cell) for cell in own]
    if all(used):
        return own
    cells = [cell for cell in range(len(maze.grid)) if _is_used(maze, cell)] or list(own)
    return own[0] if used[0] else cells[0], own[1] if used[1] else cells[-1]


def _is_used(maze: Maze, cell: Cell) -> bool:
    return any(map(maze.open.__getitem__, maze.grid.borders[cell]))


def _on_the_border(maze: Maze, rng: Rng, known: Cell | None, anywhere: Cell) -> Ends:
    """A random cell of the border, or the known one, and one of the third farthest from it.

    A maze that leaves cells out may come to the border nowhere, or once; then it is any two cells.
    """
    used = [cell for cell in range(len(maze.grid)) if _is_used(maze, cell)]
    cells = sorted({*border(maze.grid)} & {*used})
    if len({*cells} - {known}) < (2 if known is None else 1):
        cells = used or [anywhere]
    first = rng.pick(cells) if known is None else known
    x, y = maze.grid.center(first)
    far = [(-round((px - x) ** 2 + (py - y) ** 2, 6), cell) for cell in cells if cell != first
           for px, py in [maze.grid.center(cell)]]
    return first, rng.pick(sorted(far)[:max(1, len(far) // 3)])[1] if far else anywhere


def _farthest_apart(links: Links, known: Cell | None, anywhere: Cell) -> Steps[Ends]:
    """The ends of a longest path; one end is the known cell if there is one."""
    if known is not None:
        return known, flood(links, known)[1][-1]
    found = yield from farthest_apart(links, anywhere)
    return found.first, found.last
