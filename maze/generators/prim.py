"""Prim's algorithm with two sets: the cells visited and the cells to visit next.

Robert C. Prim, "Shortest connection networks and some generalizations", 1957, without the weights:
a random cell *to visit* is joined to a random *visited* neighbor. (A Polish course project in
Python keeps the two sets as bits of each cell, 16 visited and 32 to visit; here they are one list
of numbers.) The maze spreads evenly from a random cell: short dead ends, many of them, short
solutions. Cost: linear. Bias: none by direction, but the texture shows the starting cell. True
Prim, with weights on the edges, is another algorithm; this one is the "modified" Prim of Walter D.
Pullen, "Think Labyrinth", 1996, and simplified Prim draws walls instead of cells.
"""

from __future__ import annotations

from maze.carving.bags import take
from maze.passages import Maze
from maze.registry import register
from maze.rng import Rng
from maze.steps import FRONTIER, VISIT, Steps

FREE, TO_VISIT, VISITED = 0, 1, 2


IDEA = """
The maze starts as one cell. The cells around it are the frontier. Choose a cell of the frontier
at random, and join it to a cell of the maze beside it. Its free neighbors become part of the
frontier. Go on until the frontier is empty. The maze spreads evenly from where it started, like a
stain. It has many short dead ends, and the path to the goal is quite direct.
"""


@register("Prim (two sets)", group="grow", gives="growth", shows={"bag": "frontier"})
def prim(maze: Maze, rng: Rng) -> Steps[Maze]:
    """Join a random cell of the frontier to the maze: bushy, many short dead ends."""
    near, edges, is_open = maze.grid.neighbors, maze.grid.borders, maze.open
    state = [FREE] * len(near)
    cell = rng.below(len(near))
    frontier: list[int] = []
    yield VISIT + cell
    orders, choose = rng.orders(maze.grid.degree), rng.chooser()
    for shuffled in orders:
        state[cell] = VISITED
        for new in near[cell]:
            if not state[new]:
                state[new] = TO_VISIT
                frontier.append(new)
                yield FRONTIER + new
        if not frontier:
            break
        cell = take(frontier, choose(len(frontier)))
        around = near[cell]
        for side in shuffled[len(around)]:
            if state[around[side]] == VISITED:
                break
        edge = edges[cell][side]
        is_open[edge] = 1
        yield edge
    return maze
