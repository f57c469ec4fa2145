"""Turning: the orientation of a piece after a quarter turn or in the mirror, and where it is held.

An orientation is its number in ``orientations(name)``.  Turning is clockwise as people see it: y
counts upwards.
"""

from __future__ import annotations

from functools import cache

from maze.pentomino.pieces import Square
from maze.pentomino.polyominoes import DRAWINGS, Orientation, normal, orientations

UPRIGHT = {"I": "#/#/#/#/#", "L": "# /# /# /##", "N": " #/ #/##/# ", "P": "##/##/# ",
           "Y": " #/##/ #/ #"}


@cache
def standing(name: str) -> int:
    """The orientation of a piece that nobody has turned: the one that looks most like its name."""
    drawing = UPRIGHT.get(name) or DRAWINGS.get(name)
    if drawing is None:
        return 0
    return lie_of(name, normal((x, -y) for y, row in enumerate(drawing.split("/"))
                               for x, mark in enumerate(row) if mark == "#"))


@cache
def turned(name: str, lie: int, quarters: int = 1) -> int:
    """The orientation after so many quarter turns clockwise; negative ones turn the other way."""
    squares: Orientation = orientations(name)[lie]
    for _ in range(quarters % 4):
        squares = normal((y, -x) for x, y in squares)
    return orientations(name).index(squares)


@cache
def mirrored(name: str, lie: int, *, upside_down: bool = False) -> int | None:
    """The orientation with left for right, or top for bottom; None if it may not be mirrored."""
    sign = (1, -1) if upside_down else (-1, 1)
    image = normal((x * sign[0], y * sign[1]) for x, y in orientations(name)[lie])
    known = orientations(name)
    return known.index(image) if image in known else None


@cache
def grip(name: str, lie: int) -> Square:
    """The square by which a piece is held: the one nearest to its middle."""
    squares = orientations(name)[lie]
    x0, y0 = (sum(square[axis] for square in squares) / len(squares) for axis in (0, 1))
    return min(squares, key=lambda square: ((square[0] - x0) ** 2 + (square[1] - y0) ** 2, square))


def lie_of(name: str, squares: tuple[Square, ...]) -> int:
    """The orientation in which a piece lies on some squares."""
    return orientations(name).index(normal(squares))
