"""WindowBar: the address bar of the window, see ``address.Bar``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from js import document, window

from maze.web.timer import later


class WindowBar:
    """The address bar of the window, and its history, which dialogs share (static/back.mjs)."""

    def read(self) -> str:
        return str(window.location.hash or window.location.search)

    def push(self, link: str) -> None:
        self._write("push", link)

    def replace(self, link: str) -> None:
        self._write("replace", link)

    def later(self, seconds: float, act: Callable[[], None]) -> Callable[[], None]:
        """See `address.Bar`; ``data-untidy`` is on the page as long as there is something to come.

        Tests read it: the address is not yet that of the picture.
        """
        root = document.documentElement

        def tidy() -> None:
            root.removeAttribute("data-untidy")
            act()

        def call_off() -> None:
            root.removeAttribute("data-untidy")
            call_off_tidying()

        root.setAttribute("data-untidy", "")
        call_off_tidying = later(seconds, tidy)
        return call_off

    def _write(self, how: Literal["push", "replace"], link: str) -> None:
        """A browser may refuse: too many writes, a sandbox; or the script may not have come.  The
        picture does not depend on it."""
        try:
            getattr(window.meanderHistory, how)(window.location.pathname + link)
        except Exception as refused:  # JsException
            print(refused)
