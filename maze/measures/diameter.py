"""The longest of all shortest paths in a maze: its diameter, and the two cells at its ends.

Without loops, the cell farthest from any cell is one end, and the cell farthest from that the
other. With loops this is only a lower bound. Then each flood tells for all cells how far they are
from their farthest cell at least and at most, and cells that cannot be an end of a longer path
need no flood of their own (Frank Takes and Walter Kosters, "Determining the diameter of small world
networks", 2011). Some dozens of floods are enough as a rule; exact, unless it would take too many.
"""

from __future__ import annotations

from typing import NamedTuple

from maze.connected import Links
from maze.grid import Cell
from maze.measures.bottlenecks import flood
from maze.steps import BREATH, Steps, run

EFFORT = 3_000_000                                         # cells visited before it gives up
PART = 20_000                                              # cells visited between two breaths


class Farthest(NamedTuple):
    """Two cells, the steps between them, and whether no two cells are surely farther apart."""

    first: Cell
    last: Cell
    steps: int
    exact: bool


def diameter(near: Links, used: list[Cell]) -> tuple[int, bool]:
    """The most steps between two cells, and whether that is sure; of the largest distance found."""
    best, exact = 0, True
    left = set(used)
    while left:
        start = min(left)
        found = run(farthest_apart(near, start))
        left.difference_update(flood(near, start)[1])
        best, exact = max(best, found.steps), exact and found.exact
    return best, exact


def farthest_apart(near: Links, anywhere: Cell) -> Steps[Farthest]:
    """The two cells that are farthest apart, of those that can be reached from a cell.

    ``near`` are links without arrows. What is yielded are breaths, for it may take long.
    """
    found = _by_going_to_and_fro(near, anywhere)
    far, piece = flood(near, found.first)
    if sum(len(near[cell]) for cell in piece) == 2 * (len(piece) - 1):
        return found                                       # no loops
    least = dict.fromkeys(piece, 0)                        # how far its farthest cell is: at least
    most = dict.fromkeys(piece, len(near))                 # ... and at most
    cell, outward, effort = found.first, False, 0
    while True:
        far, wave = flood(near, cell)
        steps = far[wave[-1]]
        if steps > found.steps:
            found = Farthest(cell, wave[-1], steps, True)
        least.pop(cell, None)
        for other in list(least):
            least[other] = max(least[other], far[other], steps - far[other])
            most[other] = min(most[other], steps + far[other])
            if most[other] <= found.steps:
                del least[other]
        if not least:
            return found
        effort += len(piece)
        if effort > EFFORT:
            return found._replace(exact=False)
        if effort % PART < len(piece):
            yield BREATH
        # By turns from the rim, where a longer path might end, and from the middle, which bounds.
        outward = not outward
        cell = max(least, key=most.__getitem__) if outward else min(least, key=least.__getitem__)


def _by_going_to_and_fro(near: Links, anywhere: Cell) -> Farthest:
    """Floods from the cell that the last one reached last, as long as they lead farther."""
    first, found = anywhere, Farthest(anywhere, anywhere, 0, True)
    while True:
        far, wave = flood(near, first)
        last = wave[-1]
        if far[last] <= found.steps:
            return found
        first, found = last, Farthest(first, last, far[last], True)
