"""HoldingView: what the algorithm holds, listed beside its code and drawn over the board.

While the code is closed nothing is done. When it is opened, the algorithm is run once more up to
the step that is shown, a few milliseconds a frame: see ``maze.holding``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from maze.holding import Held, Holding, members
from maze.message import Joined, Message
from maze.render.holding import holding_layers
from maze.render.layers import Label, Layer
from maze.render.theme import Theme
from maze.web.mazes.runs import MazeRun
from maze.web.page import Page
from maze.words import place

BUDGET = 0.004                                             # seconds a frame while it plays
AT_REST = 0.012                                            # and while nothing else is to be done
MOST = 2500                                                # cells on which sets are drawn


class HoldingView:
    """``wake`` asks for another frame, because the second run has not come far enough."""

    def __init__(self, page: Page, clock: Callable[[], float], wake: Callable[[], None]) -> None:
        self.page = page
        self.clock = clock
        self.wake = wake
        self.open = page.read("code-box") == "1"
        self._run: MazeRun | None = None
        self._holding: Holding | None = None
        self._held: Held = {}
        self._drawn: tuple[Held, Theme, list[Layer | Label]] | None = None
        page.on("code-box", "toggle", self._toggled)

    def _toggled(self) -> None:
        self.open = self.page.read("code-box") == "1"
        self.wake()

    def refresh(self, run: MazeRun) -> None:
        """Bring it up to date, after a frame."""
        if not self.open:
            self._run = self._holding = None
            self._show(run, {})
            return
        if run is not self._run:
            recipe, self._run = run.recipe, run
            self._holding = Holding(recipe, lambda: recipe.begin()[1], run.player.log)
        if self._holding and self._reached(run, self._holding):
            self._show(run, self._holding.at(run.player.position))

    def _reached(self, run: MazeRun, holding: Holding) -> bool:
        end = self.clock() + (BUDGET if run.state == "playing" else AT_REST)
        if holding.reach(run.player.position, lambda: self.clock() < end):
            return True
        self.wake()
        return False

    def _show(self, run: MazeRun, held: Held) -> None:
        if held is self._held or not (held or self._held):
            return
        self._held = held
        told = told_in_words(run, held)
        self.page.attribute("code-holds", "hidden", None if told.parts else "")
        self.page.write("code-holds", told)
        self.wake()                                        # what lies over the board is another

    def layers(self, theme: Theme) -> Sequence[Layer | Label]:
        """What is drawn over the board."""
        if not self._held or self._run is None:
            return ()
        if not self._drawn or self._drawn[0] is not self._held or self._drawn[1] != theme:
            grid = self._run.drawing.scene.grid
            held = self._held if len(grid) <= MOST else {
                role: numbers for role, numbers in self._held.items() if role != "sets"}
            self._drawn = self._held, theme, list(holding_layers(grid, held, theme))
        return self._drawn[2]


def told_in_words(run: MazeRun, held: Held) -> Joined:
    """A line for each variable: what it is called in the code, and what is in it."""
    names = {role: name for entry in (run.recipe.generator, run.recipe.solver) if entry
             for role, name in entry.shows.items()} if held else {}
    parts: list[Message] = []
    if "stack" in held:
        stack, name = held["stack"], names["stack"]
        parts.append(Message("Cells in {name}: {count}; on top: {cell}.", name=name,
                             count=len(stack), cell=place(run.drawing.scene.grid, stack[-1]))
                     if stack else Message("Cells in {name}: 0.", name=name))
    if "sets" in held:
        sets = members(held["sets"])
        parts.append(Message("Sets in {name}: {count}; cells in the largest: {most}.",
                             name=names["sets"], count=len(sets),
                             most=max(map(len, sets.values()))))
    return Joined(tuple(parts))
