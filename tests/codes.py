"""Reading the QR codes of pages back, by a decoder that has nothing to do with what drew them."""

from __future__ import annotations

import re
from html import unescape


def codes_in(svg: str) -> list[str]:
    """The texts of all codes of a page that is written as SVG, as `maze.paper.svg` writes it."""
    return [read_code(path) for path
            in re.findall(r'<g class="code"[^>]*><path d="([^"]*)"', unescape(svg))]


def read_code(path: str) -> str:
    """The text of a code, from the path of its modules; "" if there is none."""
    import zxingcpp  # Pyodide has none

    read = zxingcpp.read_barcodes(picture(path))
    return read[0].text if read else ""


def picture(path: str, dot: int = 4, quiet: int = 4) -> memoryview:
    """The modules of a path as gray dots, each `dot` wide, with white around them."""
    runs = [tuple(map(int, run)) for run in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\d+z", path)]
    side = 1 + max(y for _, y, _ in runs) + 2 * quiet
    rows = [bytearray(b"\xff" * side) for _ in range(side)]
    for x, y, width in runs:
        rows[y + quiet][x + quiet:x + quiet + width] = bytes(width)
    wide = [b"".join(bytes([value]) * dot for value in row) for row in rows]
    gray = b"".join(row * dot for row in wide)
    return memoryview(gray).cast("B", (side * dot, side * dot))
