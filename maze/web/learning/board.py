"""BoardShown: a recipe of this place, and the board that plays in it, with the page's player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from maze.learning.screens import Drawn
from maze.message import Said
from maze.pentomino.recipe import TilingRecipe
from maze.pentomino.scene import TilingScene
from maze.player import Player
from maze.recipe import Recipe
from maze.scene import MazeScene
from maze.steps import Steps
from maze.web.house import House
from maze.web.mazes.cost import outcome
from maze.web.mazes.drawing import MazeDrawing
from maze.web.mazes.runs import name_of
from maze.web.run import Boards, Pane
from maze.web.tilings.drawing import TilingDrawing
from maze.web.tilings.modes import name_of as name_of_tiling
from maze.web.track import Track


def board_shown(recipe: Any, canvas: str, house: House) -> Boards:
    """The board of a recipe (``maze.learning.screens.Screened``) at its beginning, on a canvas of
    the document.  Raises MazeError."""
    board = recipe.board
    if isinstance(board, TilingRecipe):
        return _tiling(recipe, board, canvas, house)
    return _maze(recipe, board, canvas, house)


def _drawn(board: Any, steps: Steps[Any]) -> Steps[Drawn]:
    """The steps; their result says whose it is."""
    return Drawn(board, (yield from steps))


class MazeShown(Boards):
    """At its end, the sentence tells what came of it; ``track`` is what its idea is read from."""

    track: Track

    @property
    def tracks(self) -> Mapping[str, Track]:
        return {self.boards[0].canvas: self.track}

    @property
    def sentence(self) -> Said:
        player = self.player
        scene, result = player.scene, player.result
        if result and player.at_end and player.position and isinstance(scene, MazeScene):
            return outcome(result.recipe, result.picture, scene)
        return super().sentence


def _maze(recipe: Any, board: Recipe, canvas: str, house: House) -> Boards:
    maze, steps = board.begin()
    scene = MazeScene(maze, board.words)
    player = Player(_drawn(board, steps), scene)
    drawing = MazeDrawing(scene, *board.ends(maze.grid), house.browser.theme,
                          lambda: player.result.picture.quest if player.result else None,
                          dug=board.dug)
    shown = MazeShown(recipe, player, [Pane(canvas, drawing)], name_of(board), scene.sentence)
    shown.track = Track(board, maze.grid, lambda: board.begin()[1], player.log,
                        lambda: player.position)
    return shown


def _tiling(recipe: Any, board: TilingRecipe, canvas: str, house: House) -> Boards:
    tiling, steps = board.begin()
    scene = TilingScene(tiling)
    browser = house.browser

    def size() -> tuple[float, float]:
        across, down = browser.screen(canvas).view.size
        return float(across), float(down)

    drawing = TilingDrawing(scene, browser.theme, lambda: house.app.player.pace, browser.clock,
                            size)
    return Boards(recipe, Player(_drawn(board, steps), scene), [Pane(canvas, drawing)],
                  name_of_tiling(board), lambda step: scene.sentence(step, drawing.aspect))
