"""OwnGenerator: a visitor's generator in a census.

It is chosen from those that this device keeps, or has come by a link. It is shown to be read, and
runs in a sandbox once somebody presses Run.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING

from maze.errors import MazeError
from maze.jobs import Part
from maze.lab.census import Census
from maze.lab.recipe import LabRecipe
from maze.message import Message
from maze.passages import Maze
from maze.progress import Progress
from maze.texts import LONGEST, title_of
from maze.web.device.known import PROGRAMS
from maze.web.house import House
from maze.web.page import Option

if TYPE_CHECKING:
    from maze.web.writing.draws import Draws

PART, DRAWS = "writing", "maze.web.writing.draws"          # of the page: see tools/parts.py
NONE, LINK = Option("", "None"), "-"                       # no entry of the library is called so
MENU, TEXT, RUN, TOLD = "lab-own", "lab-own-text", "lab-own-run", "lab-own-told"
UNREAD = Message("Read what the program does, then run it. It runs in a sandbox: it cannot reach "
                 "the network, the rest of this page, or what this device keeps.")
NOT_FETCHED = Message("The sandbox could not be fetched: is the network there?")


class OwnGenerator:
    """``changed`` is called when another is chosen, ``run`` when one may run."""

    def __init__(self, house: House, changed: Callable[[], None], run: Callable[[], None]) -> None:
        self.browser, self.page = house.browser, house.browser.page
        self.scheduler = house.works.scheduler
        self._run, self._code, self._shown = run, "", ""
        self._allowed: set[str] = set()
        self._draws: Draws | None = None
        self._wanted: Census | None = None                 # the one that is being drawn
        self.page.on(MENU, "change", changed)
        self.page.on(RUN, "click", self._allow)

    # --- the choice -----------------------------------------------------------------------------

    def write(self, recipe: LabRecipe) -> None:
        """Offer what the device keeps, and show the program of a recipe."""
        page, self._code = self.page, recipe.code
        page.attribute("lab-own-box", "hidden", None if recipe.mode == "census" else "")
        kept = self.browser.records.entries(PROGRAMS)
        self._shown = next((name for name, text in kept.items() if text == recipe.code), LINK) \
            if recipe.code else ""
        link = [Option(LINK, Message(title_of(recipe.code)))] if self._shown == LINK else []
        page.menu(MENU, [NONE, *link, *[Option(name, Message(title_of(text)))
                                        for name, text in sorted(kept.items())]])
        page.write(MENU, self._shown)
        page.write(TEXT, recipe.code)
        asks = bool(recipe.code) and recipe.code not in self._allowed
        page.write(TOLD, UNREAD if asks else "")
        page.attribute("lab-own-box", "open", "" if recipe.code else None)
        for name, seen in ((TEXT, bool(recipe.code)), (RUN, asks)):
            page.attribute(name, "hidden", None if seen else "")

    def read(self) -> str:
        """The text of the program that is chosen, "" for none."""
        name = self.page.read(MENU)
        if name == self._shown:
            return self._code
        return self.browser.records.read(PROGRAMS, name)[:LONGEST] if name else ""

    def _allow(self) -> None:
        self._allowed.add(self._code)
        self.page.write(TOLD, "")
        self.page.attribute(RUN, "hidden", "")
        self._run()

    # --- the draws ------------------------------------------------------------------------------

    def may_draw(self, text: str) -> bool:
        """Whether somebody has said that it may run."""
        return text in self._allowed

    def draw(self, census: Census, text: str, hear: Callable[[Part], None],
             over: Callable[[MazeError | None], None]) -> None:
        """Have a program draw all mazes of a census; ``hear`` is called as by a job of ours."""
        done, self._wanted = 0, census

        def tell(mazes: list[Maze]) -> None:
            nonlocal done
            done += len(mazes)
            hear(array("i", map(census.number, mazes)))
            hear(Progress("Measuring", done, census.draws))

        def here() -> None:
            if self._wanted is not census:                 # stopped while the part was fetched
                return
            if self._draws is None:
                self._draws = import_module(DRAWS).Draws(self.browser, self.scheduler)
            assert self._draws
            self._draws.draw(text, [census.board_of(draw) for draw in range(census.draws)], tell,
                             over)

        self.browser.parts.need(PART, here, lambda: over(MazeError(NOT_FETCHED)))

    def stop(self) -> None:
        """Whatever is being drawn."""
        self._wanted = None
        if self._draws is not None:
            self._draws.stop()
