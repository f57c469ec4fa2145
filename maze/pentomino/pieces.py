"""Pieces: the twelve pentominoes, their orientations, and the letters people use for them.

A square is ``(x, y)``: x counts columns to the right, y counts rows *up*.  An orientation is five
squares in order, by x and then by y, pushed to the lower left corner of its bounding box.  A
piece has one drawing; turning and mirroring the drawing gives its orientations, and their order
as tuples is the order in which searches try them.  (So is the hand-made table of the Hungarian
Katamino solver that the search ``source`` follows; the first tiling depends on it.)

Upper-case letters are Golomb's names, lower-case ones those of that solver; a piece keeps the
letter it was called by.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple, TypeAlias

from maze.errors import RecipeError
from maze.params import shown

Square: TypeAlias = tuple[int, int]
Orientation: TypeAlias = tuple[Square, ...]

DRAWINGS = {
    "F": " ## /##  / #  ",
    "I": "#####",
    "L": "#   /####",
    "N": "### /  ##",
    "P": "## /###",
    "T": "###/ # / # ",
    "U": "# #/###",
    "V": "#  /#  /###",
    "W": "#  /## / ##",
    "X": " # /###/ # ",
    "Y": " #  /####",
    "Z": "## / # / ##",
}
NAMES = "".join(DRAWINGS)
LOWER = "kpcwlyirvz+t"
ALIASES = dict(zip(LOWER + "x", "NPUWLYIFVZXTX", strict=True))
ALL = "all"


class Piece(NamedTuple):
    """One of the twelve by ``name``, and the ``letter`` the caller gave it."""

    letter: str
    name: str


@cache
def orientations(name: str) -> tuple[Orientation, ...]:
    """The one to eight ways a piece can lie, in the order of the search."""
    squares = [(x, -y) for y, row in enumerate(DRAWINGS[name].split("/"))
               for x, mark in enumerate(row) if mark == "#"]
    found = set()
    for _ in range(4):
        squares = [(y, -x) for x, y in squares]                             # a quarter turn
        found |= {_normal(squares), _normal((-x, y) for x, y in squares)}   # and its mirror image
    return tuple(sorted(found))


def _normal(squares: Iterable[Square]) -> Orientation:
    """In order, and pushed to the lower left corner."""
    listed = sorted(squares)
    left, bottom = listed[0][0], min(y for _, y in listed)
    return tuple((x - left, y - bottom) for x, y in listed)


def thickness(name: str) -> int:
    """The shorter side of the piece's bounding box: 1 to 3."""
    return min(1 + max(x for x, _ in squares) for squares in orientations(name))


def parse_pieces(text: str) -> tuple[Piece, ...]:
    """``"l,t,w,k"``, ``"FILNP"`` or ``"all"``, in the caller's order and letters.

    Raises RecipeError.
    """
    pieces = tuple(parse_piece(letter) for letter in letters(text))
    if not pieces:
        raise RecipeError(f"expected pieces such as FILNP or ltwky, or all: {shown(text)}")
    if repeat := first_repeat(pieces):
        raise RecipeError(repeat)
    return pieces


def format_pieces(pieces: Iterable[Piece]) -> str:
    """The text that ``parse_pieces`` reads."""
    text = "".join(piece.letter for piece in pieces)
    return ALL if text == NAMES else text


def letters(text: str) -> str:
    """The letters of a list of pieces, without commas, dots and spaces."""
    plain = "".join(c for c in text if c not in ",." and not c.isspace())
    return NAMES if plain.lower() == ALL else plain


def parse_piece(letter: str) -> Piece:
    """The piece a letter stands for.  Raises RecipeError."""
    name = ALIASES.get(letter, letter)
    if name not in DRAWINGS:
        raise RecipeError(f"expected pieces out of {NAMES} or {LOWER}: {shown(letter)}")
    return Piece(letter, name)


def first_repeat(pieces: Iterable[Piece]) -> str | None:
    """A sentence about the first piece that is listed twice; None if all are different."""
    seen: dict[str, Piece] = {}
    for piece in pieces:
        if before := seen.get(piece.name):
            again = "" if before == piece else f", as {before.letter} and as {piece.letter}"
            return f"Piece {piece.name} is listed twice{again}; there is one of each."
        seen[piece.name] = piece
    return None
