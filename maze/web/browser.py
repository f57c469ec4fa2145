"""Browser: clock, address bar and the visitor's wishes, as the rest of the page asks for them."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable
from time import perf_counter as clock
from typing import Any

from js import document, window
from pyodide.ffi import create_once_callable, create_proxy, to_js

from maze.errors import MazeError
from maze.language import Language
from maze.message import Value
from maze.render.theme import COLORS, FORCED, Theme
from maze.web.seeds import fresh_seed
from maze.web.settings.settings import Settings, is_calm, looks, theme_of

__all__ = ["WindowBar", "calm", "clock", "fresh", "guard", "home", "later", "obey", "on_look",
           "print_page", "recorded", "save", "speech", "stop_what_never_ends", "theme", "today"]

_dark = window.matchMedia("(prefers-color-scheme: dark)")
_forced = window.matchMedia("(forced-colors: active)")
_more = window.matchMedia("(prefers-contrast: more)")
_still = window.matchMedia("(prefers-reduced-motion: reduce)")
_settings = [Settings()]


def fresh() -> str:
    """A new seed."""
    return fresh_seed(os.urandom(6))


def today() -> str:
    """The date where the visitor is, such as 2026-11-21."""
    now = window.Date.new()
    return f"{now.getFullYear():04}-{now.getMonth() + 1:02}-{now.getDate():02}"


def speech() -> Callable[[Value], str]:
    """Says a message in the language of the page; English needs no table (static/words.mjs)."""
    table = getattr(window, "meanderTable", None)
    return Language(document.documentElement.lang, json.loads(table)).say if table else str


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


def recorded() -> tuple[int, bool, int] | None:
    """Where the recording stands that was played until now, whether it plays, and its speed.

    The speed is a stop of the slider if it was set by hand, else -1.  The recording ends here.
    """
    hand_over = getattr(window, "meanderHandOver", None)
    found = hand_over() if hand_over else None
    if not found:
        return None
    position, playing, stop = found.to_py()
    return int(position), bool(playing), int(stop)


def stop_what_never_ends() -> None:
    """Turn the signal of static/watchdog.mjs into a sentence."""
    def stop(*_: Any) -> None:
        raise MazeError("Stopped: this worked for too long without a step to show.")

    signal.signal(signal.SIGINT, stop)


def calm() -> bool:
    """Whether the visitor prefers less motion."""
    return is_calm(_settings[0], still=bool(_still.matches))


def theme() -> Theme:
    """The colors of the moment."""
    return _look[0]


def _theme() -> Theme:
    """The system's own colors if it insists, else what was chosen on the page."""
    if _forced.matches:
        system = FORCED._replace(**{part: _hex(getattr(FORCED, part)) for part in COLORS})
        return looks(_settings[0], system)
    return theme_of(_settings[0], dark=bool(_dark.matches), more=bool(_more.matches))


def _hex(color: str) -> str:
    """A color of the system as ``#rrggbb``: a canvas knows."""
    context = document.createElement("canvas").getContext("2d")
    context.fillStyle = color
    return str(context.fillStyle)


_look = [_theme()]
_lookers: list[Callable[[], None]] = []


def obey(settings: Settings) -> None:
    """The visitor's wishes have changed."""
    _settings[0] = settings
    _look[0] = _theme()
    for act in _lookers:
        act()


def on_look(act: Callable[[], None]) -> None:
    """Colors, size or density have changed."""
    _lookers.append(act)
    proxy = create_proxy(lambda *_: obey(_settings[0]))
    window.ResizeObserver.new(proxy).observe(document.getElementById("canvas"))
    for wish in (_dark, _forced, _more):
        wish.addEventListener("change", proxy)


def home() -> str:
    """The address of the page, without what a link adds."""
    return f"{window.location.origin}{window.location.pathname}"


def save(name: str, kind: str, content: bytes) -> None:
    """Hand a file to the visitor, as a download."""
    parts = to_js([to_js(content)])
    blob = window.Blob.new(parts, to_js({"type": kind}, dict_converter=window.Object.fromEntries))
    address = window.URL.createObjectURL(blob)
    link = document.createElement("a")
    link.href, link.download = address, name
    link.click()
    later(60, lambda: window.URL.revokeObjectURL(address))


def print_page() -> None:
    window.print()


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
