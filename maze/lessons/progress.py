"""Progress: how far somebody is in a lesson: what was answered, and at which try.

The moments after a question are locked until it is answered.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from maze.lessons.lesson import Lesson

GIVEN_UP = 3                                               # tries from which on nothing is counted
HELP_AFTER = 2                                             # wrong tries, then the answer is shown
FORM = re.compile(r"[0-3]{0,24}(\.[0-9]{1,2})?", re.ASCII)


@dataclass
class Progress:
    """``done`` has, for each question that was answered, in order, how many tries were wrong: at
    most GIVEN_UP, which also says that the answer was shown.  ``wrong`` counts those of the
    question that is open."""

    lesson: Lesson
    done: list[int] = field(default_factory=list)
    wrong: int = 0

    @property
    def reach(self) -> int:
        """The last moment that can be looked at: the first question that is not answered."""
        asked = self.lesson.asked
        if len(self.done) < len(asked):
            return asked[len(self.done)]
        return len(self.lesson.moments) - 1

    def answered(self, at: int) -> bool:
        """Whether the question of a moment was answered; true if it asks nothing."""
        return self.lesson.moments[at].ask is None or at in self.lesson.asked[:len(self.done)]

    def waits(self, at: int) -> bool:
        """Whether a moment's question is the one that is open."""
        return not self.answered(at) and at == self.reach

    def answer(self, *, right: bool) -> None:
        """The open question was answered."""
        if self.over:
            return
        if right:
            self.done.append(min(self.wrong, GIVEN_UP))
            self.wrong = 0
        else:
            self.wrong += 1

    def give_up(self) -> None:
        """The answer of the open question was shown."""
        if not self.over:
            self.done.append(GIVEN_UP)
            self.wrong = 0

    @property
    def over(self) -> bool:
        """Whether everything was answered."""
        return len(self.done) >= len(self.lesson.asked)

    @property
    def right(self) -> int:
        """How many questions were answered rightly at once."""
        return self.done.count(0)

    def __str__(self) -> str:
        """As text for a device."""
        return "".join(map(str, self.done)) + (f".{min(self.wrong, 99)}" if self.wrong else "")


def parse_progress(lesson: Lesson, text: str) -> Progress:
    """From a text, which may be anything; from the beginning if it is none."""
    if not FORM.fullmatch(text):
        return Progress(lesson)
    done, _, wrong = text.partition(".")
    return Progress(lesson, [int(one) for one in done[:len(lesson.asked)]], int(wrong or 0))
