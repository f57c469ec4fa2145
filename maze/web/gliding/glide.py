"""Glide: what moves between two steps, and the layer on which it does."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from maze.grid import Point
from maze.render.layers import Layer
from maze.web.mazes.aside import PathEnd
from maze.web.view import View


class Glide(NamedTuple):
    """What moves: the head along a track, whose last point is its place, in so many seconds; and
    the newest piece of the path, which begins where the track does and grows as fast."""

    head: tuple[Layer, ...]
    piece: PathEnd | None
    track: tuple[Point, ...]
    seconds: float


class Glass(Protocol):
    """A layer above the board, and below what is drawn over it."""

    def show(self, glide: Glide, view: View) -> None:
        """In place of what is there."""

    def clear(self) -> None:
        """Nothing is there."""
