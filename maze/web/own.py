"""OwnPrograms: what visitors write, beside the menus of generators, solvers and searches.

The panel for it is fetched when it is first needed. Until then, a program that came by a link
waits.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cached_property, partial
from importlib import import_module
from typing import TYPE_CHECKING, Any

from maze.message import Message
from maze.render.layers import Label, Layer
from maze.render.theme import Theme
from maze.web.house import House

if TYPE_CHECKING:
    from maze.web.writing.desk import Desk
    from maze.web.writing.ground import Ground

PART = "writing"                                           # of the page: see tools/parts.py
DESK = "maze.web.writing.desk"                             # in that part
NOT_FETCHED = Message("The editor could not be fetched: is the network there?")


class OwnPrograms:
    """Of one place, whose workshop is ``shop``.

    ground  the module and class of what it lends to programs: see ``maze.web.writing.ground``
    rooms   of the catalog, which have a button to write for them
    """

    def __init__(self, house: House, shop: Any, ground: str, rooms: Collection[str]) -> None:
        self.house, self.shop, self._made = house, shop, ground
        for room in rooms:
            house.browser.page.on(f"write-{room}", "click", partial(self._open, room))

    @property
    def desk(self) -> Desk | None:
        """The panel, once somebody has wanted it."""
        desk: Desk | None = self.house.panel.desk
        return desk

    @cached_property
    def ground(self) -> Ground:
        """What this place lends to programs; there when the panel is."""
        module, _, name = self._made.partition(":")
        ground: Ground = getattr(import_module(module), name)(self.house, self.shop)
        return ground

    def _open(self, room: str) -> None:
        self._with_desk(lambda desk: desk.open(self.ground, room))

    def _with_desk(self, act: Callable[[Desk], None]) -> None:
        def here() -> None:
            panel = self.house.panel
            if panel.desk is None:
                panel.desk = import_module(DESK).Desk(self.house, self.ground)
            act(panel.desk)

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

    def read_first(self, run: Any) -> None:
        """A run with programs is shown: one that came by a link is read before it runs."""
        self._with_desk(lambda desk: self._read_first(desk, run))

    def _read_first(self, desk: Desk, run: Any) -> None:
        strange = desk.bench.strange(self.ground, run.recipe)
        if strange is not None and run is self.house.app.run:
            self.house.browser.page.press(f"write-{strange.room}")

    def refresh(self, run: Any) -> None:
        """A frame was drawn."""
        if self.desk is not None:
            self.desk.bench.refresh(run)
