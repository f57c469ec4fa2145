"""View: which part of a picture a canvas shows, and how large.  Pure: wheels, fingers, hit testing
and tests share it.

Three spaces: the *picture* is in cells; the *canvas* is in device pixels; the *page*, where
pointers are, is in CSS pixels from the top left corner of the canvas. Where cells are large enough,
a cell is a whole number of device pixels, so that straight walls have hard edges.
"""

from __future__ import annotations

from math import floor

from maze.grid import Point
from maze.render.layers import Box

SNAP = 4                                                   # device pixels a cell from which cells
LEAST_SNAP = 2                                             # are whole pixels; of a part, sooner
CLOSEST = 60                                               # CSS pixels a cell, or ...
NEAR = 4                                                   # ... so many times the whole picture


class View:
    """The whole picture at first, as large as it fits; then perhaps a part of it.

    unit      device pixels a cell         zoom   how much larger than the whole picture would be
    origin    the device pixel of (0, 0)   box    what there is to be seen of the plane
    """

    def __init__(self) -> None:
        self.box: Box = (0.0, 0.0, 1.0, 1.0)
        self.size = (1, 1)                                 # of the canvas, in device pixels
        self.density = 1.0                                 # device pixels a CSS pixel
        self.zoom = 1.0
        self.unit = 1.0
        self.origin = (0.0, 0.0)
        self._middle: Point = (0.5, 0.5)                   # of the canvas, in the picture

    # --- from space to space --------------------------------------------------------------------

    def to_grid(self, x: float, y: float) -> Point:
        """The place in the picture that a point of the page shows."""
        return ((x * self.density - self.origin[0]) / self.unit,
                (y * self.density - self.origin[1]) / self.unit)

    def to_page(self, x: float, y: float) -> Point:
        """Where a place of the picture is on the page."""
        return ((self.origin[0] + x * self.unit) / self.density,
                (self.origin[1] + y * self.unit) / self.density)

    @property
    def scale(self) -> float:
        """CSS pixels a cell."""
        return self.unit / self.density

    @property
    def visible(self) -> Box:
        """The part of the plane that the canvas shows."""
        width, height = self.size
        return (-self.origin[0] / self.unit, -self.origin[1] / self.unit,
                width / self.unit, height / self.unit)

    # --- what is shown --------------------------------------------------------------------------

    @property
    def is_whole(self) -> bool:
        """Whether all of the picture is seen."""
        return self.zoom == 1.0

    @property
    def closest(self) -> float:
        """The most that ``zoom`` may be."""
        return max(NEAR, CLOSEST * self.density / self._whole)

    def fit(self, box: Box, size: tuple[int, int], density: float = 1.0) -> None:
        """The picture or the canvas has changed; another picture is shown whole."""
        self.size, self.density = (max(1, size[0]), max(1, size[1])), density
        if box != self.box:
            self.box = box
            self.show_all()
        self._lay()

    def show_all(self) -> None:
        """The whole picture."""
        left, top, across, down = self.box
        self.zoom, self._middle = 1.0, (left + across / 2, top + down / 2)
        self._lay()

    def zoom_by(self, factor: float, x: float | None = None, y: float | None = None) -> None:
        """Larger or smaller; what lies at a point of the page, or else in its middle, stays."""
        width, height = self.size
        px = width / 2 if x is None else x * self.density
        py = height / 2 if y is None else y * self.density
        gx, gy = (px - self.origin[0]) / self.unit, (py - self.origin[1]) / self.unit
        self.zoom = min(max(self.zoom * factor, 1.0), self.closest)
        unit = self._unit()
        self._middle = (gx + (width / 2 - px) / unit, gy + (height / 2 - py) / unit)
        self._lay()

    def pan(self, dx: float, dy: float) -> None:
        """Move the picture by CSS pixels, as a hand would."""
        x, y = self._middle
        self._middle = (x - dx / self.scale, y - dy / self.scale)
        self._lay()

    def show(self, x: float, y: float) -> bool:
        """Bring a place of the picture into sight if it is not; returns whether that moved it."""
        left, top, across, down = self.visible
        edge = min(1.5, across / 4, down / 4)
        if left + edge <= x <= left + across - edge and top + edge <= y <= top + down - edge:
            return False
        before, self._middle = self.origin, (x, y)
        self._lay()
        return self.origin != before

    @property
    def _whole(self) -> float:
        """Device pixels a cell if all is shown."""
        return min(self.size[0] / self.box[2], self.size[1] / self.box[3])

    def _unit(self) -> float:
        unit = self._whole * self.zoom
        return float(int(unit)) if unit >= (SNAP if self.is_whole else LEAST_SNAP) else unit

    def _lay(self) -> None:
        """Unit and origin; the picture is in the middle, or has no bare space beside it."""
        self.unit = self._unit()
        left, top, across, down = self.box
        x = _within(self._middle[0], left, across, self.size[0] / self.unit)
        y = _within(self._middle[1], top, down, self.size[1] / self.unit)
        self._middle = (x, y)
        self.origin = (floor(self.size[0] / 2 - x * self.unit + 0.5),     # as style sheets round
                       floor(self.size[1] / 2 - y * self.unit + 0.5))


def _within(middle: float, low: float, length: float, seen: float) -> float:
    """The middle of what is seen, so that nothing beyond the picture is."""
    if seen >= length:
        return low + length / 2
    return min(max(middle, low + seen / 2), low + length - seen / 2)
