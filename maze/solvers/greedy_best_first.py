"""Greedy best-first search: of all known cells, go on from the one that looks nearest to the goal.

James Doran and Donald Michie, "Experiments with the graph traverser program", 1966. What has been
walked so far does not count, so the path it finds may be long; in open mazes it is found quickly.
Cost: n log n.
"""

from __future__ import annotations

from heapq import heappop, heappush

from maze.registry import register
from maze.solving.board import NO_WAY, NOBODY, Answer, Board, way_back
from maze.solving.norms import HEURISTIC, look_of
from maze.steps import FRONTIER, VISIT, Steps

IDEA = """
Of all the cells you know but have not been to, always go on from the one that looks nearest to
the goal. How far you have come already does not count. In open space this is very quick. But
walls can fool it: it may run into a long dead end, and the path it finds need not be the shortest.
"""


@register("Greedy best-first", group="aim", claims="complete", params=[HEURISTIC],
          shows={"heap": "heap", "looks": "heap", "pointers": "came_from"}, words={
    "visit": "{cell} looks nearest to the goal."})
def greedy_best_first(board: Board, start: int, goal: int, *,
                      heuristic: str = "manhattan") -> Steps[Answer]:
    """Always try the known cell nearest to the goal; quick, but the path may be long."""
    look = look_of(board, heuristic, goal)
    came_from = [NOBODY] * len(board)
    came_from[start] = start
    heap = [(look(start), start)]
    while heap:
        _, cell = heappop(heap)
        yield VISIT + cell
        if cell == goal:
            return way_back(came_from, start, goal)
        for new in board.links[cell]:
            if came_from[new] == NOBODY:
                came_from[new] = cell
                heappush(heap, (look(new), new))
                yield FRONTIER + new
    return NO_WAY
