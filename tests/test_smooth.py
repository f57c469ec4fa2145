"""PNG files have smooth slanting lines and sharp straight ones, from a palette."""

from __future__ import annotations

import zlib

from maze.render.layers import Layer
from maze.render.png import png
from maze.render.raster import Raster
from maze.render.smooth import MOST, smoothed

PAPER = Layer("M0 0L9 0L9 9L0 9Z", fill="#FFFFFF")


def colors(path: str, unit: int = 10, box=(0, 0, 9, 9)) -> set[str]:
    """All that a black line is painted with."""
    file = png([PAPER, Layer(path, stroke="#000000", width=0.3)], box, unit)
    at = file.index(b"PLTE")
    table = file[at + 4:at + 4 + int.from_bytes(file[at - 4:at], "big")]
    data = file.index(b"IDAT")
    rows = zlib.decompress(file[data + 4:data + 4 + int.from_bytes(file[data - 4:data], "big")])
    wide = round(box[2] * unit) + 1
    used = {number for y in range(0, len(rows), wide) for number in rows[y + 1:y + wide]}
    return {table[3 * number:3 * number + 3].hex() for number in used}


def test_a_slanting_line_fades_into_the_paper() -> None:
    assert {"000000", "ffffff", "808080"} <= colors("M1 1L8 5")


def test_a_straight_line_stays_sharp() -> None:
    assert colors("M1 1L8 1M3.17 2L3.17 8") == {"000000", "ffffff"}


def test_very_large_pictures_are_not_smoothed() -> None:
    assert colors("M1 1L8 5", unit=160) == {"000000", "ffffff"}


def test_a_full_palette_is_not_overrun() -> None:
    palette = [f"#0000{number:02X}" for number in range(MOST)]
    image = Raster(2, 2)
    image.data = bytearray([0, 7, 7, 0, 9, 7])             # a 0 before each row
    assert smoothed(image, palette).rows == [bytearray([8])]           # that is there already
    palette = [f"#{number:02X}0000" for number in range(0, 2 * MOST, 2)][:128] * 2
    image.data = bytearray([0, 4, 4, 0, 5, 4])
    assert smoothed(image, palette).rows == [bytearray([4])] and len(palette) == MOST
