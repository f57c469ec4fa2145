"""Dates: days of a year or of any year, as text ``11-23`` or ``2026-11-23``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from typing import NamedTuple

from maze.errors import RecipeError
from maze.message import Message
from maze.params import shown

LENGTHS = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
DATES = ("{day} January", "{day} February", "{day} March", "{day} April", "{day} May", "{day} June",
         "{day} July", "{day} August", "{day} September", "{day} October", "{day} November",
         "{day} December")
TEXT = re.compile(r"(?:([0-9]{4})-)?([0-9]{1,2})-([0-9]{1,2})")


class Day(NamedTuple):
    """A month and a day of it, both from 1; ``year`` is 0 where any will do."""

    month: int
    day: int
    year: int = 0

    def __str__(self) -> str:
        year = f"{self.year:04}-" if self.year else ""
        return f"{year}{self.month:02}-{self.day:02}"

    @property
    def any_year(self) -> Day:
        return Day(self.month, self.day)

    @property
    def weekday(self) -> int:
        """From 1, Monday, to 7; 0 without a year."""
        return date(self.year, self.month, self.day).isoweekday() if self.year else 0

    @property
    def words(self) -> Message:
        """``"23 November"``."""
        return Message(DATES[self.month - 1], day=self.day)


def parse_day(text: str) -> Day:
    """``"11-23"``, any year, or ``"2026-11-23"``.  Raises RecipeError."""
    match = TEXT.fullmatch(text.strip())
    if match:
        year, month, day = int(match[1] or 0), int(match[2]), int(match[3])
        if 1 <= month <= 12 and 1 <= day <= LENGTHS[month - 1] and _is_real(year, month, day):
            return Day(month, day, year)
    raise RecipeError("expected a date as month-day, such as 11-23, or with its year, 2026-11-23: "
                      "{text}", text=shown(text))


def _is_real(year: int, month: int, day: int) -> bool:
    """There is no 29 February in most years."""
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return (month, day) != (2, 29) or leap or not year


def every_day(year: int = 0) -> Iterator[Day]:
    """The days of a year, or all 366 that some year has."""
    for month, length in enumerate(LENGTHS, 1):
        for day in range(1, length + 1):
            if _is_real(year, month, day):
                yield Day(month, day, year)
