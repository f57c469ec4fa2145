"""Origin shift: a finished maze whose root wanders; each move opens one wall and closes one.

CaptainLuma, "New maze generating algorithm (Origin Shift)", 2023. Every cell points to a
neighbor, and all pointers lead to one cell, the origin. The origin moves to a random neighbor: it
points there, and the new origin's own pointer goes. So the maze is perfect after every move and
could go on for ever (a maze that changes while one is in it). It starts from a tree found breadth
first. It is the walk of Aldous and Broder, kept by its *last* exits: once every cell has been the
origin, all mazes are equally likely (Yiping Hu, Russell Lyons and Pengfei Tang, "A reverse
Aldous-Broder algorithm", 2021). That is what 0 shifts stand for. A fixed number leaves some cells
as they were: with 10 a cell, as published, about one in 24 at 20x15, one in ten at 100x100,
one in five at 1000x1000.
Character: the plain average of all mazes, with traces of the start. Cost: linear; with 0 as
Aldous-Broder. Bias: none with 0; else a slight one, from where the start still shows.
"""

from __future__ import annotations

from maze.grid import Cell, Edge
from maze.params import Whole
from maze.passages import Maze
from maze.registry import register
from maze.rng import Rng
from maze.steps import BUILD, VISIT, Steps

SHIFTS = Whole("shifts", "Shifts per cell", 0, 100, 10,
               "how often the origin moves; 0: until every cell has been the origin")


IDEA = """
Begin with a finished, simple maze. In it, every cell points to the next one on the path to a
special cell, the origin. Now let the origin walk about at random. Where it goes, a passage opens,
and the old pointer of that cell goes, so its wall is closed again. After each move it is a true
maze. After many moves all traces of the first one are gone.
"""


@register("Origin shift", group="walks", params=[SHIFTS],
          shows={"toward": "pointer", "here": "new", "count": "moves"}, words={
    "revisit": "The origin is {cell} now.",
    "carve": "A passage leads to {cell}.",
    "build": "A wall goes up beside {cell}: no loop."})
def origin_shift(maze: Maze, rng: Rng, shifts: int = 10) -> Steps[Maze]:
    """Let the root of a finished maze wander: it stays a maze after every move."""
    edges, is_open, wheel = maze.grid.borders, maze.open, maze.grid.wheel
    cell = rng.below(len(wheel))
    pointer = yield from _breadth_first(maze, cell)
    been = [bool(shifts)] * len(wheel)
    been[cell] = True
    moves, unseen = shifts * len(wheel), been.count(False)
    for side in rng.stream(maze.grid.degree) if len(wheel) > 1 else ():
        new = wheel[cell][side]
        if new == cell:                                    # no such side: draw again
            continue
        passage, gone = edges[cell][side], pointer[new]
        pointer[cell] = passage                            # the old origin points to the new one
        if gone != passage:
            is_open[passage] = 1
            yield passage
            is_open[gone] = 0
            yield BUILD + gone
        cell = new
        yield VISIT + cell
        moves -= 1
        if not been[cell]:
            been[cell] = True
            unseen -= 1
        if moves <= 0 and not unseen:
            break
    return maze


def _breadth_first(maze: Maze, root: Cell) -> Steps[list[Edge]]:
    """Carve the tree of shortest paths to the root; returns each cell's edge toward it."""
    pointer = [-1] * len(maze.grid)
    found = [root]
    yield VISIT + root
    for cell in found:
        for beyond, edge in zip(maze.grid.neighbors[cell], maze.grid.borders[cell], strict=True):
            if pointer[beyond] < 0 and beyond != root:
                pointer[beyond] = edge
                found.append(beyond)
                maze.open[edge] = 1
                yield edge
    return pointer
