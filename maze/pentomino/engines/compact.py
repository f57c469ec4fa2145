"""Compact: Algorithm X without its steps: all tilings, where there are too many states to keep.

As in ``maze.pentomino.solvers.algorithm_x`` the item with the fewest options comes next, a square
to fill or a piece to be used, and the options of an item are the bits of a number.  What is left of
a puzzle is a list of such numbers, one for each item that is still open.  Options are numbered
anew after a few pieces, so that these numbers are short, and nothing is done for the eye.

Where the board looks the same turned or mirrored, one piece is held to one place out of each set of
places that are images of each other; what is found is turned and mirrored in the end.
(Donald E. Knuth, "Dancing links", 2000, which holds the X pentomino in the same way.)
Cost: exponential.  Limits: pieces that are all different, none of them left over.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TypeAlias

from maze.collector import gc_paused
from maze.pentomino.engines.answers import Listed
from maze.pentomino.engines.puzzle import Puzzle, Solution, Spot
from maze.pentomino.engines.symmetry import Table, tables, turns_of
from maze.progress import Progress, Work
from maze.rng import Rng

Options: TypeAlias = int                                     # spots, as bits
FIRST = 3                    # pieces that are laid before options are numbered anew
PROBES = 30                  # of ``nodes``
A_TRY = 20e-6                # seconds, in a browser


def suits(puzzle: Puzzle) -> bool:
    """Whether this engine can do a puzzle."""
    return not puzzle.spare and set(puzzle.copies) == {1}


def compact(puzzle: Puzzle) -> Work[Listed]:
    """All tilings."""
    turns = yield from tables(puzzle)
    begun = _begun(puzzle, held(puzzle, turns))
    found: set[Solution] = set()
    for number, (spots, covering) in enumerate(begun):
        with gc_paused():
            for rest in _finished(covering):
                solution = [*spots, *rest]
                for image in (solution, *([turn[spot] for spot in solution] for turn in turns)):
                    found.add(puzzle.in_order(image))
        yield Progress("Searching", number, len(begun), len(found))
    return Listed(puzzle, "compact", sorted(found))


def held(puzzle: Puzzle, turns: Sequence[Table]) -> list[Spot]:
    """The spots that are tried of the piece that is held: it has the fewest in this way."""
    least: dict[int, list[Spot]] = {}
    for spot, (kind, _) in enumerate(puzzle.spots):
        if all(turn[spot] >= spot for turn in turns):
            least.setdefault(kind, []).append(spot)
    return min(least.values(), key=len, default=[])


@lru_cache(maxsize=8)
def nodes(puzzle: Puzzle) -> int:
    """How many spots the search will try, about: by going down at random some times.

    (Donald E. Knuth, "Estimating the efficiency of backtrack programs", 1975.)
    """
    rng, total = Rng("nodes", "compact"), 0.0
    start = _covering(puzzle, range(len(puzzle.spots)))
    for _ in range(PROBES):
        covering, ways = start, 1
        while covering:
            few = min(covering, key=int.bit_count)
            if not few:
                break
            ways *= few.bit_count()
            total += ways
            covering = _after(covering, _nth(few, rng.below(few.bit_count())))
    return round(total / PROBES / (1 + len(list(turns_of(puzzle)))))


def _nth(options: Options, number: int) -> Options:
    """One of some options."""
    for _ in range(number):
        options &= options - 1
    return options & -options


def _covering(puzzle: Puzzle, spots: Iterable[Spot]) -> list[Options]:
    """For each square and each piece the spots, by their place in a list, that cover it."""
    squares = puzzle.region.bit_length() + 1
    found = dict.fromkeys(range(squares, squares + len(puzzle.kinds)), 0)
    found |= {square.bit_length(): 0 for square in members(puzzle.region)}
    for at, spot in enumerate(spots):
        kind, mask = puzzle.spots[spot]
        found[squares + kind] |= 1 << at
        for square in members(mask):
            found[square.bit_length()] |= 1 << at
    return list(found.values())


def _after(covering: Sequence[Options], option: Options) -> list[Options]:
    """What is left once an option is chosen: items it does not cover, options it leaves open."""
    kept = ~rivals(covering, option)
    return [options & kept for options in covering if not options & option]


def _begun(puzzle: Puzzle, first: Sequence[Spot]) -> list[tuple[list[Spot], list[Options]]]:
    """The first pieces in every way: their spots, and what is left, numbered anew."""
    every = _covering(puzzle, range(len(puzzle.spots)))
    trail = [([spot], left) for spot in first if all(left := _after(every, 1 << spot))]
    for _ in range(FIRST - 1):
        whole = [begun for begun in trail if not begun[1]]     # of fewer pieces than that
        trail = whole + [([*spots, option.bit_length() - 1], left)
                         for spots, covering in trail if covering
                         for option in members(min(covering, key=int.bit_count))
                         if all(left := _after(covering, option))]
    return trail


def members(options: Options) -> list[Options]:
    """Some options one by one."""
    found = []
    while options:
        found.append(options & -options)
        options &= options - 1
    return found


def _finished(covering: list[Options]) -> list[list[Spot]]:
    """Every way to cover all items."""
    if not covering:
        return [[]]
    spots, covering = _numbered_anew(covering)
    every, count = covering, int.bit_count
    keeping: dict[Options, Options] = {}                     # what each option leaves open
    found: list[list[Spot]] = []
    trail: list[tuple[list[Options], tuple[Options, ...]]] = [(covering, ())]
    while trail:
        covering, chosen = trail.pop()
        untried = min(covering, key=count)
        while untried:
            option = untried & -untried
            untried ^= option
            kept = keeping.get(option)
            if kept is None:
                kept = keeping[option] = ~rivals(every, option)
            left = [options & kept for options in covering if not options & option]
            if not left:
                found.append([spots[one.bit_length() - 1] for one in (*chosen, option)])
            elif all(left):
                trail.append((left, (*chosen, option)))
    return found


def rivals(covering: Sequence[Options], option: Options) -> Options:
    """The options that cover an item which an option covers, itself among them."""
    found = 0
    for options in covering:
        if options & option:
            found |= options
    return found


def _numbered_anew(covering: Sequence[Options]) -> tuple[list[Spot], list[Options]]:
    """The options that are open, and for each item which of these it has."""
    every = 0
    for options in covering:
        every |= options
    spots = [option.bit_length() - 1 for option in members(every)]
    place = {spot: 1 << at for at, spot in enumerate(spots)}
    return spots, [sum(place[option.bit_length() - 1] for option in members(options))
                   for options in covering]
