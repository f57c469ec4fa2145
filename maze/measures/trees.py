"""How many different perfect mazes a grid has: its spanning trees (Gustav Kirchhoff, 1847).

The cells are taken out of the grid one after the other, those with few neighbors first. Taking out
a cell whose edges weigh w1, w2, ... joins its neighbors i and j by an edge of weight wi wj / W,
with W = w1 + w2 + ... (the star-mesh transform, Arthur Rosen, 1924), and the number of trees is the
product of all the W. Small grids are counted exactly, modulo a prime that is greater than the
number can be; no fraction is lost there. For larger ones the logarithm is summed in floats: all
terms are positive, so nothing cancels.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from heapq import heapify, heappop, heappush
from math import cos, log10, pi, prod
from typing import TypeVar

from maze.grid import Cell, Grid
from maze.grids.lattice import rectangle

EXACT = 400                                                # cells up to which all digits are found
MOST = 4_000                                               # cells of other grids that are tried
MERSENNE = (61, 127, 521, 607, 1279, 2203, 3217, 4423)     # exponents of prime numbers
EFFORT = 6_000_000                                         # products until it gives up: seconds
N = TypeVar("N", int, float)


def spanning_trees(grid: Grid) -> int | None:
    """How many perfect mazes a small grid has, exactly; None if that takes too long."""
    if len(grid) > EXACT:
        return None
    bound = prod(map(len, grid.neighbors))                 # no determinant of it is greater
    if bound >> MERSENNE[-1]:
        return None
    prime = next(p for p in ((1 << exponent) - 1 for exponent in MERSENNE) if p > bound)
    pivots = _pivots(grid, 1, lambda total: pow(total, -1, prime), prime)
    if pivots is None:
        return None
    return reduce(lambda found, total: found * total % prime, pivots, 1)


def log_spanning_trees(grid: Grid) -> float | None:
    """The power of ten; None if that takes too long; on squares it never does."""
    if drawn := rectangle(grid):
        return _rectangle(drawn.width, drawn.height)
    if len(grid) > MOST:
        return None
    pivots = _pivots(grid, 1.0, lambda total: 1 / total, float("inf"))
    return None if pivots is None else sum(map(log10, pivots))


def _pivots(grid: Grid, one: N, inverse: Callable[[N], N], modulus: N) -> list[N] | None:
    """The weight of each cell when it is taken out, but for the last; None if it takes too long."""
    weights: list[dict[Cell, N]] = [dict.fromkeys(near, one) for near in grid.neighbors]
    heap = [(len(near), cell) for cell, near in enumerate(weights)]
    heapify(heap)
    gone = bytearray(len(grid))
    totals: list[N] = []
    effort = 0
    while len(totals) < len(grid) - 1:
        degree, cell = heappop(heap)
        if gone[cell] or degree != len(weights[cell]):     # an old entry
            continue
        gone[cell] = 1
        around = list(weights[cell].items())
        effort += len(around) * len(around) // 2
        if effort > EFFORT:                                # four dimensions, and nothing is sparse
            return None
        total = sum((weight for _, weight in around), one - one) % modulus
        totals.append(total)
        part = inverse(total)
        for at, (a, first) in enumerate(around):
            row = weights[a]
            del row[cell]
            share = first * part % modulus
            for b, second in around[:at]:
                weight = share * second % modulus
                row[b] = weights[b][a] = row[b] + weight if b in row else weight
        for a, _ in around:
            heappush(heap, (len(weights[a]), a))
        weights[cell] = {}
    return totals


def _rectangle(width: int, height: int) -> float:
    """Squares: the eigenvalues are known (Germain Kreweras, 1978)."""
    across = [2 - 2 * cos(pi * k / width) for k in range(width)]
    down = [2 - 2 * cos(pi * k / height) for k in range(height)]
    total = 0.0
    for x in across:
        factors = [x + y for y in down if x + y > 0]
        blocks = (factors[at:at + 64] for at in range(0, len(factors), 64))     # few logarithms
        total += sum(map(log10, map(prod, blocks)))
    return total - log10(width * height)
