"""Dated: a calendar on a date as the keys of a link, ``board=calendar&date=11-23``."""

from __future__ import annotations

from collections.abc import Mapping

from maze.errors import RecipeError
from maze.message import Message, Said
from maze.params import shown
from maze.pentomino.board import Board
from maze.pentomino.calendar import NAME, OWN, OWN_PIECES, Calendar, DatedBoard, parse_calendar
from maze.pentomino.dates import Day, parse_day

KEYS = ("calendar", "date")


def board_fields(board: Board) -> dict[str, str]:
    """What a link says of a board; of a calendar its name, its text if it is not ours, the date."""
    if not (isinstance(board, DatedBoard) and board.calendar):
        return {"board": str(board), "calendar": "", "date": ""}
    return {"board": NAME, "calendar": "" if board.calendar == OWN else str(board.calendar),
            "date": str(board.day) if board.day else ""}


def with_calendar(fields: Mapping[str, str], notes: list[Said]) -> dict[str, str]:
    """The fields with what they leave out: a date or a calendar alone means that board, and the
    board means the pieces that it was made for."""
    found = dict(fields)
    if any(key in found for key in KEYS):
        if found.setdefault("board", NAME).lower() != NAME:
            notes.append("A date and a calendar belong to board=calendar; leaving them out.")
    if found.get("board", "").lower() == NAME:
        found.setdefault("pieces", OWN_PIECES)
    return found


def dated_board(fields: Mapping[str, str], notes: list[Said]) -> DatedBoard | None:
    """The board of a link's calendar on its date; None if it is another board."""
    if fields.get("board", "").lower() != NAME:
        return None
    calendar = _calendar(fields.get("calendar", ""), notes)
    try:
        return calendar.on(_day(fields.get("date", ""), notes))
    except RecipeError:
        notes.append("This calendar has days of the week, so a date needs its year, such as "
                     "2026-11-23; using today.")
        return calendar.on(None)


def _calendar(text: str, notes: list[Said]) -> Calendar:
    if not text:
        return OWN
    try:
        return parse_calendar(text)
    except RecipeError:
        notes.append("The calendar in this link cannot be read; using ours.")
        return OWN


def _day(text: str, notes: list[Said]) -> Day | None:
    if not text:
        return None
    try:
        return parse_day(text)
    except RecipeError:
        notes.append(Message("Date should be month and day, such as 11-23, not {text}; using "
                             "today.", text=shown(text)))
        return None
