"""Changes: the variables of a run as what changed from step to step, to be sent and kept.

A program's Python is elsewhere, so ``Recorder`` tells there what changed, in numbers, and ``Past``
finds here what each name held at any step.  Texts and places are told apart, by the keys of
``maze.visitors.variables.spread``.  A change of one key is

    its number, how many numbers stay at the beginning, how many at the end, how many new ones
    stand between, and these; GONE instead of the second if it has no value any more

before its first change, NEW and the key as a text, its length and its code points, give it the next
number, and all changes of one step follow the step and the size of the rest.  What arrives may be
anything: its form is checked at once, what it says when somebody looks at that step.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence

from maze.visitors.variables import (
    LONGEST,
    LONGEST_NAME,
    Numbers,
    Value,
    gathered,
    spread,
)

GONE = NEW = -1
HEAD = 4                                                   # numbers before the new ones
MOST_KEYS = 120                                            # of one run
MOST = 4_000_000                                           # numbers of one run
WORK = 4_000_000                                           # numbers that are looked at in one run
LEAST = 20                                                 # what a key costs at least
SIZE = 4000                                                # numbers of one key at most
SLICE = 64                                                 # steps between two looks at the clock


class Recorder:
    """``note`` is told what the names hold after a step; ``take`` hands out what has changed."""

    def __init__(self) -> None:
        self._number: dict[str, int] = {}
        self._held: dict[str, Numbers] = {}
        self._steps: list[array[int]] = []
        self._told, self._work = 0, 0
        self.size = 0                                      # numbers that wait to be handed out

    @property
    def full(self) -> bool:
        """Whether nothing is noted any more."""
        return self._told > MOST or self._work > WORK

    def note(self, step: int, values: Mapping[str, Value]) -> None:
        """What the names hold after so many steps; nothing when enough was noted."""
        if self.full:
            return
        found: list[int] = []
        state = spread(values)
        for key in [key for key in self._held if key not in state]:
            found += self._number[key], GONE, 0, 0
            del self._held[key]
        for key, new in state.items():
            old = self._held.get(key, ())
            self._work += LEAST + len(new)
            if (new != old or key not in self._held) and self._known(key, found):
                found += self._number[key], *difference(old, new)
                self._held[key] = new
        if found:
            self._steps.append(array("i", (step, len(found), *found)))
            self._told += len(found) + 2
            self.size += len(found) + 2

    def _known(self, key: str, told: list[int]) -> bool:
        """Give a key a number, and tell of it, unless there are too many."""
        if key not in self._number and len(self._number) < MOST_KEYS:
            self._number[key] = len(self._number)
            told += NEW, len(key), *map(ord, key)
        return key in self._number

    def waits(self, upto: int, most: int) -> bool:
        """Whether more than so many numbers wait of the steps up to one."""
        for step in self._steps:
            if step[0] > upto:
                return False
            most -= len(step)
            if most < 0:
                return True
        return False

    def take(self, upto: int, most: int) -> array[int]:
        """The changes of steps up to one, about so many numbers, in whole steps; empty if none
        wait."""
        found = array("i")
        taken = 0
        for step in self._steps:
            if step[0] > upto or found and len(found) + len(step) > most:
                break
            found += step
            taken += 1
        del self._steps[:taken]
        self.size -= len(found)
        return found


def difference(old: Numbers, new: Numbers) -> Iterator[int]:
    """What turns one tuple into another: see above."""
    most = min(len(old), len(new))
    begin = _same(old, new, most)
    end = _same(old[::-1], new[::-1], most - begin)
    yield from (begin, end, len(new) - begin - end)
    yield from new[begin:len(new) - end]


def _same(one: Numbers, other: Numbers, most: int) -> int:
    """How many numbers at the beginning are the same, at most so many; found by halving."""
    if one[:most] == other[:most]:
        return most
    low, high = 0, most                                    # the same up to low, not up to high
    while high - low > 1:
        middle = (low + high) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle
    return low


class Past:
    """What the names of a run held, as far as it was told."""

    def __init__(self) -> None:
        self._keys: list[str] = []
        self._numbers = array("i")
        self._steps = array("i")                           # that changed something, in order
        self._begins = array("i")                          # where the changes of each stand
        self._kept: dict[int, dict[str, array[int]]] = {0: {}}   # by how many are done
        self._done = self._since = 0
        self._now: dict[str, list[int]] = {}               # after so many steps were done

    @property
    def last(self) -> int:
        """The last step that changed something."""
        return self._steps[-1] if self._steps else 0

    def feed(self, numbers: array[int], steps: int) -> bool:
        """Changes as they were told, of a run that has so many steps; returns whether they have
        the form of changes."""
        base, at, last = len(self._numbers), 0, self.last
        if base + len(numbers) > MOST + SIZE * MOST_KEYS:
            return False
        while at < len(numbers):
            if at + 2 > len(numbers) or not last < numbers[at] <= steps:
                return False
            size = numbers[at + 1]
            if not 0 < size <= len(numbers) - at - 2:
                return False
            last = numbers[at]
            self._steps.append(last)
            self._begins.append(base + at + 2)
            at += size + 2
        self._numbers += numbers
        return True

    def reach(self, step: int, more: Callable[[], bool]) -> bool:
        """Go on until the values at a step are known; False if ``more()`` said to stop before."""
        wanted = self._before(step)
        if wanted < self._done or self._nearest(wanted) > self._done:
            self._done = self._nearest(wanted)
            self._now = {key: kept.tolist() for key, kept in self._kept[self._done].items()}
            self._since = 0
        while self._done < wanted:
            if not more():
                return False
            for _ in range(min(SLICE, wanted - self._done)):
                self._do()
        return True

    def at(self, step: int) -> dict[str, Value]:
        """What the names held after so many steps, once that was reached; else nothing."""
        if step <= 0 or self._done != self._before(step):
            return {}
        return gathered({key: numbers for key, numbers in self._now.items() if _fair(key, numbers)})

    def _name(self, numbers: Sequence[int]) -> bool:
        """Give the next number to a key, unless it has one; returns whether it may be."""
        key = _named(numbers)
        if key and key not in self._keys and len(self._keys) < MOST_KEYS:
            self._keys.append(key)
        return key in self._keys

    def _before(self, step: int) -> int:
        """How many steps up to one have changed something."""
        low, high = 0, len(self._steps)
        while low < high:
            middle = (low + high) // 2
            low, high = (middle + 1, high) if self._steps[middle] <= step else (low, middle)
        return low

    def _nearest(self, wanted: int) -> int:
        return max(done for done in self._kept if done <= wanted)

    def _do(self) -> None:
        """Do the changes of one more step; whatever cannot be is left out."""
        at = self._begins[self._done]
        end = at + self._numbers[at - 1]
        self._since += end - at
        while at + HEAD <= end:
            number, begin, stay, count = self._numbers[at:at + HEAD]
            if number == NEW:
                if not self._name(self._numbers[at + 2:min(end, at + 2 + begin)]):
                    break
                at += 2 + begin
                continue
            at += HEAD
            if not 0 <= number < len(self._keys):
                break
            key = self._keys[number]
            if begin == GONE:
                self._now.pop(key, None)
                continue
            held = self._now.setdefault(key, [])
            if min(begin, stay, count) < 0 or begin + stay > len(held) or at + count > end \
                    or begin + stay + count > SIZE:
                break
            held[begin:len(held) - stay] = self._numbers[at:at + count]
            at += count
        self._done += 1
        if self._since > 2 * sum(map(len, self._now.values())) + SIZE:
            self._since = 0
            self._kept[self._done] = {key: array("i", held) for key, held in self._now.items()}


def _named(numbers: Sequence[int]) -> str:
    """The key that some numbers spell, or "" if they spell none."""
    if not 1 < len(numbers) <= LONGEST_NAME + 1 or not all(0 < one < 0x110000 for one in numbers):
        return ""
    key = "".join(map(chr, numbers))
    return key if key[0] in "=@" and key[1:].isidentifier() else ""


def _fair(key: str, numbers: Sequence[int]) -> bool:
    """Whether numbers may be shown: as a text, or as places."""
    if key[0] == "@":
        return min(numbers, default=0) >= 0
    return len(numbers) <= LONGEST and all(0 <= one < 0x110000 and chr(one).isprintable()
                                           for one in numbers)
