"""Charts of a proof, as SVG: how the cost grows, the place among ours, the 192 small mazes.

The sentence beside each says the same in words, so the drawings have no text of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from math import log
from typing import Any

from maze.visitors.placing import TREES

WIDE, HIGH = 320, 120                                      # units of a chart
EDGE = 8                                                   # units around it
HEAD = (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" class="chart" '
        'aria-hidden="true">')


def counts(numbers: Mapping[str, Any]) -> str:
    """How often each of the 192 mazes came, from the most to the least, and the flat line."""
    found = [*numbers["counts"], *[0] * (TREES - len(numbers["counts"]))]
    most = max(found[0], numbers["mean"] * 2)
    across, up = (WIDE - 2 * EDGE) / TREES, (HIGH - 2 * EDGE) / most
    bars = "".join(f"M{EDGE + (at + 0.5) * across:.1f} {HIGH - EDGE}v{-count * up:.1f}"
                   for at, count in enumerate(found) if count)
    flat = HIGH - EDGE - numbers["mean"] * up
    return _chart(f'<path class="bars" d="{bars}" stroke-width="{across * 0.8:.2f}"/>',
                  f'<path class="flat" d="M{EDGE} {flat:.1f}H{WIDE - EDGE}"/>')


def among(numbers: Mapping[str, Any]) -> str:
    """A dot for each of ours and a ring for the program: dead ends to the right, path upwards."""
    dots, mine = [*numbers["others"].values()], numbers["mine"]
    spans = [(min(values), max(values)) for values in zip(*dots, mine, strict=True)]

    def place(dot: tuple[float, float]) -> tuple[float, float]:
        x, y = ((value - low) / (high - low or 1)
                for value, (low, high) in zip(dot, spans, strict=True))
        return 2 * EDGE + x * (WIDE - 4 * EDGE), HIGH - 2 * EDGE - y * (HIGH - 4 * EDGE)

    return _chart(*(_circle(place(dot), 3, "other") for dot in dots),
                  _circle(place(mine), 6, "mine"))


def growth(numbers: Mapping[str, Any]) -> str:
    """Steps, and lines that run, over cells; both ways in logarithms, so a power is a line."""
    points = numbers.get("points", ())
    series = [[(log(cells), log(point[at])) for cells, *point in points if point[at] > 0]
              for at in (0, 1)]
    known = [one for one in series if len(one) > 1]
    if not known:
        return ""
    xs, ys = zip(*(point for one in known for point in one), strict=True)
    across = (WIDE - 4 * EDGE) / (max(xs) - min(xs) or 1)
    up = (HIGH - 4 * EDGE) / (max(ys) - min(ys) or 1)

    def place(point: tuple[float, float]) -> tuple[float, float]:
        return (2 * EDGE + (point[0] - min(xs)) * across,
                HIGH - 2 * EDGE - (point[1] - min(ys)) * up)

    drawn = []
    for one, name in zip(series, ("mine", "flat"), strict=True):
        if len(one) > 1:
            placed = list(map(place, one))
            line = "L".join(f"{x:.1f} {y:.1f}" for x, y in placed)
            drawn += [f'<path class="{name} line" d="M{line}"/>',
                      *(_circle(spot, 4, name) for spot in placed)]
    return _chart(*drawn)


def _circle(place: tuple[float, float], radius: int, name: str) -> str:
    return f'<circle class="{name}" cx="{place[0]:.1f}" cy="{place[1]:.1f}" r="{radius}"/>'


def _chart(*drawn: str) -> str:
    return "".join(_parts(drawn))


def _parts(drawn: Iterable[str]) -> Iterable[str]:
    frame = f'<path class="axes" d="M{EDGE} {EDGE}V{HIGH - EDGE}H{WIDE - EDGE}"/>'
    return HEAD, frame, *drawn, "</svg>"


CHARTS: Mapping[str, Callable[[Mapping[str, Any]], str]] = {
    "cost": growth, "placed": among, "even": counts}
