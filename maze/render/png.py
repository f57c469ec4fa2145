"""A PNG file from layers, with ``zlib`` alone.

The format is four chunks (W3C, "Portable Network Graphics", 2003): writing them is shorter than
asking a library, keeps the package free of dependencies, and gives the same bytes in the browser.
A palette image: a picture has a handful of colors, and a byte a pixel compresses well.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence

from maze.grids.glyphs import strokes
from maze.render.layers import Box, Label, Layer
from maze.render.raster import Raster, flatten
from maze.render.smooth import smoothed

LONGEST = 4000                                             # pixels along the longer side, at most
SMOOTH = 2_000_000                                         # up to so many pixels, lines are smooth
LARGE = 4_000_000                                          # pixels that are packed in less time
UNIT = 32                                                  # pixels a cell, at most


def png(layers: Sequence[Layer | Label], box: Box, unit: int = UNIT) -> bytes:
    """The file; ``box`` is left, top, width, height in cells.  Large pictures get smaller cells."""
    scale = max(2, min(unit, int(LONGEST / max(box[2:]))))
    width, height = round(box[2] * scale), round(box[3] * scale)
    fine = 2 if width * height <= SMOOTH else 1            # dots a pixel, across and down
    image = Raster(width * fine, height * fine, grain=fine)
    palette = _draw(image, layers, box, scale * fine, fine)
    return _file(smoothed(image, palette) if fine > 1 else image, palette)


def _draw(image: Raster, layers: Sequence[Layer | Label], box: Box, scale: int,
          thin: float) -> list[str]:
    """All layers, with lines at least ``thin``; returns the colors in the order of their numbers.
    """
    palette: dict[str, int] = {}
    for layer in layers:
        if isinstance(layer, Label):
            _write(image, layer, box, scale, palette.setdefault(layer.color, len(palette)))
            continue
        lines = flatten(layer.path, scale, box[0], box[1])
        if layer.fill:
            image.fill(lines, palette.setdefault(layer.fill, len(palette)))
        if layer.stroke:
            color = palette.setdefault(layer.stroke, len(palette))
            for line in lines:
                image.stroke(line, max(thin, layer.width * scale), color)
    return list(palette) or ["#FFFFFF"]


def _write(image: Raster, label: Label, box: Box, scale: float, color: int) -> None:
    size = label.size * scale * 0.75                       # the height of a capital letter
    x, y = (label.x - box[0]) * scale, (label.y - box[1]) * scale
    text = str(label.text)
    x -= (len(text) - 1) / 2 * size                        # letters stand a height apart
    for at, letter in enumerate(text):
        for line in strokes(letter):
            image.stroke([(x + (px + at) * size, y + py * size) for px, py in line],
                         max(1.0, size / 6), color)


def _file(image: Raster, palette: Sequence[str]) -> bytes:
    header = struct.pack(">IIBBBBB", image.width, image.height, 8, 3, 0, 0, 0)
    colors = b"".join(bytes.fromhex(color.removeprefix("#")) for color in palette)
    data = zlib.compress(image.data, 9 if len(image.data) < LARGE else 7)
    return (b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", header) + _chunk(b"PLTE", colors)
            + _chunk(b"IDAT", data) + _chunk(b"IEND", b""))


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
