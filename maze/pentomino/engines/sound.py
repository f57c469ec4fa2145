"""Sound: can every free part of a half-filled board still have a size that pieces add up to?

The board is read from its first free column to the last that has anything in it; what lies beyond
is open.  The answer for the first two columns is looked up, and so is that for the rest once the
parts that reach it are known: most boards are new, most of their ends are not.
"""

from __future__ import annotations

from maze.pentomino.engines.columns import DEAD, NOTHING, Columns

STATE = -1                   # where the ends keep the state that goes before them


class Sound:
    """Boards of one height, pieces of one size; squares as bits, as in ``puzzle``."""

    def __init__(self, height: int, size: int) -> None:
        self._height, self._window = height, (1 << 2 * height) - 1
        self._columns = Columns(height, size, 1)
        self._heads: dict[int, dict[int, int] | None] = {}  # two columns -> what may follow
        self._ends: dict[int, dict[int, int]] = {}          # the same by the state after them

    def __call__(self, filled: int) -> bool:
        height = self._height
        left = filled >> ((~filled & filled + 1).bit_length() - 1) // height * height
        head = left & self._window
        if head in self._heads:
            ends = self._heads[head]
        else:
            ends = self._heads[head] = self._read(head)
        if ends is None:
            return False
        left >>= 2 * height
        if left in ends:
            return ends[left] > 0
        state, rest, full = ends[STATE], left, (1 << height) - 1
        while rest > full and state != DEAD:
            state = self._columns.step(state, rest & full)
            rest >>= height
        ends[left] = good = state != DEAD and self._columns.allows(state, rest)
        return good

    def _read(self, head: int) -> dict[int, int] | None:
        state = self._columns.read(NOTHING, head, 2)
        if state == DEAD:
            return None
        return self._ends.setdefault(state, {STATE: state})
