"""Kruskal's algorithm: take the walls in random order; open each that parts two sets of cells.

Joseph B. Kruskal, "On the shortest spanning subtree of a graph and the traveling salesman
problem", Proc. AMS 7, 1956, on random weights. At first every cell is a set; an opened wall makes
one set of two, and a wall within a set stays. The sets are trees of numbers, halved while they
are climbed (Robert E. Tarjan and Jan van Leeuwen, 1984). Character: passages spring up everywhere
and grow together; nearly three cells in ten are dead ends. Cost: n log n, by the sorting; as it
jumps about its memory, that is kept small, in arrays. Bias: none by direction; it reaches all
mazes, not evenly. For one seed it makes the same maze as true Prim, Borůvka and reverse-delete.
"""

from __future__ import annotations

from array import array
from itertools import chain

from maze.passages import Maze
from maze.registry import register
from maze.rng import Rng
from maze.steps import Steps
from maze.weights import weigh


@register("Kruskal", group="sets", words={
    "carve": "A wall falls beside {cell}: two parts are one."})
def kruskal(maze: Maze, rng: Rng) -> Steps[Maze]:
    """Open walls in random order, but never into a loop: many dead ends, no center."""
    is_open = maze.open
    weights = weigh(maze.grid, rng)
    ends = array("i", chain.from_iterable(maze.grid.joins))
    parent = array("i", range(len(maze.grid)))             # of a set's cells, up to its root
    more = len(parent) - 1
    for edge in sorted(range(len(weights)), key=weights.__getitem__):
        a, b = ends[2 * edge], ends[2 * edge + 1]
        while (up := parent[a]) != a:
            parent[a] = a = parent[up]
        while (up := parent[b]) != b:
            parent[b] = b = parent[up]
        if a != b:
            parent[a] = b
            is_open[edge] = 1
            yield edge
            more -= 1
            if not more:
                break
    return maze
