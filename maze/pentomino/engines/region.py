"""Region: the strip engine's idea on any squares: holes, drawn boards, pieces of several sizes.

A state is the set of filled squares itself, the outside counted as filled.  That is less thrifty
than shapes that may stand in any column, but it knows holes and odd edges, and it can tell sooner
that a part cannot be filled.
Cost: grows with the boards that can be reached by always filling the first hole; the shorter side
of the board decides.  Limits: wide boards with many pieces have too many (see ``choice``).
"""

from __future__ import annotations

from typing import TypeAlias

from maze.pentomino.board import sums
from maze.pentomino.engines.columns import DEAD, Columns
from maze.pentomino.engines.puzzle import Puzzle

Key: TypeAlias = int                                         # the filled squares
Moves: TypeAlias = list[tuple[int, list[Key]]]


class RegionFrontier:
    """The states of one board and what can follow each (see ``frontier``)."""

    def __init__(self, puzzle: Puzzle, filled: int = 0) -> None:
        self.kinds = puzzle.kinds
        self._height, self._width, self._on_hole = puzzle.height, puzzle.width, puzzle.on_hole
        self._full = (1 << puzzle.height * puzzle.width) - 1
        self.start: Key = self._full ^ puzzle.region | filled
        self.moves: dict[Key, Moves] = {self._full: []}
        every = [size for size, count in zip(puzzle.sizes, puzzle.copies) for _ in range(count)]
        self.levels = (_most(puzzle.area, every) if puzzle.spare or not puzzle.uniform
                       else puzzle.area // puzzle.uniform)
        self._columns = Columns(puzzle.height, puzzle.uniform, 1 if puzzle.uniform else sums(every))
        self._sound: dict[Key, bool] = {}
        self._rest: dict[tuple[int, int], bool] = {}         # what is left untouched on the right

    def end(self, level: int) -> Key | None:
        """The state that means a full board."""
        return self._full

    def within(self, level: int, states: dict[Key, int]) -> dict[Key, int]:
        """The states that lie within the board: all of them."""
        return states

    def placed(self, level: int, before: Key, target: Key) -> int:
        """The squares of the piece between two states."""
        return target ^ before

    def expand(self, key: Key) -> Moves:
        """What can follow a state."""
        moves: Moves = []
        targets: list[Key] = []
        last, sound = -1, self._sound
        for kind, mask in self._on_hole[(~key & key + 1).bit_length() - 1]:
            if key & mask:
                continue
            target = key | mask
            good = sound.get(target)
            if good is None:
                good = sound[target] = self._is_sound(target)
            if good:
                if kind != last:
                    moves.append((kind, targets := []))
                    last = kind
                targets.append(target)
        self.moves[key] = moves
        return moves

    def _is_sound(self, key: Key) -> bool:
        """Whether every free part has a size that pieces can have."""
        height, after = self._height, self._columns.after
        column = ((~key & key + 1).bit_length() - 1) // height
        touched = (key ^ self.start).bit_length()
        full, state, left = (1 << height) - 1, 0, key >> column * height
        while column * height < touched:
            step = state << height | left & full
            state = after[step] if step in after else self._columns.step(state, left & full)
            if state == DEAD:
                return False
            left >>= height
            column += 1
        good = self._rest.get((column, state))
        if good is None:
            good = self._rest[column, state] = self._rest_is_sound(column, state)
        return good

    def _rest_is_sound(self, column: int, state: int) -> bool:
        """Read the columns that nothing has touched, and one of wall."""
        left = self.start >> column * self._height
        state = self._columns.read(state, left, self._width - column)
        return self._columns.read(state, (1 << self._height) - 1, 1) != DEAD


def _most(area: int, sizes: list[int]) -> int:
    """How many pieces a board can hold at most."""
    count = 0
    for size in sorted(sizes):
        if area < size:
            break
        area -= size
        count += 1
    return count
