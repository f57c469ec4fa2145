"""Prim's algorithm as published: every wall has a weight; the lightest beside the maze goes.

Robert C. Prim, "Shortest connection networks and some generalizations", Bell System Technical
Journal 36, 1957 (before him Vojtěch Jarník, 1930), on random weights. The walls beside the maze
wait in a heap. The lightest tree is the one of Kruskal, of Borůvka and of reverse-delete, and all
four draw their weights alike: for one seed they make the same maze, each in its own way.
Character: as Kruskal. It does not spread evenly, as the Prims without weights do, but flows
around heavy walls and comes back for them later. Cost: n log n, by the heap. Bias: none by
direction; not uniform.
"""

from __future__ import annotations

from heapq import heappop, heappush

from maze.carving.weights import weigh
from maze.passages import Maze
from maze.registry import register
from maze.rng import Rng
from maze.steps import FRONTIER, VISIT, Steps

FREE, TO_VISIT, VISITED = 0, 1, 2


IDEA = """
Give every wall a random weight. The maze starts as one cell. Again and again, open the lightest
of all walls around the maze, if there is a free cell behind it. That cell joins the maze and
brings its own walls. The maze does not grow evenly: it flows around heavy walls and comes back
for them later. For one seed it makes the same maze as Kruskal does.
"""


@register("Prim (true: weights)", group="grow", gives="growth",
          shows={"lightest": "heap", "weights": "weights", "open": "is_open"})
def true_prim(maze: Maze, rng: Rng) -> Steps[Maze]:
    """Open the lightest wall beside the maze, by random weights: many dead ends, no center."""
    near, edges, is_open = maze.grid.neighbors, maze.grid.borders, maze.open
    joins, count = maze.grid.joins, maze.grid.edges
    weights = weigh(maze.grid, rng)
    state = [FREE] * len(near)
    heap: list[int] = []                                   # weight and edge, as one number
    new = rng.below(len(near))
    yield VISIT + new
    while True:
        state[new] = VISITED
        for edge, beyond in zip(edges[new], near[new], strict=True):
            if state[beyond] != VISITED:
                heappush(heap, weights[edge] * count + edge)
                if state[beyond] == FREE:
                    state[beyond] = TO_VISIT
                    yield FRONTIER + beyond
        while state[new] == VISITED:
            if not heap:
                return maze
            edge = heappop(heap) % count
            a, b = joins[edge]
            new = b if state[a] == VISITED else a
        is_open[edge] = 1
        yield edge
