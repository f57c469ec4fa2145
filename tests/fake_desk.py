"""Squares, palette and what a browser lends, without a browser: for the pentomino workshop."""

from __future__ import annotations

from collections.abc import Callable

from maze.render.theme import LIGHT
from maze.web.tilings.keys import Press
from tests.fake_page import fake_records


class FakeDesk:
    """What was shown last; keys and presses are handed to the workshop."""

    def __init__(self) -> None:
        self.shown: list = []
        self.columns, self.names, self.cursor, self.label = 0, [], 0, ""
        self.focused = 0
        self.window = (400.0, 600.0)

    def boxes(self, boxes) -> None:
        self.shown = list(boxes)

    def squares(self, columns, names, cursor, label) -> None:
        self.columns, self.names, self.cursor = columns, list(map(str, names)), cursor
        self.label = label

    def lie(self, view, rows, columns) -> None:
        self.lies = rows, columns

    def focus(self) -> None:
        self.focused += 1

    def size(self):
        return self.window

    def box(self, code: str):
        return next(box for box in self.shown if box.code == code)

    def key(self, key: str, *, board: bool = True, **held) -> bool:
        return self.hands.press(Press(key, board=board, **held))

    def keys(self, text: str) -> None:
        for key in text.split():
            self.key({"Space": " "}.get(key, key))


class FakeTools:
    """``run`` does what was asked for later, as far as it was not put off for long."""

    def __init__(self, clock: Callable[[], float], pace: Callable[[], float], fresh) -> None:
        self.clock, self.pace, self.fresh = clock, pace, fresh
        self.records = fake_records()
        self.waiting: list[tuple[float, Callable[[], None]]] = []

    def later(self, seconds: float, act: Callable[[], None]) -> Callable[[], None]:
        entry = (seconds, act)
        self.waiting.append(entry)
        return lambda: entry in self.waiting and self.waiting.remove(entry)

    def run(self, within: float = 0.1) -> None:
        while due := [entry for entry in self.waiting if entry[0] <= within]:
            self.waiting.remove(due[0])
            due[0][1]()

    def theme(self):
        return LIGHT

    def today(self) -> str:
        return "2026-11-21"
