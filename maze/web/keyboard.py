"""Keyboard: a key goes to the board if it is meant for it, else it may be a command."""

from __future__ import annotations

from collections.abc import Callable

from maze.web.app import App
from maze.web.keys import KeyPress
from maze.web.page import Page
from maze.web.zooming.zoom import Zoom


class Keyboard:
    """``shown`` brings what is drawn over the picture up to date."""

    def __init__(self, page: Page, app: App, zoom: Zoom, shown: Callable[[], None]) -> None:
        self.page, self.app, self.zoom, self.shown = page, app, zoom, shown

    def press(self, press: KeyPress) -> bool:
        """A key went down; returns whether it was one of ours."""
        if self.app.run is None:
            return self.app.key(press)
        shop = self.app.shop
        ours = not press.held and (press.focus == "CANVAS" or shop.hears(press))
        if ours and (shop.key(press) or self.zoom.key(press.key)):
            if shop.hears(press):
                self.page.focus("canvas")
            self.shown()
            return True
        return not shop.rests(press) and self.app.key(press)
