"""The icons of the installed page, and the picture for previews of links, drawn by this script.

The icon is that of static/favicon.svg: a meander on a dark ground.  Drawn four times as large and
averaged, because the PNG writer of maze/ knows no shades.
"""

from __future__ import annotations

import hashlib
import struct
import zlib
from collections.abc import Callable
from functools import partial
from pathlib import Path

from maze.places import PLACES
from maze.render.layers import Label, Layer, maze_layers
from maze.render.png import png
from maze.render.raster import Raster
from maze.render.theme import LIGHT

OPENING = PLACES.first.start()
ICONS = [("icon-192.png", 192, "any"), ("icon-512.png", 512, "any"),
         ("icon-maskable-512.png", 512, "maskable")]
GROUND, YELLOW, BLUE = (0x16, 0x19, 0x1F), (0xEA, 0xC0, 0x40), (0x6A, 0x97, 0xCF)
MEANDER = [(8, 25), (8, 7), (24, 7), (24, 19), (14, 19), (14, 13), (18, 13)]
FINER = 4
PREVIEW = (-19.0, -3.0, 40.0, 21.0)                        # the maze on the right of 1200 x 630


def files(root: Path) -> dict[str, bytes]:
    """Name and bytes of each; made once, for drawing them takes seconds."""
    drawn = {name: partial(icon, size, 0.7 if purpose == "maskable" else 1.0)
             for name, size, purpose in ICONS}
    return {name: _kept(root, name, draw)
            for name, draw in {**drawn, "preview.png": preview}.items()}


def _kept(root: Path, name: str, draw: Callable[[], bytes]) -> bytes:
    key = hashlib.sha256(Path(__file__).read_bytes() + OPENING.picture().digest.encode())
    file = root / "static" / "vendor" / "drawn" / f"{key.hexdigest()[:16]}-{name}"
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(draw())
    return file.read_bytes()


def icon(size: int, share: float) -> bytes:
    """A square; the drawing takes that share of it (a mask may cut off the rest)."""
    large = size * FINER
    image, unit = Raster(large, large), large * share / 32
    edge = (large - 32 * unit) / 2
    points = [(edge + x * unit, edge + y * unit) for x, y in MEANDER]
    image.stroke(points, 3 * unit, 1)
    for x, y in (points[0], points[-1]):
        image.stroke([(x - .01, y - .01), (x + .01, y + .01)], 3 * unit, 1)      # a round end
    x, y = edge + 24 * unit, edge + 25 * unit
    image.stroke([(x - .01, y - .01), (x + .01, y + .01)], 5 * unit, 2)
    return _truecolor(image, size)


def _truecolor(image: Raster, size: int) -> bytes:
    """The averages of FINER by FINER pixels."""
    rows, pixels = [], image.rows
    for top in range(0, size * FINER, FINER):
        row = bytearray([0])
        block = pixels[top:top + FINER]
        for left in range(0, size * FINER, FINER):
            dots = b"".join(line[left:left + FINER] for line in block)
            shares = [dots.count(color) / FINER ** 2 for color in range(3)]
            row += bytes(round(sum(share * color[k] for share, color in
                                   zip(shares, (GROUND, YELLOW, BLUE)))) for k in range(3))
        rows.append(bytes(row))
    header = struct.pack(">IIBBBBB", size, size, 8, 2, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", header)
            + _chunk(b"IDAT", zlib.compress(b"".join(rows), 9)) + _chunk(b"IEND", b""))


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def preview() -> bytes:
    """The default maze with the name of the page, 1200 by 630."""
    theme, (left, top, width, height) = LIGHT, PREVIEW
    ground = f"M{left} {top}h{width}v{height}h-{width}Z"
    words = [Label("MEANDER", left + 8.7, 5.5, 2.2, theme.ink),
             Label("MAZES AND PENTOMINOES", left + 8.7, 8.5, 0.85, theme.path),
             Label("STEP BY STEP", left + 8.7, 10.3, 0.85, theme.path)]
    return png([Layer(ground, fill=theme.paper), *maze_layers(OPENING.picture(), theme), *words],
               PREVIEW, unit=30)
