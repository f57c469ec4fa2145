"""GridCache: grids by what determines them, so that none is laid out twice while it is in use.

There is one for the whole program, ``GRIDS``, because recipes are short-lived values: each edit
makes another recipe of the same grid.  A grid never changes and its recipe determines all of it,
so the cache affects only time and memory.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from math import inf, prod
from sys import getrefcount
from typing import Any, TypeAlias
from weakref import WeakValueDictionary, finalize

from maze.grid import LARGE, Grid
from maze.laying import progress
from maze.overlays import overlaid
from maze.progress import Work
from maze.registry import Entry
from maze.rng import Rng

SMALL = 2500                                               # cells
AT_ONCE = 4000                                             # cells that are let go of in a slice
Key: TypeAlias = tuple[Callable[..., Grid], tuple[int, ...], str, str, str, str]


class GridCache:
    """Keeps the latest large grid and a few small ones; finds others while they are referenced.

    ``left`` is called when a grid of more than LARGE cells is gone. It is given work that empties
    the grid's tables in slices, because freeing all of them at once takes a second.

    Boards of more than ``lean`` cells have tables that are computed (``maze.grids.repeating``), if
    their shape can do so: a page sets it, because a worker makes its large mazes.
    """

    def __init__(self) -> None:
        self.left: Callable[[Work[None]], object] = lambda work: None
        self.lean = inf
        self._found: WeakValueDictionary[Key, Grid] = WeakValueDictionary()
        self._small: deque[Grid] = deque(maxlen=4)
        self._large: deque[Grid] = deque(maxlen=1)

    def slices(self, shape: Entry, size: tuple[int, ...], mask: str, seed: str, cut: str = "",
               hide: str = "") -> Work[Grid]:
        """The grid of a shape, laid out in slices if it is not in the cache."""
        key = (shape.run, size, mask, seed, cut, hide)
        grid = self._found.get(key)
        if grid is None and (cut or hide):
            board = yield from self.slices(shape, size, mask, seed, cut if hide else "")
            grid = self._found[key] = yield from overlaid(board, "" if hide else cut, hide)
        elif grid is None:
            more: dict[str, Any] = {"mask": mask} if shape.mask else {}
            if "seed" in shape.needs:
                more["rng"] = Rng(seed, "shape")
            if "lean" in shape.gives and prod(size) > self.lean:
                more["lean"] = True
            slices = getattr(shape.run, "slices", None)    # see ``maze.laying``
            grid = (yield from slices(*size, **more)) if slices else shape.run(*size, **more)
            self._found[key] = grid
            if len(grid) > LARGE:
                finalize(grid, self._leave, [grid.neighbors, grid.borders]).atexit = False
        kept = self._small if len(grid) <= SMALL else self._large
        if grid not in kept:
            kept.append(grid)
        return grid

    def _leave(self, tables: list[Any]) -> None:
        self.left(let_go(tables))

    def forget(self) -> None:
        """Release all grids; those that are still referenced can still be found."""
        self._small.clear()
        self._large.clear()


def _alone() -> int:
    """How many references a list has that only one name stands for; that varies with Python."""
    table: list[Any] = []
    return getrefcount(table)


ALONE = _alone()


def let_go(tables: list[Any]) -> Work[None]:
    """Empty the tables of a grid that is gone; one that somebody else has stays as it is."""
    while tables:
        table = tables.pop()
        while isinstance(table, list) and getrefcount(table) == ALONE and table:
            del table[-AT_ONCE:]
            yield progress(len(table))


GRIDS = GridCache()
