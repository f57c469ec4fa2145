"""Holding: what an algorithm holds in its variables after a step, such as its stack or its sets.

An entry declares it: ``shows={"stack": "stack", "sets": "parent"}`` is a role of ``maze.roles`` and
the name of the variable that plays it. The names of these variables are an interface, which a test
of the entry fixes.

Nothing is recorded while the panel is closed. When it is open, a second run of the algorithm
(``maze.rerun``) goes to the step that is shown, and its frame is read there. Forwards, that is one
reading a frame. Backwards, the run is begun anew, and what was held in the steps just before is
kept too (``maze.recent``). Each new run keeps more steps than the one before, so that a single step
back is quick, and going back step after step seldom needs another run.

How much was held is noted now and then along the way, for a chart, and never forgotten.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from maze.grid import Grid
from maze.ingredients import Ingredients
from maze.recent import NOTHING, Recent, State
from maze.registry import Entry
from maze.rerun import Rerun, generators_of
from maze.roles import read, size
from maze.steps import Step, Steps

LIMIT = 250_000                                            # numbers that are kept
MOST = 500                                                 # steps that are kept
BACK = 16                                                  # steps that the first one back keeps
SLICE = 16                                                 # steps between two looks at the clock

MANY = 10_000                                              # cells that take long to be copied
POINTS = 40                                                # of a chart, for a step a cell

Held: TypeAlias = State                                    # by role, what its variable holds
Also: TypeAlias = Callable[[Sequence[Mapping[str, Any]], Grid], State]   # by other keys


class Holding:
    """What is held along a run of a recipe whose steps are in a log."""

    def __init__(self, recipe: Ingredients, begin: Callable[[], Steps[Any]], log: Sequence[Step],
                 also: Also | None = None) -> None:
        """``begin`` starts the algorithm anew; ``also`` reads more from its functions' variables,
        the innermost function first, of algorithms that show nothing, too."""
        self._also = also
        self._entries = {entry.run.__code__: entry for entry in at_work(recipe, every=bool(also))}
        self._rerun = Rerun(begin, log)
        self._kept = Recent(MOST, LIMIT)
        self._target, self._wanted = 0, 1                  # and how many steps up to there
        self._sizes: dict[int, tuple[str, int]] = {}       # by position: whose, and how much
        self._every = self._slice = SLICE                  # until the grid is known

    @property
    def shows(self) -> bool:
        """Whether there is anything to be looked at in this run."""
        return bool(self._entries)

    @property
    def numbers(self) -> int:
        """How many numbers are kept."""
        return self._kept.numbers

    def sizes(self, position: int) -> list[tuple[int, int]]:
        """Up to a position, how much the algorithm at work there held where it was noted."""
        noted = sorted(item for item in self._sizes.items() if item[0] <= position)
        return [(at, held) for at, (name, held) in noted if name == noted[-1][1][0]]

    def at(self, position: int) -> Held:
        """What is held after so many steps; empty if nothing is, or if that is not known yet."""
        return self._kept.at(position)

    def reach(self, position: int, more: Callable[[], bool]) -> bool:
        """Go on until what is held at a position is known; gives up while ``more()`` says so.

        Returns whether it is known, or will never be.
        """
        if not self._entries or position == 0 or position in self._kept:
            return True
        if position <= self._rerun.done:                   # what lies before is wanted soon, too
            self._wanted = self._further(position)
            self._rerun.restart()
            self._kept.clear()
        elif not self._target - self._wanted <= position <= self._target:
            self._wanted = 1
        self._target = position
        while self._rerun.done < position - self._wanted and not self._rerun.lost:
            if not more():
                return False
            ahead = position - self._wanted - self._rerun.done
            self._rerun.take(min(self._every - self._rerun.done % self._every, ahead))
            self._note()
        while self._rerun.done < position and not self._rerun.lost:
            if not more():
                return False
            for _ in range(min(self._slice, position - self._rerun.done)):
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
        self._note()

    def _note(self) -> None:
        """Note how much is held now, if it is time."""
        done = self._rerun.done
        if done % self._every or done in self._sizes or self._rerun.lost:
            return
        entry, frames = self._frames()
        if entry and (held := size(entry.shows, frames)) is not None:
            self._sizes[done] = entry.id, held

    def _read(self) -> Held:
        entry, frames = self._frames()
        if entry is None:
            return NOTHING
        grid = frames[-1][_first(entry)].grid
        held = read(grid, entry.shows, frames)
        return {**held, **self._also(frames, grid)} if self._also else held

    def _frames(self) -> tuple[Entry | None, list[Mapping[str, Any]]]:
        """The algorithm at work, and its variables: those of the innermost function first."""
        found: Entry | None = None
        frames: list[Mapping[str, Any]] = []
        for steps in generators_of(self._rerun.steps):
            found = found or self._entries.get(steps.gi_code)
            if found and steps.gi_frame:
                frames.insert(0, steps.gi_frame.f_locals)
        if not frames:
            return None, []
        if found:
            cells = len(frames[-1][_first(found)].grid)
            self._every, self._slice = max(1, cells // POINTS), 1 if cells > MANY else SLICE
        return found, frames


def _first(entry: Entry) -> str:
    """What the algorithm calls the maze, or the board, on which it works."""
    return entry.run.__code__.co_varnames[0]


def at_work(recipe: Ingredients, *, every: bool = False) -> list[Entry]:
    """The algorithms of a recipe that show something, or all, and work on the cells of its board.

    Not so a generator that fills half of the board, or a smaller one; nor a solver on the floors
    of a quest.
    """
    whole = not recipe.walls and recipe.keys != "halves" and not recipe.value("unicursal")
    found = [recipe.generator] if whole else []
    if recipe.solver and not recipe.has_quest:
        found.append(recipe.solver)
    return [entry for entry in found if every or entry.shows]
