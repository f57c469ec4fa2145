"""GridCache: grids by what determines them, so that none is laid out twice while somebody has it.

There is one for the whole program, ``GRIDS``, because recipes are values and come and go: an edit
makes another recipe of the same grid.  A grid never changes, and a recipe determines all of it, so
what the cache holds can be seen in nothing but time and memory.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any, TypeAlias
from weakref import WeakValueDictionary

from maze.grid import Grid
from maze.progress import Work
from maze.registry import Entry
from maze.rng import Rng

SMALL = 2500                                               # cells
Key: TypeAlias = tuple[Callable[..., Grid], tuple[int, ...], str, str]


class GridCache:
    """Keeps the latest large grid and a few small ones; finds others as long as a run has them."""

    def __init__(self) -> None:
        self._found: WeakValueDictionary[Key, Grid] = WeakValueDictionary()
        self._small: deque[Grid] = deque(maxlen=4)
        self._large: deque[Grid] = deque(maxlen=1)

    def slices(self, shape: Entry, size: tuple[int, ...], mask: str, seed: str) -> Work[Grid]:
        """The grid of a shape, in slices; at once if it is known."""
        key = (shape.run, size, mask, seed)
        grid = self._found.get(key)
        if grid is None:
            more: dict[str, Any] = {"mask": mask} if shape.mask else {}
            if "seed" in shape.needs:
                more["rng"] = Rng(seed, "shape")
            slices = getattr(shape.run, "slices", None)    # see ``maze.laying``
            grid = (yield from slices(*size, **more)) if slices else shape.run(*size, **more)
            self._found[key] = grid
        kept = self._small if len(grid) <= SMALL else self._large
        if grid not in kept:
            kept.append(grid)
        return grid

    def forget(self) -> None:
        """Keep none any more; those that somebody has stay known."""
        self._small.clear()
        self._large.clear()


GRIDS = GridCache()
