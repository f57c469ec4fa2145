"""Counts: how many of something, each a whole phrase, for other languages have other plurals."""

from __future__ import annotations


def moves(count: int) -> str:
    return "1 move" if count == 1 else f"{count} moves"


def hints(count: int) -> str:
    return "1 hint" if count == 1 else f"{count} hints"


def to_go(count: int) -> str:
    return "1 step to go." if count == 1 else f"{count} steps to go."


def strayed(count: int) -> str:
    """By how much a way is longer than the shortest."""
    if not count:
        return "You are on a shortest way."
    return ("You have left the shortest way: 1 step more so far." if count == 1
            else f"You have left the shortest way: {count} steps more so far.")


def walked(count: int) -> str:
    return "Walked 1 step for you." if count == 1 else f"Walked {count} steps for you."


def in_time(count: int, time: str) -> str:
    return f"1 move in {time}" if count == 1 else f"{count} moves in {time}"
