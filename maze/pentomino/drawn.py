"""Drawn: pieces of any shape, as links have them, ``~7-5-7~A``.

Between the tildes stand the squares, a number in base 16 for each row from the top down, with a bit
for each square; behind them a letter for each such piece, as behind the digit that says a size:
``~7-5-7~AA4IL`` are two rings, a straight and a bent tetromino.  A shape that has a name is called
by it, so this is for what the names of ``polyominoes`` do not reach: pieces of seven squares and
more, and the other sides of one-sided hexominoes.  Links are made of this for ever.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from string import ascii_lowercase, ascii_uppercase

from maze.connected import pieces as connected
from maze.errors import RecipeError
from maze.message import Message
from maze.params import shown
from maze.pentomino.counted import counted_squares
from maze.pentomino.polyominoes import (
    BACK,
    DRAWN,
    FACE,
    LARGEST,
    Orientation,
    Square,
    is_chiral,
    mirrored,
    names,
    normal,
    orientations,
    squares_of,
    turned,
)

LETTERS = "ABCDEGHJKMOQRS" + ascii_uppercase + ascii_lowercase     # those of no pentomino first
LONGEST, MOST = 8, 16        # rows and columns of a drawing; squares of a piece
ROWS = re.compile(r"[0-9a-f]{1,2}(-[0-9a-f]{1,2}){0,7}")


def shape_of(rows: str, letter: str = "") -> Orientation:
    """The squares of a text such as ``7-5-7``.  Raises RecipeError if that is no piece."""
    if not ROWS.fullmatch(rows) or not any(int(row, 16) for row in rows.split("-")):
        raise RecipeError("expected a drawn piece such as ~7-5-7~A: {text}",
                          text=shown(f"{DRAWN}{rows}{DRAWN}{letter}"))
    squares = squares_of(rows)
    if problem := unfit(squares):
        raise RecipeError(problem)
    return squares


def unfit(squares: Collection[Square]) -> Message | None:
    """Why some squares are no piece, as a sentence; None if they are one."""
    if not squares:
        return Message("A piece has at least one square.")
    parts = [len(part) for part in connected(sorted(squares, reverse=True))]
    if len(parts) > 1:
        return Message("A piece has to hang together by the sides of its squares; this one is in "
                       "{parts} parts.", parts=len(parts))
    if len(squares) > MOST:
        return Message("A piece has at most {most}; this one has {squares}.",
                       most=counted_squares(MOST), squares=counted_squares(len(squares)))
    return None


def rows_of(squares: Iterable[Square]) -> str:
    """The text that ``squares_of`` reads."""
    shape = normal(squares)
    right, top = max(x for x, _ in shape), max(y for _, y in shape)
    rows = [sum(1 << right - x for x, row in shape if row == y) for y in range(top, -1, -1)]
    return "-".join(f"{row:x}" for row in rows)


def name_of(squares: Iterable[Square], one_sided: bool = False) -> str:
    """The name of a shape, the same however it is turned, and mirrored unless it is one-sided."""
    shape = normal(squares)
    name = next((name for name in (names(len(shape)) if len(shape) <= LARGEST else ())
                 if shape in orientations(name)), "")
    if not name:
        drawings = map(rows_of, turned(shape) + turned(mirrored(shape)))
        name = DRAWN + min(drawings, key=lambda rows: (len(rows), rows))
    if not one_sided or not is_chiral(name):
        return name
    return name + (FACE if shape in orientations(name + FACE) else BACK)


def text_of_pictures(text: str, letters: str = LETTERS) -> str:
    """The pieces of pictures with an empty line between two of them, ``#`` being a square, as a
    list of pieces; each shape has a letter of its own.  Raises RecipeError."""
    found: dict[str, str] = {}
    parts = []
    for picture in re.split(r"\n[ \t]*(?:\n[ \t]*)+", text.strip("\n")):
        squares = [(x, -y) for y, line in enumerate(picture.split("\n"))
                   for x, mark in enumerate(line) if mark == "#"]
        if problem := unfit(squares):
            raise RecipeError(problem)
        if any(1 + max(ends) - min(ends) > LONGEST for ends in zip(*squares)):
            raise RecipeError("expected a drawn piece of at most {most} x {most} squares",
                              most=LONGEST)
        rows = rows_of(squares)
        letter = found.setdefault(name_of(squares), letters[len(found) % len(letters)])
        parts.append(f"{DRAWN}{rows}{DRAWN}{letter}")
    return "".join(parts)


def rows_of_name(name: str) -> str:
    """The drawing of a piece by which ``name_of`` finds its name again."""
    return min(map(rows_of, orientations(name)), key=lambda rows: (len(rows), rows))
