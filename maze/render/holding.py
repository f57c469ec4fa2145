"""What an algorithm holds, drawn over the picture: its stack as a trail, its sets as marks.

Each cell of a set of two or more has a disc in the set's color, and the root of the set has its
letters, so that sets are told apart without colors, too. When two sets merge, one takes the color
and the letters of the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from maze.grid import Cell, Grid
from maze.holding import members
from maze.render import paths
from maze.render.layer import Label, Layer, circle
from maze.render.layers import letter
from maze.render.room import elbow_room, room
from maze.render.theme import PIECES, Theme

TRAIL = 0.1                                                # width, in cells
CASING = 0.22
DISC, ROOT = 0.18, 0.36                                    # radius of a disc, and of a root's
TEXT = 0.34
RING = 0.05                                                # of paper around a disc
COLORS = list(PIECES.values())                             # fill, and ink of letters on it


def holding_layers(grid: Grid, held: Mapping[str, Sequence[int]],
                   theme: Theme) -> Iterator[Layer | Label]:
    """``held`` is by role, as ``maze.holding`` reads it."""
    if sets := held.get("sets"):
        yield from _sets(grid, sets, theme)
    if stack := held.get("stack"):
        yield from _stack(grid, stack, theme)


def _stack(grid: Grid, stack: Sequence[Cell], theme: Theme) -> Iterator[Layer]:
    """A thin line from the bottom to the top, which has a disc; broken where cells lie apart."""
    size = elbow_room(grid, stack)
    line = "".join(paths.trail(grid, part) for part in _parts(grid, stack))
    yield Layer(line, stroke=theme.paper, width=CASING * size)
    yield Layer(line, stroke=theme.ink, width=TRAIL * size)
    yield Layer(circle(*grid.center(stack[-1]), DISC * size), fill=theme.ink)


def _parts(grid: Grid, cells: Sequence[Cell]) -> list[list[Cell]]:
    """The cells in order, cut where one is no neighbor of the next."""
    found: list[list[Cell]] = [[cells[0]]]
    for a, b in pairwise(cells):
        if b in grid.neighbors[a]:
            found[-1].append(b)
        else:
            found.append([b])
    return found


def _sets(grid: Grid, sets: Sequence[Cell], theme: Theme) -> Iterator[Layer | Label]:
    joined = {root: cells for root, cells in members(sets).items() if len(cells) > 1}
    for number, (fill, _) in enumerate(COLORS):
        discs = "".join(circle(*grid.center(cell), _radius(grid, cell, root))
                        for root, cells in joined.items() if root % len(COLORS) == number
                        for cell in cells)
        if discs:
            yield Layer(discs, fill=fill, stroke=theme.paper, width=RING)
    for root in joined:
        yield Label(letter(root), *grid.center(root), TEXT * min(1.0, room(grid, root)),
                    COLORS[root % len(COLORS)][1])


def _radius(grid: Grid, cell: Cell, root: Cell) -> float:
    return (ROOT if cell == root else DISC) * min(1.0, room(grid, cell))
