"""Traits: what can be said of a tiling that turning and mirroring do not change.

    edge    how many pieces have a square on the rim of the board, or beside a hole
    cross   crossroads: points where four pieces meet
    fault   fault lines: straight lines across the board that cut no piece
    parts   pairs of touching pieces whose outline is symmetric, so that the two can be turned over
            together where they lie; that gives another tiling
    lies    where the X lies: how far its middle is from the nearer side, and from the nearer end
    touch   the pairs of pieces that share a side, as bits (see ``pair_number``)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from typing import NamedTuple, TypeAlias

from maze.pentomino.board import Board
from maze.pentomino.engines.puzzle import Puzzle, Solution, Spot
from maze.pentomino.pieces import Square, is_one_sided
from maze.pentomino.polyominoes import normal

Image: TypeAlias = Callable[[int, int, int, int], Square]  # a square within a box, and its corner
CROSS = "X"
HALF: list[Image] = [lambda x, y, wide, high: (wide - x, high - y)]
SIDES: list[Image] = [lambda x, y, wide, high: (wide - x, y),
                      lambda x, y, wide, high: (x, high - y)]
QUARTERS: list[Image] = [lambda x, y, wide, high: (y, wide - x),
                         lambda x, y, wide, high: (high - y, x)]
DIAGONALS: list[Image] = [lambda x, y, wide, high: (y, x),
                          lambda x, y, wide, high: (high - y, wide - x)]
IMAGES = {(False, False): HALF, (True, False): [*HALF, *QUARTERS],    # by: square, mirrors
          (False, True): [*HALF, *SIDES], (True, True): [*HALF, *QUARTERS, *SIDES, *DIAGONALS]}


class Traits(NamedTuple):
    """Of one tiling; ``lies`` is (-1, -1) where there is no X, or more than one."""

    edge: int
    cross: int
    fault: int
    parts: int
    lies: tuple[int, int]
    touch: int


class TraitReader:
    """Reads the traits of the tilings of one puzzle.  Squares are numbers here: see ``Board``."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle, self.board = puzzle, puzzle.board
        board, number = puzzle.board, puzzle.board.number
        self.squares = list(map(puzzle.squares, range(len(puzzle.spots))))
        self.numbers = [tuple(map(number, squares)) for squares in self.squares]
        self.mirrors = not is_one_sided(puzzle.pieces)
        there = set(board.squares())
        self.rim = [number(square) for square in there if not there.issuperset(beside(square))]
        corners = [((x, y), (x - 1, y), (x, y - 1), (x - 1, y - 1)) for x, y in there]
        self.corners = [tuple(map(number, corner)) for corner in corners
                        if there.issuperset(corner)]
        self.lines = [[(number(one), number(other)) for one, other in line]
                      for line in _lines(board)]
        self.sides = [side for line in self.lines for side in line]
        self._corners = [_corner(squares) for squares in self.squares]
        self._known: dict[tuple[object, object, int, int], bool] = {}

    def read(self, solution: Solution) -> Traits:
        """The traits of one tiling."""
        owner = [-1] * (self.board.rows * self.board.columns)
        for at, spot in enumerate(solution):
            for square in self.numbers[spot]:
                owner[square] = at
        touching = {(a, b) if a < b else (b, a) for one, other in self.sides
                    if (a := owner[one]) != (b := owner[other])}
        kinds = [self.puzzle.spots[spot][0] for spot in solution]
        touch = 0
        for a, b in touching:
            touch |= 1 << pair_number(kinds[a], kinds[b])
        faults = 0
        for line in self.lines:
            for one, other in line:
                if owner[one] == owner[other]:
                    break
            else:
                faults += 1
        cross = sum(owner[a] != owner[b] != owner[d] != owner[c] != owner[a] and
                    len({owner[a], owner[b], owner[c], owner[d]}) == 4
                    for a, b, c, d in self.corners)
        return Traits(len({owner[square] for square in self.rim}), cross, faults,
                      sum(self._turns(solution[a], solution[b]) for a, b in touching),
                      self._place(solution, kinds), touch)

    def _place(self, solution: Solution, kinds: Sequence[int]) -> tuple[int, int]:
        """Of the X: squares to the nearer long side, and to the nearer short side."""
        crosses = [solution[at] for at, kind in enumerate(kinds)
                   if self.puzzle.kinds[kind] == CROSS]
        if len(crosses) != 1:
            return -1, -1
        x, y = self.squares[crosses[0]][2]                 # the middle of an X, in order
        across = min(x, self.board.columns - 1 - x)
        up = min(y, self.board.rows - 1 - y)
        if self.board.columns == self.board.rows:
            across, up = max(across, up), min(across, up)
        return (up, across) if self.board.columns >= self.board.rows else (across, up)

    def _turns(self, one: Spot, other: Spot) -> bool:
        """Whether two pieces can be turned over together where they lie: wherever that is."""
        (shape, x, y), (beside, over, up) = self._corners[one], self._corners[other]
        key = (shape, beside, over - x, up - y)
        if key not in self._known:
            self._known[key] = turns_over(self.squares[one], self.squares[other], self.mirrors)
        return self._known[key]


def turns_over(one: Iterable[Square], other: Iterable[Square], mirrors: bool) -> bool:
    """Whether a turn or a mirror maps two pieces onto the same squares in another way."""
    both = [list(one), list(other)]
    union = both[0] + both[1]
    left, low = min(x for x, _ in union), min(y for _, y in union)
    wide, high = max(x for x, _ in union) - left, max(y for _, y in union) - low
    both = [[(x - left, y - low) for x, y in piece] for piece in both]
    before, every = {frozenset(piece) for piece in both}, frozenset(both[0] + both[1])
    for image in IMAGES[wide == high, mirrors]:
        after = {frozenset(image(x, y, wide, high) for x, y in piece) for piece in both}
        if after != before and frozenset().union(*after) == every:
            return True
    return False


def _corner(squares: Sequence[Square]) -> tuple[tuple[Square, ...], int, int]:
    """A shape, and where the lower left corner of its box lies."""
    return normal(squares), min(x for x, _ in squares), min(y for _, y in squares)


def pair_number(one: int, other: int) -> int:
    """Pairs of kinds, numbered: (0, 0), (0, 1), (1, 1), (0, 2) ..."""
    low, high = sorted((one, other))
    return high * (high + 1) // 2 + low


def beside(square: Square) -> list[Square]:
    """The four squares beside a square."""
    x, y = square
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def _lines(board: Board) -> Iterable[list[tuple[Square, Square]]]:
    """Each line across the board, as the pairs of squares on its two sides."""
    for x in range(1, board.columns):
        yield [pair for y in range(board.rows)
               if board.has((pair := ((x - 1, y), (x, y)))[0]) and board.has(pair[1])]
    for y in range(1, board.rows):
        yield [pair for x in range(board.columns)
               if board.has((pair := ((x, y - 1), (x, y)))[0]) and board.has(pair[1])]


def pairs_of(puzzle: Puzzle) -> list[tuple[int, int]]:
    """The pairs of kinds that may touch: a kind touches itself only if there are several."""
    found = list(combinations(range(len(puzzle.kinds)), 2))
    return found + [(kind, kind) for kind, count in enumerate(puzzle.copies) if count > 1]
