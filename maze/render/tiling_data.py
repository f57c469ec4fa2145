"""Tilings as data, in JSON: for programs, spreadsheets and other people's drawings."""

from __future__ import annotations

from maze.pentomino.picture import TilingPicture
from maze.pentomino.recipe import TilingRecipe
from maze.render.data import as_json
from maze.share import encode


def tiling_data(recipe: TilingRecipe, picture: TilingPicture) -> str:
    """``squares`` are (column, row), counted from 0, rows from the bottom; ``rows`` go downward."""
    lies = [picture.tiling.placements[number] for number in picture.placed]
    laid = [{"piece": recipe.pieces[lie.piece].letter, "name": recipe.pieces[lie.piece].name,
             "orientation": lie.orientation, "squares": lie.squares} for lie in lies]
    return as_json({
        "link": encode(recipe), "digest": picture.digest, "board": str(recipe.board),
        "pieces": "".join(piece.letter for piece in recipe.pieces), "rows": picture.rows,
        "placements": laid, "steps": picture.steps,
    })
