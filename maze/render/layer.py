"""Layers and labels: what every picture is made of."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from maze.message import Message, Said
from maze.render import paths
from maze.render.theme import DRAWING

WALL_WIDTH = DRAWING["wall"]                               # in cells; see Theme.wall_width
PATH_WIDTH = DRAWING["path"]
CASING_WIDTH = DRAWING["casing"]   # paper around the path: readable on any fill


class Layer(NamedTuple):
    """Path data to fill or to stroke; colors are ``#RRGGBB`` or "" for none; widths in cells."""

    path: str
    fill: str = ""
    stroke: str = ""
    width: float = 0.0


class Label(NamedTuple):
    """A short text with its middle at a point; size in cells.

    Words are messages until a border says them: see ``spoken``.
    """

    text: Said
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


def spoken(layers: Iterable[Layer | Label], say: Callable[[Said], str]) -> list[Layer | Label]:
    """The same picture, its words in a language."""
    return [layer._replace(text=say(layer.text)) if isinstance(layer, Label)
            and isinstance(layer.text, Message) else layer for layer in layers]
