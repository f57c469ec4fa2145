"""Bacterial growth: in every round each cell beside a free one grows by one cell.

A Greek bachelor's thesis on mazes in Java, 2012, which sets it beside Prim: not one cell of the
maze grows at a time but all of them do, in shuffled order, so that the front can double in a
round. (It is also told as the growth of a colony of bacteria.)
Character: spreads evenly from a random cell; many short dead ends, a direct solution. Cost:
linear. Bias: none by direction; the texture shows the start.
"""

from __future__ import annotations

from maze.passages import Maze
from maze.registry import register
from maze.rng import Rng
from maze.steps import VISIT, Steps

IDEA = """
Think of a drop of bacteria in a dish. The maze starts as one cell. In each round every cell of
the maze that has a free cell beside it grows one passage into it. So the front can double in a
single round. The maze spreads evenly from its first cell, with many short dead ends and a fairly
direct path from start to goal.
"""


@register("Bacterial growth", group="grow", gives="growth", shows={"bag": "living"})
def bacterial_growth(maze: Maze, rng: Rng) -> Steps[Maze]:
    """All cells grow at once, round by round, and the front can double: even, bushy."""
    near, edges, is_open = maze.grid.neighbors, maze.grid.borders, maze.open
    carved = [0] * len(near)
    orders = rng.orders(maze.grid.degree)
    cell = rng.below(len(near))
    carved[cell] = 1
    living = [cell]                                        # all that may have a free neighbor
    yield VISIT + cell
    while living:
        rng.shuffle(living)
        grown: list[int] = []
        for cell, shuffled in zip(living, orders):
            around = near[cell]
            for side in shuffled[len(around)]:
                new = around[side]
                if not carved[new]:
                    carved[new] = 1
                    grown += cell, new
                    edge = edges[cell][side]
                    is_open[edge] = 1
                    yield edge
                    break
        living = grown
    return maze
