"""Entrances: where a maze starts and where it leads.

    corners   the shape's own: the first cell and the last
    border    two cells on the border, far apart, drawn from the seed
    hardest   the two cells farthest apart on foot

What Walter D. Pullen ("Think Labyrinth: Maze algorithms", 1996-) calls the *elite* of a maze, how
short its solution is for its size, is chosen here and not by searching seeds: ``hardest`` is the
least elite pair of cells that a maze has. In a perfect maze it is exact (two floods: the cell
farthest from any cell, then the cell farthest from that one); in a maze with loops floods go on
until they find nothing farther, which may miss the very farthest pair.
"""

from __future__ import annotations

from collections.abc import Sequence

from maze.grid import Cell, Grid
from maze.params import Choice
from maze.passages import Maze
from maze.rng import Rng

Ends = tuple[Cell, Cell]
ENTR = Choice("entr", "Entrances", {"corners": "in the corners", "border": "anywhere on the border",
                                    "hardest": "the two cells farthest apart"},
              "corners", "where start and goal are; cells that are named win")


def choose(maze: Maze, rng: Rng, entr: str, own: Ends, start: Cell | None,
           goal: Cell | None) -> Ends:
    """Start and goal; ``own`` are the shape's, ``start`` and ``goal`` are named or None."""
    a, b = _own(maze, own)
    if start is None and goal is None and entr != ENTR.default:
        a, b = sorted(_pair(maze, rng, entr, None, a))
    elif start is None and goal is not None and entr != ENTR.default:
        b, a = _pair(maze, rng, entr, goal, a)
    elif goal is None and start is not None and entr != ENTR.default:
        a, b = _pair(maze, rng, entr, start, a)
    return a if start is None else start, b if goal is None else goal


def _pair(maze: Maze, rng: Rng, entr: str, known: Cell | None, anywhere: Cell) -> Ends:
    """Two cells far apart, the known one first if there is one."""
    if entr == "border":
        return _on_the_border(maze, rng, known, anywhere)
    return _farthest_apart(maze.passages(), known, anywhere)


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


def _farthest_apart(links: Sequence[Sequence[Cell]], known: Cell | None, anywhere: Cell) -> Ends:
    """The ends of a longest way; one end is the known cell if there is one."""
    if known is not None:
        return known, _flood(links, known)[0]
    first, ends, longest = anywhere, (anywhere, anywhere), 0
    while True:
        last, distance = _flood(links, first)
        if distance <= longest:
            return ends
        first, ends, longest = last, (first, last), distance


def _flood(links: Sequence[Sequence[Cell]], start: Cell) -> tuple[Cell, int]:
    """The last cell that a flood reaches, and how far it is."""
    distance = [-1] * len(links)
    distance[start] = 0
    wave = [start]
    for cell in wave:
        for near in links[cell]:
            if distance[near] < 0:
                distance[near] = distance[cell] + 1
                wave.append(near)
    return wave[-1], distance[wave[-1]]
