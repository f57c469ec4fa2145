"""Algorithm X: find what can be covered in the fewest ways, and try those.

Donald E. Knuth, "Dancing links", 2000, with his rule of choosing the item with the fewest options;
an item is a square to cover or a piece that must be used.  Instead of linked lists, the options
still open are the bits of one int, so that to choose one is to take its rivals' bits away, and to
count those of an item is to count bits.  A board is left at once when it has a free part of a size
that the pieces left cannot add up to.
Cost: exponential, but far fewer nodes than in source order; each node costs more, for every item is
counted.  All twelve pieces on 6x10: some dozens of nodes to a first tiling.
Limits: to find *all* tilings of a board takes hours where there are millions.
"""

from __future__ import annotations

from typing import TypeAlias

from maze.pentomino.board import Board, sums
from maze.pentomino.tiling import Placement, Tiling
from maze.registry import register
from maze.steps import FOUND, PLACE, REMOVE, Steps

Options: TypeAlias = int                                 # placements, as bits
Item: TypeAlias = int                                    # a square, or behind them a piece
NONE: Item = -1


IDEA = """
Look at every empty square and every piece that is left. For each, count in how many ways it can
still be covered or placed. Choose the one with the fewest ways, and try these one after another.
If there is none at all, go back at once. So it turns first to where the trouble is, and it needs
far fewer tries than going from left to right.
"""


@register("Algorithm X", shows={"open": "still_open", "column": "item", "untried": "untried"})
def algorithm_x(tiling: Tiling) -> Steps[int]:
    """Fill the square, or use the piece, that has the fewest ways left."""
    cover = _Cover(tiling)
    found = 0
    trail = [(cover.open, *cover.branch(cover.open))]    # options still open, item, its untried
    while trail:
        still_open, item, untried = trail[-1]
        if untried:
            option = untried & -untried
            trail[-1] = still_open, item, untried ^ option
            number = cover.lay(option.bit_length() - 1)
            still_open &= ~cover.rivals(number)
            item, untried = cover.branch(still_open)
            trail.append((still_open, item, untried))
            yield PLACE + number
            if cover.is_complete():
                found += 1
                yield FOUND + found
        else:
            trail.pop()
            if trail:                                    # what lay there at the beginning stays
                still_open, item, untried = trail[-1]
                yield REMOVE + cover.lift()
    return found


class _Cover:
    """The items and options of a tiling; of equal pieces the first stands for all."""

    def __init__(self, tiling: Tiling) -> None:
        self.tiling = tiling
        names = [piece.name for piece in tiling.pieces]
        self.sizes = [piece.size for piece in tiling.pieces]
        self.equals = [[i for i, other in enumerate(names) if other == name] for name in names]
        self.first = [equals[0] for equals in self.equals]
        self.squares = [0] * tiling.board.full.bit_length()
        self.pieces = [0] * len(names)
        self.known: dict[Placement, Options] = {}
        for number, lie in enumerate(tiling.placements):
            if self.first[lie.piece] == lie.piece:
                self.pieces[lie.piece] |= 1 << number
                for square in lie.squares:
                    self.squares[tiling.board.number(square)] |= 1 << number
        self.filled, self.used = tiling.filled | tiling.board.outside, tiling.used
        self.parts = _Parts(tiling.board)
        self.open = sum(self.pieces)
        for number in tiling.placed:
            self.open &= ~self.rivals(number)

    def is_complete(self) -> bool:
        return self.filled == self.tiling.board.full

    def lay(self, number: Placement) -> Placement:
        """Place an option, with the first piece that is free of those equal to it."""
        lie = self.tiling.placements[number]
        piece = lie.piece
        if piece in self.used:
            piece = next(other for other in self.equals[piece] if other not in self.used)
            number = self.tiling.numbers[piece, lie.squares]
        self.tiling.placed.append(number)
        self.used.add(piece)
        self.filled |= lie.mask
        return number

    def lift(self) -> Placement:
        """Take the last piece back."""
        number = self.tiling.placed.pop()
        lie = self.tiling.placements[number]
        self.used.remove(lie.piece)
        self.filled ^= lie.mask
        return number

    def rivals(self, number: Placement) -> Options:
        """The options that a placement shuts out: on its squares, and of its piece if it is the
        last one."""
        if number not in self.known:
            lie, shut = self.tiling.placements[number], 0
            for square in lie.squares:
                shut |= self.squares[self.tiling.board.number(square)]
            if lie.piece == self.equals[lie.piece][-1]:
                shut |= self.pieces[self.first[lie.piece]]
            self.known[number] = shut
        return self.known[number]

    def branch(self, still_open: Options) -> tuple[Item, Options]:
        """The item that has the fewest options, and these; none if a part cannot be filled."""
        free = self.tiling.board.full & ~self.filled
        left = [i for i in range(len(self.pieces)) if i not in self.used]
        if not free or not self.parts.fit(free, sums(map(self.sizes.__getitem__, left))):
            return NONE, 0
        items, options, mask = [], [], free
        while mask:
            low = mask & -mask
            items.append(low.bit_length() - 1)
            options.append(self.squares[items[-1]] & still_open)
            mask ^= low
        if not self.tiling.spare:
            alone = [i for i in left if len(self.equals[i]) == 1]
            items += [len(self.squares) + i for i in alone]
            options += [self.pieces[i] & still_open for i in alone]
        fewest = min(options, key=int.bit_count)
        return items[options.index(fewest)], fewest


class _Parts:
    """The free parts of a board, by flooding with whole boards of bits."""

    def __init__(self, board: Board) -> None:
        self.rows = board.rows
        self.up = board.pitch * board.rows                 # to the layer above, in a solid board
        floor = sum(1 << x * board.rows for x in range(board.columns))
        self.not_floor = board.full ^ floor
        self.not_top = board.full ^ floor << board.rows - 1

    def fit(self, free: int, sizes: int) -> bool:
        """Whether each free part has one of the sizes (as bits)."""
        while free:
            part, spread = 0, free & -free
            while part != spread:
                part = spread
                spread = (part | part << self.rows | part >> self.rows
                          | part << self.up | part >> self.up
                          | (part & self.not_top) << 1 | (part & self.not_floor) >> 1) & free
            if not sizes >> part.bit_count() & 1:
                return False
            free ^= part
        return True
