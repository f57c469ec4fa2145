"""Holding: what an algorithm holds in its variables after a step, such as its stack or its sets.

An entry declares it, ``shows={"stack": "stack", "sets": "parent"}``: a role and the name of the
variable that plays it. The names of these variables are an interface, which a test of the entry
fixes. The roles:

    stack   a list of cells, the last on top
    sets    a list with an entry for each cell: another cell of its set, or itself at a root

Nothing is recorded while the panel is closed. When it is open, a second run of the algorithm
(``maze.rerun``) goes to the step that is shown, and its frame is read there. Forwards, that is one
reading a frame. Backwards, the run is begun anew, and what was held in the steps just before is
kept too (``maze.recent``). Each new run keeps more steps than the one before, so that a single step
back is quick, and going back step after step seldom needs another run.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from maze.grid import Cell
from maze.ingredients import Ingredients
from maze.recent import NOTHING, Recent, State
from maze.registry import Entry
from maze.rerun import Rerun, generators_of
from maze.steps import Step, Steps

ROLES = ("stack", "sets")
LIMIT = 250_000                                            # numbers that are kept
MOST = 500                                                 # steps that are kept
BACK = 16                                                  # steps that the first one back keeps
SLICE = 16                                                 # steps between two looks at the clock

Held: TypeAlias = State                                    # by role, a copy of its variable


class Holding:
    """What is held along a run of a recipe whose steps are in a log."""

    def __init__(self, recipe: Ingredients, begin: Callable[[], Steps[Any]],
                 log: Sequence[Step]) -> None:
        """``begin`` starts the algorithm anew."""
        self._shows = {entry.run.__code__: entry.shows for entry in at_work(recipe)}
        self._rerun = Rerun(begin, log)
        self._kept = Recent(MOST, LIMIT)
        self._target, self._wanted = 0, 1                  # and how many steps up to there

    @property
    def shows(self) -> bool:
        """Whether there is anything to be looked at in this run."""
        return bool(self._shows)

    @property
    def numbers(self) -> int:
        """How many numbers are kept."""
        return self._kept.numbers

    def at(self, position: int) -> Held:
        """What is held after so many steps; empty if nothing is, or if that is not known yet."""
        return self._kept.at(position)

    def reach(self, position: int, more: Callable[[], bool]) -> bool:
        """Go on until what is held at a position is known; gives up while ``more()`` says so.

        Returns whether it is known, or will never be.
        """
        if not self._shows or position == 0 or position in self._kept:
            return True
        if position <= self._rerun.done:                   # what lies before is wanted soon, too
            self._wanted = self._further(position)
            self._rerun.restart()
            self._kept.clear()
        elif not self._target - self._wanted <= position <= self._target:
            self._wanted = 1
        self._target = position
        if not self._rerun.reach(max(0, position - self._wanted), more):
            return False
        while self._rerun.done < position and not self._rerun.lost:
            if not more():
                return False
            for _ in range(min(SLICE, position - self._rerun.done)):
                self._rerun.take(1)
                self._keep()
        return True

    def _further(self, position: int) -> int:
        """How many steps to keep up to a position before those that are kept."""
        first = self._kept.first
        goes_on = first is not None and first - self._wanted <= position < first
        return min(MOST, 2 * self._wanted) if goes_on and self._wanted >= BACK else BACK

    def _keep(self) -> None:
        """Note what is held now."""
        self._kept.add(self._rerun.done, NOTHING if self._rerun.lost else self._read())

    def _read(self) -> Held:
        for steps in generators_of(self._rerun.steps):
            shows = self._shows.get(steps.gi_code)
            if shows and steps.gi_frame:
                values = steps.gi_frame.f_locals
                return {role: tuple(values[name]) for role, name in shows.items()
                        if name in values}
        return NOTHING


def at_work(recipe: Ingredients) -> list[Entry]:
    """The algorithms of a recipe that show something and work on the cells of its board.

    Not so a generator that fills half of the board, or a smaller one; nor a solver on the floors
    of a quest.
    """
    whole = not recipe.walls and recipe.keys != "halves" and not recipe.value("unicursal")
    found = [recipe.generator] if whole else []
    if recipe.solver and not recipe.keys:
        found.append(recipe.solver)
    return [entry for entry in found if entry.shows]


def members(sets: Sequence[Cell]) -> dict[Cell, list[Cell]]:
    """The cells of each set, by its root."""
    root_of: list[Cell] = list(sets)
    found: dict[Cell, list[Cell]] = {}
    for cell in range(len(root_of)):
        root, trail = cell, []
        while root_of[root] != root:
            trail.append(root)
            root = root_of[root]
        for passed in trail:
            root_of[passed] = root                         # straight to it, for those that follow
        found.setdefault(root, []).append(cell)
    return found
