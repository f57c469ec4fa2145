"""ValuesView: the variables beside a step, and on the board the places that one of them holds.

The names and texts go to static/values.mjs as JSON, in an attribute of the element ``list``; it
makes a line of each and writes into the field ``lit`` the name at which somebody points.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from maze.grid import Grid
from maze.recent import State
from maze.render import paths
from maze.render.layers import Label, Layer, circle, room
from maze.render.theme import Theme
from maze.visitors.variables import Numbers, Value, gathered, of_walls, pictured, spread
from maze.web.page import Page
from maze.web.writing.mouse_marks import MARK, MOUSE, mouse_layers

RING, WIDTH, CASING = 0.3, 0.09, 0.17                      # in cells
THICK, THICKER = 0.2, 0.3


class ValuesView:
    """``wake`` asks for another frame, because other places are lit."""

    def __init__(self, page: Page, list_: str, lit: str, wake: Callable[[], None]) -> None:
        self.page, self.list, self.lit, self.wake = page, list_, lit, wake
        self._values: Mapping[str, Value] = {}
        page.on(lit, "input", wake)

    def show(self, values: Mapping[str, Value]) -> None:
        """List what the names hold; nothing hides the list."""
        if values == self._values:
            return
        self._values = dict(values)
        rows = [[name, value.text, len(value.places)] for name, value in values.items()
                if not name.startswith(MARK)]
        self.page.attribute(self.list, "data-rows",
                            json.dumps(rows, ensure_ascii=False) if rows else "")
        self.wake()

    def read(self, frames: Sequence[Mapping[str, Any]], grid: Grid) -> State:
        """The variables of an algorithm of ours as numbers: see ``maze.holding``."""
        return spread(pictured(frames, len(grid), grid.edges, tables=False))

    def show_read(self, state: State) -> None:
        """List what was read."""
        self.show(gathered(state))

    @property
    def pointed(self) -> tuple[str, Numbers]:
        """The variable at which somebody points, and its places."""
        name = self.page.read(self.lit)
        return name, self._values[name].places if name in self._values else ()

    def layers(self, grid: Grid, theme: Theme) -> Iterator[Layer | Label]:
        """The cells, or the walls, in the variable at which somebody points: rings, or bars."""
        if MOUSE in self._values:
            yield from mouse_layers(grid, self._values, theme)
        name, places = self.pointed
        if not places:
            return
        if of_walls(name):
            bars = paths.edges(grid, sorted({edge for edge in places if edge < grid.edges}))
            yield Layer(bars, stroke=theme.paper, width=THICKER)
            yield Layer(bars, stroke=theme.second, width=THICK)
            return
        rings = "".join(circle(*grid.center(cell), RING * min(1.0, room(grid, cell)))
                        for cell in sorted({*places}) if cell < len(grid))
        yield Layer(rings, stroke=theme.paper, width=CASING)
        yield Layer(rings, stroke=theme.ink, width=WIDTH)
