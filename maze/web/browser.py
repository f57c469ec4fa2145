"""Browser: the clock, the address bar and the visitor's wishes, as the rest of the page asks for them."""

from __future__ import annotations

import os
from collections.abc import Callable
from time import perf_counter as clock
from typing import Any

from js import document, window
from pyodide.ffi import create_once_callable, create_proxy

from maze.render.theme import DARK, LIGHT, Theme
from maze.web.seeds import fresh_seed

__all__ = ["clock", "fresh", "later", "listen", "theme", "calm", "WindowBar"]

_dark = window.matchMedia("(prefers-color-scheme: dark)")
_still = window.matchMedia("(prefers-reduced-motion: reduce)")


def fresh() -> str:
    """A new seed."""
    return fresh_seed(os.urandom(6))


def later(seconds: float, act: Callable[[], None]) -> Callable[[], None]:
    """Call back after a while; returns what calls that off."""
    number = window.setTimeout(create_once_callable(act), round(seconds * 1000))
    return lambda: window.clearTimeout(number)


def listen(target: Any, event: str, handler: Callable[[Any], None]) -> None:
    """The proxy lives as long as the page."""
    target.addEventListener(event, create_proxy(handler))


def theme() -> Theme:
    """The colors of the moment: chosen on the page, else the system's."""
    chosen = document.documentElement.getAttribute("data-theme")
    return DARK if (chosen == "dark" if chosen else _dark.matches) else LIGHT


def calm() -> bool:
    """Whether the visitor prefers less motion."""
    return bool(_still.matches)


def on_look(act: Callable[[], None]) -> None:
    """Colors, size or density have changed."""
    watcher = window.MutationObserver.new(create_proxy(lambda *_: act()))
    watcher.observe(document.documentElement, _options(attributeFilter=["data-theme"]))
    window.ResizeObserver.new(create_proxy(lambda *_: act())).observe(document.getElementById("canvas"))
    for wish in (_dark, window.matchMedia("(forced-colors: active)")):
        listen(wish, "change", lambda _: act())


def _options(**values: Any) -> Any:
    from pyodide.ffi import to_js
    return to_js(values)


class WindowBar:
    """The address bar of the window."""

    def read(self) -> str:
        return str(window.location.hash or window.location.search)

    def push(self, link: str) -> None:
        self._write(window.history.pushState, link)

    def replace(self, link: str) -> None:
        self._write(window.history.replaceState, link)

    def later(self, seconds: float, act: Callable[[], None]) -> Callable[[], None]:
        return later(seconds, act)

    def _write(self, write: Any, link: str) -> None:
        """A browser may refuse: too many writes, or a sandbox.  The picture does not depend on it."""
        try:
            write.call(window.history, None, "", window.location.pathname + link)
        except Exception as refused:                       # JsException
            print(refused)
