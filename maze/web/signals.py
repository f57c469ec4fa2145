"""Signal: something that happens again and again; everyone who wants to know registers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, ParamSpec

P = ParamSpec("P")


class Signal(Generic[P]):
    """Calling it calls all listeners, in the order in which they have registered."""

    def __init__(self) -> None:
        self._listeners: list[Callable[P, object]] = []

    def listen(self, act: Callable[P, object]) -> None:
        """Call ``act`` each time from now on."""
        self._listeners.append(act)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> None:
        for act in self._listeners:
            act(*args, **kwargs)
