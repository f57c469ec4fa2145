"""Working: the work of a study: what wants a clock, then its jobs, one after the other; what a
visitor's program draws, in a sandbox."""

from __future__ import annotations

from collections.abc import Callable

from maze.errors import MazeError
from maze.jobs import Part
from maze.lab.census import Census
from maze.lab.studies.study import Study
from maze.message import Message, Said
from maze.texts import title_of
from maze.web.house import House
from maze.web.lab.own import OwnGenerator

WORK = "study"                                             # of the page's works


class Working:
    """``heard`` is called after each part, ``over`` at the end, ``failed`` with what went wrong.

    remarks   what is to be said of programs at the end
    """

    def __init__(self, house: House, own: OwnGenerator, heard: Callable[[], None],
                 over: Callable[[], None], failed: Callable[[Exception], None]) -> None:
        self.works, self.clock, self.own = house.works, house.browser.clock, own
        self.heard, self.over, self.failed = heard, over, failed
        self.study: Study | None = None
        self.remarks: list[Said] = []

    def begin(self, study: Study) -> None:
        """From the beginning."""
        self.study, self.remarks = study, []
        work = study.clocked(self.clock)
        if work is None:
            self.go_on(study, 0)
            return
        self.works.scheduler.begin(WORK, work, lambda _: self.go_on(study, 0),
                                   lambda _: self.heard(), self.failed)

    def go_on(self, study: Study, number: int) -> None:
        """The next job, or the end."""
        self.study = study
        if number == len(study.jobs):
            self.over()
        elif census := study.strange(number):
            self._own(study, number, census)
        else:
            self.works.begin(WORK, study.jobs[number], lambda _: self._ended(study, number),
                             lambda part: self._hear(study, number, part), self.failed,
                             heavy=study.heavy)

    def cancel(self) -> None:
        """Leave what is not done."""
        self.study = None
        self.works.cancel(WORK)
        self.works.scheduler.cancel(WORK)
        self.own.stop()

    def _ended(self, study: Study, number: int) -> None:
        if study is self.study:
            study.ended(number)
            self.go_on(study, number + 1)

    def _hear(self, study: Study, number: int, part: Part) -> None:
        if study is self.study:
            study.feed(number, part)
            self.heard()

    def _own(self, study: Study, number: int, census: Census) -> None:
        """What a visitor's program does; whatever goes wrong in it, the others go on."""
        def over(error: MazeError | None) -> None:
            if study is not self.study:
                return
            if error is not None:
                self.remarks.append(Message("{title}: {what}", title=title, what=error.message))
                self.go_on(study, number + 1)
            else:
                self._ended(study, number)

        text = study.recipe.code
        title = Message(title_of(text))
        if self.own.may_draw(text):
            self.own.draw(census, text, lambda part: self._hear(study, number, part), over)
        else:
            self.remarks.append(Message("{title} waits: read the program, then run it.",
                                        title=title))
            self.go_on(study, number + 1)
