"""Browser: clock, address bar and the visitor's wishes, as the rest of the page asks for them."""

from __future__ import annotations

import os
from collections.abc import Callable
from time import perf_counter as clock
from typing import Any

from js import document, window
from pyodide.ffi import create_once_callable, create_proxy, to_js

from maze.render.theme import DARK, LIGHT, Theme
from maze.web.seeds import fresh_seed

__all__ = ["WindowBar", "calm", "clock", "fresh", "guard", "later", "on_look", "theme"]

_dark = window.matchMedia("(prefers-color-scheme: dark)")
_forced = window.matchMedia("(forced-colors: active)")
_still = window.matchMedia("(prefers-reduced-motion: reduce)")
SYSTEM = Theme(paper="Canvas", ink="CanvasText", wall="CanvasText", blank="Canvas",
               visited="ButtonFace", frontier="Mark", pruned="GrayText", second="LinkText",
               path="CanvasText", hatch="GrayText", mark="MarkText")


def fresh() -> str:
    """A new seed."""
    return fresh_seed(os.urandom(6))


def later(seconds: float, act: Callable[[], None]) -> Callable[[], None]:
    """Call back after a while; returns what calls that off."""
    number = window.setTimeout(create_once_callable(act), round(seconds * 1000))
    return lambda: window.clearTimeout(number)


def guard(broken: Callable[[Exception], None]) -> Callable[[Callable[..., None]], Any]:
    """Makes handlers for the browser, which live as long as the page; errors go to ``broken``."""
    def handler(act: Callable[..., None]) -> Any:
        def safe(*args: Any) -> None:
            try:
                act(*args)
            except Exception as error:  # the page must live on
                broken(error)
        return create_proxy(safe)
    return handler


def calm() -> bool:
    """Whether the visitor prefers less motion."""
    return bool(_still.matches)


def theme() -> Theme:
    """The colors of the moment."""
    return _look[0]


def _theme() -> Theme:
    """High contrast as the system has it, else what was chosen on the page, else light or dark."""
    if _forced.matches:
        return Theme(*map(_hex, SYSTEM))
    chosen = document.documentElement.getAttribute("data-theme")
    return DARK if (chosen == "dark" if chosen else _dark.matches) else LIGHT


def _hex(color: str) -> str:
    """A color of the system as ``#rrggbb``: a canvas knows."""
    context = document.createElement("canvas").getContext("2d")
    context.fillStyle = color
    return str(context.fillStyle)


_look = [_theme()]


def on_look(act: Callable[[], None]) -> None:
    """Colors, size or density have changed."""
    def changed(*_: Any) -> None:
        _look[0] = _theme()
        act()

    proxy = create_proxy(changed)
    options = to_js({"attributeFilter": ["data-theme"]})
    window.MutationObserver.new(proxy).observe(document.documentElement, options)
    window.ResizeObserver.new(proxy).observe(document.getElementById("canvas"))
    for wish in (_dark, _forced):
        wish.addEventListener("change", proxy)


class WindowBar:
    """The address bar of the window."""

    def read(self) -> str:
        return str(window.location.hash or window.location.search)

    def push(self, link: str) -> None:
        self._write("pushState", link)

    def replace(self, link: str) -> None:
        self._write("replaceState", link)

    def later(self, seconds: float, act: Callable[[], None]) -> Callable[[], None]:
        return later(seconds, act)

    def _write(self, how: str, link: str) -> None:
        """A browser may refuse: too many writes, a sandbox.  The picture does not depend on it."""
        try:
            getattr(window.history, how)(None, "", window.location.pathname + link)
        except Exception as refused:  # JsException
            print(refused)
