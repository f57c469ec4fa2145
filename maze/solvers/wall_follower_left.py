"""Wall follower, left hand: put your left hand on the wall and walk.

An old rule for hedge mazes; Walter D. Pullen, "Think Labyrinth: Maze algorithms", 1996-. It leads
once around the wall at hand, so it finds the goal of every maze without loops, and every goal that
this wall touches. A goal on an island, surrounded by a loop, it never comes to: it notices that it
stands where it stood before, in the same direction, and says so. Cost: at most two visits a
passage. The way returned is the walk without its detours.
"""

from __future__ import annotations

from maze.registry import register
from maze.solving.board import Answer, Board
from maze.solving.hands import LEFT, follow
from maze.steps import Steps

IDEA = """
Put your left hand on the wall and start walking. Never take it off. If you can turn left, do so;
if not, go straight on; if not, turn right; in a dead end, turn back. In a maze without loops this
leads you past every wall, and so to the goal. If the goal is on an island of walls, you come
round to the start in vain.
"""


@register("Wall follower (left hand)", group="walk", claims="perfect islands two_way blind",
          shows={"track": "walk", "hand": "hand"})
def wall_follower_left(board: Board, start: int, goal: int) -> Steps[Answer]:
    """Keep your left hand on the wall; says so when it has come round in vain."""
    return (yield from follow(board, start, goal, LEFT))
