"""Penrose's rhombs: a pattern that never repeats, cut to a disc.

Roger Penrose, "The role of aesthetics in pure and applied mathematical research", 1974; halved
rhombs and how they are divided, Raphael Robinson, 1975.  Ten half rhombs around a point are divided
again and again, sides cut by the golden ratio.  Points are exact: a, b, c, d stand for a + b z + c
z² + d z³, where z is a fifth of a turn.  Instead of dividing a side, all is multiplied by the
golden ratio, -z² - z³, so nothing is ever rounded; a point p + q times the golden ratio is compared
by whole numbers, too.
"""

from __future__ import annotations

from math import cos, isqrt, pi, sin

from maze.grid import Grid, Point
from maze.grids.polygons import polygon_slices
from maze.laying import in_parts, laid, progress
from maze.params import Whole
from maze.progress import Work
from maze.registry import register

Corner = tuple[int, int, int, int]
Half = tuple[bool, Corner, Corner, Corner]                 # wide?; its tip; the two ends of the cut
SIDE = 1.25                                                # of a rhomb
ONE = 10 ** 30
GOLDEN = (ONE + isqrt(5 * ONE * ONE)) // 2                 # times ONE


@register("Penrose", group="flat", params=[
    Whole("radius", "Radius", 2, 50, 8, "sides from middle to rim")])
@laid
def penrose(radius: int) -> Work[Grid]:
    """Rhombs, wide and slim, in a five-fold pattern that never repeats itself."""
    tips: dict[tuple[bool, frozenset[Corner]], list[Half]] = {}
    for some in in_parts((yield from _halves(radius))):
        for half in some:
            tips.setdefault((half[0], frozenset(half[2:])), []).append(half)
        yield progress(len(tips))
    cells = []
    for pairs in in_parts(pair for pair in tips.values() if len(pair) == 2):
        rhombs = [_clockwise((a, b, second[1], c)) for (_, a, b, c), second in pairs]
        cells += [(_reading(rhomb), rhomb) for rhomb in rhombs
                  if all(_square(corner) <= radius * radius * ONE for corner in rhomb)]
        yield progress(len(cells))
    cells.sort()
    return (yield from polygon_slices((rhomb for _, rhomb in cells), _place))


def _halves(radius: int) -> Work[list[Half]]:
    """Half rhombs that cover a disc and more; sides have length 1."""
    tenth = [_turned((1, 0, 0, 0), k // 2) if k % 2 == 0
             else _minus((0, 0, 0, 0), _turned((1, 0, 0, 0), (k + 5) // 2)) for k in range(11)]
    halves = [(False, (0, 0, 0, 0), tenth[k + k % 2], tenth[k + 1 - k % 2]) for k in range(10)]
    reach, further = 1, 3                                  # Lucas numbers: powers of the ratio
    while reach * 9 < (radius + 1) * 10:
        parts: list[Half] = []
        for some in in_parts(halves):
            parts += [part for half in some for part in _divided(half)]
            yield progress(len(parts))
        halves = parts
        reach, further = further, reach + further
    return halves


def _divided(half: Half) -> list[Half]:
    """A half rhomb, grown by the golden ratio, as two or three of the old size."""
    wide, a, b, c = half
    a, b, c, ab, bc = _grown(a), _grown(b), _grown(c), _minus(b, a), _minus(c, b)
    if not wide:
        p = _plus(a, ab)
        return [(False, c, p, b), (True, p, c, a)]
    q, r = _minus(b, ab), _plus(b, bc)
    return [(True, r, c, a), (True, q, r, b), (False, r, q, a)]


def _plus(p: Corner, q: Corner) -> Corner:
    return (p[0] + q[0], p[1] + q[1], p[2] + q[2], p[3] + q[3])


def _minus(p: Corner, q: Corner) -> Corner:
    return (p[0] - q[0], p[1] - q[1], p[2] - q[2], p[3] - q[3])


def _turned(p: Corner, fifths: int) -> Corner:
    for _ in range(fifths):
        a, b, c, d = p
        p = (-d, a - d, b - d, c - d)                      # z⁴ = -1 - z - z² - z³
    return p


def _grown(p: Corner) -> Corner:
    """Times the golden ratio."""
    return _minus((0, 0, 0, 0), _plus(_turned(p, 2), _turned(p, 3)))


def _square(p: Corner) -> int:
    """The squared distance from the middle, times ONE."""
    a, b, c, d = p
    near, far = a * b + b * c + c * d, a * c + b * d + a * d
    return (a * a + b * b + c * c + d * d - near) * ONE + (near - far) * GOLDEN


def _reading(rhomb: tuple[Corner, ...]) -> tuple[int, int]:
    """Rows from the top, each from the left, by the middles."""
    a, b, c, d = map(sum, zip(*rhomb, strict=True))
    return (b * GOLDEN + (c - d) * ONE, (2 * a - b) * ONE + (b - c - d) * GOLDEN)


def _place(p: Corner) -> Point:
    return (SIDE * sum(n * cos(2 * pi * k / 5) for k, n in enumerate(p)),
            SIDE * sum(n * sin(2 * pi * k / 5) for k, n in enumerate(p)))


def _clockwise(rhomb: tuple[Corner, ...]) -> tuple[Corner, ...]:
    """A rhomb has at least half a unit of area, so this is no matter of rounding."""
    (x, y), (x1, y1), _, (x3, y3) = map(_place, rhomb)
    return rhomb if (x1 - x) * (y3 - y) - (y1 - y) * (x3 - x) > 0 else rhomb[::-1]
