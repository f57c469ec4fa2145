"""Works: the jobs of the page, by name, and who does them: a worker where it is worth its start,
else the scheduler, between frames."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from maze.jobs import Job, Part
from maze.web.work.runner import Fallback, Runner
from maze.web.work.scheduler import Scheduler
from maze.web.work.slices import SliceRunner
from maze.web.work.worker import WorkerHost, WorkerRunner


class Works:
    """``spawn`` begins a coroutine; ``failed`` gets errors that nobody else asks for."""

    def __init__(self, scheduler: Scheduler, host: WorkerHost,
                 spawn: Callable[[Coroutine[Any, Any, None]], None],
                 failed: Callable[[Exception], None]) -> None:
        self.scheduler, self.host = scheduler, host
        self.spawn, self.failed = spawn, failed
        self._running: dict[str, Runner] = {}

    def begin(self, name: str, job: Job, done: Callable[[bytes], None],
              told: Callable[[Part], None] = lambda part: None,
              failed: Callable[[Exception], None] | None = None, *, heavy: bool) -> None:
        """Have a job done, in place of one of the same name.

        A ``heavy`` one is worth a worker, if there are workers.
        """
        self.cancel(name)
        runner: Runner = SliceRunner(self.scheduler, name)
        if heavy and not self.host.broken:
            runner = Fallback(WorkerRunner(self.host), runner)
        self._running[name] = runner
        self.spawn(self._run(name, runner, job, done, told, failed or self.failed))

    def cancel(self, name: str) -> None:
        """Drop a job; nothing of it is reported any more."""
        if runner := self._running.pop(name, None):
            runner.cancel()

    def busy(self, name: str) -> bool:
        return name in self._running

    async def _run(self, name: str, runner: Runner, job: Job, done: Callable[[bytes], None],
                   told: Callable[[Part], None], failed: Callable[[Exception], None]) -> None:
        if self._running.get(name) is not runner:          # dropped before it has begun
            return
        try:
            result = await runner.run(job, told)
        except asyncio.CancelledError:
            self._forget(name, runner)
        except Exception as error:
            self._forget(name, runner)
            failed(error)
        else:
            self._forget(name, runner)
            done(result)

    def _forget(self, name: str, runner: Runner) -> None:
        if self._running.get(name) is runner:
            del self._running[name]
