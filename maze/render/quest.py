"""Keys, doors and checkpoints as layers: a shape, a letter and a color each; legs as line styles.

The shape alone tells the keys apart, and so does the letter, and so does the color.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin, sqrt

from maze.board import doors
from maze.grid import Grid, Point
from maze.quest.quest import LETTERS, Leg, Quest
from maze.render import layer as layers
from maze.render import paths
from maze.render.theme import QUEST, Theme

SIZE = 0.34                                                # radius of a key, in cells
DOOR = 0.2                                                 # radius of the same mark on a door
STYLES = ((), (0.5, 0.62), (0.01, 0.32))                   # solid, dashes, dots: on and off


def quest_layers(grid: Grid, quest: Quest, theme: Theme) -> list[layers.Layer | layers.Label]:
    """Bars with marks for doors, then keys with their letters."""
    drawn: list[layers.Layer | layers.Label] = []
    for (shape, color), edge in zip(QUEST, quest.doors):
        bar = paths.edges(grid, [edge])
        drawn += [layers.Layer(bar, stroke=theme.ink, width=0.24),
                  layers.Layer(bar, stroke=color, width=0.14)]
        drawn += [layers.Layer(mark(shape, *at, DOOR), fill=color, stroke=theme.ink, width=0.05)
                  for at in doors(grid, edge)]
    for (shape, color), letter, cell in zip(QUEST, LETTERS, quest.stops):
        x, y = grid.center(cell)
        drawn += [layers.Layer(mark(shape, x, y, SIZE), fill=color, stroke=theme.ink, width=0.06),
                  layers.Label(letter, x, y, 0.4, "#FFFFFF" if shape == "disc" else "#10131A")]
    return drawn


def leg_layers(grid: Grid, path: Sequence[int], legs: Sequence[Leg],
               theme: Theme) -> list[layers.Layer | layers.Label]:
    """The path in its casing: solid to the first key, dashed to its door, dotted on, and so on."""
    drawn: list[layers.Layer | layers.Label] = []
    for number, leg in enumerate(legs):
        points = list(map(grid.center, path[leg.first:leg.last + 1]))
        line = paths.polyline(points)
        style = STYLES[number % len(STYLES)]
        drawn += [layers.Layer(line, stroke=theme.paper, width=layers.CASING_WIDTH),
                  layers.Layer(dashed(points, *style) if style else line, stroke=theme.path,
                               width=layers.PATH_WIDTH if style != STYLES[2] else 0.2)]
    return drawn


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
