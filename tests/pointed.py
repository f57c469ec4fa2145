"""The page's Python with a board that can be pointed at: fakes at the rim, for tests."""

from __future__ import annotations

from typing import Any

from maze.grid import Point
from maze.grids.drawing import halfway
from maze.recipe import Recipe
from maze.render.theme import LIGHT
from maze.share import decode
from tests.test_web import Site

SQUARES = "#maze?v=1&shape=square&size=8x6&by=prim&seed=amber-7&solve=breadth_first"


class Pointed(Site):
    """A finished maze and a hand; places are in cells."""

    def __init__(self, link: str = SQUARES, *, finished: bool = True, **more: Any) -> None:
        super().__init__(link, **more)
        self.mazes = self.app.workshops["maze"]
        self.live, self.pointing = self.mazes.live, self.mazes.pointing
        self.frames()
        if finished:
            self.end()

    # --- a hand ---------------------------------------------------------------------------------

    def press(self, name: str | Point) -> Pointed:
        """A button, by its name; or the board, at a place."""
        if isinstance(name, str):
            super().press(name)
            return self
        self.pointing.press(*self.at(name))
        return self

    def at(self, place: Point) -> Point:
        return self.screen.view.to_page(*place)

    def tap(self, place: Point) -> Pointed:
        self.press(place)
        self.pointing.lift(*self.at(place))
        return self.frames()

    def drag(self, *places: Point) -> Pointed:
        self.press(places[0])
        for place in places[1:]:
            self.pointing.move(*self.at(place))
            self.frames()
        self.pointing.lift(*self.at(places[-1]))
        return self.frames()

    def keys(self, *keys: str) -> Pointed:
        for key in keys:
            self.pointing.key(key.removeprefix("Shift+"), key.startswith("Shift+"))
            self.frames()
        return self

    # --- what came of it ------------------------------------------------------------------------

    @property
    def recipe(self) -> Recipe:
        return self.app.run.recipe

    @property
    def opened(self) -> bytearray:
        return self.app.run.player.result.maze.open

    @property
    def grid(self):
        return self.app.run.drawing.scene.grid

    def wall(self, edge: int) -> Point:
        """The middle of a wall."""
        return halfway(self.grid.geometry.lines(edge)[0])

    def over_it(self) -> list:
        return list(self.pointing.layers(LIGHT))

    def is_as_in_its_link(self) -> bool:
        """Whether the link gives what is shown, and what is shown is finished."""
        return (self.state == "finished"
                and decode(self.app.link).recipe.picture().digest == self.page.of("digest"))
