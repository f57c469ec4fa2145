"""Columns: does each hole that a region leaves have a size that pieces can fill?

The free squares are read column by column, from left to right.  What has been read is remembered as
a state: for each row of the last column the part that its free square belongs to, and the size of
each part so far, as far as it matters.  A part that does not reach the next column is closed, and
its size must be one that pieces add up to.  States and steps are remembered for ever; a thousand
states do for boards of six rows.  (Transfer of connectivity from column to column, as in counting
polyominoes: Iwan Jensen, "Enumerations of lattice animals and trees", 2001.)
"""

from __future__ import annotations

from typing import TypeAlias

State: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]   # part by row, -1 for none; sizes
DEAD = -1


class Columns:
    """``after[state << height | column]`` is the state that follows; ``column`` has filled bits.

    ``modulus``: sizes count modulo this (0: as they are); ``fits``: the sizes that will do, as bits.
    """

    def __init__(self, height: int, modulus: int, fits: int) -> None:
        self.height, self.modulus, self.fits = height, modulus, fits
        self.states: list[State] = [((-1,) * height, ())]    # number 0: to the left of the board
        self.numbers = {self.states[0]: 0}
        self.after: dict[int, int] = {}

    def step(self, state: int, column: int) -> int:
        """Read one more column: the next state, or DEAD."""
        key = state << self.height | column
        number = self.after.get(key)
        if number is None:
            number = self.after[key] = self._read(self.states[state], column)
        return number

    def _read(self, state: State, column: int) -> int:
        before, sizes = state
        into, size, now, above = list(range(len(sizes))), list(sizes), [-1] * self.height, -1
        for row, part in enumerate(before):
            if column >> row & 1:
                above = -1
                continue
            here = _root(into, part) if part >= 0 else above
            if here < 0:                                     # a new part begins
                here = len(into)
                into.append(here)
                size.append(0)
            elif 0 <= above != here:                         # two parts meet
                into[here] = above
                size[above] += size[here]
                here = above
            size[here] += 1
            now[row] = above = here
        return self._closed(into, size, now)

    def _closed(self, into: list[int], size: list[int], now: list[int]) -> int:
        """The number of the state, unless a part was closed that does not fit."""
        names: dict[int, int] = {}
        for row, part in enumerate(now):
            if part >= 0:
                now[row] = names.setdefault(_root(into, part), len(names))
        if self.modulus:
            size = [value % self.modulus for value in size]
        for part, value in enumerate(size):
            if into[part] == part and part not in names and not self.fits >> value & 1:
                return DEAD
        found = (tuple(now), tuple(size[part] for part in names))
        if found not in self.numbers:
            self.numbers[found] = len(self.states)
            self.states.append(found)
        return self.numbers[found]


def _root(into: list[int], part: int) -> int:
    while into[part] != part:
        part = into[part]
    return part
