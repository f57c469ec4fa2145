"""Index: which solutions have a spot in them, as one bit a solution, for questions during play.

To place pieces is to keep the solutions that have all of them: one ``&`` a piece.  What is left
answers how many solutions remain, what each next placement would leave (the hint table), and where
each piece can still go (the heat map).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cached_property
from typing import TypeAlias

from maze.collector import gc_paused
from maze.pentomino.engines.puzzle import Puzzle, Solution, Spot
from maze.pentomino.pieces import Square
from maze.progress import Progress, Work

Solutions: TypeAlias = int                                   # solutions, as bits
MOST = 300_000               # solutions: more are not indexed
SLICE = 1000


class Index:
    """``having[spot]``: the solutions that have it."""

    def __init__(self, puzzle: Puzzle, count: int, having: dict[Spot, Solutions]) -> None:
        self.puzzle, self.count, self.having = puzzle, count, having
        self.every: Solutions = (1 << count) - 1

    def left(self, placed: Collection[Spot]) -> Solutions:
        """The solutions that have all these spots in them."""
        left = self.every
        for spot in placed:
            left &= self.having.get(spot, 0)
        return left

    def remaining(self, placed: Collection[Spot]) -> int:
        """How many they are."""
        return self.left(placed).bit_count()

    def numbers(self, placed: Collection[Spot]) -> list[int]:
        """Their numbers, in order."""
        return [number for number, bit in enumerate(f"{self.left(placed):b}"[::-1]) if bit == "1"]

    def some(self, placed: Collection[Spot]) -> int | None:
        """The number of the first of them."""
        left = self.left(placed)
        return (left & -left).bit_length() - 1 if left else None

    def hints(self, placed: Collection[Spot]) -> dict[Spot, int]:
        """For each spot that some solution still has, and that is not placed: how many have it."""
        left, lying = self.left(placed), set(placed)
        return {spot: count for spot, having in self.having.items()
                if (count := (left & having).bit_count()) and spot not in lying}

    def heat(self, placed: Collection[Spot]) -> dict[str, dict[Square, int]]:
        """For each piece, by name, the free squares it can cover, and in how many solutions."""
        left = self.left(placed)
        filled = {square for spot in placed for square in self.puzzle.squares(spot)}
        found: dict[str, dict[Square, int]] = {}
        for kind, square, covering in self._covering:
            if (count := (left & covering).bit_count()) and square not in filled:
                found.setdefault(kind, {})[square] = count
        return found

    @cached_property
    def _covering(self) -> list[tuple[str, Square, Solutions]]:
        """The solutions that cover a square with a piece: one placement each, if the piece is one
        of a kind."""
        found: dict[tuple[str, Square], Solutions] = {}
        for spot, having in self.having.items():
            kind = self.puzzle.kinds[self.puzzle.spots[spot][0]]
            for square in self.puzzle.squares(spot):
                found[kind, square] = found.get((kind, square), 0) | having
        return [(kind, square, having) for (kind, square), having in found.items()]


def index(puzzle: Puzzle, solutions: Sequence[Solution]) -> Work[Index]:
    """Enter every solution under each of its spots."""
    size = len(solutions) + 7 >> 3
    having: dict[Spot, bytearray] = {}
    for start in range(0, len(solutions), SLICE):
        with gc_paused():
            for number, solution in enumerate(solutions[start:start + SLICE], start):
                byte, bit = number >> 3, 1 << (number & 7)
                for spot in solution:
                    if spot not in having:
                        having[spot] = bytearray(size)
                    having[spot][byte] |= bit
        yield Progress("Indexing", start, len(solutions), len(having))
    return Index(puzzle, len(solutions), {spot: int.from_bytes(bits, "little")
                                          for spot, bits in sorted(having.items())})
