"""Told: the true run that questions are about: its steps, its walls, what it holds."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Sequence

from maze.grid import Cell, Edge
from maze.holding import Held, Holding, at_work
from maze.recipe import Recipe
from maze.registry import Entry
from maze.steps import BUILD, CARVE, GENERATING, GOAL, MASK, PHASE, SHIFT, SOLVING, START, Step

MOST = 900                                                 # cells of a board that is asked about


class Told:
    """A run of a recipe whose steps are all known.

    log      its steps
    starts   the positions after which phases begin, and ``phases`` which
    """

    def __init__(self, recipe: Recipe, log: Sequence[Step] = ()) -> None:
        self.recipe = recipe
        self.log = log or array("i", recipe.begin()[1])
        self.grid = recipe.grid()
        self._holding = Holding(recipe, lambda: recipe.begin()[1], self.log)
        self._shown = at_work(recipe)
        self._held: dict[int, Held] = {}
        marks = [at for at, step in enumerate(self.log) if step >> SHIFT == PHASE >> SHIFT]
        self.starts = [0, *(at + 1 for at in marks)]
        self.phases = [GENERATING, *(self.log[at] & MASK for at in marks)]

    def phase(self, at: int) -> int:
        """The phase of the step after a position."""
        return self.phases[bisect_right(self.starts, at) - 1]

    def end(self, at: int) -> int:
        """Where the phase of a position ends."""
        after = bisect_right(self.starts, at)
        return self.starts[after] - 1 if after < len(self.starts) else len(self.log)

    def entry(self, at: int) -> Entry | None:
        """The algorithm at work at a position, if it shows what it holds."""
        phase = self.phase(at)
        if phase == GENERATING:
            wanted: Entry | None = self.recipe.generator
        else:
            wanted = self.recipe.solver if phase == SOLVING else None
        return wanted if wanted in self._shown else None

    def held(self, at: int) -> Held:
        """What is held after so many steps; cheap if asked for in order, or once more."""
        if at not in self._held:
            self._holding.reach(at, lambda: True)
            self._held[at] = self._holding.at(at)
        return self._held[at]

    def open(self, at: int) -> bytearray:
        """For each edge whether it is open after so many steps."""
        found = bytearray(self.recipe.begin()[0].open)
        for step in self.log[:at]:
            verb = step >> SHIFT << SHIFT
            if verb in (CARVE, BUILD):
                found[step & MASK] = verb == CARVE
        return found

    def ends(self, edge: Edge) -> tuple[Cell, Cell]:
        return self.grid.joins[edge]

    def carved(self, at: int) -> set[Cell]:
        """The cells that have a passage."""
        return {cell for edge, way in enumerate(self.open(at)) if way for cell in self.ends(edge)}

    def parts(self, opened: Sequence[int]) -> list[int]:
        """For each cell a number that is the same for all cells that passages lead to from it."""
        part = [-1] * len(self.grid)
        for first in range(len(self.grid)):
            todo = [first] if part[first] < 0 else []
            while todo:
                cell = todo.pop()
                if part[cell] < 0:
                    part[cell] = first
                    todo += [near for near, edge in zip(
                        self.grid.neighbors[cell], self.grid.borders[cell], strict=True)
                        if opened[edge]]
        return part

    def joined(self, opened: Sequence[int], edge: Edge) -> bool:
        """Whether a path leads from one side of an edge to the other that does not pass it."""
        without = bytearray(opened)
        without[edge] = 0
        (a, b), part = self.ends(edge), self.parts(without)
        return part[a] == part[b]

    def steps_to(self, verb: Step, at: int) -> set[int]:
        """What is done by a verb from a position to the end of its phase: edges, or cells."""
        return {step & MASK for step in self.log[at:self.end(at)] if verb_of(step) == verb}

    def begun(self, at: int) -> int:
        """Where the phase of a position begins."""
        return self.starts[bisect_right(self.starts, at) - 1]

    def ends_at(self, at: int) -> tuple[Cell, Cell]:
        """Start and goal, as they are known after so many steps."""
        start, goal = self.recipe.ends(self.grid)
        for step in self.log[:at]:
            start = step & MASK if verb_of(step) == START else start
            goal = step & MASK if verb_of(step) == GOAL else goal
        return start, goal

    def dead_ends(self, at: int) -> int:
        """How many cells have a single passage."""
        opened = self.open(at)
        return sum(sum(opened[edge] for edge in edges) == 1 for edges in self.grid.borders)


def verb_of(step: Step) -> int:
    return step >> SHIFT << SHIFT
