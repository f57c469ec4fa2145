"""Contest: boards for programs that drive a mouse: one made as in contests, or one from a file."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from maze.errors import MazeError
from maze.message import Message
from maze.recipe import Recipe
from maze.visitors.arena import contest_board
from maze.web.house import House
from maze.web.writing.sheet import Sheet

READER, PART = "maze.exports.contest", "making"            # and the part of the page it comes in
EMPTY = Message("The file is empty, or too large for a contest maze.")


class ContestBoards:
    """The buttons of the panel that put a board for a mouse on the stage."""

    def __init__(self, house: House, sheet: Sheet) -> None:
        self.app, self.browser, self.sheet = house.app, house.browser, sheet
        page = house.browser.page
        page.on("writing-board", "click", lambda: self._show(contest_board(self.browser.fresh())))
        page.on("writing-open", "click", lambda: page.press("writing-file"))
        page.on("writing-file", "change",
                lambda: self.browser.files.chosen("writing-file", self._read))

    def _read(self, text: str) -> None:
        """The text of a file, in either of the two formats."""
        def read() -> None:
            try:
                parts: dict[str, Any] = import_module(READER).contest_parts(text)
                self._show(Recipe(**parts))
            except MazeError as problem:
                self.sheet.mark(problem)

        if text:
            self.browser.parts.need(PART, read, lambda: self.sheet.tell(EMPTY))
        else:
            self.sheet.mark(MazeError(EMPTY))

    def _show(self, recipe: Recipe) -> None:
        """Show a board, solved by the solver that is chosen, if that is not a program."""
        self.sheet.mark(None)
        self.app.visit(recipe, play=False)
