"""WorkerLink: the browser's worker, which runs static/worker.mjs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from js import Object, Worker, window
from pyodide.ffi import create_proxy, to_js

from maze.web.work.serving import RESULT, STEPS
from maze.web.work.worker import BROKEN

if TYPE_CHECKING:
    from js import ErrorEvent, MessageEvent

FILE = "worker.mjs"


def address() -> str:
    """Of the worker's script, beside the other scripts of this release."""
    meander = getattr(window, "meander", None)
    return f"{meander.home if meander else './static/'}{FILE}"


class WorkerLink:
    """See ``worker.Link``.  ``hear(number, what, content)`` is called with each message."""

    def __init__(self, hear: Callable[[int, str, Any], None]) -> None:
        how = to_js({"type": "module"}, dict_converter=Object.fromEntries)
        self._worker = Worker.new(address(), how)
        self._hear = hear
        self._proxies = [create_proxy(self._take), create_proxy(self._fail)]
        self._worker.onmessage, self._worker.onerror = self._proxies

    def begin(self, number: int, kind: str, arguments: str, limit: int) -> None:
        self._send("begin", number, kind, arguments, limit)

    def more(self, number: int) -> None:
        self._send("more", number)

    def cancel(self, number: int) -> None:
        self._send("cancel", number)

    def end(self) -> None:
        self._worker.terminate()
        self._worker.onmessage = self._worker.onerror = None
        for proxy in self._proxies:
            proxy.destroy()

    def _send(self, *message: Any) -> None:
        self._worker.postMessage(to_js(message))

    def _take(self, event: MessageEvent) -> None:
        number, what, content = event.data
        if what in (STEPS, RESULT):
            content = content.to_bytes()
        self._hear(int(number), str(what), content)

    def _fail(self, event: ErrorEvent) -> None:
        """It could not be loaded, or something has gone wrong in it that nobody has caught."""
        event.preventDefault()
        self._hear(0, BROKEN, str(getattr(event, "message", "") or BROKEN))
