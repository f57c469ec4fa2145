"""Pointing: pointers and keys on the maze board, handed to the hand of the mode we are in.

A pointer that goes down and up within a few pixels is a tap; one that goes further is a drag, if
the hand wants it.  A second finger breaks a drag off: two fingers zoom.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from math import dist

from maze.errors import MazeError
from maze.grid import Point
from maze.grids.headings import EAST, NORTH, SOUTH, WEST, beyond
from maze.render.layers import Label, Layer
from maze.render.theme import Theme
from maze.web.mazes.lens import Lens
from maze.web.modes import Modes
from maze.web.page import Page
from maze.web.parts import Parts
from maze.web.pointing.board import MazeBoard
from maze.web.pointing.edit import Edit
from maze.web.pointing.hand import Hand
from maze.web.pointing.live import Live
from maze.web.pointing.undoing import UndoButtons
from maze.web.pointing.watch import Watch
from maze.web.voice import Voice

SLACK = 6                                                  # CSS pixels that a tap may tremble
ARROWS = {"ArrowUp": NORTH, "ArrowRight": EAST, "ArrowDown": SOUTH, "ArrowLeft": WEST}
NEXT = {",": -1, ".": 1}                                   # cells in reading order: all are reached


class Pointing:
    """``others`` are the hands of more modes; ``redraw`` draws the picture anew."""

    def __init__(self, page: Page, voice: Voice, live: Live, board: MazeBoard, lens: Lens,
                 modes: Modes, others: Mapping[str, Hand], redraw: Callable[[], None],
                 parts: Parts) -> None:
        self.page = page
        self.voice = voice
        self.live = live
        self.board = board
        self.lens = lens
        self.redraw = redraw
        self.watch, self.edit = Watch(page, live, board, lens), Edit(page, live, board, parts)
        self.hands: dict[str, Hand] = {"watch": self.watch, "edit": self.edit, **others}
        self.modes = modes
        self.focused = False                               # whether the keyboard is on the board
        self._down: Point | None = None                    # where a pointer went down, on the page
        self._ours = False                                 # whether its drag is the hand's
        self._far = False                                  # whether it is a drag
        self.undoing = UndoButtons(page, live)

    @property
    def mode(self) -> str:
        return self.modes.current

    @property
    def hand(self) -> Hand:
        return self.hands[self.mode]

    @property
    def taken(self) -> bool:
        """Whether single drags belong to a hand, not to whoever moves the picture."""
        return self.live.run is not None and (self._ours or self.hand.draws)

    @property
    def on_board(self) -> bool:
        """Whether a maze is shown."""
        return self.live.run is not None

    @property
    def holding(self) -> bool:
        """Whether a drag is ours at this moment."""
        return self._ours

    # --- pointers, in CSS pixels on the board ---------------------------------------------------

    def press(self, x: float, y: float, *, touch: bool = False) -> None:
        if self.live.run is None:
            return
        self._down, self._far = (x, y), False
        self._ours = self._safely(lambda: self.hand.press(self.board.spot(x, y, touch=touch)))

    def move(self, x: float, y: float, *, touch: bool = False) -> None:
        if self._down is None:
            return
        self._far = self._far or dist(self._down, (x, y)) > SLACK
        if self._far and self._ours:
            self._safely(lambda: self.hand.drag(self.board.spot(x, y, touch=touch)))

    def lift(self, x: float, y: float, *, touch: bool = False) -> None:
        down, self._down = self._down, None
        ours, self._ours = self._ours, False
        if down is None:
            return
        spot = self.board.spot(x, y, touch=touch)
        if not self._far:
            if spot.cell is not None:
                self.board.cursor = spot.cell
            self._safely(lambda: self.hand.tap(spot))
        elif ours:
            self._safely(lambda: self.hand.release(spot))
        self.redraw()

    def cancel(self) -> None:
        """The browser, or a second finger, has taken the pointer."""
        if self._ours:
            self._safely(self.hand.cancel)
        self._down, self._ours = None, False

    def _safely(self, act: Callable[[], bool | None]) -> bool:
        """What cannot be done is a sentence."""
        try:
            return bool(act())
        except MazeError as problem:
            self.voice.note(problem.message)
            return False

    # --- keys on the board ----------------------------------------------------------------------

    def key(self, key: str, shift: bool) -> bool:
        """A key, without Control or Alt; returns whether it was one of ours."""
        if self.live.run is None:
            return False
        if shift and key.startswith("Arrow"):
            return self._key(f"Shift+{key}")
        if key in ARROWS:
            self.board.heading = ARROWS[key]
            if not self.hand.arrow(ARROWS[key]):
                self._go(beyond(self.board.grid, self.board.cursor, ARROWS[key]))
            return True
        if self._key(key):
            return True
        if key in NEXT:
            self._go((self.board.cursor + NEXT[key]) % len(self.board.grid))
            return True
        if key == "Escape" and self.mode != "watch":
            self.choose_mode("watch")
            return True
        return False

    def _key(self, key: str) -> bool:
        before = self.board.cursor
        found = []
        self._safely(lambda: found.append(self.hand.key(key)))
        if self.board.cursor != before and self.mode != "play":        # a game tells it itself
            self._go(self.board.cursor)
        return found != [False]

    def _go(self, cell: int) -> None:
        self.board.cursor = cell
        self.hand.moved()
        self.voice.say(self.live.run.sentence if self.live.run else "")
        if self.board.view.show(*self.board.grid.center(cell)):
            self.redraw()

    # --- modes, tools and views -----------------------------------------------------------------

    def choose_mode(self, mode: str) -> None:
        """Watch, edit, or another hand."""
        if mode == self.mode or self.live.run is None:
            return
        self.cancel()
        self.hand.leave()
        self.live.remark("")                               # what was said there is over
        self.modes.turn(mode)
        self._show_role()
        if mode != "watch":
            self.live.finish()
        self.hand.enter()
        self.redraw()

    def enter(self) -> None:
        """Another maze has come: into the mode that its link asks for."""
        self.choose_mode(self.modes.take_wish())

    def _show_role(self) -> None:
        self.page.attribute("dock-play", "aria-pressed", str(self.mode == "play").lower())
        role = "img" if self.mode == "watch" else "application"        # which hears all keys
        self.page.attribute("canvas", "role", role)
        told = "play-help" if self.mode == "play" else "board-help"
        self.page.attribute("canvas", "aria-describedby", told)

    def listen(self) -> None:
        """Hear the controls."""
        page = self.page
        self.modes.listen(self.choose_mode)
        self.edit.listen()
        page.on("edit-done", "click", lambda: self.choose_mode("watch"))
        page.on("edit-closed", "click", partial(self._set_walls, opens=False))
        page.on("edit-open", "click", partial(self._set_walls, opens=True))
        for end in ("start", "goal"):
            page.on(f"move-{end}", "click", partial(self.arm, end))
        self.undoing.listen(self.undo, self.redo)

    def _set_walls(self, *, opens: bool) -> None:
        self._safely(lambda: self.edit.set_all(opens=opens))

    def undo(self) -> None:
        """The last change of the maze, or what the hand has done since."""
        if not self.hand.undo():
            self.live.undo()

    def redo(self) -> None:
        """What was undone last; a game knows of no such thing."""
        if self.mode != "play":
            self.live.redo()

    def arm(self, end: str) -> None:
        """The next tap, or Enter, moves start or goal; that is done while one watches."""
        self.choose_mode("watch")
        self.live.finish()
        self.watch.arm(end)
        if self.watch.armed:
            self.board.cursor = self.board.ends[end == "goal"]
            self.page.focus("canvas")
        self.redraw()

    # --- after every frame ----------------------------------------------------------------------

    def refresh(self) -> None:
        """A frame was drawn: perhaps of another maze."""
        if self.live.arrived():
            self.choose_mode("watch")
            self.watch.forget()
            self.watch.arm("")
            self.lens.source = None
            self.board.cursor = self.board.ends[0]
        if self.live.run is not None:
            self.board.cursor = min(self.board.cursor, len(self.board.grid) - 1)
            self.watch.refresh()

    def layers(self, theme: Theme) -> Iterator[Layer | Label]:
        """What is over the picture."""
        if self.live.run is None:
            return
        if self.focused and self.board.cursor < len(self.board.grid):
            yield from self.hand.cursor(theme)             # below what the hand says of the cell
        yield from self.hand.layers(theme, self.focused)
