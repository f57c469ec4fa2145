"""SolutionSurface: a solution on its board, looked at square by square."""

from __future__ import annotations

from collections.abc import Callable

from maze.message import Message, Said
from maze.pentomino.pieces import Square
from maze.pentomino.play.game import Game
from maze.pentomino.position import Laid
from maze.pentomino.recipe import TilingRecipe
from maze.render.layers import Label, Layer
from maze.render.position import position_layers
from maze.render.theme import Theme
from maze.web.tilings.surface import Surface


class SolutionSurface(Surface):
    """A solution on its board; or the empty board, while there is none."""

    def __init__(self, recipe: TilingRecipe, redraw: Callable[[], None]) -> None:
        super().__init__(recipe.board, redraw)
        self.pieces = recipe.pieces
        self.laid: list[Laid] = []

    def layers(self, theme: Theme) -> list[Layer | Label]:
        return position_layers(self.aspect, self.pieces, self.laid, theme)

    def position(self) -> list[Laid]:
        return self.laid

    def place(self) -> str:
        """The position as in a link."""
        return Game(self.board, self.pieces, self.laid).position()

    def state_of(self, square: Square) -> Said:
        letters = (self.pieces[piece].letter for piece, squares in self.laid if square in squares)
        letter = next(letters, "")
        return Message("piece {letter}", letter=letter) if letter else super().state_of(square)
