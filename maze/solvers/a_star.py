"""A*: like Dijkstra, but cells nearer to the goal, as the crow flies, come first.

Peter Hart, Nils Nilsson, Bertram Raphael, "A formal basis for the heuristic determination of
minimum cost paths", 1968. The heuristic guesses the length that is left. It is scaled to the maze:
no passage may be shorter than its guess (on squares a step is one by any measure; where passages
jump, as on a torus, the guess becomes small). So it never overestimates and is consistent, and the
way is one of the least length whatever the heuristic; "none" is Dijkstra's order. Mazes mislead
the crow: there it gains little. Cost: n log n.
"""

from __future__ import annotations

from heapq import heappop, heappush

from maze.registry import register
from maze.solving.board import NO_WAY, NOBODY, Answer, Board, way_back
from maze.solving.norms import HEURISTIC, guess_of
from maze.steps import FRONTIER, VISIT, Steps

IDEA = """
Like a flood from the start, but with a sense of direction. For each known cell, add two lengths:
how far it is from the start, and how far it must be from there to the goal, as the crow flies.
Always go on from the cell with the smallest sum. So the search leans toward the goal. As the
guess is never too long, the path it finds is the shortest.
"""


@register("A*", group="aim", claims="complete least", params=[HEURISTIC],
          shows={"heap": "heap", "sums": "heap", "done": "done", "pointers": "came_from"}, words={
    "visit": "{cell} has the smallest sum, so the search goes there."})
def a_star(board: Board, start: int, goal: int, *, heuristic: str = "manhattan") -> Steps[Answer]:
    """Dijkstra that prefers cells nearer to the goal; finds a path of the least length."""
    links, cost = board.links, board.cost
    guess = guess_of(board, heuristic, goal)
    came_from = [NOBODY] * len(board)
    came_from[start] = start
    length = {start: 0}
    done = bytearray(len(board))
    heap = [(guess(start), 0, start)]
    while heap:
        _, left, cell = heappop(heap)
        if done[cell]:
            continue
        done[cell] = 1
        yield VISIT + cell
        if cell == goal:
            return way_back(came_from, start, goal)
        for new in links[cell]:
            there = length[cell] + cost(cell, new)
            if not done[new] and there < length.get(new, there + 1):
                length[new] = there
                came_from[new] = cell
                left = guess(new)
                heappush(heap, (there + left, left, new))  # of equal ones, the nearest first
                yield FRONTIER + new
    return NO_WAY
