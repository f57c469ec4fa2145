"""Halves: all tilings of a board, cut in two and met in the middle.

Each piece belongs to the half that has most of its squares (see ``half``), so every tiling is two
halves whose squares make up the board and whose sets of pieces make up all of them, in one way
only.  Where the board looks the same upside down both halves have the same states, and one is
filled.  There are some 12 000 states on 6x10, where the strip engine meets 33 000 and has to go
through them twice.  (Meet in the middle: Ellis Horowitz and Sartaj Sahni, "Computing partitions
with applications to the knapsack problem", 1974.)
Cost: grows with the states of half a board, and with the tilings, for all are listed.
Limits: pieces of one odd size, all different, twelve at most, none left over; twelve rows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from maze.collector import gc_paused
from maze.pentomino.engines.answers import Listed
from maze.pentomino.engines.half import End, Half, Squares
from maze.pentomino.engines.puzzle import Puzzle, Solution
from maze.pentomino.engines.usage import members
from maze.progress import Progress, Work, emptied

Pair: TypeAlias = tuple[End, End, int]                       # two halves, the pieces of the first
MOST_KINDS = MOST_ROWS = 12
SLICE = 50                   # pairs of halves between two words of progress
MIRROR = bytes(int(f"{byte:08b}"[::-1], 2) for byte in range(256))


def suits(puzzle: Puzzle) -> bool:
    """Whether this engine can do a puzzle."""
    return (not puzzle.spare and puzzle.uniform % 2 == 1 and set(puzzle.copies) == {1}
            and 2 <= len(puzzle.kinds) <= MOST_KINDS and puzzle.height <= MOST_ROWS)


def halves(puzzle: Puzzle) -> Work[Listed]:
    """All tilings."""
    both, solutions = _Halves(puzzle), list[Solution]()
    yield Progress("Filling", 0, len(puzzle.pieces), 0)
    with gc_paused():
        pairs = yield from both.meet()
        for start in range(0, len(pairs), SLICE):
            solutions += both.joined(pairs[start:start + SLICE])
            yield Progress("Joining", start, len(pairs), len(solutions))
        for half in {both.left, both.right}:
            yield from emptied(*half.tables)
    return Listed(puzzle, "halves", solutions)


class _Halves:
    """The two halves.

    ``heads`` and ``tails`` number their spots hole after hole, as they are and flipped; ``order``
    has the spots in that order.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle, self.squares = puzzle, puzzle.height * puzzle.width
        cut = _cut(puzzle.region, puzzle.area)
        region = mirrored(puzzle.region, self.squares)
        spots = [(kind, mirrored(mask, self.squares)) for kind, mask in puzzle.spots]
        self.left = Half(puzzle, puzzle.spots, puzzle.region, cut)
        self.right = (self.left if region == puzzle.region and 2 * cut == self.squares
                      else Half(puzzle, spots, region, self.squares - cut))
        lowest = [mask & -mask for _, mask in puzzle.spots]
        self.order = sorted(range(len(spots)), key=lowest.__getitem__)
        rank = sorted(range(len(spots)), key=self.order.__getitem__)
        back = (rank if self.right is not self.left else
                [rank[puzzle.spot_of[mask]] for _, mask in spots])
        self.heads = [rank, [rank[spot] for spot in self.left.flipped]]
        self.tails = [back, [back[spot] for spot in self.right.flipped]]

    def meet(self) -> Work[list[Pair]]:
        """The pairs of halves that make up a board, each with each set of pieces of the first."""
        left, right = self.left, self.right
        lower = yield from left.fill()
        upper = lower if right is left else (yield from right.fill())
        sets = 1 << len(self.puzzle.kinds)
        pairs: list[Pair] = []
        for count, (region, end) in enumerate(lower.items()):
            other = upper.get(mirrored(self.puzzle.region ^ region, self.squares))
            if other is not None:
                rest = mirrored(right.sets[other[0]], sets)  # each set where that of the others is
                pairs += [(end, other, used) for used in members(left.sets[end[0]] & rest)]
            if count % (4 * SLICE) == 0:
                yield Progress("Meeting", count, len(lower), len(pairs))
        return pairs

    def joined(self, pairs: Sequence[Pair]) -> Iterator[Solution]:
        """The tilings of some pairs, each with its spots hole after hole."""
        spot, everything = self.order.__getitem__, (1 << len(self.puzzle.kinds)) - 1
        for (key, over), (other, above), used in pairs:
            turned, back = self.heads[over], self.tails[above]
            tails = [[back[each] for each in tail]
                     for tail in self.right.ways(other, everything ^ used)]
            for way in self.left.ways(key, used):
                head = [turned[each] for each in way]
                for tail in tails:
                    yield tuple(map(spot, sorted(head + tail)))


def _cut(region: Squares, area: int) -> int:
    """The square at which half of the board is filled."""
    cut = area // 2
    while 2 * (region & (1 << cut) - 1).bit_count() < area:
        cut += 1
    return cut


def mirrored(bits: int, width: int) -> int:
    """The bits in reverse: the board upside down, every set for the set of all others."""
    size = -(-width // 8)
    data = (bits << 8 * size - width).to_bytes(size, "little").translate(MIRROR)
    return int.from_bytes(data, "big")
