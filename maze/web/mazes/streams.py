"""Streams: large mazes are made by a worker, and their steps come from there."""

from __future__ import annotations

import json
import weakref
from array import array
from collections.abc import Callable
from itertools import count

from maze.catalog import DEFAULT
from maze.delivered import unpacked
from maze.fields import encode_fields
from maze.grid import Grid
from maze.grids.lattice import rectangle
from maze.jobs import Job, Part
from maze.picture import Picture
from maze.recipe import Recipe
from maze.sources import Source, StreamSource
from maze.steps import Steps
from maze.web.work.works import Works
from maze.written import programs_of, waiting_for

WORTH = 200_000                                            # cells: see docs/worker.md
BENT = 8_000                                               # of a grid that is no lattice
CHANGED = 8_000                                            # of a maze to which something is done


def is_heavy(recipe: Recipe, grid: Grid) -> bool:
    """Whether making a maze would keep the page from answering, or is faster in a worker.

    What is done to a maze, its entrances and keys come in one piece each; a grid that is no lattice
    takes longer for everything.
    """
    changed = bool(recipe.asked()) or "growth" in getattr(recipe.solver, "needs", ())
    return len(grid) >= (CHANGED if changed else WORTH if rectangle(grid) else BENT)


class Streams:
    """``wake`` is called when steps have arrived."""

    def __init__(self, works: Works, wake: Callable[[], None]) -> None:
        self.works, self.wake = works, wake
        self._numbers = count()

    def steps(self, recipe: Recipe, grid: Grid, steps: Steps[Picture]
              ) -> Steps[Picture] | Source[Picture]:
        """The steps of a recipe: these, or those of a worker that does the same.

        Those of a visitor's program come from a sandbox, and are waited for.
        """
        if programs := programs_of(recipe):
            return waiting_for(programs, recipe, grid, steps)
        if recipe.catalog is not DEFAULT or not is_heavy(recipe, grid):    # a worker has no other
            return steps
        source: StreamSource[Picture] = StreamSource(self.wake)
        self._feed(source, recipe, grid)
        return source

    def _feed(self, source: StreamSource[Picture], recipe: Recipe, grid: Grid) -> None:
        """As long as somebody has the source; when it is dropped, so is the job."""
        name, known = f"maze-{next(self._numbers)}", weakref.ref(source)

        def told(part: Part) -> None:
            if (there := known()) and isinstance(part, array):
                there.feed(part)

        def done(result: bytes) -> None:
            if there := known():
                there.end(unpacked(grid, result))

        def failed(error: Exception) -> None:
            if there := known():
                there.fail(error)

        weakref.finalize(source, self.works.cancel, name)
        job = Job("maze", json.dumps(encode_fields(recipe)))
        self.works.begin(name, job, done, told, failed, heavy=True)
