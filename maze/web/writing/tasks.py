"""Tasks: the exercises of the panel: the text of each, the code to begin with, what was done.

A link with ``exercise=`` opens one: see ``maze.visitors.exercises``.
"""

from __future__ import annotations

from collections.abc import Callable

from maze.message import Message
from maze.texts import LONGEST, retitled
from maze.visitors.exercises import EXERCISES, Exercise
from maze.visitors.program import exported
from maze.web.device.known import EXERCISES_DONE
from maze.web.device.records import Records
from maze.web.page import Option, Page

NONE = Option("", "None")
KEPT = 9000                                                # characters of a solution that is kept
DONE = Message("You have done this exercise. Your solution is kept on this device.")
AGAIN = Message("You have done this exercise before. “Your solution” is in the menu “Start from”.")
OWN = "own"                                                # in the menu "Start from"


class Tasks:
    """``chosen`` is the exercise that is being done, or None.

    ``begin(exercise)`` is called if another is chosen by hand, ``keep`` keeps it in the link.
    """

    def __init__(self, page: Page, records: Records, begin: Callable[[], None],
                 keep: Callable[[str | None], None]) -> None:
        self.page, self.records, self.begin, self.keep = page, records, begin, keep
        self.chosen: Exercise | None = None
        records.watch(self._list)
        page.on("writing-exercise", "change", self._taken)
        self._list()

    def _list(self) -> None:
        done = self.records.entries(EXERCISES_DONE)
        self.page.menu("writing-exercise", [NONE, *[
            Option(one.id, Message("{title} (done)", title=one.title) if one.id in done
                   else one.title) for one in EXERCISES.values()]])

    def _taken(self) -> None:
        self.choose(self.page.read("writing-exercise"))
        self.keep(self.chosen.id if self.chosen else None)
        self.begin()

    def choose(self, id_: str) -> None:
        """Do an exercise from now on; "" for none."""
        page = self.page
        self.chosen = one = EXERCISES.get(id_)
        page.write("writing-exercise", one.id if one else "")
        page.write("writing-task", one.task if one else "")
        page.write("writing-prove", Message("Check") if one else Message("Prove it"))
        page.attribute("writing-exercise-link", "hidden", None if one else "")
        page.attribute("writing-exercise-link", "href",
                       f"#maze?v=1&exercise={one.id}" if one else None)
        page.write("writing-done", AGAIN if one and self._solution else "")

    @property
    def _solution(self) -> str:
        return self.records.read(EXERCISES_DONE, self.chosen.id) if self.chosen else ""

    @property
    def starts(self) -> list[Option]:
        """What an exercise can be begun with."""
        found = [Option("", "The exercise")]
        return [*found, Option(OWN, "Your solution")] if self._solution else found

    def text(self, start: str = "") -> str:
        """The code to begin with."""
        assert self.chosen
        if start == OWN and self._solution:
            return self._solution[:LONGEST]
        return retitled(exported(self.chosen.start), self.page.said(self.chosen.title))

    def passed(self, text: str) -> None:
        """The exercise was done with this text."""
        assert self.chosen
        self.records.write(EXERCISES_DONE, self.chosen.id, text if len(text) <= KEPT else "# …\n")
        self._list()
        self.page.write("writing-exercise", self.chosen.id)
        self.page.write("writing-done", DONE)
