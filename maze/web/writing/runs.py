"""Runs: programs of visitors, one after the other, each in a sandbox of its own.

The page never waits for a sandbox and trusts nothing that it says: every step is checked, every
text is bounded, and a program that reports nothing for two seconds is ended with its sandbox.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Protocol

from maze.errors import MazeError
from maze.message import Message
from maze.visitors.errors import ProgramError, plain
from maze.visitors.replay import Checker
from maze.web.writing.printed import LINES
from maze.web.writing.strange import Unfair, error_of, ints_of, lines_of, message_of
from maze.web.writing.watching import Later, Watching
from maze.written import Recording

START = 90.0                                               # seconds until Python is there
MOST = 2_000_000                                           # steps
READY, BROKEN, FLOOD = "ready", "broken", "flood"
STOPPED = Message("Stopped.")
SLOW = Message("Python did not start in the sandbox")
NO_BOARD = Message("the board was not laid out")
TOO_MUCH = Message("it said too much at once")


class Box(Protocol):
    """A sandbox as the page sees it."""

    def send(self, what: str, content: str | int) -> None: ...

    def end(self) -> None:
        """At once, and its memory comes back."""



class Runs:
    """``open_(hear)`` opens a sandbox; ``changed`` is called when something has arrived."""

    def __init__(self, open_: Callable[[Callable[[str, str | bytes], None]], Box], later: Later,
                 changed: Callable[[], None]) -> None:
        self.open, self.later, self.changed = open_, later, changed
        self.recording: Recording | None = None            # that is being made, or was made last
        self.printed: list[tuple[int, str]] = []           # in that run
        self.line = 0                                      # that was reported last
        self._box: Box | None = None
        self._number = 0                                   # of the box: older ones are not heard
        self._ready = self._running = False
        self.watching = Watching(later, self._silent)
        self._checker: Checker | None = None
        self._timers: dict[str, Callable[[], None]] = {}

    # --- what the page asks for -------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether a program is running, or about to."""
        return self.recording is not None and not self.recording.over

    @property
    def running(self) -> bool:
        """Whether its first line has been reached."""
        return self._running

    def warm(self) -> None:
        """Have a sandbox that is ready before it is needed."""
        if self._box is None:
            self._number += 1
            number = self._number
            self._box = self.open(lambda what, content: self._hear(number, what, content))
            self._time("start", START, lambda: self._give_up(SLOW))

    def ask(self, recording: Recording) -> None:
        """Run a program, in place of the one that is running."""
        if self.busy:
            self.stop()
        self.recording, self.printed, self.line = recording, [], 0
        self._checker = Checker(recording.grid, recording.order["room"], most=MOST)
        self.warm()
        if self._ready:
            self._begin()
        self.changed()

    def stop(self) -> None:
        """End what runs; what it has shown so far stays."""
        if self.busy:
            self._finish(error=MazeError(STOPPED))

    def close(self) -> None:
        """Nobody writes any more: give back the memory."""
        self.stop()
        self._end_box()

    # --- a run ------------------------------------------------------------------------------------

    def _begin(self) -> None:
        assert self.recording and self._box
        self._ready = False
        self._box.send("begin", json.dumps(dict(self.recording.order)))
        self._time("begin", START, lambda: self._give_up(NO_BOARD))

    def _finish(self, path: list[int] | str = "", error: MazeError | None = None) -> None:
        """It is over: so is its sandbox, and another one is warmed for the next program."""
        recording, running = self.recording, self._running
        self._end_box()
        if recording is not None and not recording.over:
            recording.end(path, error)
        if running:
            self.warm()
        self.changed()

    def _end_box(self) -> None:
        box, self._box = self._box, None
        self._ready = self._running = False
        self._number += 1
        for call_off in self._timers.values():
            call_off()
        self._timers = {}
        self.watching.end()
        if box is not None:
            box.end()

    def _give_up(self, why: str | Message) -> None:
        self._end_box()
        if self.busy:
            assert self.recording
            self.recording.end(error=MazeError("The sandbox broke down: {why}.", why=why))
        self.changed()

    def _time(self, name: str, seconds: float, act: Callable[[], None]) -> None:
        """Do something if nothing happens; another time of this name is called off."""
        self._timers.pop(name, lambda: None)()
        self._timers[name] = self.later(seconds, act)

    def _silent(self) -> None:
        line = self.line
        words = Message("Stopped: there was no step for too long. The last line that was reported "
                        "is line {line}.", line=line) if line else Message(
                        "Stopped: there was no step for too long.")
        error = ProgramError(words)
        error.line = line or None
        self._finish(error=error)

    # --- messages ---------------------------------------------------------------------------------

    def _hear(self, number: int, what: str, content: str | bytes) -> None:
        if number != self._number:
            return
        try:
            self._take(what, content)
        except Unfair:
            self._finish(error=MazeError("Stopped: the program said something that cannot be."))
        except ProgramError as error:
            self._finish(error=error)

    def _take(self, what: str, content: str | bytes) -> None:
        if what == READY and not self._ready and not self._running:
            self._timers.pop("start", lambda: None)()
            self._ready = True
            if self.busy:
                self._begin()
            self.changed()
            return
        if what in (BROKEN, FLOOD):
            running = self._running
            self._give_up(plain(str(content)) if what == BROKEN else TOO_MUCH)
            if running:
                self.warm()
            return
        if not self.busy or self._ready:
            raise Unfair
        assert self._box
        box = self._box
        self._act(what, content)
        if self._box is box:
            box.send("more", 1)

    def _act(self, what: str, content: str | bytes) -> None:
        if what == "begun" and not self._running:
            self._timers.pop("begin", lambda: None)()
            self._running = True
            self.watching.begin()
        elif what == "failed":
            self._running = True
            self._finish(error=error_of(content))
        elif not self._running:
            raise Unfair
        elif isinstance(content, bytes):
            self._take_array(what, content)
        elif what == "done":
            self._finish()
        elif what == "reason":
            self._finish(path=str(message_of(content)))
        else:
            self._take_text(what, content)

    def _take_array(self, what: str, content: bytes) -> None:
        numbers = ints_of(content)
        assert self.recording and self._checker
        if what == "path":
            self._finish(path=numbers.tolist())
            return
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
        self.line = lines[-1]
        self.watching.reported(step=True)
        self.changed()

    def _take_text(self, what: str, content: str) -> None:
        if what in ("breath", "line"):
            if not content.isascii() or not content.isdigit() or len(content) > 6:
                raise Unfair
            self.line = int(content) or self.line
            if what == "breath":
                self.watching.reported()
        elif what == "print":
            self._print(content)
        else:
            raise Unfair

    def _print(self, content: str) -> None:
        self.printed += lines_of(content, MOST)
        if len(self.printed) > LINES:
            raise Unfair
        self.watching.reported()
        self.changed()

