"""Legend: the marks that occur in a run, and no others, in the words that fit its algorithms."""

from __future__ import annotations

from collections.abc import Sequence

from maze.recipe import Recipe
from maze.scene import ALGORITHMS
from maze.steps import (
    BACKTRACK,
    BUILD,
    CARVE,
    CLEAR,
    FILL,
    FRONTIER,
    ONCE,
    PATH,
    PHASE,
    SHIFT,
    SOLVING,
    TWICE,
    VISIT,
    WALK,
    Step,
)
from maze.web.page import Page

ITEMS = ("blank", "unseen", "visited", "frontier", "walk", "pruned", "once", "twice", "solid",
         "path", "head")
MARK_OF = {CARVE: "visited", BUILD: "visited", VISIT: "visited", FRONTIER: "frontier",
           WALK: "walk", FILL: "pruned", ONCE: "once", TWICE: "twice", PATH: "path"}
ENOUGH = 20_000                                            # first and last steps of a phase, which
                                                           # show all that it does


class Legend:
    """Shows the marks of one run; looks again while the run grows."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._shown: tuple[object, ...] = ()

    def show(self, recipe: Recipe, log: Sequence[Step], landmarks: Sequence[int]) -> None:
        found = marks_of(log, landmarks)
        words = words_of(recipe)
        if (found, words) == self._shown:
            return
        self._shown = (found, words)
        for name in ITEMS:
            self.page.attribute(f"legend-{name}", "hidden", None if name in found else "")
        for name, text in words:
            self.page.write(f"legend-{name}-name", text)


def marks_of(log: Sequence[Step], landmarks: Sequence[int]) -> frozenset[str]:
    """The marks that the steps of a run leave on the board; not yet and here are on all."""
    found = {"blank", "head"}
    starts = [0, *landmarks]
    for first, last in zip(starts, [*landmarks, len(log)], strict=True):
        phase = log[first - 1] - PHASE if first else 0
        seen = (log[first:min(last, first + ENOUGH)], log[max(first, last - ENOUGH):last])
        verbs = {step >> SHIFT for part in seen for step in part}
        found |= {mark for verb, mark in MARK_OF.items() if verb >> SHIFT in verbs}
        if phase == SOLVING and BACKTRACK >> SHIFT in verbs:
            found.add("pruned")
        if phase == SOLVING:
            found.add("unseen")                            # white now, no longer hatched
        if phase not in ALGORITHMS and CLEAR >> SHIFT in verbs:
            found.add("solid")
    return frozenset(found)


def words_of(recipe: Recipe) -> tuple[tuple[str, str], ...]:
    """What the marks mean in this run."""
    solver = recipe.solver
    all_ways = solver is not None and "all" in solver.claims
    return (("visited", "in the maze, seen" if solver else "in the maze"),
            ("once", "on a shortest path" if all_ways else "passed once"))
