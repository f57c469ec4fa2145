"""Sheets: long lines of a large picture, drawn once and laid there again while it is moved.

To stroke a path of a hundred thousand cells takes longer than a frame; to lay down a sheet of
pixels does not.  A line that is drawn for the second time at one size gets a sheet, if the whole
picture is small enough at that size; of a larger one no more is drawn than is seen, see ``Way``.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Any, NamedTuple

from js import OffscreenCanvas

from maze.web.view import View

MOST = 4_500_000                                           # pixels of a sheet
KEPT = 4                                                   # lines that are remembered

Stroke = tuple[str, str, int]                              # path, color, and width in pixels


class Sheet(NamedTuple):
    """``origin`` is the pixel of (0, 0) on it."""

    canvas: OffscreenCanvas
    origin: tuple[int, int]


class Sheets:
    """The lines that were drawn last."""

    def __init__(self) -> None:
        self._kept: dict[tuple[Any, ...], Sheet | None] = {}     # oldest first

    def find(self, line: Stroke, view: View, draw: Callable[..., None]) -> Sheet | None:
        """The sheet of a line; None if it is drawn for the first time, or would be too large."""
        (left, top, across, down), unit = view.box, view.unit
        width, height = ceil(across * unit) + 2, ceil(down * unit) + 2
        if width * height > MOST:
            return None
        key = (*line, unit, view.box)
        if key not in self._kept:
            self._remember(key, None)
            return None
        if self._kept[key] is None:
            sheet = Sheet(OffscreenCanvas.new(width, height),
                          (1 - round(left * unit), 1 - round(top * unit)))
            draw(sheet.canvas.getContext("2d"), sheet.origin, *line)
            self._kept[key] = sheet
        return self._kept[key]

    def _remember(self, key: tuple[Any, ...], sheet: Sheet | None) -> None:
        self._kept[key] = sheet
        if len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
