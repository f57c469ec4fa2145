"""Snapshots: saved scenes of a player, so that going back is the nearest one and a replay.

A scene is saved every so many steps, and the latest few more often, because most ways back are
short.  When they take too much memory, every other one is dropped.
"""

from __future__ import annotations

from typing import Protocol

from maze.steps import Step

MEMORY = 1 << 25                                           # bytes of saved scenes
RECENT = 3                                                 # scenes that are close behind
WORTH = 128                                                # bytes of a scene that are saved a step


class Scene(Protocol):
    """What steps are dealt into."""

    def apply(self, step: Step) -> None: ...
    def save(self) -> bytes: ...
    def load(self, saved: bytes) -> None: ...


class Snapshots:
    """Saved scenes by position; ``spacing`` is in steps between two of them."""

    def __init__(self, scene: Scene, spacing: int) -> None:
        """The scene is at position 0."""
        self.scene = scene
        self.spacing = spacing
        self.saved = {0: scene.save()}
        self.recent: dict[int, bytes] = {}                 # oldest first
        self._close = max(spacing, len(self.saved[0]) // WORTH // spacing * spacing)

    def share(self, others: Snapshots, most: int) -> None:
        """Have those of another run that did the same up to a position."""
        self.saved = {at: saved for at, saved in others.saved.items() if at <= most}

    def nearest(self, position: int) -> int:
        """The position of the last one that is not beyond a position."""
        return max(at for at in (*self.saved, *self.recent) if at <= max(position, 0))

    def load(self, position: int) -> int:
        """Make the scene what it was at the nearest position, which is returned."""
        near = self.nearest(position)
        self.scene.load(self.saved[near] if near in self.saved else self.recent[near])
        return near

    def next_stop(self, position: int) -> int:
        """The next position beyond this one at which the scene may have to be saved."""
        return min((position // often + 1) * often for often in (self.spacing, self._close))

    def passed(self, position: int) -> None:
        """The scene is at a position now: save it, if it is time."""
        if position % self.spacing == 0 and position not in self.saved:
            self._save(position)
        elif position % self._close == 0 and position not in self.recent:
            self._save_recent(position)

    def _save_recent(self, position: int) -> None:
        """Keep the scene until some more have been kept."""
        self.recent[position] = self.scene.save()
        if len(self.recent) > RECENT:
            del self.recent[next(iter(self.recent))]

    def _save(self, position: int) -> None:
        """Keep the scene; when all that is kept grows too large, keep every other one only."""
        self.saved[position] = self.scene.save()
        if len(self.saved) > 2 and len(self.saved) * len(self.saved[position]) > MEMORY:
            self.spacing *= 2
            self.saved = {at: saved for at, saved in self.saved.items() if at % self.spacing == 0}
