"""Words: where the piece in the hand is, and how many solutions are left."""

from __future__ import annotations

from maze.message import Grouped, Message, Said, counted
from maze.pentomino.play.game import Game
from maze.pentomino.play.legal import Verdict
from maze.pentomino.play.oracle import Left

GOES_ON = "Your game goes on."
CHOOSE = "Choose a piece to see where it can still go."
UNKNOWN = "How many solutions remain is not known: counting them here would take too long."
SHOWN = "Solved, by a solution that was shown: it does not count."


def where_it_is(letter: str, verdict: Verdict) -> Message:
    """Whether a piece in the hand fits where it is."""
    if verdict.reason:
        return Message("{letter} {reason}.", letter=letter, reason=verdict.reason)
    return Message("{letter} fits here.", letter=letter)


def progress_words(game: Game, said: Said) -> Said:
    """How far a game is; a solved one has said so already, or says it now."""
    if game.solved:
        return "" if said else Message("Solved!")
    return Message("{count} of {every} placed.", count=len(game.laid), every=len(game.pieces))


def left_words(left: Left | None) -> Said:
    """How many solutions remain, in words."""
    if left is None:
        return Message("Counting…")
    number = Grouped(left.number)
    if not left.exact:
        return counted("At least {n} solution remains.", "At least {n} solutions remain.",
                       n=number) if number else Message(UNKNOWN)
    return counted("{n} solution remains.", "{n} solutions remain.", n=number) \
        if number else Message("No solution remains.")
