"""Year: the tilings of every date of a calendar, counted one date after the other."""

from __future__ import annotations

from collections.abc import Sequence

from maze.pentomino.board import Board
from maze.pentomino.calendar import Calendar
from maze.pentomino.dates import Day
from maze.pentomino.engines.choice import solve
from maze.pentomino.engines.puzzle import Puzzle
from maze.pentomino.pieces import Piece
from maze.progress import Progress, Work

DOING = "Counting the dates"


def every_date(calendar: Calendar, pieces: Sequence[Piece], year: int = 0, *,
               spare: bool = False) -> Work[dict[Day, int]]:
    """How many tilings each date has, turned and mirrored ones counted too.

    ``year`` is for calendars with days of the week; with ``spare`` pieces may be left over.
    """
    days = list(calendar.days(year))
    counts: dict[Day, int] = {}
    for day in days:
        work = solve(Puzzle(_plain(calendar.on(day)), pieces, spare=spare))
        while True:
            try:
                next(work)
            except StopIteration as done:
                counts[day] = done.value.count
                break
            yield Progress(DOING, len(counts), len(days))
        yield Progress(DOING, len(counts), len(days))
    return counts


def _plain(board: Board) -> Board:
    """Without labels, which an engine does not need."""
    return Board(board.rows, board.columns, board.holes)
