"""Norms: how far apart two points are, for searches that aim at the goal."""

from __future__ import annotations

from collections.abc import Callable

from maze.grid import Point
from maze.params import Choice
from maze.solving.board import distance

HEURISTIC = Choice("heuristic", "Heuristic", {
    "manhattan": "Manhattan: across plus down", "euclid": "Euclid: as the crow flies",
    "chebyshev": "Chebyshev: the greater of across and down", "none": "none",
}, "manhattan", "how the path left to the goal is guessed")


def norm_of(name: str) -> Callable[[Point, Point], float]:
    """The distance function of an option of HEURISTIC."""
    return {"manhattan": _manhattan, "euclid": distance, "chebyshev": _chebyshev}[name]


def _manhattan(a: Point, b: Point) -> float:
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def _chebyshev(a: Point, b: Point) -> float:
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))
