"""A relief: flat regions of the plane, each raised to a height, as one closed surface of triangles.

The regions share whole sides.  Each becomes a top and a bottom; where neighbors differ in height,
an upright wall joins them, cut at every height there is, so that triangles meet in whole sides.
A region is cut by its ears (Gary Meisters, "Polygons have ears", 1975).  The surface is closed: a
side of a triangle belongs to exactly one other triangle, as long as no four regions around a point
are high, low, high, low.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from maze.errors import MisfitError
from maze.grid import Point
from maze.laying import in_parts, progress
from maze.progress import Work

Corner: TypeAlias = int
Vertex: TypeAlias = tuple[float, float, float]
Triangle: TypeAlias = tuple[Vertex, Vertex, Vertex]
FLAT = 1e-9


class Region(NamedTuple):
    """Its corners, counterclockwise where y grows upward, and how high it is."""

    corners: Sequence[Corner]
    height: float


def relief(points: Sequence[Point], regions: Sequence[Region]) -> Work[list[Triangle]]:
    """The triangles, counterclockwise as seen from outside.

    Raises MisfitError if a region has no area or is turned over: something is too thick.
    """
    beside: dict[tuple[Corner, Corner], float] = {}
    for some in in_parts(regions, 500):
        beside |= {side: region.height for region in some for side in _sides(region.corners)}
        yield progress(len(beside))
    levels = sorted({0.0, *(region.height for region in regions)})
    found: list[Triangle] = []
    for some in in_parts(regions):
        for region in some:
            for ear in _ears(points, region.corners):
                a, b, c = (points[corner] for corner in ear)
                found.append(((*a, region.height), (*b, region.height), (*c, region.height)))
                found.append(((*a, 0.0), (*c, 0.0), (*b, 0.0)))
            for p, q in _sides(region.corners):
                found += _upright(points[p], points[q], beside.get((q, p), 0.0), region.height,
                                  levels)
        yield progress(len(found))
    return found


def _sides(corners: Sequence[Corner]) -> Iterator[tuple[Corner, Corner]]:
    yield from pairwise([*corners, corners[0]])


def _upright(p: Point, q: Point, low: float, high: float,
             levels: Sequence[float]) -> Iterator[Triangle]:
    """The wall below a side, down to what lies beside it; nothing if that is as high."""
    for under, over in pairwise(level for level in levels if low <= level <= high):
        yield ((*p, under), (*q, under), (*q, over))
        yield ((*p, under), (*q, over), (*p, over))


def _ears(points: Sequence[Point], corners: Sequence[Corner]
          ) -> Iterator[tuple[Corner, Corner, Corner]]:
    """Cut triangles off a polygon until nothing is left.  Raises MisfitError."""
    left = list(corners)
    while len(left) > 3:
        at = next((at for at in range(len(left)) if _is_ear(points, left, at)), None)
        if at is None:
            raise MisfitError(TOO_THICK)
        yield left[at - 1], left[at], left[(at + 1) % len(left)]
        del left[at]
    if _turn(*(points[corner] for corner in left)) <= FLAT:
        raise MisfitError(TOO_THICK)
    yield left[0], left[1], left[2]


TOO_THICK = ("The walls are too thick for the narrowest passages; choose thinner walls or larger "
             "cells.")


def _is_ear(points: Sequence[Point], left: Sequence[Corner], at: int) -> bool:
    """Whether a corner points outward, and no other one lies in its triangle."""
    ear = (left[at - 1], left[at], left[(at + 1) % len(left)])
    a, b, c = (points[corner] for corner in ear)
    if _turn(a, b, c) <= FLAT:
        return False
    return not any(_within(points[corner], a, b, c) for corner in left if corner not in ear)


def _within(point: Point, a: Point, b: Point, c: Point) -> bool:
    return (_turn(a, b, point) >= -FLAT and _turn(b, c, point) >= -FLAT
            and _turn(c, a, point) >= -FLAT)


def _turn(a: Point, b: Point, c: Point) -> float:
    """Twice the area of a triangle, positive if it is counterclockwise."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
