"""Searching: a search for tilings that is watched, as a run."""

from __future__ import annotations

from maze.message import Said
from maze.pentomino.recipe import TilingRecipe
from maze.pentomino.scene import TilingScene
from maze.player import Player
from maze.web.player.transport import Transport
from maze.web.services import Browser
from maze.web.tilings.desk import Desk
from maze.web.tilings.drawing import TilingDrawing
from maze.web.tilings.standing import TilingRun


def searched(recipe: TilingRecipe, name: Said, browser: Browser, player: Transport,
             desk: Desk) -> TilingRun:
    """A search at its beginning.  Raises MazeError."""
    tiling, steps = recipe.begin()
    scene = TilingScene(tiling)
    drawing = TilingDrawing(scene, browser.theme, lambda: player.pace, browser.clock, desk.size)
    return TilingRun(recipe, Player(steps, scene), drawing, name,
                     lambda step: scene.sentence(step, drawing.aspect))
