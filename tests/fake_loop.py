"""An event loop whose time is told, natively and inside Pyodide: sleeping takes none."""

from __future__ import annotations

import asyncio
import heapq
from asyncio import events
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context
from itertools import count
from typing import Any


class FakeLoop(asyncio.AbstractEventLoop):
    """Runs tasks and timers; when all of them wait, its clock jumps to the next timer.

    ``woken`` is how often it had to jump, which is how often a processor would have woken up.
    """

    def __init__(self) -> None:
        self.now, self.woken = 0.0, 0
        self.errors: list[dict[str, Any]] = []
        self._ready: deque[asyncio.Handle] = deque()
        self._timers: list[tuple[float, int, asyncio.TimerHandle]] = []
        self._number = count()

    def run(self, seconds: float = 0.0) -> None:
        """Let time pass, and all happen that happens meanwhile."""
        end, before = self.now + seconds, events._get_running_loop()
        events._set_running_loop(self)
        try:
            self._settle()
            while self._timers and self._timers[0][0] <= end:
                self.now, _, timer = heapq.heappop(self._timers)
                if not timer.cancelled():
                    self.woken += 1
                    timer._run()
                    self._settle()
        finally:
            events._set_running_loop(before)
        self.now = max(end, self.now)

    def start(self, coroutine: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Begin some task; ``run`` goes on with it."""
        return self.create_task(coroutine)

    def begin(self, coroutine: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """The same, but its first step is made at once, unless another task is in the middle of
        one: a test may end before the loop runs again, and Python reports what never began."""
        task, before = self.start(coroutine), events._get_running_loop()
        if before is not self:
            first = self._ready.pop()
            events._set_running_loop(self)
            try:
                first._run()
            finally:
                events._set_running_loop(before)
        return task

    def _settle(self) -> None:
        while self._ready:
            handle = self._ready.popleft()
            if not handle.cancelled():
                handle._run()

    # --- what tasks and futures ask of a loop ---------------------------------------------------

    def time(self) -> float:
        return self.now

    def call_soon(self, act: Callable[..., Any], *args: Any,
                  context: Context | None = None) -> asyncio.Handle:
        handle = asyncio.Handle(act, args, self, context)
        self._ready.append(handle)
        return handle

    def call_later(self, delay: float, act: Callable[..., Any], *args: Any,
                   context: Context | None = None) -> asyncio.TimerHandle:
        return self.call_at(self.now + delay, act, *args, context=context)

    def call_at(self, when: float, act: Callable[..., Any], *args: Any,
                context: Context | None = None) -> asyncio.TimerHandle:
        timer = asyncio.TimerHandle(when, act, args, self, context)
        heapq.heappush(self._timers, (when, next(self._number), timer))
        return timer

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It is passed over when its time has come."""

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(self, coro: Any, **more: Any) -> asyncio.Task[Any]:
        return asyncio.Task(coro, loop=self, **more)

    def get_debug(self) -> bool:
        return False

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        self.errors.append(context)
