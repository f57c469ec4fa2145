"""ExactCover: the matrix of a search beside the board, at the step that is shown.

While it is closed nothing is done. When it is opened, the search is run once more up to that step
(``maze.rerun``), a few milliseconds a frame, and its variables are read. To go back, it begins
anew; what it held in the steps just before is kept as well, so the next ones back are quick.
"""

from __future__ import annotations

from collections.abc import Callable

from maze.message import Grouped, Message, Said
from maze.pentomino.matrix import NO_COLUMN, Covering, Matrix, Row, read
from maze.pentomino.play.aspect import Aspect
from maze.pentomino.scene import TilingScene
from maze.render.matrix import counts_svg, dying, is_small, matrix_svg
from maze.rerun import Rerun, generators_of
from maze.steps import FOUND, PLACE, REMOVE
from maze.web.page import Page
from maze.web.tilings.standing import TilingRun

BUDGET = 0.006                                             # seconds a frame
KEPT = 400                                                 # steps whose state is kept
BACK = 32                                                  # steps kept before one that is gone to
PICTURE = 0.34                                             # seconds between pictures at speed


class ExactCover:
    """``wake`` asks for another frame."""

    def __init__(self, page: Page, clock: Callable[[], float], wake: Callable[[], None]) -> None:
        self.page, self.clock, self.wake = page, clock, wake
        self._run: TilingRun | None = None
        self._seen: tuple[object, ...] = ()
        self._last = float("-inf")
        page.on("matrix-box", "toggle", wake)

    def refresh(self, run: TilingRun, scene: TilingScene) -> None:
        """Bring it up to date, after a frame."""
        if self.page.read("matrix-box") != "1":
            self._run = None
            return
        if run is not self._run:
            self._start(run)
        position = run.player.position
        aspect = run.drawing.aspect
        if (run, position, aspect) == self._seen:
            return
        if run.state == "playing" and self.clock() - self._last < PICTURE:
            return
        if not self._reach(position):
            self.wake()
            return
        self._seen, self._last = (run, position, aspect), self.clock()
        self._show(run, scene, position, aspect)

    def _start(self, run: TilingRun) -> None:
        recipe = run.recipe
        self._run, self._seen = run, ()
        self._entry = recipe.entry
        self._matrix = Matrix(recipe.tiling())
        self._rerun = Rerun(lambda: recipe.begin()[1], run.player.log)
        self._kept = {0: self._matrix.whole}

    # --- the second run --------------------------------------------------------------------------

    def _reach(self, position: int) -> bool:
        """Go on until what is held at a position is known; False: not yet."""
        if not self._entry.shows or position in self._kept:
            return True
        if position <= self._rerun.done:
            self._rerun.restart()
        end = self.clock() + BUDGET
        start = max(0, position - BACK)
        if not self._rerun.reach(start, lambda: self.clock() < end):
            return False
        while self._rerun.done < position and not self._rerun.lost:
            self._rerun.take(1)
            self._kept[self._rerun.done] = self._read()
            if len(self._kept) > KEPT:
                self._kept.pop(next(iter(self._kept)))
        return True

    def _read(self) -> Covering:
        for steps in generators_of(self._rerun.steps):
            if steps.gi_code is self._entry.run.__code__ and steps.gi_frame:
                return read(self._matrix, self._entry.shows, steps.gi_frame.f_locals)
        return self._matrix.whole

    # --- what is seen ----------------------------------------------------------------------------

    def _show(self, run: TilingRun, scene: TilingScene, position: int, aspect: Aspect) -> None:
        matrix, page = self._matrix, self.page
        covering = self._kept.get(position)
        page.attribute("matrix-counts", "hidden", None if covering else "")
        page.attribute("matrix-whole", "hidden", None if covering and is_small(matrix) else "")
        if covering is None:
            page.write("matrix-told", Message(
                "This search keeps no matrix. Choose Algorithm X or Dancing links."))
            return
        laid = [number for number in scene.placed if number not in set(matrix.tiling.placed)]
        chosen = list(map(matrix.row, laid))
        step = run.player.log[position - 1] if position else FOUND
        died = dying(matrix, covering, chosen) if PLACE <= step < REMOVE else set()
        page.draw("matrix-counts", counts_svg(matrix, covering, chosen, aspect))
        if is_small(matrix):
            page.draw("matrix-whole", matrix_svg(matrix, covering, chosen, died, aspect))
        page.write("matrix-told", self._told(covering, chosen, len(died), step, position, aspect))

    def _told(self, covering: Covering, chosen: list[Row], died: int, step: int, position: int,
              aspect: Aspect) -> Said:
        matrix = self._matrix
        if not position:
            return Message("Rows: {rows}, one for each way to lay a piece. Columns: {columns}, one "
                           "for each square and piece. Choose rows that cover each column once.",
                           rows=Grouped(len(matrix.rows)), columns=len(matrix))
        if covering.column == NO_COLUMN:
            return Message("Every column is covered: a tiling." if step >= FOUND
                           or len(matrix.covered(chosen)) == len(matrix) else
                           "A free part of the board cannot be filled: back.")
        left, open_ = covering.untried.bit_count(), Grouped(covering.open.bit_count())
        if PLACE <= step < REMOVE:
            return Message("Rows that the choice shuts out: {died}; rows left: {open}. The column "
                           "with the fewest comes next: {column}, rows in it: {left}.",
                           died=Grouped(died), left=left, open=open_,
                           column=self._name(covering.column, aspect))
        return Message("The choice is taken back; rows left: {open}. Column {column}: rows still "
                       "to be tried: {left}.", left=left, open=open_,
                       column=self._name(covering.column, aspect))

    def _name(self, column: int, aspect: Aspect) -> Said:
        square = self._matrix.square(column)
        if square is None:
            return self._matrix.tiling.pieces[self._matrix.piece(column)].letter
        x, y = aspect.out(square)
        return Message("square {column}, {row}", column=x + 1, row=aspect.shown.rows - y)
