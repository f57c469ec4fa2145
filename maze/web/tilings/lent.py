"""Lent: what the browser lends the workshop (``asks.Tools``)."""

from __future__ import annotations

from collections.abc import Callable

from maze.render.theme import Theme
from maze.web import browser
from maze.web.device.records import Records


class Lent:
    """What the browser lends; ``pace`` tells the steps a second just now."""

    def __init__(self, records: Records, pace: Callable[[], float]) -> None:
        self.records = records
        self.pace = pace

    def clock(self) -> float:
        return browser.clock()

    def later(self, seconds: float, act: Callable[[], None]) -> Callable[[], None]:
        return browser.later(seconds, act)

    def theme(self) -> Theme:
        return browser.theme()

    def fresh(self) -> str:
        return browser.fresh()

    def today(self) -> str:
        return browser.today()
