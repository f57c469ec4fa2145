"""Overlaid: the picture that is laid over the board; the next maze has it, too, until it is off."""

from __future__ import annotations

from collections.abc import Callable

from maze.recipe import Recipe
from maze.web.mazes.fit import can_be_laid
from maze.web.page import Page


class Overlaid:
    """``keys`` are those of a recipe; ``lifted`` is called when the picture was taken away."""

    def __init__(self, page: Page, lifted: Callable[[], None]) -> None:
        self.page, self.lifted = page, lifted
        self.keys = {"cut": "", "hide": ""}
        page.on("picture-off", "click", self._lift)

    def write(self, recipe: Recipe) -> None:
        """What a recipe has; the panel says so."""
        self.keys = {"cut": recipe.cut, "hide": recipe.hide}
        self.page.attribute("pictured", "hidden", None if any(self.keys.values()) else "")

    def _lift(self) -> None:
        """The next maze has the whole board."""
        self.write(Recipe())
        self.lifted()

    def on(self, recipe: Recipe) -> Recipe:
        """A recipe of another board with it, where it can be there."""
        recipe = recipe.but(cut="", hide="")
        for key, text in self.keys.items():
            laid = recipe.but(**{key: text})
            recipe = laid if text and can_be_laid(laid) else recipe
        return recipe
