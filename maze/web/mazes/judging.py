"""Judging: how hard a maze is for people, told when somebody asks; its code comes with the lab."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from maze.picture import Picture
from maze.web.fetching import is_here
from maze.web.mazes.lens import Lens
from maze.web.mazes.numbers import Numbers
from maze.web.page import Page
from maze.web.parts import Parts

PART, MODULE, BOX, TOLD = "lab", "maze.web.lab.judged", "more-numbers", "people-told"


class Judging:
    """Of the maze whose numbers are told; ``redraw`` draws the picture anew."""

    def __init__(self, page: Page, parts: Parts, numbers: Numbers, lens: Lens,
                 redraw: Callable[[], None]) -> None:
        self.page, self.parts = page, parts
        self._made: Callable[[Any], Any] = lambda module: module.Judged(page, lens, redraw)
        self._judged: Any = None
        self._open = False
        self._picture: Picture | None = None
        numbers.also = self._look
        page.on(BOX, "toggle", self._toggled)

    def _look(self, picture: Picture | None) -> None:
        self._picture = picture
        if self._judged is not None and self._open:
            self._judged.show(picture)

    def _toggled(self) -> None:
        """The numbers were opened, or closed again."""
        self._open = self.page.read(BOX) == "1"
        if not self._open:
            if self._judged is not None:
                self._judged.hide()
        elif is_here(self.parts, PART, self.page, TOLD, self._toggled):
            self._judged = self._judged or self._made(import_module(MODULE))
            self._judged.show(self._picture)
