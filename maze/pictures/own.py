"""Ten pictures of our own, made of discs and polygons, so that they can be had in any size.

Points are in a square of 96 by 96, y downward.  A part is added, or with "-" taken away from what
is there.  Whether a pixel is dark is decided at its middle, in whole numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from maze.connected import Square, pieces
from maze.grids.masks import largest
from maze.laying import laid, progress
from maze.message import Message
from maze.pictures.stencil import Stencil, stencil_of, trimmed
from maze.progress import Work

SIDE = 96
Part: TypeAlias = tuple[str, Sequence[int]]  # its kind, perhaps with "-", and numbers

OWN: dict[str, tuple[Message, Sequence[Part]]] = {             # by id: the title, and the parts
    "heart": (Message("Heart"), [
        ("disc", (28, 32, 22, 22)), ("disc", (68, 32, 22, 22)),
        ("poly", (10, 44, 48, 26, 86, 44, 48, 90))]),
    "star": (Message("Star"), [
        ("poly", (48, 3, 60, 35, 94, 37, 67, 58, 77, 92, 48, 72, 19, 92, 29, 58, 2, 37, 36, 35))]),
    "cat": (Message("Cat"), [
        ("disc", (48, 56, 36, 32)), ("poly", (15, 8, 43, 28, 14, 52)),
        ("poly", (81, 8, 53, 28, 82, 52)), ("-disc", (34, 50, 6, 7)), ("-disc", (62, 50, 6, 7)),
        ("-poly", (41, 66, 55, 66, 48, 75))]),
    "fish": (Message("Fish"), [
        ("disc", (40, 48, 36, 26)), ("poly", (66, 48, 94, 22, 88, 48, 94, 74)),
        ("poly", (26, 30, 44, 10, 60, 32)), ("-disc", (22, 42, 5, 5))]),
    "tree": (Message("Tree"), [
        ("poly", (48, 2, 72, 32, 24, 32)), ("poly", (48, 18, 80, 56, 16, 56)),
        ("poly", (48, 38, 90, 80, 6, 80)), ("poly", (40, 78, 56, 78, 56, 95, 40, 95))]),
    "house": (Message("House"), [
        ("poly", (48, 6, 94, 46, 2, 46)), ("poly", (12, 44, 84, 44, 84, 92, 12, 92)),
        ("poly", (68, 10, 80, 10, 80, 36, 68, 36)), ("-poly", (22, 56, 38, 56, 38, 72, 22, 72)),
        ("-poly", (54, 60, 72, 60, 72, 92, 54, 92))]),
    "moon": (Message("Moon"), [
        ("disc", (46, 48, 42, 44)), ("-disc", (66, 40, 36, 38))]),
    "key": (Message("Key"), [
        ("disc", (26, 48, 24, 24)), ("-disc", (26, 48, 11, 11)),
        ("poly", (46, 42, 94, 42, 94, 54, 46, 54)), ("poly", (66, 52, 74, 52, 74, 68, 66, 68)),
        ("poly", (84, 52, 94, 52, 94, 72, 84, 72))]),
    "mushroom": (Message("Mushroom"), [
        ("disc", (48, 44, 44, 38)), ("-poly", (0, 52, 96, 52, 96, 96, 0, 96)),
        ("poly", (36, 48, 60, 48, 66, 92, 30, 92)), ("-disc", (30, 34, 8, 8)),
        ("-disc", (60, 26, 7, 7)), ("-disc", (72, 44, 6, 5))]),
    "butterfly": (Message("Butterfly"), [
        ("disc", (25, 32, 23, 23)), ("disc", (71, 32, 23, 23)), ("disc", (30, 70, 18, 18)),
        ("disc", (66, 70, 18, 18)), ("poly", (43, 18, 53, 18, 53, 90, 43, 90)),
        ("-disc", (24, 31, 8, 8)), ("-disc", (72, 31, 8, 8))]),
}


def own_slices(name: str, side: int) -> Work[Stencil]:
    """One of the pictures, in one piece, its longer side about so many pixels; a row in a slice."""
    _, parts = OWN[name]
    dark: list[Square] = []
    for y in range(side):
        dark += [(x, y) for x in range(side)
                 if _covers(parts, (2 * x + 1) * SIDE, (2 * y + 1) * SIDE, 2 * side)]
        yield progress(y, side)
    return trimmed(stencil_of(largest(pieces(dark)), side, side))


own = laid(own_slices)


def _covers(parts: Sequence[Part], x: int, y: int, unit: int) -> bool:
    """Whether a point is dark; its numbers are ``unit`` times those of the parts."""
    dark = False
    for kind, numbers in parts:
        inside = _in_disc if kind.endswith("disc") else _in_polygon
        if inside([number * unit for number in numbers], x, y):
            dark = not kind.startswith("-")
    return dark


def _in_disc(numbers: Sequence[int], x: int, y: int) -> bool:
    """Whether a point is in an ellipse: its middle, and how far it reaches across and down."""
    cx, cy, across, down = numbers
    u, v = (x - cx) * down, (y - cy) * across
    return u * u + v * v <= (across * down) ** 2


def _in_polygon(numbers: Sequence[int], x: int, y: int) -> bool:
    """Whether a ray to the right crosses an odd number of sides."""
    corners = list(zip(numbers[::2], numbers[1::2], strict=True))
    odd = False
    for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True):
        if (ay > y) != (by > y):
            turn = (bx - ax) * (y - ay) - (x - ax) * (by - ay)
            odd ^= (turn > 0) == (by > ay)
    return odd
