"""Answers that were found elsewhere: as bytes, and from bytes.

Up to ``MOST`` tilings are listed; of more than that the graph is sent, from which each can be made.
"""

from __future__ import annotations

from array import array
from itertools import chain, islice

from maze.collector import gc_paused
from maze.errors import MisfitError
from maze.packing import ints, pack, unpack
from maze.pentomino.engines.answers import Answers, Listed
from maze.pentomino.engines.graph import Graph
from maze.pentomino.engines.index import MOST
from maze.pentomino.engines.puzzle import Puzzle, Solution
from maze.progress import Progress, Work

NONE = -1                    # no spot: some tilings have fewer pieces than others
SLICE = 2000                 # tilings or nodes between two words of progress


def packed(answers: Answers, distinct: list[int], limit: int) -> Work[bytes]:
    """Answers, and the numbers of those that stand for their classes, as bytes.

    Raises MisfitError if that were more bytes than ``limit``.
    """
    if isinstance(answers, Graph) and answers.count > MOST:
        return (yield from _packed_graph(answers, limit))
    return (yield from _packed_list(answers, distinct, limit))


def unpacked(puzzle: Puzzle, data: bytes) -> Work[tuple[Answers, list[int]]]:
    """The same answers and numbers again."""
    head, blobs = unpack(data)
    if "width" in head:
        answers = yield from _unpacked_list(puzzle, head["engine"], head["width"], ints(blobs[0]))
        return answers, list(ints(blobs[1]))
    return (yield from _unpacked_graph(puzzle, head["engine"], *map(ints, blobs))), []


def _packed_list(answers: Answers, distinct: list[int], limit: int) -> Work[bytes]:
    solutions = answers.all()
    width = max(map(len, solutions), default=0)
    _check(4 * width * len(solutions), limit)
    spots = array("i")
    for start in range(0, len(solutions), SLICE):
        for solution in solutions[start:start + SLICE]:
            spots.extend(solution)
            spots.extend([NONE] * (width - len(solution)))
        yield Progress("Packing", start, len(solutions), len(solutions))
    return pack({"engine": answers.engine, "width": width},
                spots.tobytes(), array("i", distinct).tobytes())


def _unpacked_list(puzzle: Puzzle, engine: str, width: int, spots: array[int]) -> Work[Listed]:
    solutions: list[Solution] = []
    count = len(spots) // width if width else 0
    for start in range(0, count, SLICE):
        with gc_paused():
            for at in range(start * width, min(start + SLICE, count) * width, width):
                solution = tuple(spots[at:at + width])
                solutions.append(solution if solution[-1] != NONE else
                                 tuple(spot for spot in solution if spot != NONE))
        yield Progress("Unpacking", start, count, len(solutions))
    return Listed(puzzle, engine, solutions)


def _packed_graph(graph: Graph, limit: int) -> Work[bytes]:
    _check(8 * sum(map(len, graph.edges)), limit)
    degrees, edges = array("i"), array("i")
    for start in range(0, len(graph.edges), SLICE):
        some = graph.edges[start:start + SLICE]
        degrees.extend(map(len, some))
        edges.extend(chain.from_iterable(chain.from_iterable(some)))
        yield Progress("Packing", start, len(graph.edges), len(graph.edges))
    return pack({"engine": graph.engine}, degrees.tobytes(), edges.tobytes(),
                array("i", graph.starts).tobytes())


def _unpacked_graph(puzzle: Puzzle, engine: str, degrees: array[int], edges: array[int],
                    starts: array[int]) -> Work[Graph]:
    found = Graph(puzzle, engine)
    found.starts, found.solvable = list(starts), True
    numbers = iter(edges)
    pairs = zip(numbers, numbers, strict=True)
    for start in range(1, len(degrees), SLICE):            # node 0 is there already
        with gc_paused():
            for degree in degrees[start:start + SLICE]:
                node = list(islice(pairs, degree))
                found.edges.append(node)
                found.counts.append(sum([found.counts[child] for _, child in node]))
        yield Progress("Unpacking", start, len(degrees), len(found.edges))
    return found


def _check(size: int, limit: int) -> None:
    if size > limit:
        raise MisfitError("The answers would take {size} MB, and there is room for {room} MB.",
                          size=size >> 20, room=limit >> 20)
