"""Choice: which engine a puzzle is for, by an estimate of the work, which can be shown.

All but the searches work as long as there are states; searches work as long as there are nodes.
The states of a level are estimated from the shorter side, as measured on long boards, and cannot be
more than the ways to lay the pieces so far; so many levels, so many states.
"""

from __future__ import annotations

from math import comb, prod
from typing import NamedTuple

from maze.message import Message
from maze.pentomino.board import sums
from maze.pentomino.engines.answers import Answers, Listed
from maze.pentomino.engines.graph import graph
from maze.pentomino.engines.halves import halves, suits
from maze.pentomino.engines.puzzle import Puzzle
from maze.pentomino.engines.region import RegionFrontier
from maze.pentomino.engines.searched import searched
from maze.pentomino.engines.strip import ROW, StripFrontier
from maze.pentomino.parity import parity_proof
from maze.pentomino.polyominoes import orientations
from maze.progress import Work

HIGHEST = 6                  # rows of a strip
STATES = 2_000_000           # more than that would not fit in a phone
SETS = 1 << 19               # bits in a set of sets
GROWTH = 3.1                 # times the states for one more row


class Estimate(NamedTuple):
    """The engine that suits a puzzle and how many states it may meet."""

    engine: str
    states: int

    @property
    def title(self) -> str:
        return TITLES[self.engine]

    @property
    def why(self) -> Message:
        """Why this engine, as a sentence."""
        return Message(WHY[self.engine], states=rounded(self.states))

    @property
    def words(self) -> Message:
        """The engine and its states, in a few words."""
        return Message("Method: {engine} (about {states} states)", engine=Message(self.title),
                       states=rounded(self.states))


TITLES = {"halves": "Two halves", "strip": "Strip engine", "region": "Region engine",
          "algorithm_x": "Algorithm X", "source": "Source order"}
WHY = {
    "halves": "Two halves: all pieces are different and used, so the board is cut in two and each "
              "half is filled once, in about {states} states.",
    "strip": "Strip engine: the board is a low rectangle, so the same shapes of its filled part "
             "come up again and again, about {states} states in all.",
    "region": "Region engine: the board has holes or odd edges, or the pieces have several sizes; "
              "it is filled hole after hole, in about {states} states.",
    "algorithm_x": "Algorithm X: the other engines would meet about {states} states, which are too "
                   "many to keep; so tilings are searched one after the other.",
}


def estimate(puzzle: Puzzle) -> Estimate:
    """What to use, and what it may cost."""
    states = region_states(puzzle)
    if sets_of(puzzle) > SETS or weight(puzzle) > STATES:
        return Estimate("algorithm_x", states)
    if suits(puzzle):
        return Estimate("halves", states // 2)
    low = puzzle.height <= HIGHEST and can(puzzle, "strip")
    return Estimate("strip" if low else "region", states)


def sets_of(puzzle: Puzzle) -> int:
    """How many bits a set of sets of pieces has."""
    return prod(1 << count.bit_length() for count in puzzle.copies[:-1])


def weight(puzzle: Puzzle) -> int:
    """What all tilings may cost: the states, each as often as a set of 4096 bits goes into its own.
    """
    return region_states(puzzle) * max(1, sets_of(puzzle) >> 12)


def can(puzzle: Puzzle, engine: str) -> bool:
    """Whether an engine is right for a puzzle at all, whatever it may cost."""
    if engine == "halves":
        return suits(puzzle)
    return engine != "strip" or bool(not puzzle.board.holes and puzzle.uniform
                                     and puzzle.area % puzzle.uniform == 0
                                     and puzzle.height <= 1 << ROW)


def region_states(puzzle: Puzzle) -> int:
    """How many states the region engine may meet, roughly and rather too many."""
    size = puzzle.area / max(1, len(puzzle.pieces)) if not puzzle.uniform else puzzle.uniform
    ways = [len(orientations(kind)) for kind in puzzle.kinds]
    mean = sum(ways) / len(ways)
    levels = max(1, round(puzzle.area / size))
    widest = GROWTH ** (puzzle.height * min(size, 5) / 5 + 1.2)
    total, kinds = 0.0, len(puzzle.kinds)
    for level in range(levels + 1):
        choices = comb(kinds, level) if len(puzzle.pieces) == kinds and level <= kinds else widest
        forward = choices * mean ** min(level, 40)
        backward = (mean * 2) ** min(levels - level, 40)
        total += min(widest, forward, backward)
    return round(total)


def solve(puzzle: Puzzle, engine: str = "") -> Work[Answers]:
    """All tilings, by the engine that suits best or the one that is asked for.

    Where sizes or colors tell that there are none, nothing is searched.
    """
    if not sums(piece.size for piece in puzzle.pieces) >> puzzle.area & 1:
        return Listed(puzzle, "areas", [])
    if not puzzle.spare and parity_proof(puzzle.board, puzzle.pieces):
        return Listed(puzzle, "parity", [])
    engine = engine or estimate(puzzle).engine
    if engine == "halves":
        return (yield from halves(puzzle))
    if engine == "strip":
        return (yield from graph(puzzle, StripFrontier(puzzle), engine))
    if engine == "region":
        return (yield from graph(puzzle, RegionFrontier(puzzle), engine))
    return (yield from searched(puzzle, engine))


def rounded(count: int) -> str:
    """Two digits that count, blanks between thousands: ``28 000``."""
    digits = 10 ** max(0, len(str(count)) - 2)
    return f"{round(count / digits) * digits:,}".replace(",", " ")

