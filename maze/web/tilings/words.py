"""Words: where the piece in the hand is, and how many solutions are left."""

from __future__ import annotations

from maze.message import Grouped, Message, Said, counted
from maze.pentomino.play.legal import Verdict
from maze.pentomino.play.oracle import Left


def where_it_is(letter: str, verdict: Verdict) -> Message:
    """Whether a piece in the hand fits where it is."""
    if verdict.reason:
        return Message("{letter} {reason}.", letter=letter, reason=verdict.reason)
    return Message("{letter} fits here.", letter=letter)


def left_words(left: Left | None) -> Said:
    """How many solutions remain, in words."""
    if left is None:
        return Message("Counting…")
    number = Grouped(left.number)
    if not left.exact:
        return counted("At least {n} solution remains.", "At least {n} solutions remain.",
                       n=number) if number else ""
    return counted("{n} solution remains.", "{n} solutions remain.", n=number) \
        if number else Message("No solution remains.")
