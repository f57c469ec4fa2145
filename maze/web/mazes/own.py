"""OwnPrograms: what visitors write, beside the menus of generators and solvers.

The panel for it is fetched when it is first needed. Until then, a program that came by a link
waits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any

from maze.message import Message
from maze.render.layers import Label, Layer
from maze.render.theme import Theme
from maze.web.house import House
from maze.web.mazes.runs import MazeRun
from maze.web.mazes.workshop import MazeWorkshop
from maze.written import ROOMS, programs_of

if TYPE_CHECKING:
    from maze.web.writing.desk import Desk

PART = "writing"                                           # of the page: see tools/parts.py
DESK = "maze.web.writing.desk"                             # in that part
NOT_FETCHED = Message("The editor could not be fetched: is the network there?")


class OwnPrograms:
    """``desk`` is the panel, once somebody has wanted it."""

    def __init__(self, house: House, shop: MazeWorkshop) -> None:
        self.house, self.shop = house, shop
        self.desk: Desk | None = None
        self._asked: MazeRun | None = None                 # whose program is to be read
        for room in ROOMS.values():
            house.browser.page.on(f"write-{room}", "click", partial(self._open, room))

    def _open(self, room: str) -> None:
        self._with_desk(lambda desk: desk.open(room))

    def _with_desk(self, act: Callable[[Desk], None]) -> None:
        def here() -> None:
            house = self.house
            if self.desk is None:
                self.desk = import_module(DESK).Desk(house, self.shop)
            assert self.desk
            act(self.desk)

        self.house.browser.parts.need(PART, here,
                                      lambda: self.house.app.voice.note(NOT_FETCHED))

    def view(self, view: Mapping[str, Any]) -> None:
        """A link says which exercise is to be done, or none."""
        name = view.get("exercise", "none")
        if name != "none" or self.desk is not None:
            self._with_desk(lambda desk: desk.exercise("" if name == "none" else name))

    @property
    def shared(self) -> dict[str, Any]:
        """What a link that is given away says of it."""
        chosen = self.desk.tasks.chosen if self.desk is not None else None
        return {"exercise": chosen.id} if chosen else {}

    def layers(self, theme: Theme) -> Iterable[Layer | Label]:
        """What is drawn over the board: what a counter-example points at."""
        return self.desk.bench.layers(theme) if self.desk is not None else ()

    def shown(self, run: MazeRun) -> None:
        """A run is shown: a program that came by a link is read before it runs."""
        if programs_of(run.recipe):
            self._with_desk(lambda desk: self._read_first(desk, run))

    def _read_first(self, desk: Desk, run: MazeRun) -> None:
        strange = desk.bench.strange(run.recipe)
        if strange is not None and run is self.house.app.run:
            self.house.browser.page.press(f"write-{strange.room}")

    def refresh(self, run: MazeRun) -> None:
        """A frame was drawn."""
        if self.desk is not None:
            self.desk.bench.refresh(run)
