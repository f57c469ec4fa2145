"""Telling: after every frame the controls are brought up to date, and what is due is said."""

from __future__ import annotations

from collections.abc import Callable

from maze.jobs import MEGABYTE
from maze.message import Message, Said, joined
from maze.web.digest import tell_digest
from maze.web.page import Page
from maze.web.player.stage import Stage
from maze.web.player.transport import Transport
from maze.web.run import AnyWorkshop, Shown
from maze.web.voice import Voice

SPOKEN = 2  # steps a second that can be followed by ear
FULL = 384 * MEGABYTE  # of Python's memory, which no single picture needs


class Telling:
    """Of the run that is shown; ``anew`` begins with another one."""

    def __init__(self, page: Page, voice: Voice, stage: Stage, player: Transport,
                 memory: Callable[[], int]) -> None:
        """``memory`` tells how many bytes Python has taken."""
        self.page = page
        self.voice = voice
        self.stage = stage
        self.player = player
        self.memory, self._reloading = memory, False       # whether a reload was advised
        self._was, self._passed = "", 0                    # state and landmarks at the last frame

    def anew(self, run: Shown) -> None:
        self._was, self._passed = "", 0
        self.voice.hush()
        self.page.attribute("", "data-digest", "")
        self.page.attribute("canvas", "aria-label", run.name)
        self.page.attribute("canvas", "tabindex", "0")     # unless squares lie on it
        if run.problem:
            self.voice.note(run.problem, more=True)
        self._advise()

    def _advise(self) -> None:
        """Once, if earlier pictures have taken much: only a reload gives it back."""
        taken = 0 if self._reloading else self.memory()
        if taken > FULL:
            self._reloading = True
            self.voice.note(Message(
                "Earlier pictures have taken {n} MB of memory. Reload the page to give it back; "
                "the link keeps this picture.", n=taken // MEGABYTE), more=True)

    def refresh(self, run: Shown, shop: AnyWorkshop) -> Exception | None:
        """A frame was drawn; returns what an algorithm has raised instead of finishing."""
        self.player.measure()
        state, error = self.player.state, None
        for _, drawing in run.panes:
            if drawing.finish(state == "finished"):
                self.stage.redraw()
        if state == "finished" and self._was != "finished":
            error = run.player.error
            if error is None:
                self._finished(run, shop.outcome(run))
        elif self._was == "finished" and state != "finished":
            self.page.attribute("canvas", "aria-label", run.name)    # the outcome is not seen now
        self._speak(run, state)
        self.player.controls.show(run, state, waits=self.player.waits)
        shop.refresh(run)
        self._was = state
        return error

    def _finished(self, run: Shown, outcome: Said) -> None:
        tell_digest(self.page, self.stage, run.player.result)
        self.page.attribute("canvas", "aria-label", joined([run.name, outcome]))
        self.voice.say(outcome)

    def _speak(self, run: Shown, state: str) -> None:
        """Landmarks, and every step if it goes slowly enough to listen."""
        passed = sum(at <= run.player.position for at in run.player.landmarks)
        slow = state == "playing" and self.player.pace <= SPOKEN
        if state == "playing" and (passed > self._passed or slow):
            self.voice.say(run.sentence, detail=passed <= self._passed)
        self._passed = passed
