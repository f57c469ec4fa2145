"""Later: something that is made when it is first asked for anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Later:
    """Stands for what ``make`` makes: a room that the first screen can do without."""

    def __init__(self, make: Callable[[], Any]) -> None:
        self._make = make
        self._made: Any = None

    def __getattr__(self, name: str) -> Any:
        if self._made is None:
            self._made = self._make()
        return getattr(self._made, name)
