"""Dead-end filler: fill every dead end back to the junction, until none is left.

Walter D. Pullen, "Think Labyrinth: Maze algorithms", 1996-. It looks at the whole maze and not at
start and goal, except that these are never filled. Without loops, the way is all that remains;
with loops, all loops remain with it, and what is left is walked through. Cost: linear.
"""

from __future__ import annotations

from maze.board import Answer, Board, walk_the_rest
from maze.filling import fill_dead_ends
from maze.registry import register
from maze.steps import Steps
from maze.swift import fill


@register("Dead-end filler", group="fill", claims="complete keeps", swift=fill)
def dead_end_filler(board: Board, start: int, goal: int) -> Steps[Answer]:
    """Fill all dead ends; what is left leads from start to goal."""
    filled = bytearray(len(board))
    yield from fill_dead_ends(board, filled, {start, goal})
    return (yield from walk_the_rest(board, filled, start, goal))
