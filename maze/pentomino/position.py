"""Position: pieces on a board as text, ``F1.0.0_I1.0.5``.

Piece, number of its orientation, column and row of the lower left corner of its bounding box,
both counted from 0, the row from the bottom; pieces joined by underscores, oldest first.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from maze.errors import RecipeError
from maze.params import shown
from maze.pentomino.board import Board
from maze.pentomino.pieces import ALIASES, Piece, Square, orientations
from maze.pentomino.tiling import Lie, Tiling

Laid: TypeAlias = tuple[int, tuple[Square, ...]]         # index of the piece, squares
ITEM = re.compile(r"([1-46]?[^0-9])([0-7])\.([0-9]{1,2})\.([0-9]{1,2})")


def parse_position(text: str, board: Board, pieces: Sequence[Piece]) -> list[Laid]:
    """The pieces on the board.  Raises RecipeError if they are not a position."""
    left = list(enumerate(pieces))                       # of equal pieces the first one left lies
    items = text.split("_") if text else []
    laid = [_parse_item(item, board, left) for item in items]
    taken: set[Square] = set()
    for item, (_, squares) in zip(items, laid, strict=True):
        if not taken.isdisjoint(squares):
            raise RecipeError("Place has {item} where another piece lies; laying none.",
                              item=shown(item))
        taken.update(squares)
    return laid


def format_position(tiling: Tiling, placed: Iterable[int]) -> str:
    """The text of some placements."""
    return "_".join(_format_item(tiling, tiling.placements[number]) for number in placed)


def _parse_item(item: str, board: Board, left: list[tuple[int, Piece]]) -> Laid:
    match = ITEM.fullmatch(item)
    if not match:
        raise RecipeError("Place should be piece, turning, column and row, such as F1.0.5, "
                          "not {item}; laying none.", item=shown(item))
    code, turn, column, row = match.groups()
    name = ALIASES.get(code, code)
    at = next((at for at, (_, piece) in enumerate(left) if piece.code == code),
              next((at for at, (_, piece) in enumerate(left) if piece.name == name), None))
    if at is None:
        raise RecipeError("Place has {item}, but there is no such piece left; laying none.",
                          item=shown(item))
    index, piece = left.pop(at)
    lies = orientations(piece.name)
    if int(turn) >= len(lies):
        raise RecipeError("Place has {item}, but the turnings of that piece are 0 to {last}; "
                          "laying none.", item=shown(item), last=len(lies) - 1)
    squares = tuple((x + int(column), y + int(row)) for x, y in lies[int(turn)])
    if not all(map(board.has, squares)):
        raise RecipeError("Place has {item}, which does not lie on the board of {rows} rows and "
                          "{columns} columns; laying none.", item=shown(item), rows=board.rows,
                          columns=board.columns)
    return index, squares


def _format_item(tiling: Tiling, lie: Lie) -> str:
    left, bottom = lie.squares[0][0], min(y for _, y in lie.squares)
    return f"{tiling.pieces[lie.piece].code}{lie.orientation}.{left}.{bottom}"
