"""The pupil's view: a lesson moment by moment; what comes after a question waits for its answer.

How far somebody is stays on the device, with no name.  The texts of a lesson are values: they are
written as text and are not translated.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from maze.lessons.files import canonical
from maze.lessons.lesson import END, Lesson
from maze.lessons.own import IDS, own
from maze.lessons.progress import HELP_AFTER, Progress, parse_progress
from maze.lessons.receipt import receipt
from maze.lessons.taken import Taken, opened
from maze.message import Message, Said
from maze.pentomino.recipe import TilingRecipe
from maze.picture import digest_of
from maze.places.learn import PLACE
from maze.progress import Work
from maze.render.layer import Label, Layer
from maze.render.theme import Theme
from maze.share import encode
from maze.web.device.known import LESSONS
from maze.web.house import House
from maze.web.learning.board import board_shown
from maze.web.lessons import pupil_markup
from maze.web.lessons.card import Card
from maze.web.markup import put
from maze.web.modes import Modes
from maze.web.player.stage import the_end
from maze.web.run import BOARD, Boards, Document, Shown, Workshop

LIST = Message("Lessons: pictures that move, and questions about them.")
STRANGER = "Written by whoever made this link."
OURS = "A lesson of this page."


class Pupil(Workshop[Taken, Boards]):
    """``lesson`` is what is shown, in the language of the page if it is one of ours."""

    def __init__(self, house: House) -> None:
        self.house, self.app, self.browser = house, house.app, house.browser
        self.page = page = house.browser.page
        self.modes = Modes(page, PLACE)
        put(page, "lesson", "lesson-title", pupil_markup.MARKUP, pupil_markup.WORDS)
        self.lesson: Lesson | None = None
        self.progress = Progress(own(IDS[0]))
        self.taken_ = Taken()
        self.card = Card(house, self.answered)
        page.on("lesson-back", "click", lambda: self._turn(-1))
        page.on("lesson-on", "click", lambda: self._turn(1))
        page.on("lesson-again", "click", self._begin_again)
        page.on("lesson-show", "click", self._give_up)

    # --- recipes and runs -----------------------------------------------------------------------

    def write(self, recipe: Taken) -> None:
        """The card of the moment that is shown, or the list."""
        self.page.attribute("lesson-card", "hidden", None if recipe.lesson else "")
        for at in range(len(IDS) if recipe.lesson else 0):
            self.page.hand_on(f"lesson-own-{at}", "lesson-at")             # before it is hidden
        self.page.attribute("lesson-list", "hidden", "" if recipe.lesson else None)
        if recipe.lesson is None:
            self._write_list()
            return
        lesson = self._spoken(recipe.lesson)
        if lesson != self.lesson:
            self.lesson = lesson
            kept = self.browser.records.read(LESSONS, digest_of(canonical(lesson)))
            self.progress = parse_progress(lesson, kept)
        self.taken_ = recipe
        self._write_head(lesson)
        self._write_moment()

    def _spoken(self, lesson: Lesson) -> Lesson:
        """One of ours in the language of the page."""
        return own(lesson.id, self.browser.language()) if lesson.id else lesson

    def _write_list(self) -> None:
        self.page.write("lesson-title", "Lessons")
        self.page.write("lesson-by", "")
        for at, id_ in enumerate(IDS):
            lesson = self._spoken(own(id_))
            name, there = f"lesson-own-{at}", Taken(own(id_))
            self.page.write(name, Message("{title}", title=lesson.title))
            self.page.attribute(name, "lang", lesson.lang)
            self.page.attribute(name, "href", encode(there))

    def _write_head(self, lesson: Lesson) -> None:
        self.page.write("lesson-title", Message("{title}", title=lesson.title))
        self.page.write("lesson-by", OURS if lesson.id else STRANGER)
        self.page.attribute("lesson-title", "lang", lesson.lang)

    def read(self) -> Taken:
        return self.taken_

    def laying(self, recipe: Taken) -> Work[None]:
        if recipe.lesson and not isinstance(recipe.board, TilingRecipe):
            yield from recipe.board.laying()

    def begin(self, recipe: Taken) -> Boards:
        """A moment that is still locked is not shown: the first open question is."""
        if recipe.lesson is None:
            self.lesson = None
            return Document(recipe, LIST)
        self.app.player.forget()
        return board_shown(recipe, BOARD, self.house)

    def enter(self) -> None:
        """To the step of the moment, or play to it."""
        moment = self.taken_.moment
        if self.lesson is None or moment is None:
            return
        if self.taken_.at > self.progress.reach:
            self.show(self.progress.reach)
            return
        self._due = None
        player, calm = self.app.player, self.browser.calm()
        if moment.start != END and not calm:
            self._due = moment.at
            player.go(moment.start, play=True)
        elif moment.at != END:
            player.go(moment.at, play=False)
        else:
            player.hurry(the_end, quiet=True)

    _due: int | None = None                                # the step at which it stops

    def plays(self, shown: Shown) -> bool:
        """The moment says at which step it stands, not the link."""
        return False

    def outcome(self, shown: Shown) -> Said:
        return shown.sentence

    def over(self, theme: Theme) -> Iterable[Layer | Label]:
        return self.card.layers(theme)

    @property
    def hides_ideas(self) -> bool:
        return self.card.waits

    # --- after every frame ----------------------------------------------------------------------

    def refresh(self, shown: Boards) -> None:
        moment, player = self.taken_.moment, shown.player
        if self.lesson is None or moment is None or shown.recipe != self.taken_:
            return
        if self._due is not None and self._due != END and player.position >= self._due:
            player.pause()
            player.seek(self._due)
            self._due = None
            self.house.stage.wake()
        if moment.ask:
            self.card.refresh(shown, self._moment)

    @property
    def _moment(self) -> Any:
        """The moment that is shown, in the language of the lesson."""
        assert self.lesson
        return self.lesson.moments[self.taken_.at]

    # --- what people do -------------------------------------------------------------------------

    def commands(self) -> dict[str, Callable[[], None]]:
        return {}

    def show(self, at: int) -> None:
        """Another moment: Back returns to the one before."""
        recipe = self.taken_.but(at=at)
        self.app.waiting.after(self.laying(recipe), lambda _: self._visit(recipe))

    def _visit(self, recipe: Taken) -> None:
        self.app.visit(recipe, play=False)

    def _turn(self, by: int) -> None:
        at = self.taken_.at + by
        if self.lesson is None or not 0 <= at < len(self.lesson.moments):
            return
        if at > self.progress.reach or (by > 0 and not self.progress.answered(self.taken_.at)):
            self.card.tell("Answer the question first: what comes next is locked until then.")
            return
        self.show(at)
        self.page.focus("lesson-at")

    def answered(self, right: bool) -> None:
        """The open question was answered."""
        if not self.progress.waits(self.taken_.at):
            return
        self.progress.answer(right=right)
        self._keep()

    def _give_up(self) -> None:
        if self.progress.waits(self.taken_.at):
            self.progress.give_up()
            last = self.lesson is not None and self.taken_.at == len(self.lesson.moments) - 1
            self.page.hand_on("lesson-show", "lesson-at" if last else "lesson-on")
            self.card.show_right()
            self._keep()

    def _begin_again(self) -> None:
        assert self.lesson
        self.progress = Progress(self.lesson)
        self._keep()
        self.show(0)
        self.page.focus("lesson-at")

    def _keep(self) -> None:
        assert self.lesson
        self.browser.records.write(LESSONS, digest_of(canonical(self.lesson)), str(self.progress))
        self._write_bar()

    # --- the card ---------------------------------------------------------------------------------

    def _write_moment(self) -> None:
        assert self.lesson
        self.card.write(self._moment, self.lesson.lang,
                        done=self.progress.answered(self.taken_.at))
        self.page.attribute("lesson-open", "href", opened(self.taken_))
        self._write_bar()

    def _write_bar(self) -> None:
        assert self.lesson
        page, at, count = self.page, self.taken_.at, len(self.lesson.moments)
        page.write("lesson-at", Message("Moment {number} of {count}", number=at + 1, count=count))
        page.attribute("lesson-way", "max", str(count))
        page.attribute("lesson-way", "value", str(at + 1))
        page.attribute("lesson-back", "aria-disabled", None if at else "true")
        free = self.progress.answered(at)
        page.attribute("lesson-on", "aria-disabled", None if free and at < count - 1 else "true")
        helps = self.progress.waits(at) and self.progress.wrong >= HELP_AFTER
        page.attribute("lesson-show", "hidden", None if helps else "")
        over = at == count - 1 and self.progress.over
        page.attribute("lesson-end", "hidden", None if over else "")
        page.attribute("lesson-on", "hidden", "" if at == count - 1 else None)
        if over:
            page.write("lesson-score", Message(
                "Done. {right} of {tried} right at once.", right=self.progress.right,
                tried=len(self.lesson.asked)))
            page.write("lesson-receipt", receipt(self.lesson, self.progress.done))
