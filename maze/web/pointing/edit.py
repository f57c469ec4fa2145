"""Edit: open and close walls, paint squares in and out, move start and goal."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from math import dist

from maze.connected import Square
from maze.grid import Point
from maze.grids.headings import Side, ahead, sides
from maze.picture import Picture
from maze.render import paths
from maze.render.layers import Label, Layer
from maze.render.theme import Theme
from maze.web.page import Page
from maze.web.parts import Parts
from maze.web.pointing import heard
from maze.web.pointing.board import MazeBoard, Spot
from maze.web.pointing.brush import Brush
from maze.web.pointing.carry import NAMES, Carry
from maze.web.pointing.edits import can_paint, squares_of
from maze.web.pointing.live import Live
from maze.web.pointing.look import framed, numbered_sides
from maze.web.pointing.tools import HINTS, SIDED, TOOLS, LaidTools
from maze.web.pointing.watch import ring
from maze.words import place

NEAR, FAR = 0.38, 0.5                                      # cells from a wall that is tapped
LETTER = 0.4                                               # cells: how large start and goal are
ARROWS = {"Shift+ArrowUp": (0, -1), "Shift+ArrowRight": (1, 0), "Shift+ArrowDown": (0, 1),
          "Shift+ArrowLeft": (-1, 0)}


class Edit:
    """``tool`` is one of TOOLS."""

    draws = True

    def __init__(self, page: Page, live: Live, board: MazeBoard, parts: Parts) -> None:
        self.page = page
        self.live = live
        self.board = board
        self.carry = Carry(live, board)
        self.brush = Brush(live, board)
        self.tool = "walls"
        self.laid = LaidTools(page, live, board, parts)
        self._square: Square | None = None                 # the cursor, while squares are painted
        self._before: Picture | None = None                # the maze that a pointer began to change

    def enter(self) -> None:
        self.choose("walls")

    def leave(self) -> None:
        """What was said of walls and squares is over."""
        self.laid.put_away()
        self.live.remark("")

    def listen(self) -> None:
        """Hear the tools."""
        for tool in TOOLS:
            self.page.on(f"tool-{tool}", "change", partial(self.choose, tool))

    def choose(self, tool: str) -> None:
        """Take another tool, if it can be used here."""
        paint = can_paint(self.live.recipe)
        if not self.laid.take(tool, partial(self.choose, tool)):
            return                                         # it is fetched first
        self.tool = "walls" if tool == "squares" and not paint else tool
        self._square = None
        for name in TOOLS:
            self.page.write(f"tool-{name}", str(int(name == self.tool)))
        self.page.attribute("tool-squares-box", "hidden", None if paint else "")
        anew = self.tool == "squares" and not self.live.recipe.walls
        self.page.write("edit-hint", HINTS["squares-anew" if anew else self.tool])
        if anew:
            self.live.voice.say(HINTS["squares-anew"])

    def set_all(self, *, opens: bool) -> None:
        """Every wall opened, or closed: two mazes to draw from.  Raises MazeError."""
        self.live.land()
        self.brush.set_all(opens=opens)
        self.live.tell("Every wall is open." if opens else "Every wall is closed.")

    # --- pointers -------------------------------------------------------------------------------

    def press(self, spot: Spot) -> bool:
        self.live.land()
        if (before := self.live.picture) is None:
            return False
        self._before = before
        if self.laid.tool:
            self.laid.tool.press(spot)
            return True
        grip = self.tool if self.tool in NAMES else self._letter(spot)
        if grip:
            self.carry.take(grip)
            if grip == self.tool:
                self.carry.move(spot.cell)
        else:
            reach = max(NEAR, min(spot.reach, FAR))
            self.brush.begin(spot.at, reach, squares=self.tool == "squares")
        return True

    def _letter(self, spot: Spot) -> str:
        """Start or goal, if one points at its letter rather than at a wall beside it."""
        board = self.board
        found = board.grip(spot, LETTER * board.view.scale)
        if not found or self.tool == "squares":
            return ""
        edge = board.pointer.edge(spot.at, NEAR)
        away = dist(spot.at, board.grid.center(board.ends[found == "goal"]))
        return "" if edge is not None and board.pointer.gap(spot.at, edge) < away else found

    def drag(self, spot: Spot) -> None:
        if self.laid.tool:
            self.laid.tool.drag(spot)
        elif self.carry.which:
            self.carry.move(spot.cell)
        else:
            self.brush.draw(spot.at)

    def release(self, spot: Spot) -> None:
        if self.laid.tool:
            self.laid.tell(self.laid.tool.release(spot))
            return
        if self.carry.which:
            self.carry.drop()
        else:
            self.brush.lift()
        before, self._before = self._before, None          # a large maze is not kept for it
        self.live.voice.say(heard.difference(before, self.live.picture))

    def tap(self, spot: Spot) -> None:
        if self.laid.tool:
            self.laid.tell(self.laid.tool.tap(spot))
        else:
            self.release(spot)

    def cancel(self) -> None:
        if self.laid.put_away():
            pass
        elif self.carry.which:
            self.carry.cancel()
        else:
            self.brush.cancel()
        self._before = None

    # --- keys -----------------------------------------------------------------------------------

    def arrow(self, way: Point) -> bool:
        """Squares that are no cells must be reached, too."""
        if self.tool != "squares":
            return False
        (x, y), (width, height) = self._painter(), self.live.recipe.size
        self._square = (min(max(x + int(way[0]), 0), width - 1),
                        min(max(y + int(way[1]), 0), height - 1))
        self._tell_square()
        return True

    def _tell_square(self) -> None:
        there = self._painter() in squares_of(self.board.grid)
        self.live.tell(heard.square(self._painter(), there))

    def _painter(self) -> Square:
        if self._square is None:
            x, y = self.board.grid.center(self.board.cursor)
            self._square = (int(x), int(y))
        return self._square

    def key(self, key: str) -> bool:
        board, around = self.board, sides(self.board.grid, self.board.cursor)
        if key == "Enter":
            self._act()
        elif key in ARROWS:
            self._toggle(ahead(board.grid, board.cursor, ARROWS[key]))
        elif key.isdigit() and 0 < int(key) <= len(around):
            self._toggle(around[int(key) - 1])
        elif key in ("Delete", "Backspace"):
            self._clear(self._ahead())
        else:
            return key == "Escape" and self.laid.put_away()
        return True

    def _act(self) -> None:
        """What the tool does at the cursor."""
        if self.tool in NAMES:
            self.carry.put(self.tool, self.board.cursor)
            self.live.tell(heard.put(self.tool, place(self.board.grid, self.board.cursor)))
        elif self.tool == "squares":
            self.brush.flip(self._painter())
            self._tell_square()
        elif self.laid.tool:
            self.live.land()
            self.laid.tell(self.laid.tool.enter(self._ahead()))
        else:
            self._toggle(self._ahead())

    def _clear(self, side: Side | None) -> None:
        """What the key Delete takes away: a wall, or what a tool has put there."""
        if self.laid.tool:
            self.live.land()
            self.laid.tell(self.laid.tool.clear(side))
        elif side and not self.board.scene.open[side.edge]:
            self._toggle(side)

    def _toggle(self, side: Side | None) -> None:
        if side is not None and self.laid.tool:
            self.live.land()
            self.laid.tell(self.laid.tool.act(side))
        elif side is not None:
            board, opens = self.board, not self.board.scene.open[side.edge]
            self.brush.toggle(side.edge)
            self.live.tell(heard.toggled(board.scene, board.cursor, side.edge, opens))

    def _ahead(self) -> Side | None:
        return ahead(self.board.grid, self.board.cursor, self.board.heading)

    def undo(self) -> bool:
        return False

    def cursor(self, theme: Theme) -> Iterator[Layer]:
        """Within the cell while its walls are opened and closed, for those are looked at."""
        if self.tool != "squares":
            yield from ring(self.board, self.board.cursor, theme, within=self.tool in SIDED)

    def moved(self) -> None:
        """The cell and its walls are heard, wherever the cursor goes."""
        self.live.remark(heard.cell_with_walls(self.board.scene, self.board.cursor,
                                               self.live.picture))

    # --- what is drawn --------------------------------------------------------------------------

    def layers(self, theme: Theme, focused: bool) -> Iterator[Layer | Label]:
        pixel = 1 / self.board.view.scale
        if self.brush.wanted:
            yield Layer(paths.edges(self.board.grid, self.brush.wanted), stroke=theme.path,
                        width=4 * pixel)
        yield from self.carry.layers(theme)
        if self.laid.tool:
            yield from self.laid.tool.layers(theme)
        if focused and self.tool in SIDED:
            yield from numbered_sides(self.board, self._ahead(), theme)
        elif focused and self.tool == "squares":
            yield from framed(self._painter(), theme, pixel)
