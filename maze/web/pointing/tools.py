"""Tools of Edit.  Those that put something in a maze are fetched when they are first taken (see
tools/parts.py)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Protocol

from maze.grids.headings import Side
from maze.message import Said
from maze.render.layers import Label, Layer
from maze.render.theme import Theme
from maze.web.fetching import is_here
from maze.web.page import Page
from maze.web.parts import Parts
from maze.web.pointing.board import MazeBoard, Spot
from maze.web.pointing.live import Live

PART = "tools"
MODULES = {"doors": "maze.web.pointing.door_tool", "arrows": "maze.web.pointing.arrow_tool"}
TOOLS = ("walls", "squares", *MODULES, "start", "goal")
SIDED = ("walls", *MODULES)                                # work on the sides of cells
HINTS = {
    "walls": "Tap a wall to open or close it, or draw along several.",
    "squares": "Tap squares to add them to the outline or take them away, or paint several.",
    "squares-anew":
        "Tap squares to add or take them away: the algorithm makes every wall anew then.",
    "doors": "Tap a passage for a door and its key; drag both, or tap a key, then a cell.",
    "arrows": "Tap a passage to make it one-way, to turn it, to free it; or draw along it.",
    "start": "Tap the cell where the maze is to start.",
    "goal": "Tap the cell where the goal is to be.",
}


class Tool(Protocol):
    """What it says is heard; all of it may raise MazeError, whose sentence is shown."""

    def press(self, spot: Spot) -> None:
        """A pointer goes down."""

    def drag(self, spot: Spot) -> None:
        """It moves."""

    def release(self, spot: Spot) -> Said:
        """It goes up after a drag."""

    def tap(self, spot: Spot) -> Said:
        """It went down and up in the same place."""

    def cancel(self) -> bool:
        """What was begun is given up; whether there was something."""

    def enter(self, side: Side | None) -> Said:
        """The key Enter, at the cursor of the board, before one of its sides."""

    def act(self, side: Side) -> Said:
        """The key of a side of the cell where the cursor is."""

    def clear(self, side: Side | None) -> Said:
        """The key Delete: what lies there is taken away."""

    def layers(self, theme: Theme) -> Iterator[Layer | Label]:
        """What is about to be put somewhere."""


class LaidTools:
    """``tool`` is the one that was taken, if it puts something in the maze."""

    def __init__(self, page: Page, live: Live, board: MazeBoard, parts: Parts) -> None:
        self.page, self.live, self.board, self.parts = page, live, board, parts
        self.tool: Tool | None = None
        self._known: dict[str, Tool] = {}

    def take(self, name: str, again: Callable[[], None]) -> bool:
        """Take a tool, or put the last one away for another; whether it is here.  If not, it is
        fetched, and then called for ``again``."""
        self.put_away()
        if name in MODULES and name not in self._known:
            if not is_here(self.parts, PART, self.page, "edit-hint", again):
                return False
            self._known[name] = import_module(MODULES[name]).tool(self.live, self.board)
        self.tool = self._known.get(name)
        return True

    def put_away(self) -> bool:
        """What was begun is given up; whether there was something."""
        return self.tool is not None and self.tool.cancel()

    def tell(self, done: Said) -> None:
        """What was done, if it was anything."""
        if done:
            self.live.tell(done)
