"""A layer above the board, as a list of what was shown on it."""

from __future__ import annotations


class FakeGlass:
    """``glides`` are all of them, ``shown`` the one that is there."""

    def __init__(self) -> None:
        self.glides: list = []
        self.shown = None

    def show(self, glide, view) -> None:
        self.shown = glide
        self.glides.append(glide)

    def clear(self) -> None:
        self.shown = None
