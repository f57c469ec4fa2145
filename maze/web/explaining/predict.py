"""The switch *Predict*: the player stops at some moments and asks what comes next.

The code that asks (``maze.web.asking``) is fetched with the sources when it is first needed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import TYPE_CHECKING, Any

from maze.message import Said
from maze.render.layer import Label, Layer
from maze.render.theme import Theme
from maze.web.parts import SOURCES
from maze.web.run import Shown
from maze.web.services import Browser

if TYPE_CHECKING:
    from maze.web.asking.card import Asking


class Predict:
    """Of the switch ``name``.  ``subject`` makes what is asked about from the module of that name;
    ``wake`` asks for another frame, ``note`` shows a sentence."""

    def __init__(self, browser: Browser, name: str, module: str, subject: Callable[[Any], Any],
                 wake: Callable[[], None], note: Callable[[Said], None]) -> None:
        self.browser, self.page, self.parts = browser, browser.page, browser.parts
        self.name, self.module, self.subject = name, module, subject
        self.wake = wake
        self.note = note
        self.on = False
        self.card: Asking | None = None                    # when its modules are here

    def listen(self) -> None:
        """Hear the switch."""
        self.page.on(self.name, "change", self._turned)
        if self.page.read(self.name) == "1":               # before Python could hear it
            self._turned()

    def _turned(self) -> None:
        self.on = self.page.read(self.name) == "1"
        if self.card:
            self.card.leave()
        if self.on:
            self.parts.need(SOURCES, self.wake, lambda: self.note(
                "The questions could not be fetched: is the network there?"))
            self.note("Press Play: it will stop and ask.")
        self.wake()

    def refresh(self, run: Shown) -> None:
        """After a frame: make questions, or ask the next one."""
        if not self.on or not self.parts.has(SOURCES):
            return
        if self.card is None:
            card, browser = import_module("maze.web.asking.card"), self.browser
            self.card = card.Asking(self.page, self.subject(import_module(self.module)),
                                    browser.clock, browser.theme, self.wake, self.note)
        self.card.refresh(run)

    def refresh_if(self, run: Shown, asks: bool) -> None:
        """The same, but for what nothing is asked about: then there is no question."""
        if asks:
            self.refresh(run)
        elif self.card:
            self.card.leave()

    @property
    def asking(self) -> bool:
        """Whether a question waits for its answer."""
        return self.card is not None and self.card.waits

    def tap(self, cell: int) -> bool:
        """A cell of the board was tapped; whether it was an answer."""
        return self.card is not None and self.card.tap(cell)

    def layers(self, theme: Theme) -> Iterator[Layer | Label]:
        """The letters of the answers in their cells."""
        if self.card:
            yield from self.card.layers(theme)
