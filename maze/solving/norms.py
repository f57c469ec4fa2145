"""Norms: how far apart two points are, for searches that aim at the goal."""

from __future__ import annotations

from collections.abc import Callable

from maze.grid import Point
from maze.params import Choice
from maze.solving.board import Board, Node, distance

HEURISTIC = Choice("heuristic", "Heuristic", {
    "manhattan": "Manhattan: across plus down", "euclid": "Euclid: as the crow flies",
    "chebyshev": "Chebyshev: the greater of across and down", "none": "none",
}, "manhattan", "how the path left to the goal is guessed")


def norm_of(name: str) -> Callable[[Point, Point], float]:
    """The distance function of an option of HEURISTIC."""
    return {"manhattan": _manhattan, "euclid": distance, "chebyshev": _chebyshev}[name]


def guess_of(board: Board, heuristic: str, goal: Node) -> Callable[[Node], int]:
    """The length left to the goal, as A* guesses it, in the unit of ``Board.cost``.

    Whole numbers; rounding down by equal amounts keeps the guess consistent.
    """
    if heuristic == "none":
        return lambda node: 0
    norm, center = norm_of(heuristic), board.center
    scale = min((board.cost(a, b) / far for a, around in enumerate(board.links) for b in around
                 if (far := norm(center(a), center(b))) > 1e-9), default=0.0)
    there = center(goal)
    return lambda node: int(norm(center(node), there) * scale + 1e-6)


def look_of(board: Board, heuristic: str, goal: Node) -> Callable[[Node], int]:
    """How near to the goal a node looks, in thousandths of a cell, for a greedy search."""
    if heuristic == "none":
        return lambda node: 0
    norm, center = norm_of(heuristic), board.center
    there = center(goal)
    return lambda node: int(1000 * norm(center(node), there) + 1e-6)


def _manhattan(a: Point, b: Point) -> float:
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def _chebyshev(a: Point, b: Point) -> float:
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))
