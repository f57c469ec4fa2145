"""Together: several runs on one clock, such as a race, for one ``Player``.

    together = Together([(steps, scene), (steps, scene)])
    player = Player(together.steps(), together)            # seeks, plays and goes back in all runs

Step n of the whole is step n of each run. A run that is over does not change any more.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

from maze.snapshots import Scene
from maze.steps import BREATH, Step, Steps


class Together:
    """A scene made of scenes; ``logs`` has the known steps of each run, ``results`` what came of
    those that are known to the end, and ``over`` their numbers."""

    def __init__(self, runs: Sequence[tuple[Steps[Any], Scene]]) -> None:
        self.scenes = [scene for _, scene in runs]
        self.logs = [array("i") for _ in runs]
        self.results: list[Any] = [None] * len(runs)
        self.over: set[int] = set()
        self._runs = [steps for steps, _ in runs]

    def steps(self) -> Steps[list[Any]]:
        """Yields the number of each tick; returns the results, in the order of the runs."""
        running, tick = set(range(len(self._runs))), 0
        while running:
            for number in sorted(running):
                try:
                    self.logs[number].append((yield from _next(self._runs[number])))
                except _Over as over:
                    self.results[number] = over.args[0]
                    self.over.add(number)
                    running.remove(number)
            if running:
                yield tick
                tick += 1
        return self.results

    def apply(self, step: Step) -> None:
        for scene, log in zip(self.scenes, self.logs, strict=True):
            if step < len(log):
                scene.apply(log[step])

    def save(self) -> bytes:
        """The scenes one after the other, each preceded by its length."""
        saved = [scene.save() for scene in self.scenes]
        return b"".join(len(one).to_bytes(8, "little") + one for one in saved)

    def load(self, saved: bytes) -> None:
        at = 0
        for scene in self.scenes:
            size = int.from_bytes(saved[at:at + 8], "little")
            scene.load(saved[at + 8:at + 8 + size])
            at += 8 + size


class _Over(Exception):
    """A run is over; its argument is what came of it."""


def _next(steps: Steps[Any]) -> Steps[Step]:
    """The next step of a run; every BREATH is passed on."""
    while True:
        try:
            step = next(steps)
        except StopIteration as stop:
            raise _Over(stop.value) from None
        if step != BREATH:
            return step
        yield BREATH
