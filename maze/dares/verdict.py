"""Verdict: what is to be beaten, who has won, and a result as text to paste."""

from __future__ import annotations

from collections.abc import Iterable

from maze.dares.dare import Dare
from maze.message import Message, Said, counted, joined
from maze.playing import counts
from maze.playing.counts import shown
from maze.playing.record import Result


def to_beat(dare: Dare) -> Message:
    """What is to be beaten, in a few words."""
    if dare.aim == "time":
        return Message("To beat: {time}.", time=shown(dare.seconds))
    return counted("To beat: {n} move.", "To beat: {n} moves.", n=dare.moves)


def greeting(dare: Dare) -> Said:
    """What a friend reads who has opened the link."""
    wish = Message("{who} dares you: be faster than {time}.", who=dare.who,
                   time=shown(dare.seconds)) if dare.aim == "time" else counted(
        "{who} dares you: get there in {n} move or fewer.",
        "{who} dares you: get there in {n} moves or fewer.", n=dare.moves, who=dare.who)
    hints = counted("{who} took {n} hint.", "{who} took {n} hints.", n=dare.hints,
                    who=dare.who) if dare.hints else ""
    return joined([wish, hints, "The clock starts with your first move."])


def beaten(dare: Dare, result: Result) -> bool:
    """Whether somebody did better: more hints than the sender took never win."""
    if result.hints > dare.hints:
        return False
    if dare.aim == "time":
        return result.seconds < dare.seconds
    return result.moves <= dare.moves


def verdict(dare: Dare, result: Result) -> Message:
    """Who has won, and by how much."""
    who = dare.who
    if result.hints > dare.hints:
        return Message("{who} wins: fewer hints.", who=who)
    if dare.aim == "time":
        apart = abs(result.seconds - dare.seconds)
        if not apart:
            return Message("A draw: exactly as fast.")
        return counted("You win: {n} second faster.", "You win: {n} seconds faster.",
                       n=apart) if beaten(dare, result) else counted(
            "{who} wins: {n} second faster.", "{who} wins: {n} seconds faster.", n=apart, who=who)
    apart = abs(result.moves - dare.moves)
    if not apart:
        return Message("You win: as few moves.")
    return counted("You win: {n} move fewer.", "You win: {n} moves fewer.",
                   n=apart) if beaten(dare, result) else counted(
        "{who} wins: {n} move fewer.", "{who} wins: {n} moves fewer.", n=apart, who=who)


def result_text(title: Said, result: Result, link: str, more: Iterable[Said] = ()) -> Said:
    """A result as text to paste: what was played, how it went, and where."""
    hints = counts.hints(result.hints) if result.hints else Message("no hints")
    took = Message("{title}: {result}, {hints}", title=title, hints=hints,
                   result=counts.in_time(result.moves, shown(result.seconds)))
    return joined([took, *more, link], "\n")
