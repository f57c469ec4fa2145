"""Maze: a grid and which of its edges are open.

An open edge is a passage, a closed one a wall. One byte an edge is the whole state, so a copy, a
comparison and a digest are single operations. A passage may also carry an arrow: then it can be
walked one way only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from maze.collector import gc_paused
from maze.connected import reached
from maze.grid import Cell, Edge, Grid
from maze.steps import BREATH, Steps

PART = 4000                        # cells that are linked between two breaths


class Maze:
    """``open[edge]`` is 1 for a passage and 0 for a wall; ``arrows[edge]`` is where it leads."""

    def __init__(self, grid: Grid, *, filled: bool = True) -> None:
        """A grid full of walls, or (for algorithms that add walls) without any."""
        self.grid = grid
        self.open = bytearray(bytes([not filled]) * grid.edges)
        self.arrows: dict[Edge, Cell] = {}                 # most mazes have none

    def carve(self, a: Cell, b: Cell) -> Edge:
        """Open the edge between two neighbors; returns it, to be yielded."""
        edge = self.grid.between(a, b)
        self.open[edge] = 1
        return edge

    def build(self, a: Cell, b: Cell) -> Edge:
        """Close the edge between two neighbors; returns it."""
        edge = self.grid.between(a, b)
        self.open[edge] = 0
        return edge

    def links(self) -> list[list[Cell]]:
        """For each cell the cells one passage away, in the order of its sides; arrows are obeyed.
        """
        links = self.passages()
        self._obey(links)
        return links

    def linking(self) -> Steps[list[Sequence[Cell]]]:
        """The same bit by bit: a million cells are too many to wait for.

        They are tuples, which are smaller, and which the collector need not walk again and again.
        """
        links: list[Sequence[Cell]] = []
        for first in range(0, len(self.grid), PART):
            with gc_paused():
                links += map(tuple, self.passages(slice(first, first + PART)))
            yield BREATH
        self._obey(links)
        return links

    def passages(self, part: slice = slice(None)) -> list[list[Cell]]:
        """The same as ``links``, as if there were no arrows; of some cells only, if they are given.
        """
        is_open, grid = self.open, self.grid
        return [[cell for cell, edge in zip(near, edges, strict=True) if is_open[edge]]
                for near, edges in zip(grid.neighbors[part], grid.borders[part], strict=True)]

    def _obey(self, links: list[Any]) -> None:
        """Take the ways against the arrows out of some links, which may be tuples."""
        for edge, cell in self.arrows.items():
            a, b = self.grid.joined(edge)
            links[cell] = list(links[cell])
            links[cell].remove(a + b - cell)

    def dead_ends(self, part: slice = slice(None)) -> list[Cell]:
        """The cells with one passage; of some cells only, if they are given."""
        is_open = self.open.__getitem__
        return [cell for cell, edges in enumerate(self.grid.borders[part], part.start or 0)
                if sum(map(is_open, edges)) == 1]

    def unused(self) -> list[Cell]:
        """The cells without any passage."""
        return unused(self.grid, self.open)

    def is_perfect(self) -> bool:
        """Whether exactly one path joins any two cells: a spanning tree."""
        return self.open.count(1) == len(self.grid) - 1 and self._reaches_all()

    def _reaches_all(self) -> bool:
        return len(reached(self.passages(), 0)) == len(self.grid)


def unused(grid: Grid, opened: Sequence[int]) -> list[Cell]:
    """The cells without any passage: solid in a finished maze."""
    is_open = opened.__getitem__
    return [cell for cell, edges in enumerate(grid.borders) if not any(map(is_open, edges))]
