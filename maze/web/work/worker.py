"""WorkerRunner: jobs in a Python of their own, in a worker of the browser (static/worker.mjs).

The worker is started when it is first needed and serves all runners.  It is ended when nobody has
needed it for a while, because that is the only way to get its memory back.
"""

from __future__ import annotations

import asyncio
import json
from array import array
from collections.abc import Callable
from typing import Any, Protocol

from maze.errors import MazeError
from maze.jobs import Job
from maze.packing import heard
from maze.progress import Progress
from maze.web.work.runner import RunnerError, Told
from maze.web.work.serving import ERROR, GONE, PROGRESS, RESULT, STEPS

LINGER = 20.0  # seconds a worker waits for the next job
GRACE = 2.0  # seconds it has to let go of a job
READY = "ready"  # what a link says when the worker can hear messages
BROKEN = "broken"  # and when there is none

Hear = Callable[[str, Any], None]


class Link(Protocol):
    """A worker as the page sees it."""

    def begin(self, number: int, kind: str, arguments: str, limit: int) -> None: ...
    def more(self, number: int) -> None: ...
    def cancel(self, number: int) -> None: ...

    def end(self) -> None:
        """Stop the worker at once, and give its memory back."""


class WorkerHost:
    """One worker, when there is one.

    ``start(hear)`` starts it; ``hear(number, what, content)`` is called with each of its messages.
    ``later(seconds, act)`` calls back, and returns what calls that off.
    """

    def __init__(self, start: Callable[[Callable[[int, str, Any], None]], Link],
                 later: Callable[[float, Callable[[], None]], Callable[[], None]]) -> None:
        self.start, self.later = start, later
        self.link: Link | None = None
        self.broken = False                                # it cannot be started here
        self._ready = False
        self._heard: dict[int, Hear] = {}
        self._leaving: dict[int, Callable[[], None]] = {}  # jobs to let go of; calls off the limit
        self._number = 0
        self._dismiss: Callable[[], None] = lambda: None

    def begin(self, job: Job, hear: Hear) -> int:
        """Have a job done; ``hear(what, content)`` is called with each message about it.

        Raises RunnerError where there are no workers.
        """
        self._dismiss()
        if self.link is None:
            try:
                self.link = self.start(self._hear)
            except Exception as error:                     # the browser has none, or forbids them
                self.broken = True
                raise RunnerError(str(error)) from error
        self._number += 1
        self._heard[self._number] = hear
        self.link.begin(self._number, job.kind, job.arguments, job.limit)
        return self._number

    def more(self, number: int) -> None:
        if self.link is not None:
            self.link.more(number)

    def drop(self, number: int) -> None:
        """Nobody wants the job any more.  A worker that does not let go of it in time is ended.

        The time begins when it has started: a slow machine takes longer for that.
        """
        if self._heard.pop(number, None) and self.link is not None:
            self._heard[number] = lambda what, content: None
            self._leaving[number] = self.later(GRACE, self.end) if self._ready else lambda: None
            self.link.cancel(number)

    def end(self) -> None:
        """Stop the worker; jobs that it was doing are lost."""
        link, self.link = self.link, None
        if link is not None:
            link.end()
        self._ready, leaving, self._leaving = False, self._leaving, {}
        for call_off in leaving.values():
            call_off()
        heard, self._heard = self._heard, {}
        for hear in heard.values():
            hear(BROKEN, GONE)

    def _hear(self, number: int, what: str, content: Any) -> None:
        """A message; of the worker itself if it has no number."""
        if what == BROKEN:
            self.broken = True
            self.end()
            return
        if what == READY:
            self._ready = True
            self._leaving = {job: self.later(GRACE, self.end) for job in self._leaving}
            return
        if what == GONE:
            self._leaving.pop(number)()
        hear = self._heard.get(number)
        if what in (RESULT, ERROR, GONE):
            self._heard.pop(number, None)
        if hear is not None:
            hear(what, content)
        if not self._heard:
            self._dismiss()
            self._dismiss = self.later(LINGER, self.end)


class WorkerRunner:
    """Has its jobs done by the worker."""

    def __init__(self, host: WorkerHost) -> None:
        self.host = host
        self._outcome: asyncio.Future[bytes] | None = None
        self._number = 0

    async def run(self, job: Job, told: Told) -> bytes:
        outcome: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._outcome = outcome

        def hear(what: str, content: Any) -> None:
            if outcome.done():
                return
            if what == RESULT:
                outcome.set_result(content)
            elif what == ERROR:
                text, ours = json.loads(content)
                outcome.set_exception(MazeError(heard(text)) if ours else RuntimeError(text))
            elif what == BROKEN:
                outcome.set_exception(RunnerError(content))
            else:
                told(_part(what, content))
                self.host.more(self._number)

        self._number = self.host.begin(job, hear)
        try:
            return await outcome
        finally:
            self.host.drop(self._number)

    def cancel(self) -> None:
        if self._outcome is not None and not self._outcome.done():
            self._outcome.cancel()


def _part(what: str, content: Any) -> array[int] | Progress:
    if what == PROGRESS:
        doing, *numbers = json.loads(content)
        return Progress(heard(doing), *numbers)
    assert what == STEPS
    steps = array("i")
    steps.frombytes(content)
    return steps
