"""WindowBar: the address bar of the window, see ``address.Bar``."""

from __future__ import annotations

from collections.abc import Callable

from js import document, window

from maze.web.timer import later


class WindowBar:
    """The address bar of the window, and its history, which dialogs share (static/back.mjs)."""

    def read(self) -> str:
        return str(window.location.hash or window.location.search)

    def push(self, link: str) -> None:
        self._write(window.meanderHistory.push, link)

    def replace(self, link: str) -> None:
        self._write(window.meanderHistory.replace, link)

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

    def _write(self, how: Callable[[str], None], link: str) -> None:
        """A browser may refuse: too many writes, a sandbox.  The picture does not depend on it."""
        try:
            how(window.location.pathname + link)
        except Exception as refused:  # JsException
            print(refused)
