"""PageActions: what the pentomino workshop asks of the page around it; ``app.App`` grants them."""

from __future__ import annotations

from typing import Protocol

from maze.pentomino.recipe import TilingRecipe


class PageActions(Protocol):
    """What is shown, and how to show something else."""

    single_keys: bool                                      # letters are commands: a setting

    def visit_and_play(self, recipe: TilingRecipe) -> None:
        """Show a recipe; Back will return to the one before."""

    def replace(self, recipe: TilingRecipe) -> None:
        """Show a recipe in place of this one."""

    def follow(self, recipe: TilingRecipe) -> None:
        """What is shown has become another recipe's, by playing."""

    def redraw(self) -> None:
        """Something is to be seen that was not."""

    def is_here(self, place: str) -> bool:
        """Whether a place of the page is the one that is shown."""

    def broken(self, error: Exception) -> None:
        """Something has failed."""
