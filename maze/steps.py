"""Steps: what an algorithm says it has just done.

A step is one int: a number plus the offset of its verb.  CARVE has offset 0, so carving yields the
bare edge, and a whole timeline is one ``array("i")``.

The contract: *mutate first, then yield what was done; yield only ints you own; return the result.*
The state object (Maze, Tiling) is always true; steps are for eyes, logs and tests.  Between them a
BREATH may come, where much work has nothing to show: only a player needs to know.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterable
from typing import TypeAlias, TypeVar

T = TypeVar("T")
Step: TypeAlias = int
Steps: TypeAlias = Generator[Step, None, T]

BREATH = -1                        # no step: so much was done at once that others may want a turn
SHIFT = 26
MASK = (1 << SHIFT) - 1
VERBS = (
    "carve",        # edge: the wall is gone
    "build",        # edge: there is a wall
    "visit",        # cell: it belongs to the maze, or has been seen
    "walk",         # cell: a walk or a search passes here
    "frontier",     # cell: known, not yet visited
    "backtrack",    # cell: left again; nothing new there
    "clear",        # cell: not yet, as at the beginning
    "path",         # cell: on the answer, in order from start to goal
    "phase",        # a new phase begins: a stage of STAGES, or after those a transform
    "place",        # placement: a piece lies on the board
    "remove",       # placement: and is lifted
    "found",        # count: that many tilings so far
    "arrow",        # edge doubled, one more if it leads to the edge's second cell: one way only
    "start",        # cell: the maze starts here
    "goal",         # cell: and leads here
    "once",         # cell: a walker's track, passed once
    "twice",        # cell: passed again, or for the last time
    "fill",         # cell: filled up, for it leads nowhere
    "leg",          # number: the next leg of the path begins (to a key, a door, the goal)
)
(CARVE, BUILD, VISIT, WALK, FRONTIER, BACKTRACK, CLEAR, PATH, PHASE, PLACE, REMOVE, FOUND, ARROW,
 START, GOAL, ONCE, TWICE, FILL, LEG) = (i << SHIFT for i in range(len(VERBS)))

STAGES = ("generating", "solving", "answer", "entrances", "keys")
GENERATING, SOLVING, ANSWER, ENTRANCES, KEYS_LAID = range(len(STAGES))
SEARCHING = (SOLVING, ANSWER)      # the stages of a solver


def verb(step: Step) -> str:
    """The word for what was done."""
    return VERBS[step >> SHIFT]


def number(step: Step) -> int:
    """The edge, cell, placement, phase or count it was done to."""
    return step & MASK


def describe(step: Step) -> str:
    """A step for a log: ``"carve 12"``."""
    return f"{verb(step)} {number(step)}"


def drain(steps: Iterable[Step]) -> None:
    """Go through all steps at full speed; nobody looks."""
    deque(steps, maxlen=0)


def run(steps: Steps[T]) -> T:
    """Drain an algorithm at full speed and return its result."""
    box: list[T] = []

    def keep() -> Steps[None]:
        box.append((yield from steps))

    drain(keep())
    return box[0]
