"""All perfect mazes of a small grid: its spanning trees, one by one.

Edges are taken in their order. An edge that joins two parts may be open; it may stay closed if the
edges after it can still join all cells. So each branch of the search ends at a tree, and nothing is
tried in vain. How many there are is known before: ``maze.measures.trees``.
"""

from __future__ import annotations

from maze.grid import Grid
from maze.progress import Progress, Work

MOST = 3000                                                # trees that are listed
PART = 200                                                 # trees found in a slice


def listed(grid: Grid) -> Work[list[bytes]]:
    """The trees in order, each a byte for each edge, 1 for a passage."""
    found: list[bytes] = []
    stack: list[tuple[tuple[int, ...], tuple[int, ...]]] = [((), tuple(range(len(grid))))]
    while stack:
        opened, parts = stack.pop()
        edge = len(opened)
        if edge == grid.edges:
            found.append(bytes(opened))
            if len(found) % PART == 0:
                yield Progress("Counting", len(found))
            continue
        a, b = (parts[cell] for cell in grid.joins[edge])
        if a != b:
            joined = tuple(a if part == b else part for part in parts)
            stack.append(((*opened, 1), joined))
        if _can_join(grid, edge + 1, parts):
            stack.append(((*opened, 0), parts))            # on top, so that the order is that of
    return found                                           # the bytes


def _can_join(grid: Grid, first: int, parts: tuple[int, ...]) -> bool:
    """Whether the edges from one on can still join all parts."""
    left = list(parts)
    for edge in range(first, grid.edges):
        a, b = (left[cell] for cell in grid.joins[edge])
        if a != b:
            left = [a if part == b else part for part in left]
    return len(set(left)) == 1
