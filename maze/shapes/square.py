"""Squares in rows and columns: the orthogonal maze ("gamma" in Pullen's classification).

Walter D. Pullen, "Think Labyrinth: Maze algorithms", 1996-.  Cell (0, 0) is top left.
"""

from __future__ import annotations

from maze.grid import Grid
from maze.grids.lattice import lattice_slices, lean_lattice
from maze.laying import laid
from maze.params import Whole
from maze.progress import Work
from maze.registry import register


@register("Square", group="flat", gives="lean", params=[
    Whole("width", "Width", 2, 1000, 20, "cells across"),
    Whole("height", "Height", 2, 1000, 15, "cells down")])
@laid
def square(width: int, height: int, *, lean: bool = False) -> Work[Grid]:
    """The classical maze: square cells with up to four passages each."""
    return lean_lattice(width, height) if lean else lattice_slices(width, height)
