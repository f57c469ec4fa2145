"""What can be saved of a tiling: see ``maze.place.Files``."""

from __future__ import annotations

from maze.pentomino.picture import TilingPicture
from maze.pentomino.recipe import TilingRecipe
from maze.render.boards import tiling_bounds
from maze.render.layers import Box, Label, Layer
from maze.render.theme import Theme
from maze.render.tiling import tiling_layers
from maze.render.tiling_data import tiling_data as json

__all__ = ["UNIT", "json", "layers", "text", "words"]

UNIT = 40


def words(recipe: TilingRecipe) -> list[str]:
    letters = "".join(piece.letter for piece in recipe.pieces)
    return ["pentominoes", str(recipe.board), letters]


def text(picture: TilingPicture, *, solution: bool) -> str:
    """Letters by rows; a tiling without its solution would be an empty board."""
    return "\n".join(picture.rows) + "\n"


def writable(recipe: TilingRecipe) -> None:
    """Every board can."""


def layers(picture: TilingPicture, theme: Theme, *,
           solution: bool) -> tuple[list[Layer | Label], Box]:
    placed = picture.placed if solution else ()
    return tiling_layers(picture.tiling, placed, theme), tiling_bounds(picture.tiling.board)
