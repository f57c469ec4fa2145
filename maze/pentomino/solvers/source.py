"""Source order: fill the first hole with the first piece that fits, and go back when none does.

Backtracking as Dana S. Scott programmed it for pentominoes ("Programming a combinatorial puzzle",
1958), in the exact order of a Hungarian course project that solves Katamino in Prolog.  The first
hole is the free square farthest left, the lowest of those; the pieces are tried in the caller's
order, their orientations in the order of their squares, with the orientation's first square on
the hole.  So the first tiling is a function of the order of the pieces alone.
Cost: exponential; it never asks whether the squares left behind can still be filled.  All twelve
pieces on 5x12: some 7000 steps to the first tiling, 17 million to all 4040.
Limits: a board much higher than wide is searched along its long side, which takes ages.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeAlias

from maze.pentomino.pieces import Piece
from maze.pentomino.tiling import Placement, Tiling
from maze.registry import register
from maze.steps import FOUND, PLACE, REMOVE, Steps

Option: TypeAlias = tuple[int, int, int, Placement]      # squares; pieces to look at, and those of
                                                         # them that must be used; placement
MEMORY = 1 << 15                                         # regions whose options are remembered


IDEA = """
Find the first empty square, from the left. Try the pieces in the given order, turned in all ways,
until one fits on it. Then go on with the next empty square. If no piece fits, take the last piece
away again, and try the next one in its place. It is simple and sure, but it notices only late
that a hole can never be filled.
"""


@register("Source order")
def source(tiling: Tiling) -> Steps[int]:
    """Fill the first hole from the left with the first piece that fits, else go back."""
    options = options_by_region(tiling)
    placed, full = tiling.placed, tiling.board.full
    filled, found = tiling.filled | tiling.board.outside, 0
    used = sum(1 << piece for piece in tiling.used)
    trail = [(filled, used, iter(options(filled)))]      # what lies there, what is untried
    while trail:
        filled, used, untried = trail[-1]
        for squares, look, need, number in untried:
            if used & look == need:
                placed.append(number)
                yield PLACE + number
                filled |= squares
                if filled == full:
                    found += 1
                    yield FOUND + found
                trail.append((filled, used | look, iter(options(filled))))
                break
        else:
            trail.pop()
            if trail:                                    # what lay there at the beginning stays
                yield REMOVE + placed.pop()
    return found


def in_turn(pieces: Sequence[Piece]) -> list[tuple[int, int]]:
    """Each piece may be laid when it is free and the one before that is equal to it is not.

    So equal pieces never change places.  As bits: which pieces to look at, which must be used.
    """
    gates, before = [], dict[str, int]()
    for index, piece in enumerate(pieces):
        need = before.get(piece.name, 0)
        before[piece.name] = bit = 1 << index
        gates.append((bit | need, need))
    return gates


def options_by_region(tiling: Tiling) -> Callable[[int], tuple[Option, ...]]:
    """For a filled region, what fits on its first hole, in the order of the search.

    The same regions come back with other pieces in them, so the answers are remembered; this is
    the same search, three times as fast.
    """
    on_hole: list[list[Option]] = [[] for _ in range(tiling.board.full.bit_length() + 1)]
    gates = in_turn(tiling.pieces)
    for number, lie in enumerate(tiling.placements):
        hole = tiling.board.number(lie.squares[0])
        on_hole[hole].append((lie.mask, *gates[lie.piece], number))

    @lru_cache(maxsize=MEMORY)
    def options(filled: int) -> tuple[Option, ...]:
        hole = (~filled & filled + 1).bit_length() - 1   # the lowest bit that is 0
        return tuple([option for option in on_hole[hole] if not option[0] & filled])

    return options
