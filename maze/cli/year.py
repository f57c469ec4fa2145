"""Calendars on the command line: the board of a date, and the counts of every date."""

from __future__ import annotations

import argparse
import json
from datetime import date
from typing import Any

from maze.cli.output import VOICE, write
from maze.cli.pictures import read_picture
from maze.cli.watching import watched, watching
from maze.errors import RecipeError
from maze.message import Message
from maze.pentomino.calendar import NAME, OWN, OWN_PIECES, Calendar, DatedBoard, parse_calendar
from maze.pentomino.dates import Day, parse_day
from maze.pentomino.engines.year import every_date
from maze.pentomino.pieces import parse_pieces
from maze.pentomino.recipe import TilingRecipe


def add_dates(parser: argparse.ArgumentParser) -> None:
    """The options for calendars."""
    parser.add_argument("--date", metavar="11-23", help="a date of --board calendar, with its year "
                        "where the calendar has days of the week; today's by default")
    parser.add_argument("--calendar", metavar="m1-3.1-8_...", help="a calendar of your own, or "
                        "@file: rows from the top joined by underscores (or lines of the file), "
                        "squares by dots; 1-8 are days, m1-3 months, w1-7 days of the week, x a "
                        "hole, o a square that is always covered")


def dated(options: argparse.Namespace, recipe: TilingRecipe) -> dict[str, Any]:
    """What the options change in a recipe; nothing if no calendar is meant.

    Raises RecipeError, OSError.
    """
    named = (options.board or "").strip().lower() == NAME
    linked = recipe.board if isinstance(recipe.board, DatedBoard) and not options.board else None
    if not (named or linked or options.calendar or options.date):
        return {}
    if options.board and not named:
        raise RecipeError("expected --board calendar with --date and --calendar: {board}",
                          board=options.board)
    calendar = _calendar(options.calendar) if options.calendar else (
        linked.calendar if linked and linked.calendar else OWN)
    day = parse_day(options.date) if options.date else linked.day if linked else None
    changes: dict[str, Any] = {"board": calendar.on(day or _today()), "place": ""}
    if linked and not (options.date or options.calendar) and linked.day:
        return {}                                          # as it is
    if not linked:
        changes["pieces"] = parse_pieces(OWN_PIECES)
    return changes


def _today() -> Day:
    return parse_day(date.today().isoformat())


def _calendar(text: str) -> Calendar:
    """A calendar from a text or from a file, whose lines are its rows."""
    if text.startswith("@"):
        text = "_".join(line.strip() for line in read_picture(text[1:]).split("\n") if line.strip())
    return parse_calendar(text)


def write_year(options: argparse.Namespace, recipe: TilingRecipe) -> int:
    """Count every date and write the table; exit code 1 if some date has no tiling."""
    board = recipe.board
    if not isinstance(board, DatedBoard) or board.calendar is None:
        raise RecipeError("expected --board calendar with --every-date")
    year = board.day.year if board.day else 0
    counts = watched(every_date(board.calendar, recipe.pieces, year, spare=recipe.spare),
                     watching(VOICE.say(Message("Counting the dates"))))
    if options.json:
        write(json.dumps({str(day): count for day, count in counts.items()}), options.output)
    else:
        least, most = min(counts.values()), max(counts.values())
        lines = [f"{day} {count}" for day, count in counts.items()]
        ends = [Message("Fewest: {count} on {dates}.", count=least,
                        dates=_dates(counts, least)),
                Message("Most: {count} on {dates}.", count=most, dates=_dates(counts, most)),
                Message("{total} tilings on {dates} dates.", total=sum(counts.values()),
                        dates=len(counts))]
        write("\n".join([*lines, *map(VOICE.say, ends)]), options.output)
    return int(not all(counts.values()))


def _dates(counts: dict[Day, int], wanted: int) -> str:
    """The dates with a count, as they are written."""
    return ", ".join(str(day) for day, count in counts.items() if count == wanted)
