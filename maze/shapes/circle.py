"""Squares cut to a disc.

Jamis Buck, "Mazes for Programmers", 2015 (masks).  A square belongs to it if its middle lies in the
circle: decided in whole numbers.
"""

from __future__ import annotations

from maze.grid import Grid
from maze.grids.masks import cut_slices
from maze.laying import laid
from maze.params import Whole
from maze.progress import Work
from maze.registry import register


@register("Round", group="outline", params=[
    Whole("diameter", "Diameter", 4, 200, 21, "cells across")])
@laid
def circle(diameter: int) -> Work[Grid]:
    """Squares within a circle: a round maze with straight passages."""
    def off(at: int) -> int:
        return (2 * at + 1 - diameter) ** 2                # doubled, to stay whole

    return cut_slices((x, y) for y in range(diameter) for x in range(diameter)
                        if off(x) + off(y) <= diameter * diameter)
