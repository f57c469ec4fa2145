"""Board text: boards as people write them, and as links have them: see ``maze.pentomino.board``.

A picture of a board has a ``#`` for each square to fill.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from math import isqrt

from maze.bits import unpack
from maze.errors import RecipeError
from maze.message import Message
from maze.params import Whole, shown
from maze.pentomino.board import (
    HEIGHT,
    LONGEST_EDGE,
    MOST_LAYERS,
    SQUARE,
    WIDTH,
    Board,
    block,
    board_of,
    box,
)
from maze.pentomino.pieces import Square

HOLE = re.compile(r"([a-z]{1,2})([0-9]{1,2})")
DAMAGED = "expected holes such as 8x8-d4.e5, or a block of four such as 8x8-d4.4"
SOLID = re.compile(r"[^xX~-]+[xX][^xX~-]+[xX][^xX~-]+")
EDGES = (Whole("layers", "Layers", 1, MOST_LAYERS, 3, "layers of a solid board"),
         Whole("rows", "Rows", 1, LONGEST_EDGE, 4, "rows of a layer"),
         Whole("columns", "Columns", 1, LONGEST_EDGE, 5, "columns of a layer"))


def parse_board(text: str) -> Board:
    """``"5x9"``: five rows, nine columns; ``"8x8-d4.4"``: with holes; ``"3x4x5"``: three layers.

    Raises RecipeError.
    """
    text = text.strip()
    if SOLID.fullmatch(text):
        edges = zip(EDGES, text.lower().split("x"), strict=True)
        return box(*(edge.parse(part.strip()) for edge, part in edges))
    size, mark, rest = next((text.partition(mark) for mark in "~-" if mark in text and
                             not text.partition(mark)[0].endswith(("x", "X"))), (text, "", ""))
    rows, cross, columns = size.lower().partition("x")
    if not (cross and rows.strip() and columns.strip()):
        raise RecipeError("expected a board as rows x columns, such as 5x9: {text}",
                          text=shown(text))
    whole = Board(HEIGHT.parse(rows.strip()), WIDTH.parse(columns.strip()))
    return with_holes(whole, mark + rest) if mark else whole


def with_holes(board: Board, text: str) -> Board:
    """A rectangle less the holes of ``"-d4.e5"`` or ``"~..."``.  Raises RecipeError."""
    if text[0] == "~":
        bits = unpack(text[1:], board.full.bit_length())
        holes = {board.square(number) for number, there in enumerate(bits) if not there}
    else:
        holes = set(_parse_holes(board, text[1:].lower().split(".")))
    if len(holes) == board.area:
        raise RecipeError("expected at least one square to fill")
    return Board(board.rows, board.columns, frozenset(holes))


def _parse_holes(board: Board, items: Sequence[str]) -> Iterable[Square]:
    corner = None
    for item in items:
        if corner and re.fullmatch("[0-9]{1,4}", item) and isqrt(int(item)) ** 2 == int(item):
            squares = block(corner, isqrt(int(item)))
        elif match := HOLE.fullmatch(item):
            letters, row = match.groups()
            column = 0
            for letter in letters:
                column = 26 * column + ord(letter) - 96
            corner = (column - 1, int(row) - 1)
            squares = frozenset([corner])
        else:
            raise RecipeError("{expected}: {item}", expected=Message(DAMAGED), item=shown(item))
        if not all(map(board.has, squares)):
            raise RecipeError("{expected}: {item} is not on a board of {rows} x {columns}",
                              expected=Message(DAMAGED), item=shown(item), rows=board.rows,
                              columns=board.columns)
        yield from squares


def board_of_picture(text: str) -> Board:
    """The board of a picture: ``#`` is a square to fill.  Raises RecipeError."""
    squares = [(x, y) for y, line in enumerate(text.splitlines()[::-1])
               for x, mark in enumerate(line) if mark == SQUARE]
    if not squares:
        raise RecipeError("expected a picture with a # for each square to fill")
    return board_of(squares)
