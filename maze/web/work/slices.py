"""SliceRunner: jobs on the page itself, between frames."""

from __future__ import annotations

import asyncio
from array import array
from collections.abc import Generator

from maze.catalog import DEFAULT, Catalog
from maze.jobs import Doing, Job, start
from maze.progress import Progress
from maze.web.work.runner import Told
from maze.web.work.scheduler import Scheduler


class SliceRunner:
    """Has its jobs done by the scheduler, under a name."""

    def __init__(self, scheduler: Scheduler, name: str, catalog: Catalog = DEFAULT) -> None:
        self.scheduler, self.name, self.catalog = scheduler, name, catalog
        self._outcome: asyncio.Future[bytes] | None = None

    async def run(self, job: Job, told: Told) -> bytes:
        outcome: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._outcome = outcome
        doing = _steps_told(start(job, self.catalog), told)
        self.scheduler.begin(self.name, doing, outcome.set_result, told, outcome.set_exception)
        try:
            return await outcome
        finally:
            if not outcome.done() or outcome.cancelled():
                self.scheduler.cancel(self.name)

    def cancel(self) -> None:
        if self._outcome is not None and not self._outcome.done():
            self.scheduler.cancel(self.name)
            self._outcome.cancel()


def _steps_told(doing: Doing, told: Told) -> Generator[Progress | None, None, bytes]:
    """All steps are reported at once; progress only now and then."""
    while True:
        try:
            part = next(doing)
        except StopIteration as stop:
            result: bytes = stop.value
            return result
        if isinstance(part, array):
            told(part)
            yield None
        else:
            yield part
