"""Reverse-delete: in an open hall walls go up, the heaviest first, wherever a way around is left.

Joseph B. Kruskal, "On the shortest spanning subtree of a graph and the traveling salesman
problem", Proc. AMS 7, 1956, his construction A': his algorithm backwards, and with Prim and
Borůvka the fourth of the classical ways to the lightest tree. A wall may not go up if it would
part the hall in two. To look for another way before every wall would take long; as what stays
open is the lightest tree, that is found beforehand.
Character: as Kruskal; to watch, walls appear everywhere like rain. Cost: n log n, by the sorting.
Bias: none by direction; not uniform. For one seed it makes the same maze as Kruskal, true Prim
and Borůvka.
"""

from __future__ import annotations

from maze.carving.clearing import cleared
from maze.carving.lightest import lightest_tree
from maze.carving.weights import weigh
from maze.passages import Maze
from maze.registry import register
from maze.rng import Rng
from maze.steps import BUILD, Steps

IDEA = """
Begin with an empty hall without any walls inside. Take all places for walls, the heaviest first:
each has a random weight. Build the wall if there is still another path round it. If it would cut
the hall in two, leave it open. When every place has been tried, no loop is left, and still you
can walk from each cell to each other: that is a maze.
"""


@register("Reverse-delete", group="walls", gives="walls", shows={
    "weights": "weights", "spared": "edge", "open": "is_open"}, words={
    "build": "A wall goes up beside {cell}: there is another path round it."})
def reverse_delete(maze: Maze, rng: Rng) -> Steps[Maze]:
    """Put up walls at random in an open hall, unless one would cut it in two: many dead ends."""
    is_open, weights = maze.open, weigh(maze.grid, rng)
    needed = lightest_tree(maze.grid, weights)
    yield from cleared(maze)
    for edge in sorted(range(len(weights)), key=weights.__getitem__)[::-1]:
        if not needed[edge]:                               # there is another path around it
            is_open[edge] = 0
            yield BUILD + edge
    return maze


def whole(maze: Maze, rng: Rng) -> Maze:
    """The same maze without steps."""
    maze.open[:] = lightest_tree(maze.grid, weigh(maze.grid, rng))
    return maze
