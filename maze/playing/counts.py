"""Counts: how many of something, each a whole phrase, for other languages have other plurals."""

from __future__ import annotations

from maze.message import Message, counted


def moves(count: int) -> Message:
    return counted("{n} move", "{n} moves", n=count)


def hints(count: int) -> Message:
    return counted("{n} hint", "{n} hints", n=count)


def to_go(count: int) -> Message:
    return counted("{n} step to go.", "{n} steps to go.", n=count)


def strayed(count: int) -> Message:
    """By how much a way is longer than the shortest."""
    if not count:
        return Message("You are on a shortest path.")
    return counted("You have left the shortest path: {n} step more so far.",
                   "You have left the shortest path: {n} steps more so far.", n=count)


def walked(count: int) -> Message:
    return counted("Walked {n} step for you.", "Walked {n} steps for you.", n=count)


def in_time(count: int, time: str) -> Message:
    return counted("{n} move in {time}", "{n} moves in {time}", n=count, time=time)
