"""Graph: all tilings as the ways through a small graph, so that they need not be listed.

A node is a state with one set of used pieces that leads to a full board; an edge lays one piece.
Node 0 is the full board, and edges lead to nodes with lower numbers.  Each node knows how many ways
lead on from it.  So counting is looking up, the n-th tiling and an evenly random one are a walk of
as many steps as there are pieces, and a position is a filter on the edges.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import islice
from operator import itemgetter
from typing import TypeAlias

from maze.collector import gc_paused
from maze.errors import MisfitError
from maze.pentomino.engines.answers import below
from maze.pentomino.engines.levels import Frontier, backward, forward, usage_of
from maze.pentomino.engines.puzzle import Puzzle, Solution, Spot
from maze.pentomino.engines.usage import Usage, members
from maze.progress import Progress, Work, emptied
from maze.rng import Rng

Node: TypeAlias = int
Edge: TypeAlias = tuple[Spot, Node]
Nodes: TypeAlias = dict[int, dict[int, Node]]                # state -> used -> node
END = 0
NODES = 1_000_000
SLICE = 50                   # states between two words of progress


class TooLargeError(MisfitError):
    """There is not enough memory for a graph of all tilings."""


class Graph:
    """``edges[node]``, sorted, and ``counts[node]``; the last node is the empty board.

    ``starts`` has the first node of each level, the full board's first.
    """

    def __init__(self, puzzle: Puzzle, engine: str) -> None:
        self.puzzle, self.engine = puzzle, engine
        self.edges: list[list[Edge]] = [[]]
        self.counts = [1]
        self.starts: list[Node] = []                         # the first node of each level
        self.solvable = False

    @property
    def count(self) -> int:
        return self.counts[-1] if self.solvable else 0

    def first(self) -> Solution | None:
        return self.nth(0) if self.solvable else None

    def nth(self, number: int) -> Solution:
        if not 0 <= number < self.count:
            raise IndexError(number)
        spots, node = [], len(self.edges) - 1
        while node != END:
            for spot, child in self.edges[node]:             # noqa: B007 (used behind the loop)
                if number < self.counts[child]:
                    break
                number -= self.counts[child]
            spots.append(spot)
            node = child
        return tuple(spots)

    def random(self, rng: Rng) -> Solution:
        return self.nth(below(rng, self.count))

    def all(self) -> list[Solution]:
        """Heads and tails: ways down to the middle, and the ways on from each node there."""
        if not self.solvable:
            return []
        with gc_paused():
            middle = self.starts[len(self.starts) // 2]
            tails: list[list[Solution]] = [[()]]
            for edges in self.edges[1:middle]:
                tails.append([(spot, *tail) for spot, child in edges for tail in tails[child]])
            heads: list[tuple[Solution, Node]] = [((), len(self.edges) - 1)]
            while any(node >= middle for _, node in heads):
                heads = [longer for head, node in heads for longer in
                         ([((*head, spot), child) for spot, child in self.edges[node]]
                          if node >= middle else [(head, node)])]
            return [head + tail for head, node in heads for tail in tails[node]]

    def walk(self) -> Iterator[Solution]:
        """All of them, one at a time, however many there are."""
        trail = [iter(self.edges[-1])] if self.solvable else []
        spots: list[Spot] = []
        while trail:
            for spot, child in trail[-1]:
                spots.append(spot)
                if child == END:
                    yield tuple(spots)
                    spots.pop()
                    continue
                trail.append(iter(self.edges[child]))
                break
            else:
                trail.pop()
                if spots:
                    spots.pop()

    def remaining(self, placed: Collection[Spot]) -> int:
        """One sweep over the edges that do not cross what is placed."""
        if not self.solvable:
            return 0
        crossed = 0
        for spot in placed:
            crossed |= self.puzzle.spots[spot][1]
        good = bytearray(not mask & crossed for _, mask in self.puzzle.spots)
        for spot in placed:
            good[spot] = 1
        counts = [1]
        for edges in self.edges[1:]:
            counts.append(sum([counts[child] for spot, child in edges if good[spot]]))
        return counts[-1]


def graph(puzzle: Puzzle, frontier: Frontier, engine: str) -> Work[Graph]:
    """All tilings: forward, backward, and the graph of what is left."""
    usage, after = usage_of(puzzle, frontier), dict[int, dict[int, Node]]()
    found = Graph(puzzle, engine)
    with gc_paused():
        levels = yield from forward(frontier, usage)
        kept = yield from backward(frontier, usage, levels)
        yield from emptied(*levels)
        for level in range(frontier.levels, -1, -1):
            found.starts.append(len(found.edges))
            entries, here = iter(kept[level].items()), dict[int, dict[int, Node]]()
            while chunk := list(islice(entries, SLICE)):
                here |= _join(found, frontier, usage, chunk, after, level)
                yield Progress("Joining", frontier.levels - level, frontier.levels,
                               len(found.edges))
            after = here
            if len(found.edges) > NODES:
                raise TooLargeError("This puzzle has more than a million positions that can be "
                                    "finished: too many to keep them all.")
        yield from emptied(*kept)
    found.solvable = bool(after)
    return found


def _join(found: Graph, frontier: Frontier, usage: Usage, kept: Iterable[tuple[int, int]],
          after: Nodes, level: int) -> Nodes:
    """Some nodes of a level, and their edges to those of the next."""
    here: Nodes = {}
    for key, sets in kept:
        if key == frontier.end(level):
            here[key] = dict.fromkeys(members(sets), END)
            continue
        ways = _ways(found.puzzle, frontier, usage, key, after, level)
        here[key] = nodes = {}
        for used in members(sets):
            edges = [(spot, there[used + stride]) for spot, stride, field, top, there in ways
                     if used & field != top and used + stride in there]
            nodes[used] = len(found.edges)
            found.edges.append(edges)
            found.counts.append(sum([found.counts[child] for _, child in edges]))
    return here


def _ways(puzzle: Puzzle, frontier: Frontier, usage: Usage, key: int, after: Nodes,
          level: int) -> list[tuple[Spot, int, int, int, dict[int, Node]]]:
    """The moves of a state that lead on, in the order of their spots."""
    spot_of, strides, tops = puzzle.spot_of, usage.strides, usage.tops
    return sorted([(spot_of[frontier.placed(level, key, target)], strides[kind], *tops[kind],
                    after[target])
                   for kind, targets in frontier.moves[key] if usage.copies[kind]
                   for target in targets if target in after], key=itemgetter(0))
