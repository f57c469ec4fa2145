"""Squares cut to a disc.

Jamis Buck, "Mazes for Programmers", 2015 (masks).  A square belongs to it if its middle lies in the
circle: decided in whole numbers.
"""

from __future__ import annotations

from maze.grid import Grid
from maze.grids.masks import cut
from maze.params import Whole
from maze.registry import register


@register("Round", group="outline", params=[
    Whole("diameter", "Diameter", 4, 200, 21, "cells across")])
def circle(diameter: int) -> Grid:
    """Squares within a circle: a round maze with straight passages."""
    def off(at: int) -> int:
        return (2 * at + 1 - diameter) ** 2                # doubled, to stay whole

    return cut((x, y) for y in range(diameter) for x in range(diameter)
               if off(x) + off(y) <= diameter * diameter)
