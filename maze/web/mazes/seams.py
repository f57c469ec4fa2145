"""Seams: the letters that tell which edges are the same, outside the cells."""

from __future__ import annotations

from collections.abc import Iterator

from maze.render import layers
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
        self._drawn = b""                                  # which were open when last drawn

    def forget(self) -> None:
        """Everything is drawn anew."""
        self._drawn = b""

    def layers(self, theme: Theme) -> Iterator[Layer | Label]:
        scene, grid = self.scene, self.scene.grid
        opened = bytes(map(scene.open.__getitem__, self._seams))
        if opened == self._drawn:
            return
        self._drawn = opened
        places = [at for edge in self._seams for at in layers.letter_places(grid, edge)]
        yield Layer("".join(layers.circle(*at, RUBBED) for at in places), fill=theme.paper)
        yield from layers.letters(grid, scene.open, theme, self._seams)
