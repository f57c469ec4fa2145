"""Levels: all that can be reached, one more piece a level; then, backwards, what can be finished.

A *frontier* (``strip``, ``region``) says which states there are and what can follow them.  A level
maps a state to the sets of pieces that lead to it, all of them in one int (see ``usage``).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Protocol, TypeAlias

from maze.pentomino.engines.puzzle import Puzzle
from maze.pentomino.engines.usage import Usage
from maze.progress import Progress, Work

Key: TypeAlias = int
Level: TypeAlias = dict[Key, int]
SLICE = 200                  # states between two words of progress


class Frontier(Protocol):
    """The states of one puzzle."""

    start: Key
    levels: int                                              # pieces on a full board, at most
    kinds: tuple[str, ...]                                   # what the moves' numbers mean
    moves: dict[Key, list[tuple[int, list[Key]]]]            # kind, states; what is known so far

    def expand(self, key: Key) -> list[tuple[int, list[Key]]]:
        """Work out the moves of a state and keep them."""

    def end(self, level: int) -> Key | None:
        """The full board, if it can be full after so many pieces."""

    def within(self, level: int, states: Level) -> Level:
        """The states of a level that lie within the board."""

    def placed(self, level: int, before: Key, target: Key) -> int:
        """The squares of the piece between two states."""


def usage_of(puzzle: Puzzle, frontier: Frontier) -> Usage:
    """Digits for the kinds that the frontier knows, 0 copies of those the puzzle has not."""
    copies = dict(zip(puzzle.kinds, puzzle.copies))
    return Usage([copies.get(kind, 0) for kind in frontier.kinds], frontier.levels)


def forward(frontier: Frontier, usage: Usage) -> Work[list[Level]]:
    """Every state that can be reached, level by level."""
    levels: list[Level] = [{frontier.start: 1}]
    states = 1
    for level in range(frontier.levels):
        before: Iterable[tuple[Key, int]] = iter(levels[-1].items())
        after: Level = {}
        while chunk := list(islice(before, SLICE)):
            _advance(frontier, chunk, after, usage.gates[level], usage.strides)
            yield Progress("Filling", level + 1, frontier.levels, states + len(after))
        levels.append(frontier.within(level + 1, after))
        states += len(levels[-1])
    return levels


def _advance(frontier: Frontier, chunk: Sequence[tuple[Key, int]], after: Level,
             gates: Sequence[int], strides: Sequence[int]) -> None:
    """Put one more piece into all the sets of some states."""
    known, reached = frontier.moves.get, after.get
    for key, sets in chunk:
        moves = known(key)
        if moves is None:
            moves = frontier.expand(key)
        for kind, targets in moves:
            more = (sets & gates[kind]) << strides[kind]
            if more:
                for target in targets:
                    after[target] = reached(target, 0) | more


def backward(frontier: Frontier, usage: Usage, levels: Sequence[Level]) -> Work[list[Level]]:
    """What of it leads to a full board: the same levels, with the hopeless sets left out."""
    kept: list[Level] = [{} for _ in levels]
    states = 0
    for level in range(frontier.levels, -1, -1):
        end = frontier.end(level)
        if end in levels[level]:
            kept[level][end] = levels[level][end]
        if level < frontier.levels:
            entries = iter(levels[level].items())
            while chunk := list(islice(entries, 5 * SLICE)):
                _retreat(frontier, chunk, kept[level], kept[level + 1], usage.gates[level],
                         usage.strides)
                yield Progress("Weeding", frontier.levels - level, frontier.levels,
                               states + len(kept[level]))
        states += len(kept[level])
    return kept


def _retreat(frontier: Frontier, chunk: Sequence[tuple[Key, int]], kept: Level, after: Level,
             gates: Sequence[int], strides: Sequence[int]) -> None:
    finishes, moves = after.get, frontier.moves
    for key, sets in chunk:
        good = 0
        for kind, targets in moves[key]:
            ahead = 0
            for target in targets:
                found = finishes(target)
                if found:
                    ahead |= found
            if ahead:
                good |= ahead >> strides[kind] & gates[kind]
        if good := good & sets:
            kept[key] = good
