"""Squares and palette without a browser: for the pentomino workshop."""

from __future__ import annotations

from maze.web.tilings.keys import Press


class FakeOwnDesk:
    """The sheet of one's own pieces: what was shown last."""

    def build(self, listener, columns, count) -> None:
        self.listener, self.columns, self.count = listener, columns, count

    def squares(self, filled, names, cursor) -> None:
        self.filled, self.names, self.cursor = list(filled), list(map(str, names)), cursor

    def pieces(self, rows) -> None:
        self.rows = list(rows)


class FakeDesk:
    """What was shown last; keys and presses are handed to the workshop."""

    def __init__(self, listener) -> None:
        self.shown: list = []
        self.columns, self.names, self.cursor, self.label = 0, [], 0, ""
        self.focused = 0
        self.listener = listener
        self.window = (400.0, 600.0)
        self.own = FakeOwnDesk()

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
        return self.listener.press(Press(key, board=board, **held))

    def keys(self, text: str) -> None:
        for key in text.split():
            self.key({"Space": " "}.get(key, key))
