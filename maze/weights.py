"""Random weights on the edges of a grid, for the generators that look for the lightest tree.

All of them draw their weights here and first of all, so that for one seed they have the same
weights and, since the lightest tree is the only one, make the same maze. Of two edges of one
weight (one pair in four thousand million) the one with the smaller number counts as lighter.
"""

from __future__ import annotations

from itertools import islice

from maze.grid import Grid
from maze.rng import WORD, Rng


def weigh(grid: Grid, rng: Rng) -> list[int]:
    """A weight for every edge, from 0 to 2**32-1."""
    return list(islice(rng.stream(WORD), grid.edges))
