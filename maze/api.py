"""The names that a program may rely on; every other module may change from version to version.

>>> from maze.api import Recipe, text
>>> recipe = Recipe(size=(3, 2), by="prim", seed="amber-7", solve="breadth_first")
>>> print(text(recipe.picture()))
+---+---+---+
  S   o   o |
+   +   +   +
|   |   | G
+---+---+---+
"""

from maze.catalog import generators, shapes, solvers, transforms
from maze.errors import MazeError, MisfitError, RecipeError
from maze.pentomino.board import Board, board_of_height
from maze.pentomino.board_text import board_of_picture, parse_board
from maze.pentomino.named import named_boards
from maze.pentomino.picture import TilingPicture
from maze.pentomino.pieces import parse_pieces
from maze.pentomino.recipe import TilingRecipe
from maze.picture import Picture
from maze.recipe import Recipe
from maze.render.text import text
from maze.share import decode, encode

__all__ = [
    "Board", "MazeError", "MisfitError", "Picture", "Recipe", "RecipeError", "TilingPicture",
    "TilingRecipe", "board_of_height", "board_of_picture", "decode", "encode", "generators",
    "named_boards", "parse_board", "parse_pieces", "shapes", "solvers", "text", "transforms"]
