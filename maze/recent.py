"""Recent: the last states of some lists of numbers, kept as what each differs in from the next.

Most steps of an algorithm change a few entries of a stack or of its sets, so hundreds of states
take hardly more room than one. Only the last state is kept whole; an earlier one is found by
undoing the differences one after the other.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import compress, count
from operator import ne
from typing import TypeAlias

BLOCK = 256

State: TypeAlias = Mapping[str, tuple[int, ...]]           # lists by name
NOTHING: State = {}


@dataclass(frozen=True)
class Difference:
    """What turns a list back into the one before it."""

    length: int                                            # of the list before
    places: tuple[int, ...]
    numbers: tuple[int, ...]                               # what stood at these places

    def undo(self, after: Sequence[int]) -> tuple[int, ...]:
        before = list(after[:self.length])
        before += [0] * (self.length - len(before))
        for place, number in zip(self.places, self.numbers, strict=True):
            before[place] = number
        return tuple(before)


def difference(before: tuple[int, ...], after: tuple[int, ...]) -> Difference:
    """What is to be undone to come from the list after a step to the one before it.

    Blocks are compared first: that is three times as fast as entry by entry where few differ.
    """
    places: list[int] = []
    common = min(len(before), len(after))
    for start in range(0, common, BLOCK):
        old, new = before[start:start + BLOCK], after[start:start + BLOCK]
        if old != new:
            places += compress(count(start), map(ne, old, new))
    places += range(common, len(before))
    return Difference(len(before), tuple(places), tuple([before[place] for place in places]))


class Recent:
    """At most ``most`` states of at most ``limit`` numbers together; the last one in any case."""

    def __init__(self, most: int, limit: int) -> None:
        self.most = most
        self.limit = limit
        self.clear()

    def clear(self) -> None:
        self._positions: deque[int] = deque()              # the latest last
        self._before: deque[dict[str, Difference]] = deque()     # from each to the one before it
        self._numbers = 0                                  # in all differences
        self._last = self._seen = NOTHING
        self._at = 0                                       # where ``_seen`` is among the positions

    @property
    def first(self) -> int | None:
        """The earliest position that is kept; None if there is none."""
        return self._positions[0] if self._positions else None

    @property
    def numbers(self) -> int:
        """How many numbers are kept."""
        whole = [self._last] if self._seen is self._last else [self._last, self._seen]
        return self._numbers + sum(len(numbers) for state in whole for numbers in state.values())

    def add(self, position: int, state: State) -> None:
        """Keep the state at a position after all others, and forget the earliest ones."""
        if self._positions:
            undo = {name: difference(numbers, state.get(name, ()))
                    for name, numbers in self._last.items()}
            self._before.append(undo)
            self._numbers += _count(undo)
        self._positions.append(position)
        self._last = self._seen = state
        self._at = len(self._positions) - 1
        while len(self._before) >= self.most or (self._before and self.numbers > self.limit):
            self._numbers -= _count(self._before.popleft())
            self._positions.popleft()
            self._at -= 1

    def __contains__(self, position: int) -> bool:
        return position in self._positions

    def at(self, position: int) -> State:
        """The state at a position; empty if it is not kept."""
        if position not in self._positions:
            return NOTHING
        wanted = self._positions.index(position)
        if wanted > self._at:                              # differences lead back only
            self._seen, self._at = self._last, len(self._positions) - 1
        while self._at > wanted:
            self._at -= 1
            self._seen = {name: one.undo(self._seen.get(name, ()))
                          for name, one in self._before[self._at].items()}
        return self._seen


def _count(undo: Mapping[str, Difference]) -> int:
    return sum(2 * len(one.places) for one in undo.values())
