"""The card that asks what comes next, at some moments of a run.

The questions are made from the run that is shown (``maze.asking``).  One counts as right if it was
answered right at once; to step back is a hint.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from maze.asking.question import Answer, Question
from maze.errors import MazeError
from maze.message import Joined, Message, Said
from maze.render.layer import Label, Layer
from maze.render.theme import Theme
from maze.web.asking.marks import LETTERS
from maze.web.asking.subject import Subject
from maze.web.page import Page
from maze.web.run import Shown

BUDGET = 0.008                                             # seconds of a frame for making questions
TO_THE_END = ("dead_ends",)                                # kinds whose answer is seen only there


class Asking:
    """``wake`` asks for another frame, ``note`` shows a sentence."""

    def __init__(self, page: Page, subject: Subject, clock: Callable[[], float],
                 theme: Callable[[], Theme], wake: Callable[[], None],
                 note: Callable[[Said], None]) -> None:
        self.page, self.subject = page, subject
        self.clock, self.theme = clock, theme
        self.wake = wake
        self.note = note
        self._run: Shown | None = None
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

    def refresh(self, run: Shown) -> None:
        """After a frame: make questions, or ask the next one."""
        if run is not self._run:
            self._hide()
            self._forget()
            self._run = run
            if run.player.at_end:
                run.player.seek(0)                         # to be played again
        player, position = run.player, run.player.position
        if self._more is None:
            if not self.subject.ready(run):
                return
            self._more = self._begin(run)
        self._make(self._more)
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

    def _begin(self, run: Shown) -> Iterator[Question | None]:
        try:
            return self.subject.begin(run)
        except MazeError as problem:
            self.note(problem.message)
            return iter(())

    def _make(self, more: Iterator[Question | None]) -> None:
        """Go on making questions for some milliseconds."""
        end = self.clock() + BUDGET
        while True:
            try:
                made = next(more)
            except StopIteration:
                return
            if made:
                self._questions.append(made)
            if self.clock() >= end:
                self.wake()
                return

    def _stride(self, run: Shown) -> int:
        """How far a position may lie behind one that is asked about: a frame, not a leap."""
        return max(1, run.player.known // 20)

    # --- a question -----------------------------------------------------------------------------

    def _ask(self, asked: Question) -> None:
        self._asked, self._answered = asked, False
        page = self.page
        page.attribute("ask", "hidden", None)
        page.attribute("ask", "data-for", self.subject.place)
        page.attribute("ask", "data-waits", "")
        page.write("ask-text", asked.text)
        page.write("ask-why", "")
        self._score()
        page.attribute("ask-on", "hidden", "")
        page.attribute("ask-back", "hidden", None)
        offer(page, "ask", asked.answers, self.subject.pictures(self._run, asked, self.theme()))
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
        if self._run and first and asked.kind not in TO_THE_END:
            self._before = asked.seen
            self._run.player.seek(asked.seen)              # there it is to be seen
        self.wake()

    @property
    def waits(self) -> bool:
        """Whether a question waits for its answer."""
        return self._asked is not None and not self._answered

    def tap(self, cell: int) -> bool:
        """A cell of the board was tapped; whether it was an answer."""
        if self._asked is None or not self.waits:
            return False
        at = next((at for at, one in enumerate(self._asked.answers) if one.cell == cell), None)
        if at is not None:
            self.answer(at)
        return at is not None

    def _hint(self) -> None:
        """A step back, to see how it has come about."""
        if self._asked and self._run and self._run.player.position:
            self._run.player.pause()
            self._before = self._run.player.position - 1
            self._run.player.seek(self._before)
            self.wake()

    def _go_on(self) -> None:
        if self._asked is None:
            return                                         # another place asks
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
        yield from self.subject.layers(self._run, self._asked, theme)


def offer(page: Page, name: str, answers: Sequence[Answer], pictures: Sequence[str]) -> None:
    """The buttons ``name-0`` and so on: letters of places on the board, pictures, or words."""
    for at, letter in enumerate(LETTERS):
        button, known = f"{name}-{at}", at < len(answers)
        page.attribute(button, "hidden", None if known else "")
        page.attribute(button, "data-told", None)
        page.attribute(button, "data-letter", letter if known and pictures[at] else None)
        if not known:
            continue
        answer = answers[at]
        if pictures[at]:
            page.draw(button, pictures[at])
        else:                                              # a place has its letter on the board
            page.write(button, letter if answer.cell is not None else answer.said)
        page.attribute(button, "aria-label", Joined((f"{letter}:", answer.said)))
