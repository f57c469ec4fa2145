"""ShowingIdeas: the ideas on the boards of the lab and of Learn; the modules are fetched for that.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from maze.render.layers import Label, Layer
from maze.web.parts import IDEA
from maze.web.run import BOARD, Shown
from maze.web.services import Browser

if TYPE_CHECKING:
    from maze.web.explaining.boards import IdeasOnBoards


class ShowingIdeas:
    """``wake`` asks for another frame."""

    def __init__(self, browser: Browser, wake: Callable[[], None]) -> None:
        self.browser = browser
        self.wake = wake
        self._asked: Shown | None = None                   # for which the part was asked for
        self._boards: IdeasOnBoards | None = None

    def refresh(self, shown: Shown, *, hidden: bool) -> None:
        """After a frame; ``hidden`` while a question must not be answered by the picture."""
        wanted = self.browser.shows_ideas() and not hidden
        if self._boards is not None:
            self._boards.show(shown, wanted=wanted)
        elif wanted and shown.player.position and shown.tracks:
            self._fetch(shown)

    def _fetch(self, shown: Shown) -> None:
        if self.browser.parts.has(IDEA):
            module = import_module("maze.web.explaining.boards")
            self._boards = module.IdeasOnBoards(self.browser, self.wake)
            self.wake()
        elif shown is not self._asked:
            self._asked = shown                            # once: without it the boards are shown
            self.browser.parts.need(IDEA, self.wake, lambda: None)

    def layers(self) -> Sequence[Layer | Label]:
        """What is drawn over the board of the page's own canvas."""
        return self._boards.layers(BOARD) if self._boards else ()
