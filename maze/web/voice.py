"""Voice: what is said aloud to those who do not see, and the note above the board.

One live region for both.  At most one announcement a second; what comes faster is dropped, but
for the last of it.
"""

from __future__ import annotations

from collections.abc import Callable

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
        self._waiting: str | None = None
        self._noted = ""

    def say(self, text: str, *, detail: bool = False) -> None:
        """Announce a sentence, now or when a second has passed; the latest one wins.

        A ``detail`` is one of many sentences while something plays: left out if brief.
        """
        if self.level == "off" or (detail and self.level == "brief"):
            return
        wait = self._quiet_until - self.clock()
        if wait <= 0:
            self._say_now(text)
        elif self._waiting is None:
            self._waiting = text
            self.later(wait, self._say_waiting)
        else:
            self._waiting = text

    def note(self, text: str, *, more: bool = False) -> None:
        """Show a sentence above the board until it is dismissed; "" takes it away.

        ``more`` keeps what stands there already, and says nothing twice.
        """
        text = text[:1].upper() + text[1:]
        if more and text in self._noted:
            return
        text = f"{self._noted} {text}".strip() if more else text
        self._noted = text
        self.page.write("note-text", text)
        self.page.attribute("note", "class", "note shown" if text else "note")

    def _say_now(self, text: str) -> None:
        self._quiet_until = self.clock() + PAUSE
        self.page.write("announce", text)

    def _say_waiting(self) -> None:
        text, self._waiting = self._waiting, None
        if text is not None:
            self._say_now(text)
