"""The lightest spanning tree at once, where nobody watches it grow.

Kruskal's algorithm, with the heavy edges sorted last, when most of them lie within a set and are
left out: Vitaly Osipov, Peter Sanders, Johannes Singler, "The Filter-Kruskal minimum spanning
tree algorithm", ALENEX 2009.  At 200x200 that takes two thirds of the time of the plain form.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from maze.carving.sets import find
from maze.carving.weights import HEAVIEST
from maze.grid import Cell, Edge, Grid

ENOUGH = 1.2                                # edges a cell: by then most cells are joined


def lightest_tree(grid: Grid, weights: Sequence[int]) -> bytearray:
    """For every edge whether it belongs to the lightest tree (see ``maze.carving.weights``).

    ``find`` stands in the loop, twice, because its calls would cost a third of the time.
    """
    joins, needed = grid.joins, bytearray(len(weights))
    parent = list(range(len(grid)))
    for edges in _light_first(joins, weights, parent):
        for edge in edges:
            a, b = joins[edge]
            while (up := parent[a]) != a:
                parent[a] = a = parent[up]
            while (up := parent[b]) != b:
                parent[b] = b = parent[up]
            if a != b:
                parent[a] = b
                needed[edge] = 1
    return needed


def _light_first(joins: Sequence[tuple[Cell, Cell]], weights: Sequence[int],
                 parent: list[Cell]) -> Iterator[list[Edge]]:
    """The edges by weight: the light ones, then such of the others as still part two sets."""
    most = round(ENOUGH * len(parent) / max(1, len(weights)) * HEAVIEST)
    light = [edge for edge, weight in enumerate(weights) if weight < most]
    light.sort(key=weights.__getitem__)
    yield light
    for cell in range(len(parent)):
        parent[cell] = find(parent, cell)                  # one climb for all edges of the cell
    heavy = [edge for edge, (weight, (a, b)) in enumerate(zip(weights, joins, strict=True))
             if weight >= most and parent[a] != parent[b]]
    heavy.sort(key=weights.__getitem__)
    yield heavy
