"""Picture: a maze with a start, a goal and perhaps a path; and its digest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import shake_128
from typing import ClassVar

from maze.drawable import Drawable
from maze.grid import Cell
from maze.grids.lattice import join_parts
from maze.laying import in_parts
from maze.message import Message
from maze.passages import Maze
from maze.quest.quest import Leg, Quest, must_pass, shortest
from maze.steps import Steps, run

PART = 2000                        # numbers, or edges, in a part of the digest


@dataclass(frozen=True)
class Picture(Drawable):
    """What a recipe makes.  ``path`` is None if nothing was to be solved, [] if no way was found;
    then ``reason`` says why, in a sentence. ``note`` says what could not be done as asked.
    """

    files: ClassVar[str] = "maze.render.maze_files"
    title: ClassVar[str] = "Maze"

    maze: Maze
    start: Cell
    goal: Cell
    path: Sequence[Cell] | None
    reason: Message | str = ""
    quest: Quest | None = None
    legs: Sequence[Leg] = ()
    note: Message | None = None
    dug: bool = False                                      # drawn as dug: see ``maze.render.dug``

    @property
    def bottlenecks(self) -> list[Cell]:
        """The cells that every path from start to goal must pass: see ``quest.must_pass``."""
        return must_pass(self.maze, self.quest, self.start, self.goal)

    @property
    def way(self) -> list[Cell]:
        """A way of the fewest steps, detours to keys and points included; [] if there is none."""
        _, way = shortest(self.maze, self.quest, self.start, self.goal)
        return [node % len(self.maze.grid) for node in way]

    @property
    def digest(self) -> str:
        """16 hexadecimal digits that tell pictures apart: the same on every machine, for ever.

        SHAKE-128 of the joins, the open edges, start, goal and path, as text with commas; then, if
        passages have arrows, the edges and where each leads; then the quest, if there is one.
        """
        return run(self.digesting())

    def digesting(self) -> Steps[str]:
        """The same in slices, for large pictures; what is yielded means nothing."""
        found = shake_128()
        for text in self._told():
            found.update(text.encode())
            yield 0
        return found.hexdigest(8)

    def _told(self) -> Iterator[str]:
        """The text of the digest, in parts."""
        yield from _listed(join_parts(self.maze.grid))
        opened = bytes(self.maze.open).translate(bytes.maketrans(b"\0\1", b"01"))
        yield f";{opened.decode()};{self.start};{self.goal};"
        yield from ("-",) if self.path is None else _listed(in_parts(self.path, PART))
        if arrows := self.maze.arrows:
            yield ";"
            yield from _listed([number for edge in edges if edge in arrows
                                for number in (edge, arrows[edge])]
                               for edges in in_parts(range(self.maze.grid.edges), PART))
        if self.quest:
            yield ";" + self.quest.text


def digest_of(text: str) -> str:
    """16 hexadecimal digits that tell texts apart, in the same way."""
    return shake_128(text.encode()).hexdigest(8)


def _listed(parts: Iterable[Sequence[int]]) -> Iterator[str]:
    """The numbers of all parts with commas between them, one text for each part that has some."""
    between = ""
    for part in filter(None, parts):
        yield between + ",".join(map(str, part))
        between = ","
