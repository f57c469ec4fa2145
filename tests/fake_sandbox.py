"""A sandbox without a browser: the program runs right here, so only tests' own programs may."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Sequence
from typing import Any

from maze.web.writing.boxes import READY
from maze.web.writing.inside import Inside
from tests.fake_loop import FakeLoop


class FakeSandbox:
    """See ``maze.web.writing.boxes.Box``; messages take a turn of a loop.  ``say`` forges one."""

    def __init__(self, hear: Callable[[str, str | bytes], None], loop: FakeLoop,
                 parts: Sequence[str] = ()) -> None:
        self.hear, self.loop, self.parts = hear, loop, parts
        self.inside = Inside(self._post, self._clock)
        self.ended, self._now = False, 0.0
        self.sent: list[str] = []                          # the words that came from here
        self.say(READY, "")

    def send(self, what: str, content: Any) -> None:
        if what == "begin":
            self._soon(lambda: self.inside.begin(content))
        elif what == "more":
            self._soon(lambda: self.inside.more(content))

    def end(self) -> None:
        self.ended = True

    def say(self, what: str, content: str | bytes) -> None:
        self.loop.call_soon(self._heard, what, content)

    def _soon(self, act: Callable[[], None]) -> None:
        self.loop.call_soon(act)
        self.loop.call_soon(self._turn)

    def _turn(self) -> None:
        if self.ended:
            return
        out = sys.stdout, sys.stderr
        try:
            if self.inside.turn():
                self.loop.call_soon(self._turn)
        finally:
            sys.stdout, sys.stderr = out                   # pytest's

    def _clock(self) -> float:
        self._now += 0.002
        return self._now

    def _post(self, what: str, content: Any) -> None:
        self.sent.append(what)
        self.say(what, content.tobytes() if isinstance(content, array) else content)

    def _heard(self, what: str, content: str | bytes) -> None:
        if not self.ended:
            self.hear(what, content)
