"""Rerun: runs an algorithm a second time, up to some step of a recorded run.

The same recipe makes the same steps, so a second run can be stopped wherever the first has been,
and its frame can be inspected there. To go back, it starts again, because a generator cannot.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from pathlib import PurePath
from types import GeneratorType
from typing import Any

from maze.steps import BREATH, Step, Steps

ROOMS = {"generators", "solvers", "carving", "solving", "transforms", "programs"}  # of algorithms
CHUNK = 4096                                               # steps between two looks at the clock


class Rerun:
    """``begin`` starts the algorithm, ``log`` has the steps it must yield, ``done`` counts them."""

    def __init__(self, begin: Callable[[], Steps[Any]], log: Sequence[Step]) -> None:
        self.begin = begin
        self.log = log
        self.lost = False                                  # its steps differ from the log
        self.restart()

    def restart(self) -> None:
        """Go back to before the first step."""
        self.steps = self.begin()
        self._read = filter(BREATH.__ne__, self.steps)
        self.done = 0

    def take(self, count: int) -> None:
        """Go on by ``count`` steps; sets ``lost`` if they differ from the log."""
        steps = list(islice(self._read, count))
        known = self.log[self.done:self.done + len(steps)]
        self.lost = len(steps) < count or any(map(int.__ne__, steps, known))
        self.done += len(steps)

    def reach(self, position: int, more: Callable[[], bool]) -> bool:
        """Go on to a position ahead; stops for now when ``more()`` is false.

        Returns False if it stopped before the position and can still get there.
        """
        while self.done < position and not self.lost:
            if not more():
                return False
            self.take(min(CHUNK, position - self.done))
        return True


def generators_of(steps: Steps[Any]) -> Iterator[GeneratorType[Any, Any, Any]]:
    """The generators that a step passes through, the outermost first.

    A pipeline delegates to the generator of an algorithm, or rewrites its steps in a loop; in a
    loop, the inner generator is found among the local variables.
    """
    found: object = steps
    while isinstance(found, GeneratorType):
        yield found
        found = found.gi_yieldfrom or _within(found)


def _within(steps: GeneratorType[Any, Any, Any]) -> GeneratorType[Any, Any, Any] | None:
    """The generator that another one, which is not an algorithm, reads in a loop."""
    if PurePath(steps.gi_code.co_filename).parent.name in ROOMS or not steps.gi_frame:
        return None
    return next((value for value in steps.gi_frame.f_locals.values()
                 if isinstance(value, GeneratorType) and value.gi_suspended), None)
