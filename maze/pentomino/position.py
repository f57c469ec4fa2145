"""Position: pieces on a board as text, ``F1.0.0_I0.0.5``.

Piece, number of its orientation, column and row of the lower left corner of its bounding box,
both counted from 0, the row from the bottom; pieces joined by underscores, oldest first.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from maze.errors import RecipeError
from maze.pentomino.board import Board
from maze.pentomino.pieces import ALIASES, Piece, Square, orientations
from maze.pentomino.tiling import Lie, Tiling

Laid: TypeAlias = tuple[int, tuple[Square, ...]]         # index of the piece, squares
ITEM = re.compile(r"(.)([0-7])\.([0-9]{1,2})\.([0-9]{1,2})")
DAMAGED = "The drawing in this link is damaged."


def parse_position(text: str, board: Board, pieces: Sequence[Piece]) -> list[Laid]:
    """The pieces on the board.  Raises RecipeError if they are not a position."""
    laid = [_parse_item(item, board, pieces) for item in text.split("_")] if text else []
    squares = [square for _, some in laid for square in some]
    if len({index for index, _ in laid}) < len(laid) or len(set(squares)) < len(squares):
        raise RecipeError(DAMAGED)
    return laid


def format_position(tiling: Tiling, placed: Iterable[int]) -> str:
    """The text of some placements."""
    return "_".join(_format_item(tiling, tiling.placements[number]) for number in placed)


def _parse_item(item: str, board: Board, pieces: Sequence[Piece]) -> Laid:
    match = ITEM.fullmatch(item)
    if not match:
        raise RecipeError(DAMAGED)
    letter, turn, left, bottom = match.groups()
    name = ALIASES.get(letter, letter)
    index = next((i for i, piece in enumerate(pieces) if piece.name == name), None)
    if index is None or int(turn) >= len(orientations(name)):
        raise RecipeError(DAMAGED)
    squares = tuple((x + int(left), y + int(bottom)) for x, y in orientations(name)[int(turn)])
    if not all(map(board.has, squares)):
        raise RecipeError(DAMAGED)
    return index, squares


def _format_item(tiling: Tiling, lie: Lie) -> str:
    left, bottom = lie.squares[0][0], min(y for _, y in lie.squares)
    return f"{tiling.pieces[lie.piece].letter}{lie.orientation}.{left}.{bottom}"
