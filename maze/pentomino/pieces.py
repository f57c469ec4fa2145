"""Pieces: the letters people use for polyominoes, alone and in lists.

Upper-case letters are Golomb's names of the twelve pentominoes, lower-case ones those of the
Hungarian Katamino solver that the search ``source`` follows; a piece keeps the letter it was called
by.  (The order of ``orientations`` is that of its hand-made table, too; the first tiling depends
on it.)  A digit in a list sets the size of the letters that follow: ``4ILOTZ`` are the tetrominoes.
A drawing between two tildes does so, too, for pieces without a name: ``~7-5-7~AA``.

One-sided pieces may be turned but not mirrored.  There, the six pentominoes that are two have a
second letter for the other side, the next in line that is free: F G, L J, N M, P Q, Y H, Z S.

The same upper-case letter may stand several times: so many copies there are.  Of Katamino's
letters there is one of each, as in its box.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from maze.errors import RecipeError
from maze.message import Message, either
from maze.params import shown
from maze.pentomino.counted import counted_squares
from maze.pentomino.drawn import name_of, rows_of_name, shape_of
from maze.pentomino.polyominoes import (
    BACK,
    DRAWINGS,
    DRAWN,
    FACE,
    LARGEST,
    is_chiral,
    letter_of,
    names,
    size_of,
)
from maze.pentomino.polyominoes import Orientation as Orientation
from maze.pentomino.polyominoes import Square as Square
from maze.pentomino.polyominoes import orientations as orientations

NAMES = "".join(DRAWINGS)
LOWER = "kpcwlyirvz+t"
ALIASES = dict(zip(LOWER + "x", "NPUWLYIFVZXTX", strict=True))
BACKS = dict(zip("GJMQHS", "FLNPYZ", strict=True))           # the other sides of one-sided pieces
SMALL_BACKS = {"4J": "4L", "4S": "4Z"}
ALL = "all"
MANY = 60                    # pieces that are read


class Piece(NamedTuple):
    """A piece by ``name``, and the ``letter`` the caller gave it."""

    letter: str
    name: str

    @property
    def size(self) -> int:
        return size_of(self.name)

    @property
    def code(self) -> str:
        """The letter, after the size if that is not five, or a drawing: its name in links."""
        if self.name[0] == DRAWN or self.size == LARGEST and self.name[-1] == BACK:
            return f"{DRAWN}{rows_of_name(self.name)}{DRAWN}{self.letter}"
        return self.letter if self.size == 5 else f"{self.size}{self.letter}"


def thickness(name: str) -> int:
    """The shorter side of the piece's bounding box: 1 to 3."""
    return min(1 + max(x for x, _ in squares) for squares in orientations(name))


def area_of(pieces: Iterable[Piece]) -> int:
    """The squares that the pieces cover."""
    return sum(piece.size for piece in pieces)


def parse_pieces(text: str, *, one_sided: bool = False) -> tuple[Piece, ...]:
    """``"l,t,w,k"``, ``"FILNP"``, ``"4IOTZL"`` or ``"all"``, in the caller's order and letters.

    Raises RecipeError.
    """
    pieces = tuple(parse_piece(code, one_sided=one_sided) for code in codes(text, one_sided))
    if not pieces:
        raise RecipeError("expected pieces such as FILNP or ltwky, or all: {text}",
                          text=shown(text))
    if len(pieces) > MANY:
        raise RecipeError("expected at most {most} pieces: {given}", most=MANY, given=len(pieces))
    if repeat := first_repeat(pieces):
        raise RecipeError(repeat)
    return pieces


def format_pieces(pieces: Sequence[Piece]) -> str:
    """The text that ``parse_pieces`` reads."""
    text, before = "", ""
    for piece in pieces:
        shape = piece.code[:-1]                            # "" for five squares
        if shape != before:
            text, before = text + (shape or "5"), shape
        text += piece.letter
    return ALL if text == all_letters(is_one_sided(pieces)) else text


def all_letters(one_sided: bool) -> str:
    """The twelve pentominoes, or the eighteen one-sided ones."""
    if not one_sided:
        return NAMES
    other = {face: back for back, face in BACKS.items()}
    return "".join(name + other.get(name, "") for name in NAMES)


def is_one_sided(pieces: Iterable[Piece]) -> bool:
    """Whether some of them may not be mirrored."""
    return any(piece.name[-1] in FACE + BACK for piece in pieces)


def has_twins(pieces: Iterable[Piece]) -> bool:
    """Whether the mirror image of each piece is among them, as often as the piece itself: then a
    tiling in a mirror is a tiling with the same pieces."""
    names_ = [piece.name for piece in pieces]
    return sorted(names_) == sorted(map(twin, names_))


def twin(name: str) -> str:
    """The name of a piece in a mirror: its other side, if it has one."""
    sides = {FACE: BACK, BACK: FACE}
    return name[:-1] + sides.get(name[-1], name[-1])


def letters_of(pieces: Iterable[Piece]) -> set[str]:
    """The letters that people know pieces by, in upper case: the twelve, and those of the pieces.

    Katamino's letters are Golomb's here.
    """
    return {*NAMES, *(ALIASES.get(piece.letter, piece.letter).upper() for piece in pieces)}


def codes(text: str, one_sided: bool = False) -> list[str]:
    """The pieces in a list, one text each, without commas, dots and spaces."""
    plain = "".join(c for c in text if c not in ",." and not c.isspace())
    if plain.lower() == ALL:
        return list(all_letters(one_sided))
    found, size = [], ""
    parts = re.findall("~[^~]*~?|[^~]", plain)             # a drawing each, or a character
    for at, part in enumerate(parts, 1):
        if part in "123456":
            size = "" if part == "5" else part
        elif part[0] != DRAWN:
            found.append(size + part)
        elif at < len(parts):
            size = part
        else:                                              # without a letter
            found.append(part)
    return found


def parse_piece(code: str, *, one_sided: bool = False) -> Piece:
    """The piece a letter stands for, with its size before it if not five.  Raises RecipeError."""
    if code[0] == DRAWN:
        return _parse_drawing(code, one_sided)
    letter = code[-1]
    if one_sided and (front := SMALL_BACKS.get(code) or BACKS.get(code)):
        return Piece(letter, front + BACK)
    name = ALIASES.get(code, code)
    size = int(code[0]) if len(code) > 1 else 5
    if name not in names(size):
        known = "".join(letter_of(name) for name in names(size))
        if size == 5:
            raise RecipeError("expected pieces out of {known}: {code}",
                              known=either([known, LOWER]), code=shown(code))
        raise RecipeError("expected pieces out of {known} of {squares}: {code}", known=known,
                          squares=counted_squares(size), code=shown(code))
    return Piece(letter, name + FACE if one_sided and is_chiral(name) else name)


def other_sides(pieces: Sequence[Piece], *, one_sided: bool) -> tuple[Piece, ...]:
    """The pieces with one side, or two; of a piece and its other side one stays."""
    if format_pieces(pieces) == ALL:
        return parse_pieces(ALL, one_sided=one_sided)
    if one_sided:
        return parse_pieces(format_pieces(pieces), one_sided=True)
    names_ = [piece.name for piece in pieces]
    free = [(piece, piece.name.rstrip(FACE + BACK)) for piece in pieces
            if piece.name[-1] != BACK or twin(piece.name) not in names_]
    return tuple(Piece(letter_of(name) or piece.letter, name) for piece, name in free)


def _parse_drawing(code: str, one_sided: bool) -> Piece:
    """The piece of ``~7-5-7~A``; one that has a name is called by its own letter."""
    rows, letter = code[1:].rpartition(DRAWN)[::2]
    if not (letter.isascii() and letter.isalpha()):
        raise RecipeError("expected a drawn piece such as ~7-5-7~A: {text}", text=shown(code))
    name = name_of(shape_of(rows, letter), one_sided)
    return Piece(letter_for(name) or letter, name)


def letter_for(name: str) -> str:
    """The letter that people know a piece by; "" if it has none."""
    if name[-1] != BACK:
        return letter_of(name)
    front = name[:-1]
    backs = {face: back for back, face in (BACKS | SMALL_BACKS).items()}
    return backs.get(front, "")[-1:]


def letters_by_name(pieces: Iterable[Piece]) -> dict[str, str]:
    """What some pieces are called, by their names; the first letter of several."""
    return {piece.name: piece.letter for piece in reversed(list(pieces))}


def first_repeat(pieces: Iterable[Piece]) -> Message | None:
    """A sentence about the first of Katamino's pieces that is listed twice; None if none is."""
    seen: dict[str, Piece] = {}
    for piece in pieces:
        before = seen.setdefault(piece.name, piece)
        if before is not piece and not (before.letter + piece.letter).isupper() and piece.size == 5:
            again = "" if before == piece else Message(
                ", as {first} and as {second}", first=before.letter, second=piece.letter)
            return Message("Piece {letter} is listed twice{again}; there is one of each.",
                           letter=letter_of(piece.name), again=again)
    return None
