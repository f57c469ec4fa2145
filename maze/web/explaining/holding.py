"""HoldingView: what the algorithm holds, listed beside its code and drawn over the board.

While the code is closed nothing is done. When it is opened, the algorithm is run once more up to
the step that is shown, a few milliseconds a frame: see ``maze.holding``. What it takes to do so
comes with the sources (``maze.web.explaining.held``).  What is in its variables is listed by
``maze.web.writing.values``, as for programs of visitors, and comes with what they need.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from maze.message import Joined
from maze.recent import State
from maze.render.layers import Label, Layer
from maze.render.theme import Theme
from maze.web.mazes.runs import MazeRun
from maze.web.page import Page
from maze.web.parts import SOURCES, Parts

if TYPE_CHECKING:
    from maze.holding import Holding
    from maze.web.writing.values import ValuesView

BUDGET = 0.004                                             # seconds a frame while it plays
AT_REST = 0.012                                            # and while nothing else is to be done
TOOLS = "maze.web.explaining.held"
VALUES = "maze.web.writing.values"
WRITING = "writing"                                        # the part in which it comes


class HoldingView:
    """``wake`` asks for another frame, because the second run has not come far enough."""

    def __init__(self, page: Page, clock: Callable[[], float], wake: Callable[[], None],
                 parts: Parts) -> None:
        self.page = page
        self.clock = clock
        self.wake = wake
        self.parts = parts
        self.open = page.read("code-box") == "1"
        self._run: MazeRun | None = None
        self._holding: Holding | None = None
        self._held: State = {}
        self._drawn: tuple[State, Theme, list[Layer | Label]] | None = None
        self._values: ValuesView | None = None             # once what it needs is there
        page.on("code-box", "toggle", self._toggled)

    def _toggled(self) -> None:
        self.open = self.page.read("code-box") == "1"      # CodeView asks for the sources
        if self.open and self._values is None:
            self.parts.need(WRITING, self._list_values, lambda: None)
        self.wake()

    def _list_values(self) -> None:
        view = import_module(VALUES).ValuesView
        self._values = view(self.page, "code-values", "code-lit", self.wake)
        self._run = None                                   # what is held is read anew
        self.wake()

    @property
    def _tools(self) -> Any:
        """The module ``maze.web.explaining.held``."""
        return import_module(TOOLS)

    def refresh(self, run: MazeRun) -> None:
        """Bring it up to date, after a frame."""
        if not self.open or not self.parts.has(SOURCES):
            self._run = self._holding = None
            self._show(run, {})
            return
        if run is not self._run:
            self._run = run
            self._holding = self._tools.holding_of(run, self._values and self._values.read)
        if self._holding and self._reached(run, self._holding):
            self._show(run, self._holding.at(run.player.position))

    def _reached(self, run: MazeRun, holding: Holding) -> bool:
        end = self.clock() + (BUDGET if run.state == "playing" else AT_REST)
        if holding.reach(run.player.position, lambda: self.clock() < end):
            return True
        self.wake()
        return False

    def _show(self, run: MazeRun, held: State) -> None:
        if held is self._held or not (held or self._held):
            return
        self._held = held
        if self._values:
            self._values.show_read(held)
        told = self._tools.told_in_words(run, held) if held else Joined(())
        self.page.attribute("code-holds", "hidden", None if told.parts else "")
        self.page.write("code-holds", told)
        drawn, words = "", Joined(())
        if held and self._holding:
            drawn, words = self._tools.chart(self._holding, run.player.position)
        self.page.attribute("code-chart", "d", drawn)
        self.page.attribute("code-chart-box", "hidden", None if drawn else "")
        self.page.write("code-chart-words", words)
        self.wake()                                        # what lies over the board is another

    def layers(self, theme: Theme) -> Sequence[Layer | Label]:
        """What is drawn over the board."""
        if not self._held or self._run is None:
            return ()
        if not self._drawn or self._drawn[0] is not self._held or self._drawn[1] != theme:
            grid = self._run.drawing.scene.grid
            self._drawn = self._held, theme, self._tools.layers(grid, self._held, theme)
        lit = self._values.layers(self._run.drawing.scene.grid, theme) if self._values else ()
        return [*self._drawn[2], *lit]
