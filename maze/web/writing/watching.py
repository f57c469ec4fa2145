"""Watching: whether a program that runs in a sandbox still reports."""

from __future__ import annotations

from collections.abc import Callable

TICK = 0.25                                                # seconds between two looks
QUIET = 8                                                  # looks without a report
LONG = 240                                                 # looks without a step

Later = Callable[[float, Callable[[], None]], Callable[[], None]]


class Watching:
    """``silent`` is called when nothing was reported for too long.

    Looks are counted, not seconds: on a machine that is busy they come later, as do reports.
    """

    def __init__(self, later: Later, silent: Callable[[], None]) -> None:
        self.later, self.silent = later, silent
        self._quiet = self._idle = 0                       # looks since a report, and since a step
        self._call_off: Callable[[], None] = lambda: None

    def begin(self) -> None:
        self.reported(step=True)
        self._call_off = self.later(TICK, self._look)

    def end(self) -> None:
        self._call_off()

    def reported(self, *, step: bool = False) -> None:
        """It is alive."""
        self._quiet = 0
        if step:
            self._idle = 0

    def _look(self) -> None:
        self._quiet, self._idle = self._quiet + 1, self._idle + 1
        if self._quiet > QUIET or self._idle > LONG:
            self.silent()
        else:
            self._call_off = self.later(TICK, self._look)
