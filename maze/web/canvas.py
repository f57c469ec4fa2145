"""Canvas: a Screen on the browser's canvas, sharp at any density.

Pictures are in cells; the canvas is in device pixels.  Where cells are large enough, a cell is
a whole number of pixels and walls are an even number wide or moved by half a pixel, so that
straight walls have hard edges.
"""

from __future__ import annotations

import asyncio
from typing import Any

from js import Path2D, window
from pyodide.ffi import create_once_callable

from maze.render.layers import Box, Label
from maze.web.canvas_layout import layout

THINNEST = 1.5                                             # CSS pixels of a line
FONT = '700 {}px system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif'


class Canvas:
    """Paints on a ``<canvas>`` element."""

    def __init__(self, element: Any) -> None:
        self.element = element
        self.context = element.getContext("2d")
        self.scale = 1.0                                   # CSS pixels a cell
        self._unit = 1.0                                   # device pixels a cell
        self._origin = (0.0, 0.0)
        self._density = 1.0

    async def frame(self) -> float:
        done = asyncio.get_running_loop().create_future()
        window.requestAnimationFrame(create_once_callable(done.set_result))
        return float(await done) / 1000

    def fit(self, box: Box) -> None:
        self._density = window.devicePixelRatio or 1.0
        width = max(1, round(self.element.clientWidth * self._density))
        height = max(1, round(self.element.clientHeight * self._density))
        self.element.width, self.element.height = width, height      # this wipes it, too
        self._unit, self._origin = layout((width, height), box)
        self.scale = self._unit / self._density
        self._move(0.0)
        self.context.lineCap = self.context.lineJoin = "round"
        self.context.textAlign, self.context.textBaseline = "center", "middle"

    def fill(self, path: str, color: str) -> None:
        self.context.fillStyle = color
        self.context.fill(Path2D.new(path))

    def stroke(self, path: str, color: str, width: float) -> None:
        pixels = max(round(width * self._unit), round(THINNEST * self._density))
        self.context.strokeStyle = color
        self.context.lineWidth = pixels / self._unit
        self._move(pixels % 2 / 2)
        self.context.stroke(Path2D.new(path))
        self._move(0.0)

    def text(self, label: Label) -> None:
        """Letters are set in pixels, not in cells: a font of half a pixel would not be drawn."""
        self.context.save()
        self.context.setTransform(1, 0, 0, 1, 0, 0)
        self.context.font = FONT.format(label.size * self._unit)
        self.context.fillStyle = label.color
        x, y = self._origin
        self.context.fillText(label.text, x + label.x * self._unit, y + label.y * self._unit)
        self.context.restore()

    def _move(self, shift: float) -> None:
        x, y = self._origin
        self.context.setTransform(self._unit, 0, 0, self._unit, x + shift, y + shift)
