"""Dijkstra's algorithm: always go on from the cell that is least far from the start.

Edsger W. Dijkstra, "A note on two problems in connexion with graphs", 1959. Far is a length, not a
number of steps: the distance of the centers, in millionths of the shortest step of the grid (many
programs count 10 for a straight step of squares and 14 for a diagonal, which is 1 % too little).
Where all steps are equally long this is breadth-first search with a dearer queue. Cost: n log n.
"""

from __future__ import annotations

from heapq import heappop, heappush

from maze.registry import register
from maze.solving.board import NO_WAY, NOBODY, Answer, Board, way_back
from maze.steps import FRONTIER, VISIT, Steps

IDEA = """
Spread out from the start, always to the cell that is nearest to it of all the cells you know.
Count the real length of each passage, not just the number of steps: on some grids a step can be
longer than another. When it is the goal's turn, no shorter path can be left. Each cell knows from
where it was reached, so follow that back.
"""


@register("Dijkstra", group="flood", claims="complete least",
          shows={"heap": "heap", "done": "done", "lengths": "length"}, words={
    "visit": "{cell} is the nearest of all that are known."})
def dijkstra(board: Board, start: int, goal: int) -> Steps[Answer]:
    """Spread by length, nearest cell first; finds a path of the least length."""
    links, cost = board.links, board.cost
    came_from = [NOBODY] * len(board)
    came_from[start] = start
    length = {start: 0}
    done = bytearray(len(board))
    heap = [(0, start)]
    while heap:
        far, cell = heappop(heap)
        if done[cell]:                                     # a longer way here, overtaken meanwhile
            continue
        done[cell] = 1
        yield VISIT + cell
        if cell == goal:
            return way_back(came_from, start, goal)
        for new in links[cell]:
            if not done[new] and (there := far + cost(cell, new)) < length.get(new, there + 1):
                length[new] = there
                came_from[new] = cell
                heappush(heap, (there, new))
                yield FRONTIER + new
    return NO_WAY
