"""Aside: what is left out of the picture, because it glides there on a layer of its own."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import NamedTuple

from maze.grid import Cell, Point
from maze.render import paths
from maze.render.layers import Layer
from maze.scene import MazeScene


class PathEnd(NamedTuple):
    """The newest piece of the path, from the bottom up: the paper around it; the end of the path
    before, which that paper would cover; its line."""

    casing: Layer
    last: Layer
    line: Layer


class Aside:
    """The ring around the head, and the newest piece of the path, as they were left out last.

    wanted   asked before each painting that changes a picture: whether to leave them out
    on       what was answered         head, piece   what somebody else must show
    """

    def __init__(self) -> None:
        self.wanted: Callable[[], bool] = lambda: False
        self.on = False
        self.head: Sequence[Layer] = ()
        self.piece: PathEnd | None = None

    def begin(self, *, possible: bool) -> None:
        """A painting begins."""
        self.on, self.head, self.piece = possible and self.wanted(), (), None

    def take(self, head: Iterable[Layer]) -> Iterable[Layer]:
        """The layers of the head that are to be painted: none if they are left out."""
        if not self.on:
            return head
        self.head = list(head)
        return ()


def newest(scene: MazeScene, ends: Collection[Cell]) -> list[Point]:
    """The newest piece of the path, if the head has just walked it; else nothing.

    Nor where it jumps, and where signs, start or goal stand: those belong above the path.
    """
    path = scene.path
    if path[-2:] != [scene.came, scene.head] or not set(path[-2:]).isdisjoint(ends):
        return []
    walked, geometry = track(scene), scene.grid.geometry
    edge = scene.grid.between(*path[-2:])
    signed = edge in scene.arrows or edge in geometry.stairs or edge in geometry.tunnels
    return [] if signed else walked[:len(walked) * (len(walked) > 1)]


def track(scene: MazeScene) -> list[Point]:
    """Points through which the head has come from the last cell; its cell alone if it jumped."""
    grid, (came, head) = scene.grid, (scene.came, scene.head)
    if came in grid.neighbors[head]:
        edge = grid.between(came, head)
        if scene.open[edge] and edge not in grid.geometry.tunnels:
            found = paths.runs(grid, [came, head])
            if len(found) == 1:                            # no seam, no stair
                return found[0]
    return [grid.center(head)]
