"""Pixels: a picture on a canvas that nobody sees, as a PNG file."""

from __future__ import annotations

from base64 import b64decode

from js import Path2D, document

from maze.render.layers import Box, Label
from maze.web.canvas import FONT
from maze.web.exporting.pictures import PictureLayers
from maze.web.screen import put

THINNEST = 1.0                                             # pixels of a line


class ImageCanvas:
    """A Screen of so many pixels a cell."""

    def __init__(self, unit: float) -> None:
        self.scale = unit
        self.element = document.createElement("canvas")
        self.context = self.element.getContext("2d")

    def fit(self, box: Box) -> None:
        left, top, across, down = box
        self.element.width = max(1, round(across * self.scale))
        self.element.height = max(1, round(down * self.scale))
        self.context.setTransform(self.scale, 0, 0, self.scale, -left * self.scale,
                                  -top * self.scale)
        self.context.lineCap = self.context.lineJoin = "round"
        self.context.textAlign, self.context.textBaseline = "center", "middle"

    def fill(self, path: str, color: str) -> None:
        self.context.fillStyle = color
        self.context.fill(Path2D.new(path))

    def stroke(self, path: str, color: str, width: float) -> None:
        self.context.strokeStyle = color
        self.context.lineWidth = max(width, THINNEST / self.scale)
        self.context.stroke(Path2D.new(path))

    def text(self, label: Label) -> None:
        """A font of one pixel, enlarged: fonts of less than a pixel are not drawn."""
        self.context.save()
        self.context.translate(label.x, label.y)
        self.context.scale(label.size / 100, label.size / 100)
        self.context.font = FONT.format(100)
        self.context.fillStyle = label.color
        self.context.fillText(str(label.text), 0, 0)
        self.context.restore()


def png_of(picture: PictureLayers, unit: float) -> bytes:
    """The file.  Raises MemoryError if the browser has no canvas of that size."""
    layers, box = picture
    sheet = ImageCanvas(unit)
    sheet.fit(box)
    for layer in layers:
        put(sheet, layer)
    head, _, body = str(sheet.element.toDataURL("image/png")).partition(",")
    if not head.startswith("data:image/png"):
        raise MemoryError("The browser could not make a picture of that size.")
    return b64decode(body)
