"""What a search costs, counted along with its steps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from maze.grid import Cell
from maze.marks import BLANK, FRONTIER, NOWHERE


@dataclass
class Cost:
    """What a search has cost so far, counted along with its steps.

    frontier    cells that wait to be looked at      peak     the most there have been
    turns       how often the search turned back     again    cells that wait though they were
    last        where a walker is                             looked at: with other keys in hand
    before      and where it was before
    """

    frontier: int = 0
    peak: int = 0
    turns: int = 0
    last: Cell = NOWHERE
    before: Cell = NOWHERE
    again: set[Cell] = field(default_factory=set)

    def saved(self) -> list[int]:
        return [self.frontier, self.peak, self.turns, self.last, self.before,
                *sorted(self.again)]

    @staticmethod
    def loaded(saved: Sequence[int]) -> Cost:
        frontier, peak, turns, last, before, *again = saved
        return Cost(frontier, peak, turns, last, before, set(again))

    def wait(self, cell: Cell, mark: int) -> None:
        """A cell joins the frontier; ``mark`` is the one it has so far."""
        if mark != FRONTIER:
            self.frontier += 1
            self.peak = max(self.peak, self.frontier)
            if mark != BLANK:
                self.again.add(cell)

    def taken(self, cell: Cell) -> None:
        """A cell of the frontier is looked at, or forgotten."""
        self.frontier -= 1
        self.again.discard(cell)

    def walk(self, cell: Cell) -> None:
        """A walker comes to a cell: it has turned back if it was there before the last one."""
        if cell != self.last:
            self.turns += cell == self.before
            self.last, self.before = cell, self.last
