"""Record: how well a maze was played, as text that a device keeps under the digest of the maze.

    format_result(Result(37, 21, 0))  ->  "[37,21,0]"
"""

from __future__ import annotations

import re
from typing import NamedTuple

FORM = re.compile(r"\[(\d{1,6}),(\d{1,6}),(\d{1,6})\]", re.ASCII)


class Result(NamedTuple):
    """Moves, whole seconds, hints."""

    moves: int
    seconds: int
    hints: int

    def beats(self, other: Result | None) -> bool:
        """Fewer hints are better, then fewer moves, then less time."""
        return other is None or self._rank < other._rank

    @property
    def _rank(self) -> tuple[int, int, int]:
        return self.hints, self.moves, self.seconds


def parse_result(text: str) -> Result | None:
    """The result of a text, which may be anything; None if it is none."""
    match = FORM.fullmatch(text)
    return Result(*map(int, match.groups())) if match else None


def format_result(result: Result) -> str:
    """The text of a result; a number that is too large for it is cut to the largest."""
    return "[{},{},{}]".format(*(min(number, 999_999) for number in result))
