"""The map of the field, as SVG: names in families, and lines between those that are related.

It is drawn twice, in one column and in three; the style of the page shows what fits.  Each name is
a link that also holds its own lines once more, which show when it is pointed at or has the focus.
"""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from maze.learning.relations import BUILDS, SAID, SHOWS, relations
from maze.learning.subjects import KINDS, subjects
from maze.registry import GROUPS
from tools.learn.layout import Spot, arranged, spots

WIDE, HIGH, ROW = 178, 28, 34                              # of a name; from name to name
GUTTER, MARGIN = 62, 46                                    # between columns; beside the outer ones
ALONE = 124                                                # beside a single column
ROOM = 168                                                 # for the letters of a name
NARROW, BROAD = " ()-.,:'fijlrtI", "mwMWωώΩφψ"             # letters
SMALL = 12                                                 # between the rows of a long name
PORT = 4.5                                                 # between the ends of lines at one name
HEAD = 6                                                   # of an arrow

ARROW = '<path class="head" d="M38 6l-7 -4v8z"/>'           # of a line in the legend

Words = Callable[[str], str]


class Line(NamedTuple):
    """What joins two names: its kind, the path, and the head of its arrow, which may be empty."""

    kind: str
    one: str
    other: str
    path: str
    head: str


class End(NamedTuple):
    """Where a line leaves a name: at its left or right side, toward ``row``."""

    id: str
    right: bool
    row: float


def field_map(columns: int, address: Words, title: Words, label: str) -> str:
    """``address`` gives the page of an id, ``title`` its name, or that of a family."""
    found = spots(arranged(columns), columns)
    lines = list(_lines(found, columns))
    left = MARGIN if columns > 1 else 2
    right = MARGIN if columns > 1 else ALONE
    width = left + columns * WIDE + (columns - 1) * GUTTER + right
    height = max(spot.row for spot in found.values()) * ROW + HIGH + 4
    drawn = "".join(
        f'<path class="{kind}" d="{"".join(one.path for one in lines if one.kind == kind)}"/>'
        for kind in SAID)
    heads = "".join(one.head for one in lines)
    names = "".join(_name(id_, spot, lines, address, title) for id_, spot in found.items())
    return (f'<svg class="map of{columns}" viewBox="{-left} -2 {width} {height}" role="group" '
            f'aria-label="{html.escape(label)}"><g class="lines">{drawn}<path class="head" '
            f'd="{heads}"/></g>{_titles(found, title)}{names}</svg>')


def legend(said: Callable[[str], str]) -> str:
    """What the kinds of lines mean, in the direction of arrows; ``said`` gives the words."""
    return "".join(
        f'<li><svg class="key" viewBox="0 0 40 12" width="40" height="12" aria-hidden="true">'
        f'<g class="lines"><path class="{kind}" d="M2 6H38"/>'
        f'{ARROW if kind == BUILDS else ""}</g></svg> '
        f"{html.escape(said(kind))}</li>" for kind in SAID)


def _titles(found: Mapping[str, Spot], title: Words) -> str:
    """Of families, above their first names."""
    first: dict[str, Spot] = {}
    for id_, spot in found.items():
        family = subjects()[id_].group or subjects()[id_].kind
        first[family] = min(first.get(family, spot), spot)
    named = {**KINDS, **GROUPS}
    room = ROOM if max(spot.column for spot in found.values()) else ROOM + ALONE - MARGIN
    return "".join(_text("family", _wrapped(title(named[family]), room), _left(spot),
                         (spot.row - 1) * ROW + HIGH - 5, up=1)
                   for family, spot in first.items())


def _text(kind: str, rows: list[str], x: float, y: float, up: float) -> str:
    """One row, or two smaller ones, of which ``up`` are above the place of one."""
    if len(rows) == 1:
        return f'<text class="{kind}" x="{x:g}" y="{y:g}">{html.escape(rows[0])}</text>'
    spans = " ".join(f'<tspan x="{x:g}" dy="{place * SMALL}">{html.escape(row)}</tspan>'
                     for place, row in enumerate(rows))
    return f'<text class="{kind} small" x="{x:g}" y="{y - up * SMALL:g}">{spans}</text>'


def _name(id_: str, spot: Spot, lines: list[Line], address: Words, title: Words) -> str:
    own = [one for one in lines if id_ in (one.one, one.other)]
    x, y = _left(spot), spot.row * ROW
    words = title(subjects()[id_].title)
    rows = _wrapped(words, ROOM)
    text = _text("name", rows, x + WIDE / 2, y + HIGH / 2 + 4.5, up=0.6)
    whole = f' aria-label="{html.escape(words)}"' if "…" in "".join(rows) else ""
    return (f'<a {address(id_)}{whole}>'
            f'<path class="own" d="{"".join(one.path for one in own)}"/>'
            f'<rect class="{subjects()[id_].kind}" x="{x}" y="{y}" width="{WIDE}" '
            f'height="{HIGH}" rx="6"/>{text}</a>')


def _wrapped(words: str, room: float) -> list[str]:
    """One row, or two smaller ones, cut if need be."""
    if _length(words) <= room:
        return [words]
    gaps = [found.start() for found in re.finditer(" ", words)] or [len(words)]
    gap = min(gaps, key=lambda at: abs(at - len(words) / 2))
    rows = []
    for row in (words[:gap], words[gap:].strip()):
        while _length(row) * 11 / 13 > room:
            row = row.rstrip("…")[:-1] + "…"
        rows.append(row)
    return rows


def _length(words: str) -> float:
    """About how wide letters of 13 units are, in a broad type."""
    return sum(4.8 if one in NARROW else 11 if one in BROAD else 8.8 if one.isupper() else 7.6
               for one in words)


# --- lines ---------------------------------------------------------------------------------------


def _lines(found: Mapping[str, Spot], columns: int) -> Iterator[Line]:
    """From the older to the newer, if one builds on the other."""
    ends = []
    for kind, one, other in relations():
        a, b = (other, one) if kind == BUILDS else (one, other)
        aside = columns == 1 or found[a].column == columns - 1 or (
            found[a].column > 0 and kind != SHOWS)
        ends.append((kind, End(a, _side(found[a], found[b], aside), found[b].row),
                     End(b, _side(found[b], found[a], aside), found[a].row)))
    ports = _ports(found, [end for _, a, b in ends for end in (a, b)])
    for kind, a, b in ends:
        (x, y), (u, v) = ports[a], ports[b]
        if a.right == b.right:                             # beside one column
            deep = min(MARGIN - 6 if columns > 1 else ALONE - 8, 12 + abs(y - v) * _slope(columns))
            deep = deep * 4 / 3 if a.right else -deep * 4 / 3
            path = f"M{x:g} {y:g}C{x + deep:.0f} {y:g} {u + deep:.0f} {v:g} {u:g} {v:g}"
        else:
            middle = (x + u) / 2
            path = f"M{x:g} {y:g}C{middle:g} {y:g} {middle:g} {v:g} {u:g} {v:g}"
        back = HEAD if b.right else -HEAD
        head = f"M{u:g} {v:g}l{back} -3.5v7z" if kind == BUILDS else ""
        yield Line(kind, a.id, b.id, path, head)


def _slope(columns: int) -> float:
    """How far a line beside a column swings out, for each unit that it goes down."""
    return 0.16 if columns > 1 else 0.12


def _side(here: Spot, there: Spot, aside: bool) -> bool:
    """Whether a line leaves at the right, which ``aside`` says of lines within a column."""
    return aside if here.column == there.column else there.column > here.column


def _ports(found: Mapping[str, Spot], ends: list[End]) -> dict[End, tuple[float, float]]:
    """Points: the ends at a side of a name below one another, in the order of where they lead."""
    sides: dict[tuple[str, bool], list[End]] = {}
    for end in dict.fromkeys(ends):
        sides.setdefault((end.id, end.right), []).append(end)
    points = {}
    for (id_, right), some in sides.items():
        spot = found[id_]
        apart = min(PORT, (HIGH - 6) / len(some))
        for place, end in enumerate(sorted(some, key=lambda end: end.row)):
            shift = (place - (len(some) - 1) / 2) * apart
            points[end] = (_left(spot) + WIDE * right,
                           round(spot.row * ROW + HIGH / 2 + shift, 1))
    return points


def _left(spot: Spot) -> int:
    return spot.column * (WIDE + GUTTER)
