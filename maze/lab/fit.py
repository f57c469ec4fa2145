"""The fit of the difficulty to what people needed: see docs/difficulty.md, which came first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log
from typing import NamedTuple

from maze.lab.people import SCALE, Case
from maze.measures.human import WEIGHTS, Terms
from maze.progress import Progress, Work, finish

KEPT = (0, *WEIGHTS)                                      # what the model has been since
QUICK, NEXT = "bacterial_growth", "prim"
SLOW = ("hunt_and_kill", "kruskal", "recursive_backtracker")
PAIRS = ((QUICK, NEXT), *((quick, slow) for quick in (QUICK, NEXT) for slow in SLOW))
Weights = tuple[int, ...]                                  # ms: a constant, then one for each term


def milliseconds(weights: Weights, terms: Sequence[int]) -> float:
    """What the model says of mean terms in hundredths."""
    constant, *each = weights
    return constant + sum(map(int.__mul__, each, terms)) / SCALE


def error(weights: Weights, cases: Sequence[Case]) -> float:
    """The squares of the differences of logarithms, weighted by attempts."""
    if not any(weights):
        return float("inf")
    return sum(one.needed.attempts * log(milliseconds(weights, one.terms)
                                         / (1000 * one.needed.seconds)) ** 2 for one in cases)


def fitted(cases: Sequence[Case]) -> Weights:
    """The whole numbers, none negative, with the least error.

    Each number in turn goes up and down by a step, and each pair in opposite directions, as long as
    that helps; then the step is halved. It begins once from each term alone; the best end counts.
    """
    return finish(fitting(cases))


def fitting(cases: Sequence[Case]) -> Work[Weights]:
    """The same in slices of work."""
    count = 1 + len(Terms._fields)
    found = []
    for start in range(count):
        found.append((yield from _descended([1000 * (k in (0, start)) for k in range(count)],
                                            cases)))
    return min(found, key=lambda weights: error(weights, cases))


def _descended(start: list[int], cases: Sequence[Case]) -> Work[Weights]:
    """What the model says of each case is kept, as a whole number, and each move adds to it."""
    moves = _moves(len(start))
    rows = [(SCALE, *one.terms) for one in cases]
    adds = [[sum(map(int.__mul__, move, row)) for row in rows] for move in moves]
    aims = [(one.needed.attempts, log(1000 * SCALE * one.needed.seconds)) for one in cases]
    weights, said = tuple(start), [sum(map(int.__mul__, start, row)) for row in rows]
    least, step = _missed(said, aims), 1 << 10
    while step:
        better = False
        for move, add in zip(moves, adds, strict=True):
            other = tuple(a + step * b for a, b in zip(weights, move, strict=True))
            if min(other) < 0:
                continue
            then = [now + step * more for now, more in zip(said, add, strict=True)]
            if (found := _missed(then, aims)) < least:
                weights, said, least, better = other, then, found, True
        yield Progress("Measuring")
        if not better:
            step //= 2
    return weights


def _missed(said: Sequence[int], aims: Sequence[tuple[int, float]]) -> float:
    """``error`` of what is said, in hundredths of milliseconds."""
    if min(said) <= 0:
        return float("inf")
    return sum(attempts * (log(one) - aim) ** 2
               for one, (attempts, aim) in zip(said, aims, strict=True))


def _moves(count: int) -> list[tuple[int, ...]]:
    ones = [tuple(int(k == at) for k in range(count)) for at in range(count)]
    moves = [*ones, *(tuple(-k for k in one) for one in ones)]
    return moves + [tuple(map(int.__sub__, a, b)) for a in ones for b in ones if a != b]


def left_out(cases: Sequence[Case]) -> dict[str, Weights]:
    """For each algorithm the fit to the rows of all others."""
    names = dict.fromkeys(one.needed.by for one in cases)
    return {by: fitted([one for one in cases if one.needed.by != by]) for by in names}


def line(cases: Sequence[Case], rival: str) -> tuple[float, float]:
    """The best straight line in logarithms for a rival, over some rows: where and how steep."""
    total = sum(one.needed.attempts for one in cases)
    xs = [log(one.rivals[rival]) for one in cases]
    ys = [log(1000 * one.needed.seconds) for one in cases]
    weights = [one.needed.attempts / total for one in cases]
    x, y = (sum(map(float.__mul__, weights, values)) for values in (xs, ys))
    across = sum(w * (a - x) ** 2 for w, a in zip(weights, xs, strict=True))
    slope = sum(w * (a - x) * (b - y) for w, a, b in zip(weights, xs, ys, strict=True)) / across
    return y - slope * x, slope


def in_order(said: Mapping[str, float]) -> int:
    """Of the seven pairs of algorithms that people told apart, how many a predictor has in order.
    """
    return sum(said[quick] < said[slow] for quick, slow in PAIRS)


class Report(NamedTuple):
    """What docs/difficulty.md asks for, of one size: pairs in order, of the model, of the model
    with each algorithm left out, and of each rival; and slowest divided by quickest."""

    size: str
    model: int
    without: int
    rivals: dict[str, int]
    factor: float


def report(cases: Sequence[Case], weights: Weights, without: Mapping[str, Weights], size: str,
           ) -> Report:
    """The tests of one size."""
    some = [one for one in cases if one.needed.size == size]
    said = {one.needed.by: milliseconds(weights, one.terms) for one in some}
    blind = {one.needed.by: milliseconds(without[one.needed.by], one.terms) for one in some}
    rivals = {name: in_order({one.needed.by: one.rivals[name] for one in some})
              for name in some[0].rivals}
    return Report(size, in_order(said), in_order(blind), rivals,
                  max(said.values()) / min(said.values()))


def rival_error(cases: Sequence[Case], rival: str) -> float:
    """The error of a rival, with its best line over all rows, over those that are judged."""
    start, slope = line(cases, rival)
    return sum(one.needed.attempts * (start + slope * log(one.rivals[rival])
                                      - log(1000 * one.needed.seconds)) ** 2
               for one in judged(cases))


def judged(cases: Sequence[Case]) -> list[Case]:
    """The rows within which the order is judged."""
    return [one for one in cases if one.needed.size in ("medium", "large")]


def held(cases: Sequence[Case], without: Mapping[str, Weights], factor: float) -> float:
    """The share of attempts in rows within a factor of what is said with the algorithm left out."""
    every = sum(one.needed.attempts for one in cases)
    inside = (one.needed.attempts for one in cases if abs(
        log(milliseconds(without[one.needed.by], one.terms) / (1000 * one.needed.seconds))
    ) <= log(factor))
    return sum(inside) / every
