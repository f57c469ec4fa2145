"""Runs: programs of visitors that make mazes or solve them, each in a sandbox of its own.

Every step is checked as it arrives, and every text is bounded: see ``maze.web.writing.boxes``.
"""

from __future__ import annotations

import json
from collections.abc import Container
from weakref import WeakKeyDictionary

from maze.errors import MazeError
from maze.recordings import Recording
from maze.visitors.changes import Past
from maze.visitors.errors import ProgramError
from maze.visitors.replay import checker_of
from maze.web.writing.boxes import Boxes
from maze.web.writing.printed import LINES
from maze.web.writing.strange import Unfair, ints_of, lines_of, message_of

MOST = 2_000_000                                           # steps


class Runs:
    """``recording`` is being made, or was made last; ``printed`` in that run."""

    def __init__(self, boxes: Boxes) -> None:
        self.boxes = boxes
        self.recording: Recording | None = None
        self.printed: list[tuple[int, str]] = []
        self._pasts: WeakKeyDictionary[Recording, Past] = WeakKeyDictionary()

    def past_of(self, recording: Recording) -> Past:
        """What the variables of a run held."""
        return self._pasts.setdefault(recording, Past())

    @property
    def busy(self) -> bool:
        """Whether a program is running, or about to."""
        return self.recording is not None and not self.recording.over

    def ask(self, recording: Recording) -> None:
        """Run a program, in place of the one that is running."""
        self.boxes.stop()
        self.recording, self.printed = recording, []
        self.boxes.begin(Recorder(recording, self))


class Recorder:
    """A run as it is told: see ``maze.web.writing.boxes.Work``."""

    progress: Container[str] = ("steps",)

    def __init__(self, recording: Recording, runs: Runs) -> None:
        self.recording, self.runs = recording, runs
        self.order = json.dumps(dict(recording.order))
        self._checker = checker_of(recording.order["room"], recording.board, MOST)
        self._path: list[int] | str = ""

    def ended(self, error: MazeError | None) -> None:
        if not self.recording.over:
            self.recording.end(self._path, error)

    def hear(self, what: str, content: str | bytes) -> bool:
        if isinstance(content, bytes):
            return self._take_array(what, content)
        if what == "reason":
            self._path = str(message_of(content))
        elif what == "print":
            self._print(content)
            return False
        elif what != "done":
            raise Unfair
        return True

    def _take_array(self, what: str, content: bytes) -> bool:
        numbers = ints_of(content)
        if what == "values":
            if not self.runs.past_of(self.recording).feed(numbers,
                                                            len(self.recording.steps) + 1):
                raise Unfair
            return False
        if what == "path":
            self._path = numbers.tolist()
            return True
        steps, lines = numbers[::2], numbers[1::2]
        if what != "steps" or not numbers or len(numbers) % 2 or min(lines) < 0:
            raise Unfair
        try:
            known = self._checker.take(steps)
        except ProgramError as error:
            good = max(0, self._checker.done - len(self.recording.steps) - 1)
            self.recording.feed(steps[:good], lines[:good])
            error.line = lines[good] or None
            raise
        if len(known) != len(steps):                       # a pause is no step
            raise Unfair
        self.recording.feed(steps, lines)
        self.runs.boxes.line = lines[-1]
        self.runs.boxes.changed()
        return False

    def _print(self, content: str) -> None:
        printed = self.runs.printed
        printed += lines_of(content, MOST)
        if len(printed) > LINES:
            raise Unfair
        self.runs.boxes.changed()
