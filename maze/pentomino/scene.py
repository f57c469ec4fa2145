"""TilingScene: what the eye sees of a search after some steps.

It shows the pieces that lie on the board, oldest first, each with the step that laid it: at speed
a page draws a piece that has just come as an outline only, so that nothing flashes.  It counts
what the search has done: ``profile[depth]`` pieces laid as number depth + 1, and ``found``
tilings, the last of which stays in ``latest`` when the search goes on.  ``dirty`` collects the
squares that changed.
"""

from __future__ import annotations

from array import array

from maze.message import Message, counted
from maze.pentomino.pieces import Square
from maze.pentomino.play.aspect import Aspect
from maze.pentomino.tiling import Placement, Tiling, rows_of
from maze.steps import MASK, PLACE, REMOVE, SHIFT, Step


class TilingScene:
    """The picture of a board being filled; starts as the tiling is given."""

    def __init__(self, tiling: Tiling) -> None:
        self.tiling = tiling                              # for its board and placements
        self.placed: list[Placement] = list(tiling.placed)
        self.born = [0] * len(self.placed)                # the step that laid each of them
        self.steps = 0
        self.found = 0
        self.latest: list[Placement] = []
        self.profile = [0] * (len(tiling.pieces) + 1)
        self.dirty: set[Square] = set()
        self.all_dirty = True

    @property
    def nodes(self) -> int:
        """How many times a piece was laid."""
        return sum(self.profile)

    def apply(self, step: Step) -> None:
        """Show one more step."""
        self.steps += 1
        number, act = step & MASK, step >> SHIFT
        if act == PLACE >> SHIFT:
            self.profile[len(self.placed)] += 1
            self.placed.append(number)
            self.born.append(self.steps)
            self.dirty.update(self.tiling.placements[number].squares)
        elif act == REMOVE >> SHIFT:
            at = self.placed.index(number)
            del self.placed[at], self.born[at]
            self.dirty.update(self.tiling.placements[number].squares)
        else:
            self.found, self.latest = number, self.placed[:]

    def ages(self) -> list[tuple[Placement, int]]:
        """The pieces on the board, oldest first, and for how many steps each has lain there."""
        return [(number, self.steps - born)
                for number, born in zip(self.placed, self.born, strict=True)]

    def rows(self) -> list[str]:
        """The board from the top down, a letter a square."""
        return rows_of(self.tiling, self.placed)

    def take_dirty(self) -> set[Square] | None:
        """The squares that changed since the last call; None for all of them."""
        changed = None if self.all_dirty else self.dirty
        self.dirty, self.all_dirty = set(), False
        return changed

    def save(self) -> bytes:
        """A copy of the whole scene."""
        return array("i", [self.steps, self.found, len(self.placed), *self.profile,
                           *self.placed, *self.born, *self.latest]).tobytes()

    def load(self, saved: bytes) -> None:
        """Go back to a copy."""
        self.steps, self.found, count, *rest = array("i", saved)
        depths = len(self.profile)
        self.profile, rest = rest[:depths], rest[depths:]
        self.placed, self.born, self.latest = rest[:count], rest[count:2 * count], rest[2 * count:]
        self.all_dirty = True

    def sentence(self, step: Step, aspect: Aspect | None = None) -> Message:
        """The step that was just applied, in words; places as they are seen."""
        number, act = step & MASK, step >> SHIFT
        count, every = len(self.placed), len(self.tiling.pieces)
        if act in (PLACE >> SHIFT, REMOVE >> SHIFT):
            letter, where = self._letter(number), self._where(number, aspect)
            return Message("Placed {letter} at {where}; {count} of {every} placed."
                           if act == PLACE >> SHIFT else
                           "Removed {letter} from {where}; {count} of {every} placed.",
                           letter=letter, where=where, count=count, every=every)
        return counted("Tiling {number} found: all {n} piece placed.",
                       "Tiling {number} found: all {n} pieces placed.", n=count, number=number)

    def _letter(self, number: Placement) -> str:
        return self.tiling.pieces[self.tiling.placements[number].piece].letter

    def _where(self, number: Placement, aspect: Aspect | None) -> Message:
        """The hole the piece has filled, counted from 1, rows from the top as people read."""
        view = aspect or Aspect(self.tiling.board)
        if view.board.solid:
            return view.words(self.tiling.placements[number].squares[0])
        x, y = view.out(self.tiling.placements[number].squares[0])
        rows = self.tiling.board.columns if view.upright else self.tiling.board.rows
        return Message("column {column}, row {row}", column=x + 1, row=rows - y)
