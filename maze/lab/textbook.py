"""The textbook's table of algorithms, to be shown beside what is measured here.

Walter D. Pullen, "Think Labyrinth: Maze algorithms", 1996-, as it is printed in table 1 of a Greek
bachelor's thesis on mazes in Java (2012). Shares are in percent, of mazes of 100 by 100 cells; the
time is relative. Numbers in ``walls`` are those of the form that adds walls.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

SIZE = "100x100"


class Known(NamedTuple):
    """A line of the table.

    by, change      our algorithm and what is done to its mazes: see ``maze.lab.experiment``
    dead_ends, solution, time     as printed; ``walls`` are the same three in brackets, or None
    type, focus     "tree" or "set"; "wall", "passage" or "either"
    bias_free       whether every direction is treated alike
    memory          beyond the maze itself: "0", "N" or "N²"
    """

    by: str
    dead_ends: float
    type: str
    focus: str
    bias_free: bool
    memory: str
    time: int
    solution: float
    walls: tuple[float | None, float | None, float | None] = (None, None, None)
    change: str = ""

    def value(self, measure: str, board: str) -> float | None:
        """What the table says of a measure of ours, or None: the share of the solution shrinks as
        mazes grow, so it can be compared on boards of ``SIZE`` alone."""
        if measure == "dead_ends":
            return self.dead_ends
        return self.solution if measure == "solution" and board == SIZE else None


TABLE = (
    Known("recursive_backtracker", 0, "tree", "wall", True, "N²", 261, 100.0, change="unicursal.1"),
    Known("recursive_backtracker", 10, "tree", "passage", True, "N²", 24, 19.0),
    Known("hunt_and_kill", 11, "tree", "passage", False, "0", 55, 9.5, (21, 3.9, 105)),
    Known("division", 23, "tree", "wall", True, "N", 8, 7.2),
    Known("binary_tree", 25, "set", "either", False, "0", 7, 2.0),
    Known("eller", 28, "set", "either", False, "N", 10, 4.2, (None, 3.2, None)),
    Known("wilson", 29, "tree", "either", True, "N²", 51, 4.5, (None, None, 26)),
    Known("aldous_broder", 29, "tree", "either", True, "0", 222, 4.5, (None, None, 160)),
    Known("kruskal", 30, "set", "either", True, "N²", 32, 4.1),
    Known("prim", 36, "tree", "either", True, "N²", 21, 2.3, (31, None, None)),
    Known("growing_tree.rule.newest_grows.all", 49, "tree", "either", True, "N²", 43, 11.0,
          (39, None, None)),
)
BY_ALGORITHM: Mapping[tuple[str, str], Known] = MappingProxyType(
    {(one.by, one.change): one for one in TABLE})


def known(by: str, change: str, board: str, measure: str) -> float | None:
    """What the textbook says of a measure of an algorithm's mazes; None if it says nothing."""
    found = BY_ALGORITHM.get((by, change))
    return found.value(measure, board) if found else None
