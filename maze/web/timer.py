"""Timer: the browser's clock calls back."""

from __future__ import annotations

from collections.abc import Callable

from js import window
from pyodide.ffi import create_once_callable


def later(seconds: float, act: Callable[[], None]) -> Callable[[], None]:
    """Call back after a while; returns what calls that off."""
    number = window.setTimeout(create_once_callable(act), round(seconds * 1000))
    return lambda: window.clearTimeout(number)
