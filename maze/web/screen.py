"""Screen: all that the page's Python needs of a canvas.  ``canvas.Canvas`` is one; tests bring
their own.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from maze.render.layers import Box, Label, Layer
from maze.render.pixels import Pixels
from maze.web.view import View


class Screen(Protocol):
    """A surface to paint on, and its clock."""

    view: View                                             # which part of the picture it shows

    async def frame(self) -> float:
        """Wait for the next frame; its time in seconds."""

    def fit(self, box: Box) -> None:
        """Make this part of the plane fill the surface, and wipe it."""

    def fill(self, path: str, color: str) -> None: ...
    def stroke(self, path: str, color: str, width: float) -> None: ...
    def text(self, label: Label) -> None: ...

    def pixels(self, pixels: Pixels) -> None:
        """Squares that come as pixels; smaller ones than the view's are shrunk."""


class Drawing(Protocol):
    """What is drawn of a scene: everything, or what has changed."""

    @property
    def box(self) -> Box:
        """What must be seen of the plane."""

    @property
    def unsettled(self) -> bool:
        """Whether time alone will change the picture."""

    def finish(self, finished: bool) -> bool:
        """The run has reached its end, or left it; returns whether everything must be drawn."""

    def layers(self, screen: Screen, *, whole: bool) -> Iterable[Layer | Label | Pixels]:
        """What to paint now, from the bottom up; nothing if nothing has changed."""


def paint(screen: Screen, layers: Iterable[Layer | Label | Pixels]) -> None:
    """Put layers on a screen: one call a layer, however many cells it has."""
    for layer in layers:
        if isinstance(layer, Pixels):
            screen.pixels(layer)
            continue
        if isinstance(layer, Label):
            screen.text(layer)
            continue
        if layer.fill and layer.path:
            screen.fill(layer.path, layer.fill)
        if layer.stroke and layer.path:
            screen.stroke(layer.path, layer.stroke, layer.width)
