"""Polyominoes of one to six squares: their drawings by name, and the ways each can lie.

A square is ``(x, y)``: x counts columns to the right, y counts rows *up*.  An orientation is the
squares in order, by x and then by y, pushed to the lower left corner of their bounding box.

Names: a pentomino is one of Golomb's letters (Solomon W. Golomb, "Polyominoes", 1965); other sizes
put the number of squares before the letter, ``4T``.  The 35 hexominoes have no letters of their
own and are called ``6A`` to ``6Z`` and ``6a`` to ``6i``, in the order of their squares.  A piece
that may be turned but not mirrored has a mark behind its name: ``F>`` as it is drawn, ``F<`` in
the mirror.  A larger piece is named by its squares, ``~7-5-7``: see ``maze.pentomino.drawn``.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from string import ascii_letters, ascii_uppercase
from typing import TypeAlias

Square: TypeAlias = tuple[int, int]
Orientation: TypeAlias = tuple[Square, ...]

LARGEST = 6                  # squares of a piece that has a name of its own
FACE, BACK, DRAWN = ">", "<", "~"
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
SMALLER = {
    "1O": "#", "2I": "##", "3I": "###", "3L": "# /##",
    "4I": "####", "4L": "#  /###", "4O": "##/##", "4T": "###/ # ", "4Z": "## / ##",
}


@cache
def size_of(name: str) -> int:
    """How many squares a piece covers."""
    if name[0] == DRAWN:
        return len(_drawn(name.rstrip(FACE + BACK)))
    return int(name[0]) if name[0].isdigit() else 5


def letter_of(name: str) -> str:
    """The name without size and mark; "" for a piece without a letter of its own."""
    return "" if name[0] == DRAWN else name.lstrip("123456").rstrip(FACE + BACK)


@cache
def names(size: int) -> tuple[str, ...]:
    """The pieces of a size, as they are called: 1, 1, 2, 5, 12, 35."""
    if size == 5:
        return tuple(DRAWINGS)
    if size == LARGEST:
        return tuple("6" + letter for letter in (ascii_uppercase + ascii_letters)[:35])
    return tuple(name for name in SMALLER if size_of(name) == size)


@cache
def orientations(name: str) -> tuple[Orientation, ...]:
    """The one to eight ways a piece can lie, in the order of the search."""
    squares: Iterable[Square] = _drawn(name.rstrip(FACE + BACK))
    found = set(turned(mirrored(squares) if name.endswith(BACK) else squares))
    if name[-1] not in FACE + BACK:
        found |= set(turned(mirrored(squares)))
    return tuple(sorted(found))


def turned(squares: Iterable[Square]) -> list[Orientation]:
    """Some squares in the four directions."""
    found = []
    for _ in range(4):
        squares = [(y, -x) for x, y in squares]
        found.append(normal(squares))
    return found


def normal(squares: Iterable[Square]) -> Orientation:
    """In order, and pushed to the lower left corner."""
    listed = sorted(squares)
    left, bottom = listed[0][0], min(y for _, y in listed)
    return tuple((x - left, y - bottom) for x, y in listed)


@cache
def is_chiral(name: str) -> bool:
    """Whether the mirror image cannot be turned into the drawing."""
    return not set(turned(_drawn(name))) & set(turned(mirrored(_drawn(name))))


@cache
def free(size: int) -> tuple[Orientation, ...]:
    """Every polyomino of a size, turned and mirrored ones being the same: 1, 1, 2, 5, 12, 35."""
    if size == 1:
        return (((0, 0),),)
    found = set()
    for smaller in free(size - 1):
        for x, y in smaller:
            for square in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if square not in smaller:
                    grown = [*smaller, square]
                    found.add(min(turned(grown) + turned(mirrored(grown))))
    return tuple(sorted(found))


def squares_of(rows: str) -> Orientation:
    """The squares of ``7-5-7``: for each row from the top down its squares as bits, in base 16;
    the lowest bit is the rightmost column."""
    return normal((-bit, -y) for y, row in enumerate(rows.split("-"))
                  for bit in range(4 * len(row)) if int(row, 16) >> bit & 1)


def _drawn(name: str) -> Orientation:
    if name[0] == DRAWN:
        return squares_of(name[1:])
    if size_of(name) == LARGEST:
        return free(LARGEST)[names(LARGEST).index(name)]
    drawing = SMALLER.get(name) or DRAWINGS[name]
    return normal((x, -y) for y, row in enumerate(drawing.split("/"))
                  for x, mark in enumerate(row) if mark == "#")


def mirrored(squares: Iterable[Square]) -> list[Square]:
    """Some squares with left for right."""
    return [(-x, y) for x, y in squares]
