"""Picture: a maze with a start, a goal and perhaps a path; and its digest."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import shake_128
from itertools import chain

from maze.grid import Cell
from maze.passages import Maze
from maze.quest.quest import Leg, Quest


@dataclass(frozen=True)
class Picture:
    """What a recipe makes.  ``path`` is None if nothing was to be solved, [] if no way was found;
    then ``reason`` says why, in a sentence.
    """

    maze: Maze
    start: Cell
    goal: Cell
    path: Sequence[Cell] | None
    reason: str = ""
    quest: Quest | None = None
    legs: Sequence[Leg] = ()

    @property
    def digest(self) -> str:
        """16 hexadecimal digits that tell pictures apart: the same on every machine, for ever.

        SHAKE-128 of the joins, the open edges, start, goal and path, as text with commas; then, if
        passages have arrows, the edges and where each leads; then the quest, if there is one.
        """
        path = "-" if self.path is None else _commas(self.path)
        opened = bytes(self.maze.open).translate(bytes.maketrans(b"\0\1", b"01")).decode()
        text = ";".join((_commas(chain.from_iterable(self.maze.grid.joins)), opened,
                         str(self.start), str(self.goal), path))
        if self.maze.arrows:
            text += ";" + _commas(chain.from_iterable(sorted(self.maze.arrows.items())))
        if self.quest:
            text += ";" + self.quest.text
        return shake_128(text.encode()).hexdigest(8)


def _commas(numbers: Sequence[int] | chain[int]) -> str:
    return ",".join(map(str, array("i", numbers)))
