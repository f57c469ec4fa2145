"""Stencil: a picture in pixels, each dark or light, that is laid over a board of any shape.

In links it is ``24x20-BITS``: its width and height, then a bit a pixel, row after row, in base64url
(``maze.bits``).  It keeps its proportions: it is laid in the middle of the board, as large as it
fits, and a cell is dark if the pixel is in which its middle lies.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import floor
from typing import NamedTuple

from maze.bits import pack, unpack
from maze.connected import Square
from maze.errors import RecipeError
from maze.grid import Point
from maze.grids.masks import EMPTY
from maze.message import Said
from maze.params import shown

LEAST, MOST = 2, 150                                       # pixels a side
NUDGE = 1e-9                                               # middles between two pixels: never both
Box = tuple[float, float, float, float]                    # as ``Geometry.bounds``


class Stencil(NamedTuple):
    """``bits`` has a byte a pixel, 1 where it is dark, row after row."""

    width: int
    height: int
    bits: bytes

    @property
    def dark(self) -> list[Square]:
        """The dark pixels, in reading order."""
        return [(at % self.width, at // self.width) for at, bit in enumerate(self.bits) if bit]


def stencil_of(dark: Iterable[Square], width: int, height: int) -> Stencil:
    """A stencil by its dark pixels."""
    bits = bytearray(width * height)
    for x, y in dark:
        bits[y * width + x] = 1
    return Stencil(width, height, bytes(bits))


def format_stencil(stencil: Stencil) -> str:
    """Its text in links."""
    return f"{stencil.width}x{stencil.height}-{pack(stencil.bits)}"


@lru_cache(maxsize=8)
def parse_stencil(text: str) -> Stencil:
    """The stencil of a link's text.  Raises RecipeError if it is damaged, or nothing is dark."""
    size, _, code = text.partition("-")
    sides = [int(side) if side.isascii() and side.isdigit() and len(side) < 4 else 0
             for side in size.split("x")]
    if len(sides) != 2 or not all(LEAST <= side <= MOST for side in sides) or not code:
        raise RecipeError("A picture should be such as 24x20-BITS, each side {low} to {high}, not "
                          "{text}.", low=LEAST, high=MOST, text=shown(text))
    width, height = sides
    try:
        bits = unpack(code, width * height)
    except RecipeError:
        raise RecipeError("The picture in this link is damaged.") from None
    if not any(bits):
        raise RecipeError("Nothing in this picture is dark.")
    return Stencil(width, height, bits)


def repair_stencil(text: str) -> tuple[str, Said | None]:
    """The text of a link if it is good, or none and a sentence."""
    try:
        parse_stencil(text)
    except RecipeError as damaged:
        return "", damaged.message
    return text, None


def read_stencil(picture: str) -> Stencil:
    """A picture in characters; blanks and dots are light.  Raises RecipeError."""
    lines = picture.replace("\t", " ").strip("\r\n").splitlines()
    width, height = max(LEAST, *map(len, lines), 0), max(LEAST, len(lines))
    if width > MOST or height > MOST:
        raise RecipeError("expected a picture of at most {most} by {most} characters: {size}",
                          most=MOST, size=f"{width}x{height}")
    dark = [(x, y) for y, line in enumerate(lines) for x, sign in enumerate(line)
            if sign not in EMPTY]
    if not dark:
        raise RecipeError("Nothing in this picture is dark.")
    return stencil_of(dark, width, height)


class Laid:
    """A stencil in its place on a board."""

    def __init__(self, stencil: Stencil, box: Box) -> None:
        left, top, right, bottom = box
        self.stencil = stencil
        self.pixel = min((right - left) / stencil.width, (bottom - top) / stencil.height)
        self.left = (left + right - self.pixel * stencil.width) / 2
        self.top = (top + bottom - self.pixel * stencil.height) / 2

    def is_dark(self, point: Point) -> bool:
        """Whether a point of the board lies in a dark pixel."""
        x = floor((point[0] - self.left) / self.pixel + NUDGE)
        y = floor((point[1] - self.top) / self.pixel + NUDGE)
        width, height, bits = self.stencil
        return 0 <= x < width and 0 <= y < height and bits[y * width + x] == 1


def trimmed(stencil: Stencil) -> Stencil:
    """Without the light rows and columns around it; at least 2 by 2."""
    dark = stencil.dark
    xs, ys = ([square[axis] for square in dark] for axis in (0, 1))
    return stencil_of([(x - min(xs), y - min(ys)) for x, y in dark],
                      _side(xs), _side(ys))


def _side(at: Sequence[int]) -> int:
    return max(LEAST, max(at) - min(at) + 1)
