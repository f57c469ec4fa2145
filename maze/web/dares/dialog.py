"""DareDialog: after a win, a link that dares a friend, and the result as text to paste."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from maze.dares.dare import NAME, Dare, cleaned, format_dare
from maze.dares.verdict import result_text
from maze.errors import MazeError
from maze.message import Message, Said, joined
from maze.playing.win import Win
from maze.share import LONGEST, encode
from maze.web.app import App
from maze.web.dares import ghosts
from maze.web.page import Field, Option
from maze.web.sharing.links import length_told

AIMS = (Option("time", "Time"), Option("moves", "Moves"))
NO_GHOST = "This game was too long for a ghost: only its numbers are in the link."


class DareDialog:
    """``home`` is the page's own address."""

    def __init__(self, app: App, home: Callable[[], str]) -> None:
        self.app, self.page, self.home = app, app.page, home
        self._name = ""                                    # as long as the page is open
        self._win: Win | None = None
        self.page.on("dare-wish", "change", self.show)

    def open(self) -> None:
        """Offer the game that was just won."""
        self._win = win = self.app.shop.win()
        if win is None:
            return
        fog = [Field("fog", "Hidden until it is seen (fog)", "check", str(int(win.foggy)))]
        self.page.fields("dare-wish", [
            Field("name", "Your name", "text", self._name,
                  "It stands in the link; it may be empty."),
            Field("aim", "To be beaten", "menu", "time", options=AIMS),
            *(fog if self._in_maze(win) else [])])
        self.page.write("dare-text", self._text(win))
        self.show()

    def show(self) -> None:
        """Write the link with what was chosen."""
        if (win := self._win) is None:
            return
        page = self.page
        self._name = cleaned(page.read("dare-wish-name"))[:NAME]
        foggy = self._in_maze(win) and page.read("dare-wish-fog") == "1"
        dare = Dare(page.read("dare-wish-aim"), *win.result, foggy=foggy, name=self._name,
                    track=win.track)
        text = format_dare(dare)
        note: list[Said] = []
        try:
            made = getattr(ghosts, win.ghost)(text, win.board)
            ghostly = made.ghost is not None
        except MazeError:                                  # its times were lost, say
            ghostly = False
        link = self._link(win, {"dare": text})
        if not ghostly or len(link) > LONGEST:             # the end of such a link is not read
            note = [NO_GHOST]
            link = self._link(win, {"dare": format_dare(dare.without_track())})
        page.write("dare-link", link)
        page.write("dare-note", joined([*note, length_told(len(link), written=False)]))

    def _in_maze(self, win: Win) -> bool:
        return win.ghost == "in_maze"

    def _text(self, win: Win) -> Said:
        place = self.app.places.of(win.recipe)
        title = joined(["Meander", Message(place.title), win.day], " · ")
        return result_text(title, win.result, self._link(win, {}), [win.told] if win.told else [])

    def _link(self, win: Win, more: dict[str, Any]) -> str:
        day = {"daily": win.day} if win.day else {}
        view = {**day, **self.app.shop.modes.view(), **more}
        return self.home() + encode(win.recipe, view, places=self.app.places)
