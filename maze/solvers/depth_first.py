"""Depth-first search, the recursive backtracker: go on while you can, else one step back.

Charles Pierre Trémaux's rule of 1882 with a memory instead of chalk; Robert Tarjan, "Depth-first
search and linear graph algorithms", 1972. The passages are tried in the order of a cell's sides.
Finds a way, in loops rarely a short one. Cost: linear; the stack is a list, so nothing recurses.
"""

from __future__ import annotations

from maze.registry import register
from maze.solving.board import NO_WAY, Answer, Board
from maze.steps import BACKTRACK, VISIT, Steps

IDEA = """
Take any passage and follow it as far as it goes. At each junction, choose one passage and remember
the others. When you are stuck, go back to the last junction that has a passage you have not tried.
It will find the goal in the end, and the path may have detours when there are loops. It is what
many people do by hand.
"""


@register("Depth-first (recursive backtracker)", group="walk", claims="complete",
          shows={"stack": "path"}, words={
    "backtrack": "{cell} leads nowhere: one step back."})
def depth_first(board: Board, start: int, goal: int) -> Steps[Answer]:
    """Follow one passage to its end, then step back to the last cell with another."""
    links = board.links
    seen = bytearray(len(board))
    path = [start]
    seen[start] = 1
    yield VISIT + start
    while path and path[-1] != goal:
        for new in links[path[-1]]:
            if not seen[new]:
                seen[new] = 1
                path.append(new)
                yield VISIT + new
                break
        else:
            yield BACKTRACK + path.pop()
    return path or NO_WAY
