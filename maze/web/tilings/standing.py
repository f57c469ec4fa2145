"""SurfaceDrawing: a surface as the stage draws it, turned so that its squares are large.

Nothing moves by itself; it is its own scene.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy

from maze.message import Said
from maze.pentomino.picture import TilingPicture
from maze.pentomino.play.aspect import Aspect, fitting
from maze.pentomino.recipe import TilingRecipe
from maze.pentomino.tiling import Tiling
from maze.player import Player
from maze.render.boards import MARGIN, tiling_bounds
from maze.render.layers import Box, Label, Layer
from maze.render.theme import Theme
from maze.web.run import Run
from maze.web.still import nothing
from maze.web.tilings.drawing import TilingDrawing
from maze.web.tilings.surface import Surface
from maze.web.view import View


class SurfaceDrawing:
    """``size`` is that of the canvas in CSS pixels; ``lie`` gets the place of the picture."""

    unsettled = False

    def __init__(self, surface: Surface, theme: Callable[[], Theme],
                 size: Callable[[], tuple[float, float]], lie: Callable[[View], None]) -> None:
        self.surface, self.theme, self.size, self.lie = surface, theme, size, lie

    @property
    def aspect(self) -> Aspect:
        return self.surface.aspect

    @property
    def box(self) -> Box:
        if self.surface.turns:
            self.surface.aspect = fitting(self.surface.board, *self.size(), MARGIN)
        return tiling_bounds(self.surface.aspect.shown)

    def finish(self, finished: bool) -> bool:
        return False

    def still(self, theme: Theme) -> SurfaceDrawing:
        other = copy(self)
        other.theme = lambda: theme
        return other

    def layers(self, view: View, *, whole: bool) -> list[Layer | Label]:
        if not whole:
            return []
        self.lie(view)
        return self.surface.layers(self.theme())

    def apply(self, step: int) -> None:
        """Nothing happens here."""

    def save(self) -> bytes:
        return b""

    def load(self, saved: bytes) -> None:
        """There is nothing to go back to."""


class TilingRun(Run[TilingRecipe, TilingPicture, SurfaceDrawing | TilingDrawing]):
    """A board being searched, or lying there."""


class StaticRun(TilingRun):
    """A run in which nothing moves by itself: always ready; its words are what people do."""

    moves = False

    @property
    def state(self) -> str:
        return "ready"

    @property
    def sentence(self) -> Said:
        return self.words(0)


class StillPlayer(Player[TilingPicture]):
    """Has no steps; what came of it is what lies on the board just now."""

    def __init__(self, recipe: TilingRecipe, drawing: SurfaceDrawing) -> None:
        self._recipe, self._drawing = recipe, drawing
        super().__init__(nothing(), drawing)

    @property
    def result(self) -> TilingPicture:
        """Raises MisfitError if the pieces cannot cover the board."""
        tiling = Tiling(self._recipe.board, self._recipe.pieces, spare=self._recipe.spare)
        tiling.placed[:] = [tiling.numbers[one] for one in self._drawing.surface.position()]
        found = int(tiling.is_complete)
        return TilingPicture(tiling, tuple(tiling.placed), found, False, None)


def still(recipe: TilingRecipe, drawing: SurfaceDrawing, name: Said,
          words: Callable[[], Said]) -> StaticRun:
    """A run that shows a surface."""
    return StaticRun(recipe, StillPlayer(recipe, drawing), drawing, name, lambda _: words())
