"""Picturing: opens the dialog that makes a maze of a picture, whose modules are fetched first."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from maze.overlays import PART
from maze.web.app import App
from maze.web.services import Browser
from maze.web.waiting import FETCHING, NOT_FETCHED
from maze.web.work.scheduler import Scheduler

DIALOG = "maze.web.picturing.dialog"


class Picturing:
    """Makes the dialog when it is first opened."""

    def __init__(self, app: App, browser: Browser, scheduler: Scheduler) -> None:
        self.app, self.browser, self.scheduler = app, browser, scheduler
        self._dialog: Any = None
        app.page.on("picture-dialog", "shown", self.open)

    def open(self) -> None:
        """Fill the dialog, as soon as its modules are here."""
        page, parts = self.app.page, self.browser.parts
        if not parts.has(PART):
            page.write("picture-said", FETCHING)
            parts.need(PART, self.open, lambda: page.write("picture-said", NOT_FETCHED))
            return
        if self._dialog is None:
            self._dialog = import_module(DIALOG).PictureDialog(self.app, self.scheduler,
                                                               self.browser.pictures)
        self._dialog.open()
