"""Edit: open and close walls, paint squares in and out, move start and goal."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist

from maze.connected import Square
from maze.grid import Point
from maze.grids.headings import Side, ahead, sides
from maze.picture import Picture
from maze.render import layers, paths
from maze.render.layers import Label, Layer
from maze.render.theme import Theme
from maze.web.page import Page
from maze.web.pointing import heard
from maze.web.pointing.board import MazeBoard, Spot
from maze.web.pointing.brush import Brush
from maze.web.pointing.carry import NAMES, Carry
from maze.web.pointing.edits import can_paint, squares_of
from maze.web.pointing.live import Live
from maze.web.pointing.watch import ring
from maze.words import place

TOOLS = ("walls", "squares", "start", "goal")
NEAR, FAR = 0.38, 0.5                                      # cells from a wall that is tapped
LETTER = 0.4                                               # cells: how large start and goal are
NUMBERED = 26                                              # CSS pixels a cell that has numbers
ARROWS = {"Shift+ArrowUp": (0, -1), "Shift+ArrowRight": (1, 0), "Shift+ArrowDown": (0, 1),
          "Shift+ArrowLeft": (-1, 0)}
HINTS = {
    "walls": "Tap a wall to open or close it, or draw along several.",
    "squares": "Tap squares to add them to the outline or take them away, or paint several.",
    "squares-anew":
        "Tap squares to add or take them away: the algorithm makes every wall anew then.",
    "start": "Tap the cell where the maze is to start.",
    "goal": "Tap the cell where the goal is to be.",
}


class Edit:
    """``tool`` is one of TOOLS."""

    draws = True

    def __init__(self, page: Page, live: Live, board: MazeBoard) -> None:
        self.page = page
        self.live = live
        self.board = board
        self.carry = Carry(live, board)
        self.brush = Brush(live, board)
        self.tool = "walls"
        self._square: Square | None = None                 # the cursor, while squares are painted
        self._before: Picture | None = None                # the maze that a pointer began to change

    def enter(self) -> None:
        self.choose("walls")

    def leave(self) -> None:
        """What was said of walls and squares is over."""
        self.live.remark("")

    def choose(self, tool: str) -> None:
        """Take another tool, if it can be used here."""
        paint = can_paint(self.live.recipe)
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
        if self.carry.which:
            self.carry.move(spot.cell)
        else:
            self.brush.draw(spot.at)

    def release(self, spot: Spot) -> None:
        if self.carry.which:
            self.carry.drop()
        else:
            self.brush.lift()
        before, self._before = self._before, None          # a large maze is not kept for it
        self.live.voice.say(heard.difference(before, self.live.picture))

    def tap(self, spot: Spot) -> None:
        self.release(spot)

    def cancel(self) -> None:
        if self.carry.which:
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
            side = self._ahead()
            self._toggle(side if side and not board.scene.open[side.edge] else None)
        else:
            return False
        return True

    def _act(self) -> None:
        """What the tool does at the cursor."""
        if self.tool in NAMES:
            self.carry.put(self.tool, self.board.cursor)
            self.live.tell(heard.put(self.tool, place(self.board.grid, self.board.cursor)))
        elif self.tool == "squares":
            self.brush.flip(self._painter())
            self._tell_square()
        else:
            self._toggle(self._ahead())

    def _toggle(self, side: Side | None) -> None:
        if side is not None:
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
            yield from ring(self.board, self.board.cursor, theme, within=self.tool == "walls")

    def moved(self) -> None:
        """The cell and its walls are heard, wherever the cursor goes."""
        self.live.remark(heard.cell_with_walls(self.board.scene, self.board.cursor))

    # --- what is drawn --------------------------------------------------------------------------

    def layers(self, theme: Theme, focused: bool) -> Iterator[Layer | Label]:
        pixel = 1 / self.board.view.scale
        if self.brush.wanted:
            yield Layer(paths.edges(self.board.grid, self.brush.wanted), stroke=theme.path,
                        width=4 * pixel)
        yield from self.carry.layers(theme)
        if focused and self.tool == "walls":
            yield from self._sides(theme, pixel)
        elif focused and self.tool == "squares":
            x, y = self._painter()
            corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
            for color, width in ((theme.paper, 7), (theme.ink, 3)):
                yield Layer(paths.polygon(corners), stroke=color, width=width * pixel)

    def _sides(self, theme: Theme, pixel: float) -> Iterator[Layer | Label]:
        """The wall ahead, and the numbers of all sides."""
        board, side = self.board, self._ahead()
        if side is not None:                               # hollow where it is open
            wall, opened = paths.edges(board.grid, [side.edge]), board.scene.open[side.edge]
            yield Layer(wall, stroke=theme.path, width=9 * pixel)
            yield Layer(wall, stroke=theme.paper if opened else theme.wall, width=4 * pixel)
        if board.view.scale < NUMBERED:
            return
        for number, side in enumerate(sides(board.grid, board.cursor), 1):
            x, y = board.grid.geometry.doors(side.edge)[0 if board.cursor < side.cell else -1]
            yield Layer(layers.circle(x, y, 8 * pixel), fill=theme.paper, stroke=theme.ink,
                        width=pixel)
            yield Label(str(number), x, y, 12 * pixel, theme.ink)
