"""Path data to pixels, for PNG files: even-odd fills and strokes with square or round ends, a byte
a pixel.

Only what this package's own paths use is understood: M m L l H h V v Z and circular arcs.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from math import atan2, ceil, cos, floor, hypot, pi, sin, sqrt

Dot = tuple[float, float]
TOKEN = re.compile(r"([A-Za-z])|(-?\d*\.?\d+)")
ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "A": 7, "Z": 0}


class Raster:
    """An image of ``width`` by ``height`` pixels, each the number of a color.

    ``data`` has a byte before each row, as PNG files want it, and a byte a pixel. Everything is one
    string of bytes, so that a wall is drawn by one slice, lying or standing.

    Lines along the axes begin and end at multiples of ``grain``, so that they stay sharp when the
    image is made smaller.
    """

    def __init__(self, width: int, height: int, color: int = 0, grain: int = 1) -> None:
        self.grain = grain
        self.width = width
        self.height = height
        self.step = width + 1                              # from a pixel to the one below
        self.data = bytearray((b"\0" + bytes([color]) * width) * height)

    @property
    def rows(self) -> list[bytearray]:
        """The pixels, row by row."""
        return [self.data[at + 1:at + self.step] for at in range(0, len(self.data), self.step)]

    def fill(self, shapes: Sequence[Sequence[Dot]], color: int) -> None:
        """Fill closed polygons; where two overlap there is a hole (even-odd)."""
        sides = [(p, q) if p[1] < q[1] else (q, p) for shape in shapes
                 for p, q in zip(shape, [*shape[1:], shape[0]], strict=True) if p[1] != q[1]]
        starts: dict[int, list[tuple[Dot, Dot]]] = {}
        for side in sides:
            starts.setdefault(max(0, ceil(side[0][1] - 0.5)), []).append(side)
        if not starts:
            return
        active: list[tuple[Dot, Dot]] = []
        for y in range(min(starts), self.height):
            active = [side for side in active if side[1][1] > y + 0.5] + \
                     [side for side in starts.pop(y, ()) if side[1][1] > y + 0.5]
            if not active and not starts:
                return
            cuts = sorted(_cut(side, y + 0.5) for side in active)
            for left, right in zip(cuts[::2], cuts[1::2], strict=True):
                self._span(y, left, right, color)

    def stroke(self, points: Sequence[Dot], width: float, color: int) -> None:
        """Draw a polyline with round joins; lines along the axes get square ends."""
        half = width / 2
        for (x1, y1), (x2, y2) in zip(points, points[1:], strict=False):
            if x1 == x2 or y1 == y2:
                self._box(min(x1, x2) - half, min(y1, y2) - half, max(x1, x2) + half,
                          max(y1, y2) + half, color)
                continue
            length = hypot(x2 - x1, y2 - y1) / half
            nx, ny = (y1 - y2) / length, (x2 - x1) / length
            self.fill([[(x1 + nx, y1 + ny), (x2 + nx, y2 + ny), (x2 - nx, y2 - ny),
                        (x1 - nx, y1 - ny)]], color)
            for x, y in ((x1, y1), (x2, y2)):
                self.fill([[(x + half * cos(a * pi / 8), y + half * sin(a * pi / 8))
                            for a in range(16)]], color)

    def _box(self, x1: float, y1: float, x2: float, y2: float, color: int) -> None:
        (left, right), (top, bottom) = self._whole(x1, x2), self._whole(y1, y2)
        left, top, right, bottom = (max(0, left), max(0, top), min(self.width, right),
                                    min(self.height, bottom))
        wide, high = right - left, bottom - top
        if wide <= 0 or high <= 0:
            return
        first, data, step = top * self.step + 1 + left, self.data, self.step
        if high > wide:                                    # column by column
            pixels, last = bytes([color]) * high, first + (high - 1) * step + 1
            for x in range(wide):
                data[first + x:last + x:step] = pixels
            return
        pixels = bytes([color]) * wide
        for at in range(first, first + high * step, step):
            data[at:at + wide] = pixels

    def _whole(self, low: float, high: float) -> tuple[int, int]:
        """The nearest multiples of the grain, one apart at least."""
        first = round(low / self.grain) * self.grain
        return first, max(round(high / self.grain) * self.grain, first + self.grain)

    def _span(self, y: int, left: float, right: float, color: int) -> None:
        """Pixels whose middle lies between two places of a row."""
        a, b = max(0, ceil(left - 0.5)), min(self.width, floor(right - 0.5) + 1)
        if b > a:
            at = y * self.step + 1
            self.data[at + a:at + b] = bytes([color]) * (b - a)


def _cut(side: tuple[Dot, Dot], y: float) -> float:
    (x1, y1), (x2, y2) = side
    return x1 + (x2 - x1) * (y - y1) / (y2 - y1)


def flatten(path: str, scale: float, left: float, top: float) -> list[list[Dot]]:
    """Path data as polylines in pixels; ``left``, ``top``: the picture's corner in cells."""
    lines: list[list[Dot]] = []
    x = y = 0.0
    for command, values in _commands(path):
        kind = command.upper()
        dx, dy = (x, y) if command.islower() else (0.0, 0.0)
        if kind == "Z":
            lines[-1].append(lines[-1][0])
            continue
        before = (x, y)
        x = values[-2] + dx if len(values) > 1 else values[0] + dx if kind == "H" else x
        y = values[-1] + dy if kind != "H" else y
        if kind == "M":
            lines.append([])
        if kind == "A":
            lines[-1].extend(_arc(before, (x, y), values[0], bool(values[3]), bool(values[4])))
        lines[-1].append((x, y))
    return [[((px - left) * scale, (py - top) * scale) for px, py in line] for line in lines]


def _commands(path: str) -> Iterator[tuple[str, list[float]]]:
    command, values = "", list[float]()
    for letter, number in TOKEN.findall(path):
        if letter:
            command = letter
            if letter in "Zz":
                yield command, []
            continue
        values.append(float(number))
        if len(values) == ARGUMENTS[command.upper()]:
            yield command, values
            values = []


def _arc(start: Dot, end: Dot, radius: float, large: bool, sweep: bool) -> list[Dot]:
    """Points on a circular arc (W3C, "SVG 2", 2018, B.2.4: from endpoint to center)."""
    (x1, y1), (x2, y2) = start, end
    half = hypot(x2 - x1, y2 - y1) / 2
    radius = max(radius, half)
    off = sqrt(radius * radius - half * half) * (1 if large == sweep else -1) / (2 * half or 1)
    cx, cy = (x1 + x2) / 2 + off * (y2 - y1), (y1 + y2) / 2 - off * (x2 - x1)
    first, last = atan2(y1 - cy, x1 - cx), atan2(y2 - cy, x2 - cx)
    turn = (last - first) % (2 * pi) if sweep else -((first - last) % (2 * pi))
    return [(cx + radius * cos(first + turn * k / 16), cy + radius * sin(first + turn * k / 16))
            for k in range(1, 16)]
