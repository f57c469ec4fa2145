"""Layout: what must be laid out before it can be shown, one thing at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from maze.progress import Progress, Work
from maze.web.work.scheduler import Scheduler

AT_ONCE = 0.05                                             # seconds of work that nobody is told of
FEW = 20                                                   # slices of it, however slow the machine
NAME = "board"                                             # of the work

T = TypeVar("T")


class Layout:
    """Done at once if it takes no more than a moment, else by the scheduler, between frames.

    A small board is always done at once, so that a slow machine shows the same as a fast one.
    ``wake`` is called when there is something to do.
    """

    def __init__(self, scheduler: Scheduler, clock: Callable[[], float],
                 wake: Callable[[], None]) -> None:
        self.scheduler, self.clock, self.wake = scheduler, clock, wake
        self._dropped: Callable[[], None] = lambda: None

    def after(self, work: Work[T], act: Callable[[T], None], waits: Callable[[], None],
              told: Callable[[Progress], None], failed: Callable[[Exception], None],
              dropped: Callable[[], None]) -> None:
        """Do something with what comes of some work.

        If it does not come at once, ``waits`` is called; then ``told`` gets its progress,
        ``dropped`` when it is called off, and ``failed`` of an error.
        """
        self.forget()
        end, slices = self.clock() + AT_ONCE, 0
        try:
            while slices < FEW or self.clock() < end:
                next(work)
                slices += 1
        except StopIteration as stop:
            act(stop.value)
            return
        waits()
        self._dropped = dropped
        self.scheduler.begin(NAME, work, act, told, failed)
        self.wake()

    @property
    def busy(self) -> bool:
        """Whether something is being laid out."""
        return self.scheduler.busy(NAME)

    def drop(self) -> bool:
        """Call it off; returns whether there was anything."""
        busy = self.busy
        if busy:
            self.forget()
            self._dropped()
            self.wake()
        return busy

    def forget(self) -> None:
        """Call it off without a word: something else is shown."""
        self.scheduler.cancel(NAME)
