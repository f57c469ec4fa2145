"""MazeScene: what the eye sees of a maze after some steps.

A scene has two bytes a cell (its mark; how soon a search has reached it) and one byte an edge (open
or not), the head (the cell where something happens), the path found so far and what the search for
it has cost. ``apply`` draws one step into it; ``save`` and ``load`` copy it whole, which is how a
player steps back. ``dirty`` collects the cells that changed, so that a canvas need draw no more
than those.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from types import MappingProxyType

from maze.cost import Cost
from maze.grid import Cell, Edge, Grid
from maze.marks import (
    BLANK,
    FRONTIER,
    NOWHERE,
    ONCE,
    PRUNED,
    SOLID,
    TONES,
    TWICE,
    VISITED,
    WALK,
    WIPED,
)
from maze.message import Message
from maze.passages import Maze, unused
from maze.steps import ANSWER, GENERATING, MASK, SEARCHING, SHIFT, Step
from maze.words import sentence

ALGORITHMS = (GENERATING, *SEARCHING)                      # where what is cleared is still to come


class MazeScene:
    """The picture of a maze being made and solved; starts as the maze is given."""

    def __init__(self, maze: Maze, words: Mapping[int, Mapping[str, str]] = MappingProxyType({}),
                 ) -> None:
        """``words`` are those of the algorithm at work in a phase: see ``Ingredients.words``."""
        self.words = words
        self.grid: Grid = maze.grid
        self._joined = maze.grid.joined
        self.marks = bytearray(len(maze.grid))
        self.tones = bytearray(len(maze.grid))             # see ``maze.marks``
        self._reached = 0                                  # cells that have a tone
        self.open = bytearray(maze.open)
        self.arrows: dict[Edge, Cell] = dict(maze.arrows)
        self.path: list[Cell] = []
        self.legs: list[int] = []                          # where in the path each leg begins
        self.cost = Cost()
        self.head: Cell = NOWHERE
        self.came: Cell = NOWHERE                          # where the head was before: its heading
        self.start: Cell = NOWHERE                         # known once a step has named them
        self.goal: Cell = NOWHERE
        self.phase = GENERATING
        self.dirty: set[Cell] = set()
        self.all_dirty = True

    def apply(self, step: Step) -> None:
        """Show one more step."""
        self._acts[step >> SHIFT](self, step & MASK)

    def sentence(self, step: Step) -> Message:
        """The step that was just applied, in words."""
        return sentence(self.grid, step, self.phase, self.head, 1 in self.open,
                        self.words.get(self.phase, {}))

    def take_dirty(self) -> set[Cell] | None:
        """The cells that changed since the last call; None for all of them."""
        changed = None if self.all_dirty else self.dirty
        self.dirty, self.all_dirty = set(), False
        return changed

    def trim_dirty(self, most: int) -> None:
        """More changed cells than so many are as good as all, and are not remembered one by one."""
        if len(self.dirty) > most:
            self.dirty, self.all_dirty = set(), True

    def save(self) -> bytes:
        """A copy of the whole scene."""
        arrows = [number for arrow in self.arrows.items() for number in arrow]
        cost = self.cost.saved()
        few = array("i", [self.head, self.came, self.phase, self.start, self.goal, len(arrows),
                          len(self.legs), len(cost), *arrows, *self.legs, *cost, *self.path])
        return bytes(self.marks) + bytes(self.tones) + bytes(self.open) + few.tobytes()

    def load(self, saved: bytes) -> None:
        """Go back to a copy."""
        cells, edges = len(self.marks), len(self.open)
        self.marks[:] = saved[:cells]
        self.tones[:] = saved[cells:2 * cells]
        self._reached = cells - self.tones.count(0)
        self.open[:] = saved[2 * cells:2 * cells + edges]
        few = array("i", saved[2 * cells + edges:])
        self.head, self.came, self.phase, self.start, self.goal, size, legs, cost = few[:8]
        del few[:8]
        self.arrows = dict(zip(few[:size:2], few[1:size:2], strict=True))
        self.legs = list(few[size:(size := size + legs)])
        self.cost = Cost.loaded(few[size:size + cost])
        self.path = list(few[size + cost:])
        self.all_dirty = True

    @property
    def looked(self) -> int:
        """How many cells the search has looked at."""
        untouched = sum(map(self.marks.count, (BLANK, FRONTIER, SOLID)))
        return len(self.marks) - untouched + len(self.cost.again)

    def _at(self, cell: Cell, mark: int) -> None:
        """The head moves to a cell, which gets a mark."""
        self._head(cell)
        if self.marks[cell] == FRONTIER:
            self.cost.taken(cell)
        self.marks[cell] = mark

    def _carve(self, edge: int) -> None:
        self.open[edge] = 1
        a, b = self._joined(edge)
        old, new = (b, a) if self.marks[a] != VISITED else (a, b)
        self.marks[old] = VISITED
        self.dirty.add(old)
        self._over(edge)
        self._at(new, VISITED)

    def _build(self, edge: int) -> None:
        self.open[edge] = 0
        self.arrows.pop(edge, None)
        self.dirty.update(self._joined(edge))
        self._over(edge)
        self._head(self._joined(edge)[0])

    def _over(self, edge: int) -> None:
        """A tunnel changes the look of the cell above it."""
        if edge in self.grid.geometry.tunnels:
            self.dirty.add(self.grid.geometry.tunnels[edge])

    def _visit(self, cell: Cell) -> None:
        self._at(cell, VISITED)
        if not self.tones[cell]:
            self._reach(cell)

    def _reach(self, cell: Cell) -> None:
        """A search comes to a cell for the first time."""
        self.tones[cell] = 1 + self._reached * TONES // len(self.tones)
        self._reached += 1

    def _walk(self, cell: Cell) -> None:
        self._at(cell, WALK)

    def _frontier(self, cell: Cell) -> None:
        self.cost.wait(cell, self.marks[cell])
        self.marks[cell] = FRONTIER
        self.dirty.add(cell)

    def _backtrack(self, cell: Cell) -> None:
        if self.phase in SEARCHING:
            self.cost.turns += self.marks[self.head] != PRUNED     # the first of several back
            self._at(cell, PRUNED)
        else:
            self._head(cell)

    def _clear(self, cell: Cell) -> None:
        self.marks[cell] = BLANK if self.phase in ALGORITHMS else SOLID
        self.dirty.add(cell)

    def _once(self, cell: Cell) -> None:
        self.cost.walk(cell)
        self._at(cell, ONCE)
        if not self.tones[cell]:
            self._reach(cell)

    def _twice(self, cell: Cell) -> None:
        self.cost.walk(cell)
        self._at(cell, TWICE)

    def _fill(self, cell: Cell) -> None:
        self._at(cell, PRUNED)

    def _leg(self, leg: int) -> None:
        self.legs.append(len(self.path))

    def _path(self, cell: Cell) -> None:
        self.path.append(cell)
        self._head(cell)

    def _head(self, cell: Cell) -> None:
        """The head moves and leaves the marks alone."""
        self.dirty.update({cell, self.head} - {NOWHERE})
        if cell != self.head:
            self.head, self.came = cell, self.head

    def _arrow(self, code: int) -> None:
        edge, second = divmod(code, 2)
        self.arrows[edge] = self._joined(edge)[second]
        self.dirty.update(self._joined(edge))
        self._head(self.arrows[edge])

    def _start(self, cell: Cell) -> None:
        self.start = self.head = cell
        self.all_dirty = True

    def _goal(self, cell: Cell) -> None:
        self.goal = self.head = cell
        self.all_dirty = True

    def _phase(self, phase: int) -> None:
        if self.phase == GENERATING and self.open.count(1) < len(self.marks) - 1:
            for cell in unused(self.grid, self.open):      # some generators leave cells out
                self.marks[cell] = SOLID
        if phase != ANSWER:                                # what went before is done: clear it
            self.marks[:] = self.marks.translate(WIPED)
            self.tones[:], self._reached = bytes(len(self.tones)), 0
            self.cost = Cost()
        self.phase = phase
        self.head = self.came = NOWHERE
        self.all_dirty = True

    # By verb.  A scene with bound ones would be a circle, and keep its grid after its end.
    _acts = (_carve, _build, _visit, _walk, _frontier, _backtrack, _clear, _path, _phase,
             *[_head] * 3, _arrow, _start, _goal, _once, _twice, _fill, _leg)
