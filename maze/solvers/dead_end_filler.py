"""Dead-end filler: fill every dead end back to the junction, until none is left.

Walter D. Pullen, "Think Labyrinth: Maze algorithms", 1996-. It looks at the whole maze and not at
start and goal, except that these are never filled. Without loops, the way is all that remains;
with loops, all loops remain with it, and what is left is walked through. Cost: linear.
"""

from __future__ import annotations

from maze.registry import register
from maze.solving.board import Answer, Board, walk_the_rest
from maze.solving.filling import fill_dead_ends
from maze.solving.swift import fill
from maze.steps import Steps

IDEA = """
Look at the maze from above. Find every cell with only one exit: a dead end. Fill it, and the
cells behind it, back to the next junction. Do this again and again, until no dead end is left. In
a maze without loops, only the path from start to goal remains. You never need to know which way to
turn.
"""


@register("Dead-end filler", group="fill", claims="complete keeps", swift=fill,
          shows={"queue": "queue", "done": "filled", "stack": "path"}, words={
    "fill": "{cell} is a dead end, so it is filled.",
    "backtrack": "What lies ahead of {cell} has been passed already, so the walk turns back."})
def dead_end_filler(board: Board, start: int, goal: int) -> Steps[Answer]:
    """Fill all dead ends; what is left leads from start to goal."""
    filled = bytearray(len(board))
    yield from fill_dead_ends(board, filled, {start, goal})
    return (yield from walk_the_rest(board, filled, start, goal))
