"""Answers: what an engine has found, behind one small interface.

    count  first()  all()  nth(n)  random(rng)  remaining(placed)

``count`` takes turned and mirrored tilings as different.  Solutions are tuples of spots, numbered
from 0 in the order of ``puzzle``; ``remaining`` counts those that have some spots in them.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from maze.pentomino.engines.puzzle import Puzzle, Solution, Spot
from maze.rng import WORD, Rng


class Answers(Protocol):
    """All tilings of a puzzle."""

    puzzle: Puzzle
    engine: str

    @property
    def count(self) -> int:
        """How many there are."""

    def first(self) -> Solution | None:
        """The first one, or None."""

    def all(self) -> list[Solution]:
        """All of them, in order."""

    def nth(self, number: int) -> Solution:
        """One of them, counted from 0."""

    def random(self, rng: Rng) -> Solution:
        """One of them, each as likely as the next."""

    def remaining(self, placed: Collection[Spot]) -> int:
        """How many have all these spots in them."""


class Listed:
    """Answers that are simply listed."""

    def __init__(self, puzzle: Puzzle, engine: str, solutions: Sequence[Solution]) -> None:
        self.puzzle, self.engine = puzzle, engine
        self._all = sorted(solutions)

    @property
    def count(self) -> int:
        return len(self._all)

    def first(self) -> Solution | None:
        return self._all[0] if self._all else None

    def all(self) -> list[Solution]:
        return self._all[:]

    def nth(self, number: int) -> Solution:
        return self._all[number]

    def random(self, rng: Rng) -> Solution:
        return self._all[below(rng, self.count)]

    def remaining(self, placed: Collection[Spot]) -> int:
        wanted = set(placed)
        return sum(wanted.issubset(solution) for solution in self._all)


def below(rng: Rng, n: int) -> int:
    """One draw from 0 to n-1, however large n is: from digits of 32 bits, without bias."""
    if n <= WORD:
        return rng.below(n)
    words = -(-n.bit_length() // 32)
    span = WORD ** words
    while True:
        value = 0
        for _ in range(words):
            value = value * WORD + rng.below(WORD)
        if value < span - span % n:
            return value % n
