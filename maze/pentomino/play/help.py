"""Help: hints rung by rung, counted; a new position begins at the lowest rung again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from maze.message import Message
from maze.pentomino.engines.hints import RUNGS, Hint, rung_in_words
from maze.pentomino.play.aspect import Aspect
from maze.pentomino.position import Laid


class Help:
    """``rung`` of the last hint, 0 for none; ``given`` counts all of them."""

    def __init__(self, given: int = 0) -> None:
        self.given = given
        self._shown: set[frozenset[Laid]] = set()          # solutions that were shown
        self.rung = 0
        self._position = ""

    def next(self, position: str, *, lost: bool = False) -> int:
        """One hint more for a position: its rung, 1 to 4.  That it is lost is told as often as one
        asks, and counts once."""
        known = bool(self.rung) and position == self._position
        self.given += not (lost and known)
        self.rung = min(RUNGS, self.rung + 1) if known else 1
        self._position = position
        return self.rung

    def show(self, laid: Iterable[Laid]) -> None:
        """A solution is shown: from now on it is nobody's merit."""
        self._shown.add(frozenset(laid))

    def has_shown(self, laid: Iterable[Laid]) -> bool:
        return frozenset(laid) in self._shown

    def still(self, position: str) -> int:
        """The rung that a position stands on: 0 if the last hint was about another."""
        return self.rung if position == self._position else 0


def sentence(hint: Hint, rung: int, view: Aspect, letters: Mapping[str, str]) -> Message:
    """One rung in words, rows and columns as they are seen; ``letters`` are those of pieces, by
    name."""
    if not hint.remaining:
        return Message("No solution is left. Undo to the last solvable position.")
    if rung == 1 or hint.square is None:
        return Message("It can still be solved.")
    return rung_in_words(rung, letters.get(hint.piece or "", ""), view.words(hint.square))
