"""Hilbert curve: one corridor through every cell, folded so that neighbors on the way stay close
together.

David Hilbert, "Über die stetige Abbildung einer Linie auf ein Flächenstück", 1891, for squares of
a power of two; for any rectangle the division of Jakub Červený, "gilbert", 2019.  A block is
crossed from one corner to the next along a side: a long block in two halves, any other up, across
and down in three blocks of half the height. Halves are even where they can be, so that every
block can be crossed; a rectangle whose longer side cannot be (odd, with an even other side) is
crossed along the shorter.  The maze is unicursal: no junction, two ends. Cost: linear; blocks
wait on a list.  Bias: all of it; chance chooses only which of the turned and mirrored curves it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from maze.grid import Cell
from maze.passages import Maze
from maze.registry import register
from maze.rng import Rng
from maze.steps import VISIT, Steps

Side: TypeAlias = tuple[int, int]                       # how many cells, and the way to the next
Block: TypeAlias = tuple[Cell, Side, Side]              # a corner, the side to cross, the other


IDEA = """
Draw one single corridor that visits every cell and never branches. It is folded the way David
Hilbert found in 1891: the board is cut into blocks, each block is crossed from one corner to the
next, and inside each block the same is done again. So cells that are near on the path are near on
the board, too. There is only one path, and no dead end but the two ends.
"""


@register("Hilbert curve", group="curves", needs="rectangle", gives="growth",
          shows={"blocks": "way.blocks"})
def hilbert(maze: Maze, rng: Rng) -> Steps[Maze]:
    """A single corridor without junctions, folded like Hilbert's curve, visits every cell."""
    near, edges, is_open = maze.grid.neighbors, maze.grid.borders, maze.open
    way = _curve(_first_block(len(maze.grid.rows[0]), len(maze.grid.rows), rng))
    cell = next(way)
    yield VISIT + cell
    for new in way:
        edge = edges[cell][near[cell].index(new)]
        is_open[edge] = 1
        yield edge
        cell = new
    return maze


def _first_block(width: int, height: int, rng: Rng) -> Block:
    """The whole rectangle, from a random corner along a side it can be crossed by."""
    right, down, corner = (width, 1), (height, width), 0
    if rng.below(2):
        corner, right = corner + width - 1, (width, -1)
    if rng.below(2):
        corner, down = corner + (height - 1) * width, (height, -width)
    if width == height:
        along = rng.below(2) == 0
    else:                                               # colors of a chessboard decide
        along = (width > height) == _crosses(max(width, height), min(width, height))
    return (corner, right, down) if along else (corner, down, right)


def _crosses(along: int, other: int) -> bool:
    return along % 2 == 0 or other % 2 == 1


def _curve(first: Block) -> Iterator[Cell]:
    """The cells of a block in the order of the curve."""
    blocks = [first]
    while blocks:
        corner, (a, step_a), (b, step_b) = blocks.pop()
        if b == 1:
            for _ in range(a):
                yield corner
                corner += step_a
        elif a == 1:
            for _ in range(b):
                yield corner
                corner += step_b
        elif 2 * a > 3 * b:                             # long: one half, then the other
            half = _half(a)
            blocks.append((corner + half * step_a, (a - half, step_a), (b, step_b)))
            blocks.append((corner, (half, step_a), (b, step_b)))
        else:                                           # up, across, down
            up, across = _half(b), a // 2
            far = corner + (a - 1) * step_a + (up - 1) * step_b
            blocks.append((far, (up, -step_b), (a - across, -step_a)))
            blocks.append((corner + up * step_b, (a, step_a), (b - up, step_b)))
            blocks.append((corner, (up, step_b), (across, step_a)))


def _half(length: int) -> int:
    """Half a side, made even if there is room."""
    half = length // 2
    return half + 1 if half % 2 and length > 2 else half
