"""Borůvka's algorithm: in every round each tree opens its lightest wall, all of them at once.

Otakar Borůvka, "O jistém problému minimálním", 1926, the first on lightest spanning trees: he
planned the electric net of Moravia. At first every cell is a tree. Each tree opens the lightest
wall that parts it from another; trees so joined are one tree in the next round. Every round at
least halves their number.
Character: as Kruskal; to watch, crystals that grow together. Cost: n log n at most (the rounds).
Bias: none by direction; not uniform. For one seed it makes the same maze as Kruskal, true Prim
and reverse-delete.
"""

from __future__ import annotations

from collections.abc import Sequence

from maze.carving.sets import find
from maze.carving.weights import weigh
from maze.grid import Cell, Edge
from maze.passages import Maze
from maze.registry import register
from maze.rng import WORD, Rng
from maze.steps import Steps

IDEA = """
At first each cell is a small tree of its own, and every wall has a random weight. In each round,
every tree opens the lightest wall around it and so joins a neighbor. All trees do this at once,
so there are at most half as many trees after each round. Soon a single tree is left: the maze. To
watch, it is like crystals that grow together.
"""


@register("Borůvka", group="sets",
          shows={
    "sets": "root", "weights": "weights", "open": "is_open", "walls": "choices"}, words={
    "carve": "The lightest wall of a part opens, beside {cell}."})
def boruvka(maze: Maze, rng: Rng) -> Steps[Maze]:
    """Every tree opens its lightest wall, round after round: trees join like crystals."""
    joins, is_open = maze.grid.joins, maze.open
    weights = weigh(maze.grid, rng)
    root = list(range(len(maze.grid)))                     # a cell's tree; halved when climbed
    between = list(range(len(weights)))                    # edges that may part two trees
    while between:
        between, choices = _choose(between, joins, weights, root)
        for edge in choices:
            cell, beyond = joins[edge]
            a, b = find(root, cell), find(root, beyond)
            if a != b:                                     # two trees may choose the same wall
                root[a] = b
                is_open[edge] = 1
                yield edge
    return maze


def _choose(between: list[Edge], joins: Sequence[tuple[Cell, Cell]], weights: list[int],
            root: list[Cell]) -> tuple[list[Edge], list[Edge]]:
    """The edges that still part two trees, and each tree's lightest."""
    lightest = [WORD] * len(root)
    choice: dict[Cell, Edge] = {}
    apart = []
    for edge in between:
        cell, beyond = joins[edge]
        a, b = find(root, cell), find(root, beyond)
        if a != b:
            apart.append(edge)
            weight = weights[edge]
            if weight < lightest[a]:
                lightest[a], choice[a] = weight, edge
            if weight < lightest[b]:
                lightest[b], choice[b] = weight, edge
    return apart, list(choice.values())
