"""Squares as pixels: for cells too small, or too many, to be drawn as paths.

A row of a maze is three rows of bytes: the looks of its cells, the walls to their right, the walls
below. Joined as large integers and spread by slices they become rows of pixels, so that nothing is
done cell by cell: a million cells take a twentieth of a second.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from maze.bytewise import both, either
from maze.render.squares import Part, Rows

WALL = 255                                                 # the color number of walls
SHUT = bytes([WALL]) + bytes(255)                          # open 0 or 1 to the color of a wall
OPEN = bytes([0]) + bytes([255]) * 255                     # and to what lets the cell through


class Pixels(NamedTuple):
    """A part of a maze of ``of`` cells across and down, ``unit`` pixels a cell.

    Four bytes a pixel: red, green, blue, opacity.
    """

    part: Part
    of: tuple[int, int]
    unit: int
    rgba: bytearray


def draw(rows: Rows, part: Part, unit: int, thick: int, colors: Mapping[int, str],
         wall: str) -> Pixels:
    """The cells of a part, ``unit`` pixels each, with walls so many pixels ``thick``.

    ``colors`` are those of the looks, ``#rrggbb``. The rim of the maze is not drawn.
    A part of no cells is no pixels.
    """
    after = -(-thick // 2)                                 # of it beyond the middle of the wall
    lines: list[bytes] = []
    upper = _line(rows, part, part.top - 1, unit, thick)[1] if thick > after else b""
    for y in part.rows:
        cells, lower = _line(rows, part, y, unit, thick)
        before = thick - after if y else 0
        lines += [upper] * before + [cells] * (unit - before - after) + [lower] * after
        upper = lower
    return Pixels(part, (rows.width, rows.height), unit,
                  _rgba(b"".join(lines), {**colors, WALL: wall}))


def _line(rows: Rows, part: Part, y: int, unit: int, thick: int) -> tuple[bytes, bytes]:
    """A row of pixels through the middle of cells, and one through the walls below them."""
    if y < 0:
        return b"", bytes([WALL]) * (part.across * unit)
    seen = part.columns
    looks, right, below = rows.looks(y), rows.right(y), rows.below(y)
    under = rows.right(y + 1) if y + 1 < rows.height else bytes(rows.width)
    post = both(both(right, under), both(below, below[1:] + b"\0"))      # no wall meets it
    sides = _spread(looks, right, seen, unit, thick)
    return sides, _spread(_paint(looks, below), post, seen, unit, thick)


def _spread(cells: bytes, open_sides: bytes, seen: slice, unit: int, thick: int) -> bytes:
    """A row of pixels: each cell, then the color of its right side."""
    line = bytearray(len(cells[seen]) * unit)
    for k in range(unit):
        line[k::unit] = cells[seen]
    walls = _paint(cells, open_sides)
    after = -(-thick // 2)
    for k in range(unit - after, unit):
        line[k::unit] = walls[seen]
    before = (bytes([cells[0]]) + walls[:-1])[seen]        # the wall on the left; the rim is not
    hits = before.translate(bytes(255) + b"\xff")
    for k in range(thick - after):
        line[k::unit] = either(both(line[k::unit], _not(hits)), hits)
    return bytes(line)


def _paint(cells: bytes, is_open: bytes) -> bytes:
    """The color of each side: that of the cell where it is open, else of a wall."""
    return either(both(cells, is_open.translate(OPEN)), is_open.translate(SHUT))


def _rgba(numbers: bytes, colors: Mapping[int, str]) -> bytearray:
    pixels = bytearray(b"\xff") * (4 * len(numbers))
    for channel in range(3):
        table = bytearray(256)
        for number, color in colors.items():
            table[number] = int(color[1 + 2 * channel:3 + 2 * channel], 16)
        pixels[channel::4] = numbers.translate(bytes(table))
    return pixels


def _not(a: bytes) -> bytes:
    return a.translate(bytes(range(255, -1, -1)))
