"""Reading the path off the carve order: no search at all, the list of carved passages knows the
way.

After an Estonian course on Prolog (maze in XPCE, about 2000). A maze that grows from one cell is a
list of pairs (old cell, new cell). Read it backwards from the goal: the pair whose new cell is the
goal names the cell before it, and that cell's pair stands earlier in the list. Pairs carved after
the goal was reached cannot matter. If the maze did not grow from the start, the same is read from
the start, and the two meet. Cost: one pass over the list. Needs a maze that grew cell by cell from
one cell.
"""

from __future__ import annotations

from maze.registry import register
from maze.solving.board import NO_WAY, Answer, Board
from maze.steps import VISIT, Steps

IDEA = """
There is no search at all. While the maze grew, a list was kept: which new cell was joined to
which old one. Look up the goal in this list, and you know the cell before it. Look that cell up,
and so on, back to where the maze began. The same is done from the start, and where the two lines
meet, the path is found.
"""


@register("Carve order (read back)", group="walk", needs="growth", claims="perfect",
          shows={"trail": "back", "stack": "ahead"}, words={
    "visit": "The record says that the maze came from {cell}."})
def carve_order(board: Board, start: int, goal: int) -> Steps[Answer]:
    """Follow the record of how the maze grew, from the goal back to the start."""
    back, ahead = [goal], [start]
    yield VISIT + goal
    for parent, child in reversed(board.growth):
        if back[-1] == ahead[-1]:
            break
        for way in (back, ahead):
            if way[-1] == child:
                way.append(parent)
                yield VISIT + parent
    return ahead + back[-2::-1] if back[-1] == ahead[-1] else NO_WAY
