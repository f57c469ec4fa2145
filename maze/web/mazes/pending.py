"""PendingChanges: whether something was set that is not shown yet, told beside
the button New maze."""

from __future__ import annotations

from collections.abc import Callable

from maze.errors import MazeError
from maze.recipe import Recipe
from maze.web.page import Page


class PendingChanges:
    """``read`` is what the controls say; ``settled`` is called when they say what is shown."""

    def __init__(self, page: Page, read: Callable[[], Recipe]) -> None:
        self.page = page
        self.read = read
        self._shown: Recipe | None = None
        for event in ("change", "click"):                  # a new seed is a click
            page.on("generate", event, self._tell)

    def settled(self) -> None:
        self._shown = self._asked()
        self._tell()

    def _asked(self) -> Recipe | None:
        """But for the solver, which another button asks for."""
        try:
            return self.read().but(solve="", sopt=())
        except MazeError:                                  # New maze will say it
            return None

    @property
    def is_due(self) -> bool:
        """Whether something was set that is not shown yet."""
        return self._asked() != self._shown

    def _tell(self) -> None:
        due = self.is_due
        self.page.attribute("due", "hidden", None if due else "")
        self.page.attribute("new", "aria-describedby", "due" if due else None)
