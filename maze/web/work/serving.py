"""Serving: the worker's side. Jobs come as data, parts go out as messages, with credits.

A credit is the permission to send one part, so a page that is busy is not flooded.  Slices are
short, and between two turns of a few of them the worker reads the messages of the page, so a job
can be canceled in the middle.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable
from typing import Any

from maze.catalog import DEFAULT, Catalog
from maze.errors import MazeError
from maze.jobs import Doing, Job, start
from maze.packing import told
from maze.progress import Progress

TURN = 0.04                                                # seconds between two looks at messages
OFTEN = 0.1                                                # seconds between two words of progress
MOST = 1 << 16                                             # steps in a message
CREDITS = 4                                                # of a job when it begins
STEPS, PROGRESS, RESULT, ERROR = "steps", "progress", "result", "error"
GONE = "gone"                                              # a job was dropped

PostMessage = Callable[[int, str, Any], object]


class Serving:
    """``post(job, what, content)`` sends a message: an array of steps or the bytes of a result; as
    JSON, the parts of a Progress, or the text of an error and whether it is one for people."""

    def __init__(self, post: PostMessage, clock: Callable[[], float],
                 catalog: Catalog = DEFAULT) -> None:
        self.post, self.clock, self.catalog = post, clock, catalog
        self._jobs: dict[int, _Served] = {}

    def begin(self, number: int, kind: str, arguments: str, limit: int) -> None:
        """Take on a job, under a number."""
        self._jobs[number] = _Served(start(Job(kind, arguments, limit), self.catalog))

    def more(self, number: int) -> None:
        """The page has taken a part of a job."""
        if number in self._jobs:
            self._jobs[number].credits += 1

    def cancel(self, number: int) -> None:
        """Drop a job."""
        if served := self._jobs.pop(number, None):
            served.doing.close()
        self.post(number, GONE, None)

    def busy(self) -> bool:
        """Whether there is something to do, and leave to tell of it."""
        return any(served.credits for served in self._jobs.values())

    def turn(self) -> None:
        """Work for a moment on each job that may tell of it."""
        for number, served in list(self._jobs.items()):
            if served.credits:
                self._work(number, served)

    def _work(self, number: int, served: _Served) -> None:
        end, steps, last = self.clock() + TURN, array("i"), None
        try:
            while self.clock() < end and len(steps) < MOST:
                part = next(served.doing)
                if isinstance(part, array):
                    steps.extend(part)
                else:
                    last = part
        except StopIteration as stop:
            self._send(number, served, steps)
            self._finish(number, RESULT, stop.value)
        except Exception as error:                         # the page says it
            self._send(number, served, steps)
            self._finish(number, ERROR, json.dumps(_told(error)))
        else:
            self._send(number, served, steps)
            self._tell(number, served, last)

    def _send(self, number: int, served: _Served, steps: array[int]) -> None:
        if steps:
            served.credits -= 1
            self.post(number, STEPS, steps)

    def _tell(self, number: int, served: _Served, progress: Progress | None) -> None:
        now = self.clock()
        if progress and served.credits and now - served.told >= OFTEN:
            served.told = now
            served.credits -= 1
            self.post(number, PROGRESS, json.dumps([told(progress.doing), *progress[1:]]))

    def _finish(self, number: int, what: str, content: Any) -> None:
        del self._jobs[number]
        self.post(number, what, content)


class _Served:
    """A job that is being done, how many parts may still be sent, and when progress was told."""

    def __init__(self, doing: Doing) -> None:
        self.doing, self.credits, self.told = doing, CREDITS, 0.0


def _told(error: Exception) -> tuple[str, bool]:
    """The text of an error, and whether it is a sentence for people."""
    if isinstance(error, MazeError):
        return told(error.message), True
    return str(error) or type(error).__name__, False
