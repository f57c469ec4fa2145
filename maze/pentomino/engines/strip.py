"""Strip: all tilings of a rectangle at once, by the shapes that a half-filled board can have.

Always fill the first hole, as the search ``source`` does.  What lies beyond the first hole is a
shape, and few shapes come up: about 100, 800, 1000 and 28 000 for boards of 3, 4, 5 and 6 rows, if
those are dropped that leave a part of a size no pieces add up to.  A search meets the same shape
again and again, with other pieces used and in other columns; this engine meets it once a level.  It
keeps, for each shape, the set of all sets of pieces that have led to it (see ``usage``), and puts
one more piece into all of them at once.
What can follow a shape depends on the height alone, so it is worked out once and shared by boards
of all lengths and all choices of pieces.
Transfer matrices, as physicists count: Hendrik Kramers and Gregory Wannier, "Statistics of the
two-dimensional ferromagnet", 1941.
Cost: grows with the shapes, which are some nine times as many with each row.  Limits: rectangles
up to eight rows high, pieces of one size.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from maze.pentomino.engines.columns import DEAD, NOTHING, Columns
from maze.pentomino.engines.puzzle import Puzzle, lies
from maze.pentomino.pieces import is_one_sided
from maze.pentomino.polyominoes import names, size_of

Key: TypeAlias = int                                         # shape << ROW | row of the first hole
State: TypeAlias = int                                       # the number of a key
Moves: TypeAlias = list[tuple[int, list[State]]]             # kind, shapes that it may lead to
Fit: TypeAlias = tuple[int, int, int, int, dict[int, int]]   # kind, squares, next hole (0: beyond
                                                             # the window), its row, what is sound
ROW, LOWEST = 3, 7
MIXER = 0x9E3779B97F4A7C15   # spreads keys, so that few of them meet in a dict
STATE = -1                                                   # where ``known`` keeps its state
KEPT = 4                                                     # heights that are remembered


class Strip:
    """The shapes of one height and what can follow each; bit 0 of a shape is the first hole.

    The board goes on to the right without end.  A shape with the row of its hole is a key, and keys
    are numbered as they come up, 0 being the empty shape: dicts of small numbers that lie close
    together are quick.  ``moves[number]`` is filled by ``expand``.
    """

    def __init__(self, height: int, kinds: tuple[str, ...], turned: bool) -> None:
        self.height, self.start = height, 0
        self.keys: list[Key] = [0]
        self._numbers: dict[int, State] = {0: 0}
        size = size_of(kinds[0])
        self.moves: dict[State, Moves] = {}
        self._columns = Columns(height, size, 1)
        self._two: dict[int, int] = {}                       # state after the first two columns
        self._known: dict[int, dict[int, int]] = {}          # and what may follow them
        self._window = max(2 * height, 8)                    # squares from the hole on
        self._fitting: dict[Key, list[Fit]] = {}
        self._lies = [self._at(row, kinds, turned) for row in range(height)]

    def _at(self, row: int, kinds: tuple[str, ...], turned: bool) -> list[tuple[int, int]]:
        """What can lie on a hole in a row of an empty board: (kind, squares from the hole on)."""
        found = []
        for kind, name in enumerate(kinds):
            for shape in lies(name, turned):
                rows = [row + y - shape[0][1] for _, y in shape]
                if min(rows) >= 0 and max(rows) < self.height:
                    mask = sum(1 << x * self.height + y for (x, _), y in zip(shape, rows))
                    found.append((kind, mask >> row))
        return found

    def expand(self, number: State) -> Moves:
        """What can follow a shape."""
        key = self.keys[number]
        row, shape = key & LOWEST, key >> ROW
        window = key & (1 << self._window + ROW) - 1
        fitting = self._fitting.get(window) or self._fit(window)
        moves: Moves = []
        targets: list[State] = []
        keys, numbers = self.keys, self._numbers
        last, height, beyond = -1, self.height, 2 * self.height - row
        column, after, read = (1 << height) - 1, self._columns.after, self._columns.step
        for kind, mask, shift, next_row, known in fitting:
            if shape & mask:
                continue
            filled = shape | mask
            rest = filled >> beyond
            sound = known.get(rest)
            if sound is None:
                state, left = known[STATE], rest
                while left and state >= 0:
                    step = state << height | left & column
                    state = after[step] if step in after else read(state, left & column)
                    left >>= height
                sound = known[rest] = state >= 0
            if sound:
                if not shift:                                # the window is full
                    shift = (~filled & filled + 1).bit_length() - 1
                    next_row = (row + shift) % height
                if kind != last:
                    moves.append((kind, targets := []))
                    last = kind
                target = filled >> shift << ROW | next_row
                mixed = target * MIXER
                if mixed not in numbers:
                    numbers[mixed] = len(keys)
                    keys.append(target)
                targets.append(numbers[mixed])
        self.moves[number] = moves
        return moves

    def _fit(self, window: Key) -> list[Fit]:
        """What fits in the first columns, and leaves no part in the first two that is closed and
        does not fit."""
        row, shape = window & LOWEST, window >> ROW
        width = 2 * self.height
        found = []
        for kind, mask in self._lies[row]:
            if mask & shape:
                continue
            filled = shape | mask
            two = (filled << row | (1 << row) - 1) & (1 << width) - 1
            state = self._two.get(two)
            if state is None:
                state = self._two[two] = self._columns.read(NOTHING, two, 2)
            if state != DEAD:
                shift = (~filled & filled + 1).bit_length() - 1
                inside = shift < self._window
                known = self._known.setdefault(state, {STATE: state, 0: 1})
                found.append((kind, mask, shift if inside else 0, (row + shift) % self.height,
                              known))
        self._fitting[window] = found
        return found


@lru_cache(maxsize=KEPT)
def strip_of(height: int, kinds: tuple[str, ...], turned: bool = False) -> Strip:
    """The shared strip of a height and some kinds of one size."""
    return Strip(height, kinds, turned)


class StripFrontier:
    """A strip cut to the length of a puzzle, as ``levels`` wants it (see ``frontier``)."""

    def __init__(self, puzzle: Puzzle) -> None:
        everything = names(puzzle.uniform)
        universe = everything if set(puzzle.kinds) <= set(everything) else puzzle.kinds
        strip = strip_of(puzzle.height, universe, puzzle.turned and is_one_sided(puzzle.pieces))
        self.start: State = 0
        self._keys = strip.keys
        self.moves, self.expand, self.kinds = strip.moves, strip.expand, universe
        self.levels = puzzle.area // puzzle.uniform
        self._size, self._height, self._area = puzzle.uniform, puzzle.height, puzzle.area

    def end(self, level: int) -> State | None:
        """The state that means a full board."""
        return 0 if level == self.levels else None

    def within(self, level: int, states: dict[State, int]) -> dict[State, int]:
        """The states whose shape ends within the board."""
        if self._size * (level + self._height) <= self._area:
            return states
        room, keys = self._area - self._size * level, self._keys
        return {number: sets for number, sets in states.items()
                if (shape := keys[number] >> ROW).bit_length() - shape.bit_count() <= room}

    def placed(self, level: int, before: State, target: State) -> int:
        """The squares of the piece between two states, on the board."""
        shape, after = self._keys[before] >> ROW, self._keys[target] >> ROW
        shift = shape.bit_count() + self._size - after.bit_count()
        hole = self._size * level - shape.bit_count()
        return ((after << shift | (1 << shift) - 1) ^ shape) << hole
