"""Numbered: plays of two devices come together, each once, under numbers that are free here.

Both devices number their plays of a maze from 1, so the same name may stand for two plays.
"""

from __future__ import annotations

from collections import Counter
from itertools import count

from maze.web.device.known import PLAYS
from maze.web.device.records import Records


class Numbered:
    """The plays that are here, by the digest of their maze's link.  A play that a file has as often
    as this device is known."""

    def __init__(self, records: Records) -> None:
        self.records = records
        self._here = records.entries(PLAYS)
        self._known = Counter((maze_of(entry), text) for entry, text in self._here.items())
        self._next = dict[str, int]()                      # no number below it is free

    def add(self, entry: str, text: str) -> bool:
        """Keep a play that a file has under an entry, if it is not here; whether it was new."""
        maze = maze_of(entry)
        if self._known[maze, text] > 0:
            self._known[maze, text] -= 1
            return False
        if entry in self._here:
            entry = self.free(maze)
        self._here[entry] = text
        self.records.write(PLAYS, entry, text)
        return True

    def free(self, maze: str) -> str:
        """The next free entry of a maze."""
        number = next(at for at in count(self._next.get(maze, 1))
                      if f"{maze}-{at}" not in self._here)
        self._next[maze] = number
        return f"{maze}-{number}"


def maze_of(entry: str) -> str:
    """The digest in an entry, without its number."""
    return entry.rpartition("-")[0] or entry
