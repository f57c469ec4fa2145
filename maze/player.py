"""Player: applies the steps of an algorithm to a scene, forward and back, without a clock or a
screen.

    state      position         play      pause     toggle    step      back
    ready      0                playing   ready     playing   paused    ready
    playing    before the end   playing   paused    paused    paused    paused
    paused     between          playing   paused    playing   paused    paused
    finished   the end          playing   finished  playing   finished  paused

    state      seek      seek 0    seek end  to_start  to_end    advance   runs out
    ready      paused    ready     finished  ready     finished  ready     ready
    playing    playing   playing   finished  ready     finished  playing   finished
    paused     paused    ready     finished  ready     finished  paused    paused
    finished   paused    ready     finished  ready     finished  finished  finished

The table gives the state after each call; ``tests/test_player.py`` reads it and tries every entry.
Playing a finished run starts it again. A step to the end makes the run finished, and a step back to
the beginning makes it ready. A run without steps is finished as soon as that is known.

Steps come from a source, and a source that is fed from elsewhere may have none yet. No call waits
for it. A position that cannot be reached yet becomes the goal; ``work`` goes there when the steps
have come, and any other call cancels it. In the next table the source has given all it has and
gives the rest after the call. If that changes the state, the later state comes second.

    nothing yet  position        play     pause    toggle   step          back
    ready        0               playing  ready    playing  ready paused  ready
    playing      before the end  playing  paused   paused   paused        paused
    paused       between         playing  paused   playing  paused        paused

    nothing yet  seek           seek 0   seek end          to_start  to_end           advance
    ready        ready paused   ready    ready finished    ready     ready finished   ready
    playing      playing        playing  playing finished  ready     paused finished  playing
    paused       paused         ready    paused finished   ready     paused finished  paused

Steps are kept in a ``Log``, and scenes are saved at intervals. To go back, the player loads the
nearest saved scene and replays from there; ``rewind`` does only the first half, for callers that
cut a long replay into slices. ``work`` computes ahead of what is shown, so the length becomes known
while playing. If an algorithm raises, its timeline ends there; ``error`` keeps the exception.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

from maze.errors import MazeError
from maze.log import Log
from maze.snapshots import Scene, Snapshots
from maze.sources import AlgorithmSource, Source
from maze.steps import PHASE, SHIFT, Steps

T = TypeVar("T")
LONGEST = 30_000_000               # steps that are kept: about 50 MB (see ``maze.log``)
END = LONGEST + 1                  # a goal beyond every step
CHUNK = 256                        # steps computed between two looks at the clock
HOP = 2048                         # steps shown between two looks at the clock
LARGE_PART = 1 << 16               # steps taken at once

class Player(Generic[T]):
    """A timeline of steps, of an algorithm or any other source, with a position on it."""

    def __init__(self, steps: Steps[T] | Source[T], scene: Scene, *, speed: float = 60,
                 spacing: int = 1000) -> None:
        """``speed`` is in steps per second; ``spacing`` in steps between two saved scenes."""
        self.source = AlgorithmSource(steps) if isinstance(steps, Iterator) else steps
        self.scene = scene
        self.speed = speed
        self.log = Log()
        self.position = 0                                  # steps shown
        self.complete = False                              # all steps are known
        self.error: Exception | None = None
        self.landmarks: list[int] = []                     # positions at which a phase begins
        self._playing = False
        self._due = 0.0                                    # fraction of a step owed
        self.snapshots = Snapshots(scene, spacing)
        self._goal: int | None = None                      # where to go when the steps have come

    def branch(self, at: int, steps: Steps[T] | Source[T], scene: Scene) -> Player[T]:
        """A player with the same steps up to ``at`` and other steps after it.

        Its scene is of the same maze. Its position is that of this player, but at most ``at``.
        """
        other = Player(steps, scene, speed=self.speed, spacing=self.snapshots.spacing)
        other.log = self.log.upto(at)
        other.landmarks = [landmark for landmark in self.landmarks if landmark <= at]
        other.snapshots.share(self.snapshots, at)
        goal = min(self.position, at)
        other.rewind(goal)
        other.seek(goal)
        other._playing = self._playing
        return other

    @property
    def known(self) -> int:
        """Steps computed so far; the length once ``complete``."""
        return len(self.log)

    @property
    def result(self) -> T | None:
        """What the algorithm returned, once all steps are known."""
        return self.source.result if self.complete and self.error is None else None

    @property
    def at_end(self) -> bool:
        return self.complete and self.position == self.known

    @property
    def starved(self) -> bool:
        """Whether nothing more can be shown until the source is fed."""
        return not self.complete and self.position == self.known and self.source.waiting

    @property
    def due_in(self) -> float:
        """Seconds until the next step is due, while it plays."""
        return (1 - self._due) / self.speed

    @property
    def state(self) -> str:
        """``ready``, ``playing``, ``paused`` or ``finished``."""
        if self._playing:
            return "playing"
        if self.at_end:
            return "finished"
        return "paused" if self.position else "ready"

    def play(self) -> None:
        """Start, go on, or start again from the beginning."""
        if self.state == "finished":
            self.seek(0)
        self._playing = True
        self._due, self._goal = 0.0, None

    def pause(self) -> None:
        """Stay here."""
        self._playing, self._goal = False, None

    def toggle(self) -> None:
        self.pause() if self._playing else self.play()

    def advance(self, seconds: float) -> int:
        """Show the steps that are due after this much time; returns how many were shown.

        They are fewer if the source has none for now.
        """
        if not self._playing or self._goal is not None:
            return 0
        self._due += seconds * self.speed
        count = int(self._due)
        self._due -= count
        return self._forward(count, patient=False)

    def step(self) -> None:
        """Pause, and show one more step."""
        self.pause()
        self.seek(self.position + 1)

    def back(self) -> None:
        """Pause, and take the last step back."""
        self.pause()
        self.seek(self.position - 1)

    def seek(self, position: int, *, patient: bool = True) -> None:
        """Go to a position, or to the end if it is nearer; a run that is playing goes on.

        A position that cannot be reached yet becomes the goal.  Without ``patient`` it does not,
        and an algorithm that yields BREATH is not asked again.
        """
        self._goal = None
        if position < self.position:
            self.rewind(position)
        self._forward(position - self.position, patient=patient)
        if patient and position > self.position and not self.complete:
            self._goal = position

    def rewind(self, position: int) -> None:
        """Go back to the nearest saved scene, at a position or before it."""
        self.position = self.snapshots.load(position)

    def replay(self, position: int) -> int:
        """How many steps must be shown to get to a position."""
        ahead = position >= self.position
        return position - (self.position if ahead else self.snapshots.nearest(position))

    def to_start(self) -> None:
        self.pause()
        self.seek(0)

    def to_end(self) -> None:
        """Pause, and show the end; if it is not known yet, it becomes the goal."""
        self.pause()
        self.seek(END)

    def next_landmark(self) -> int:
        """The next position at which a phase begins, or the end of what is known."""
        return next((at for at in self.landmarks if at > self.position), self.known)

    def last_landmark(self) -> int:
        """The last position before this one at which a phase begins, or the start."""
        return next((at for at in reversed(self.landmarks) if at < self.position), 0)

    def has_work(self, ahead: int = LONGEST) -> bool:
        """Whether ``work`` can do anything: towards the goal, or less than so many steps ahead."""
        behind = self._goal is not None and self.position < self.known
        wanted = self._goal is not None or self.known - self.position < ahead
        return behind or (wanted and not self.complete and not self.source.waiting)

    def work(self, more: Callable[[], bool], ahead: int = LONGEST) -> None:
        """Go to the goal, and compute ahead, in chunks, while ``more()`` says there is time."""
        while self.has_work(ahead) and more():
            if self._goal is None:
                self._compute(CHUNK)
            else:
                self._approach(self._goal)

    def _approach(self, goal: int) -> None:
        """Show some more steps on the path to the goal."""
        self._forward(min(HOP, goal - self.position), patient=False)
        if self.position == goal or self.at_end:
            self._goal = None

    def _compute(self, count: int) -> None:
        """Take ``count`` more steps; fewer at the end, or if the source has none for now."""
        before, source = len(self.log), self.source
        self.log.extend(steps := source.take(min(count, LONGEST - before)))
        self.error = source.error
        if len(self.log) == LONGEST and self.error is None:
            self.error = MazeError("Stopped after {n} million steps: this run is too long to be "
                                   "kept step by step.", n=LONGEST // 1_000_000)
        self.complete = self.error is not None or source.over
        self.landmarks += [at for at, step in enumerate(steps, before + 1)
                           if step >> SHIFT == PHASE >> SHIFT]

    def _forward(self, count: int, *, patient: bool = True) -> int:
        """Show up to ``count`` more steps, computing what is missing."""
        goal = self.position + count
        while goal >= self.known and not self.complete and not self.source.waiting:
            self._compute(min(goal - self.known + 1, LARGE_PART))    # one more: is it the end?
            if not patient:
                break
        goal = min(goal, self.known)
        shown = goal - self.position
        while self.position < goal:
            stop = min(goal, self.snapshots.next_stop(self.position))
            for step in self.log[self.position:stop]:
                self.scene.apply(step)
            self.position = stop
            self.snapshots.passed(stop)
        if self._playing and self.at_end:
            self._playing = False
        return shown
