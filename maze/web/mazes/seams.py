"""Seams: the letters that tell which edges are the same, outside the cells."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from math import dist

from maze.grid import Cell, Edge, Point
from maze.render import layers, paths
from maze.render.layers import Label, Layer
from maze.render.theme import Theme
from maze.scene import MazeScene

RUBBED = 0.29                                              # radius wiped where a letter stands


class Seams:
    """If one letter has changed, all of them are drawn anew: they may overlap."""

    def __init__(self, scene: MazeScene) -> None:
        grid = scene.grid
        self.scene = scene
        self._seams = grid.geometry.seams
        self._among = frozenset(self._seams)
        self._drawn = b""                                  # which were open when last drawn

    def forget(self) -> None:
        """Everything is drawn anew."""
        self._drawn = b""

    def beyond(self, edges: Iterable[Edge]) -> set[Cell]:
        """The cells on both sides of those of some edges that are open seams."""
        opened = (edge for edge in self._among.intersection(edges) if self.scene.open[edge])
        return {cell for edge in opened for cell in self.scene.grid.joined(edge)}

    def rubbed(self, edges: Iterable[Edge], cells: Collection[Cell],
               theme: Theme) -> Iterator[Layer]:
        """Where edges between some cells, which are painted next, are open and had walls: half of
        each wall lay outside of all cells."""
        grid, width = self.scene.grid, 1.2 * theme.wall_width
        lines = [line for edge in self._among.intersection(edges) if self.scene.open[edge]
                 and all(cell in cells for cell in grid.joined(edge))
                 for line in grid.geometry.lines(edge)]
        if lines:
            yield Layer("".join(paths.polyline(shortened(*line[:2], width / 2)) for line in lines),
                        stroke=theme.paper, width=width)

    def layers(self, theme: Theme) -> Iterator[Layer | Label]:
        scene, grid = self.scene, self.scene.grid
        opened = bytes(map(scene.open.__getitem__, self._seams))
        if opened == self._drawn:
            return
        self._drawn = opened
        places = [at for edge in self._seams for at in layers.letter_places(grid, edge)]
        yield Layer("".join(layers.circle(*at, RUBBED) for at in places), fill=theme.paper)
        yield from layers.letters(grid, scene.open, theme, self._seams)


def shortened(a: Point, b: Point, by: float) -> tuple[Point, Point]:
    """A line without its ends: they are round, and would reach into the next cells."""
    part = by / dist(a, b)
    x, y = part * (b[0] - a[0]), part * (b[1] - a[1])
    return (a[0] + x, a[1] + y), (b[0] - x, b[1] - y)
