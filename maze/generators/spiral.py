"""Spiral: corridors that run straight on and always turn to the same hand, inward, until they are
stuck.

The single spiral is the oldest of labyrinths and no puzzle; Walter D. Pullen, "Think Labyrinth",
1996, makes a maze of many that lie in each other's way.  Here a corridor leaves a random cell of
the maze, chooses left or right for good, keeps straight on for so many cells at most and then, or
sooner where it cannot, turns to its hand. Round a square and against its own track that winds
inward.  Where it is stuck it ends, and the next begins; the last ones fill the gaps.  With a side
as long as the grid the first spiral takes nearly all.  Long straight corridors, few dead ends.
Cost: linear.  Bias: toward straight lines. Needs a rectangle, since elsewhere no side of a cell
is straight ahead.
"""

from __future__ import annotations

from maze.carving.bags import take
from maze.grids.rows import framed
from maze.params import Whole
from maze.passages import Maze
from maze.registry import register
from maze.rng import Rng
from maze.steps import BACKTRACK, VISIT, Steps

IDEA = """
Let a corridor grow straight on. After a number of cells, or when it is blocked, it turns,
and always to the same side. So it winds inward, like a snail, until it is stuck. Then the next
corridor sets out from some cell of the maze. The last ones fill the gaps between. There are long
straight lines and few dead ends.
"""


@register("Spirals", group="curves", needs="rectangle", gives="growth",
          shows={"bag": "growing", "raster": "cell_at"}, params=[
    Whole("side", "Side of a spiral", 2, 1000, 8, "cells straight ahead in the open, at most")])
def spiral(maze: Maze, rng: Rng, side: int = 8) -> Steps[Maze]:
    """Corridors that turn only left, or only right, wind into each other until the grid is full."""
    near, edges, is_open = maze.grid.neighbors, maze.grid.borders, maze.open
    cell_at, wide = framed(maze.grid, 1)
    free = [int(cell >= 0) for cell in cell_at]
    step = (1, wide, -1, -wide)                         # right, down, left, up
    below, hands = rng.below, rng.stream(2)
    y, x = divmod(below(len(near)), wide - 2)
    at = (y + 1) * wide + x + 1
    free[at] = 0
    growing, index = [at], 0                            # carved and not yet struck out
    yield VISIT + cell_at[at]
    for shuffled in rng.orders(4):
        at = growing[index]
        for turn in shuffled[4]:
            if free[at + step[turn]]:
                break
        else:
            yield BACKTRACK + cell_at[at]
            take(growing, index)                        # struck out: nothing is free beside it
            if not growing:
                break
            index = below(len(growing))
            continue
        hand = 1 if next(hands) else -1
        straight = 0                                    # cells since the last turn
        while True:
            inward = (turn + hand) % 4
            if not free[at + step[turn]] or straight >= side and free[at + step[inward]]:
                turn, straight = inward, 0
            if not free[at + step[turn]]:
                break
            straight += 1
            cell = cell_at[at]
            at += step[turn]
            free[at] = 0
            growing.append(at)
            edge = edges[cell][near[cell].index(cell_at[at])]
            is_open[edge] = 1
            yield edge
        index = below(len(growing))
    return maze
