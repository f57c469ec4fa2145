"""Log: the steps of a run, kept tightly: a part at a time, and packed where there are many.

An array that grows is copied again and again, and what it left behind stays with a page for ever.
A part is 64 kB. The latest million steps are kept as they are, four bytes each; earlier parts are
packed to a byte or two a step, with the bytes of equal weight side by side, because the upper ones
hardly change from step to step.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from typing import overload

from maze.steps import Step

PART = 1 << 14                                             # steps
PLAIN = 64                                                 # parts that are not packed
SIZE = array("i").itemsize


class Log(Sequence[Step]):
    """A sequence of steps that can grow."""

    def __init__(self, steps: Iterable[Step] = ()) -> None:
        self._packed: list[bytes] = []                     # the first parts, ...
        self._plain: list[array[int]] = []                 # ... and those after them
        self._length = 0
        self._read: tuple[int, array[int]] = (-1, array("i"))     # the packed one read last
        self.extend(array("i", steps))

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, at: int) -> Step: ...
    @overload
    def __getitem__(self, at: slice) -> array[int]: ...
    def __getitem__(self, at: int | slice) -> Step | array[int]:
        if isinstance(at, slice):
            first, last, stride = at.indices(self._length)
            return self._between(first, last)[::stride] if stride > 0 else array(
                "i", [self[k] for k in range(first, last, stride)])
        if not -self._length <= at < self._length:
            raise IndexError(at)
        number, place = divmod(at % self._length, PART)
        return self._part(number)[place]

    def __iter__(self) -> Iterator[Step]:
        for number in range(len(self._packed) + len(self._plain)):
            yield from self._part(number)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Log) and len(self) == len(other) and all(
            self._part(number) == other._part(number)
            for number in range(len(self._packed) + len(self._plain)))

    __hash__ = None  # type: ignore[assignment]            # it grows

    def extend(self, steps: array[int]) -> None:
        """Add steps."""
        added = 0
        while added < len(steps):
            if self._length % PART == 0:
                self._plain.append(array("i"))
                if len(self._plain) > PLAIN:
                    self._packed.append(packed(self._plain.pop(0)))
            some = steps[added:added + PART - self._length % PART]
            self._plain[-1].extend(some)
            self._length += len(some)
            added += len(some)

    def upto(self, end: int) -> Log:
        """Another log with the first ``end`` steps, or with all if there are fewer."""
        other, end = Log(), min(end, self._length)
        whole = min(end // PART, len(self._packed))
        other._packed, other._length = self._packed[:whole], whole * PART
        for first in range(whole * PART, end, PART):
            other.extend(self._between(first, min(first + PART, end)))
        return other

    @property
    def bytes(self) -> int:
        """How much memory the steps take."""
        return sum(map(len, self._packed)) + SIZE * sum(map(len, self._plain))

    def _between(self, first: int, last: int) -> array[int]:
        found = array("i")
        while first < last:
            number, place = divmod(first, PART)
            some = self._part(number)[place:place + last - first]
            found += some
            first += len(some)
        return found

    def _part(self, number: int) -> array[int]:
        if number >= len(self._packed):
            return self._plain[number - len(self._packed)]
        if self._read[0] != number:
            self._read = number, unpacked(self._packed[number])
        return self._read[1]


def packed(steps: array[int]) -> bytes:
    """Steps as few bytes."""
    from zlib import compress  # no small maze needs it

    plain = steps.tobytes()
    return compress(b"".join(plain[plane::SIZE] for plane in range(SIZE)), 1)


def unpacked(data: bytes) -> array[int]:
    """The same steps again."""
    from zlib import decompress

    planes = decompress(data)
    count = len(planes) // SIZE
    plain, steps = bytearray(len(planes)), array("i")
    for plane in range(SIZE):
        plain[plane::SIZE] = planes[plane * count:(plane + 1) * count]
    steps.frombytes(plain)
    return steps
