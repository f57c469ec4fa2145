"""Snapshots: saved scenes of a player, which goes back by loading the nearest one and replaying.

A scene is saved at regular intervals, and the latest few at shorter ones, because most ways back
are short.  When the scenes take too much memory, every other one is dropped.
"""

from __future__ import annotations

from typing import Protocol

from maze.steps import Step

MEMORY = 1 << 25                                           # bytes of saved scenes
RECENT = 3                                                 # scenes kept close behind the position
WORTH = 128                                                # bytes of a scene that are saved a step


class Scene(Protocol):
    """What steps are applied to."""

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
        """Take over the scenes of another run that was the same up to position ``most``."""
        self.saved = {at: saved for at, saved in others.saved.items() if at <= most}

    def nearest(self, position: int) -> int:
        """The position of the last saved scene at or before a position."""
        return max(at for at in (*self.saved, *self.recent) if at <= max(position, 0))

    def load(self, position: int) -> int:
        """Load the nearest saved scene at or before a position; returns where it was saved."""
        near = self.nearest(position)
        self.scene.load(self.saved[near] if near in self.saved else self.recent[near])
        return near

    def next_stop(self, position: int) -> int:
        """The next position beyond this one at which the scene may have to be saved."""
        return min((position // often + 1) * often for often in (self.spacing, self._close))

    def passed(self, position: int) -> None:
        """The scene has reached a position: save it if it is time."""
        if position % self.spacing == 0 and position not in self.saved:
            self._save(position)
        elif position % self._close == 0 and position not in self.recent:
            self._save_recent(position)

    def _save_recent(self, position: int) -> None:
        """Keep the scene until ``RECENT`` others have been kept."""
        self.recent[position] = self.scene.save()
        if len(self.recent) > RECENT:
            del self.recent[next(iter(self.recent))]

    def _save(self, position: int) -> None:
        """Keep the scene; if all scenes together grow too large, drop every other one."""
        self.saved[position] = self.scene.save()
        if len(self.saved) > 2 and len(self.saved) * len(self.saved[position]) > MEMORY:
            self.spacing *= 2
            self.saved = {at: saved for at, saved in self.saved.items() if at % self.spacing == 0}
