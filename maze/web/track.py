"""Track: the run of an algorithm on a board, so that what it holds can be read again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from maze.grid import Grid
from maze.steps import Step, Steps


class Track(NamedTuple):
    """``begin`` starts the algorithm anew, ``log`` has its steps, and ``position`` says how many of
    them are shown: see ``maze.holding``."""

    recipe: Any
    grid: Grid
    begin: Callable[[], Steps[Any]]
    log: Sequence[Step]
    position: Callable[[], int]
