"""Record: which challenges were solved, and with how many hints, as text that a device keeps.

What is read may be anything: what is not a record is left out, and nothing of it is believed but
the names of challenges and small numbers.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from maze.errors import RecipeError
from maze.kept import parse_object
from maze.pentomino.challenges import recipe_of

MOST = 5000                  # challenges; there are 4011 with a tiling
LONGEST = 200_000            # characters that are read
HINTS = 999


def parse_record(text: str) -> dict[str, int]:
    """Hints by challenge."""
    items = list(parse_object(text, LONGEST).items())[:MOST]
    return {id_: hints for id_, hints in items if _is_count(hints) and _is_challenge(id_)}


def format_record(record: Mapping[str, int]) -> str:
    """The text of a record."""
    return json.dumps(dict(sorted(record.items())), separators=(",", ":"))


def solved(record: Mapping[str, int], id_: str, hints: int) -> dict[str, int]:
    """The record with one challenge more; fewer hints are better."""
    return {**record, id_: min(hints, HINTS, record.get(id_, HINTS))}


def _is_count(value: object) -> bool:
    return type(value) is int and 0 <= value <= HINTS


def _is_challenge(id_: str) -> bool:
    try:
        return bool(recipe_of(id_))
    except RecipeError:
        return False
