"""Stopwatch: how long a game has been played; it stands while nobody plays."""

from __future__ import annotations

from collections.abc import Callable


class Stopwatch:
    """``clock`` tells seconds; ``before`` are those it has run already."""

    def __init__(self, clock: Callable[[], float], before: float = 0.0) -> None:
        self.clock = clock
        self._before = before
        self._since: float | None = None

    @property
    def running(self) -> bool:
        return self._since is not None

    @property
    def seconds(self) -> float:
        return self._before + (0.0 if self._since is None else self.clock() - self._since)

    def start(self) -> None:
        if self._since is None:
            self._since = self.clock()

    def stop(self) -> None:
        self._before, self._since = self.seconds, None
