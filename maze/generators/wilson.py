"""Wilson's algorithm: loop-erased random walks; every perfect maze is equally likely.

David Bruce Wilson, "Generating random spanning trees more quickly than the cover time", STOC
1996. The tree is one cell at first. A random walk starts anywhere else and goes on until it meets
the tree; whenever it crosses its own track, the loop is erased; what is left is carved. The order
of the starts changes no odds, so it is a fixed one that jumps about the grid.
Character: the plain average of all mazes. Cost: the mean time to hit a cell at random, about n ln
n steps on n squares, most of them in the first few walks. Bias: none at all.
"""

from __future__ import annotations

from maze.carving.walks import FREE, loop_erased, loop_erased_unseen, scattered
from maze.passages import Maze
from maze.registry import register
from maze.rng import Rng
from maze.steps import VISIT, Steps

IDEA = """
One cell is the maze at first. From another cell, start to walk at random. Each time the walk
crosses its own track, forget the loop that it has made. When the walk meets the maze, its track
is opened, and becomes a part of the maze. Then start the next walk. The first walks take long;
later they end soon. Of all mazes that are possible, each is equally likely.
"""


@register("Wilson", group="walks", gives="growth",
          shows={"walk": "walk", "loop": "walk", "meets": "at", "lost": "lost"}, words={
    "walk": "The random walk reaches {cell}.",
    "clear": "The walk has met itself, so its loop is erased: {cell} is free again."})
def wilson(maze: Maze, rng: Rng) -> Steps[Maze]:
    """Add random walks without their loops to the maze: every maze is equally likely."""
    parent = [FREE] * len(maze.grid)
    root = rng.below(len(parent))
    parent[root] = root
    yield VISIT + root
    yield from loop_erased(maze, rng, parent, scattered(len(parent)))
    return maze


def whole(maze: Maze, rng: Rng) -> Maze:
    """The same maze without steps: loops need not be erased one by one."""
    parent = [FREE] * len(maze.grid)
    root = rng.below(len(parent))
    parent[root] = root
    loop_erased_unseen(maze, rng, parent, scattered(len(parent)))
    return maze
