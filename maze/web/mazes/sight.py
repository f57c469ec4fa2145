"""Sight: the cells that a view shows of a grid, so that no more than those are drawn."""

from __future__ import annotations

from collections.abc import Sequence

from maze.grid import Cell, Grid
from maze.render.layers import Box
from maze.web.view import View

BESIDE = 2                                                 # cells: so far a cell may reach


class Sight:
    """Remembers what the last view has shown."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self._box: Box | None = None
        self._cells: frozenset[Cell] = frozenset()

    def cells(self, view: View) -> frozenset[Cell]:
        """The cells that may be seen."""
        if view.visible != self._box:
            self._box = view.visible
            self._cells = frozenset(self._look())
        return self._cells

    def _look(self) -> Sequence[Cell]:
        assert self._box
        left, top, across, down = self._box
        return self.grid.geometry.seen(left - BESIDE, top - BESIDE, left + across + BESIDE,
                                       top + down + BESIDE)
