"""OwnDialog: pieces of one's own are drawn, counted, and used for a puzzle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from maze.message import Joined, Message, Said
from maze.pentomino.board import Board
from maze.pentomino.pieces import Piece, Square, format_pieces, is_one_sided
from maze.pentomino.play.own_set import SHEET, OwnSet, seen
from maze.pentomino.recipe import TilingRecipe
from maze.render.piece import like, outline
from maze.web.markup import put
from maze.web.page import Option, Page
from maze.web.tilings.own_markup import MARKUP, WORDS

STEPS = {"ArrowRight": (1, 0), "ArrowLeft": (-1, 0), "ArrowUp": (0, 1), "ArrowDown": (0, -1)}


class OwnRow(NamedTuple):
    """A kind of piece in the list; ``style`` is the pentomino whose color it has."""

    letter: str
    times: int
    view: str
    path: str
    style: str
    less: Said
    more: Said
    redraw: Said


class OwnDesk(Protocol):
    """The sheet and the list of pieces in the document.  The dialog is told what people do."""

    def build(self, listener: OwnDialog, columns: int, count: int) -> None:
        """There is a sheet now, of so many squares in reading order."""

    def squares(self, filled: Sequence[bool], names: Sequence[Said], cursor: int) -> None:
        """The squares of the sheet."""

    def pieces(self, rows: Sequence[OwnRow]) -> None:
        """The pieces of the set."""


class OwnDialog:
    """``shown`` tells the recipe that is shown; ``show`` shows another."""

    def __init__(self, page: Page, desk: OwnDesk, shown: Callable[[], TilingRecipe],
                 show: Callable[[TilingRecipe], None]) -> None:
        self.page, self.desk, self.shown, self.show = page, desk, shown, show
        self.set = OwnSet()
        self.cursor: Square = (SHEET.columns // 2 - 1, SHEET.rows // 2)
        self._boards: dict[str, Board] = {}
        self._fills = True                                 # what a drag does
        self._is_there = False
        page.on("own-dialog", "shown", self.open)

    def open(self) -> None:
        """Begin with the set that is shown, unless it is the usual one or is being drawn."""
        if not self._is_there:
            self._build()
        recipe = self.shown()
        if not self.set.counts or is_one_sided(recipe.pieces) != self.set.one_sided:
            usual = format_pieces(recipe.pieces) == "all"
            squares = self.set.squares
            self.set = OwnSet(() if usual else recipe.pieces, is_one_sided(recipe.pieces))
            self.set.squares = squares
        self._write()

    def _build(self) -> None:
        put(self.page, "own-body", "own-title", MARKUP, WORDS, "own")
        self.desk.build(self, SHEET.columns, SHEET.area)
        acts = {"add": self.add, "wipe": self.wipe, "shown": self.take_shown, "clear": self.clear,
                "use": self.use}
        for name, act in acts.items():
            self.page.on(f"own-{name}", "click", act)
        self._is_there = True

    # --- what people do: see ``own_dom`` ----------------------------------------------------------

    def press(self, number: int, *, drags: bool = False) -> None:
        """A square of the sheet is pressed, or a drag goes on over it."""
        before, self.cursor = self.cursor, _square(number)
        if not drags:
            self._fills = self.cursor not in self.set.squares
        self.set.paint(_between(before, self.cursor) if drags else [self.cursor], self._fills)
        self._write()

    def key(self, key: str) -> bool:
        """A key on the sheet; returns whether it was one of ours."""
        x, y = self.cursor
        if key in (" ", "Enter"):
            self.press(_number(self.cursor))
        elif key in ("Delete", "Backspace"):
            self.set.paint([self.cursor], False)
        elif key in STEPS:
            x, y = x + STEPS[key][0], y + STEPS[key][1]
            self.cursor = min(max(x, 0), SHEET.columns - 1), min(max(y, 0), SHEET.rows - 1)
        elif key in ("Home", "End"):
            self.cursor = (0 if key == "Home" else SHEET.columns - 1), y
        else:
            return False
        self._write()
        return True

    def act(self, what: str, at: int) -> None:
        """A button of the list: ``less``, ``more`` or ``redraw``."""
        if at < len(self.set.kinds):
            {"less": self.set.less, "more": self.set.more, "redraw": self.set.redraw}[what](at)
            self._write()

    def add(self) -> None:
        self.set.add()
        self._write()

    def wipe(self) -> None:
        self.set.paint(list(self.set.squares), False)
        self._write()

    def clear(self) -> None:
        self.set.clear()
        self._write()

    def take_shown(self) -> None:
        """The pieces of the puzzle that is shown, instead of those that were drawn."""
        recipe = self.shown()
        squares = self.set.squares
        self.set = OwnSet(recipe.pieces, is_one_sided(recipe.pieces))
        self.set.squares = squares
        self._write()

    def use(self) -> None:
        """Show a board with the pieces; what is drawn and was not added yet belongs to them."""
        if self.set.squares and not self.set.add():
            self._write()
            return
        pieces = self.set.pieces
        if not pieces:
            self._write()
            return
        recipe = self.shown()
        boards = self._boards_now()                        # others, if something was just added
        board = boards.get(self.page.read("own-board")) or next(iter(boards.values()), recipe.board)
        self.page.close("own-dialog")
        self.show(TilingRecipe(board, pieces, "algorithm_x", recipe.solve, catalog=recipe.catalog))

    # --- what is seen -----------------------------------------------------------------------------

    def _boards_now(self) -> dict[str, Board]:
        board = self.shown().board
        return self.set.boards(Board(6, 10) if board.is_open else board)

    def _write(self) -> None:
        own, page = self.set, self.page
        numbers = range(SHEET.area)
        squares = list(map(_square, numbers))
        filled = [square in own.squares for square in squares]
        self.desk.squares(filled, [_name(square, there) for square, there in zip(squares, filled)],
                          _number(self.cursor))
        self.desk.pieces([_row(piece, count) for piece, count in own.counts.items()])
        wrong = bool(own.squares and own.problem())
        page.write("own-drawn", own.said())
        page.attribute("own-drawn", "class", "hint wrong" if wrong else "hint")
        page.attribute("own-add", "aria-disabled", None if not own.problem() else "true")
        page.write("own-covered", own.covered())
        boards = self._boards_now()
        shown = str(self.shown().board)
        page.menu("own-board", [Option(id_, Message("The board that is shown") if id_ == shown else
                                       id_.replace("x", " × ")) for id_ in boards] or
                  [Option("", Message("No rectangle fits: draw a board"))])
        page.attribute("own-board-box", "hidden", None if own.counts else "")
        page.attribute("own-use", "aria-disabled", None if own.counts or (
            own.squares and not wrong) else "true")


def _square(number: int) -> Square:
    """A square of the sheet by its place in reading order."""
    down, x = divmod(number, SHEET.columns)
    return x, SHEET.rows - 1 - down


def _between(start: Square, end: Square) -> list[Square]:
    """The squares of a drag that was too quick for the browser to tell of each of them."""
    (x, y), steps = start, max(abs(end[axis] - start[axis]) for axis in (0, 1))
    return [(round(x + (end[0] - x) * at / steps), round(y + (end[1] - y) * at / steps))
            for at in range(1, steps + 1)]


def _number(square: Square) -> int:
    return (SHEET.rows - 1 - square[1]) * SHEET.columns + square[0]


def _name(square: Square, filled: bool) -> Said:
    place = Message("row {row}, column {column}", row=SHEET.rows - square[1], column=square[0] + 1)
    return Joined((place.capital(), Message("filled" if filled else "empty")), ", ")


def _row(piece: Piece, count: int) -> OwnRow:
    squares = seen(piece)
    wide, high = (1 + max(square[axis] for square in squares) for axis in (0, 1))
    return OwnRow(piece.letter, count, f"-0.2 -0.2 {wide + 0.4} {high + 0.4}",
                  outline(Board(high, wide), tuple(squares)), like(piece.name),
                  Message("One {letter} less", letter=piece.letter),
                  Message("One {letter} more", letter=piece.letter),
                  Message("Draw {letter} anew", letter=piece.letter))
