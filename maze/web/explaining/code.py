"""CodeView: the function that runs, with the line lit that made the step that is shown.

While it is closed nothing is done. When it is opened, the algorithm is run once more up to the
step that is shown, a few milliseconds a frame, and its lines are kept for going back.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import PurePath
from types import CodeType

from maze.message import Joined, Message
from maze.tracing import ROOMS, CodeLine, SourceText, Trace, source_of
from maze.web.explaining.deciding import deciding
from maze.web.explaining.idea import Idea
from maze.web.explaining.tokens import lines_of
from maze.web.page import Page
from maze.web.parts import SOURCES, Parts
from maze.web.run import Shown

BUDGET = 0.004                                             # seconds a frame
FETCHING = "The code is being fetched."
NOT_FETCHED = ("The code could not be fetched: is the network there? Close this and open it once "
               "more to try again.")
NO_CODE = "Steps taken by hand come from no algorithm, so there is no line to show."


class CodeView:
    """``wake`` asks for another frame, because there is more to be traced."""

    def __init__(self, page: Page, clock: Callable[[], float], wake: Callable[[], None],
                 parts: Parts) -> None:
        self.page = page
        self.clock = clock
        self.wake = wake
        self.parts = parts
        self.open = False
        self._run: Shown | None = None
        self._trace: Trace | None = None
        self._shown: CodeType | None = None
        self._of: object = None                            # the algorithm that is shown
        page.on("code-box", "toggle", self._toggled)

    def _toggled(self) -> None:
        self.open = self.page.read("code-box") == "1"
        if self.open and not self.parts.has(SOURCES):
            self.page.write("code-where", FETCHING)
            self.parts.need(SOURCES, self.wake,
                            lambda: self.page.write("code-where", NOT_FETCHED))
        self.wake()

    def refresh(self, run: Shown, idea: Idea) -> None:
        """Bring it up to date, after a frame."""
        if not self.open or not self.parts.has(SOURCES):
            self._run = self._trace = None
            return
        if run is not self._run:
            self._run, self._shown, self._of = run, None, None
            self._trace = Trace(lambda: run.recipe.begin()[1], run.player.log)
        line = self._line(run)
        if line and PurePath(line.code.co_filename).parent.name in ROOMS:
            self._show(line.code, line.number)
        elif line and idea.run and idea.run is not self._of:
            self._show(idea.run.__code__)                  # what comes next, or has just ended
        elif idea.run and (run.player.position == 0 or not self._shown):
            self._show(idea.run.__code__)
        elif self._shown:
            self._light(None)
        self._of = idea.run if line or run.player.position == 0 else self._of
        if self._trace and self._trace.lost:
            self.page.write("code-where", NO_CODE)

    def _line(self, run: Shown) -> CodeLine | None:
        if self._trace is None or run.problem or run.player.position == 0:
            return None
        end = self.clock() + BUDGET
        if not self._trace.reach(run.player.position, lambda: self.clock() < end):
            self.wake()
        return self._trace.at(run.player.position)

    def _show(self, code: CodeType, number: int | None = None) -> None:
        source = _source(code)
        if source is None:
            return
        if code is not self._shown:
            self._shown = code
            self.page.code("code", lines_of(source.lines))
        self._light(source, number)

    def _light(self, source: SourceText | None, number: int | None = None) -> None:
        if source is None or number is None:
            self.page.light("code", None)
        else:
            line = number - source.first
            self.page.light("code", line, deciding(source.lines, line))
        if source:
            place = Message(", line {number}", number=number) if number else ""
            self.page.write("code-where", Joined((f"maze/{source.file}", place), ""))


@lru_cache(maxsize=32)
def _source(code: CodeType) -> SourceText | None:
    return source_of(code)
