"""Rerun: an algorithm that is run a second time, as far as some step of a recorded run.

The same recipe makes the same steps, so a second run can stand where the first has been and can be
asked for its frame there. A generator cannot go back: for that it is begun anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from pathlib import PurePath
from types import GeneratorType
from typing import Any

from maze.steps import BREATH, Step, Steps

ROOMS = {"generators", "solvers", "carving", "solving", "transforms"}     # where algorithms are
CHUNK = 4096                                               # steps between two looks at the clock


class Rerun:
    """``begin`` starts the algorithm, ``log`` is what its steps must be; ``done`` counts them."""

    def __init__(self, begin: Callable[[], Steps[Any]], log: Sequence[Step]) -> None:
        self.begin = begin
        self.log = log
        self.lost = False                                  # its steps are others than the log's
        self.restart()

    def restart(self) -> None:
        """Stand before the first step again."""
        self.steps = self.begin()
        self._read = filter(BREATH.__ne__, self.steps)
        self.done = 0

    def take(self, count: int) -> None:
        """Go on by so many steps; ``lost`` if they are not those of the log."""
        steps = list(islice(self._read, count))
        known = self.log[self.done:self.done + len(steps)]
        self.lost = len(steps) < count or any(map(int.__ne__, steps, known))
        self.done += len(steps)

    def reach(self, position: int, more: Callable[[], bool]) -> bool:
        """Go on to a position ahead; gives up while ``more()`` says so.

        Returns whether it stands there, or never will.
        """
        while self.done < position and not self.lost:
            if not more():
                return False
            self.take(min(CHUNK, position - self.done))
        return True


def generators_of(steps: Steps[Any]) -> Iterator[GeneratorType[Any, Any, Any]]:
    """The generators that a step has come through, the outermost first.

    A pipeline passes the steps of an algorithm on, or rewrites them in a loop; what it reads from
    is then found among its variables.
    """
    found: object = steps
    while isinstance(found, GeneratorType):
        yield found
        found = found.gi_yieldfrom or _within(found)


def _within(steps: GeneratorType[Any, Any, Any]) -> GeneratorType[Any, Any, Any] | None:
    """The steps that are read in a loop, by a generator that is no algorithm itself."""
    if PurePath(steps.gi_code.co_filename).parent.name in ROOMS or not steps.gi_frame:
        return None
    return next((value for value in steps.gi_frame.f_locals.values()
                 if isinstance(value, GeneratorType) and value.gi_suspended), None)
