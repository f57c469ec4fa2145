"""UndoButtons: undo and redo, beside the modes and under the board."""

from __future__ import annotations

from collections.abc import Callable

from maze.web.page import Page
from maze.web.pointing.live import Live


class UndoButtons:
    """They say whether there is a way back or forward."""

    def __init__(self, page: Page, live: Live) -> None:
        self.page, self.live = page, live
        live.changed.listen(self.show)

    def listen(self, undo: Callable[[], None], redo: Callable[[], None]) -> None:
        """Hear the buttons."""
        for name, act in (("undo", undo), ("redo", redo)):
            for button in (name, f"edit-{name}"):
                self.page.on(button, "click", act)

    def show(self) -> None:
        """Off, where nothing is left."""
        history = self.live.history
        for name, left in (("undo", history.past), ("redo", history.future)):
            for button in (name, f"edit-{name}"):
                self.page.attribute(button, "aria-disabled", None if left else "true")
