"""Slices: long work between frames, a few milliseconds at a time; it can be watched and called off.

Pieces of work have names; one that is begun again replaces the one of its name.  The oldest goes
first, and the next begins when it is done.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from maze.progress import Progress, Work

BUDGET = 0.016                                             # seconds of work at a time
BREAK = 0.002                                              # seconds for the page in between


class Job(NamedTuple):
    """Work, and who hears of its result and of its progress."""

    work: Work[Any]
    done: Callable[[Any], None]
    tell: Callable[[Progress], None]


class Slices:
    """``later(seconds, act)`` calls back; ``failed`` hears of errors."""

    def __init__(self, clock: Callable[[], float],
                 later: Callable[[float, Callable[[], None]], Any],
                 failed: Callable[[Exception], None]) -> None:
        self.clock, self.later, self.failed = clock, later, failed
        self._jobs: dict[str, Job] = {}
        self._waiting = False

    def begin(self, name: str, work: Work[Any], done: Callable[[Any], None],
              tell: Callable[[Progress], None] = lambda progress: None) -> None:
        """Start some work, after what is being done."""
        self._jobs.pop(name, None)
        self._jobs[name] = Job(work, done, tell)
        self._go_on()

    def cancel(self, name: str) -> None:
        self._jobs.pop(name, None)

    def busy(self, name: str) -> bool:
        return name in self._jobs

    def _go_on(self) -> None:
        if not self._waiting and self._jobs:
            self._waiting = True
            self.later(BREAK, self._slice)

    def _slice(self) -> None:
        self._waiting = False
        end = self.clock() + BUDGET
        while self._jobs:
            name, job = next(iter(self._jobs.items()))
            try:
                progress = next(job.work)
            except StopIteration as stop:
                self._jobs.pop(name, None)
                job.done(stop.value)
            except Exception as error:                     # the page must live on
                self._jobs.pop(name, None)
                self.failed(error)
            else:
                if self.clock() >= end:
                    job.tell(progress)
                    break
        self._go_on()
