"""Katamino: how many tilings every choice of pieces has, on every board of five rows, at once.

The strip engine with counters in place of bits: an int has a field for each of the 4096 sets of
pieces, which counts the ways to fill the board so far with just that set.  Adding two ints adds all
their fields.  Ten levels, and the whole of Katamino is counted: every challenge with its exact
difficulty.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import TypeAlias

from maze.collector import gc_paused
from maze.pentomino.engines.strip import ROW, State, Strip, strip_of
from maze.pentomino.pieces import NAMES
from maze.progress import Progress, Work

Counts: TypeAlias = dict[str, int]                           # letters, A to Z -> tilings
FIELD = 16                   # bits of a counter; 5 x 12 has 4040 tilings, and no choice has more
PIECES = len(NAMES)
SETS = 1 << PIECES
SLICE = 25                   # states between two words of progress: their ints are large


def every_choice(rows: int = 5, longest: int = 12) -> Work[dict[int, list[int]]]:
    """For each number of columns the tilings of every set of pieces, turned ones counted too.

    Set u has piece ``NAMES[p]`` if bit p of u is 1.
    """
    strip = strip_of(rows, tuple(NAMES))
    gates = [_without(piece) for piece in range(PIECES)]
    level, found, states = {strip.start: 1}, {}, 1
    for pieces in range(1, PIECES + 1):
        if 5 * pieces > rows * longest:
            break
        after: dict[int, int] = {}
        before = iter(level.items())
        while chunk := list(islice(before, SLICE)):
            with gc_paused():
                _advance(strip, gates, chunk, after)
            yield Progress("Counting", pieces, min(PIECES, rows * longest // 5), states)
        level = {state: counts for state, counts in after.items()
                 if _length(strip.keys[state], 5 * pieces) <= rows * longest}
        states += len(level)
        if 5 * pieces % rows == 0:
            found[5 * pieces // rows] = _fields(level.get(strip.start, 0))
    return found


def _advance(strip: Strip, gates: Sequence[int], chunk: Iterable[tuple[State, int]],
             after: dict[State, int]) -> None:
    """Put one more piece into all the sets of some states."""
    for state, counts in chunk:
        moves = strip.moves.get(state)
        for piece, targets in strip.expand(state) if moves is None else moves:
            more = (counts & gates[piece]) << (FIELD << piece)
            if more:
                for target in targets:
                    after[target] = after.get(target, 0) + more


def choices(counts: list[int]) -> Counts:
    """The sets that have a tiling, by their letters."""
    return {"".join(NAMES[piece] for piece in range(PIECES) if number >> piece & 1): count
            for number, count in enumerate(counts) if count}


def _length(key: int, filled: int) -> int:
    """How far a shape reaches: squares to its end."""
    shape = key >> ROW
    return filled - shape.bit_count() + shape.bit_length()


def _without(piece: int) -> int:
    """The fields of the sets that have not got a piece."""
    mask, length = (1 << (FIELD << piece)) - 1, FIELD << piece + 1
    while length < FIELD * SETS:
        mask |= mask << length
        length *= 2
    return mask


def _fields(packed: int) -> list[int]:
    """The counters of an int."""
    data = packed.to_bytes(SETS * FIELD // 8, "little")
    return [low | high << 8 for low, high in zip(data[::2], data[1::2])]
