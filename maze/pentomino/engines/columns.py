"""Columns: does each hole that a region leaves have a size that pieces can fill?

The free squares are read column by column, from left to right.  What has been read is remembered as
a state: the parts that reach the last column, each as the rows it has there, and its size so far,
as far as that matters.  A part that does not reach the next column is closed, and its size must be
one that pieces add up to.  States and steps are remembered for ever; a thousand states do for
boards of six rows.  (Transfer of connectivity from column to column, as in counting polyominoes:
Iwan Jensen, "Enumerations of lattice animals and trees", 2001.)
"""

from __future__ import annotations

from typing import TypeAlias

State: TypeAlias = tuple[tuple[int, int], ...]               # of each part: rows, as bits; size
DEAD = -1
NOTHING = 0                                                  # the state to the left of the board


class Columns:
    """``after[state << height | column]`` is the state that follows; ``column`` has filled bits.

    ``modulus``: sizes count modulo this (0: as they are); ``fits``: sizes that will do, as bits.
    """

    def __init__(self, height: int, modulus: int, fits: int) -> None:
        self.height, self.modulus, self.fits = height, modulus, fits
        self.states: list[State] = [()]
        self.numbers: dict[State, int] = {(): NOTHING}
        self.after: dict[int, int] = {}

    def step(self, state: int, column: int) -> int:
        """Read one more column: the next state, or DEAD."""
        key = state << self.height | column
        number = self.after.get(key)
        if number is None:
            number = self.after[key] = self._read(self.states[state], column)
        return number

    def allows(self, state: int, column: int) -> bool:
        """Whether the parts that a last column closes have sizes that fit."""
        return all(rows & ~column or self._fits(size) for rows, size in self.states[state])

    def _fits(self, size: int) -> bool:
        return self.fits >> (size % self.modulus if self.modulus else size) & 1 > 0

    def read(self, state: int, columns: int, count: int) -> int:
        """Read so many columns."""
        full = (1 << self.height) - 1
        for _ in range(count):
            if state != DEAD:
                state = self.step(state, columns & full)
            columns >>= self.height
        return state

    def _read(self, state: State, column: int) -> int:
        parts = runs(~column & (1 << self.height) - 1)
        for rows, size in state:
            joined, others = 0, []
            for part in parts:
                if part[0] & rows:                           # the part goes on here
                    joined |= part[0]
                    size += part[1]
                else:
                    others.append(part)
            if joined:
                parts = [*others, (joined, size)]
            elif not self._fits(size):
                return DEAD
        if self.modulus:
            parts = [(rows, size % self.modulus) for rows, size in parts]
        found = tuple(sorted(parts))
        if found not in self.numbers:
            self.numbers[found] = len(self.states)
            self.states.append(found)
        return self.numbers[found]


def runs(free: int) -> list[tuple[int, int]]:
    """The pieces that a column's free squares fall into: rows, as bits, and length."""
    found = []
    while free:
        low = free & -free
        run = free & ~(free + low)
        found.append((run, run.bit_count()))
        free ^= run
    return found
