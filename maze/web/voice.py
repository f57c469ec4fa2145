"""Voice: what is said aloud to those who do not see, and the note above the board.

One live region for both.  At most one announcement a second; what comes faster is dropped, but
for the last of it.
"""

from __future__ import annotations

from collections.abc import Callable

from maze.message import Said, joined, phrase
from maze.web.page import Page

PAUSE = 1.0                                                # seconds between two announcements


class Voice:
    """``later(seconds, act)`` calls back after a while."""

    def __init__(self, page: Page, clock: Callable[[], float],
                 later: Callable[[float, Callable[[], None]], object]) -> None:
        self.page = page
        self.clock = clock
        self.later = later
        self.level = "detailed"                            # or "brief", or "off"
        self._quiet_until = 0.0
        self._waiting: Said | None = None
        self._due = False                                  # whether we shall be called back
        self._passing = False                              # whether a detail waits
        self._noted: list[Said] = []

    def say(self, text: Said, *, detail: bool = False) -> None:
        """Announce a sentence, now or when a second has passed; the latest one wins.

        A ``detail`` is one of many sentences while something plays: left out if brief.
        """
        if self.level == "off" or (detail and self.level == "brief"):
            return
        self._passing = detail
        wait = self._quiet_until - self.clock()
        if wait <= 0:
            self._say_now(text)
        else:
            if not self._due:
                self._due = True
                self.later(wait, self._say_waiting)
            self._waiting = text

    def hush(self) -> None:
        """Another picture is shown: a detail of the last one that waits is not said any more."""
        if self._passing:
            self._waiting = None

    def note(self, text: Said, *, more: bool = False) -> None:
        """Show a sentence above the board until it is dismissed; "" takes it away.

        ``more`` keeps what stands there already, and says nothing twice.
        """
        noted = self._noted if more else []
        new = phrase(text).capital()
        self._noted = noted if not text or new in noted else [*noted, new]
        self.page.write("note-text", joined(self._noted))
        self.page.attribute("note", "class", "note shown" if self._noted else "note")

    def _say_now(self, text: Said) -> None:
        self._quiet_until = self.clock() + PAUSE
        self.page.write("announce", text)

    def _say_waiting(self) -> None:
        text, self._waiting, self._due = self._waiting, None, False
        if text is not None:
            self._say_now(text)
