"""Table 2 of the thesis beside the difficulty: seconds that people needed, and those of the model.

The words for sizes are boards by the rule of docs/difficulty.md. A play on this device counts in
the row of its algorithm whose board is nearest to its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from math import log
from typing import NamedTuple

from maze.lab.experiment import Experiment
from maze.lab.fit import PAIRS
from maze.lab.people import BOARDS, SCALE, SIZES, TABLE, Needed, experiment
from maze.lab.rows import Rows
from maze.measures.human import BAND, Terms, milliseconds
from maze.message import Message, Value

JUDGED = ("medium", "large")
SIZE_WORDS = {"tiny": Message("tiny"), "small": Message("small"), "medium": Message("medium"),
              "large": Message("large")}
_COLUMNS = ("solution_length", "solution_turns", *Terms._fields[2:])
Key = tuple[str, str]                                      # algorithm and size


class Modelled(NamedTuple):
    """The means of some mazes: how many, seconds by the model, both versions of the difficulty, and
    steps of the solution."""

    mazes: int
    seconds: float
    points: float
    version_1: float
    path: float

    @property
    def band(self) -> tuple[float, float]:
        """Seconds: see ``maze.measures.human``."""
        return self.seconds / BAND, self.seconds * BAND


def mazes(count: int, seed: str) -> Experiment:
    """Those that stand for the mazes of the study."""
    return replace(experiment(), mazes=count, seed=seed)


def modelled(rows: Rows) -> dict[Key, Modelled]:
    """What the model says of the mazes that were measured by now."""
    sizes = {f"{side}x{side}": size for size, side in BOARDS.items()}
    found: dict[Key, list[tuple[float, ...]]] = {}
    for row in rows:
        run = rows.experiment.run(row.run)
        key = rows.experiment.by[run.by], sizes[rows.experiment.boards[run.board]]
        terms = Terms(*(row.value(name) for name in _COLUMNS))
        found.setdefault(key, []).append((milliseconds(terms) / 1000, row.value("difficulty_2"),
                                          row.value("difficulty"), terms.path))
    return {key: Modelled(len(some), *(sum(values) / len(some)
                                       for values in zip(*some, strict=True)))
            for key, some in found.items()}


def terms(rows: Rows) -> list[list[int]]:
    """The mean terms of each row of the table, in hundredths; raises KeyError if one is missing."""
    sizes = {f"{side}x{side}": size for size, side in BOARDS.items()}
    found: dict[Key, list[tuple[int, ...]]] = {}
    for row in rows:
        run = rows.experiment.run(row.run)
        key = rows.experiment.by[run.by], sizes[rows.experiment.boards[run.board]]
        found.setdefault(key, []).append(tuple(map(row.value, _COLUMNS)))
    return [[round(SCALE * sum(some) / len(some))
             for some in zip(*found[row.by, row.size], strict=True)] for row in TABLE]


def in_order(said: Mapping[Key, float]) -> tuple[int, int]:
    """Of the pairs that people told apart in medium and in large mazes: how many a number has in
    order, and how many are known."""
    pairs = [(said[quick, size], said[slow, size]) for size in JUDGED for quick, slow in PAIRS
             if (quick, size) in said and (slow, size) in said]
    return sum(quick < slow for quick, slow in pairs), len(pairs)


def inside(found: Mapping[Key, Modelled]) -> tuple[int, int]:
    """In how many rows people's seconds lie in the model's band, and how many are known."""
    known = [(found[row.by, row.size].band, row.seconds) for row in TABLE
             if (row.by, row.size) in found]
    return sum(low <= seconds <= high for (low, high), seconds in known), len(known)


def few_attempts(rows: Iterable[Needed] = TABLE, few: int = 10) -> int:
    """How many rows have fewer attempts."""
    return sum(row.attempts < few for row in rows)


def size_of(sides: Iterable[int]) -> str:
    """The word for a board of squares: that of the nearest side, by their ratio."""
    numbers = list(sides)
    side = sum(log(number) for number in numbers) / len(numbers)
    return min(SIZES, key=lambda size: abs(log(BOARDS[size]) - side))


def title(by: str, size: str) -> Value:
    """An algorithm and a size, as in the table."""
    return Message("{title}, {size}", title=experiment((BOARDS[size],)).title("generators", by),
                   size=SIZE_WORDS[size])
