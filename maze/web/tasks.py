"""Tasks: work that waits for the browser, such as a file that is read or fetched."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any


class Tasks:
    """``failed`` gets what goes wrong, because nobody waits for these tasks."""

    def __init__(self, failed: Callable[[Exception], None]) -> None:
        self.failed = failed
        self._running: set[asyncio.Task[None]] = set()     # asyncio does not hold them itself

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._running.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Exception):
            self.failed(error)
