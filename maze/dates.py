"""Dates as they stand in links: 2026-11-21."""

from __future__ import annotations

import re
from contextlib import suppress
from datetime import date as Day

from maze.errors import MazeError


def day_of(text: str) -> Day:
    """The day of a date.  Raises MazeError for what is no date."""
    if re.fullmatch(r"\d{4}-\d\d-\d\d", text, re.ASCII):
        with suppress(ValueError):
            return Day.fromisoformat(text)
    raise MazeError("expected a date such as 2026-11-21: {text}", text=text[:20])
