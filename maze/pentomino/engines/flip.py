"""Flip: boards with top and bottom exchanged, as bits, column by column."""

from __future__ import annotations

COLUMNS = 3                  # that are looked up at once


class Flip:
    """Turns columns of one height over; any number of them."""

    def __init__(self, height: int) -> None:
        self.height, self._size = height, COLUMNS * height
        self._mask = (1 << self._size) - 1
        self._known: dict[int, int] = {}                     # parts that were met before
        self._column = [int(f"{column:0{height}b}"[::-1], 2) for column in range(1 << height)]

    def __call__(self, squares: int) -> int:
        found = shift = 0
        while squares:
            part = squares & self._mask
            if part not in self._known:
                self._known[part] = self._turned(part)
            found |= self._known[part] << shift
            shift += self._size
            squares >>= self._size
        return found

    def _turned(self, part: int) -> int:
        found, column = 0, (1 << self.height) - 1
        for shift in range(0, self._size, self.height):
            found |= self._column[part >> shift & column] << shift
        return found
