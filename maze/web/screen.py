"""Screen: all that the page's Python needs of a canvas.  ``canvas.Canvas`` is one; tests bring
their own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol

from maze.render.layers import Box, Label, Layer
from maze.render.pixels import Pixels
from maze.render.theme import Theme
from maze.web.view import View


class Pen(Protocol):
    """Paints paths and letters."""

    def fill(self, path: str, color: str) -> None: ...
    def stroke(self, path: str, color: str, width: float) -> None: ...
    def text(self, label: Label) -> None: ...


class Screen(Pen, Protocol):
    """A surface to paint on, and its clock."""

    view: View                                             # which part of the picture it shows

    async def frame(self) -> float:
        """Wait for the next frame; its time in seconds."""

    def fit(self, box: Box) -> None:
        """Make this part of the plane fill the surface, and wipe it."""

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

    def layers(self, view: View, *, whole: bool) -> Iterable[Layer | Label | Pixels]:
        """What to paint now of a part of the picture, from the bottom up; nothing if nothing has
        changed."""

    def still(self, theme: Theme) -> Drawing:
        """The same scene in other colors, for a picture in which time does not go on."""


def painting(screen: Screen, layers: Iterable[Layer | Label | Pixels]) -> Iterator[None]:
    """Put layers on a screen, one at a time: one call a layer, however many cells it has."""
    for layer in layers:
        if isinstance(layer, Pixels):
            screen.pixels(layer)
        else:
            put(screen, layer)
        yield


def paint(screen: Screen, layers: Iterable[Layer | Label | Pixels]) -> None:
    """All of them."""
    for _ in painting(screen, layers):
        pass


def put(pen: Pen, layer: Layer | Label) -> None:
    """Paint one layer."""
    if isinstance(layer, Label):
        pen.text(layer)
        return
    if layer.fill and layer.path:
        pen.fill(layer.path, layer.fill)
    if layer.stroke and layer.path:
        pen.stroke(layer.path, layer.stroke, layer.width)
