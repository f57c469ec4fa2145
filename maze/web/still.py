"""Still: what stands for a run where nothing moves."""

from __future__ import annotations

from typing import Any

from maze.steps import Step, Steps


class Blank:
    """The scene of what has nothing to be played."""

    def apply(self, step: Step) -> None:
        """Nothing happens here."""

    def save(self) -> bytes:
        return b""

    def load(self, saved: bytes) -> None:
        """There is nothing to go back to."""


def nothing() -> Steps[Any]:
    """The steps of what cannot begin, or does not move."""
    return
    yield
