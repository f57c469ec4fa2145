"""FetchedDialog: a dialog whose modules are fetched when it is first opened."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Protocol

from maze.web.fetching import is_here
from maze.web.services import Browser


class Dialog(Protocol):
    """What is made when its modules are here."""

    def open(self) -> None:
        """Fill the controls."""


class FetchedDialog:
    """Of the dialog ``name-dialog``, in which ``name-said`` is told what it waits for.

    part    of the page that has its modules          module    the one that ``make`` is given
    """

    def __init__(self, browser: Browser, name: str, part: str, module: str,
                 make: Callable[[Any], Dialog]) -> None:
        self.browser, self.page, self.part, self.module = browser, browser.page, part, module
        self._said, self._make = f"{name}-said", make
        self._dialog: Dialog | None = None
        self.page.on(f"{name}-dialog", "shown", self.open)

    def open(self) -> None:
        """Fill the dialog, as soon as its modules are here."""
        if not is_here(self.browser.parts, self.part, self.page, self._said, self.open):
            return
        if self._dialog is None:
            self._dialog = self._make(import_module(self.module))
            self.page.write(self._said, "")
        self._dialog.open()
