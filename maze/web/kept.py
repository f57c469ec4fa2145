"""Kept: what the page's link says besides the recipe, as long as that is so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

LASTING = ("embed", "controls", "loop", "theme", "show", "exercise", "lang")
OF_PUZZLE = ("daily", "dare")                              # true of one puzzle alone


class Kept:
    """``puzzle`` is what is to be solved in a recipe: see ``Workshop.puzzle``."""

    def __init__(self) -> None:
        self._view: dict[str, Any] = {}
        self._puzzle: object = None

    def open(self, view: Mapping[str, Any], puzzle: object) -> None:
        """A link was opened."""
        self._view = {key: value for key, value in view.items() if key in LASTING + OF_PUZZLE}
        self._puzzle = puzzle

    def keep(self, key: str, value: Any) -> None:
        """None if it is over."""
        self.drop(key)
        self._view |= {} if value is None else {key: value}

    def drop(self, key: str) -> None:
        self._view.pop(key, None)

    def view(self, puzzle: object) -> dict[str, Any]:
        """The keys of the link of a puzzle that is shown."""
        same = puzzle == self._puzzle
        return {key: value for key, value in self._view.items() if same or key not in OF_PUZZLE}
