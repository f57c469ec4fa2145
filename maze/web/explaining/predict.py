"""The switch *Predict*: the player stops at some moments and asks what comes next.

What asks (``asking.py``) comes with the sources, when it is wanted first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import TYPE_CHECKING

from maze.grid import Cell
from maze.message import Message
from maze.render.layer import Label, Layer
from maze.render.theme import Theme
from maze.web.mazes.runs import MazeRun
from maze.web.page import Page
from maze.web.parts import SOURCES, Parts

if TYPE_CHECKING:
    from maze.web.explaining.asking import Asking


class Predict:
    """``wake`` asks for another frame, ``note`` shows a sentence."""

    def __init__(self, page: Page, parts: Parts, wake: Callable[[], None],
                 note: Callable[[Message | str], None]) -> None:
        self.page = page
        self.parts = parts
        self.wake = wake
        self.note = note
        self.on = False
        self.card: Asking | None = None                    # when its modules are here

    def listen(self) -> None:
        """Hear the switch."""
        self.page.on("predict", "change", self._turned)
        if self.page.read("predict") == "1":               # before Python could hear it
            self._turned()

    def _turned(self) -> None:
        self.on = self.page.read("predict") == "1"
        if self.card:
            self.card.leave()
        if self.on:
            self.parts.need(SOURCES, self.wake, lambda: self.note(
                "The questions could not be fetched: is the network there?"))
            self.note("Press Play: it will stop and ask.")
        self.wake()

    def refresh(self, run: MazeRun) -> None:
        """After a frame: make questions, or ask the next one."""
        if not self.on or not self.parts.has(SOURCES):
            return
        if self.card is None:
            asking = import_module("maze.web.explaining.asking")
            self.card = asking.Asking(self.page, self.wake, self.note)
        self.card.refresh(run)

    @property
    def asking(self) -> bool:
        """Whether a question waits for its answer."""
        return self.card is not None and self.card.waits

    def tap(self, cell: Cell) -> bool:
        """A cell of the board was tapped; whether it was an answer."""
        return self.card is not None and self.card.tap(cell)

    def layers(self, theme: Theme) -> Iterator[Layer | Label]:
        """The letters of the answers in their cells."""
        if self.card:
            yield from self.card.layers(theme)
