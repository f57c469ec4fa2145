"""Scheduler: all long work of the page, a slice at a time, within one budget.

Pieces of work are generators and have names; one that is begun again replaces the one of its name.
They take turns: one has all the time that is left of a frame, the next one that of the next frame.
The frame loop (``maze.web.player.stage``) is the only one that calls ``work``.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator, Iterator
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")
OFTEN = 0.1                                                # seconds between two words of progress


class Scheduled(NamedTuple):
    """Work, and the functions for its result, its progress, and an error."""

    slices: Iterator[Any]
    done: Callable[[Any], None]
    told: Callable[[Any], None] | None
    failed: Callable[[Exception], None]


class Scheduler:
    """``failed`` gets the errors of work that has no function for them.

    ``awake`` is set when there is something new to do.
    """

    def __init__(self, clock: Callable[[], float], failed: Callable[[Exception], None]) -> None:
        self.clock, self.failed = clock, failed
        self.awake = asyncio.Event()
        self._pieces: dict[str, Scheduled] = {}            # the one whose turn it is first
        self._told = 0.0                                   # when progress was told last

    def begin(self, name: str, slices: Generator[Any, None, T] | Iterator[Any],
              done: Callable[[T], None] = lambda result: None,
              told: Callable[[Any], None] | None = None,
              failed: Callable[[Exception], None] | None = None) -> None:
        """Start some work; ``told`` is called now and then with what it yields."""
        self._pieces.pop(name, None)
        self._pieces[name] = Scheduled(slices, done, told, failed or self.failed)
        self.awake.set()

    def cancel(self, name: str) -> None:
        """Drop some work, if it has not come to its end."""
        if piece := self._pieces.pop(name, None):
            if isinstance(piece.slices, Generator):
                piece.slices.close()

    def busy(self, name: str = "") -> bool:
        """Whether some work, or any, is still to be done."""
        return name in self._pieces if name else bool(self._pieces)

    def work(self, end: float) -> None:
        """Do one slice, and more until a time on the clock."""
        while self._pieces:
            name, piece = next(iter(self._pieces.items()))
            told = self._slice(name, piece)
            if self.clock() >= end:
                if self._pieces.get(name) is piece:        # the next one's turn
                    self._pieces[name] = self._pieces.pop(name)
                    self._tell(piece, told)
                break

    def _slice(self, name: str, piece: Scheduled) -> Any:
        """Do one slice; what it has yielded, if anything."""
        try:
            return next(piece.slices)
        except StopIteration as stop:
            self._forget(name, piece)
            piece.done(stop.value)
        except Exception as error:                         # the page must live on
            self._forget(name, piece)
            piece.failed(error)
        return None

    def _forget(self, name: str, piece: Scheduled) -> None:
        """It is over; but another of its name may have been begun within its last slice."""
        if self._pieces.get(name) is piece:
            del self._pieces[name]

    def _tell(self, piece: Scheduled, progress: Any) -> None:
        now = self.clock()
        if piece.told and progress is not None and now - self._told >= OFTEN:
            self._told = now
            piece.told(progress)


async def nap(seconds: float, woken: asyncio.Event) -> None:
    """Sleep so long, but no longer than until somebody wakes us.

    Not by ``wait_for``: it says at which time to go on, and Pyodide's loop raises an error if that
    time has passed before it is told.
    """
    waiting = asyncio.ensure_future(woken.wait())
    try:
        await asyncio.wait([waiting], timeout=seconds)
    finally:
        waiting.cancel()
