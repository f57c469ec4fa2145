"""Counts: how many of something, each a whole phrase, since other languages have other plurals."""

from __future__ import annotations

from maze.message import Message, counted


def moves(count: int) -> Message:
    return counted("{n} move", "{n} moves", n=count)


def hints(count: int) -> Message:
    return counted("{n} hint", "{n} hints", n=count)


def to_go(count: int) -> Message:
    return counted("{n} cell to go.", "{n} cells to go.", n=count)


def strayed(count: int) -> Message:
    """By how much a way is longer than the shortest."""
    if not count:
        return Message("You are on a shortest path.")
    return counted("You have left the shortest path: {n} cell more so far.",
                   "You have left the shortest path: {n} cells more so far.", n=count)


def walked(count: int) -> Message:
    return counted("Walked {n} cell for you.", "Walked {n} cells for you.", n=count)


def in_time(count: int, time: str) -> Message:
    return counted("{n} move in {time}", "{n} moves in {time}", n=count, time=time)


def shown(seconds: float) -> str:
    """``0:07``, ``12:40``, ``1:02:03``."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
