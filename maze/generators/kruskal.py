"""Kruskal's algorithm: take the walls in random order; open each that parts two sets of cells.

Joseph B. Kruskal, "On the shortest spanning subtree of a graph and the traveling salesman
problem", Proc. AMS 7, 1956, on random weights. At first every cell is a set; an opened wall makes
one set of two, and a wall within a set stays.  The sets are trees: see ``maze.carving.sets``.
Character: passages spring up everywhere and grow together; nearly three cells in ten are dead
ends.  Cost: n log n, by the sorting.  Bias: none by direction; it reaches all mazes, not evenly.
For one seed it makes the same maze as true Prim, Borůvka and reverse-delete.
"""

from __future__ import annotations

from maze.carving.lightest import lightest_tree
from maze.carving.sets import find
from maze.carving.weights import weigh
from maze.passages import Maze
from maze.registry import register
from maze.rng import Rng
from maze.steps import Steps

IDEA = """
At first, every cell is a part of its own. Take all walls in random order. If a wall stands
between two parts, open it: the two are one part now. If both sides belong to the same part
already, leave the wall, for it would make a loop. In the end there is one part, and it holds all
the cells. Passages spring up everywhere at once. There are many dead ends.
"""


@register("Kruskal", group="sets", shows={
    "sets": "parent", "weights": "weights", "kept": "edge", "open": "is_open"}, words={
    "carve": "The wall beside {cell} opens: two parts become one."})
def kruskal(maze: Maze, rng: Rng) -> Steps[Maze]:
    """Open walls in random order, but never into a loop: many dead ends, no center."""
    is_open, joins = maze.open, maze.grid.joins
    parent = list(range(len(maze.grid)))                   # of a set's cells, up to its root
    weights = weigh(maze.grid, rng)
    for edge in sorted(range(len(weights)), key=weights.__getitem__):
        cell, beyond = joins[edge]
        a, b = find(parent, cell), find(parent, beyond)
        if a != b:
            parent[a] = b
            is_open[edge] = 1
            yield edge
    return maze


def whole(maze: Maze, rng: Rng) -> Maze:
    """The same maze without steps."""
    maze.open[:] = lightest_tree(maze.grid, weigh(maze.grid, rng))
    return maze
