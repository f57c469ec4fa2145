"""Sketching: a board drawn square by square, by taps, drags or keys, or pasted as a picture."""

from __future__ import annotations

from collections.abc import Callable

from maze.errors import MazeError
from maze.grid import Point
from maze.message import Message, Said
from maze.params import shown
from maze.pentomino.board import Board
from maze.pentomino.board_text import board_of_picture
from maze.pentomino.pieces import Piece, Square
from maze.pentomino.play.sketch import COLUMNS, LARGEST, ROWS, Sketch
from maze.pentomino.recipe import TilingRecipe
from maze.render.boards import INK, seams, squares_path, tiling_bounds
from maze.render.layers import Label, Layer, paper
from maze.render.theme import Theme
from maze.web.page import Page
from maze.web.tilings.surface import Surface
from maze.web.voice import Voice


class SketchSurface(Surface):
    """The sheet that is drawn on: as its numbers and its text say, never turned."""

    turns = False

    def __init__(self, sketch: Sketch, redraw: Callable[[], None],
                 changed: Callable[[], None]) -> None:
        super().__init__(sketch.sheet, redraw)
        self.sketch, self.changed = sketch, changed
        self._fills = True                                 # what a drag does

    def layers(self, theme: Theme) -> list[Layer | Label]:
        sheet = self.aspect.shown
        drawn = list(map(self.aspect.out, self.sketch.squares))
        return [paper(tiling_bounds(sheet), theme),
                Layer(squares_path(sheet, drawn), fill=theme.visited),
                Layer(seams(sheet, {}), stroke=theme.pruned, width=INK / 2),
                Layer(f"M0 0h{sheet.columns}v{sheet.rows}h-{sheet.columns}Z", stroke=theme.ink,
                      width=INK)]

    def state_of(self, square: Square) -> Said:
        return Message("to be filled" if square in self.sketch.squares else "hole")

    def key(self, key: str) -> bool:
        self.sketch.remember()
        if key in (" ", "Enter"):
            self._change(self.sketch.toggle(self.cursor))
            return True
        if key in ("Delete", "Backspace"):
            self._change(self.sketch.paint([self.cursor], False))
            return True
        return self.go(key)

    def tap(self, at: Point) -> None:
        super().tap(at)
        square = self.square(at)
        self.sketch.remember()
        self._change(square is not None and self.sketch.toggle(square))

    def take(self, at: Point) -> bool:
        """A drag draws, or wipes where it began on a square that was drawn."""
        square = self.square(at)
        if square is None:
            return False
        self._fills = square not in self.sketch.squares
        self.sketch.remember()
        self._change(self.sketch.paint([square], self._fills))
        return True

    def carry(self, at: Point) -> None:
        square = self.square(at)
        if square is not None:
            self.cursor = square
            self._change(self.sketch.paint([square], self._fills))

    def _change(self, changed: bool) -> None:
        if changed:
            self.changed()
            self.redraw()


class Sketching:
    """``moved`` is called for every board that is drawn, ``anew`` for one on another sheet."""

    def __init__(self, page: Page, voice: Voice, redraw: Callable[[], None],
                 moved: Callable[[Board], None], anew: Callable[[Board], None]) -> None:
        self.page, self.voice = page, voice
        self.redraw, self.moved, self.anew = redraw, moved, anew
        self.sketch = Sketch(Board(8, 8))
        self.pieces: tuple[Piece, ...] = ()
        self.surface: SketchSurface
        for name in ("sheet-rows", "sheet-columns"):
            page.on(name, "change", self._resize)
        page.on("sheet-fill", "click", lambda: self._all(True))
        page.on("sheet-clear", "click", lambda: self._all(False))
        page.on("use-picture", "click", self._take_picture)
        page.on("draw-undo", "click", self.undo)
        page.on("draw-redo", "click", self.redo)

    def begin(self, recipe: TilingRecipe) -> SketchSurface:
        """Draw on a recipe's board; the sheet stays while it is the one that was drawn."""
        self.pieces = recipe.pieces
        if not self.sketch.squares or self.sketch.board() != recipe.board:
            self.sketch = Sketch(recipe.board)
        self._show_sheet()
        return self.surface

    def _show_sheet(self) -> None:
        """A surface for the sheet as it is now."""
        self.surface = SketchSurface(self.sketch, self.redraw, self._changed)
        self.page.write("sheet-rows", str(self.sketch.rows))
        self.page.write("sheet-columns", str(self.sketch.columns))
        self.page.write("picture-text", self.sketch.board().picture())
        self._show_ways()

    def _show_ways(self) -> None:
        """Whether there is something to undo or redo."""
        for name, can in (("draw-undo", self.sketch.can_undo()),
                          ("draw-redo", self.sketch.can_redo())):
            self.page.attribute(name, "aria-disabled", None if can else "true")

    def _resize(self) -> None:
        page = self.page
        self.sketch.remember()
        try:
            self.sketch.resize(ROWS.parse(page.read("sheet-rows").strip()),
                               COLUMNS.parse(page.read("sheet-columns").strip()))
            self._hand_over()
        except MazeError as problem:
            self.voice.note(problem.message)

    def _all(self, fill: bool) -> None:
        """Every square, or one alone: a board has at least one."""
        self.sketch.remember()
        self.sketch.paint(self.sketch.sheet.squares(), fill)
        self.sketch.paint([self.surface.cursor], True)
        self._hand_over()

    def _take_picture(self) -> None:
        text = self.page.read("picture-text")
        try:
            board = board_of_picture(text)
            if max(board.rows, board.columns) > LARGEST:
                raise MazeError("expected a picture of at most {most} x {most} squares: "
                                "{rows} x {columns}", most=LARGEST, rows=board.rows,
                                columns=board.columns)
            self.sketch.take(board)
            self._hand_over()
        except MazeError as problem:
            self.voice.note(problem.message if text.strip() else Message(
                "expected a picture with a # for each square to fill: {text}", text=shown(text)))

    def undo(self) -> None:
        """Take the last change back: a stroke, a filled or wiped sheet, another size."""
        self._travelled(self.sketch.undo(), "Undone.", "Nothing to undo.")

    def redo(self) -> None:
        self._travelled(self.sketch.redo(), "Redone.", "Nothing to redo.")

    def _travelled(self, done: bool, said: str, nothing: str) -> None:
        if done:
            self._hand_over()
        self.voice.say(Message(said if done else nothing))

    def _hand_over(self) -> None:
        """Another sheet: the page shows it anew."""
        self.anew(self.sketch.board())

    def _changed(self) -> None:
        if not self.sketch.squares:                        # the last one stays
            self.sketch.paint([self.surface.cursor], True)
        self.voice.say(self.words())
        self.page.write("picture-text", self.sketch.board().picture())
        self._show_ways()
        self.moved(self.sketch.board())

    def words(self) -> Said:
        """The line above the board."""
        return self.sketch.sentence(self.pieces)
