"""Pledge's rule: a hand on the wall, and a count of the turns.

The walker has a main direction and adds up its turns. It turns towards the hand on the wall as far
as it can, but never back beyond the main direction: there it lets go of the wall and walks on.
So it leaves every island after a while. On squares this is the rule as it is told, walk straight,
follow a wall, let go when the turns add up to nothing; on other shapes "straight" is the passage
that turns off least from the main direction, which lies a little to the hand's side of east.
"""

from __future__ import annotations

from math import atan2, pi

from maze.message import Message
from maze.solving.board import NOBODY, Answer, Board, without_loops
from maze.solving.hands import SEALED, STUCK
from maze.steps import ONCE, TWICE, Steps

SLACK = pi / 6 + 1e-6                                      # how far off east "straight" may be
CLOSE = 1e-6                                               # angles this near are the same


def pledge(board: Board, start: int, goal: int, hand: int) -> Steps[Answer]:
    """Walk east; around what is in the way with one hand on its wall, until the turns cancel."""
    walk, turned = [start], 0.0                            # as if it had come in from the west
    seen = bytearray(len(board))
    free: set[int] = set()                                 # where it let go of a wall
    round_: dict[tuple[int, int], float] = {}              # how it stood since then: turns so far
    while walk[-1] != goal:
        cell = walk[-1]
        yield (TWICE if seen[cell] else ONCE) + cell
        seen[cell] = 1
        least = max(turned - pi + CLOSE, -SLACK)
        new, heading = _next(board, cell, least, hand)
        if new == NOBODY:
            return STUCK if len(walk) > 1 else SEALED
        if least == -SLACK:
            if cell in free:
                return _reason(board, seen)
            free.add(cell)
            round_.clear()
        elif round_.get((cell, new), heading + 1) <= heading + CLOSE:
            return _reason(board, seen)                    # round the outer wall, from inside
        else:
            round_[cell, new] = heading
        turned = heading
        walk.append(new)
    yield ONCE + goal
    return without_loops(walk)


def _next(board: Board, cell: int, least: float, hand: int) -> tuple[int, float]:
    """The passage that turns least, but at least so far; and the sum of the turns along it."""
    x, y = board.center(cell)
    found = []
    for new in board.links[cell]:
        nx, ny = board.center(new)
        angle = atan2(ny - y, nx - x) * hand               # left hand: turns to the right count
        found.append((least + (angle - least) % (2 * pi), new))
    heading, new = min(found, default=(0.0, NOBODY))
    return new, heading


def _reason(board: Board, seen: bytearray) -> Message:
    share = round(100 * seen.count(1) / len(board))
    return Message("The walker goes round in circles after {share} % of the cells: the goal is "
                   "not on the outer wall, and this rule only leads out.", share=share)
