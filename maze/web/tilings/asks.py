"""Asks: what the pentomino workshop asks of the page around it, and of the browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from maze.pentomino.recipe import TilingRecipe
from maze.render.theme import Theme
from maze.web.device.records import Records


class Asks(Protocol):
    """``app.App`` grants these."""

    def visit_and_play(self, recipe: TilingRecipe) -> None:
        """Show a recipe; Back will return to the one before."""

    def set_up(self) -> None:
        """Show what the controls say."""

    def follow(self, recipe: TilingRecipe) -> None:
        """What is shown has become another recipe's, by playing."""

    def redraw(self) -> None:
        """Something is to be seen that was not."""

    def is_here(self, place: str) -> bool:
        """Whether a place of the page is the one that is shown."""

    def single_keys(self) -> bool:
        """Whether letters are commands: people may switch that off."""

    def broken(self, error: Exception) -> None:
        """Something has failed."""


class Tools(Protocol):
    """What the browser lends: clock, colors, seeds, the date, and what is kept."""

    records: Records

    def clock(self) -> float: ...
    def later(self, seconds: float, act: Callable[[], None]) -> Callable[[], None]: ...
    def theme(self) -> Theme: ...
    def pace(self) -> float: ...
    def fresh(self) -> str: ...
    def today(self) -> str: ...
