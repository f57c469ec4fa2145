"""Transport: the buttons of the player, for whatever run is shown."""

from __future__ import annotations

from collections.abc import Callable

from maze.message import Grouped, Message, counted
from maze.render.layers import Box
from maze.web.page import Page
from maze.web.player.controls import STOPS, Controls, fitting_stop, shown_speed, speed_of
from maze.web.player.stage import AHEAD, Goal, Stage, the_end
from maze.web.run import Shown
from maze.web.screen import Screen
from maze.web.voice import Voice

AT_ONCE = 30_000  # steps that are shown within a tenth of a second
SHORTEST, LONGEST = 2, 60  # seconds that a run may last at the speed of another
GUESS = 2000  # steps of a run whose length is not known yet


class Transport:
    """Moves the run along its time line, and keeps the speed that was set by hand."""

    def __init__(self, page: Page, voice: Voice, stage: Stage,
                 screen: Callable[[str], Screen]) -> None:
        self.page = page
        self.voice = voice
        self.stage = stage
        self.screen = screen                               # a canvas, by its name
        self.controls = Controls(page)
        self.run: Shown | None = None
        self.stop: int | None = None  # of the speed slider, if set by hand
        self.linked: int | None = None  # the same, as the link of this run has it
        self._board: list[Box] = []  # of the last run
        self._fitted: int | None = None  # the stop that was fitted to a run on it
        self._measured = False  # whether the length of the run is known
        self._resume = False  # whether to go on when the time line is let go

    def show(self, run: Shown, *, play: bool) -> None:
        """Put a run on the stage; for its speed see ``measure``."""
        self.run, self._measured, self._resume = run, False, False
        board = [pane.drawing.box for pane in run.panes]
        if board != self._board:
            self._board, self._fitted = board, None
        self._set_stop(self._usual if self._wish is None else self._wish)
        if play and not run.problem:
            run.player.play()
        self.stage.show(run.player, [(self.screen(name), drawing) for name, drawing in run.panes])
        self.stage.draw()

    def forget(self) -> None:
        """The next run is not compared with this one: its speed is chosen anew."""
        self._board = []

    def take_over(self, position: int, playing: bool, stop: int) -> None:
        """Go on where the recording stands that was shown until now (static/recorded.mjs)."""
        if self.run:
            player = self.run.player
            self.stage.cancel_hurry()
            if stop >= 0:
                self.set_speed(stop)
            player.to_end()                                # its length is shown already
            player.seek(position)
            if playing:
                player.play()
            self.stage.redraw()
            self.stage.draw()

    def commands(self) -> dict[str, Callable[[], None]]:
        """By the ids of the buttons; landmarks have keys only."""
        return {
            "play": self.play, "to-start": self.to_start, "to-end": self.to_end,
            "back": lambda: self.step(-1), "forward": lambda: self.step(1),
            "slower": lambda: self.change_speed(-1), "faster": lambda: self.change_speed(1),
            "last-landmark": lambda: self.to_landmark(-1),
            "next-landmark": lambda: self.to_landmark(1),
        }

    def listen(self) -> None:
        """Hear the buttons, the time line and the slider of the speed."""
        page = self.page
        for name, act in self.commands().items():
            if not name.endswith("landmark"):
                page.on(name, "click", act)
        page.on("timeline", "input", self.scrub)
        page.on("timeline", "change", self.let_go)
        page.on("speed", "input", lambda: self.set_speed(int(page.read("speed"))))

    def go_round(self, first: int) -> None:
        """Play again from a step."""
        if self.run:
            self.run.player.seek(first)
            self.run.player.play()
            self.stage.wake()

    @property
    def state(self) -> str:
        if self.run is None:
            return "ready"
        return "playing" if self.stage.hurrying else self.run.state

    @property
    def waits(self) -> bool:
        """Whether the button that plays would stop something now."""
        return self.stage.layout.busy or self.state == "playing"

    @property
    def pace(self) -> float:
        """Steps a second at which the picture changes by itself."""
        if self.run is None or self.state != "playing":
            return 0.0
        return float("inf") if self.stage.hurrying else self.run.player.speed

    def play(self) -> None:
        """Play, pause or replay; what is being laid out is called off."""
        if self.stage.layout.drop():
            return
        if self.run and not self.run.problem:
            if self.stage.hurrying:
                self.stage.cancel_hurry()
            else:
                self.run.player.toggle()
            self.stage.wake()

    def step(self, by: int) -> None:
        """One step forward or back; pauses."""
        if self.run:
            self.run.player.pause()
            self._seek(max(0, self.run.player.position + by))
            self.voice.say(self.run.sentence)

    def to_start(self) -> None:
        if self.run:
            self.stage.cancel_hurry()
            self.run.player.to_start()
            self.stage.wake()

    def to_end(self) -> None:
        self.hurry(the_end)

    def hurry(self, goal: Goal, *, play: bool = False, quiet: bool = False) -> None:
        """To a step as fast as it goes; then perhaps play on from there."""
        if self.run:
            self._hurry(goal, self.run.player.play if play else lambda: None, quiet=quiet)

    def go(self, at: int, *, play: bool) -> None:
        """To a step that a link has named; says so if the run is shorter."""
        def arrived() -> None:
            player = self.run.player if self.run else None
            if player and player.position < at:
                self.voice.note(counted(
                    "This run has {n} step; there is no step {step}, so the end is shown.",
                    "This run has {n} steps; there is no step {step}, so the end is shown.",
                    n=Grouped(player.known), step=Grouped(at)), more=True)
            elif player and play:
                player.play()

        self._hurry(lambda player: at if player.known >= at else None, arrived, quiet=True)

    def _hurry(self, goal: Goal, then: Callable[[], None], *, quiet: bool) -> None:
        if self.run and not self.run.problem:
            self.run.player.pause()
            self.stage.hurry(goal, then, quiet=quiet)

    def to_landmark(self, by: int) -> None:
        """To the next place where something new begins, or the one before."""
        if self.run:
            player = self.run.player
            self._seek(player.next_landmark() if by > 0 else player.last_landmark())
            self.voice.say(self.run.sentence)

    def scrub(self) -> None:
        """The time line is being dragged: pause, follow it, and go on when it is let go."""
        if self.run:
            self._resume = self._resume or self.state == "playing"
            self.run.player.pause()
            self._seek(int(self.page.read("timeline")))

    def let_go(self) -> None:
        """The time line was let go."""
        if self.run and self._resume and not self.run.player.at_end:
            self.run.player.play()
        self._resume = False
        self.stage.wake()

    def _seek(self, position: int) -> None:
        if self.run:
            self.stage.cancel_hurry()
            if self.run.player.replay(position) > AT_ONCE:
                self.stage.hurry(lambda player: position, quiet=True)
            else:
                self.run.player.seek(position)
            self.stage.wake()

    def unlink(self) -> None:
        """The link's speed is not meant for what is shown."""
        self.linked, self._measured = None, False
        self._set_stop(self._usual if self.stop is None else self.stop)
        self.measure()

    def set_speed(self, stop: int) -> None:
        """By hand: this speed stays, whatever is shown next."""
        self.stop = min(max(stop, 0), STOPS)
        self._set_stop(self.stop)

    def change_speed(self, by: int) -> None:
        self.set_speed(int(self.page.read("speed")) + by)

    def _set_stop(self, stop: int) -> None:
        self.controls.show_speed(stop)
        if self.run:
            self.run.player.speed = speed_of(stop)
            self.stage.wake()

    def measure(self) -> None:
        """Once the length of the run is known, or known to be long, see whether the speed fits.

        Mazes of one size begin at one speed, to be compared by eye; other first runs on a board
        last about twelve seconds.  The next ones keep it, or say that they are too short or long.
        """
        if self.run is None or self._measured:
            return
        player = self.run.player
        if player.complete or player.known - player.position >= AHEAD:
            self._measured = True
            if player.known and player.error is None:
                self._fit(player.known, quiet=player.at_end or self._wish is not None)

    def _fit(self, steps: int, *, quiet: bool) -> None:  # theirs may be called off
        known, self._fitted = self._fitted, self._usual
        first = known is None and not (self.run and self.run.usual)
        if first or not SHORTEST <= steps / speed_of(self._fitted) <= LONGEST:
            self._fitted = fitting_stop(steps)
            if known is not None and not quiet:
                self.voice.note(Message("The speed has changed to {speed}: at that of the last "
                                        "run this one would be too short or too long.",
                                        speed=shown_speed(self._fitted)), more=True)
        if not quiet:
            self._set_stop(self._fitted)

    @property
    def _usual(self) -> int:
        """The stop at which runs are played, if nobody has asked for another."""
        usual = self.run.usual if self.run else 0
        return fitting_stop(usual or GUESS) if self._fitted is None else self._fitted

    @property
    def _wish(self) -> int | None:
        """The speed that somebody has asked for: the link of this run, or a hand on the slider."""
        return self.stop if self.linked is None else self.linked
