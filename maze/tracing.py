"""Tracing: which line of which function made each step, from the algorithm that runs.

Nothing is recorded while nobody looks. Who looks has the algorithm run once more, from the same
recipe, and asks the generator that has just yielded for its frame: the same recipe makes the same
steps. Two numbers a step are kept, so that looking back costs nothing.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from itertools import islice
from pathlib import PurePath
from pkgutil import get_data
from types import CodeType, GeneratorType
from typing import Any, NamedTuple

from maze.steps import BREATH, Step, Steps

ROOMS = {"generators", "solvers", "carving", "solving", "transforms"}     # where algorithms are
KEPT = 200_000                                             # steps whose lines are kept
CHUNK = 64                                                 # steps between two looks at the clock


class Line(NamedTuple):
    """A line of a function, counted from 1 in its file."""

    code: CodeType
    number: int


class Trace:
    """The lines of a run; ``begin`` starts it anew, ``log`` is what its steps must be."""

    def __init__(self, begin: Callable[[], Steps[Any]], log: Sequence[Step]) -> None:
        self.begin = begin
        self.log = log
        self.lost = False                                  # the steps are others: no lines
        self._start(0)

    def at(self, position: int) -> Line | None:
        """The line that made the last of so many steps, if it is known."""
        index = position - 1 - self._first
        if not 0 <= index < len(self._numbers):
            return None
        return Line(self._codes[self._which[index]], self._numbers[index])

    def reach(self, position: int, more: Callable[[], bool]) -> bool:
        """Go on until the line of a position is known; gives up while ``more()`` says so.

        Returns whether it is known, or will never be.
        """
        if position <= self._first or position > self._done + KEPT:
            self._start(max(0, position - KEPT // 2))
        while self._done < position and not self.lost:
            if not more():
                return False
            self._skip() if self._done < self._first else self._record(position)
        return True

    def _start(self, first: int) -> None:
        """From the beginning; lines are kept from a position on."""
        self._steps = self.begin()
        self._read = filter(BREATH.__ne__, self._steps)
        self._first, self._done = first, 0
        self._codes: list[CodeType] = []
        self._which, self._numbers = array("H"), array("H")

    def _skip(self) -> None:
        """Steps whose lines nobody wants."""
        count = min(CHUNK * CHUNK, self._first - self._done)
        skipped = list(islice(self._read, count))
        self._check(skipped, count)
        self._done += count

    def _record(self, position: int) -> None:
        for _ in range(min(CHUNK, position - self._done)):
            step = list(islice(self._read, 1))
            self._check(step, 1)
            if self.lost:
                return
            line = line_of(self._steps)
            if line.code not in self._codes:
                self._codes.append(line.code)
            self._which.append(self._codes.index(line.code))
            self._numbers.append(line.number)
            self._done += 1

    def _check(self, steps: Sequence[Step], count: int) -> None:
        known = self.log[self._done:self._done + len(steps)]
        self.lost = len(steps) < count or any(map(int.__ne__, steps, known))


def line_of(steps: Steps[Any]) -> Line:
    """Where the algorithm within some steps stands: the innermost generator that has yielded.

    A pipeline passes the steps of an algorithm on, or rewrites them; what it reads from is found by
    its name.
    """
    assert isinstance(steps, GeneratorType)
    found = steps
    while isinstance(inner := found.gi_yieldfrom or _within(found), GeneratorType):
        found = inner
    return Line(found.gi_code, found.gi_frame.f_lineno if found.gi_frame else 0)


def _within(steps: GeneratorType[Any, Any, Any]) -> GeneratorType[Any, Any, Any] | None:
    """The steps that are read in a loop, by a generator that is no algorithm itself."""
    if PurePath(steps.gi_code.co_filename).parent.name in ROOMS or not steps.gi_frame:
        return None
    return next((value for value in steps.gi_frame.f_locals.values()
                 if isinstance(value, GeneratorType) and value.gi_suspended), None)


class Source(NamedTuple):
    """The text of a function: its file within the package, its first line, its lines."""

    file: str
    name: str
    first: int
    lines: list[str]


def source_of(code: CodeType) -> Source | None:
    """The text that runs, without decorators; None if it is not at hand."""
    name = code.co_filename.replace("\\", "/").rpartition("/maze/")[2]
    try:                                                   # out of an archive, too
        text = (get_data("maze", name) or b"").decode().splitlines()
    except OSError:
        return None
    first = next((at for at in range(code.co_firstlineno, len(text) + 1)
                  if text[at - 1].lstrip().startswith("def ")), code.co_firstlineno)
    last = max((end or 0 for _, end, _, _ in code.co_positions()), default=first)
    return Source(name, code.co_name, first, text[first - 1:max(first, last)])
