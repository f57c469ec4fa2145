"""Exits: where one can go from a cell, numbered and named, on any tiling.

The sides of a cell are numbered clockwise from north, so that the numbers of a cell never change
while it is played, and the same shape numbers alike everywhere. A side is an exit if a passage
crosses it; a passage through a door that is still shut, or against its arrow, is *barred*.
"""

from __future__ import annotations

from typing import NamedTuple

from maze.grid import Cell, Edge
from maze.grids.compass import Vector
from maze.grids.headings import STAIRS, compass_name, sides
from maze.passages import Maze


class Exit(NamedTuple):
    """``number`` from 1; ``heading`` as ``compass`` has it; of a ``stair`` that of its sign."""

    number: int
    cell: Cell
    edge: Edge
    heading: Vector
    stair: bool = False

    @property
    def name(self) -> str:
        name = compass_name(self.heading)
        return STAIRS.get(name, "stairs") if self.stair else name


def exits(maze: Maze, cell: Cell) -> list[Exit]:
    """The passages of a cell, barred ones too, clockwise from north; stairs come last."""
    passages = [side for side in sides(maze.grid, cell) if maze.open[side.edge]]
    return [Exit(number, side.cell, side.edge, side.heading, side.stair)
            for number, side in enumerate(passages, 1)]
