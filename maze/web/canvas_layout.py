"""Where a picture lies on a canvas: as large as it fits, large cells in whole pixels."""

from __future__ import annotations

from maze.render.layers import Box

SNAP = 4  # device pixels a cell from which cells are whole pixels


def layout(size: tuple[int, int], box: Box) -> tuple[float, tuple[int, int]]:
    """Pixels a cell, and where (0, 0) lies, for a canvas of so many pixels."""
    width, height = size
    left, top, across, down = box
    unit = min(width / across, height / down)
    if unit >= SNAP:
        unit = float(int(unit))
    return unit, (round((width - across * unit) / 2 - left * unit),
                  round((height - down * unit) / 2 - top * unit))
