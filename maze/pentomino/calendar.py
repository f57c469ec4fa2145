"""Calendar: a board with a square for each month and each day, of which a date leaves two open.

Pieces cover all the rest, so each date is a puzzle of its own.  As text a calendar is its rows
from the top down, joined by underscores, their squares by dots: ``1-8`` are the days 1 to 8,
``m4-6`` the months April to June, ``w1-7`` the days of the week from Monday, ``x3`` three holes,
and ``o2`` two squares that are always covered.  Rows that are shorter end in holes.

Our own board has a quarter of the year in each row beside eight days.  Its set was found by search:
330 of the 792 choices of seven pentominoes beside both trominoes can do every date, and of those
this one has the fewest tilings.  ``maze.pentomino.calendar_counts`` has its counts.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from maze.errors import RecipeError
from maze.message import Message, Said
from maze.params import shown
from maze.pentomino.board import HEIGHT, WIDTH
from maze.pentomino.dates import Day, every_day
from maze.pentomino.labelled import LabelledBoard
from maze.pentomino.pieces import Square

NAME = "calendar"
OWN_TEXT = "m1-3.1-8_m4-6.9-16_m7-9.17-24_m10-12.25-31"
OWN_PIECES = "FITUWYZ3IL"
MOST = 12 * 31                                             # squares
SHORT_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov",
                "Dec")
SHORT_WEEK = ("Mo", "Tu", "We", "Th", "Fr", "Sa", "Su")
DAY, MONTH, WEEKDAY, HOLE, PLAIN = "", "m", "w", "x", "o"
COUNTS = {MONTH: 12, DAY: 31, WEEKDAY: 7}
ITEM = re.compile(r"([mwxo]?)([0-9]{1,2})(?:-([0-9]{1,2}))?|([xo])")
EXPECTED = ("expected a calendar such as {example}, rows joined by underscores and squares by "
            "dots: {text}")


class Mark(NamedTuple):
    """What a square stands for: its kind, and the month, day or day of the week from 1."""

    kind: str
    number: int

    @property
    def words(self) -> Said:
        """What is written on it."""
        if self.kind == MONTH:
            return Message(SHORT_MONTHS[self.number - 1])
        return Message(SHORT_WEEK[self.number - 1]) if self.kind == WEEKDAY else str(self.number)


@dataclass(frozen=True)
class Calendar:
    """``rows`` are marks from the top down, None for a hole; all rows have the same length."""

    rows: tuple[tuple[Mark | None, ...], ...]

    @cached_property
    def marks(self) -> dict[Square, Mark]:
        """What each square stands for."""
        height = len(self.rows)
        return {(x, height - 1 - down): mark for down, row in enumerate(self.rows)
                for x, mark in enumerate(row) if mark}

    @cached_property
    def needs_year(self) -> bool:
        """Whether a day of the week stays open, too."""
        return any(mark.kind == WEEKDAY for mark in self.marks.values())

    @cached_property
    def places(self) -> dict[Mark, Square]:
        """Where the months, days and days of the week are."""
        return {mark: square for square, mark in self.marks.items() if mark.kind != PLAIN}

    def open_on(self, day: Day) -> list[Square]:
        """The squares that a date leaves open.  Raises RecipeError if it needs a year."""
        if self.needs_year and not day.year:
            raise RecipeError("expected a date with its year, such as 2026-11-23, for this "
                              "calendar has days of the week: {text}", text=str(day))
        wanted = [Mark(MONTH, day.month), Mark(DAY, day.day)]
        if self.needs_year:
            wanted.append(Mark(WEEKDAY, day.weekday))
        return [self.places[mark] for mark in wanted]

    def on(self, day: Day | None) -> DatedBoard:
        """The board of a date; without one, with all its squares.  Raises RecipeError."""
        every = [(x, y) for x in range(len(self.rows[0])) for y in range(len(self.rows))]
        left = set(self.open_on(day)) if day else set()
        kept = day if day is None or self.needs_year else day.any_year
        return DatedBoard(
            len(self.rows), len(self.rows[0]),
            frozenset(square for square in every if square not in self.marks or square in left),
            labels=tuple((square, mark.words) for square, mark in self.marks.items()
                         if mark.kind != PLAIN), calendar=self, day=kept)

    def days(self, year: int = 0) -> Iterator[Day]:
        """Every date of the calendar; with days of the week, those of a year."""
        return every_day(year if self.needs_year else 0)

    def __str__(self) -> str:
        return "_".join(".".join(_runs(_bare(row))) for row in self.rows)


@dataclass(frozen=True)
class DatedBoard(LabelledBoard):
    """A calendar on a date; None before one is chosen."""

    calendar: Calendar | None = field(default=None, hash=False)
    day: Day | None = None


def parse_calendar(text: str) -> Calendar:
    """The calendar of a text, ``"m1-3.1-8_m4-6.9-16_..."``.  Raises RecipeError.

    Holes at the end of a row say nothing, so it is as wide as its squares.
    """
    rows = [_bare([mark for item in line.split(".") for mark in _parse_item(item, text)])
            for line in text.strip().lower().split("_")]
    width = max(map(len, rows))
    HEIGHT.parse(str(len(rows)))
    WIDTH.parse(str(width))
    if len(rows) * width > MOST:
        raise RecipeError("expected a calendar of at most {most} squares: {given}", most=MOST,
                          given=len(rows) * width)
    _check(mark for row in rows for mark in row if mark)
    return Calendar(tuple(tuple(row + [None] * (width - len(row))) for row in rows))


def _parse_item(item: str, text: str) -> list[Mark | None]:
    match = ITEM.fullmatch(item.strip())
    if not match or match[3] and match[1] in (HOLE, PLAIN):            # so many, from nowhere
        raise RecipeError(EXPECTED, example=OWN_TEXT, text=shown(text))
    kind, first = match[4] or match[1], int(match[2] or 1)
    if kind in (HOLE, PLAIN):
        return [None if kind == HOLE else Mark(PLAIN, 0)] * first
    return [Mark(kind, number) for number in range(first, int(match[3] or first) + 1)]


def _check(marks: Iterable[Mark]) -> None:
    """Each month and each day once; the days of the week once, or not at all."""
    found = [mark for mark in marks if mark.kind != PLAIN]
    kinds = [DAY, MONTH, *([WEEKDAY] if any(mark.kind == WEEKDAY for mark in found) else [])]
    wanted = [Mark(kind, number) for kind in kinds for number in range(1, COUNTS[kind] + 1)]
    if sorted(found) != sorted(wanted):
        wrong = next(mark.kind + str(mark.number) for mark in [*wanted, *found]
                     if found.count(mark) != 1 or mark not in wanted)
        raise RecipeError("expected each month, m1 to m12, and each day, 1 to 31, once, and the "
                          "days of the week, w1 to w7, once or not at all; look at {mark}",
                          mark=wrong)


def _bare(row: Iterable[Mark | None]) -> list[Mark | None]:
    """A row without the holes at its end, but for the first one of an empty row."""
    found = list(row)
    while len(found) > 1 and found[-1] is None:
        found.pop()
    return found


def _runs(row: list[Mark | None]) -> Iterator[str]:
    """``m1-3``, ``x2``: what follows each other in one item."""
    at = 0
    while at < len(row):
        mark, end = row[at], at + 1
        while end < len(row) and row[end] == _after(mark, end - at):
            end += 1
        kind = mark.kind if mark else HOLE
        if kind in (HOLE, PLAIN):
            yield kind + (str(end - at) if end - at > 1 else "")
        else:
            assert mark
            last = mark.number + end - at - 1
            yield f"{kind}{mark.number}" + (f"-{last}" if last > mark.number else "")
        at = end


def _after(mark: Mark | None, steps: int) -> Mark | None:
    """What follows a mark in a run."""
    return mark if mark is None or mark.kind == PLAIN else Mark(mark.kind, mark.number + steps)


OWN = parse_calendar(OWN_TEXT)
