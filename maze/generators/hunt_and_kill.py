"""Hunt and kill: walk at random to free cells; when stuck, hunt row by row for the next start.

Walter D. Pullen, "Think Labyrinth", 1996; Jamis Buck, "Maze Generation: Hunt-and-Kill algorithm",
2011. As the recursive backtracker, but without its memory: the hunt looks at the cells in order,
each once, until a free one lies beside the maze, and walks on from there. (Where the order of
cells leaves some for later, the hunt turns at the end and comes back.)
Character: long winding passages, some more dead ends than the backtracker's. Cost: linear; no
stack. Bias: the first walk always starts in the top left cell, and the hunt always reads from
there, so few mazes are possible (30 of the 192 of 3x3); walks begun by the hunt often run along its
front.
"""

from __future__ import annotations

from collections.abc import Sequence

from maze.grid import Cell
from maze.passages import Maze
from maze.registry import register
from maze.rng import Rng
from maze.steps import VISIT, Steps

IDEA = """
Walk at random into free cells and open the walls behind you, until you are stuck. Then hunt: look
through the board row by row for a free cell that touches the maze. Join it to the maze, and walk
on from there. When the hunt finds nothing more, the maze is done. The passages are long and
winding, and there are few dead ends.
"""


@register("Hunt and kill", group="grow", gives="growth",
          shows={"scan": "hunted", "count": "more"}, words={
    "revisit": "The hunt passes {cell}."})
def hunt_and_kill(maze: Maze, rng: Rng) -> Steps[Maze]:
    """Wander until stuck, then scan for a free cell beside the maze: long winding passages."""
    near, edges, is_open = maze.grid.neighbors, maze.grid.borders, maze.open
    carved = [0] * len(near) + [0]                         # one more: the end of a hunt, both ways
    carved[0] = 1
    cell = hunted = 0
    more, onward = len(near) - 1, 1
    yield VISIT
    for shuffled in rng.orders(maze.grid.degree):
        around = near[cell]
        for side in shuffled[len(around)]:
            new = around[side]
            if not carved[new]:
                break
        else:
            if not more:
                break
            hunted, onward = yield from _hunt(near, carved, hunted, onward)
            new = cell = hunted                            # reached from a side that is carved
            side = next(side for side in shuffled[len(near[new])]
                        if carved[near[new][side]])
        carved[new] = 1
        more -= 1
        edge = edges[cell][side]
        is_open[edge] = 1
        cell = new
        yield edge
    return maze


def _hunt(near: Sequence[Sequence[Cell]], carved: list[int], hunted: Cell,
          onward: int) -> Steps[tuple[Cell, int]]:
    """From a cell on, the next free one beside the maze, and which way the hunt runs now."""
    while True:
        while carved[hunted]:
            yield VISIT + hunted
            hunted += onward
        if not 0 <= hunted < len(near):
            onward = -onward
        elif any(carved[beside] for beside in near[hunted]):
            return hunted, onward
        hunted += onward
