"""Nested: a maze whose cells are mazes, whose cells are mazes, down to the single cell.

"Fractal" in the classification of Walter D. Pullen, "Think Labyrinth", 1996: mazes whose cells
are mazes. The grid is cut into blocks, the blocks into blocks, down to cells; those in one block
are joined by a maze of their own, made by a backtracker, and two blocks that are joined share one
random gap.  From the largest blocks down, so that the plan is seen first.  Between two blocks
there is one way at most, so a path through the maze is a path through the blocks, and each block
on it can be solved alone. Cost: linear, all the levels together are little more than the last.
Bias: the borders of the blocks are walls. Contracting the blocks of a level gives a perfect maze
of blocks.  Blocks at the right and the bottom may be smaller.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from maze.params import Whole
from maze.passages import Maze
from maze.registry import register
from maze.rng import Order, Rng
from maze.steps import Steps

STEP = ((1, 0), (0, 1), (-1, 0), (0, -1))


IDEA = """
Cut the board into a few large blocks, and make a maze of the blocks. Then cut each block into
smaller blocks and make a maze of those, and so on, down to single cells. Where two blocks are
joined, there is just one gap between them. So you can solve it like a map: first find the path
through the large blocks, then the path inside each one.
"""


@register("Nested (fractal)", group="curves", needs="rectangle", shows={"rooms": "room"}, params=[
    Whole("block", "Block", 2, 50, 5, "cells, or smaller blocks, along the side of a block")])
def nested(maze: Maze, rng: Rng, block: int = 5) -> Steps[Maze]:
    """A maze whose cells are mazes of their own: solve the large one, then each along its path."""
    width, height = len(maze.grid.rows[0]), len(maze.grid.rows)
    orders = rng.orders(4)
    sizes = [1]
    while sizes[-1] * block < max(width, height):
        sizes.append(sizes[-1] * block)
    for size in reversed(sizes):                        # of the parts that are joined at this level
        for top in range(0, height, size * block):
            for left in range(0, width, size * block):
                room = (left, top, min(width, left + size * block), min(height, top + size * block))
                across, deep = -(-(room[2] - left) // size), -(-(room[3] - top) // size)
                for (x, y), side in _backtracker(across, deep, orders):
                    edge = _gap(maze, rng, (left + x * size, top + y * size), size, side)
                    maze.open[edge] = 1
                    yield edge
    return maze


def _backtracker(width: int, height: int,
                 orders: Iterator[Sequence[Order]]) -> Iterator[tuple[tuple[int, int], int]]:
    """A perfect maze of parts: each as a part and the side at which its passage leaves."""
    free = {(x, y) for x in range(width) for y in range(height)}
    at = (0, 0)
    free.remove(at)
    stack = []
    for shuffled in orders:
        for side in shuffled[4]:
            new = (at[0] + STEP[side][0], at[1] + STEP[side][1])
            if new in free:
                free.remove(new)
                yield at, side
                stack.append(at)
                at = new
                break
        else:
            if not stack:
                return
            at = stack.pop()
        if not free:
            return


def _gap(maze: Maze, rng: Rng, corner: tuple[int, int], size: int, side: int) -> int:
    """A random edge of those between a part and the next on one side."""
    rows = maze.grid.rows
    dx, dy = STEP[side]
    x, y = corner
    if dx:
        y += rng.below(min(size, len(rows) - y))
        x += size - 1 if dx > 0 else 0
    else:
        x += rng.below(min(size, len(rows[0]) - x))
        y += size - 1 if dy > 0 else 0
    return maze.grid.between(rows[y][x], rows[y + dy][x + dx])
