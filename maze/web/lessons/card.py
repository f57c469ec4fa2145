"""Card: the text and the question of a moment, its answers, and what is said to each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import Any

from maze.errors import MazeError
from maze.lessons.asked import MOST_STEPS, Asked, asking
from maze.lessons.lesson import CHOICE, RUN, Moment
from maze.message import Joined, Message, Said
from maze.render.layer import Label, Layer
from maze.render.theme import Theme
from maze.web.house import House
from maze.web.parts import SOURCES
from maze.web.run import Boards

LETTERS = "ABCD"
SLICE = 0.008                                              # seconds of a frame for making questions


class Card:
    """``answered`` is called with whether an answer was right."""

    def __init__(self, house: House, answered: Callable[[bool], None]) -> None:
        self.house, self.page, self.hear = house, house.browser.page, answered
        self._clear()
        for at in range(len(LETTERS)):
            self.page.on(f"lesson-answer-{at}", "click", partial(self.choose, at))
        self.page.on("lesson-check", "click", self.check)
        self.page.on_enter("lesson-card", ("lesson-number",), self.check)

    def _clear(self) -> None:
        self._work: Iterator[Any] | None = None            # that makes the question
        self._asked: Asked | None = None
        self._shown: Boards | None = None
        self._done = self._failed = False
        self._moment: Moment | None = None

    def write(self, moment: Moment, lang: str, *, done: bool) -> None:
        """The words of a moment; its question comes when its run is known."""
        self._clear()
        self._done, self._moment = done, moment
        page, words = self.page, moment.ask.text if moment.ask else ""
        page.write("lesson-text", Message("{text}", text=moment.text))
        page.write("lesson-ask", Message("{text}", text=words))
        for name in ("lesson-text", "lesson-ask", "lesson-answers", "lesson-why"):
            page.attribute(name, "lang", None if name != "lesson-text" and moment.ask
                           and moment.ask.kind == "run" else lang)
        page.write("lesson-why", "")
        page.write("lesson-number", "")
        page.attribute("lesson-number-box", "hidden", "")
        for at in range(len(LETTERS)):
            page.attribute(f"lesson-answer-{at}", "hidden", "")

    def tell(self, words: Said) -> None:
        """A sentence under the question."""
        self.page.attribute("lesson-why", "lang", None)
        self.page.write("lesson-why", words)

    # --- the question -----------------------------------------------------------------------------

    def refresh(self, shown: Boards, moment: Moment) -> None:
        """After a frame: make the question, and let nobody look beyond it."""
        self._shown = shown
        player = shown.player
        if self._asked is None and not self._failed:
            self._make(shown, moment)
        asked = self._asked
        if asked and not self._done and 0 <= asked.at < player.position:
            player.pause()
            player.seek(asked.at)
            self.house.stage.wake()

    def _make(self, shown: Boards, moment: Moment) -> None:
        parts = self.house.browser.parts
        if self._work is None:
            told = moment.ask is not None and moment.ask.kind == CHOICE
            if not told and not shown.player.complete and shown.player.known <= MOST_STEPS:
                return                                     # the run has the answer
            if moment.ask and moment.ask.kind == RUN and not parts.has(SOURCES):
                parts.need(SOURCES, self.house.stage.wake, lambda: self.tell(
                    "The questions could not be fetched: is the network there?"))
                return
            self._work = asking(moment, shown.player.log)
        clock = self.house.browser.clock
        until = clock() + SLICE
        try:
            while clock() < until:
                next(self._work)
        except StopIteration as made:
            self._put(made.value)
        except MazeError as problem:
            self._failed = True
            self.tell(problem.message)
            self.hear(True)                                # nobody is held up by it
        self.house.stage.wake()

    def _put(self, asked: Any) -> None:
        self._asked, page = asked, self.page
        page.write("lesson-ask", asked.text)
        page.attribute("lesson-number-box", "hidden", "" if asked.answers else None)
        self._offer(asked)
        if self._done:
            self.show_right()
        elif self._shown and 0 <= asked.at and self._shown.player.position != asked.at \
                and self._shown.player.state != "playing":
            self._shown.player.seek(asked.at)

    def _offer(self, asked: Any) -> None:
        """The answers, those made from the run by the module that comes with it."""
        pictures = [""] * len(asked.answers)
        if self._shown and any(getattr(one, "steps", ()) for one in asked.answers):
            recipe: Any = self._shown.recipe
            pictures = import_module("maze.web.asking.drawn").maze_pictures(
                recipe.board, self._shown.player.log, asked.at, asked.answers,
                self.house.browser.theme())
        for at, letter in enumerate(LETTERS):
            name, known = f"lesson-answer-{at}", at < len(asked.answers)
            self.page.attribute(name, "hidden", None if known else "")
            for key in ("data-told", "data-letter", "aria-label"):
                self.page.attribute(name, key, None)
            if not known:
                continue
            words = Joined((f"{letter}:", asked.answers[at].said))
            if pictures[at]:
                self.page.draw(name, pictures[at])
                self.page.attribute(name, "data-letter", letter)
                self.page.attribute(name, "aria-label", words)
            else:
                self.page.write(name, words)

    def choose(self, at: int) -> None:
        """What was chosen is right or wrong, at once and with the reason."""
        asked = self._asked
        if asked is None or at >= len(asked.answers):
            return
        answer = asked.answers[at]
        self.page.attribute(f"lesson-answer-{at}", "data-told",
                            "right" if answer.right else "wrong")
        self._say(answer)

    def check(self) -> None:
        """A number was typed."""
        text = self.page.read("lesson-number").strip()
        if self._asked is None or self._asked.number is None:
            return
        if not (text.isascii() and text.isdigit() and len(text) <= 7):
            self.tell("Type a whole number.")
            return
        self._say(self._asked.says(int(text)))

    def _say(self, answer: Any) -> None:
        """The reason; where the run shows that it is right, it is shown there."""
        self.page.write("lesson-why", Joined((Message("Right." if answer.right else "Not so."),
                                              answer.why)))
        if not self._done:
            self.hear(answer.right)
        if answer.right:
            self._reveal()

    def show_right(self) -> None:
        """The answer, to who has it already or gives up."""
        asked = self._asked
        if asked is None:
            return
        right = next((at for at, one in enumerate(asked.answers) if one.right), None)
        if right is None:
            assert asked.number is not None
            self.page.write("lesson-number", str(asked.number))
            self.page.write("lesson-why", asked.says(asked.number).why)
        else:
            self.page.attribute(f"lesson-answer-{right}", "data-told", "right")
            self.page.write("lesson-why", asked.answers[right].why)
        self._reveal()

    def _reveal(self) -> None:
        asked, first = self._asked, not self._done
        self._done = True
        if self._shown and asked and first and asked.seen >= 0 and asked.seen != asked.at:
            self._shown.player.seek(asked.seen)
        self.house.stage.wake()

    @property
    def waits(self) -> bool:
        """Whether a question about the run waits: what the algorithm holds would answer it."""
        asked = self._moment.ask if self._moment else None
        return asked is not None and asked.kind == RUN and not (self._done or self._failed)

    def layers(self, theme: Theme) -> Iterator[Layer | Label]:
        """The letters of the answers in their cells."""
        asked = self._asked
        if asked is None or self._shown is None or self._done:
            return
        if any(getattr(answer, "cell", None) is not None for answer in asked.answers):
            grid: Any = self._shown.player.scene.grid      # type: ignore[attr-defined]
            yield from import_module("maze.web.asking.marks").maze_layers(
                grid, asked.answers, theme)
