"""Canvas: a Screen on the browser's canvas, sharp at any density.

Pictures are in cells; the canvas is in device pixels (see ``maze.web.view``).  Walls are an even
number of pixels wide or moved by half a pixel, so that straight walls have hard edges.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from js import ImageData, OffscreenCanvas, Path2D, Uint8ClampedArray, document, window
from pyodide.ffi import create_once_callable

from maze.message import Said
from maze.render.layers import Box, Label
from maze.render.pixels import Pixels
from maze.web.sheets import Sheets
from maze.web.view import View

if TYPE_CHECKING:
    from js import CanvasRenderingContext2D, Element, HTMLCanvasElement

LONG = 20_000                                              # characters of a path that is kept
PATHS = 8                                                  # so many of them
THINNEST = 1.5                                             # CSS pixels of a line
THIN = 2                                                   # pixels of a line without round corners
FONT = '700 {}px system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif'


class Canvas:
    """Paints on a ``<canvas>`` element; ``say`` translates what is written there."""

    def __init__(self, element: HTMLCanvasElement, say: Callable[[Said], str]) -> None:
        self.element, self.say = element, say
        self.context = element.getContext("2d")
        self.view = View()
        self._paths: dict[str, Path2D] = {}                # long ones, oldest first
        self._kept: OffscreenCanvas | None = None          # pixels of a picture that is shrunk
        self._sheets = Sheets()

    async def frame(self) -> float:
        done = asyncio.get_running_loop().create_future()
        window.requestAnimationFrame(create_once_callable(done.set_result))
        return float(await done) / 1000

    def fit(self, box: Box) -> None:
        density = window.devicePixelRatio or 1.0
        self.view.fit(box, (round(self.element.clientWidth * density),
                            round(self.element.clientHeight * density)), density)
        self.element.width, self.element.height = self.view.size     # this wipes it, too
        self._move()
        self.context.textAlign, self.context.textBaseline = "center", "middle"

    def fill(self, path: str, color: str) -> None:
        self.context.fillStyle = color
        self.context.fill(self._path(path))

    def stroke(self, path: str, color: str, width: float) -> None:
        pixels = max(round(width * self.view.unit), round(THINNEST * self.view.density))
        sheet = self._sheets.find((path, color, pixels), self.view, self._draw) \
            if len(path) >= LONG else None
        if sheet is None:
            self._draw(self.context, self.view.origin, path, color, pixels)
        else:
            (x, y), (left, top) = self.view.origin, sheet.origin
            self.context.setTransform(1, 0, 0, 1, 0, 0)
            self.context.drawImage(sheet.canvas, x - left, y - top)
        self._move()

    def _draw(self, context: CanvasRenderingContext2D, origin: tuple[float, float], path: str,
              color: str, pixels: int) -> None:
        """A line, so many pixels wide."""
        unit, shift, (x, y) = self.view.unit, pixels % 2 / 2, origin
        context.setTransform(unit, 0, 0, unit, x + shift, y + shift)
        context.lineCap, context.lineJoin = "round", "miter" if pixels <= THIN else "round"
        context.strokeStyle, context.lineWidth = color, pixels / unit
        context.stroke(self._path(path))

    def text(self, label: Label) -> None:
        """Letters are set in pixels, not in cells: a font of half a pixel would not be drawn."""
        unit, (x, y) = self.view.unit, self.view.origin
        self.context.save()
        self.context.setTransform(1, 0, 0, 1, 0, 0)
        self.context.font = FONT.format(label.size * unit)
        self.context.fillStyle = label.color
        text = label.text if isinstance(label.text, str) else self.say(label.text)
        self.context.fillText(text, x + label.x * unit, y + label.y * unit)
        self.context.restore()

    def pixels(self, pixels: Pixels) -> None:
        """As they are where they have the size of the view; else by way of another canvas, which
        keeps them, so that a change need bring no more than what has changed."""
        if pixels.unit == self.view.unit:
            _put(self.context, pixels, self.view.origin)
            return
        size = [number * pixels.unit for number in pixels.of]
        if self._kept is None or [self._kept.width, self._kept.height] != size:
            self._kept = OffscreenCanvas.new(*size)
        _put(self._kept.getContext("2d"), pixels, (0, 0))
        self.context.imageSmoothingQuality = "high"
        self.context.drawImage(self._kept, 0, 0, *pixels.of)

    def _path(self, path: str) -> Path2D:
        """Long paths are kept: to read one takes longer than to draw it."""
        if len(path) < LONG:
            return Path2D.new(path)
        if path not in self._paths:
            if len(self._paths) == PATHS:
                del self._paths[next(iter(self._paths))]
            self._paths[path] = Path2D.new(path)
        return self._paths[path]

    def _move(self) -> None:
        self.context.setTransform(self.view.unit, 0, 0, self.view.unit, *self.view.origin)


def covering(below: Element) -> HTMLCanvasElement:
    """A canvas of its own above another one: see ``services.Browser.over``."""
    box, above = document.createElement("div"), document.createElement("canvas")
    box.className = "covered"
    above.setAttribute("aria-hidden", "true")
    below.replaceWith(box)
    box.append(below, above)
    return above


def _put(context: CanvasRenderingContext2D, pixels: Pixels, origin: tuple[float, float]) -> None:
    if not pixels.rgba:
        return
    left, top, across, down = (number * pixels.unit for number in pixels.part)
    array = Uint8ClampedArray.new(len(pixels.rgba))
    array.assign(pixels.rgba)
    image = ImageData.new(array, across, down)
    context.putImageData(image, origin[0] + left, origin[1] + top)
