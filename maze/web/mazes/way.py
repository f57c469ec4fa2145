"""Way: the path of a scene as layers: one line, or with keys a line for each leg in its own style.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from maze.grid import Cell
from maze.quest.quest import Leg
from maze.render import layers, paths
from maze.render.layers import Label, Layer
from maze.render.quest import leg_layers
from maze.render.theme import Theme
from maze.scene import MazeScene


class Way:
    """``elbow`` is how wide a path may be here: see ``layers.elbow_room``.

    What has been written of the path is kept, and written on as it grows.
    """

    def __init__(self, scene: MazeScene, elbow: float) -> None:
        self.scene = scene
        self.elbow = elbow
        self._path: list[Cell] = []                        # the list itself, to see when it changes
        self._text: list[str] = []
        self._written = 0                                  # cells that are in the text
        self._places: dict[Cell, list[int]] = {}           # where on the path each cell lies
        self._placed = 0

    def casing(self, theme: Theme, at: Collection[Cell] | None = None) -> Iterator[Layer]:
        """Paper around the path, below the walls; all of it, or where it touches some cells."""
        if not self.scene.legs:
            yield Layer(self._line(at), stroke=theme.paper, width=layers.CASING_WIDTH * self.elbow)

    def line(self, theme: Theme, at: Collection[Cell] | None = None) -> Iterator[Layer | Label]:
        """The path itself, above the walls; legs are drawn whole, for their dashes go on."""
        if self.scene.legs:
            yield from leg_layers(self.scene.grid, self.scene.path, self._legs(), theme)
        else:
            yield Layer(self._line(at), stroke=theme.path, width=layers.PATH_WIDTH * self.elbow)

    def _line(self, at: Collection[Cell] | None) -> str:
        return self.text() if at is None else paths.trails(self.scene.grid, self.near(at))

    def text(self) -> str:
        """The whole path as path data."""
        path = self._current()
        if len(path) > self._written:
            self._text.append(paths.trail(self.scene.grid, path[max(0, self._written - 1):]))
            self._written = len(path)
        if len(self._text) > 1:
            self._text = ["".join(self._text)]
        return "".join(self._text)

    def near(self, cells: Iterable[Cell]) -> list[tuple[Cell, Cell]]:
        """The parts of the path that touch some cells, in order, each between two neighbors."""
        path = self._current()
        for at in range(self._placed, len(path)):
            self._places.setdefault(path[at], []).append(at)
        self._placed = len(path)
        firsts = {first for cell in cells for at in self._places.get(cell, ())
                  for first in (at - 1, at) if 0 <= first < len(path) - 1}
        return [(path[at], path[at + 1]) for at in sorted(firsts)]

    def _current(self) -> list[Cell]:
        path = self.scene.path
        if path is not self._path or len(path) < max(self._written, self._placed):
            self._path, self._text, self._written = path, [], 0
            self._places, self._placed = {}, 0
        return path

    def _legs(self) -> list[Leg]:
        """Those that have begun: the last one goes as far as the path is known."""
        firsts = self.scene.legs
        lasts = [*firsts[1:], len(self.scene.path) - 1]
        return [Leg(first, last, "") for first, last in zip(firsts, lasts, strict=True)
                if first <= last]
