"""Tracing: which line of which function yielded each step of an algorithm.

Nothing is recorded while the code panel is closed. While it is open, the algorithm is run a second
time (``maze.rerun``), and the line is read from the frame of the generator that has just yielded.
Two numbers are kept for each step, so that going back needs no further run.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from pkgutil import get_data
from types import CodeType
from typing import Any, NamedTuple

from maze.rerun import ROOMS, Rerun, generators_of
from maze.steps import Step, Steps

__all__ = ["ROOMS", "CodeLine", "SourceText", "Trace", "line_of", "source_of"]

KEPT = 200_000                                             # steps whose lines are kept
CHUNK = 64                                                 # steps between two looks at the clock


class CodeLine(NamedTuple):
    """A line of a function, counted from 1 in its file."""

    code: CodeType
    number: int


class Trace:
    """The lines of a run; ``begin`` starts it again, ``log`` has the steps it must yield."""

    def __init__(self, begin: Callable[[], Steps[Any]], log: Sequence[Step]) -> None:
        self.rerun = Rerun(begin, log)
        self._start(0)

    @property
    def lost(self) -> bool:
        """Whether the second run took other steps, so that there are no lines."""
        return self.rerun.lost

    def at(self, position: int) -> CodeLine | None:
        """The line that yielded the step before a position, if it is known."""
        index = position - 1 - self._first
        if not 0 <= index < len(self._numbers):
            return None
        return CodeLine(self._codes[self._which[index]], self._numbers[index])

    def reach(self, position: int, more: Callable[[], bool]) -> bool:
        """Go on until the line of a position is known; stops for now when ``more()`` is false.

        Returns False if it stopped too early and can still go on.
        """
        if position <= self._first or position > self.rerun.done + KEPT:
            self.rerun.restart()
            self._start(max(0, position - KEPT // 2))
        if not self.rerun.reach(self._first, more):        # steps whose lines are not needed
            return False
        while self.rerun.done < position and not self.lost:
            if not more():
                return False
            self._record(min(CHUNK, position - self.rerun.done))
        return True

    def _start(self, first: int) -> None:
        """Keep lines from a position on."""
        self._first = first
        self._codes: list[CodeType] = []
        self._which, self._numbers = array("H"), array("H")

    def _record(self, count: int) -> None:
        for _ in range(count):
            self.rerun.take(1)
            if self.lost:
                return
            line = line_of(self.rerun.steps)
            if line.code not in self._codes:
                self._codes.append(line.code)
            self._which.append(self._codes.index(line.code))
            self._numbers.append(line.number)


def line_of(steps: Steps[Any]) -> CodeLine:
    """The line at which an algorithm has stopped: that of the innermost generator."""
    *_, found = generators_of(steps)
    return CodeLine(found.gi_code, found.gi_frame.f_lineno if found.gi_frame else 0)


class SourceText(NamedTuple):
    """The text of a function: its file within the package, its first line, its lines."""

    file: str
    name: str
    first: int
    lines: list[str]


def source_of(code: CodeType) -> SourceText | None:
    """The source of a function, without decorators; None if it is not available."""
    name = code.co_filename.replace("\\", "/").rpartition("/maze/")[2]
    try:                                                   # also from an archive
        text = (get_data("maze", name) or b"").decode().splitlines()
    except OSError:
        return None
    first = next((at for at in range(code.co_firstlineno, len(text) + 1)
                  if text[at - 1].lstrip().startswith("def ")), code.co_firstlineno)
    last = max((end or 0 for _, end, _, _ in code.co_positions()), default=first)
    return SourceText(name, code.co_name, first, text[first - 1:max(first, last)])
