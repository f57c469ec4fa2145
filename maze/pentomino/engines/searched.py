"""Searched: the step-by-step searches as engines: drain the steps, keep the tilings.

``source`` is slow and the oracle for all others; ``algorithm_x`` finds first tilings in a blink and
works on boards of any width.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

from maze.message import counted
from maze.pentomino.engines.answers import Listed
from maze.pentomino.engines.puzzle import Puzzle, Solution
from maze.pentomino.solvers.algorithm_x import algorithm_x
from maze.pentomino.solvers.source import source
from maze.pentomino.tiling import Placement, Tiling
from maze.progress import Progress, Work
from maze.steps import FOUND, Steps

SLICE = 200                  # steps between two words of progress
SEARCHES: dict[str, Callable[[Tiling], Steps[int]]] = {
    "source": source, "algorithm_x": algorithm_x}


def searched(puzzle: Puzzle, search: str) -> Work[Listed]:
    """All tilings, one after the other."""
    tiling = Tiling(puzzle.board, puzzle.pieces, spare=puzzle.spare)
    found: list[Solution] = []
    steps, count = SEARCHES[search](tiling), 0
    while chunk := list(islice(_noted(steps, tiling, puzzle, found), SLICE)):
        count += len(chunk)
        yield Progress(counted("Searching, {n} tiling", "Searching, {n} tilings",
                               n=len(found)), 0, 0, count)
    return Listed(puzzle, search, found)


def _noted(steps: Steps[int], tiling: Tiling, puzzle: Puzzle,
           found: list[Solution]) -> Steps[None]:
    for step in steps:
        if step >= FOUND:
            found.append(puzzle.in_order(puzzle.spots_of(tiling, tiling.placed)))
        yield step


def first_tiling(tiling: Tiling) -> Work[list[Placement] | None]:
    """Some tiling that has the placed pieces in it, as soon as may be; None if there is none.

    The tiling itself is left as it was.
    """
    trial = tiling.copy()
    if trial.is_complete:
        return trial.placed
    count = 0
    for count, step in enumerate(algorithm_x(trial), 1):
        if step >= FOUND:
            return trial.placed
        if count % SLICE == 0:
            yield Progress("Searching", 0, 0, count)
    return None
