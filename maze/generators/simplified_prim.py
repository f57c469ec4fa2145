"""Prim's algorithm, simplified: no weights; a random wall on the rim of the maze opens.

Robert C. Prim, 1957, with all weights equal: "simplified" in Walter D. Pullen, "Think Labyrinth",
1996. Here *walls* are drawn, so a cell that the maze touches on three sides is three times as
likely to be next as one it touches on one side. Where *cells* are drawn, each as likely as the
next, it is Pullen's "modified" Prim, which stands here as Prim with two sets. (Jamis Buck, "Mazes
for Programmers", 2015, calls a third one simplified: a random cell of the maze grows; that is the
growing tree with the rule *random*.)
Character: spreads from its start like poured syrup (Murray Eden's model of growth, 1961): many
short dead ends, a direct solution. Cost: linear. Bias: none by direction; the texture shows the
start.
"""

from __future__ import annotations

from maze.carving.bags import take
from maze.passages import Maze
from maze.registry import register
from maze.rng import Rng
from maze.steps import FRONTIER, VISIT, Steps

FREE, TO_VISIT, VISITED = 0, 1, 2


IDEA = """
The maze starts as one cell. Look at all walls around the maze that have a free cell behind them.
Choose one of these walls at random and open it. The cell behind it joins the maze and brings its
own walls. Go on until no cell is left. A cell that the maze touches on three sides is likely to
be next. There are many short dead ends.
"""


@register("Prim (simplified: random walls)", group="grow", gives="growth",
          shows={"walls": "rim"})
def simplified_prim(maze: Maze, rng: Rng) -> Steps[Maze]:
    """Open a random wall on the rim of the maze, again and again: even, many short dead ends."""
    near, edges, is_open, joins = (maze.grid.neighbors, maze.grid.borders, maze.open,
                                   maze.grid.joins)
    state = [FREE] * len(near)
    rim: list[int] = []                                    # edges; some with both cells visited
    new = rng.below(len(near))
    yield VISIT + new
    while True:
        state[new] = VISITED
        for edge, beyond in zip(edges[new], near[new], strict=True):
            if state[beyond] != VISITED:
                rim.append(edge)
                if state[beyond] == FREE:
                    state[beyond] = TO_VISIT
                    yield FRONTIER + beyond
        while state[new] == VISITED:
            if not rim:
                return maze
            edge = take(rim, rng.below(len(rim)))
            a, b = joins[edge]
            new = b if state[a] == VISITED else a
        is_open[edge] = 1
        yield edge
