"""Drawings that say which squares are cells: bitmaps, and words written in squares.

A shape that needs a drawing has a ``mask`` in its entry, which reads the text of ``mask=`` in
links: bits in base64url for a bitmap (row after row, a bit a square), letters for a word. ``check``
is strict, ``repair`` never fails.  "" stands for the shape's own drawing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from maze.bits import pack, unpack
from maze.connected import Square, pieces
from maze.errors import RecipeError
from maze.grid import Grid
from maze.grids.glyphs import LETTERS
from maze.grids.polygons import polygon_slices, unit_square
from maze.laying import in_parts, progress
from maze.message import Message, Said
from maze.params import shown
from maze.progress import Work

LONGEST_WORD = 12
MANY = 1000                                                # squares in a slice
EMPTY = " .-_"                                             # what is no cell in a drawn picture


class Mask(Protocol):
    """How the text of a drawing is read."""

    title: str

    def check(self, text: str, size: Sequence[int]) -> None:
        """Raises RecipeError if the text is not such a drawing."""

    def repair(self, text: str, size: Sequence[int]) -> tuple[str, Said | None]:
        """The nearest good text, and a sentence if that is another one."""

    def read(self, picture: str) -> tuple[str, tuple[int, ...] | None]:
        """The text of what a person wrote, and the size it needs."""


class Bitmap:
    """A bit a square; the cells must hang together."""

    title = "Drawing"

    def check(self, text: str, size: Sequence[int]) -> None:
        count = len(pieces(squares(text, size[0], size[1])))
        if count != 1:
            raise RecipeError("expected a drawing in one piece: it has {count}", count=count)

    def repair(self, text: str, size: Sequence[int]) -> tuple[str, Said | None]:
        try:
            found = pieces(squares(text, size[0], size[1]))
        except RecipeError as damaged:
            return "", damaged.message
        if not found:
            return "", Message("The drawing in this link is empty.")
        if len(found) == 1:
            return text, None
        return bitmap(largest(found), size[0], size[1]), Message(
            "The drawing in this link has several pieces; the largest is used.")

    def read(self, picture: str) -> tuple[str, tuple[int, ...] | None]:
        lines = picture.replace("\t", " ").strip("\r\n").splitlines()
        width = max(2, *map(len, lines), 0, 0)
        cells = [(x, y) for y, line in enumerate(lines) for x, character in enumerate(line)
                 if character not in EMPTY]
        height = max(2, len(lines))
        return bitmap(cells, width, height), (width, height)


NEW_LINE = "/"


class Letters:
    """Capital letters, Latin and Greek, and digits; spaces between words, slashes between lines."""

    title = "Word"

    def check(self, text: str, size: Sequence[int]) -> None:
        if self._clean(text) != text:
            raise RecipeError("expected a word of at most {most} letters and digits: {text}",
                              most=LONGEST_WORD, text=shown(text))

    def repair(self, text: str, size: Sequence[int]) -> tuple[str, Said | None]:
        clean = self._clean(text)
        if not clean:
            return "", Message("The drawing in this link is damaged.")
        kept = Message("A word has at most {most} letters and digits; using {word}.",
                       most=LONGEST_WORD, word=clean)
        return clean, None if clean == text else kept

    def read(self, picture: str) -> tuple[str, tuple[int, ...] | None]:
        lines = picture.upper().replace("\n", NEW_LINE).split(NEW_LINE)
        return NEW_LINE.join(filter(None, (" ".join(line.split()) for line in lines))), None

    def _clean(self, text: str) -> str:
        letters = "".join(c for c in text.upper() if c in f" {NEW_LINE}" or c in LETTERS)
        lines = [" ".join(line.split()) for line in letters.split(NEW_LINE)]
        cut = NEW_LINE.join(filter(None, lines))[:LONGEST_WORD]
        return NEW_LINE.join(filter(None, map(str.strip, cut.split(NEW_LINE))))


def squares(text: str, width: int, height: int) -> list[Square]:
    """The squares of a bitmap.  Raises RecipeError if the text is damaged."""
    bits = unpack(text, width * height)
    return [(at % width, at // width) for at, bit in enumerate(bits) if bit]


def bitmap(cells: Iterable[Square], width: int, height: int) -> str:
    """The text of some squares."""
    bits = bytearray(width * height)
    for x, y in cells:
        bits[y * width + x] = 1
    return pack(bytes(bits))


def largest(found: Iterable[list[Square]]) -> list[Square]:
    """The first of the largest pieces."""
    return max(found, key=lambda piece: len(piece))


def cut_slices(cells: Iterable[Square],
               ends: tuple[Square, Square] | None = None) -> Work[Grid]:
    """A grid of some squares, in reading order; ``ends`` are the squares of start and goal."""
    found: list[Square] = []
    for some in in_parts(cells, MANY):
        found += some
        yield progress(len(found))
    found.sort(key=lambda square: square[::-1])
    rows: dict[int, list[int]] = {}
    for cell, (_, y) in enumerate(found):
        rows.setdefault(y, []).append(cell)
    return (yield from polygon_slices((unit_square(x, y) for x, y in found), lambda corner: corner,
                                      rows=list(rows.values()), ends=(
                                          (found.index(ends[0]), found.index(ends[1]))
                                          if ends else None)))
