"""Sheet: the panel's controls: the text, what is told of it, and what it has printed."""

from __future__ import annotations

from collections.abc import Sequence

from maze.errors import MazeError
from maze.message import Message, Said
from maze.web.page import Page

PRINTED = 300                                              # lines that are shown


class Sheet:
    """The text stands in the field ``writing-text``; static/editor.mjs shows it, and receives all
    else by the field's attributes."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._version = 0
        self._printed: Sequence[tuple[int, str]] = ()

    @property
    def text(self) -> str:
        return self.page.read("writing-text")

    def put(self, text: str) -> None:
        """What is edited from now on."""
        self._version += 1
        self.page.write("writing-text", text)
        self.page.attribute("writing-text", "data-version", str(self._version))
        self.mark(None)

    def tell(self, text: Said) -> None:
        """How it goes."""
        self.page.write("writing-told", text)

    def mark(self, error: MazeError | None) -> None:
        """Say what is wrong, and where."""
        line, column = getattr(error, "line", None), getattr(error, "column", None)
        self.page.write("writing-error", error.message if error else "")
        self.page.attribute("writing-text", "data-error",
                            f"{line}:{column or 0}" if line else None)

    def light(self, line: int) -> None:
        """Light the line that made the step that is shown; 0 is none."""
        self.page.attribute("writing-text", "data-line", str(line) if line else None)

    def show_printed(self, printed: Sequence[tuple[int, str]]) -> None:
        """What was printed, with the number of steps before each line."""
        if len(printed) == len(self._printed) and printed == self._printed:
            return
        self._printed = list(printed)
        self.page.listed("writing-printed", [Message("{step}: {text}", step=step, text=text)
                                             for step, text in printed[-PRINTED:]])
        self.page.write("writing-count", Message("({count})", count=len(printed))
                        if printed else "")

    def show_busy(self, *, busy: bool) -> None:
        self.page.attribute("writing-stop", "disabled", None if busy else "")
