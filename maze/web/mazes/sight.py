"""Sight: the cells that a view shows of a grid, so that no more than those are drawn."""

from __future__ import annotations

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
        self._xs: list[float] = []
        self._ys: list[float] = []

    def cells(self, view: View) -> frozenset[Cell]:
        """The cells that may be seen."""
        if view.visible != self._box:
            self._box = view.visible
            self._cells = frozenset(self._look())
        return self._cells

    def _look(self) -> list[Cell]:
        assert self._box
        if not self._xs:
            centers = map(self.grid.center, range(len(self.grid)))
            self._xs, self._ys = map(list, zip(*centers, strict=True))
        left, top, across, down = self._box
        low, high, first, last = (left - BESIDE, left + across + BESIDE, top - BESIDE,
                                  top + down + BESIDE)
        return [cell for cell, (x, y) in enumerate(zip(self._xs, self._ys, strict=True))
                if low < x < high and first < y < last]
