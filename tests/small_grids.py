"""Small grids of many kinds, made here, so that the tests of generators need no shape but these."""

from __future__ import annotations

from math import cos, pi, sin

from maze.grid import Grid
from maze.grids.lattice import lattice
from maze.grids.polygons import polygons
from maze.passages import Maze
from maze.registry import Entry
from maze.rng import Rng
from maze.steps import BUILD, SHIFT, run


def around(x: int, y: int) -> list[tuple[int, int]]:
    return [(x + 1, y), (x + 1, y + 1), (x, y + 1), (x, y)]


def in_rows(width: int, height: int) -> list[list[int]]:
    return [list(range(y * width, (y + 1) * width)) for y in range(height)]


def squares(width: int, height: int, **glue) -> Grid:
    """The lattice, but made of polygons; rolled up if glued."""
    return polygons([around(x, y) for y in range(height) for x in range(width)],
                    lambda corner: corner, rows=in_rows(width, height), **glue)


def cylinder(width: int, height: int) -> Grid:
    return squares(width, height, glue=lambda c: (c[0] % width, c[1]))


def torus(width: int, height: int) -> Grid:
    return squares(width, height, glue=lambda c: (c[0] % width, c[1] % height))


def hexagons(width: int, height: int) -> Grid:
    outlines = []
    for y in range(height):
        for x in range(width):
            cx, cy = 2 * x + y % 2, 3 * y
            outlines.append([(cx, cy - 2), (cx + 1, cy - 1), (cx + 1, cy + 1), (cx, cy + 2),
                             (cx - 1, cy + 1), (cx - 1, cy - 1)])
    return polygons(outlines, lambda c: (c[0] * 3 ** 0.5 / 2, c[1] / 2),
                    rows=in_rows(width, height))


def triangles(width: int, height: int) -> Grid:
    outlines = [[(x + 1, y), (x + 2, y + 1), (x, y + 1)] if (x + y) % 2 == 0 else
                [(x, y), (x + 2, y), (x + 1, y + 1)] for y in range(height) for x in range(width)]
    return polygons(outlines, lambda c: (c[0] / 2, c[1]), rows=in_rows(width, height))


def rings() -> Grid:
    """Three rings of 6, 12 and 12 cells around a hole; angles in 24ths."""
    outlines, rows = [], []
    for ring, step in ((1, 4), (2, 2), (3, 2)):
        rows.append(list(range(len(outlines), len(outlines) + 24 // step)))
        for angle in range(0, 24, step):
            outer = range(angle, angle + step + 1, 2)
            outlines.append([(ring, (angle + step) % 24), (ring, angle),
                             *((ring + 1, a % 24) for a in outer)])
    return polygons(outlines, lambda c: (c[0] * cos(c[1] * pi / 12), c[0] * sin(c[1] * pi / 12)),
                    rows=rows)


def mask(picture: str) -> Grid:
    """Squares where the picture has a #."""
    return polygons([around(x, y) for y, line in enumerate(picture.split())
                     for x, mark in enumerate(line) if mark == "#"], lambda corner: corner)


def stairs() -> Grid:
    """Two floors of 3x3 with a stair."""
    floors = [around(x + shift, y) for shift in (0, 4) for y in range(3) for x in range(3)]
    return polygons(floors, lambda corner: corner, stairs={(8, 17): (0.0, -1.0)})


GRIDS = {
    "3x3": lambda: lattice(3, 3),
    "9x6": lambda: lattice(9, 6),
    "2x7": lambda: lattice(2, 7),
    "1x5": lambda: lattice(1, 5),
    "5x1": lambda: lattice(5, 1),
    "1x1": lambda: lattice(1, 1),
    "polygons": lambda: squares(6, 5),
    "cylinder": lambda: cylinder(6, 4),
    "torus": lambda: torus(5, 4),
    "hexagons": lambda: hexagons(6, 5),
    "triangles": lambda: triangles(8, 5),
    "odd triangles": lambda: triangles(5, 4),
    "rings": rings,
    "holes": lambda: mask("####### #.###.# ####### ##.#..# #######"),
    "touching holes": lambda: mask("###### #.#### ##.### ######"),
    "stairs": stairs,
}


def blank(entry: Entry, grid: Grid) -> Maze:
    """The maze a generator begins with: full of walls, or without any if it adds them."""
    return Maze(grid, filled="walls" not in entry.gives)


def made(entry: Entry, grid: Grid, seed: str, **options) -> Maze:
    return run(entry.run(blank(entry, grid), Rng(seed), **options))


def replayed(entry: Entry, grid: Grid, steps: list[int]) -> Maze:
    """What the steps alone say."""
    maze = blank(entry, grid)
    for step in steps:
        if step >> SHIFT in (0, BUILD >> SHIFT):
            maze.open[step & (1 << SHIFT) - 1] = step >> SHIFT == 0
    return maze


def edge_between(grid: Grid, a: int, b: int) -> int | None:
    return grid.between(a, b) if b in grid.neighbors[a] else None
