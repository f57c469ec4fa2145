"""Ordering: opens the dialog of mazes made to order, whose modules are fetched first."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from maze.web.app import App
from maze.web.exporting.makers import MAKING
from maze.web.parts import Parts
from maze.web.waiting import FETCHING, NOT_FETCHED
from maze.web.work.scheduler import Scheduler

DIALOG = "maze.web.ordering.dialog"


class Ordering:
    """Makes the dialog when it is first opened."""

    def __init__(self, app: App, parts: Parts, scheduler: Scheduler) -> None:
        self.app, self.parts, self.scheduler = app, parts, scheduler
        self._dialog: Any = None
        app.page.on("order-dialog", "shown", self.open)

    def open(self) -> None:
        """Fill the dialog, as soon as its modules are here."""
        if not self.parts.has(MAKING):
            self.app.page.write("order-said", FETCHING)
            self.parts.need(MAKING, self.open,
                            lambda: self.app.page.write("order-said", NOT_FETCHED))
            return
        if self._dialog is None:
            self._dialog = import_module(DIALOG).OrderDialog(self.app, self.scheduler)
            self.app.page.write("order-said", "")
        self._dialog.open()
