"""Surface: a board that is acted on, square by square: played on, looked through, or drawn.

It has a cursor for keys and pointers, a name for every square, and layers to be drawn.  Squares are
those of the board; what people see may be turned (``aspect``).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor

from maze.grid import Point
from maze.message import Joined, Message, Said
from maze.pentomino.board import Board
from maze.pentomino.labelled import labels_of
from maze.pentomino.pieces import Square
from maze.pentomino.play.aspect import Aspect
from maze.pentomino.position import Laid
from maze.render.layers import Label, Layer
from maze.render.position import position_layers
from maze.render.theme import Theme

LAYERS = {"PageUp": 1, "PageDown": -1}                     # of a solid board, up and down
STEPS = {"ArrowRight": (1, 0), "ArrowLeft": (-1, 0), "ArrowUp": (0, 1), "ArrowDown": (0, -1)}


class Surface:
    """``redraw`` is called when something is to be seen that was not."""

    above = 0.0                                            # see ``pointing``
    turns = True                                           # where that makes its squares larger

    def __init__(self, board: Board, redraw: Callable[[], None]) -> None:
        self.board, self.redraw = board, redraw
        self.aspect = Aspect(board)
        self.cursor: Square = (board.across // 2, (board.rows - 1) // 2)

    # --- what is seen ---------------------------------------------------------------------------

    def layers(self, theme: Theme) -> list[Layer | Label]:
        """All of it, from the bottom up."""
        return position_layers(self.aspect, (), (), theme)

    def position(self) -> Sequence[Laid]:
        """The pieces that lie on the board."""
        return ()

    def state_of(self, square: Square) -> Said:
        """What is on a square, as a word or two for its name: "piece F"."""
        label = labels_of(self.board).get(square)
        if label is None:
            return Message("empty" if self.board.has(square) else "hole")
        state = Message("empty" if self.board.has(square) else "left open")
        return Joined((label if isinstance(label, Message) else Message("{number}", number=label),
                       state), ", ")

    def name_of(self, square: Square) -> Said:
        """The name of a square."""
        if self.board.solid and not self.board.has(square):
            return Message("between two layers")
        return Joined((self.aspect.words(square).capital(), self.state_of(square)), ", ")

    def names(self) -> list[Said]:
        """The names of all squares in reading order, as they are seen."""
        shown = self.aspect.shown
        return [self.name_of(self.aspect.back((x, y)))
                for y in reversed(range(shown.rows)) for x in range(shown.columns)]

    def number(self, square: Square) -> int:
        """The place of a square in ``names``."""
        x, y = self.aspect.out(square)
        shown = self.aspect.shown
        return (shown.rows - 1 - y) * shown.columns + x

    def numbered(self, number: int) -> Square:
        """The square at a place in ``names``."""
        down, x = divmod(number, self.aspect.shown.columns)
        return self.aspect.back((x, self.aspect.shown.rows - 1 - down))

    def square(self, at: Point) -> Square | None:
        """The square at a place of the picture; None beside the board."""
        x, down = floor(at[0]), floor(at[1])
        shown = self.aspect.shown
        if not (0 <= x < shown.columns and 0 <= down < shown.rows):
            return None
        square = self.aspect.back((x, shown.rows - 1 - down))
        return square if self.board.has(square) or not self.board.solid else None

    # --- the cursor -------------------------------------------------------------------------------

    def go(self, key: str) -> bool:
        """Move the cursor by an arrow, or to an end of its row; returns whether the key does."""
        if self.board.solid:
            return self._go_in_space(key)
        x, y = self.aspect.out(self.cursor)
        shown = self.aspect.shown
        if key in STEPS:
            x, y = x + STEPS[key][0], y + STEPS[key][1]
        elif key in ("Home", "End"):
            x = 0 if key == "Home" else shown.columns - 1
        else:
            return False
        self.cursor = self.aspect.back((min(max(x, 0), shown.columns - 1),
                                        min(max(y, 0), shown.rows - 1)))
        self.redraw()
        return True

    def _go_in_space(self, key: str) -> bool:
        """Arrows go on in the next layer; other keys go up and down through the layers."""
        board = self.board
        x, y, layer = board.cube_of(self.cursor)
        if key in LAYERS:
            layer += LAYERS[key]
        elif key in STEPS:
            x, y = x + STEPS[key][0], y + STEPS[key][1]
            layer, x = layer + x // board.across, x % board.across
        elif key in ("Home", "End"):
            x = 0 if key == "Home" else board.across - 1
        else:
            return False
        if board.holds((x, y, layer)):
            self.cursor = board.square_of((x, y, layer))
            self.redraw()
        return True

    def key(self, key: str) -> bool:
        """A key while the board has the focus; returns whether it was one of ours."""
        return self.go(key)

    # --- pointers: see ``pointing`` -------------------------------------------------------------

    def point(self, at: Point) -> None:
        """The pointer is over a place."""

    def carry(self, at: Point) -> None:
        """What is being dragged is at a place."""

    def tap(self, at: Point) -> None:
        square = self.square(at)
        if square is not None:
            self.cursor = square
            self.redraw()

    def take(self, at: Point) -> bool:
        return False

    def take_piece(self, code: str) -> bool:
        return False

    def drop(self, at: Point, *, home: bool) -> None:
        """Nothing is carried."""

    def flip(self) -> bool:
        return False

    def leave(self) -> None:
        """Nothing was carried."""
