"""FetchedParts: the parts of the page in the browser, which static/parts.mjs fetches."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from js import window

from maze.web.parts import AllHere, Parts
from maze.web.tasks import Tasks

if TYPE_CHECKING:
    from js import Parts as ScriptParts


def parts(failed: Callable[[Exception], None]) -> Parts:
    """Those of the page; ``failed`` is told what goes wrong in what is called back."""
    found = getattr(getattr(window, "meander", None), "parts", None)
    return FetchedParts(found, Tasks(failed)) if found else AllHere()


class FetchedParts:
    def __init__(self, parts: ScriptParts, tasks: Tasks) -> None:
        self._parts = parts
        self._tasks = tasks

    def has(self, name: str) -> bool:
        return bool(self._parts.has(name))

    def need(self, name: str, then: Callable[[], None], failed: Callable[[], None]) -> None:
        self._tasks.begin(self._need(name, then, failed))

    async def _need(self, name: str, then: Callable[[], None], failed: Callable[[], None]) -> None:
        try:
            await self._parts.need(name)
        except Exception as problem:  # JsException
            print(name, problem)
            failed()
        else:
            then()
