"""Watch: tap a cell to know about it; start and goal are dragged, or put where one taps next."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from maze.grid import Cell, Point
from maze.grids.headings import sides
from maze.message import joined
from maze.picture import Picture
from maze.render import paths
from maze.render.layers import Label, Layer
from maze.render.theme import Theme
from maze.web.mazes.lens import Lens
from maze.web.mazes.runs import MazeRun
from maze.web.page import Page
from maze.web.pointing import heard
from maze.web.pointing.board import MazeBoard, Spot
from maze.web.pointing.carry import NAMES, Carry
from maze.web.pointing.inspect import CellFacts, facts
from maze.web.pointing.live import Live
from maze.words import place

FOLLOWED = 10_000                                          # cells of a maze, measured in each frame
INNER = 0.66                                               # of a cell: a ring within its walls
ASK = {"start": "Tap the cell where the maze is to start.",
       "goal": "Tap the cell where the goal is to be."}
BY_KEYS = "By keys: arrows go there, Enter sets it, Escape gives up."      # only heard


class Watch:
    """``armed`` is the end that the next tap moves, or ""; ``cell`` the one that is looked at."""

    def __init__(self, page: Page, live: Live, board: MazeBoard, lens: Lens) -> None:
        self.page = page
        self.live = live
        self.board = board
        self.lens = lens
        self.carry = Carry(live, board)
        self.armed = ""
        self.cell: Cell | None = None
        self.asks: Callable[[Cell], bool] = lambda cell: False       # whether it is an answer
        self._before: Picture | None = None                # the maze that a drag began to change
        self._told: tuple[MazeRun | None, int] = (None, 0)     # of which moment the cell is told

    @property
    def draws(self) -> bool:
        return bool(self.armed or self.carry.which)

    def enter(self) -> None:
        pass

    def leave(self) -> None:
        self.arm("")
        self.forget()

    # --- start and goal -------------------------------------------------------------------------

    def arm(self, which: str) -> None:
        """The next tap moves start or goal; once more, and it does not."""
        self.armed = "" if which == self.armed else which
        for name in NAMES:
            on = str(name == self.armed).lower()
            self.page.attribute(f"move-{name}", "aria-pressed", on)
        self.page.attribute("", "data-armed", "" if self.armed else None)
        if self.armed:
            self.live.remark(ASK[self.armed])
            self.live.voice.say(joined([ASK[self.armed], BY_KEYS]))

    def press(self, spot: Spot) -> bool:
        which = self.armed or self.board.grip(spot)
        if which:
            self._before = self.live.picture
            self.carry.take(which)
        return bool(which)

    def drag(self, spot: Spot) -> None:
        self.carry.move(spot.cell)

    def release(self, spot: Spot) -> None:
        self.carry.move(spot.cell)
        self.carry.drop()
        self.arm("")
        before, self._before = self._before, None          # a large maze is not kept for it
        self.live.voice.say(heard.difference(before, self.live.picture))

    def cancel(self) -> None:
        self.carry.cancel()
        self._before = None

    def tap(self, spot: Spot) -> None:
        armed = self.armed
        self.cancel()
        self.arm("")
        if spot.cell is None:
            self.forget()
        elif not armed and self.asks(spot.cell):
            return                                         # it was the answer to a question
        elif armed:
            self.carry.put(armed, spot.cell)
            done = heard.put(armed, place(self.board.grid, spot.cell))
            self.live.tell(joined([done, self.live.run.sentence if self.live.run else ""]))
        else:
            self.look(spot.cell)

    # --- a cell that is looked at ---------------------------------------------------------------

    def look(self, cell: Cell) -> None:
        """Tell about a cell; a map measures from it."""
        self.cell = cell
        if self.lens.map:
            self.lens.source = cell
        self.live.remark(self._write(cell).sentence)

    def _write(self, cell: Cell) -> CellFacts:
        """Beside the board."""
        found = facts(self.board.scene, self.lens, self.board.ends, cell)
        for name, text in found._asdict().items():
            self.page.write(f"cell-{name}", text)
        self.page.attribute("cell", "hidden", None)
        return found

    def refresh(self) -> None:
        """What is told of the cell is of what is shown; while a run plays, of where it began to."""
        run = self.live.run
        assert run is not None
        moment, told = (run, run.player.position), self._told
        if moment == told or run is told[0] and run.state == "playing":
            return
        self._told = moment
        if self.cell is None or self.cell >= len(self.board.grid):
            return
        if run is not told[0]:
            self.look(self.cell)
        elif len(self.board.grid) <= FOLLOWED:
            self._write(self.cell)
        else:
            self.forget()

    def forget(self) -> None:
        self.cell = None
        self.page.attribute("cell", "hidden", "")
        self.live.remark("")

    # --- keys -----------------------------------------------------------------------------------

    def arrow(self, way: Point) -> bool:
        return False

    def key(self, key: str) -> bool:
        board = self.board
        if key == "Enter":
            self.tap(board.spot_of(board.cursor))
            return True
        if key == "Escape" and (self.armed or self.cell is not None):
            self.arm("")
            self.forget()
            self.live.voice.say(self.live.run.sentence if self.live.run else "")
            return True
        around = sides(board.grid, board.cursor)
        if key.isdigit() and 0 < int(key) <= len(around):
            board.cursor = around[int(key) - 1].cell
            self.moved()
            return True
        return False

    def undo(self) -> bool:
        return False

    def moved(self) -> None:
        """Heard and read, wherever the cursor goes."""
        found = facts(self.board.scene, self.lens, self.board.ends, self.board.cursor)
        self.live.remark(found.sentence)

    def cursor(self, theme: Theme) -> Iterator[Layer]:
        yield from ring(self.board, self.board.cursor, theme)

    def layers(self, theme: Theme, focused: bool) -> Iterator[Layer | Label]:
        source = self.lens.source if self.lens.map else None
        for cell in {self.cell, source} - {None}:
            assert cell is not None
            if cell < len(self.board.grid):
                yield from ring(self.board, cell, theme)
        yield from self.carry.layers(theme)


def ring(board: MazeBoard, cell: Cell, theme: Theme, *, within: bool = False) -> Iterator[Layer]:
    """Two rings round a cell, of ink and paper: seen on every color.  ``within`` the walls of the
    cell they hide none of them.
    """
    outline, pixel = paths.outline(board.grid, [cell]), 1 / board.view.scale
    if within:
        x, y = board.grid.center(cell)
        outline = paths.polygon([(x + (px - x) * INNER, y + (py - y) * INNER)
                                 for px, py in board.grid.geometry.outline(cell)])
    yield Layer(outline, stroke=theme.paper, width=7 * pixel)
    yield Layer(outline, stroke=theme.ink, width=3 * pixel)
