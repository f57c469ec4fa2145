"""Wall follower, right hand: put your right hand on the wall and walk.

The mirror image of the left hand: an old rule for hedge mazes; Walter D. Pullen, "Think Labyrinth:
Maze algorithms", 1996-. It finds the goal of every maze without loops, along the other side of the
same wall, and fails in the same way when the goal is on an island: it notices that it has come
round, and says so. Cost: at most two visits a passage.
"""

from __future__ import annotations

from maze.registry import register
from maze.solving.board import Answer, Board
from maze.solving.hands import RIGHT, follow
from maze.steps import Steps

IDEA = """
Put your right hand on the wall and start walking. Never take it off. If you can turn right, do
so; if not, go straight on; if not, turn left; in a dead end, turn back. In a maze without loops
this leads you past every wall, and so to the goal. If the goal is on an island of walls, you come
round to the start in vain.
"""


@register("Wall follower (right hand)", group="walk", claims="perfect islands two_way blind",
          shows={"track": "walk", "hand": "hand"})
def wall_follower_right(board: Board, start: int, goal: int) -> Steps[Answer]:
    """Keep your right hand on the wall; says so when it has come round in vain."""
    return (yield from follow(board, start, goal, RIGHT))
