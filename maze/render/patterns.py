"""Patterns: what tells the twelve pieces apart without color, on paper or where it is asked for.

A pattern is a few strokes or dots within a unit square, repeated in every square of a piece.
``solid`` fills the squares' middle, ``blank`` leaves them empty.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from maze.render.layer import Layer, circle
from maze.render.paths import number

WIDTH = 0.05
Strokes = tuple[tuple[float, float, str], ...]             # where each begins, and how it goes on

STROKES: dict[str, Strokes] = {
    "rising": ((0.2, 0.5, "l.3-.3"), (0.2, 0.8, "l.6-.6"), (0.5, 0.8, "l.3-.3")),
    "falling": ((0.5, 0.2, "l.3 .3"), (0.2, 0.2, "l.6 .6"), (0.2, 0.5, "l.3 .3")),
    "horizontal": ((0.2, 0.3, "h.6"), (0.2, 0.5, "h.6"), (0.2, 0.7, "h.6")),
    "vertical": ((0.3, 0.2, "v.6"), (0.5, 0.2, "v.6"), (0.7, 0.2, "v.6")),
    "squares": ((0.22, 0.22, "h.56v.56h-.56Z"), (0.4, 0.4, "h.2v.2h-.2Z")),
    "diamonds": ((0.5, 0.18, "l.32 .32-.32 .32-.32-.32Z"),
                 (0.5, 0.39, "l.11 .11-.11 .11-.11-.11Z")),
    "crosses": ((0.22, 0.24, "h.2"), (0.32, 0.14, "v.2"), (0.58, 0.24, "h.2"), (0.68, 0.14, "v.2"),
                (0.22, 0.6, "h.2"), (0.32, 0.5, "v.2"), (0.58, 0.6, "h.2"), (0.68, 0.5, "v.2")),
    "waves": tuple((0.2, y, "l.1-.1 .1 .1 .1-.1 .1 .1 .1-.1 .1 .1") for y in (0.35, 0.57, 0.79)),
}
DOTS: dict[str, tuple[float, tuple[float, ...]]] = {       # radius, and where across and down
    "small-dots": (0.045, (0.26, 0.5, 0.74)),
    "large-dots": (0.1, (0.32, 0.68)),
}


def pattern_layers(name: str, squares: Iterable[tuple[int, int]], ink: str) -> list[Layer]:
    """A pattern in unit squares, given by their top left corners; at most one layer."""
    if name == "blank":
        return []
    if name == "solid":
        return _layer(squares, lambda x, y: f"M{number(x + 0.2)} {number(y + 0.2)}h.6v.6h-.6Z", ink)
    if name in DOTS:
        radius, places = DOTS[name]
        return _layer(squares, lambda x, y: "".join(circle(x + dx, y + dy, radius)
                                                    for dx in places for dy in places), ink)
    path = "".join(f"M{number(x + dx)} {number(y + dy)}{rest}"
                   for x, y in squares for dx, dy, rest in STROKES[name])
    return [Layer(path, stroke=ink, width=WIDTH)] if path else []


def _layer(squares: Iterable[tuple[int, int]], draw: Callable[[int, int], str],
           ink: str) -> list[Layer]:
    path = "".join(draw(x, y) for x, y in squares)
    return [Layer(path, fill=ink)] if path else []
