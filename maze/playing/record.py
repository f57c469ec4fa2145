"""Record: how well mazes were played, as text that a device keeps.

A maze is known by its digest. What is read may be anything: what is no result is left out.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import NamedTuple

from maze.kept import parse_object

MOST = 300                                                 # mazes, the latest
LONGEST = 30_000                                           # characters that are read
LIMIT = 10**6                                              # of a number


class Result(NamedTuple):
    """Moves, whole seconds, hints."""

    moves: int
    seconds: int
    hints: int

    def beats(self, other: Result | None) -> bool:
        """Fewer hints are better, then fewer moves, then less time."""
        return other is None or self._rank < other._rank

    @property
    def _rank(self) -> tuple[int, int, int]:
        return self.hints, self.moves, self.seconds


def parse_record(text: str) -> dict[str, Result]:
    """Results by digest; never fails."""
    items = list(parse_object(text, LONGEST).items())[-MOST:]
    return {digest: Result(*numbers) for digest, numbers in items
            if re.fullmatch("[0-9a-f]{16}", digest) and _is_result(numbers)}


def format_record(record: Mapping[str, Result]) -> str:
    """The text of a record; the latest only, if there are many."""
    return json.dumps(dict(list(record.items())[-MOST:]), separators=(",", ":"))


def played(record: Mapping[str, Result], digest: str, result: Result) -> dict[str, Result]:
    """The record with one game more."""
    rest = {key: old for key, old in record.items() if key != digest}
    best = record.get(digest)
    return {**rest, digest: result if result.beats(best) or best is None else best}


def _is_result(numbers: object) -> bool:
    return (isinstance(numbers, list) and len(numbers) == 3
            and all(type(value) is int and 0 <= value <= LIMIT for value in numbers))
