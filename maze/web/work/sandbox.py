"""SandboxLink: the browser's sandbox, which static/sandbox.mjs opens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from js import window
from pyodide.ffi import create_proxy

from maze.web.tasks import Tasks
from maze.web.work.worker import BROKEN


class SandboxLink:
    """See ``maze.web.writing.boxes.Box``; ``hear(what, content)`` gets each message, a text or
    bytes.  It has the usual parts of the page, and some more."""

    def __init__(self, hear: Callable[[str, str | bytes], None], parts: Sequence[str],
                 failed: Callable[[Exception], None]) -> None:
        self._hear, self._parts = hear, " ".join(parts)
        self._proxy = create_proxy(self._take)
        self._box: Any = None
        self._ended = False
        self._tasks = Tasks(failed)
        self._tasks.begin(self._open())

    async def _open(self) -> None:
        try:
            box = await window.meander.sandbox(self._proxy, self._parts)
        except Exception as problem:  # JsException: it cannot be fetched
            self._hear(BROKEN, str(problem)[:200])
            return
        if self._ended:
            box.end()
        self._box = box

    def send(self, what: str, content: str | int) -> None:
        if self._box is not None:
            self._box.send(what, content)

    def end(self) -> None:
        self._ended = True
        if self._box is not None:
            self._box.end()

    def _take(self, what: str, content: Any) -> None:
        if not self._ended:
            self._hear(str(what), content if isinstance(content, str) else content.to_bytes())
