"""Expected: how many states a puzzle has, and what they cost, before any of them is met.

A half-filled board is a *front*: how its filled part ends on the right.  On a long strip the fronts
of a level soon are the same at each level.  All the pentominoes have 5, 33, 180, 960, 4800 and
27 000 of them on 2 to 7 rows: about five and a half times as many with each row, fewer for smaller
pieces. Near both ends of the board there are fewer, since few pieces lie there, or are left.  The
rows that count are those of the columns where the front is, so boards with holes and odd edges have
fewer.

These numbers were measured (``tests/test_pentomino_expected.py`` measures again); there is no
theory behind them.  They are right within a factor of three on rectangles with five kinds of pieces
or more; on boards with holes within a factor of seven, and of three on most.
"""

from __future__ import annotations

from math import exp, prod
from typing import NamedTuple

from maze.pentomino.engines.puzzle import Puzzle
from maze.pentomino.polyominoes import orientations

ROW = 0.34                   # one row more is exp(ROW * squares of a piece) times the fronts
FRONT = 5                    # columns that a front reaches over
ALL = 63                     # orientations of the twelve pentominoes
HOLED = 3.1                  # times the fronts for one more row, at most, where there are holes
FIRST, NEXT = 35, 16         # fronts after one piece, and times so many with each of the next
LAST, BEFORE = 400, 20       # fronts that one piece finishes, and times so many
MIXED = 1.7                  # several sizes: fronts of a level fill different areas
ONE_HALF, TWO_HALVES = 0.8, 1.7
BASE = 400_000               # bytes of any puzzle
ENTRY, ENTRY_OF_HALF = 400, 300                            # bytes of a state without its sets
DENSE = 0.8                  # of the bits of a set of sets are kept, on the average
TWICE = 1.8                  # levels are kept forward and backward
A_STATE, A_BYTE = 40e-6, 7e-9                              # seconds, in a browser


class Cost(NamedTuple):
    """``size`` is in bytes; ``seconds`` are those of a browser."""

    states: int
    size: int
    seconds: float


def expected(puzzle: Puzzle, by_halves: bool) -> Cost:
    """What finding all tilings of a puzzle costs, by two halves or level after level."""
    states = fronts(puzzle) * (_share(puzzle) if by_halves else 1)
    bits = DENSE * sets_of(puzzle)
    size = BASE + states * (ENTRY_OF_HALF + bits / 8 if by_halves else TWICE * (ENTRY + bits / 7.5))
    return Cost(max(1, round(states)), round(size), states * A_STATE + size * A_BYTE)


def sets_of(puzzle: Puzzle) -> int:
    """How many bits a set of sets of pieces has."""
    return prod(1 << count.bit_length() for count in puzzle.copies[:-1])


def fronts(puzzle: Puzzle) -> float:
    """How many states there are, level after level."""
    size = puzzle.uniform or puzzle.area / max(1, len(puzzle.pieces))
    levels = max(1, round(puzzle.area / size))
    ways = sum(len(orientations(kind)) for kind in puzzle.kinds)
    some = min(1.0, ways / ALL) ** 0.6 if size >= 4 else 1.0
    rows = _rows(puzzle)
    total = 0.0
    for level in range(levels + 1):
        high = rows[round(level * (len(rows) - 1) / levels)]
        most = some * exp(ROW * min(size, 6) * (high - 1))
        if puzzle.board.holes:
            most = min(most, HOLED ** (puzzle.height * min(size, 5) / 5 + 1))
        more = (NEXT * ways / ALL + 1) ** min(max(level - 1, 0), 20)
        ahead = FIRST * ways / ALL * more if level else 1
        back = 1 if level == levels else LAST * BEFORE ** min(levels - level - 1, 20)
        total += 1 / (1 / most + 1 / ahead + 1 / back)
    return total * (1 if puzzle.uniform else MIXED)


def _rows(puzzle: Puzzle) -> list[float]:
    """For each square, in order, how many rows there are where the front is then; a column in parts
    has one less for each part more."""
    column = (1 << puzzle.height) - 1
    columns = [puzzle.region >> x * puzzle.height & column for x in range(puzzle.width)]
    free = [each.bit_count() - max(0, (each & ~(each >> 1)).bit_count() - 1) for each in columns]
    found: list[float] = []
    for x, each in enumerate(columns):
        near = free[x:x + FRONT]
        found += [sum(near) / (FRONT if puzzle.board.holes else len(near))] * each.bit_count()
    return found


def _share(puzzle: Puzzle) -> float:
    """Halves that look alike are filled once."""
    back = f"{puzzle.region:0{puzzle.height * puzzle.width}b}"[::-1]
    return ONE_HALF if int(back, 2) == puzzle.region else TWO_HALVES
