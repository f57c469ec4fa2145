"""MazeScene: what the eye sees of a maze after some steps.

A scene has one byte a cell (its mark) and one byte an edge (open or not), the head (the cell where
something happens), the path found so far and what the search for it has cost. ``apply`` draws one
step into it; ``save`` and ``load`` copy it whole, which is how a player steps back. ``dirty``
collects the cells that changed, so that a canvas need draw no more than those.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from maze.grid import Cell, Edge, Grid
from maze.message import Message
from maze.passages import Maze, unused
from maze.steps import ANSWER, GENERATING, MASK, SEARCHING, SHIFT, Step
from maze.words import sentence

BLANK, VISITED, FRONTIER, WALK, PRUNED, SOLID, ONCE, TWICE = range(8)
MARKS = ("blank", "visited", "frontier", "walk", "pruned", "solid", "once", "twice")
WIPED = bytes(SOLID if mark == SOLID else BLANK for mark in range(256))   # solid cells stay
NOWHERE = -1
ALGORITHMS = (GENERATING, *SEARCHING)                      # where what is cleared is still to come


@dataclass
class Cost:
    """What a search has cost so far, counted along with its steps.

    frontier    cells that wait to be looked at      peak     the most there have been
    turns       how often the search turned back     again    cells that wait though they were
    last        where a walker is                             looked at: with other keys in hand
    before      and where it was before
    """

    frontier: int = 0
    peak: int = 0
    turns: int = 0
    last: Cell = NOWHERE
    before: Cell = NOWHERE
    again: set[Cell] = field(default_factory=set)

    def saved(self) -> list[int]:
        return [self.frontier, self.peak, self.turns, self.last, self.before,
                *sorted(self.again)]

    @staticmethod
    def loaded(saved: Sequence[int]) -> Cost:
        frontier, peak, turns, last, before, *again = saved
        return Cost(frontier, peak, turns, last, before, set(again))

    def wait(self, cell: Cell, mark: int) -> None:
        """A cell joins the frontier; ``mark`` is the one it has so far."""
        if mark != FRONTIER:
            self.frontier += 1
            self.peak = max(self.peak, self.frontier)
            if mark != BLANK:
                self.again.add(cell)

    def taken(self, cell: Cell) -> None:
        """A cell of the frontier is looked at, or forgotten."""
        self.frontier -= 1
        self.again.discard(cell)

    def walk(self, cell: Cell) -> None:
        """A walker comes to a cell: it has turned back if it was there before the last one."""
        if cell != self.last:
            self.turns += cell == self.before
            self.last, self.before = cell, self.last


class MazeScene:
    """The picture of a maze being made and solved; starts as the maze is given."""

    def __init__(self, maze: Maze, words: Mapping[int, Mapping[str, str]] = MappingProxyType({}),
                 ) -> None:
        """``words`` are those of the algorithm at work in a phase: see ``Ingredients.words``."""
        self.words = words
        self.grid: Grid = maze.grid
        self._joined = maze.grid.joined
        self.marks = bytearray(len(maze.grid))
        self.open = bytearray(maze.open)
        self.arrows: dict[Edge, Cell] = {}
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
        return bytes(self.marks) + bytes(self.open) + few.tobytes()

    def load(self, saved: bytes) -> None:
        """Go back to a copy."""
        cells, edges = len(self.marks), len(self.open)
        self.marks[:] = saved[:cells]
        self.open[:] = saved[cells:cells + edges]
        few = array("i", saved[cells + edges:])
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
            self.cost = Cost()
        self.phase = phase
        self.head = self.came = NOWHERE
        self.all_dirty = True

    # By verb.  A scene with bound ones would be a circle, and keep its grid after its end.
    _acts = (_carve, _build, _visit, _walk, _frontier, _backtrack, _clear, _path, _phase,
             *[_head] * 3, _arrow, _start, _goal, _once, _twice, _fill, _leg)
