"""Around: the page around the workshop, as it asks for it (``asks.Asks``)."""

from __future__ import annotations

from collections.abc import Callable

from maze.pentomino.recipe import TilingRecipe
from maze.share import place_of
from maze.web.app import App


class Around:
    """What ``App`` can do for a workshop."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.visit_and_play: Callable[[TilingRecipe], None] = app.visit_and_play
        self.set_up = app.set_up
        self.broken = app.broken

    def follow(self, recipe: TilingRecipe) -> None:
        if self.app.run:
            self.app.run.recipe = recipe
            self.app.address.settle(self.app.link)

    def redraw(self) -> None:
        self.app.player.stage.redraw()

    def is_here(self, place: str) -> bool:
        return self.app.run is not None and place_of(self.app.run.recipe) == place

    def single_keys(self) -> bool:
        return self.app.single_keys
