"""Growing passages: a random carved cell puts out one passage, in a fixed order of directions.

After an Estonian course on Prolog (maze in XPCE, about 2000), which wanted an even maze without
long straight corridors. Every carved cell is equally likely to grow next; it grows to its first
free neighbor in the order right, down, left, up, so passages to the right are the most common and
passages up the rarest. A drawn cell with no free neighbor is struck out and another is drawn, each
as likely; in the Prolog the retry prefers cells that were carved later.
Cost: linear. Bias: strong, by the order of directions; many short dead ends.
"""

from __future__ import annotations

from maze.carving.bags import take
from maze.passages import Maze
from maze.registry import register
from maze.rng import Rng
from maze.steps import BACKTRACK, VISIT, Steps

IDEA = """
Pick any cell of the maze at random. It opens a passage to its first free neighbor, and it looks
for one always in the same order: right, down, left, up. A cell without a free neighbor is struck
off the list. Go on until all cells are in. The maze has many short dead ends, and more passages
lead right than up.
"""


@register("Growing passages", group="grow", gives="growth", shows={"bag": "growing"})
def growing_passages(maze: Maze, rng: Rng) -> Steps[Maze]:
    """Any carved cell grows next, to its first free side: an even maze, short corridors."""
    near, edges, is_open = maze.grid.neighbors, maze.grid.borders, maze.open
    carved = bytearray(len(near))
    carved[0] = 1
    growing = [0]                                       # carved cells not yet struck out
    yield VISIT
    left = len(near) - 1
    while left:
        index = rng.below(len(growing))
        cell = growing[index]
        for side, new in enumerate(near[cell]):
            if not carved[new]:
                carved[new] = 1
                growing.append(new)
                left -= 1
                edge = edges[cell][side]
                is_open[edge] = 1
                yield edge
                break
        else:
            take(growing, index)                        # struck out: it cannot grow again
            yield BACKTRACK + cell
    return maze
