"""The card that asks what comes next, at some moments of a run.

The questions are made from the run that is shown (``maze.asking``).  One counts as right if it was
answered right at once; to step back is a hint.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from maze.asking import moments, told
from maze.asking.question import Question
from maze.grid import Cell
from maze.message import Joined, Message
from maze.render.layer import Label, Layer, circle
from maze.render.room import room
from maze.render.theme import Theme
from maze.web.mazes.runs import MazeRun
from maze.web.page import Page

LETTERS = "ABCD"
KINDS = ("growth", "stack", "wall", "queue", "dead_ends")  # the name of the algorithm is to be seen
DISC, TEXT = 0.36, 0.42                                    # of a letter on the board, in cells


class Asking:
    """``wake`` asks for another frame, ``note`` shows a sentence."""

    def __init__(self, page: Page, wake: Callable[[], None],
                 note: Callable[[Message | str], None]) -> None:
        self.page = page
        self.wake = wake
        self.note = note
        self._run: MazeRun | None = None
        self._forget()
        self.page.on("ask-back", "click", self._hint)
        self.page.on("ask-on", "click", self._go_on)
        for at in range(len(LETTERS)):
            self.page.on(f"ask-{at}", "click", partial(self.answer, at))

    def leave(self) -> None:
        """The switch was turned: no question, and no run."""
        self._hide()
        self._run = None

    def _forget(self) -> None:
        self._more: Iterator[Question | None] | None = None
        self._questions: list[Question] = []
        self._asked: Question | None = None                # the one on the screen
        self._answered = False
        self._tried = self._right = 0
        self._before = 0                                   # the position at the last frame

    def refresh(self, run: MazeRun) -> None:
        """After a frame: make questions, or ask the next one."""
        if run is not self._run:
            self._hide()
            self._forget()
            self._run = run
            if run.player.at_end:
                run.player.seek(0)                         # to be played again
        player, position = run.player, run.player.position
        if self._more is None:
            if not player.complete:
                return
            self._more = self._begin(run)
        made = next(self._more, self)                      # a part of the run in each frame
        if made is not self:
            self._questions += [made] if made else []      # type: ignore[list-item]
            self.wake()
        passed = next((asked for asked in self._questions
                       if self._before < asked.at <= position), None)
        self._before = position
        if self._asked and position > self._asked.at and not self._answered:
            self._hide()                                   # gone on without an answer
        if passed and passed is not self._asked and position - passed.at <= self._stride(run):
            player.pause()
            player.seek(passed.at)
            self._before = passed.at
            self._ask(passed)

    def _begin(self, run: MazeRun) -> Iterator[Any]:
        if len(run.drawing.scene.grid) > told.MOST:
            self.note(Message("Questions are asked about mazes of up to {most} cells.",
                              most=told.MOST))
            return iter(())
        return moments.one_by_one(told.Told(run.recipe, run.player.log), kinds=KINDS)

    def _stride(self, run: MazeRun) -> int:
        """How far a position may lie behind one that is asked about: a frame, not a leap."""
        return max(1, run.player.known // 20)

    # --- a question -----------------------------------------------------------------------------

    def _ask(self, asked: Question) -> None:
        self._asked, self._answered = asked, False
        page = self.page
        page.attribute("ask", "hidden", None)
        page.attribute("ask", "data-waits", "")
        page.write("ask-text", asked.text)
        page.write("ask-why", "")
        self._score()
        page.attribute("ask-on", "hidden", "")
        page.attribute("ask-back", "hidden", None)
        for at, letter in enumerate(LETTERS):
            known = at < len(asked.answers)
            page.attribute(f"ask-{at}", "hidden", None if known else "")
            page.attribute(f"ask-{at}", "data-told", None)
            if known:                                      # a cell has its letter on the board
                answer = asked.answers[at]
                page.write(f"ask-{at}", letter if answer.cell is not None else answer.said)
                page.attribute(f"ask-{at}", "aria-label", Joined((f"{letter}:", answer.said)))
        page.focus("ask-text")
        self.note("")
        self.wake()

    def answer(self, at: int) -> None:
        """What was chosen is right or wrong, at once and with the reason."""
        asked = self._asked
        if asked is None or at >= len(asked.answers):
            return
        chosen, first = asked.answers[at], not self._answered
        if first:
            self._tried += 1
            self._right += chosen.right
        self._answered = True
        self.page.attribute("ask", "data-waits", None)
        self.page.attribute(f"ask-{at}", "data-told", "right" if chosen.right else "wrong")
        self.page.attribute(f"ask-{asked.right}", "data-told", "right")
        self.page.write("ask-why", Joined((Message("Right." if chosen.right else "Not so."),
                                           chosen.why)))
        self.page.attribute("ask-on", "hidden", None)
        self.page.attribute("ask-back", "hidden", "")
        self._score()
        if self._run and first and asked.kind != "dead_ends":
            self._before = asked.seen
            self._run.player.seek(asked.seen)              # there it is to be seen
        self.wake()

    @property
    def waits(self) -> bool:
        """Whether a question waits for its answer."""
        return self._asked is not None and not self._answered

    def tap(self, cell: Cell) -> bool:
        """A cell of the board was tapped; whether it was an answer."""
        if self._asked is None or not self.waits:
            return False
        at = next((at for at, one in enumerate(self._asked.answers) if one.cell == cell), None)
        if at is not None:
            self.answer(at)
        return at is not None

    def _hint(self) -> None:
        """A step back, to see how it has come about."""
        if self._run and self._run.player.position:
            self._run.player.pause()
            self._before = self._run.player.position - 1
            self._run.player.seek(self._before)
            self.wake()

    def _go_on(self) -> None:
        self._hide()
        if self._run:
            self._run.player.play()
        self.page.focus("play")
        self.wake()

    def _hide(self) -> None:
        self._asked = None
        self.page.attribute("ask", "hidden", "")
        self.wake()

    def _score(self) -> None:
        self.page.write("ask-score", Message("{right} of {tried} right", right=self._right,
                                             tried=self._tried))

    def layers(self, theme: Theme) -> Iterator[Layer | Label]:
        """The letters of the answers in their cells."""
        if self._asked is None or self._run is None:
            return
        grid = self._run.drawing.scene.grid
        cells = [(LETTERS[at], answer.cell) for at, answer in enumerate(self._asked.answers)
                 if answer.cell is not None]
        for letter, cell in cells:
            size, (x, y) = min(1.0, room(grid, cell)), grid.center(cell)
            yield Layer(circle(x, y, DISC * size), fill=theme.ink, stroke=theme.paper, width=0.08)
            yield Label(letter, x, y, TEXT * size, theme.paper)
