"""Keys, doors and checkpoints as layers: a shape, a letter and a color each; legs as line styles.

The shape alone tells the keys apart, and so does the letter, and so does the color. In black on
white there are no colors: shape and letter are enough.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from itertools import pairwise
from math import cos, dist, pi, sin, sqrt
from typing import NamedTuple
from weakref import WeakKeyDictionary

from maze.grid import Edge, Grid, Point
from maze.quest.quest import LETTERS, Leg, Quest
from maze.render import layer as layers
from maze.render import paths
from maze.render.room import elbow_room
from maze.render.theme import QUEST, Theme
from maze.solving.board import doors

SIZE = 0.34                                                # radius of a key, in cells
DOOR = 0.2                                                 # radius of the same mark on a door
NUMBER = 0.26                                              # radius of the number of a leg
LANE = 0.16                                                # width of the line of a leg
SLANTS = [pi / 12 * k for k in (3, 2, 4, 1, 5, 0, 6, 7, 8, 9, 10, 11)]      # the best first


class Style(NamedTuple):
    """How a leg is drawn: its name, and dashes on and off in cells, none for a whole line."""

    name: str
    dashes: tuple[float, ...]


DOTTED = Style("dotted", (0.01, 0.24))
STYLES = (Style("solid", ()), Style("dashed", (0.4, 0.36)), DOTTED)


def quest_layers(grid: Grid, quest: Quest, theme: Theme) -> list[layers.Layer | layers.Label]:
    """Bars with marks for doors, then keys with their letters."""
    drawn: list[layers.Layer | layers.Label] = [*door_layers(grid, quest, quest.doors, theme)]
    for (shape, color), letter, cell in zip(QUEST, LETTERS, quest.stops):
        x, y = grid.center(cell)
        fill, ink = (theme.paper, theme.ink) if theme.plain else (
            color, "#FFFFFF" if shape == "disc" else "#10131A")
        drawn += [layers.Layer(mark(shape, x, y, SIZE), fill=fill, stroke=theme.ink, width=0.06),
                  layers.Label(letter, x, y, 0.4, ink)]
    return drawn


def door_layers(grid: Grid, quest: Quest, among: Container[Edge],
                theme: Theme) -> Iterator[layers.Layer]:
    """Those of its doors that are among some edges: a bar each, and the mark of its key."""
    for (shape, color), edge in zip(QUEST, quest.doors):
        if edge in among:
            bar, fill = paths.edges(grid, [edge]), theme.paper if theme.plain else color
            yield layers.Layer(bar, stroke=theme.ink, width=0.24)
            yield layers.Layer(bar, stroke=fill, width=0.14)
            for at in doors(grid, edge):
                yield layers.Layer(mark(shape, *at, DOOR), fill=fill, stroke=theme.ink, width=0.05)


def leg_layers(grid: Grid, path: Sequence[int], legs: Sequence[Leg], theme: Theme,
               quest: Quest | None = None) -> list[layers.Layer | layers.Label]:
    """The path, a line for each leg: solid to the first key, dashed to its door, dotted on, ...

    The three styles have a lane each, beside one another, so that legs which share a corridor are
    all seen. A leg begins where the last one ended, below the mark of a key; at a door of the quest
    both end at the bar.
    """
    (dx, dy), size = _lanes(grid)
    shut = {frozenset(grid.joined(door)) for door in quest.doors} if quest else set()
    drawn: list[layers.Layer | layers.Label] = []
    last: list[Point] = []
    came = False                                           # whether the last leg ended at a door
    for number, leg in enumerate(legs):
        lane = (number + 1) % len(STYLES) - 1              # 0, 1, -1: the first in the middle
        goes = frozenset(path[leg.last:leg.last + 2]) in shut
        runs = [[(x + lane * dx, y + lane * dy) for x, y in run]
                for run in _leg_runs(grid, path, leg, came, goes)]
        if not runs:
            continue
        runs[0][:0] = last
        last, came = [] if goes else runs[-1][-1:], goes
        line, style = "".join(map(paths.polyline, runs)), STYLES[number % len(STYLES)]
        drawn += [layers.Layer(line, stroke=theme.paper, width=LANE * 1.3 * size),
                  layers.Layer("".join(dashed(run, *style.dashes) for run in runs)
                               if style.dashes else line, stroke=theme.path, width=LANE * size)]
    return drawn


def _leg_runs(grid: Grid, path: Sequence[int], leg: Leg, came: bool,
              goes: bool) -> list[list[Point]]:
    """The lines of a leg; if it ``came`` through a door, or ``goes`` to one, from or to that."""
    cells = path[leg.first:leg.last + 1 + goes]
    runs = paths.runs(grid, cells, slice(int(came), leg.last - leg.first + 1))
    if runs and grid.geometry.unit:                        # else they end at the sides of cells
        if came:
            runs[0].insert(0, _halfway(grid, cells[0], cells[1]))
        if goes:
            runs[-1].append(_halfway(grid, cells[-2], cells[-1]))
    return runs


def _halfway(grid: Grid, a: int, b: int) -> Point:
    (ax, ay), (bx, by) = grid.center(a), grid.center(b)
    return (ax + bx) / 2, (ay + by) / 2


def leg_numbers(grid: Grid, path: Sequence[int],
                legs: Sequence[Leg]) -> Iterator[tuple[str, Point, float]]:
    """For each leg its number, where on its lane that stands and how large it may be, in cells.

    It stands apart from keys, doors and other numbers, and else as near the middle as can be.
    """
    (dx, dy), size = _lanes(grid)
    taken = [grid.center(path[at]) for leg in legs for at in (leg.first, leg.last)]
    for number, leg in enumerate(legs):
        lane = (number + 1) % len(STYLES) - 1
        places = [((ax + bx) / 2 + lane * dx, (ay + by) / 2 + lane * dy)
                  for run in paths.runs(grid, leg.cells(path))
                  for (ax, ay), (bx, by) in pairwise(run)]
        if places:
            middle = len(places) / 2
            at = max(enumerate(places), key=lambda one: (
                min(1.0, *(dist(one[1], other) for other in taken)), -abs(one[0] - middle)))[1]
            taken.append(at)
            yield str(number + 1), at, size


def number_layers(grid: Grid, path: Sequence[int], legs: Sequence[Leg],
                  theme: Theme) -> list[layers.Layer | layers.Label]:
    """The numbers of the legs, for there are more legs than styles of lines."""
    drawn: list[layers.Layer | layers.Label] = []
    for number, at, size in leg_numbers(grid, path, legs):
        drawn += [layers.Layer(layers.circle(*at, NUMBER * size), fill=theme.paper,
                               stroke=theme.ink, width=0.05 * size),
                  layers.Label(number, *at, 1.5 * NUMBER * size, theme.path)]
    return drawn


_known: WeakKeyDictionary[Grid, tuple[Point, float]] = WeakKeyDictionary()


def _lanes(grid: Grid) -> tuple[Point, float]:
    """From a lane to the next, and the size of a lane, found once for each grid."""
    if grid not in _known:
        _known[grid] = _find_lanes(grid)
    return _known[grid]


def _find_lanes(grid: Grid) -> tuple[Point, float]:
    """Slanting, so that lines lie apart in corridors of any direction."""
    size = elbow_room(grid, range(0, len(grid), len(grid) // 400 + 1))
    ways = [line for a, b in map(grid.joined, range(0, grid.edges, grid.edges // 400 + 1))
            for run in paths.runs(grid, (a, b)) for line in pairwise(run)]
    angle = max(SLANTS, key=lambda angle: round(sum(_apart(line, angle) for line in ways), 6))
    far = LANE * 1.3 * sqrt(2) * size
    return (far * cos(angle), far * sin(angle)), size


def _apart(line: tuple[Point, Point], angle: float) -> float:
    """How far lines in this direction come apart, up to enough, if they are shifted so."""
    (ax, ay), (bx, by) = line
    length = sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)) or 1.0
    return min(0.5, abs((bx - ax) * sin(angle) - (by - ay) * cos(angle)) / length)


def dashed(points: Sequence[Point], on: float, off: float) -> str:
    """A polyline as dashes, in path data, so that every output draws the same ones."""
    pieces: list[list[Point]] = []
    left, drawing = on, True
    if points:
        pieces.append([points[0]])
    for (ax, ay), (bx, by) in zip(points, points[1:], strict=False):
        length = sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
        done = 0.0
        while length - done > 1e-9:
            step = min(left, length - done)
            done += step
            left -= step
            at = (ax + (bx - ax) * done / length, ay + (by - ay) * done / length)
            if drawing:
                pieces[-1].append(at)
            if left <= 1e-9:
                drawing = not drawing
                left = on if drawing else off
                if drawing:
                    pieces.append([at])
    return "".join(paths.polyline(piece) for piece in pieces if len(piece) > 1)


def mark(shape: str, x: float, y: float, radius: float) -> str:
    """One of the shapes of theme.QUEST, around a point."""
    if shape == "disc":
        return layers.circle(x, y, radius)
    corners, turn, inner = {"square": (4, 1 / 8, 1.0), "triangle": (3, -1 / 4, 1.0),
                            "diamond": (4, 0, 1.0), "star": (10, -1 / 4, 0.5),
                            "hexagon": (6, 0, 1.0)}[shape]
    points = []
    for k in range(corners):
        angle = 2 * pi * (k / corners + turn)
        far = radius * (inner if k % 2 and shape == "star" else 1.1)
        points.append((x + far * cos(angle), y + far * sin(angle)))
    return paths.polyline(points) + "Z"
