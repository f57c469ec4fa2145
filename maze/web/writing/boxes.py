"""Boxes: sandboxes, one after the other, each for one piece of work with a visitor's program.

The page never waits for a sandbox and trusts nothing that it says: every message is looked at, and
a sandbox that reports nothing for two seconds is ended. Its ``Work`` knows which messages to
expect.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Protocol

from maze.errors import MazeError
from maze.message import Message
from maze.visitors.errors import ProgramError, plain
from maze.web.writing.strange import Unfair, error_of
from maze.web.writing.watching import Later, Watching

START = 90.0                                               # seconds until Python is there
READY, BROKEN, FLOOD = "ready", "broken", "flood"
STOPPED = Message("Stopped.")
SLOW = Message("Python did not start in the sandbox")
NO_BOARD = Message("the board was not laid out")
TOO_MUCH = Message("it said too much at once")
LINE = 6                                                   # digits of the number of a line


class Box(Protocol):
    """A sandbox as the page sees it."""

    def send(self, what: str, content: str | int) -> None: ...

    def end(self) -> None:
        """At once, and its memory comes back."""


class Work(Protocol):
    """What is done in one sandbox.

    order     the text of the JSON object it begins with: see ``maze.web.writing.inside``
    progress  the messages that show that it gets on
    """

    order: str
    progress: Container[str]

    def hear(self, what: str, content: str | bytes) -> bool:
        """A message; returns whether it was the last one.  Raises Unfair and ProgramError."""

    def ended(self, error: MazeError | None) -> None:
        """The sandbox is gone: after the last message, or because of an error."""


class Silence(ProgramError):
    """Nothing was reported for too long; ``line`` is the last that was heard of."""


class Boxes:
    """``open_(hear)`` opens a sandbox; ``changed`` is called when something has arrived.

    spares  whether the device has the memory for a sandbox that nobody needs yet
    """

    def __init__(self, open_: Callable[[Callable[[str, str | bytes], None]], Box], later: Later,
                 changed: Callable[[], None], *, spares: bool = True) -> None:
        self.open, self.later, self.changed, self.spares = open_, later, changed, spares
        self.work: Work | None = None                      # that is being done
        self.running = False                               # whether its first line was reached
        self.line = 0                                      # of the program, that was reported last
        self._box: Box | None = None
        self._number = 0                                   # of the box: older ones are not heard
        self._ready = False
        self._watching = Watching(later, self._silent)
        self._timers: dict[str, Callable[[], None]] = {}

    # --- what the page asks for -------------------------------------------------------------------

    def warm(self) -> None:
        """Have a sandbox that is ready before it is needed, where memory allows."""
        if self.spares:
            self._open()

    def _open(self) -> None:
        if self._box is None:
            self._number += 1
            number = self._number
            self._box = self.open(lambda what, content: self._hear(number, what, content))
            self._time("start", START, lambda: self._give_up(SLOW))

    def begin(self, work: Work) -> None:
        """Do some work, in place of what is being done."""
        self.stop()
        self.work, self.line = work, 0
        self._open()
        if self._ready:
            self._order()
        self.changed()

    def send(self, order: str) -> None:
        """Another order, to the same sandbox, which has been resting."""
        assert self._box
        self._watching.begin()
        self._box.send("begin", order)

    def rest(self) -> None:
        """Nothing is to be heard until the next order."""
        self._watching.end()

    def stop(self) -> None:
        """End what is being done."""
        if self.work is not None:
            self._finish(MazeError(STOPPED))

    def close(self) -> None:
        """Nobody writes any more: give back the memory."""
        self.stop()
        self._end_box()

    # --- from begin to end ------------------------------------------------------------------------

    def _order(self) -> None:
        assert self.work and self._box
        self._ready = False
        self._box.send("begin", self.work.order)
        self._time("begin", START, lambda: self._give_up(NO_BOARD))

    def _finish(self, error: MazeError | None = None) -> None:
        """It is over: so is its sandbox, and another one is warmed for the next program."""
        running = self.running
        self._end_box()
        if running:
            self.warm()
        self._leave(error)

    def _leave(self, error: MazeError | None) -> None:
        work, self.work = self.work, None
        if work is not None:
            work.ended(error)
        self.changed()

    def _end_box(self) -> None:
        box, self._box = self._box, None
        self._ready = self.running = False
        self._number += 1
        for call_off in self._timers.values():
            call_off()
        self._timers = {}
        self._watching.end()
        if box is not None:
            box.end()

    def _give_up(self, why: str | Message) -> None:
        self._end_box()
        self._leave(MazeError("The sandbox broke down: {why}.", why=why))

    def _time(self, name: str, seconds: float, act: Callable[[], None]) -> None:
        """Do something if nothing happens; another time of this name is called off."""
        self._timers.pop(name, lambda: None)()
        self._timers[name] = self.later(seconds, act)

    def _silent(self) -> None:
        line = self.line
        error = Silence(Message("Stopped: there was no step for too long. The last line that was "
                                "reported is line {line}.", line=line) if line else Message(
                        "Stopped: there was no step for too long."))
        error.line = line or None
        self._finish(error)

    # --- messages ---------------------------------------------------------------------------------

    def _hear(self, number: int, what: str, content: str | bytes) -> None:
        if number != self._number:
            return
        try:
            self._take(what, content)
        except Unfair:
            self._finish(MazeError("Stopped: the program said something that cannot be."))
        except ProgramError as error:
            self._finish(error)

    def _take(self, what: str, content: str | bytes) -> None:
        if what == READY and not self._ready and not self.running:
            self._timers.pop("start", lambda: None)()
            self._ready = True
            if self.work is not None:
                self._order()
            self.changed()
            return
        if what in (BROKEN, FLOOD):
            running = self.running
            self._give_up(plain(str(content)) if what == BROKEN else TOO_MUCH)
            if running:
                self.warm()
            return
        if self.work is None or self._ready:
            raise Unfair
        box = self._box
        self._act(self.work, what, content)
        if box is not None and self._box is box:
            box.send("more", 1)

    def _act(self, work: Work, what: str, content: str | bytes) -> None:
        if what == "begun" and not self.running:
            self._timers.pop("begin", lambda: None)()
            self.running = True
            self._watching.begin()
        elif what == "failed":
            self.running = True
            raise error_of(content)
        elif not self.running:
            raise Unfair
        elif what in ("breath", "line"):
            self._reached(what, content)
        else:
            self._watching.reported(step=what in work.progress)
            if work.hear(what, content):
                self._finish()

    def _reached(self, what: str, content: str | bytes) -> None:
        """The number of a line, or 0."""
        if not isinstance(content, str) or not content.isascii() or not content.isdigit() \
                or len(content) > LINE:
            raise Unfair
        self.line = int(content) or self.line
        if what == "breath":
            self._watching.reported()
