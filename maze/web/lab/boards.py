"""Boards: those with a name, as a menu of the lab."""

from __future__ import annotations

from maze.pentomino.named import GROUPS, named_boards
from maze.pentomino.recipe import TilingRecipe
from maze.web.page import Option


def board_options() -> list[Option]:
    """The lines of the menu; the last one stands for a board without a name."""
    return [*[Option(one.id, one.title, group=GROUPS[one.group])
              for one in named_boards().values()], Option("", "Another")]


def board_of(recipe: TilingRecipe) -> str:
    """The board's name, "" for none."""
    return next((one.id for one in named_boards().values() if one.board == recipe.board), "")


def chosen_board(id_: str, base: TilingRecipe) -> TilingRecipe:
    """The board of a name, with its pieces; ``base`` if that is its board already."""
    if not id_ or id_ == board_of(base):
        return base
    one = named_boards()[id_]
    pieces = one.parsed() or base.pieces[:one.board.area // 5]
    return TilingRecipe(one.board, pieces, use=one.use, catalog=base.catalog)
