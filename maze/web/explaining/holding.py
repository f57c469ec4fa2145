"""HoldingView: what the algorithm holds, drawn over the board and listed beside its code.

It is drawn if the visitor wishes to see the idea, as everybody does at first, and listed while the
code is open.  Otherwise nothing is done.  For that the algorithm is run once more up to the step
that is shown, a few milliseconds a frame: see ``maze.holding``.  What it takes to do so is a part
of the page (``maze.web.explaining.marks``).  What is in its variables is listed by
``maze.web.writing.values``, as for programs of visitors, and comes with what they need.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from maze.message import Joined
from maze.recent import NOTHING, State
from maze.render.layers import Label, Layer
from maze.render.theme import Theme
from maze.web.explaining.ideas import worth_showing
from maze.web.mazes.runs import MazeRun
from maze.web.page import Page
from maze.web.parts import IDEA, Parts

if TYPE_CHECKING:
    from maze.web.explaining.key import Key
    from maze.web.explaining.marks import Marks
    from maze.web.writing.values import ValuesView

TOOLS = "maze.web.explaining.held"
VALUES = "maze.web.writing.values"
WRITING = "writing"                                        # the part in which it comes


class HoldingView:
    """``wake`` asks for another frame, because the second run has not come far enough; ``wanted``
    says whether the visitor wishes to see it on the board."""

    def __init__(self, page: Page, clock: Callable[[], float], wake: Callable[[], None],
                 parts: Parts, wanted: Callable[[], bool]) -> None:
        self.page = page
        self.clock = clock
        self.wake = wake
        self.parts = parts
        self.wanted = wanted
        self.open = page.read("code-box") == "1"
        self.marks: Marks | None = None
        self._asked: MazeRun | None = None                 # for which the part was asked for
        self._run: MazeRun | None = None
        self._held: State = NOTHING
        self._values: ValuesView | None = None             # once what it needs is there
        self._key: Key | None = None                       # of the legend
        self._phase, self._roles = 0, dict[str, None]()    # of its lines
        page.on("code-box", "toggle", self._toggled)

    def _toggled(self) -> None:
        self.open = self.page.read("code-box") == "1"
        if self.open and self._values is None:
            self.parts.need(WRITING, self._list_values, lambda: None)
        self._run = None                                   # what is held is read anew
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
        if not (self.open or (self.wanted() and worth_showing(run))):
            self._run = self.marks = None
            self._show(run, NOTHING)
        elif self.parts.has(IDEA):
            self._follow(run)
        elif run is not self._asked:
            self._asked = run                              # once: without it the board is shown
            self.parts.need(IDEA, self.wake, lambda: None)

    def _follow(self, run: MazeRun) -> None:
        also = self._values.read if self._values and self.open else None
        if self.marks is None:
            self.marks = import_module("maze.web.explaining.marks").Marks(self.clock, self.wake)
        if run is not self._run:
            self._run = run
            self.marks.follow(self._tools.track_of(run), also)
        self.marks.refresh(playing=run.state == "playing")
        self._show(run, self.marks.held)

    def _show(self, run: MazeRun, held: State) -> None:
        if held is self._held or not (held or self._held):
            return
        self._held = held
        if self._values:
            self._values.show_read(held)
        told = self._tools.told_in_words(run, held) if held and self.open else Joined(())
        self.page.attribute("code-holds", "hidden", None if told.parts else "")
        self.page.write("code-holds", told)
        drawn, words = "", Joined(())
        if told.parts and self.marks and self.marks.holding:
            drawn, words = self._tools.chart(self.marks.holding, run.player.position)
        self.page.attribute("code-chart", "d", drawn)
        self.page.attribute("code-chart-box", "hidden", None if drawn else "")
        self.page.write("code-chart-words", words)
        self.wake()                                        # what lies over the board is another

    def keys(self, run: MazeRun, theme: Theme) -> tuple[str, ...]:
        """The lines of the legend; while it plays, one stays until the next phase begins."""
        if not (self._held and self.wanted()):
            if self._key and run.state != "playing":
                self._key.show((), theme)                  # nothing is left of what was shown
            return ()
        if self._key is None:
            self._key = import_module("maze.web.explaining.key").Key(self.page)
        phase, key = run.drawing.scene.phase, import_module("maze.web.explaining.key")
        if phase != self._phase or run.state != "playing":
            self._phase, self._roles = phase, {}
        self._roles |= dict.fromkeys(key.of_roles(self._held))
        roles = tuple(self._roles)[:key.MOST]
        self._key.show(roles, theme)
        return tuple(f"held-{at}" for at in range(len(roles)))

    def layers(self, theme: Theme, scale: float) -> Sequence[Layer | Label]:
        """What is drawn over the board, whose cells have ``scale`` CSS pixels."""
        if not self._held or self._run is None or self.marks is None:
            return ()
        marks = self.marks.layers(theme, scale) if self.wanted() else ()
        lit = self._values.layers(self._run.drawing.scene.grid, theme) \
            if self._values and self.open else ()
        return [*marks, *lit]
