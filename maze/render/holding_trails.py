"""Trails: stacks, walks and tracks of an algorithm as lines over the picture."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import hypot

from maze.grid import Cell, Grid, Point
from maze.grids.compass import door
from maze.grids.lattice import rectangle
from maze.render import paths
from maze.render.layer import Label, Layer, circle
from maze.render.room import elbow_room
from maze.render.theme import Theme

TRAIL = 0.1                                                # width, in cells
CASING = 0.22
DISC = 0.18                                                # radius
ARM = 0.36                                                 # from the middle of a cell to a hand
NEAR = 5                                                   # squares that a trail may leap over
DASH = 0.28                                                # of a loop that will be erased


def stack(grid: Grid, held: Mapping[str, Sequence[int]], theme: Theme) -> Iterator[Layer | Label]:
    """A thin line from the bottom to the top, which has a disc; broken where cells lie apart."""
    yield from _line(grid, held["stack"], theme, theme.ink, top=True)


def stacks(grid: Grid, held: Mapping[str, Sequence[int]], theme: Theme) -> Iterator[Layer | Label]:
    """All stacks, each with its top."""
    cells: list[Cell] = []
    for cell in (*held["stacks"], -1):
        if cell >= 0:
            cells.append(cell)
        elif cells:
            yield from _line(grid, cells, theme, theme.ink, top=True)
            cells = []


def trail(grid: Grid, held: Mapping[str, Sequence[int]], theme: Theme) -> Iterator[Layer | Label]:
    """A line with nothing at its end."""
    yield from _line(grid, held["trail"], theme, theme.path)


def track(grid: Grid, held: Mapping[str, Sequence[int]], theme: Theme) -> Iterator[Layer | Label]:
    """Where a walker has been lately."""
    yield from _line(grid, held["track"], theme, theme.ink)


def walk(grid: Grid, held: Mapping[str, Sequence[int]], theme: Theme) -> Iterator[Layer | Label]:
    """A walk with its last cell; without what will be erased of it, which ``loop`` draws."""
    kept = held["walk"]
    if loop := held.get("loop"):
        kept = kept[:len(kept) - len(loop) + 2]
    yield from _line(grid, kept, theme, theme.ink, top=True)


def loop(grid: Grid, held: Mapping[str, Sequence[int]], theme: Theme) -> Iterator[Layer | Label]:
    """A dashed line round the loop that will be erased."""
    cells = held["loop"]
    size = elbow_room(grid, cells)
    dashes = "".join(_dashes(points) for part in _parts(grid, [*cells, cells[0]])
                     for points in paths.runs(grid, part))
    yield Layer(dashes, stroke=theme.paper, width=CASING * size)
    yield Layer(dashes, stroke=theme.path, width=2 * TRAIL * size)


def hand(grid: Grid, held: Mapping[str, Sequence[int]], theme: Theme) -> Iterator[Layer | Label]:
    """A bar from the walker to the side where its hand is on the wall."""
    cells = held.get("track", ())
    if len(cells) < 2:
        return
    before, here = cells[-2:]
    at, came = grid.center(here), door(grid, grid.between(before, here), here)
    if came is None:
        return
    dx, dy = at[0] - came[0], at[1] - came[1]
    length = hypot(dx, dy) or 1.0
    way = held["hand"][0] * ARM * elbow_room(grid, [here]) / length
    tip = (at[0] + dy * way, at[1] - dx * way)             # y grows downward
    bar = paths.polyline([at, tip])
    yield Layer(bar, stroke=theme.paper, width=CASING)
    yield Layer(bar, stroke=theme.path, width=0.14)
    yield Layer(circle(*tip, 0.1), fill=theme.path, stroke=theme.paper, width=0.04)


def _line(grid: Grid, cells: Sequence[Cell], theme: Theme, color: str,
          top: bool = False) -> Iterator[Layer | Label]:
    """A line through cells, a dot where one lies alone, and perhaps a disc at the end."""
    size = elbow_room(grid, cells)
    parts = _parts(grid, cells)
    line = "".join(paths.trail(grid, part) for part in parts if len(part) > 1)
    dots = "".join(circle(*grid.center(part[0]), TRAIL * size) for part in parts if len(part) == 1)
    if line:
        yield Layer(line, stroke=theme.paper, width=CASING * size)
        yield Layer(line, stroke=color, width=TRAIL * size)
    if dots:
        yield Layer(dots, fill=color, stroke=theme.paper, width=0.05)
    if top:
        yield Layer(circle(*grid.center(cells[-1]), DISC * size), fill=color)


def _parts(grid: Grid, cells: Sequence[Cell]) -> list[list[Cell]]:
    """The cells in order, cut where one is no neighbor of the next, nor a few squares ahead."""
    found: list[list[Cell]] = [[cells[0]]]
    for a, b in pairwise(cells):
        if way := [b] if b in grid.neighbors[a] else _straight(grid, a, b):
            found[-1] += way
        else:
            found.append([b])
    return found


def _straight(grid: Grid, a: Cell, b: Cell) -> list[Cell]:
    """The squares from one to another in its row or column, if they are near; else none."""
    squares = rectangle(grid)
    width = squares.width if squares else 1
    by = 1 if a // width == b // width else width
    way = list(range(a, b, by if b > a else -by))[1:] + [b]
    return way if squares and (b - a) % by == 0 and len(way) <= NEAR else []


def _dashes(points: Sequence[Point]) -> str:
    """The parts of a line that are drawn: every other one of about a length."""
    found = []
    for (x, y), (u, v) in pairwise(points):
        count = max(1, round(hypot(u - x, v - y) / (2 * DASH)))
        for at in range(count):
            a, b = (at + 0.25) / count, (at + 0.75) / count
            found.append(paths.polyline([(x + (u - x) * a, y + (v - y) * a),
                                         (x + (u - x) * b, y + (v - y) * b)]))
    return "".join(found)
