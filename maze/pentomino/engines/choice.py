"""Choice: which engine a puzzle is for, by an estimate of the work, which can be shown.

All but the searches work as long as there are states; searches work as long as there are nodes.
``expected`` tells what the states cost.  What takes more memory than there is room for is searched;
what takes more than ``LITTLE``, in memory or time, is counted only when somebody asks.
"""

from __future__ import annotations

from typing import NamedTuple

from maze.message import Message
from maze.pentomino.board import sums
from maze.pentomino.engines import compact
from maze.pentomino.engines.answers import Answers, Listed
from maze.pentomino.engines.expected import Cost, expected
from maze.pentomino.engines.graph import graph
from maze.pentomino.engines.halves import halves, suits
from maze.pentomino.engines.puzzle import Puzzle
from maze.pentomino.engines.region import RegionFrontier
from maze.pentomino.engines.searched import searched
from maze.pentomino.engines.strip import ROW, StripFrontier
from maze.pentomino.parity import parity_proof
from maze.progress import Work

HIGHEST = 6                  # rows of a strip
ROOM = 1_000_000_000         # bytes, on a page
LARGE_ROOM = 4_000_000_000   # on the command line
LITTLE = 200_000_000, 10     # bytes; seconds of a browser


class Estimate(NamedTuple):
    """The engine that suits a puzzle, and what it may cost."""

    engine: str
    cost: Cost

    @property
    def states(self) -> int:
        return self.cost.states

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
          "compact": "Compact search",
          "algorithm_x": "Algorithm X", "source": "Source order"}
WHY = {
    "halves": "Two halves: all pieces are different and used, so the board is cut in two and each "
              "half is filled once, in about {states} states.",
    "strip": "Strip engine: the board is a low rectangle, so the same shapes of its filled part "
             "come up again and again, about {states} states in all.",
    "region": "Region engine: the board has holes or odd edges, or the pieces have several sizes; "
              "it is filled hole after hole, in about {states} states.",
    "compact": "Compact search: in space the same shapes of the filled part hardly ever come up "
               "again, so tilings are searched one after the other, in about {states} tries.",
    "algorithm_x": "Algorithm X: the other engines would meet about {states} states, which are too "
                   "many to keep; so tilings are searched one after the other.",
}


def estimate(puzzle: Puzzle, room: int = ROOM) -> Estimate:
    """What to use if there is room for so many bytes, and what it may cost."""
    if puzzle.board.solid:
        return _in_space(puzzle)
    by_halves = suits(puzzle)
    cost = expected(puzzle, by_halves)
    if cost.size > room:
        return Estimate("algorithm_x", cost)
    if by_halves:
        return Estimate("halves", cost)
    low = puzzle.height <= HIGHEST and can(puzzle, "strip")
    return Estimate("strip" if low else "region", cost)


def _in_space(puzzle: Puzzle) -> Estimate:
    if not compact.suits(puzzle):
        return Estimate("algorithm_x", Cost(0, 0, 0))
    tries = compact.nodes(puzzle)
    return Estimate("compact", Cost(tries, 0, tries * compact.A_TRY))


def costs_little(puzzle: Puzzle) -> bool:
    """Whether all tilings may be counted unasked."""
    size, seconds = LITTLE
    cost = estimate(puzzle).cost
    return cost.size <= size and cost.seconds <= seconds


def can(puzzle: Puzzle, engine: str) -> bool:
    """Whether an engine is right for a puzzle at all, whatever it may cost."""
    if engine == "halves":
        return suits(puzzle) and not puzzle.board.solid
    if engine == "compact":
        return compact.suits(puzzle)
    if engine == "region":
        return not puzzle.board.solid
    return engine != "strip" or bool(not puzzle.board.holes and puzzle.uniform
                                     and puzzle.area % puzzle.uniform == 0
                                     and puzzle.height <= 1 << ROW)


def solve(puzzle: Puzzle, engine: str = "", room: int = ROOM) -> Work[Answers]:
    """All tilings, by the engine that suits best or the one that is asked for.

    Where sizes or colors tell that there are none, nothing is searched.
    """
    if not sums(piece.size for piece in puzzle.pieces) >> puzzle.area & 1:
        return Listed(puzzle, "areas", [])
    if not puzzle.spare and parity_proof(puzzle.board, puzzle.pieces):
        return Listed(puzzle, "parity", [])
    engine = engine or estimate(puzzle, room).engine
    if engine == "halves":
        return (yield from halves(puzzle))
    if engine == "strip":
        return (yield from graph(puzzle, StripFrontier(puzzle), engine))
    if engine == "region":
        return (yield from graph(puzzle, RegionFrontier(puzzle), engine))
    if engine == "compact":
        return (yield from compact.compact(puzzle))
    return (yield from searched(puzzle, engine))


def rounded(count: int) -> str:
    """Two digits that count, blanks between thousands: ``28 000``."""
    digits = 10 ** max(0, len(str(count)) - 2)
    return f"{round(count / digits) * digits:,}".replace(",", " ")

