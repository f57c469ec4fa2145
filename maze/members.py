"""Members: the cells of each set, from a list that has for each cell another one of its set."""

from __future__ import annotations

from collections.abc import Sequence

from maze.grid import Cell

__all__ = ["members"]


def members(sets: Sequence[Cell]) -> dict[Cell, list[Cell]]:
    """The cells of each set, by its root."""
    root_of: list[Cell] = list(sets)
    found: dict[Cell, list[Cell]] = {}
    for cell in range(len(root_of)):
        root, trail = cell, []
        while root_of[root] != root:
            trail.append(root)
            root = root_of[root]
        for passed in trail:
            root_of[passed] = root                         # straight to it, for those that follow
        found.setdefault(root, []).append(cell)
    return found
