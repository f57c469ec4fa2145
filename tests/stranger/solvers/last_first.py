"""Last first: depth-first search that tries the last passage first.

Made up for a test of this project, 2026, after Édouard Lucas, "Récréations mathématiques", 1882.
Cost: linear. Limits: the way is seldom short.
"""

from __future__ import annotations

from maze.registry import register
from maze.solving.board import NO_WAY, NOBODY, Answer, Board, way_back
from maze.steps import BACKTRACK, VISIT, Steps

IDEA = """
Walk on as far as you can, and always take the last passage of those that are new. If there is no
new passage, go back to where you came from and look there. Each cell remembers from where you
came. When you stand at the goal, follow these notes back to the start.
"""


@register("Last first", group="walk", claims="complete")
def last_first(board: Board, start: int, goal: int) -> Steps[Answer]:
    """Walk on by the last new passage, and back where there is none."""
    came_from = [NOBODY] * len(board)
    came_from[start] = cell = start
    yield VISIT + start
    while cell != goal:
        new = [near for near in board.links[cell] if came_from[near] == NOBODY]
        if new:
            came_from[new[-1]] = cell
            cell = new[-1]
            yield VISIT + cell
        elif cell == start:
            return NO_WAY
        else:
            yield BACKTRACK + cell
            cell = came_from[cell]
    return way_back(came_from, start, goal)
