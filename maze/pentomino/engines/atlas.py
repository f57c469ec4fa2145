"""Atlas: the different tilings of a puzzle, sorted out by their traits (see ``traits``).

Each value of a trait has its tilings as one int, a bit a tiling.  So a choice of filters is an
``&``, and how many tilings each further filter would leave is a count of bits.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import log2
from typing import TypeAlias

from maze.collector import gc_paused
from maze.pentomino.engines.puzzle import Puzzle, Solution, Spot
from maze.pentomino.engines.symmetry import Table, tables
from maze.pentomino.engines.traits import TraitReader, pair_number, pairs_of
from maze.progress import Progress, Work

Tilings: TypeAlias = int                                   # tilings, as bits
COUNTED = ("lies", "edge", "cross", "fault", "parts")      # traits of which each tiling has one
TOUCH = "touch"
SLICE = 20                   # tilings between two words of progress


class Atlas:
    """``tilings`` has one solution of each class; ``having[trait][value]`` those that have it.

    Values are texts: a number, ``2.3`` for a place, ``F.I`` for two pieces that touch.
    """

    def __init__(self, puzzle: Puzzle, tilings: Sequence[Solution],
                 having: dict[str, dict[str, Tilings]], turned: Sequence[Table]) -> None:
        self.puzzle, self.tilings, self.having = puzzle, tilings, having
        self._turned = turned
        self.every: Tilings = (1 << len(tilings)) - 1

    def fitting(self, chosen: Mapping[str, str], within: Tilings | None = None) -> Tilings:
        """The tilings that have what was chosen: a value each of some traits."""
        left = self.every if within is None else within
        for trait, value in chosen.items():
            if value:
                left &= self.having[trait].get(value, 0)
        return left

    def counts(self, trait: str, chosen: Mapping[str, str],
               within: Tilings | None = None) -> dict[str, int]:
        """For each value of a trait, how many tilings have it beside what else was chosen."""
        others = {name: value for name, value in chosen.items() if name != trait}
        left = self.fitting(others, within)
        return {value: (left & tilings).bit_count()
                for value, tilings in self.having[trait].items()}

    def containing(self, placed: Iterable[Spot]) -> Tilings:
        """The tilings that have some pieces where they lie, if they are turned and mirrored."""
        placed = list(placed)
        wanted = [set(placed), *({table[spot] for spot in placed} for table in self._turned)]
        return bits(number for number, tiling in enumerate(self.tilings)
                    if any(some.issubset(tiling) for some in wanted))

    def rarity(self) -> list[int]:
        """The numbers of all tilings, the rarest first: those whose values few tilings share."""
        surprise = [0.0] * len(self.tilings)
        for trait in COUNTED:
            for tilings in self.having[trait].values():
                bits_of = members(tilings)
                for number in bits_of:
                    surprise[number] += log2(len(self.tilings) / len(bits_of))
        return sorted(range(len(self.tilings)), key=lambda number: (-surprise[number], number))


def atlas(puzzle: Puzzle, tilings: Sequence[Solution]) -> Work[Atlas]:
    """Read the traits of one solution of each class."""
    reader, turned = TraitReader(puzzle), (yield from tables(puzzle))
    found: dict[str, dict[str, list[int]]] = {trait: {} for trait in (*COUNTED, TOUCH)}
    names = {pair_number(a, b): ".".join(sorted((puzzle.kinds[a], puzzle.kinds[b])))
             for a, b in pairs_of(puzzle)}
    for name in names.values():
        found[TOUCH][name] = []
    for start in range(0, len(tilings), SLICE):
        with gc_paused():
            for number in range(start, min(start + SLICE, len(tilings))):
                traits = reader.read(tilings[number])
                values = {"lies": "{}.{}".format(*traits.lies) if traits.lies[0] >= 0 else "",
                          "edge": str(traits.edge), "cross": str(traits.cross),
                          "fault": str(traits.fault), "parts": str(traits.parts)}
                for trait, value in values.items():
                    if value:
                        found[trait].setdefault(value, []).append(number)
                for pair in members(traits.touch):
                    found[TOUCH][names[pair]].append(number)
        yield Progress("Sorting out", start, len(tilings), len(tilings))
    return Atlas(puzzle, tilings, {trait: _in_order(values) for trait, values in found.items()},
                 turned)


def _in_order(values: Mapping[str, Sequence[int]]) -> dict[str, Tilings]:
    """Numbers by their size, pairs by their letters."""
    def key(value: str) -> tuple[list[int], str]:
        parts = value.split(".")
        return ([int(part) for part in parts], "") if parts[0].isdigit() and parts[-1].isdigit() \
            else ([], value)
    return {value: bits(values[value]) for value in sorted(values, key=key)}


def bits(numbers: Iterable[int]) -> Tilings:
    """Some tilings as bits."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def members(tilings: Tilings) -> list[int]:
    """The numbers of some tilings, in order."""
    return [number for number, bit in enumerate(f"{tilings:b}"[::-1]) if bit == "1"]
