"""What people needed: table 2 of a Greek bachelor's thesis on mazes in Java (2012), after a study
of 2008: attempts to solve mazes, mean seconds and mean moves.

The sizes are words only. That the columns are of people is read from the numbers themselves:
attempts times seconds are the printed minutes in every row, 1 284 attempts in all.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from maze.lab.experiment import Experiment
from maze.lab.rows import Rows
from maze.lab.summary import series_of, spread_of
from maze.measures.human import Terms

SCALE = 100                                                # mean terms are kept in hundredths
SIZES = ("tiny", "small", "medium", "large")
ALGORITHMS = ("bacterial_growth", "hunt_and_kill", "kruskal", "prim", "recursive_backtracker")


class Needed(NamedTuple):
    """A row of the table: how many attempts there were, their mean seconds and mean moves."""

    by: str
    size: str
    attempts: int
    seconds: int
    moves: int


class Case(NamedTuple):
    """A row of the table, with the mean terms of our mazes in hundredths, and other predictors."""

    needed: Needed
    terms: tuple[int, ...]
    rivals: dict[str, float]                               # size, path, version 1


def _rows(by: str, *printed: tuple[int, int, int]) -> list[Needed]:
    return [Needed(by, size, *numbers)
            for size, numbers in zip(reversed(SIZES), printed, strict=True)]


TABLE = (
    *_rows("bacterial_growth", (3, 27, 127), (32, 14, 78), (1, 11, 40), (2, 2, 11)),
    *_rows("hunt_and_kill", (6, 194, 392), (46, 121, 212), (8, 13, 61), (40, 7, 21)),
    *_rows("kruskal", (14, 144, 170), (18, 79, 99), (9, 15, 39), (35, 4, 15)),
    *_rows("prim", (29, 67, 129), (861, 30, 82), (9, 12, 40), (62, 4, 13)),
    *_rows("recursive_backtracker", (3, 158, 331), (10, 64, 166), (54, 18, 92), (42, 8, 21)),
)

BOARDS = {"tiny": 5, "small": 10, "medium": 25, "large": 35}           # by the rule of ``sizes``
MAZES, SEED = 100, "people"


def experiment(sides: Iterable[int] = tuple(BOARDS.values()), by: Sequence[str] = ALGORITHMS,
               ) -> Experiment:
    """The mazes that stand for those of the study, corner to corner."""
    return Experiment(tuple(by), tuple(f"{side}x{side}" for side in sides), mazes=MAZES, seed=SEED)


def means(rows: Rows, measure: str) -> dict[tuple[int, str], float]:
    """The mean of a measure for each side and algorithm."""
    found = {}
    for series, some in series_of(rows).items():
        side = int(rows.experiment.boards[series.board].partition("x")[0])
        one = spread_of(some, measure)
        found[side, rows.experiment.by[series.by]] = one.mean if one else 0.0
    return found


def sizes(rows: Rows) -> dict[str, int]:
    """What the words of the table mean: the largest multiple of five at which no algorithm's mean
    solution is longer than people's mean moves.  Nobody's seconds play a part."""
    paths = means(rows, "solution_length")
    sides = sorted({side for side, _ in paths})
    return {size: max(side for side in sides
                      if all(paths[side, row.by] <= row.moves for row in TABLE if row.size == size))
            for size in SIZES}


def cases(rows: Rows) -> list[Case]:
    """The rows of the table, with the means of our mazes."""
    found = {name: means(rows, name) for name in
             ("solution_length", "solution_turns", *Terms._fields[2:], "difficulty")}
    made = []
    for row in TABLE:
        key = (BOARDS[row.size], row.by)
        terms = (found["solution_length"], found["solution_turns"],
                 *(found[name] for name in Terms._fields[2:]))
        made.append(Case(row, tuple(round(SCALE * one[key]) for one in terms),
                         {"size": key[0], "path": found["solution_length"][key],
                          "version_1": found["difficulty"][key]}))
    return made
