"""Random weights on the edges of a grid, for the generators that look for the lightest tree.

All of them draw their weights here and first of all, so that for one seed they have the same
weights and, since the lightest tree is the only one, make the same maze. Of two edges of one
weight (one pair in a thousand million) the one with the smaller number counts as lighter.
"""

from __future__ import annotations

import sys
from array import array

from maze.grid import Grid
from maze.rng import Rng

HEAVIEST = 1 << 30                          # no weight is; sorting compares such numbers fast
LOW = bytes(byte & 63 for byte in range(256))


def weigh(grid: Grid, rng: Rng) -> list[int]:
    """A weight for every edge: the draws of ``stream(2**30)``, all at once."""
    drawn = bytearray(rng.bulk(256, 4 * grid.edges))
    drawn[3::4] = drawn[3::4].translate(LOW)               # 32 bits modulo 2**30
    weights = array("I", drawn)
    if sys.byteorder == "big":
        weights.byteswap()
    return weights.tolist()
