"""Collision solver: floods that meet head-on build a wall there; then the dead ends are filled.

Walter D. Pullen, "Think Labyrinth: Maze algorithms", 1996- (also called the amoeba solver). The
maze is flooded from the start, all fronts at the same speed. Two fronts that meet in the middle of
a passage have come round a loop by ways of the same length: nothing beyond, so a wall goes up.
Where they meet in a cell that leads on, they go on together. Then what has become a dead end is
filled, farthest first, and the flood is repeated until no fronts meet. All shortest paths remain,
and only those. Cost: linear a flood; two floods are enough, for filling goes farthest first.
"""

from __future__ import annotations

from maze.registry import register
from maze.solving.board import NO_WAY, Answer, Board
from maze.steps import FILL, FRONTIER, ONCE, VISIT, Steps

Walls = set[tuple[int, int]]


IDEA = """
Flood the maze from the start. Where two streams run into each other, they have come round a loop,
and both took the same time. So nothing is gained behind that place: a wall is built there. Now
the loops have become dead ends, and these are filled. Repeat until no streams collide. All the
shortest paths are left, and nothing else.
"""


@register("Collision (amoeba)", group="flood", claims="complete shortest all",
          shows={"bars": "walls", "steps": "far"}, words={
    "visit": "The flood reaches {cell}.",
    "frontier": "{cell} waits for the flood.",
    "fill": "{cell} has become a dead end, so it is filled."})
def collision(board: Board, start: int, goal: int) -> Steps[Answer]:
    """Flood; wall off where floods collide; fill dead ends: all shortest paths are left."""
    filled = bytearray(len(board))
    walls: Walls = set()
    collided = True
    while collided:
        before = len(walls)
        order, onward = yield from _flood(board, start, goal, filled, walls)
        if goal not in onward:
            return NO_WAY
        for cell in reversed(order):                       # farthest first
            if cell != goal and all(filled[new] for new in onward[cell]):
                filled[cell] = 1
                yield FILL + cell
        collided = len(walls) > before
    path = [start]
    while path[-1] != goal:
        yield ONCE + path[-1]
        path.append(next(new for new in onward[path[-1]] if not filled[new]))
    return path


def _flood(board: Board, start: int, goal: int, filled: bytearray,
           walls: Walls) -> Steps[tuple[list[int], dict[int, list[int]]]]:
    """The cells in the order the water reaches them, and where it flows on from each."""
    far = {start: 0}
    onward: dict[int, list[int]] = {}
    order = [start]
    for cell in order:
        onward[cell] = []
        yield VISIT + cell
        if far[cell] >= far.get(goal, far[cell] + 1):      # the goal is wet: no farther
            continue
        for new in board.links[cell]:
            if filled[new] or (cell, new) in walls:
                continue
            if new not in far:
                far[new] = far[cell] + 1
                order.append(new)
                yield FRONTIER + new
            if far[new] > far[cell]:
                onward[cell].append(new)
            elif far[new] == far[cell]:
                walls |= {(cell, new), (new, cell)}        # two fronts, head-on
    return order, onward
