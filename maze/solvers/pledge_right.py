"""Pledge algorithm, right hand: follow a wall only until your turns cancel out.

John Pledge, about 1970, in Harold Abelson and Andrea diSessa, "Turtle Geometry", 1980. The mirror
image of the left hand. Walk east. At a wall, turn left, keep the right hand on it, and count the
turns; when they add up to nothing, let go and walk east again. Unlike a wall follower it leaves
every island, so from anywhere in a maze in the plane it finds a goal on the outer rim. A goal
inside it may miss; it notices when it goes round in circles. Cost: usually linear, at worst
quadratic.
"""

from __future__ import annotations

from maze.registry import register
from maze.solving.board import Answer, Board
from maze.solving.hands import RIGHT
from maze.solving.pledging import pledge
from maze.steps import Steps

IDEA = """
Walk straight on in one direction. At a wall, turn left and follow the wall with your right hand.
Count your turns: a left turn is plus one, a right turn is minus one. When the count is back at
zero, let go of the wall and walk straight on. So you get away from any island of walls, and get
out of the maze, even in the dark.
"""


@register("Pledge (right hand)", group="walk", needs="planar",
          claims="perfect rim planar two_way blind",
          shows={"track": "walk", "hand": "hand", "turned": "turned"})
def pledge_right(board: Board, start: int, goal: int) -> Steps[Answer]:
    """Keep your right hand on a wall until your turns cancel out: leaves every island."""
    return (yield from pledge(board, start, goal, RIGHT))
