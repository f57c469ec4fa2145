"""Modes: what is done with what is shown: it is watched, played, edited ...

One mode is on in a place at a time.  It stands in the link, unless it is the first; style sheets
find it as ``data-mode`` on the root element, and its button is down.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from maze.place import Place
from maze.web.page import Page
from maze.web.signals import Signal


class Modes:
    """Of one place.  ``wish`` is the mode that a link asks for, or ""; ``turned`` tells of each
    change.
    """

    def __init__(self, page: Page, place: Place) -> None:
        self.page = page
        self.place = place
        self.current, self.wish = self.first, ""
        self.turned = Signal[[]]()

    @property
    def first(self) -> str:
        return self.place.modes[0]

    def listen(self, turn: Callable[[str], None]) -> None:
        """``turn`` is called with the button that was pressed."""
        for mode in self.place.modes:
            self.page.on_choice(self._button(mode), partial(turn, mode))

    def look(self, view: Mapping[str, Any]) -> None:
        """A link was opened."""
        self.wish = view.get("mode", "")

    def take_wish(self) -> str:
        """What the link has asked for; it asks once."""
        wish, self.wish = self.wish, ""
        return wish or self.first

    def view(self) -> dict[str, Any]:
        """What a link of this moment says."""
        return {} if self.current == self.first else {"mode": self.current}

    def turn(self, mode: str) -> None:
        """Another mode is on now."""
        self.current = mode
        self.show()
        self.turned()

    def show(self) -> None:
        """On the page."""
        self.page.attribute("", "data-mode", self.current)
        for mode in self.place.modes:
            self.page.choose(self._button(mode), mode == self.current)

    def _button(self, mode: str) -> str:
        return f"{self.place.buttons}-{mode}"
