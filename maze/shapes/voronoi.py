"""Cracked mud: each cell is what lies nearest to its own random point (Pullen's "crack").

Georgy Voronoi, "Nouvelles applications des paramètres continus", 1908.  Every square of a lattice
holds one point at a random place, so cells are about equally large and a cell's neighbors are
near.  A cell is cut from the rectangle by one bisector after the other.  All is exact: points are
whole numbers, a corner is where two lines meet, three whole numbers without a common factor.  Cost:
linear.  Corners closer than a fifth of a cell are made one, for nobody could pass between them.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd

from maze.grid import Grid, Point
from maze.grids.polygons import polygon_slices
from maze.laying import in_parts, laid, progress
from maze.params import Whole
from maze.progress import Work
from maze.registry import register
from maze.rng import Rng

Three = tuple[int, int, int]                               # a line ax + by + c = 0; a point x:y:w
STEP = 64                                                  # of the lattice
MARGIN = 11                                                # from a point to the sides of its square
SHORT = STEP / 5
FEW = 16                                                   # cells that are cut in a slice
SCALE = 1.15 / STEP
NEAR = [(dx, dy) for dy in range(-3, 4) for dx in range(-3, 4) if 0 < dx * dx + dy * dy < 14]
NEAR.sort(key=lambda d: d[0] ** 2 + d[1] ** 2)


@register("Cracks", group="flat", needs="seed",
          called="Maze of cracks, {size}", params=[
    Whole("width", "Width", 2, 100, 18, "cells across"),
    Whole("height", "Height", 2, 100, 14, "cells down")])
@laid
def voronoi(width: int, height: int, rng: Rng) -> Work[Grid]:
    """Cells without any order, like cracks in dry mud."""
    places = rng.stream(STEP - 2 * MARGIN + 1)
    points = {(x, y): (x * STEP + MARGIN + next(places), y * STEP + MARGIN + next(places))
              for y in range(height) for x in range(width)}
    frame = [(1, 0, -width * STEP), (0, 1, -height * STEP), (-1, 0, 0), (0, -1, 0)]
    cells: list[list[Three]] = []
    for some in in_parts(points.items(), FEW):
        cells += [_cell(point, [points[x + dx, y + dy] for dx, dy in NEAR
                                if (x + dx, y + dy) in points], frame) for (x, y), point in some]
        yield progress(len(cells), 4 * len(points))
    merged = yield from _merged(cells, width * STEP, height * STEP)
    return (yield from polygon_slices(merged, _place))


def _cell(point: tuple[int, int], others: Sequence[tuple[int, int]],
          frame: Sequence[Three]) -> list[Three]:
    """What lies nearer to a point than to the others: its corners, clockwise."""
    x, y = point
    lines = list(frame)
    corners = [_meet(p, q) for p, q in zip(lines, [*lines[1:], lines[0]], strict=True)]
    for u, v in others:
        line = (2 * (u - x), 2 * (v - y), x * x + y * y - u * u - v * v)
        lines, corners = _clip(lines, corners, line)
    return corners


def _clip(lines: list[Three], corners: list[Three], line: Three) -> tuple[list[Three], list[Three]]:
    """Cut off what is beyond a line.  Corner k ends line k and begins line k + 1."""
    a, b, c = line
    beyond = [a * x + b * y + c * w > 0 for x, y, w in corners]
    if True not in beyond:
        return lines, corners
    turn = next(k for k in range(len(beyond)) if beyond[k] and not beyond[k - 1])
    lines, corners = lines[turn:] + lines[:turn], corners[turn:] + corners[:turn]
    cut = (beyond[turn:] + beyond[:turn]).index(False)     # so many corners go, from the first on
    lines = [lines[0], line, *lines[cut:]]
    corners = [_meet(lines[0], line), _meet(line, lines[2]), *corners[cut:]]
    sides = [k for k in range(len(lines)) if corners[k] != corners[k - 1]]     # with a length
    return [lines[k] for k in sides], [corners[k] for k in sides]


def _meet(p: Three, q: Three) -> Three:
    """Where two lines meet."""
    x, y, w = p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]
    factor = gcd(x, y, w) * (1 if w > 0 else -1)
    return (x // factor, y // factor, w // factor)


def _merged(cells: list[list[Three]], width: int, height: int) -> Work[list[list[Three]]]:
    """The cells with corners that are too close made one; corners on the rim stay on it."""
    def rank(corner: Three) -> tuple[int, Three]:
        x, y, w = corner
        return (-(x in (0, width * w)) - (y in (0, height * w)), corner)

    stands_for: dict[Three, Three] = {}

    def find(corner: Three) -> Three:
        while corner in stands_for:
            corner = stands_for[corner]
        return corner

    for some in in_parts(cells):
        for cell in some:
            for p, q in zip(cell, [*cell[1:], cell[0]], strict=True):
                p, q = find(p), find(q)
                if p != q and _close(p, q) and len(set(map(find, cell))) > 3:
                    keep, drop = sorted((p, q), key=rank)
                    stands_for[drop] = keep
        yield progress(len(cells), 4 * len(cells))
    return [list(dict.fromkeys(map(find, cell))) for cell in cells]


def _close(p: Three, q: Three) -> bool:
    x, y = p[0] / p[2] - q[0] / q[2], p[1] / p[2] - q[1] / q[2]
    return x * x + y * y < SHORT * SHORT


def _place(corner: Three) -> Point:
    return (corner[0] / corner[2] * SCALE, corner[1] / corner[2] * SCALE)
