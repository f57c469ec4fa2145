"""Embed: the page as a frame in another page or on the wall, and a loop between two steps.

What a link asks for here is how the page looks, so it is kept in the address, other than the step.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from maze.place import AnyRecipe
from maze.web.page import Page
from maze.web.player.transport import Transport
from maze.web.run import Shown


class Embed:
    """``link`` writes a recipe as a link; ``wish`` is told the theme a link asks for, or ""."""

    def __init__(self, page: Page, player: Transport,
                 link: Callable[[AnyRecipe, dict[str, Any]], str],
                 wish: Callable[[str], None]) -> None:
        self.page = page
        self.player = player
        self.link = link
        self.wish = wish
        self.loop = (0, 0)
        self._run: Shown | None = None                       # that the way out leads to
        self._played = False                               # in the frame before

    def view(self, view: Mapping[str, Any]) -> None:
        """A link was opened: look as it says."""
        embedded = bool(view.get("embed"))
        bare = embedded and not view.get("controls", 1)
        self.page.attribute("", "data-embed", "1" if embedded else None)
        self.page.attribute("", "data-controls", "0" if bare else None)
        wall = view.get("present") and not embedded        # a frame is small
        self.page.attribute("", "data-wall", "1" if wall else None)
        self.loop = view.get("loop", (0, 0))
        self.wish(view.get("theme", ""))

    def refresh(self) -> None:
        """A frame was drawn: at the end of the loop go back to its beginning."""
        run, (first, last) = self.player.run, self.loop
        if run is not None and run is not self._run:
            self._run = run
            self.page.attribute("embed-open", "href", self.link(run.recipe, {}))
        if run is None or not last:
            return
        player, playing = run.player, run.player.state == "playing"
        if (playing and player.position >= last) or (self._played and player.at_end):
            self.player.go_round(first)
        self._played = player.state == "playing"
