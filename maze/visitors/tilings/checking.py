"""Checking: whether the steps of a search are possible on its board and with its pieces.

A piece lies on the board once, on free squares, and is taken from where it lies; FOUND is said of a
board that is covered, and counts from 1.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from typing import Any

from maze.message import Message
from maze.pentomino.tiling import Placement, Tiling
from maze.steps import BREATH, FOUND, MASK, PLACE, REMOVE, SHIFT, Step, Steps
from maze.visitors.errors import ProgramError
from maze.visitors.pausing import stepping
from maze.visitors.replay import MOST, Checker

NUMBERS = MASK + 1                                         # tilings that can be counted


class WrongStep(ProgramError):
    """A step that cannot be; ``odd`` is its number and that of the placement plus 1, 0 for none."""

    def __init__(self, step: int, what: Message, placement: Placement | None = None) -> None:
        super().__init__("Step {step}: {what}", step=step, what=what)
        self.odd = step, 0 if placement is None else placement + 1


class TilingChecker(Checker):
    """``placed`` lists what lies on the board after the steps that were checked."""

    example = "PLACE + number"

    def __init__(self, tiling: Tiling, most: int = MOST) -> None:
        spans = {PLACE: len(tiling.placements), REMOVE: len(tiling.placements), FOUND: NUMBERS}
        super().__init__(spans, most)
        self.tiling, self.found = tiling, 0
        self.placed = list(tiling.placed)
        self._taken = tiling.filled | tiling.board.outside
        self._used = {*tiling.used}

    def take(self, steps: Sequence[object]) -> array[int]:
        """See ``Checker``; raises WrongStep for a step that cannot be now."""
        found = array("i")
        for step in steps:
            known = super().take([step])
            for one in known:
                self._do(one)
            found += known
        return found

    def kind(self, verb: int) -> Message:
        return Message("placements")

    def _do(self, step: Step) -> None:
        number, act = step & MASK, step & ~MASK
        if act == FOUND:
            self._find(number)
            return
        lie = self.tiling.placements[number]
        letter = self.tiling.pieces[lie.piece].letter
        if act == REMOVE:
            if number not in self.placed:
                raise WrongStep(self.done, Message("Piece {letter} does not lie there.",
                                                   letter=letter))
            self.placed.remove(number)
            self._used.discard(lie.piece)
            self._taken ^= lie.mask
            return
        if lie.piece in self._used:
            raise WrongStep(self.done, Message("Piece {letter} lies on the board already.",
                                               letter=letter), number)
        if lie.mask & self._taken:
            raise WrongStep(self.done, Message("Piece {letter} would cover another piece.",
                                               letter=letter), number)
        self.placed.append(number)
        self._used.add(lie.piece)
        self._taken |= lie.mask

    def _find(self, count: int) -> None:
        if self._taken != self.tiling.board.full:
            raise WrongStep(self.done, Message("The board is not covered yet."))
        if count != self.found + 1:
            raise WrongStep(self.done, Message("Tilings are counted from 1: expected {example}.",
                                               example=f"FOUND + {self.found + 1}"))
        self.found = count


def following(run: Callable[[Tiling], Any]) -> Callable[[Tiling], Steps[int]]:
    """The search of a program as one of ours: each step is checked, then done on the tiling.

    The program has a tiling of its own, so it may do with it what it likes.
    """
    def search(tiling: Tiling) -> Steps[int]:
        checker = TilingChecker(tiling.copy())
        for step in stepping(run(tiling.copy())):
            known = checker.take([step])                   # none for a breath
            tiling.placed[:] = checker.placed
            yield known[0] if known else BREATH
        return checker.found

    return search


def replayed_tilings(tiling: Tiling, steps: Sequence[Step]) -> list[list[Placement]]:
    """What lies on the board at each FOUND of some steps that were checked."""
    placed, found = list(tiling.placed), []
    for step in steps:
        if step >> SHIFT == PLACE >> SHIFT:
            placed.append(step & MASK)
        elif step >> SHIFT == REMOVE >> SHIFT:
            placed.remove(step & MASK)
        else:
            found.append(placed[:])
    return found
