"""Recursive backtracker: walk at random to free cells; when stuck, go back to the last with one.

Depth-first search in random order; as a maze algorithm in Walter D. Pullen, "Think Labyrinth",
1996, and Jamis Buck, "Mazes for Programmers", 2015. Long winding corridors, few dead ends (a tenth
of the cells), a long solution. Cost: linear; the stack can grow to the number of cells and is a
list, so nothing recurses. Bias: none by direction, but far from uniform: of the 192 perfect mazes
of 3x3 it reaches 88.
"""

from __future__ import annotations

from maze.passages import Maze
from maze.registry import register
from maze.rng import Rng
from maze.steps import BACKTRACK, VISIT, Steps

IDEA = """
Start anywhere. Go to a free cell beside you, chosen at random, and open the wall between. Go on
like this until there is no free cell beside you. Then step back on your own track, to the last
cell that still has a free neighbor, and set out from there. When you are back at the start, the
maze is done. The corridors are long and winding, with few dead ends.
"""


@register("Recursive backtracker", group="grow", gives="growth", shows={"stack": "stack"})
def recursive_backtracker(maze: Maze, rng: Rng) -> Steps[Maze]:
    """Wander until stuck, then step back to a cell with a free neighbor: long winding corridors."""
    near, edges, is_open = maze.grid.neighbors, maze.grid.borders, maze.open
    cell = rng.below(len(near))
    carved = [0] * len(near)
    carved[cell] = 1
    stack: list[int] = []                               # the cells walked, but for this one
    yield VISIT + cell
    for shuffled in rng.orders(maze.grid.degree):
        around = near[cell]
        for side in shuffled[len(around)]:
            new = around[side]
            if not carved[new]:
                carved[new] = 1
                stack.append(cell)
                edge = edges[cell][side]
                is_open[edge] = 1
                cell = new
                yield edge
                break
        else:
            if not stack:
                break
            cell = stack.pop()
            yield BACKTRACK + cell
    return maze
