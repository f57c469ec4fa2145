"""Strokes: lines put together to as few long ones as possible, for a pen that is seldom lifted.

Where lines meet, they are paired: first those that go straight on.  An end without a partner is
where a stroke ends, so a figure of ``n`` posts with an odd number of lines takes n / 2 strokes, or
one if there is no such post (Leonhard Euler, "Solutio problematis ad geometriam situs
pertinentis", 1736).  A closed stroke that meets another is spliced into it (Carl Hierholzer, 1873).
Cost: linear.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import dist

from maze.grid import Line, Point
from maze.laying import in_parts, progress
from maze.progress import Work

End = int                                                  # 2 line, or 2 line + 1 for its far end
NONE = -1
STRAIGHT = 1e-6                                            # how far a post may lie beside a line


def strokes(lines: Sequence[Line]) -> Work[list[list[Line]]]:
    """The lines in strokes: in each, a line begins where the one before it ends."""
    partner, root = [NONE] * (2 * len(lines)), list(range(len(lines)))
    posts = list(_posts(lines).values())
    for some in in_parts(posts):
        for ends in some:
            _pair(lines, ends, partner, root)
        yield progress(0)
    closed = [True] * len(lines)
    for end, other in enumerate(partner):
        if other == NONE:
            closed[_root(root, end >> 1)] = False
    for some in in_parts(posts):
        for ends in some:
            _splice(ends, partner, root, closed)
        yield progress(0)
    drawn = bytearray(len(lines))
    loose = [end for end, other in enumerate(partner) if other == NONE]
    found: list[list[Line]] = []
    for begun in in_parts([*loose, *range(0, 2 * len(lines), 2)]):
        found += [_follow(lines, end, partner, drawn) for end in begun if not drawn[end >> 1]]
        yield progress(0)
    return sorted(map(_straightened, found), key=lambda stroke: stroke[0][0][::-1])


def _posts(lines: Sequence[Line]) -> dict[Point, list[End]]:
    """The ends that lie at the same point."""
    posts: dict[Point, list[End]] = {}
    for number, line in enumerate(lines):
        for far, (x, y) in enumerate(line[:2]):
            posts.setdefault((round(x, 6) + 0.0, round(y, 6) + 0.0), []).append(2 * number + far)
    return posts


def _pair(lines: Sequence[Line], ends: Sequence[End], partner: list[End], root: list[int]) -> None:
    """Pair the ends at a post; the straightest pair first."""
    ways = {end: _way(lines[end >> 1], end & 1) for end in ends}
    pairs = sorted(combinations(ends, 2), key=lambda pair: (
        ways[pair[0]][0] * ways[pair[1]][0] + ways[pair[0]][1] * ways[pair[1]][1]))
    for a, b in pairs:
        if partner[a] == partner[b] == NONE:
            partner[a], partner[b] = b, a
            root[_root(root, a >> 1)] = _root(root, b >> 1)


def _way(line: Line, far: int) -> Point:
    """The direction in which a line leaves one of its ends."""
    a, b = line[:2][::-1] if far else line[:2]
    length = dist(a, b) or 1.0
    return (b[0] - a[0]) / length, (b[1] - a[1]) / length


def _root(root: list[int], line: int) -> int:
    """The line that stands for the stroke of a line."""
    while root[line] != line:
        root[line] = line = root[root[line]]
    return line


def _splice(ends: Sequence[End], partner: list[End], root: list[int], closed: list[bool]) -> None:
    """Put the closed strokes that pass a post into another one that does, if there is one."""
    own = min(ends, key=lambda end: (closed[_root(root, end >> 1)], partner[end] != NONE))
    for end in ends:
        ours, theirs = _root(root, own >> 1), _root(root, end >> 1)
        if ours != theirs and (closed[ours] or closed[theirs]):
            after, other = partner[own], partner[end]
            partner[own], partner[end] = end, own
            for one, two in ((after, other), (other, after)):
                if one != NONE:
                    partner[one] = two
            closed[ours] = closed[ours] and closed[theirs]
            root[theirs] = ours


def _follow(lines: Sequence[Line], end: End, partner: Sequence[End],
            drawn: bytearray) -> list[Line]:
    """The stroke that begins at an end."""
    stroke = []
    while end != NONE and not drawn[end >> 1]:
        drawn[end >> 1] = 1
        stroke.append(_turned(lines[end >> 1]) if end & 1 else lines[end >> 1])
        end = partner[end ^ 1]
    return stroke


def _turned(line: Line) -> Line:
    """The same line from its other end."""
    return (line[1], line[0]) if len(line) == 2 else (line[1], line[0], -line[2])


def _straightened(stroke: list[Line]) -> list[Line]:
    """The same stroke, with one line for several that go straight on."""
    found = stroke[:1]
    for line in stroke[1:]:
        if len(line) == len(found[-1]) == 2 and _is_straight(found[-1][0], *line[:2]):
            found[-1] = (found[-1][0], line[1])
        else:
            found.append(line)
    return found


def _is_straight(a: Point, b: Point, c: Point) -> bool:
    """Whether the way from a by b to c goes straight on."""
    along = (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1])
    aside = (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])
    return along > 0 and abs(aside) < STRAIGHT * dist(a, c)
