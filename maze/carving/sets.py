"""Sets of cells, kept as trees: each cell names one of its set that is nearer to the root.

Two cells are in one set if they have the same root, and two sets become one when the root of the
one names the root of the other.  Each climb halves the way for the next one: Robert E. Tarjan and
Jan van Leeuwen, "Worst-case analysis of set union algorithms", 1984.
"""

from __future__ import annotations

from maze.grid import Cell


def find(parent: list[Cell], cell: Cell) -> Cell:
    """The root of a cell's set."""
    while parent[cell] != cell:
        parent[cell] = parent[parent[cell]]
        cell = parent[cell]
    return cell
