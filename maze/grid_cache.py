"""GridCache: grids by what determines them, so that none is laid out twice while it is in use.

There is one for the whole program, ``GRIDS``, because recipes are short-lived values: each edit
makes another recipe of the same grid.  A grid never changes and its recipe determines all of it,
so the cache affects only time and memory.
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
    """Keeps the latest large grid and a few small ones; finds others while they are referenced."""

    def __init__(self) -> None:
        self._found: WeakValueDictionary[Key, Grid] = WeakValueDictionary()
        self._small: deque[Grid] = deque(maxlen=4)
        self._large: deque[Grid] = deque(maxlen=1)

    def slices(self, shape: Entry, size: tuple[int, ...], mask: str, seed: str) -> Work[Grid]:
        """The grid of a shape, laid out in slices if it is not in the cache."""
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
        """Release all grids; those that are still referenced can still be found."""
        self._small.clear()
        self._large.clear()


GRIDS = GridCache()
