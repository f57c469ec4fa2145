"""Turning: the orientation of a piece after a quarter turn or in the mirror, and where it is held.

An orientation is its number in ``ways(name, solid)``.  Turning is clockwise as people see it: y
counts upwards, and layers are seen from above.  In space a piece can be tipped over, too.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from maze.pentomino import space
from maze.pentomino.polyominoes import DRAWINGS, Square
from maze.pentomino.space import Cube, pushed, ways

UPRIGHT = {"I": "#/#/#/#/#", "L": "# /# /# /##", "N": " #/ #/##/# ", "P": "##/##/# ",
           "Y": " #/##/ #/ #"}


@cache
def standing(name: str, solid: bool = False) -> int:
    """The orientation of a piece that nobody has turned: the one that looks most like its name."""
    drawing = UPRIGHT.get(name) or DRAWINGS.get(name)
    if drawing is None:
        return 0
    return lie_of(name, [(x, -y, 0) for y, row in enumerate(drawing.split("/"))
                         for x, mark in enumerate(row) if mark == "#"], solid)


@cache
def turned(name: str, lie: int, quarters: int = 1, solid: bool = False) -> int:
    """The orientation after so many quarter turns clockwise; negative ones turn the other way."""
    cubes = ways(name, solid)[lie]
    for _ in range(quarters % 4):
        cubes = space.quarter(cubes)
    return lie_of(name, cubes, solid)


@cache
def tipped(name: str, lie: int) -> int:
    """The orientation in space after a quarter turn towards us."""
    return lie_of(name, space.tipped(ways(name, True)[lie]), True)


@cache
def mirrored(name: str, lie: int, *, upside_down: bool = False, solid: bool = False) -> int | None:
    """The orientation with left for right, or top for bottom; None if it may not be mirrored."""
    image = space.mirrored(ways(name, solid)[lie], upside_down=upside_down)
    known = ways(name, solid)
    return known.index(image) if image in known else None


@cache
def grip(name: str, lie: int, solid: bool = False) -> Cube:
    """The cube by which a piece is held: the one nearest to its middle."""
    cubes = ways(name, solid)[lie]
    middle = [sum(cube[axis] for cube in cubes) / len(cubes) for axis in range(3)]
    return min(cubes, key=lambda cube: (sum((a - b) ** 2 for a, b in zip(cube, middle)), cube))


def lie_of(name: str, places: Iterable[Square | Cube], solid: bool = False) -> int:
    """The orientation in which a piece lies on some squares of a flat board, or some cubes."""
    cubes = [(place[0], place[1], place[2] if len(place) == 3 else 0) for place in places]
    return ways(name, solid).index(pushed(cubes))
