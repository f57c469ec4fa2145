"""The longest of all shortest ways in a maze: its diameter.

Without loops, the cell farthest from any cell is one end, and the cell farthest from that the
other. With loops this is only a lower bound; then floods are started from the cells farthest from
the middle inwards until no farther pair is possible (Pilu Crescenzi and others, "On computing the
diameter of real-world undirected graphs", 2013). Exact, unless it would take too many floods.
"""

from __future__ import annotations

from maze.grid import Cell
from maze.measures.bottlenecks import Links, distances

EFFORT = 3_000_000                                         # cells visited before it gives up


def diameter(near: Links, used: list[Cell]) -> tuple[int, bool]:
    """The most steps between two cells, and whether that is sure; of the largest distance found."""
    best, exact = 0, True
    left = set(used)
    while left:
        start = min(left)
        far = distances(near, start)
        piece = [cell for cell, steps in enumerate(far) if steps >= 0]
        left.difference_update(piece)
        steps, sure = _of_a_piece(near, far, piece)
        best, exact = max(best, steps), exact and sure
    return best, exact


def _of_a_piece(near: Links, far: list[int], piece: list[Cell]) -> tuple[int, bool]:
    """Of the cells that can be reached from one; ``far`` is how far they are from it."""
    one = max(piece, key=far.__getitem__)
    far = distances(near, one)
    other = max(piece, key=far.__getitem__)
    best = far[other]
    if sum(len(near[cell]) for cell in piece) == 2 * (len(piece) - 1):
        return best, True                                  # no loops
    back = distances(near, other)
    middle = min(piece, key=lambda cell: (abs(far[cell] - back[cell]), far[cell] + back[cell]))
    depth = distances(near, middle)
    effort = 0
    for cell in sorted(piece, key=depth.__getitem__, reverse=True):
        if best >= 2 * depth[cell]:                        # all that is left lies closer together
            return best, True
        effort += len(near)
        if effort > EFFORT:
            return best, False
        best = max(best, max(distances(near, cell)))
    return best, True
