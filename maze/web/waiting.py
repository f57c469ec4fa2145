"""Waiting: what is said while a board is laid out, or a part of the page is fetched."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from maze.errors import MazeError
from maze.message import Message, Said
from maze.progress import Progress, Work
from maze.web.fetching import FETCHING, NOT_FETCHED
from maze.web.parts import Parts
from maze.web.player.stage import Stage
from maze.web.voice import Voice

DROPPED = "Stopped; this is what was shown before."

T = TypeVar("T")


def what_is_wrong(error: Exception) -> Said:
    """An error as a sentence."""
    return error.message if isinstance(error, MazeError) else Message(
        "Something went wrong inside: {error}. Choose other settings, or press New maze.",
        error=str(error) or type(error).__name__)


class Waiting:
    """``waits`` is called when something takes longer than a moment; ``over`` when nothing comes of
    it, so that the address can follow what is shown; ``broken`` gets errors."""

    def __init__(self, stage: Stage, voice: Voice, waits: Callable[[], object],
                 over: Callable[[], None], broken: Callable[[Exception], None]) -> None:
        self.stage, self.voice = stage, voice
        self.waits, self.over, self.broken = waits, over, broken
        self._told = 0                                     # tenths that are done

    def after(self, work: Work[T], act: Callable[[T], None]) -> None:
        """Do something when a board is laid out: at once if that takes no time.  Meanwhile what is
        shown stays and can be used; Escape and Pause call it off, and so does another picture."""
        try:
            self.stage.layout.after(work, act, self._begin, self._tell, self.fail, self._drop)
        except MazeError as problem:
            self.fail(problem)

    def fail(self, error: Exception) -> None:
        """Say what went wrong; if nothing is shown yet, there is the opening picture."""
        self.waits()
        self.broken(error)
        self.over()

    def escape(self) -> bool:
        """Escape was pressed; returns whether it had something to call off."""
        return self.stage.layout.drop()

    def fetch(self, parts: Parts, part: str, act: Callable[[], None]) -> None:
        """Do something when a part of the page is here; until then the page is busy."""
        def ended(then: Callable[[], None]) -> None:
            self.stage.fetching -= 1
            self.stage.wake()
            then()

        def failed() -> None:
            self.voice.note(NOT_FETCHED)
            self.over()

        self.waits()
        self.voice.note(FETCHING)
        self.stage.fetching += 1
        self.stage.wake()
        parts.need(part, lambda: ended(act), lambda: ended(failed))

    def _begin(self) -> None:
        self._told = 0
        self.waits()
        self.voice.note("The board is being laid out; Escape stops that.")

    def _tell(self, progress: Progress) -> None:
        tenths = 10 * progress.done // progress.of if progress.of else 0
        if tenths > self._told:
            self._told = tenths
            self.voice.note(Message("The board is being laid out: {share} %; Escape stops that.",
                                    share=10 * tenths))

    def _drop(self) -> None:
        self.voice.note(DROPPED)
        self.over()
