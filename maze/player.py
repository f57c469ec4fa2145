"""Player: deals the steps of an algorithm into a scene, forward and back; knows no clock and no
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

That is what each call leads to; ``tests/test_player.py`` reads this table and tries every place of
it. Playing a finished run starts it again. A step that leads to the end finishes, one back that
leads to the beginning is ready again. A run of no steps is finished as soon as that is known.

Steps are kept in one array; every so often the scene is saved, and the latest few more often. Going
back is the nearest saved scene and a replay; ``rewind`` is its first half, for those who cut a long
replay into slices. ``work`` computes ahead of what is shown, so that the length becomes known
while playing. An algorithm that raises ends its timeline there; ``error`` keeps what it raised.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from itertools import islice
from typing import Generic, Protocol, TypeVar

from maze.errors import MazeError
from maze.steps import BREATH, PHASE, SHIFT, Step, Steps

T = TypeVar("T")
LONGEST = 30_000_000               # steps that are kept: four bytes each
CHUNK = 256                        # steps computed between two looks at the clock
MEMORY = 1 << 25                                           # bytes of saved scenes
RECENT = 3                                                 # scenes that are close behind
WORTH = 128                                                # bytes of a scene that are saved a step


class Scene(Protocol):
    """What steps are dealt into."""

    def apply(self, step: Step) -> None: ...
    def save(self) -> bytes: ...
    def load(self, saved: bytes) -> None: ...


class Player(Generic[T]):
    """A timeline of steps with a position on it."""

    def __init__(self, steps: Steps[T], scene: Scene, *, speed: float = 60,
                 spacing: int = 1000) -> None:
        """``speed`` is in steps per second; ``spacing`` in steps between two saved scenes."""
        self.scene = scene
        self.speed = speed
        self.log = array("i")
        self.position = 0                                  # steps shown
        self.complete = False                              # all steps are computed
        self.result: T | None = None
        self.error: Exception | None = None
        self.landmarks: list[int] = []                     # positions at which a phase begins
        self._playing = False
        self._due = 0.0                                    # fraction of a step owed
        self._spacing = spacing
        self._saved = {0: scene.save()}
        self._recent: dict[int, bytes] = {}                # oldest first
        self._close = max(spacing, len(self._saved[0]) // WORTH // spacing * spacing)
        self._over = False                                 # the steps have come to their end
        self._next = self._kept(steps).__next__

    def branch(self, at: int, steps: Steps[T], scene: Scene) -> Player[T]:
        """A player that has done the same up to a position, and then goes another way.

        Its scene is of the same maze; the position is that of this player, at most ``at``.
        """
        other = Player(steps, scene, speed=self.speed, spacing=self._spacing)
        other.log = self.log[:at]
        other.landmarks = [landmark for landmark in self.landmarks if landmark <= at]
        other._saved = {where: saved for where, saved in self._saved.items() if where <= at}
        goal = min(self.position, at)
        other.position = max(where for where in other._saved if where <= goal)
        scene.load(other._saved[other.position])
        other.seek(goal)
        other._playing = self._playing
        return other

    @property
    def known(self) -> int:
        """Steps computed so far; the length once ``complete``."""
        return len(self.log)

    @property
    def at_end(self) -> bool:
        return self.complete and self.position == self.known

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
        self._due = 0.0

    def pause(self) -> None:
        self._playing = False

    def toggle(self) -> None:
        self.pause() if self._playing else self.play()

    def advance(self, seconds: float) -> int:
        """Show the steps that are due after this much time; returns how many.

        While an algorithm pauses for breath, that is fewer: this never waits.
        """
        if not self._playing:
            return 0
        self._due += seconds * self.speed
        count = int(self._due)
        self._due -= count
        return self._forward(count, patient=False)

    def step(self) -> None:
        """Pause, and show one more step."""
        self.pause()
        self._forward(1)

    def back(self) -> None:
        """Pause, and take the last step back."""
        self.pause()
        self.seek(self.position - 1)

    def seek(self, position: int, *, patient: bool = True) -> None:
        """Show exactly so many steps (as many as there are, at most); goes on playing if it was.

        Who is not patient gets no farther than where an algorithm pauses for breath.
        """
        if position < self.position:
            self.rewind(position)
        self._forward(position - self.position, patient=patient)

    def rewind(self, position: int) -> None:
        """Go back to the nearest saved scene, at a position or before it."""
        saved = self._saved | self._recent
        near = max(at for at in saved if at <= max(position, 0))
        self.scene.load(saved[near])
        self.position = near

    def replay(self, position: int) -> int:
        """How many steps must be shown to get to a position."""
        if position >= self.position:
            return position - self.position
        return position - max(at for at in {*self._saved, *self._recent} if at <= max(position, 0))

    def to_start(self) -> None:
        self.pause()
        self.seek(0)

    def to_end(self) -> None:
        """Compute all that is left and show the end."""
        while not self.complete:
            self._compute(1 << 16)
        self.pause()
        self.seek(self.known)

    def next_landmark(self) -> int:
        """The next position at which a phase begins, or the end of what is known."""
        return next((at for at in self.landmarks if at > self.position), self.known)

    def last_landmark(self) -> int:
        """The one before, or the start."""
        return next((at for at in reversed(self.landmarks) if at < self.position), 0)

    def work(self, more: Callable[[], bool]) -> None:
        """Compute ahead, in chunks, while ``more()`` says there is time."""
        while not self.complete and more():
            self._compute(CHUNK)

    def _kept(self, steps: Steps[T]) -> Steps[None]:
        self.result = yield from steps
        self._over = True

    def _compute(self, count: int) -> None:
        """So many steps more; fewer at the end, and where the algorithm pauses for breath."""
        before = len(self.log)
        count = min(count, LONGEST - before)
        try:
            self.log.extend(islice(iter(self._next, BREATH), count))
        except Exception as error:                         # an algorithm may fail; the page may not
            self.error = error
        if len(self.log) == LONGEST and self.error is None:
            self.error = MazeError(f"Stopped after {LONGEST // 1_000_000} million steps: "
                                   "this run is too long to be kept step by step.")
        self.complete = self.error is not None or self._over
        self.landmarks += [at + 1 for at in range(before, len(self.log))
                           if self.log[at] >> SHIFT == PHASE >> SHIFT]

    def _forward(self, count: int, *, patient: bool = True) -> int:
        """Show up to ``count`` more steps, computing what is missing."""
        goal = self.position + count
        while goal >= self.known and not self.complete:
            self._compute(goal - self.known + 1)           # one more, to know whether it is the end
            if not patient:
                break
        goal = min(goal, self.known)
        shown = goal - self.position
        while self.position < goal:
            stop = min(goal, *((self.position // often + 1) * often
                               for often in (self._spacing, self._close)))
            for step in self.log[self.position:stop]:
                self.scene.apply(step)
            self.position = stop
            if stop % self._spacing == 0 and stop not in self._saved:
                self._save(stop)
            elif stop % self._close == 0 and stop not in self._recent:
                self._save_recent(stop)
        if self._playing and self.at_end:
            self._playing = False
        return shown

    def _save_recent(self, position: int) -> None:
        """Keep the scene until some more have been kept: most steps back are short."""
        self._recent[position] = self.scene.save()
        if len(self._recent) > RECENT:
            del self._recent[next(iter(self._recent))]

    def _save(self, position: int) -> None:
        """Keep the scene; when all that is kept grows too large, keep every other one only."""
        self._saved[position] = self.scene.save()
        if len(self._saved) > 2 and len(self._saved) * len(self._saved[position]) > MEMORY:
            self._spacing *= 2
            self._saved = {at: saved for at, saved in self._saved.items()
                           if at % self._spacing == 0}
