"""Squares of a drawing: whatever outline one likes, with holes if one likes.

Jamis Buck, "Mazes for Programmers", 2015 (masks).  The drawing stands in the link as a bit a
square.  It must hang together.  Without a drawing it is a heart, (x² + y² - 1)³ <= x² y³, decided
in whole numbers.
"""

from __future__ import annotations

from maze.connected import Square, pieces
from maze.grid import Grid
from maze.grids.masks import Bitmap, cut_slices, largest, squares
from maze.laying import PART, in_parts, laid, progress
from maze.params import Whole
from maze.progress import Work
from maze.registry import register


@register("Drawn outline", group="outline", mask=Bitmap(),
          called="Maze in a drawn outline, {size}", params=[
    Whole("width", "Width", 2, 150, 21, "squares across"),
    Whole("height", "Height", 2, 150, 19, "squares down")])
@laid
def mask(width: int, height: int, mask: str = "") -> Work[Grid]:
    """Squares within an outline of your own; a heart to begin with."""
    cells = squares(mask, width, height) if mask else (yield from _heart(width, height))
    return (yield from cut_slices(cells))


def _heart(width: int, height: int) -> Work[list[Square]]:
    """The largest piece of a heart that fills a rectangle; all of the rectangle if that is tiny."""
    unit = 60 * width * height                             # of the plane: whole numbers throughout

    def within(x: int, y: int) -> bool:
        u = (2 * x + 1 - width) * unit * 6 // (5 * width)                # -1.2 to 1.2
        v = unit * 6 // 5 - (2 * y + 1) * unit * 23 // (20 * height)     # 1.2 down to -1.1
        return int((u * u + v * v - unit * unit) ** 3) <= u * u * v ** 3 * unit

    whole = [(x, y) for y in range(height) for x in range(width)]
    heart: list[Square] = []
    for some in in_parts(whole, PART):
        heart += [square for square in some if within(*square)]
        yield progress(len(heart))
    return largest(pieces(heart)) if len(heart) > 3 else whole
