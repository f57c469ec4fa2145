"""How hard a maze is for people: the terms of version 2 of the difficulty, and the model.

docs/difficulty.md tells what each term is, who found it, what the model was fitted to, and how well
it fits. All numbers are whole, so the page and the command line agree.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Sequence
from typing import NamedTuple

from maze.connected import Links
from maze.grid import Cell, Grid
from maze.measures.bottlenecks import distances
from maze.measures.branches import branches
from maze.message import Message, counted


class Terms(NamedTuple):
    """What makes a maze hard, of a path from start to goal.

    path        its steps                      turns     how often it turns
    direct      its steps without any walls    ahead     the depths of all wrong branches beside it
    misleading  for how many cells before it a cell looks farther from the goal, on the average
    mouse       how often a blind mouse comes to each cell until it finds the goal, on the average
    """

    path: int
    turns: int
    direct: int
    ahead: int
    misleading: int
    mouse: int


def terms_of(grid: Grid, links: Links, way: Sequence[Cell], turns: int) -> Terms:
    """The terms for the passages of a maze, its solution and the turns on it."""
    steps = max(1, len(way) - 1)
    direct = distances(grid.neighbors, way[-1])
    found = branches(links, way)
    cells = sum(1 for around in links if around) or 1
    return Terms(len(way) - 1, turns, direct[way[0]], sum(found.depths),
                 _misled([direct[cell] for cell in way]) // steps,
                 _mouse(found.hanging(len(way))) // cells)


VERSION = 2                                                # of the difficulty; links name none
WEIGHTS = Terms(path=0, turns=980, direct=0, ahead=8, misleading=0, mouse=82)     # ms for each
MINUTE = 60_000                                            # ms that have half of the points
BAND = 2                                                   # times as long, or as short


def milliseconds(terms: Terms) -> int:
    """How long people need, by the model."""
    return sum(map(int.__mul__, WEIGHTS, terms))


def points(terms: Terms) -> int:
    """The same from 1 to 100: a minute has 50."""
    ms = milliseconds(terms)
    return max(1, (200 * ms + ms + MINUTE) // (2 * (ms + MINUTE)))


def band(terms: Terms) -> tuple[int, int]:
    """From how many to how many seconds: most people's times lie between them."""
    ms = milliseconds(terms)
    return max(1, round(ms / BAND / 1000)), max(2, -(-ms * BAND // 1000))


def words(terms: Terms) -> list[Message]:
    """A sentence for each term that counts, with its share of the time, the largest first."""
    told = {"turns": counted("The path turns {n} time", "The path turns {n} times", n=terms.turns),
            "ahead": counted("The wrong branches beside the path are {n} step deep in all",
                             "The wrong branches beside the path are {n} steps deep in all",
                             n=terms.ahead),
            "mouse": counted("A blind mouse comes to each cell {n} time on average",
                             "A blind mouse comes to each cell {n} times on average",
                             n=terms.mouse)}
    every = milliseconds(terms) or 1
    shares = {name: 100 * getattr(WEIGHTS, name) * getattr(terms, name) // every for name in told}
    return [Message("{what}: {share} % of the time.", what=told[name], share=shares[name])
            for name in sorted(told, key=lambda name: -shares[name])]


def _mouse(hanging: Sequence[int]) -> int:
    """The steps that a blind mouse needs on the average, exact on trees: to take one step of the
    way for the first time, it walks each passage behind it once in each direction."""
    total, cells = 0, 0
    for count in hanging[:-1]:
        cells += count
        total += 2 * (cells - 1) + 1
    return total


def _misled(direct: Sequence[int]) -> int:
    """The pairs of cells of a way of which the later one is farther from the goal."""
    before: list[int] = []
    pairs = 0
    for far in direct:
        pairs += bisect_left(before, far)
        insort(before, far)
    return pairs
