"""Half: every way to fill the lower half of a board, its edge left as ragged as it may be.

The board is cut in two between two squares in the order of their numbers.  Pieces of an odd size
have most of their squares on one side of the cut, and belong there.  A half is filled hole after
hole with pieces that belong to it; a square that is left to a piece of the other half is a *gap*,
and gaps are few, as such a piece has two squares at most on this side.
So there are few states: the squares filled, and the gaps.  As in ``levels``, each keeps the set of
all sets of pieces that lead to it, one bit a set; here a set is a number with a bit a kind.

Where a half looks the same with top and bottom exchanged, so do its states: whenever a column is
full, one stands for both.  Those that are their own image are marked, and so is what follows them:
there both ways on come up, and one is taken.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from maze.pentomino.engines.flip import Flip
from maze.pentomino.engines.puzzle import Puzzle, Spot
from maze.pentomino.engines.sound import Sound
from maze.pentomino.engines.usage import lacking
from maze.progress import Progress, Work

Key: TypeAlias = int                                         # squares filled, gaps too; gaps; MARK
Squares: TypeAlias = int
End: TypeAlias = tuple[Key, bool]                            # whether top and bottom are exchanged
Move: TypeAlias = tuple[int, int]                            # kind, what it adds to a key
Origin: TypeAlias = int                                      # a key, or ~key if it was flipped then
Last: TypeAlias = tuple[Key, int, int, tuple[Spot], bool]    # before, its sets; kind's bit, spot;
                                                             # whether it was flipped then
WINDOW = 8                   # squares from the hole on that moves are remembered for
SLICE = 100                  # states between two words of progress


class Half:
    """``sets`` maps keys to sets of sets; a 0 is a state that leads nowhere."""

    def __init__(self, puzzle: Puzzle, spots: Sequence[tuple[int, Squares]], region: Squares,
                 cut: int) -> None:
        """``spots`` are (kind, squares); ``cut`` squares lie below the cut, holes counted too."""
        height, size, kinds = puzzle.height, puzzle.uniform, len(puzzle.kinds)
        self.cut, self.height, self._size = cut, height, size
        self.gates = [*(lacking(1 << kind, 1, 1 << kinds) for kind in range(kinds)), -1]
        self.strides = [*(1 << kind for kind in range(kinds)), 0]
        below = (1 << cut) - 1
        ours = [spot for spot in spots if 2 * (spot[1] & below).bit_count() > size]
        gaps = _gaps({mask & below for kind, mask in spots} - {mask & below for _, mask in ours})
        self._width = -(-max([cut, *(mask.bit_length() for _, mask in ours)]) // height) * height
        self._low = min((_hole(~gap) for gap in gaps), default=0) // height * height
        self._mark = 1 << 2 * self._width
        moves = [*ours, *((kinds, gap | gap >> self._low << self._width) for gap in gaps)]
        self._on_hole: list[list[Move]] = [[] for _ in range(cut)]
        for kind, mask in moves:
            self._on_hole[_hole(~mask)].append((kind, mask))
        self._sound, self.flip = Sound(height, size), Flip(height)
        self._spot_of = {mask: (1 << kind, (spot,)) for spot, (kind, mask) in enumerate(spots)}
        self.flipped = self._images_of(spots, region)
        self.start: Key = ~region & (1 << self._width) - 1 | (self._mark if self.flipped else 0)
        self.sets: dict[Key, int] = {self.start: 1}
        self.before: dict[Key, list[Origin]] = {self.start: []}
        self._images: dict[Key, Key] = {}
        self._last: dict[Key, list[Last]] = {}
        self._ways: dict[tuple[Key, int], list[tuple[Spot, ...]]] = {}
        self._doubled = len({_hole(~gap) for gap in gaps}) < len(gaps)

    def _images_of(self, spots: Sequence[tuple[int, Squares]], region: Squares) -> list[Spot]:
        """What each spot becomes with top and bottom exchanged; none if that changes the half."""
        if self.cut % self.height or self.flip(region) != region:
            return []
        found = [self._spot_of.get(self.flip(mask), (0, (-1,))) for _, mask in spots]
        same = all(bit == 1 << kind for (bit, _), (kind, _) in zip(found, spots, strict=True))
        return [spot for _, (spot,) in found] if same else []

    @property
    def tables(self) -> list[dict[Any, Any]]:
        """All that is remembered."""
        return [self.sets, self.before, self._images, self._last, self._ways]

    def squares(self, key: Key) -> Squares:
        """What is filled, without the gaps."""
        full = (1 << self._width) - 1
        return key & full ^ (key >> self._width & full) << self._low

    # --- filling --------------------------------------------------------------------------------

    def fill(self) -> Work[dict[Squares, End]]:
        """Every half there is, by the squares of its pieces."""
        holes: list[list[Key]] = [[] for _ in range(self.cut + 1)]
        holes[min(_hole(self.start), self.cut)].append(self.start)
        for hole in range(self.cut):
            known: dict[int, list[Move]] = {}
            for start in range(0, len(holes[hole]), SLICE):
                self._advance(hole, holes[hole][start:start + SLICE], known, holes)
                yield Progress("Filling", hole // self._size + 1, -(-self.cut // self._size),
                               len(self.before))
        outside, found = self.squares(self.start), dict[Squares, End]()
        for key in holes[self.cut]:
            region = self.squares(key) ^ outside
            found[region] = (key, False)
            if self.flipped and not key & self._mark:
                found[self.flip(region)] = (key, True)
        return found

    def _advance(self, hole: int, keys: Sequence[Key], known: dict[int, list[Move]],
                 holes: list[list[Key]]) -> None:
        """Cover the hole of some states in every way, or leave it."""
        sets_of, before, sound, cut = self.sets, self.before, self._sound, self.cut
        gates, strides, window = self.gates, self.strides, (1 << WINDOW) - 1 << hole
        gapless, column = 1 << self._width, -1               # no target has all bits
        if self.flipped:
            column = (1 << self.height) - 1 << hole - hole % self.height
        for key in keys:
            sets, last, more = sets_of[key], -1, 0
            alone: tuple[Origin, ...] = (key,)
            near = key & window
            if near not in known:
                known[near] = [move for move in self._on_hole[hole] if not move[1] & near]
            for kind, mask in known[near]:
                if key & mask:
                    continue
                if kind != last:
                    last, more = kind, (sets & gates[kind]) << strides[kind]
                if more:
                    target, origins = key | mask, alone
                    if target & column == column:
                        target, origins = self._of_two(key, target)
                    found = sets_of.get(target)
                    if found:
                        sets_of[target] = found | more
                        before[target] += origins
                    elif found is None and origins:
                        if sound(target if target < gapless else self.squares(target)):
                            sets_of[target] = more
                            before[target] = [*origins]
                            holes[min(_hole(target), cut)].append(target)
                        else:
                            sets_of[target] = 0

    def _of_two(self, key: Key, target: Key) -> tuple[Key, tuple[Origin, ...]]:
        """What stands for a state and its image, and how it was reached; not at all, perhaps."""
        marked, target = key & self._mark, target & ~self._mark
        image = self._images.get(target)
        if image is None:
            image = self._images[target] = self.flip(target)
        if image == target:
            return target | self._mark, (key,) if marked else (key, ~key)
        if image > target:
            return target, (key,)
        return image, () if marked else (~key,)

    # --- what was filled ------------------------------------------------------------------------

    def ways(self, key: Key, used: int) -> list[tuple[Spot, ...]]:
        """The ways to fill a half with just these pieces: at most as deep as there are pieces."""
        found = self._ways.get((key, used))
        if found is None:
            found = self._ways[key, used] = [] if used else [()]     # gaps alone, or nothing yet
            for before, sets, bit, spot, over in self._last.get(key) or self._last_pieces(key):
                if used & bit and sets >> (used ^ bit) & 1:
                    heads = self.ways(before, used ^ bit)
                    found += ([tuple([self.flipped[each] for each in head + spot])
                               for head in heads] if over else [head + spot for head in heads])
            if self._doubled:                                # gaps may add up in several ways
                found[:] = {frozenset(way): way for way in found}.values()
        return found

    def _last_pieces(self, key: Key) -> list[Last]:
        """The pieces that may have come last; gaps that came later may have come in many orders."""
        found: dict[tuple[Key, tuple[Spot], bool], Last] = {}
        for origin in self.before[key]:
            over = origin < 0
            before = ~origin if over else origin
            mask = ((self.flip(key & ~self._mark) if over else key) ^ before) & ~self._mark
            if mask in self._spot_of:
                lasts = [(before, self.sets[before], *self._spot_of[mask], over)]
            else:
                lasts = [(*last[:4], last[4] != over) for last in self._last.get(before)
                         or self._last_pieces(before)]
            for last in lasts:
                found[last[0], last[3], last[4]] = last
        self._last[key] = list(found.values())
        return self._last[key]


def _gaps(parts: set[Squares]) -> list[Squares]:
    """What a piece of the other half can have on this side, but for what other gaps make up."""
    parts.discard(0)
    single = sum(part for part in parts if part.bit_count() == 1)
    return sorted(part for part in parts if part.bit_count() == 1 or part & ~single)


def _hole(filled: int) -> int:
    """The number of the lowest bit that is 0."""
    return (~filled & filled + 1).bit_length() - 1
