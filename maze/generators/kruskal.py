"""Kruskal's algorithm: take the walls in random order; open each that parts two sets of cells.

Joseph B. Kruskal, "On the shortest spanning subtree of a graph and the traveling salesman
problem", Proc. AMS 7, 1956, on random weights. At first every cell is a set; an opened wall makes
one set of two, and a wall within a set stays. The sets are trees of numbers, halved while they
are climbed (Robert E. Tarjan and Jan van Leeuwen, 1984). Character: passages spring up everywhere
and grow together; nearly three cells in ten are dead ends. Cost: n log n, by the sorting; heavy
walls are sorted last, when most of them lie within a set and are left out (Vitaly Osipov, Peter
Sanders, Johannes Singler, "The Filter-Kruskal minimum spanning tree algorithm", ALENEX 2009).
Bias: none by direction; it reaches all mazes, not evenly. For one seed it makes the same maze as
true Prim, Borůvka and reverse-delete.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from maze.carving.weights import HEAVIEST, weigh
from maze.grid import Cell, Edge
from maze.passages import Maze
from maze.registry import register
from maze.rng import Rng
from maze.steps import Steps

ENOUGH = 1.2                                # edges a cell: by then most cells are joined


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
    for edges in _light_first(joins, weights, parent):
        for edge in edges:
            a, b = joins[edge]
            while (up := parent[a]) != a:
                parent[a] = a = parent[up]
            while (up := parent[b]) != b:
                parent[b] = b = parent[up]
            if a != b:
                parent[a] = b
                is_open[edge] = 1
                yield edge
    return maze


def _light_first(joins: Sequence[tuple[Cell, Cell]], weights: Sequence[int],
                 parent: list[Cell]) -> Iterator[list[Edge]]:
    """The edges by weight: the light ones, then such of the others as still part two sets."""
    most = round(ENOUGH * len(parent) / max(1, len(weights)) * HEAVIEST)
    light = [edge for edge, weight in enumerate(weights) if weight < most]
    light.sort(key=weights.__getitem__)
    yield light
    for cell, up in enumerate(parent):
        while up != (up := parent[up]):
            parent[cell] = up                              # straight to the root
    heavy = [edge for edge, (weight, (a, b)) in enumerate(zip(weights, joins, strict=True))
             if weight >= most and parent[a] != parent[b]]
    heavy.sort(key=weights.__getitem__)
    yield heavy
