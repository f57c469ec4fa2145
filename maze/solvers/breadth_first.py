"""Breadth-first search: all cells one step away, then all two steps away, and so on.

Edward F. Moore, "The shortest path through a maze", 1959.  The path is one of the shortest.
Cost: linear.  Shown as a flood: the frontier is the wave, the visited cells are behind it; at the
end every cell that lies on a shortest path is marked.
"""

from __future__ import annotations

from maze.registry import register
from maze.solving.board import NO_WAY, NOBODY, Answer, Board, way_back
from maze.solving.swift import flood
from maze.steps import FRONTIER, ONCE, VISIT, Steps

IDEA = """
Let water flow from the start into all passages at the same speed. First it reaches all cells one
step away, then all cells two steps away, and so on. Each cell remembers from where the water
came. When it gets to the goal, follow these notes back to the start. No other path has fewer
steps.
"""


@register("Breadth-first", group="flood", claims="complete shortest all", swift=flood,
          shows={"queue": "wave", "here": "cell", "pointers": "came_from"}, words={
    "visit": "The flood reaches {cell}.",
    "frontier": "{cell} waits for the flood.",
    "once": "{cell} lies on a shortest path."})
def breadth_first(board: Board, start: int, goal: int) -> Steps[Answer]:
    """Flood the maze from the start, a step at a time; finds a shortest path."""
    links = board.links
    came_from = [NOBODY] * len(board)
    came_from[start] = start
    wave = [start]                                         # grows while it is read: the queue
    for cell in wave:
        yield VISIT + cell
        if cell == goal:
            break
        for new in links[cell]:
            if came_from[new] == NOBODY:
                came_from[new] = cell
                wave.append(new)
                yield FRONTIER + new
    if came_from[goal] == NOBODY:
        return NO_WAY
    yield from _all_shortest(board, came_from, wave, goal)
    return way_back(came_from, start, goal)


def _all_shortest(board: Board, came_from: list[int], order: list[int], goal: int) -> Steps[None]:
    """Go back from the goal to every cell that is one step less far, and mark it."""
    far = {order[0]: 0}
    for cell in order[1:]:
        far[cell] = far[came_from[cell]] + 1
    back, seen = [goal], {goal}
    for cell in back:
        yield ONCE + cell
        for old in board.backs[cell]:
            if old not in seen and far.get(old, far[goal]) == far[cell] - 1:
                seen.add(old)
                back.append(old)
