"""Position: pieces on a board as text, ``F1.0.0_I1.0.5``.

Piece, number of its orientation, column and row of the lower left corner of its bounding box,
both counted from 0, the row from the bottom; pieces joined by underscores, oldest first.
On a solid board its lowest layer comes last: ``F13.0.2.1``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from maze.errors import RecipeError
from maze.params import shown
from maze.pentomino.board import Board
from maze.pentomino.pieces import ALIASES, Piece, Square
from maze.pentomino.space import pushed, ways
from maze.pentomino.tiling import Tiling

Laid: TypeAlias = tuple[int, tuple[Square, ...]]         # index of the piece, squares
ITEM = re.compile(r"((?:[1-46]|~[0-9a-f-]{1,40}~)?[^0-9~])"
                  r"([0-9]{1,2})\.([0-9]{1,2})\.([0-9]{1,2})(?:\.([0-9]{1,2}))?")


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
    lies = (tiling.placements[number] for number in placed)
    return format_laid(tiling.board, tiling.pieces, [(lie.piece, lie.squares) for lie in lies])


def format_laid(board: Board, pieces: Sequence[Piece], laid: Iterable[Laid]) -> str:
    """The text of some pieces on their squares."""
    return "_".join(_format_item(board, pieces[piece], squares) for piece, squares in laid)


def _parse_item(item: str, board: Board, left: list[tuple[int, Piece]]) -> Laid:
    match = ITEM.fullmatch(item)
    if not match or bool(match[5]) != board.solid:
        raise RecipeError("Place should be piece, turning, column, row and layer, such as "
                          "F1.0.2.1, not {item}; laying none." if board.solid else
                          "Place should be piece, turning, column and row, such as F1.0.5, "
                          "not {item}; laying none.", item=shown(item))
    code, turn, column, row, layer = match.groups("0")
    name = ALIASES.get(code, code)
    at = next((at for at, (_, piece) in enumerate(left) if piece.code == code),
              next((at for at, (_, piece) in enumerate(left) if piece.name == name), None))
    if at is None:
        raise RecipeError("Place has {item}, but there is no such piece left; laying none.",
                          item=shown(item))
    index, piece = left.pop(at)
    lies = ways(piece.name, board.solid)
    if int(turn) >= len(lies):
        raise RecipeError("Place has {item}, but the turnings of that piece are 0 to {last}; "
                          "laying none.", item=shown(item), last=len(lies) - 1)
    cubes = [(x + int(column), y + int(row), z + int(layer)) for x, y, z in lies[int(turn)]]
    if not all(map(board.holds, cubes)):
        raise RecipeError("Place has {item}, which does not lie on the board of {rows} rows and "
                          "{columns} columns; laying none.", item=shown(item), rows=board.rows,
                          columns=board.across)
    return index, tuple(sorted(map(board.square_of, cubes)))


def _format_item(board: Board, piece: Piece, squares: Iterable[Square]) -> str:
    cubes = list(map(board.cube_of, squares))
    way = ways(piece.name, board.solid).index(pushed(cubes))
    corner = [min(cube[axis] for cube in cubes) for axis in range(3 if board.solid else 2)]
    return ".".join(map(str, (f"{piece.code}{way}", *corner)))
