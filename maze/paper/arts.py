"""Arts: small drawings of our own that mark start and goal, each within a square of 24 by 24."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from maze.render.layer import Layer, circle
from maze.render.paths import polygon

INK, PAPER = "#000000", "#FFFFFF"
LINE = 1.2
SIDE = 24.0


def _drawn(path: str, fill: str = PAPER) -> Layer:
    return Layer(path, fill=fill, stroke=INK, width=LINE)


def _line(path: str) -> Layer:
    return Layer(path, stroke=INK, width=LINE)


def _around(x: float, y: float, inner: float, outer: float, points: int) -> str:
    """A star."""
    return polygon([(x + r * sin(pi * at / points), y - r * cos(pi * at / points))
                    for at in range(2 * points) for r in ((outer, inner)[at % 2],)])


MOUSE = (
    _line("M4 17C-1 17 0 9 4 10C7 11 6 6 3 5"),            # its tail
    _drawn("M4 19C4 11 10 8 15 9C19 10 22 14 23 17C23.500 18.500 22 19 21 19Z"),
    _drawn(circle(13.5, 8.5, 3.2)), _drawn(circle(13.5, 8.5, 1.2), INK),
    Layer(circle(18.5, 14, 1), fill=INK), Layer(circle(23, 17.5, 0.9), fill=INK),
    _line("M8 19v2M17 19v2"))
CHEESE = (
    _drawn("M2 13L17 4C20 5 22 8 22 11L22 20L2 20Z"), _line("M2 13H22"),
    _drawn(circle(8, 16.8, 1.7)), _drawn(circle(16.5, 16.3, 2)), _drawn(circle(15.5, 9.2, 1.5)))
BEE = (
    _drawn("M11 10C5 8 5 1 9 2C12 2.500 13 7 13 10Z"),
    _drawn("M13 10C13 6 16 2 19 3C22 5 18 9 15 11Z"),
    _drawn("M3 15C3 9 19 9 19 15C19 21 3 21 3 15Z"),
    Layer("M7 11.200h2.500v7.700h-2.500ZM12 10.600h2.500v8.800h-2.500Z", fill=INK),
    _drawn(circle(19.5, 14.5, 3)), Layer(circle(20.3, 14, 0.8), fill=INK),
    _line("M20 11.600C20 9 21.500 8.500 22.500 8.500"),
    Layer("M3.500 13.500L0.500 15L3.500 16.500Z", fill=INK))
FLOWER = (
    _line("M12 14V23"), _drawn("M12 21C8 22 5 20 5 17C9 16.500 12 18 12 21Z"),
    *[_drawn(circle(12 + 4.6 * sin(at * pi / 3), 9 - 4.6 * cos(at * pi / 3), 3.1))
      for at in range(6)],
    _drawn(circle(12, 9, 3)))
ROCKET = (
    _drawn("M8 15L3 20L8 20.500ZM16 15L21 20L16 20.500Z"),
    _drawn("M12 1C17 5 17.500 13 16 20L8 20C6.500 13 7 5 12 1Z"),
    _drawn(circle(12, 10, 2.4)), _drawn("M9.500 20L12 24L14.500 20Z", INK))
MOON = (
    _drawn("M15 2C6 3 5 18 15 21C19 21.500 21 20 22 18.500"
           "C16 19 12.500 15 12.500 11.500C12.500 7 15.500 3.500 18.500 3C17.500 2.200 16 2 15 2Z"),
    Layer(_around(4.5, 7, 1, 2.6, 5), fill=INK), Layer(_around(19.5, 10, 0.8, 2.2, 5), fill=INK),
    Layer(_around(5, 18, 0.7, 1.9, 5), fill=INK))
BOAT = (
    _drawn("M2 16H22C21 20 18 21 16 21H8C5 21 3 20 2 16Z"), _line("M12 16V2"),
    _drawn("M13.500 3.500C18 6 20 10 20 14H13.500Z"), _drawn("M10.500 5C7 8 5 11 4.500 14H10.500Z"),
    _line("M1 23.200C3 22 5 22 7 23.200C9 24 11 22 13 23.200"
          "C15 24 17 22 19 23.200C21 24 22 23 23 23.200"))
ISLAND = (
    _drawn("M1 22C4 15 20 15 23 22Z"),
    _drawn("M11 17C12 13 12 10 11 7L13 7C14.500 11 14.500 14 14 17Z"),
    _drawn("M12 7C9 3 5 3 3 6C6 6 9 7 12 7Z"), _drawn("M12 7C15 2 20 3 22 7C18 6 15 7 12 7Z"),
    _drawn("M12 7C8 7 5 9 5 13C8 11 10 9 12 7Z"), _drawn("M12 7C16 7 18 10 18 13C15 11 14 9 12 7Z"))
PAIRS: dict[str, tuple[Sequence[Layer], Sequence[Layer]]] = {
    "mouse": (MOUSE, CHEESE), "bee": (BEE, FLOWER), "rocket": (ROCKET, MOON),
    "boat": (BOAT, ISLAND)}


def pair(name: str, number: int) -> tuple[Sequence[Layer], Sequence[Layer]] | None:
    """The drawings of a pair; ``pictures`` takes all of them in turn; None for arrows."""
    if name == "pictures":
        return list(PAIRS.values())[number % len(PAIRS)]
    return PAIRS.get(name)
