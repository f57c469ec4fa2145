"""Space: the ways a piece can lie, as cubes; on a flat board they are its orientations.

A cube is ``(x, y, layer)``.  A way is the cubes in order, pushed to the lowest column, row and
layer.  In space a piece can lie in up to 24 ways: those in which it lies flat come first, numbered
as on a flat board, then those that take two layers, and so on.  A piece one cube thick that is
turned over is its own mirror image, so in space there are no one-sided pieces.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import TypeAlias

from maze.pentomino.polyominoes import BACK, FACE, orientations

Cube: TypeAlias = tuple[int, int, int]
Way: TypeAlias = tuple[Cube, ...]


@cache
def ways(name: str, solid: bool = False) -> tuple[Way, ...]:
    """The ways a piece can lie, by number."""
    if not solid:
        return tuple(tuple((x, y, 0) for x, y in squares) for squares in orientations(name))
    found = [pushed((x, y, 0) for x, y in orientations(name.rstrip(FACE + BACK))[0])]
    for way in found:
        found += [new for new in (quarter(way), tipped(way)) if new not in found]
    return tuple(sorted(found, key=lambda way: (max(layer for _, _, layer in way), way)))


def quarter(cubes: Iterable[Cube]) -> Way:
    """A quarter turn clockwise, seen from above."""
    return pushed((y, -x, layer) for x, y, layer in cubes)


def tipped(cubes: Iterable[Cube]) -> Way:
    """A quarter turn towards us: what was below is in front, what was behind is below."""
    return pushed((x, layer, -y) for x, y, layer in cubes)


def mirrored(cubes: Iterable[Cube], *, upside_down: bool = False) -> Way:
    """Left for right in each layer, or back for front."""
    return pushed((x, -y, layer) if upside_down else (-x, y, layer) for x, y, layer in cubes)


def pushed(cubes: Iterable[Cube]) -> Way:
    """In order, and pushed to the lowest column, row and layer."""
    listed = sorted(cubes)
    left, low, bottom = (min(cube[axis] for cube in listed) for axis in range(3))
    return tuple((x - left, y - low, layer - bottom) for x, y, layer in listed)


def size_of(way: Way) -> Cube:
    """How many columns, rows and layers it takes."""
    x, y, layer = (1 + max(cube[axis] for cube in way) for axis in range(3))
    return x, y, layer


def around(cube: Cube) -> Iterator[Cube]:
    """The six cubes beside one."""
    for axis in range(3):
        for step in (1, -1):
            x, y, z = (value + step * (at == axis) for at, value in enumerate(cube))
            yield x, y, z
