"""PlaysBox: the plays that this device keeps, saved as a file; and files of others, to compare."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

from maze.errors import MazeError
from maze.lab.plays import csv_text, reading
from maze.lab.studies.study import Study
from maze.lab.studies.thesis import Redrawing
from maze.message import Message, Said, counted, joined
from maze.playing.plays import Play, parse_play
from maze.progress import Progress, Work
from maze.web.device.known import PLAYS
from maze.web.device.storage import LONGEST_FILE
from maze.web.services import Browser
from maze.web.work.scheduler import Scheduler

NOT_READ = Message("A file cannot be read, or is larger than {most} MB.",
                   most=LONGEST_FILE // 1_000_000)
FILE, CONTROL, TOLD = "meander-plays.csv", "lab-plays-file", "lab-plays-told"


class PlaysBox:
    """``added`` takes the plays of a file, and returns how many were new."""

    def __init__(self, browser: Browser, scheduler: Scheduler,
                 added: Callable[[Sequence[Play]], int]) -> None:
        self.browser, self.page, self.added = browser, browser.page, added
        self.scheduler = scheduler
        self.study: Redrawing | None = None
        self._texts = deque[str]()                         # files that are still to be read
        self._new = self._left = 0                         # what those of now have brought
        self._refused: list[Said] = []
        self.page.on("lab-plays-save", "click", self._save)
        self.page.on(CONTROL, "change", lambda: browser.files.chosen(CONTROL, self._load))

    def fill(self, study: Redrawing, old: Study | None) -> None:
        """Give a study the plays of this device, and the files that an older one had."""
        kept = self.browser.records.entries(PLAYS).values()
        study.plays.own = [play for text in kept if (play := parse_play(text))]
        if isinstance(old, Redrawing) and old is not study:
            study.plays.add(old.plays.files)
            study.plays.judged |= old.plays.judged
            study.plays.keys |= old.plays.keys
        self.study = study
        self._tell()

    def _tell(self, *more: Said) -> None:
        assert self.study
        own, files = len(self.study.plays.own), len(self.study.plays.files)
        parts: list[Said] = [counted("{n} play is kept on this device.",
                                     "{n} plays are kept on this device.", n=own)]
        if files:
            parts.append(counted("{n} is from files.", "{n} are from files.", n=files))
        self.page.write(TOLD, joined([*parts, *more]))

    def _save(self) -> None:
        if self.study:
            plays = self.study.plays
            self.browser.save(FILE, "text/csv;charset=utf-8",
                              csv_text(plays.every(), plays.judged).encode())

    def _load(self, text: str) -> None:
        """A file; several that come together are read one after the other."""
        if not self.study:
            return
        if not self._texts and not self.scheduler.busy(CONTROL):
            self._new = self._left = 0
            self._refused.clear()
        self._texts.append(text)
        if not self.scheduler.busy(CONTROL):
            self._read()

    def _read(self) -> None:
        """The next file, or the end."""
        if not self._texts:
            self._tell(*self._came())
            return
        self.scheduler.begin(CONTROL, _reading(self._texts.popleft()), self._take,
                             failed=self._refuse)

    def _refuse(self, problem: Exception) -> None:
        if not isinstance(problem, MazeError):
            raise problem
        self._refused.append(problem.message)
        self._read()

    def _take(self, read: tuple[list[Play], int]) -> None:
        found, left = read
        self._new += self.added(found)
        self._left += left
        self._read()

    def _came(self) -> list[Said]:
        """What the files have brought."""
        parts: list[Said] = []
        if self._new or not self._refused:
            parts.append(counted("{n} new play was added.", "{n} new plays were added.",
                                 n=self._new))
        if self._left:
            parts.append(counted("{n} row is no play.", "{n} rows are no plays.", n=self._left))
        return [*parts, *dict.fromkeys(self._refused)]


def _reading(text: str) -> Work[tuple[list[Play], int]]:
    """Raises MazeError, also for a file that was not read, whose text is empty."""
    yield Progress("Measuring")
    if not text:
        raise MazeError(NOT_READ)
    return (yield from reading(text))
