"""Tracing: from shades of gray to a stencil: what is dark, in pieces that are worth having.

Specks smaller than asked for are taken away, dark ones and light ones; pieces that are left are
joined by lines one pixel wide, each to the nearest, so that a maze reaches all of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from maze.connected import Square, pieces
from maze.errors import RecipeError
from maze.grids.masks import largest
from maze.laying import progress
from maze.pictures.stencil import LEAST, MOST, Stencil, stencil_of
from maze.progress import Work

TOO_LONG = "This picture is too long and thin for a maze."


class Gray(NamedTuple):
    """``shades`` has a byte a pixel, 0 for black to 255 for white, row after row."""

    width: int
    height: int
    shades: bytes


class Wanted(NamedTuple):
    """across      pixels of the longer side     threshold  per cent of white that count as dark
    invert         light is dark                 smallest   pixels of a piece that stays
    """

    across: int = 32
    threshold: int = 50
    invert: bool = False
    smallest: int = 4


def gray_of(width: int, height: int, colors: bytes) -> Gray:
    """The shades of a picture of four bytes a pixel: red, green, blue, and one that is not read.

    The weights of the colors are those of Rec. 601 of the CCIR, 1982, in 256ths.
    """
    red, green, blue = colors[::4], colors[1::4], colors[2::4]
    return Gray(width, height, bytes((77 * r + 150 * g + 29 * b) >> 8 for r, g, b
                                     in zip(red, green, blue, strict=True)))


def traced(gray: Gray, wanted: Wanted) -> Work[Stencil]:
    """The stencil of a picture, in slices.  Raises RecipeError if nothing is dark."""
    longer = max(gray.width, gray.height)
    width, height = (max(1, round(side * wanted.across / longer))
                     for side in (gray.width, gray.height))
    if min(width, height) < LEAST:
        raise RecipeError(TOO_LONG)
    assert max(width, height) <= MOST
    dark: set[Square] = set()
    for y in range(height):
        dark.update((x, y) for x in range(width)
                    if _is_dark(gray, x, y, width, height, wanted))
        yield progress(y, 3 * height)
    everything = {(x, y) for y in range(height) for x in range(width)}
    for found in _small(dark, wanted.smallest):
        dark.difference_update(found)
    yield progress(height, 3 * height)
    for found in _small(everything - dark, wanted.smallest):
        dark.update(found)
    yield progress(2 * height, 3 * height)
    if not dark:
        raise RecipeError("Nothing in this picture is dark.")
    yield from _joined(dark, everything)
    return stencil_of(dark, width, height)


def _is_dark(gray: Gray, x: int, y: int, width: int, height: int, wanted: Wanted) -> bool:
    """By the mean shade of what one pixel covers of the picture."""
    left, right = x * gray.width // width, max(x * gray.width // width + 1,
                                               (x + 1) * gray.width // width)
    top, low = y * gray.height // height, max(y * gray.height // height + 1,
                                              (y + 1) * gray.height // height)
    shades = sum(sum(gray.shades[row * gray.width + left:row * gray.width + right])
                 for row in range(top, low))
    bright = 100 * shades >= 255 * wanted.threshold * (right - left) * (low - top)
    return bright == wanted.invert


def _small(squares: Iterable[Square], least: int) -> list[list[Square]]:
    return [piece for piece in pieces(sorted(squares)) if len(piece) < least]


def _joined(dark: set[Square], everything: set[Square]) -> Work[None]:
    """Join all pieces to the largest, each by a shortest line; ``dark`` gains the lines."""
    found = pieces(sorted(dark))
    body = set(largest(found))
    others = {square: number for number, piece in enumerate(found) for square in piece
              if square not in body}
    while others:
        before: dict[Square, Square] = {square: square for square in sorted(body)}
        reached = None
        for x, y in (queue := list(before)):
            for near in ((x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1)):
                if near in everything and near not in before:
                    before[near] = (x, y)
                    queue.append(near)
            if (x, y) in others:
                reached = (x, y)
                break
        assert reached is not None
        piece = found[others[reached]]
        while reached not in body:
            body.add(reached)
            dark.add(reached)
            reached = before[reached]
        body.update(piece)
        for square in piece:
            others.pop(square, None)
        yield progress(len(body), len(everything))
