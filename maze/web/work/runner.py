"""Runner: whoever does a job, and what becomes of it when the first one cannot."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Protocol, TypeAlias

from maze.jobs import Job, Part

Told: TypeAlias = Callable[[Part], None]


class RunnerError(Exception):
    """Whoever was to do a job has broken down; the job itself may be in order."""


class Runner(Protocol):
    """Does one job at a time."""

    async def run(self, job: Job, told: Told) -> bytes:
        """Do a job and return its result; ``told`` is called with its parts.

        Raises the error of the job, RunnerError if the runner itself has failed, and CancelledError
        after ``cancel``.
        """

    def cancel(self) -> None:
        """Drop the job."""


class Fallback:
    """The first runner, or if it breaks down the second one, with nothing lost and nothing told
    twice: a job that is done again gives the same steps again."""

    def __init__(self, first: Runner, second: Runner) -> None:
        self.first, self.second = first, second

    async def run(self, job: Job, told: Told) -> bytes:
        heard = 0                                          # steps

        def hear(part: Part) -> None:
            nonlocal heard
            heard += len(part) if isinstance(part, array) else 0
            told(part)

        try:
            return await self.first.run(job, hear)
        except RunnerError:
            return await self.second.run(job, _without(heard, told))

    def cancel(self) -> None:
        self.first.cancel()
        self.second.cancel()


def _without(known: int, told: Told) -> Told:
    """Tell of all but the first steps, which are known."""
    def hear(part: Part) -> None:
        nonlocal known
        if isinstance(part, array):
            known, part = max(0, known - len(part)), part[known:]
            if not part:
                return
        told(part)

    return hear
