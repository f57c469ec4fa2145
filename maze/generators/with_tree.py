"""With tree: corridors carved one after the other, each from a random cell of the maze into the
free ground.

After a Greek bachelor's thesis on making and solving mazes in Java, 2012, which calls it the
algorithm with tree. A corridor goes on with a set probability, 1/20 in its program, and until it
is stuck in its text; both are settings here.  (Where its Java differs from its text otherwise, this
follows the text: in the program a corridor never takes the same direction twice running, and only
two directions are tried at each attempt.) Never to go on, corridor 0, is the growing tree with the
rule "random": single cells, many short dead ends.  Until stuck: long bent corridors with others
branching off, as the backtracker does it, but from anywhere instead of from the end. Cost: linear;
a cell with nothing free beside it is struck out.  Bias: none by direction, not uniform.
"""

from __future__ import annotations

from maze.carving.bags import take
from maze.params import Whole
from maze.passages import Maze
from maze.registry import register
from maze.rng import Rng
from maze.steps import BACKTRACK, VISIT, Steps

IDEA = """
Choose any cell of the maze, and let a corridor grow from it at random into free cells, until it
is stuck. Then choose another cell of the maze, and do it again. When no free cell is left, the
maze is done. You can also let a corridor end sooner, as a coin decides. Long corridors make
winding paths, and short ones make many dead ends.
"""


@register("With tree", group="grow", gives="growth", shows={"bag": "growing"}, params=[
    Whole("corridor", "Corridor goes on (%)", 0, 100, 100, "at each cell; 100: until it is stuck")])
def with_tree(maze: Maze, rng: Rng, corridor: int = 100) -> Steps[Maze]:
    """Carve a random corridor until it is stuck, then another one from anywhere in the maze."""
    near, edges, is_open = maze.grid.neighbors, maze.grid.borders, maze.open
    below, percent = rng.below, rng.stream(100)
    new = below(len(near))
    carved = [0] * len(near)
    free = list(map(len, near))                         # how many neighbors are not carved
    growing: list[int] = []                             # carved cells not yet struck out
    yield VISIT + new
    for shuffled in rng.orders(maze.grid.degree):
        carved[new] = 1
        for cell in near[new]:
            free[cell] -= 1
        index = len(growing)
        growing.append(new)
        if next(percent) >= corridor:                   # the corridor ends: go on from anywhere
            index = below(index + 1)
        while not free[cell := growing[index]]:
            yield BACKTRACK + cell
            take(growing, index)                        # struck out: it can never grow again
            if not growing:
                return maze
            index = below(len(growing))
        around = near[cell]
        for side in shuffled[len(around)]:
            new = around[side]
            if not carved[new]:
                break
        edge = edges[cell][side]
        is_open[edge] = 1
        yield edge
    return maze
