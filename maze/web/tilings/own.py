"""OwnSearches: searches that visitors write, beside the menu of ours."""

from __future__ import annotations

from typing import Any

from maze.message import Said
from maze.pentomino.written import NONE_FOUND, ROOM
from maze.recordings import recorded_in
from maze.web.house import House
from maze.web.own import OwnPrograms
from maze.web.tilings.standing import TilingRun
from maze.web.tilings.surface import Surface


class OwnSearches(OwnPrograms):
    """Of the pentomino workshop."""

    def __init__(self, house: House, shop: Any) -> None:
        super().__init__(house, shop, "maze.web.writing.on_tilings:OnTilings", [ROOM])

    def enter(self, surface: Surface | None) -> None:
        """A search is watched, if nothing lies on the ``surface``: one that came by a link is read
        before it runs."""
        run: Any = self.house.app.run
        if surface is None and run is not None and recorded_in(run.recipe.entry):
            self.read_first(run)

    def outcome(self, run: TilingRun) -> Said:
        """What came of a search.  That ours find nothing proves that there is nothing."""
        picture = run.player.result
        assert picture
        theirs = not picture.found and recorded_in(run.recipe.entry)
        return NONE_FOUND if theirs else picture.sentence()
