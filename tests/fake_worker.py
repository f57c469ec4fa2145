"""A worker without a browser: what serves in it is the same, and messages take a turn of a loop."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any

from maze.web.work.serving import Serving
from maze.web.work.worker import BROKEN, READY
from tests.fake_loop import FakeLoop


class FakeWorker:
    """``fails`` says when it breaks: ``"at once"``, ``"on loading"``, after so many messages of its
    own, such as ``"3"``, or never.  ``deaf`` keeps it from hearing that a job is dropped.  It hears
    nothing while it starts, for ``starting`` seconds."""

    starting = 0.0

    def __init__(self, hear: Callable[[int, str, Any], None], loop: FakeLoop,
                 fails: str = "") -> None:
        if fails == "at once":
            raise OSError("no workers here")
        self.hear, self.loop, self.fails = hear, loop, fails
        self.deaf, self.ended, self.sent = False, False, 0
        self.serving = Serving(self._post, self._clock)
        self._now, self._turning = 0.0, False
        self._ready, self._waiting = False, []

    def _start(self) -> None:
        self._ready = True
        self._heard(0, READY, None)
        for act in self._waiting:
            self._soon(act)

    def begin(self, *job: Any) -> None:
        if self.starting:
            self.loop.call_later(self.starting, self._start)
        elif not self._ready:
            self._start()
        if self.fails == "on loading":
            self.loop.call_soon(self.hear, 0, BROKEN, "no such file")
        else:
            self._soon(lambda: self.serving.begin(*job))

    def more(self, number: int) -> None:
        self._soon(lambda: self.serving.more(number))

    def cancel(self, number: int) -> None:
        if not self.deaf:
            self._soon(lambda: self.serving.cancel(number))

    def end(self) -> None:
        self.ended = True

    def _soon(self, act: Callable[[], None]) -> None:
        if not self._ready:
            self._waiting.append(act)
            return
        self.loop.call_soon(act)
        if not self._turning:
            self._turning = True
            self.loop.call_soon(self._turn)

    def _turn(self) -> None:
        self._turning = self.serving.busy() and not self.ended
        if self._turning:
            self.serving.turn()
            self.loop.call_soon(self._turn)

    def _clock(self) -> float:
        """A few slices a turn."""
        self._now += 0.01
        return self._now

    def _post(self, number: int, what: str, content: Any) -> None:
        self.sent += 1
        if self.fails == str(self.sent):
            number, what, content = 0, BROKEN, "out of memory"
        if isinstance(content, array):
            content = content.tobytes()
        self.loop.call_soon(self._heard, number, what, content)

    def _heard(self, *message: Any) -> None:
        if not self.ended:
            self.hear(*message)
