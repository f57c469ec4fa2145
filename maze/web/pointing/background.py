"""BackgroundRun: a run that is finished while another is shown, a slice each frame, and then takes
its place.  So a large maze is edited without a pause, and never seen half solved."""

from __future__ import annotations

from collections.abc import Callable, Generator

from maze.web.mazes.runs import MazeRun
from maze.web.player.stage import Stage

SLICE = 256                                                # steps between two looks at the clock


class BackgroundRun:
    """``show`` puts a finished run in place of the one it was made from.

    If something else is shown by then, it has come too late and is forgotten.
    """

    def __init__(self, stage: Stage, shown: Callable[[], MazeRun | None],
                 show: Callable[[MazeRun], None]) -> None:
        self.stage = stage
        self.shown = shown
        self.show = show
        self._coming: tuple[MazeRun, MazeRun] | None = None        # the old one and the new one
        self._then: list[Callable[[], None]] = []

    @property
    def run(self) -> MazeRun | None:
        """What is about to be shown."""
        return self._coming[1] if self._coming and self._coming[0] is self.shown() else None

    def begin(self, old: MazeRun, new: MazeRun) -> None:
        """Work on a run, in place of what was to come."""
        self._coming, self._then = (old, new), []
        self.stage.scheduler.begin("background", self._work(new))

    def then(self, act: Callable[[], None]) -> None:
        """Do something when it is shown: now, if nothing is to come."""
        if self.run is None:
            act()
        else:
            self._then.append(act)

    def land(self) -> None:
        """At once: somebody needs it."""
        if (run := self.run) is not None:
            run.player.to_end()
            self._show(run)

    def forget(self) -> None:
        self._coming = None
        self.stage.scheduler.cancel("background")

    def _work(self, run: MazeRun) -> Generator[None, None, None]:
        while self.run is run and not run.player.at_end:
            run.player.seek(run.player.position + SLICE)
            yield
        if self.run is run:
            self._show(run)

    def _show(self, run: MazeRun) -> None:
        acts, self._coming, self._then = self._then, None, []
        self.show(run)
        for act in acts:
            act()
