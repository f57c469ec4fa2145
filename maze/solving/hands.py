"""Walking with a hand on the wall.

A walker knows where it is and through which side of the cell it came in. With its left hand on the
wall it takes the first passage clockwise from there, with the right hand the first against the
clock; back the way it came is the last resort. Sides are counted around each cell, so this works
on every shape, and nothing is measured.
"""

from __future__ import annotations

from maze.message import Message
from maze.solving.board import NOBODY, Answer, Board, without_loops
from maze.steps import ONCE, TWICE, Steps

LEFT, RIGHT = 1, -1                                        # which way one turns first, as in turn()
STUCK = "The walker stands in a passage that may not be walked back: it is stuck."
SEALED = "The start has no passage."


def follow(board: Board, start: int, goal: int, hand: int) -> Steps[Answer]:
    """Keep one hand on the wall from the start on, until the goal, or until it comes round."""
    walk = [start]
    side = len(board.grid.neighbors[start % len(board.grid)]) - 1 if hand == LEFT else 0
    seen = bytearray(len(board))
    known: set[tuple[int, int]] = set()                    # where it stood, and how
    while walk[-1] != goal:
        cell = walk[-1]
        yield (TWICE if seen[cell] else ONCE) + cell
        seen[cell] = 1
        if (cell, side) in known:
            return _round(board, seen, goal)
        known.add((cell, side))
        new = board.turn(cell, side, hand)
        if new == NOBODY:
            return STUCK if len(walk) > 1 else SEALED
        side = board.side(new, cell)
        walk.append(new)
    yield ONCE + goal
    return without_loops(walk)


def _round(board: Board, seen: bytearray, goal: int) -> Message:
    """Why it has failed: its wall does not lead past the goal."""
    share = round(100 * seen.count(1) / len(board))
    return Message("The walker has come round: the wall at its hand leads past {share} % of the "
                   "cells and not past the goal, which stands apart, on an island or behind walls.",
                   share=share)
