"""Streak: how many days in a row somebody has solved the puzzle of the day, on that day."""

from __future__ import annotations

from collections.abc import Container
from datetime import date as Day
from datetime import timedelta

from maze.message import Message, counted

ONE = timedelta(days=1)


def streak(solved: Container[str], today: str) -> int:
    """The days in a row up to today, or up to yesterday: today is not over.

    ``solved`` has dates such as 2026-11-21.
    """
    day, days = Day.fromisoformat(today), 0
    if today not in solved and day > Day.min:
        day -= ONE
    while day.isoformat() in solved:
        days += 1
        if day == Day.min:
            break
        day -= ONE
    return days


def in_words(days: int) -> Message:
    return counted("{n} day in a row.", "{n} days in a row.", n=days)
