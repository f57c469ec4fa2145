"""Searching: a search for tilings that is watched, as a run."""

from __future__ import annotations

from maze.message import Said
from maze.pentomino.fields import set_up
from maze.pentomino.picture import TilingPicture
from maze.pentomino.recipe import TilingRecipe
from maze.pentomino.scene import TilingScene
from maze.pentomino.tiling import Tiling
from maze.pentomino.written import ground
from maze.player import Player
from maze.recordings import Recorded, recorded_in
from maze.sources import PatientSource, Source
from maze.steps import Steps
from maze.web.player.transport import Transport
from maze.web.services import Browser
from maze.web.tilings.desk import Desk
from maze.web.tilings.drawing import TilingDrawing
from maze.web.tilings.standing import TilingRun


def searched(recipe: TilingRecipe, name: Said, browser: Browser, player: Transport,
             desk: Desk) -> TilingRun:
    """A search at its beginning.  Raises MazeError."""
    tiling, steps = recipe.begin()
    scene, source = TilingScene(tiling), _source(recipe, steps)
    drawing = TilingDrawing(scene, browser.theme, lambda: player.pace, browser.clock, desk.size)
    return TilingRun(recipe, Player(source, scene), drawing, name,
                     lambda step: scene.sentence(step, drawing.aspect))


def _source(recipe: TilingRecipe, steps: Steps[TilingPicture],
            ) -> Steps[TilingPicture] | Source[TilingPicture]:
    """The steps; those of a visitor's search come from a sandbox, and are waited for."""
    program = recorded_in(recipe.entry)
    if program is None:
        return steps
    known = make_known(program, recipe)
    return PatientSource(steps, lambda: program.starves(known))


def make_known(program: Recorded, recipe: TilingRecipe) -> Tiling:
    """Tell a program what it is going to search; returns what its runs are kept by."""
    known = ground(recipe.tiling())
    program.about(known, {"tiling": set_up(recipe), "first": recipe.solve == "first"})
    return known
