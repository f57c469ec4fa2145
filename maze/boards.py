"""Boards: grids by what determines them, so that none is laid out twice while somebody has it.

The latest large one is kept, and a few small ones; others are found as long as a run has them.
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

_found: WeakValueDictionary[Key, Grid] = WeakValueDictionary()
_small: deque[Grid] = deque(maxlen=4)
_large: deque[Grid] = deque(maxlen=1)


def board_slices(shape: Entry, size: tuple[int, ...], mask: str, seed: str) -> Work[Grid]:
    """The grid of a shape, in slices; at once if it is known."""
    key = (shape.run, size, mask, seed)
    grid = _found.get(key)
    if grid is None:
        more: dict[str, Any] = {"mask": mask} if shape.mask else {}
        if "seed" in shape.needs:
            more["rng"] = Rng(seed, "shape")
        slices = getattr(shape.run, "slices", None)        # see ``maze.laying``
        grid = (yield from slices(*size, **more)) if slices else shape.run(*size, **more)
        _found[key] = grid
    kept = _small if len(grid) <= SMALL else _large
    if grid not in kept:
        kept.append(grid)
    return grid


def forget() -> None:
    """Keep none any more; those that somebody has stay known."""
    _small.clear()
    _large.clear()
