"""Smooth edges: an image of half the size, in which a pixel is the mean of four dots.

The image stays one of a palette: means are new colors in it, as long as there are numbers left.
"""

from __future__ import annotations

from functools import cache

from maze.render.raster import Raster

MOST = 256                                                 # colors in a palette

Four = tuple[int, int, int, int]


def smoothed(image: Raster, palette: list[str]) -> Raster:
    """The image, of even width and height, at half the size; new colors join the palette."""
    means = _Means(palette)
    small = Raster(image.width // 2, image.height // 2)

    @cache                                                 # most rows of squares are alike
    def row(upper: bytes, lower: bytes) -> bytes:
        return bytes([means[four] for four in zip(upper[::2], upper[1::2], lower[::2], lower[1::2],
                                                  strict=True)])

    rows = [row(bytes(upper), bytes(lower))
            for upper, lower in zip(image.rows[::2], image.rows[1::2], strict=True)]
    small.data = bytearray(b"".join(b"\0" + pixels for pixels in rows))
    return small


class _Means(dict[Four, int]):
    """The number of the color halfway between four others."""

    def __init__(self, palette: list[str]) -> None:
        super().__init__()
        self._palette = palette

    def __missing__(self, four: Four) -> int:
        mean = self._mean(four) if len({*four}) > 1 else self._palette[four[0]]
        if mean not in self._palette:
            if len(self._palette) == MOST:
                return max(four, key=four.count)
            self._palette.append(mean)
        self[four] = self._palette.index(mean)
        return self[four]

    def _mean(self, four: Four) -> str:
        parts = zip(*(bytes.fromhex(self._palette[color][1:]) for color in four), strict=True)
        return "#" + "".join(f"{(sum(part) + 2) // 4:02X}" for part in parts)
