"""Layers and labels: what every picture is made of."""

from __future__ import annotations

from typing import NamedTuple

from maze.render import paths

WALL_WIDTH = 0.1                                           # in cells
PATH_WIDTH = 0.3
CASING_WIDTH = 0.46                # paper around the path: readable on any fill


class Layer(NamedTuple):
    """Path data to fill or to stroke; colors are ``#RRGGBB`` or "" for none; widths in cells."""

    path: str
    fill: str = ""
    stroke: str = ""
    width: float = 0.0


class Label(NamedTuple):
    """A short text with its middle at a point; size in cells."""

    text: str
    x: float
    y: float
    size: float
    color: str


Box = tuple[float, float, float, float]


def circle(x: float, y: float, radius: float) -> str:
    """A circle as two arcs."""
    r, d = paths.number(radius), paths.number(2 * radius)
    return (f"M{paths.number(x - radius)} {paths.number(y)}"
            f"a{r} {r} 0 1 0 {d} 0a{r} {r} 0 1 0 -{d} 0Z")
