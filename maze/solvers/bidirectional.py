"""Bidirectional search: two floods, from the start and from the goal, until they touch.

Ira Pohl, "Bi-directional search", 1971. The smaller wave moves, a whole step at a time. Of the
cells where the waves touch, the one with the shortest path through it is taken, so the way has the
fewest steps. Each flood covers about half the way: in open mazes half the cells. Cost: linear.
"""

from __future__ import annotations

from maze.connected import Links
from maze.registry import register
from maze.solving.board import NO_WAY, Answer, Board
from maze.steps import FRONTIER, VISIT, WALK, Steps

IDEA = """
Two floods spread at the same time, one from the start and one from the goal. The one with the
smaller front takes the next step. When they touch, the path is found: back to the start on one
side, on to the goal on the other. Each flood has to cover only about half of the path, so in open
mazes it looks at fewer cells.
"""


@register("Bidirectional breadth-first", group="flood", claims="complete shortest", shows={
    "queue": "wave", "here": "cell", "following": "following", "links": "ahead", "backs": "back"},
          words={
    "visit": "The flood from the start reaches {cell}.",
    "walk": "The flood from the goal reaches {cell}.",
    "frontier": "{cell} waits for a flood."})
def bidirectional(board: Board, start: int, goal: int) -> Steps[Answer]:
    """Flood from both ends until the two floods touch; finds a shortest path."""
    ahead, back = {start: start}, {goal: goal}             # where each cell was reached from
    far_ahead, far_back = {start: 0}, {goal: 0}
    wave, tide = [start], [goal]
    while wave and tide:
        met = [cell for cell in wave if cell in back] or [cell for cell in tide if cell in ahead]
        if met:
            middle = min(met, key=lambda cell: (far_ahead[cell] + far_back[cell], cell))
            return _from(ahead, middle)[::-1] + _from(back, middle)[1:]
        if len(wave) <= len(tide):
            wave = yield from _spread(board.links, wave, ahead, far_ahead, VISIT)
        else:
            tide = yield from _spread(board.backs, tide, back, far_back, WALK)
    return NO_WAY


def _spread(links: Links, wave: list[int], came_from: dict[int, int], far: dict[int, int],
            verb: int) -> Steps[list[int]]:
    """One step further from every cell of a wave; returns the next wave."""
    following = []
    for cell in wave:
        yield verb + cell
        for new in links[cell]:
            if new not in came_from:
                came_from[new] = cell
                far[new] = far[cell] + 1
                following.append(new)
                yield FRONTIER + new
    return following


def _from(came_from: dict[int, int], cell: int) -> list[int]:
    """The way from a cell back to where its flood began."""
    way = [cell]
    while came_from[way[-1]] != way[-1]:
        way.append(came_from[way[-1]])
    return way
