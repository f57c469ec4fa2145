"""Record: which challenges were solved, and with how many hints, as a device keeps it.

What is read may be anything: what is no entry of a record is left out, and nothing of it is
believed but the names of challenges and small numbers.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from maze.errors import RecipeError
from maze.pentomino.challenges import recipe_of

HINTS = 999
COUNT = re.compile(r"\d{1,3}", re.ASCII)


def parse_record(entries: Mapping[str, str]) -> dict[str, int]:
    """Hints by challenge."""
    return {id_: int(text) for id_, text in entries.items()
            if COUNT.fullmatch(text) and _is_challenge(id_)}


def solved(record: Mapping[str, int], id_: str, hints: int) -> dict[str, int]:
    """The record with one challenge more; fewer hints are better."""
    return {**record, id_: min(hints, HINTS, record.get(id_, HINTS))}


def _is_challenge(id_: str) -> bool:
    try:
        return bool(recipe_of(id_))
    except RecipeError:
        return False
