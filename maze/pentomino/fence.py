"""Fence: pieces laid around a field on an open plane, and the referee who measures it.

The puzzle is to fence in the largest field with the twelve pentominoes.  Two rules say when two
pieces join: by *sides*, if a side of a square of one is a side of a square of the other, or by
*corners*, if they share at least a corner.  A square is fenced in if nobody walks from it to the
edge of the plane.  Where pieces must join by sides a walker squeezes through corners, too; where
they may join by corners, a walker crosses sides only.  So the fence has just the joints that hold.

Martin Gardner, "Mathematical Magic Show", 1977, has the puzzle with its rule of sides, where 128
squares are the largest known field.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from maze.message import Message
from maze.pentomino.board import Board
from maze.pentomino.pieces import NAMES, Piece, Square
from maze.pentomino.position import Laid

SIDE = 20                                                  # rows and columns of the plane
SIDES, CORNERS = "sides", "corners"
PLANES = {"fence": SIDES, "fence-corners": CORNERS}        # rules by the names of boards in links
TITLES = {"fence": "Fence: pieces join by sides",
          "fence-corners": "Fence: pieces may join by corners"}
NO_SEARCH = Message("A fence leaves its field open, so there is nothing to search for. Lay it "
                    "yourself, under Play.")
NEAR = ((1, 0), (-1, 0), (0, 1), (0, -1))
AROUND = (*NEAR, (1, 1), (1, -1), (-1, 1), (-1, -1))
# The largest fields that are known to us, with the twelve pentominoes: positions, as in a link
KNOWN = {
    SIDES: "F2.5.2_I1.8.3_L4.15.6_N4.3.4_P1.3.11_T2.11.15_U0.2.8_V3.14.13_W1.13.3_X0.15.10_"
           "Y3.7.16_Z0.4.14",
    CORNERS: "F6.11.15_I1.8.1_L3.7.16_N1.16.5_P4.4.14_T0.5.1_U0.2.11_V2.13.2_W2.2.4_X0.16.9_"
             "Y7.0.7_Z3.14.12"}


@dataclass(frozen=True)
class Plane(Board):
    """An open plane, as far as it is shown; ``rule`` is SIDES or CORNERS."""

    rule: str = SIDES
    is_open = True

    def __str__(self) -> str:
        return next(name for name, rule in PLANES.items() if rule == self.rule)


def plane(name: str) -> Plane:
    """The plane of a name in ``PLANES``."""
    return Plane(SIDE, SIDE, rule=PLANES[name])


class Gap(NamedTuple):
    """The nearest two loose ends: pieces as indices into a puzzle's, the square of each that is
    nearest to the other, and how many squares are missing between them."""

    pieces: tuple[int, int]
    squares: tuple[Square, Square]
    missing: int


class Report(NamedTuple):
    """What a referee finds: the fields that are fenced in, the largest first; and where the fence
    is open, None where it has no two loose ends."""

    fields: tuple[frozenset[Square], ...]
    gap: Gap | None

    @property
    def area(self) -> int:
        """Squares of the largest field: one field counts, not several together."""
        return len(self.fields[0]) if self.fields else 0


def judge(board: Plane, laid: Sequence[Laid]) -> Report:
    """The referee's report on some pieces."""
    fields = fields_of(board, {square for _, squares in laid for square in squares})
    return Report(fields, None if fields else gap_of(board, laid))


def fields_of(board: Plane, fence: Collection[Square]) -> tuple[frozenset[Square], ...]:
    """The parts of the plane from which nobody gets away, the largest first."""
    ways = AROUND if board.rule == SIDES else NEAR
    free = {(x, y) for x in range(-1, board.columns + 1) for y in range(-1, board.rows + 1)}
    free.difference_update(fence)
    parts = []
    while free:
        found = new = {min(free)}                          # the first part is what is outside
        free -= new
        while new:
            new = {(x + right, y + up) for x, y in new for right, up in ways} & free
            free -= new
            found = found | new
        parts.append(frozenset(found))
    return tuple(sorted(parts[1:], key=lambda part: (-len(part), min(part))))


def joined_to(board: Plane, laid: Sequence[Laid]) -> list[set[int]]:
    """Which pieces each one joins, as indices into ``laid``."""
    ways = NEAR if board.rule == SIDES else AROUND
    owner = {square: at for at, (_, squares) in enumerate(laid) for square in squares}
    return [{owner[near] for x, y in squares for right, up in ways
             if (near := (x + right, y + up)) in owner} - {at}
            for at, (_, squares) in enumerate(laid)]


def gap_of(board: Plane, laid: Sequence[Laid]) -> Gap | None:
    """Where the fence wants to be closed: between the nearest two pieces that join at most one
    other and do not join each other."""
    joins = joined_to(board, laid)
    loose = [at for at, others in enumerate(joins) if len(others) < 2]
    gaps = [_between(board, laid[one], laid[other]) for at, one in enumerate(loose)
            for other in loose[at + 1:] if other not in joins[one]]
    return min(gaps, key=lambda gap: gap.missing, default=None)


def _between(board: Plane, one: Laid, other: Laid) -> Gap:
    missing, ends = min((_missing(board.rule, here, there), (here, there))
                        for here in one[1] for there in other[1])
    return Gap((one[0], other[0]), ends, missing)


def _missing(rule: str, here: Square, there: Square) -> int:
    """The fewest squares that would join two squares."""
    across, up = abs(here[0] - there[0]), abs(here[1] - there[1])
    return (across + up if rule == SIDES else max(across, up)) - 1


def is_whole_set(pieces: Iterable[Piece]) -> bool:
    """Whether these are the twelve, for which the largest fields are known."""
    return sorted(piece.name for piece in pieces) == sorted(NAMES)
