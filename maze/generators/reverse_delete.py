"""Reverse-delete: in an open hall walls go up, the heaviest first, wherever a way around is left.

Joseph B. Kruskal, "On the shortest spanning subtree of a graph and the traveling salesman
problem", Proc. AMS 7, 1956, his construction A': his algorithm backwards, and with Prim and
Borůvka the fourth of the classical ways to the lightest tree. A wall may not go up if it would
part the hall in two. To look for another way before every wall would take long; as what stays
open is the lightest tree, it is found beforehand, by Kruskal's sets.
Character: as Kruskal; to watch, walls appear everywhere like rain. Cost: n log n, by the sorting.
Bias: none by direction; not uniform. For one seed it makes the same maze as Kruskal, true Prim
and Borůvka.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from itertools import chain

from maze.carving.clearing import cleared
from maze.carving.weights import weigh
from maze.grid import Edge, Grid
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
    lightest_first = sorted(range(len(weights)), key=weights.__getitem__)
    needed = _needed(lightest_first, maze.grid)
    yield from cleared(maze)
    for edge in reversed(lightest_first):
        if not needed[edge]:
            is_open[edge] = 0
            yield BUILD + edge
    return maze


def _needed(edges: Sequence[Edge], grid: Grid) -> bytearray:
    """For each edge whether it parts two sets of cells when those before it are open."""
    needed = bytearray(len(edges))
    ends = array("i", chain.from_iterable(grid.joins))     # small, as in Kruskal's algorithm
    parent = array("i", range(len(grid)))
    for edge in edges:
        a, b = ends[2 * edge], ends[2 * edge + 1]
        while (up := parent[a]) != a:
            parent[a] = a = parent[up]
        while (up := parent[b]) != b:
            parent[b] = b = parent[up]
        if a != b:
            parent[a] = b
            needed[edge] = 1
    return needed
