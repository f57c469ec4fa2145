"""Pledge algorithm, right hand: follow a wall only until your turns cancel out.

John Pledge, about 1970, in Harold Abelson and Andrea diSessa, "Turtle Geometry", 1980. The mirror
image of the left hand. Walk east. At a wall, turn left, keep the right hand on it, and count the
turns; when they add up to nothing, let go and walk east again. Unlike a wall follower it leaves
every island, so from anywhere in a maze in the plane it finds a goal on the outer rim. A goal
inside it may miss; it notices when it goes round in circles. Cost: usually linear, at worst
quadratic.
"""

from __future__ import annotations

from maze.board import Answer, Board
from maze.hands import RIGHT
from maze.pledging import pledge
from maze.registry import register
from maze.steps import Steps


@register("Pledge (right hand)", group="walk", needs="planar",
          claims="perfect rim planar two_way blind")
def pledge_right(board: Board, start: int, goal: int) -> Steps[Answer]:
    """Keep your right hand on a wall until your turns cancel out: leaves every island."""
    return (yield from pledge(board, start, goal, RIGHT))
