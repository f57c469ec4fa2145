"""Legal: whether a piece may lie on some squares, and if not, why, in a few words.

A placement that leaves squares nobody can fill is possible, but says so.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

from maze.message import Message, both, counted
from maze.pentomino.board import Board
from maze.pentomino.counted import counted_squares
from maze.pentomino.engines.hints import dead_parts
from maze.pentomino.pieces import Piece, Square


class Verdict(NamedTuple):
    """Whether a piece may be laid there, and what speaks against it: ``"covers T"``."""

    possible: bool
    reason: Message | None = None

    @property
    def good(self) -> bool:
        return self.possible and not self.reason


def verdict(board: Board, owner: Mapping[Square, str], squares: Collection[Square],
            left: Collection[Piece]) -> Verdict:
    """``owner`` has the letter on each covered square; ``left`` are the pieces that would be left
    afterwards."""
    if covered := obstacle(board, owner, squares):
        return Verdict(False, covered)
    dead = cut_off(board, {*owner, *squares}, left)
    return Verdict(True, Message("cuts off {squares}", squares=alone(map(len, dead)))
                   if dead else None)


def cut_off(board: Board, filled: Collection[Square], left: Collection[Piece]) -> list[
        set[Square]]:
    """The free parts that no pieces fill; of several the largest is not to blame."""
    dead = sorted(dead_parts(board, filled, left), key=len)
    return dead[:-1] or dead


def obstacle(board: Board, owner: Mapping[Square, object],
             squares: Collection[Square]) -> Message | None:
    """What is in the way: ``"covers T"``; None for nothing."""
    if not all(0 <= x < board.columns and 0 <= y < board.rows for x, y in squares):
        return Message("leaves the board")
    if not board.holes.isdisjoint(squares):
        return Message("covers a hole")
    covered = dict.fromkeys(str(owner[square]) for square in squares if square in owner)
    return Message("covers {letters}", letters=both(covered)) if covered else None


def alone(sizes: Iterable[int]) -> Message:
    """``"3 squares"``, ``"5 squares in 2 parts"``."""
    found = list(sizes)
    squares, parts = counted_squares(sum(found)), len(found)
    return squares if parts == 1 else counted(
        "{squares} in {n} part", "{squares} in {n} parts", n=parts, squares=squares)
