"""History: recipes to go back to, and forward again.  A recipe never changes, so it is kept whole.
"""

from __future__ import annotations

from typing import Generic, TypeVar

R = TypeVar("R")
LONGEST = 500                                              # changes that can be undone


class History(Generic[R]):
    """What was shown before what is shown now, and what was undone."""

    def __init__(self) -> None:
        self.past: list[R] = []
        self.future: list[R] = []

    def record(self, old: R) -> None:
        """Something was changed; what was undone before that is forgotten."""
        self.past = [*self.past[1 - LONGEST:], old]
        self.future = []

    def undo(self, now: R) -> R | None:
        """What was shown before; None if there is nothing."""
        return self._move(self.past, self.future, now)

    def redo(self, now: R) -> R | None:
        return self._move(self.future, self.past, now)

    def _move(self, source: list[R], target: list[R], now: R) -> R | None:
        if not source:
            return None
        target.append(now)
        return source.pop()
