"""Posts: the points where walls meet.  They and the walls are a graph too, the dual of the grid's.

In a flat drawing every edge, seen as a wall, stands between two posts; the lines of the rim join
posts into frames.  With every frame taken as one post, the walls of a perfect maze are a spanning
tree of the posts, and its passages are one of the cells: Hassler Whitney, "Non-separable and
planar graphs", 1932. So a wall adder works on any flat grid.  Whether a grid is flat is seen by
Euler's formula: cells - edges + posts = 2.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias
from weakref import WeakKeyDictionary

from maze.collector import gc_paused
from maze.grid import Edge, Grid, Line, Point
from maze.grids.lattice import rectangle
from maze.grids.rows import beside, downward
from maze.laying import in_parts, progress
from maze.progress import Work, finish

Post: TypeAlias = int
Ends: TypeAlias = Iterable[tuple[Post, Post]]


class Posts(NamedTuple):
    """neighbors[post] and borders[post] are as in a grid, with the walls as edges.

    frames    the posts of each connected rim, the outer one first
    """

    neighbors: Sequence[Sequence[Post]]
    borders: Sequence[Sequence[Edge]]
    frames: Sequence[Sequence[Post]]


_known: WeakKeyDictionary[Grid, Posts | None] = WeakKeyDictionary()


def posts(grid: Grid) -> Posts | None:
    """The posts of a grid; None if it is not flat."""
    with gc_paused():
        return finish(posts_slices(grid))


def posts_slices(grid: Grid) -> Work[Posts | None]:
    """The same in slices of some edges."""
    if grid not in _known:
        _known[grid] = _lattice_posts(grid) if rectangle(grid) else (
            yield from _drawn_posts(grid))
    return _known[grid]


def _lattice_posts(grid: Grid) -> Posts:
    """Post (x, y) is y * (width + 1) + x; walls in the order right, down, left, up."""
    width, height = len(grid.rows[0]), len(grid.rows)
    step = width + 1
    places = list(range(step * (height + 1)))               # shared: half the memory of new numbers
    upright = [list(beside(grid, y)) for y in range(height)]
    neighbors: list[Sequence[Post]] = [(), *((x + step,) for x in range(1, width)), ()]
    borders: list[Sequence[Edge]] = [(), *((edge,) for edge in upright[0]), ()]
    for y in range(1, height):
        level, left = downward(grid, y - 1)[1], y * step
        around = [places[left + 1 + way:left + width + way] for way in (1, step, -1, -step)]
        neighbors += [(left + 1,), *zip(*around, strict=True), (left + width - 1,)]
        borders += [(level[0],), *zip(level[1:], upright[y], level, upright[y - 1]), (level[-1],)]
    last = height * step
    neighbors += [(), *((last + x - step,) for x in range(1, width)), ()]
    borders += [(), *((edge,) for edge in upright[-1]), ()]
    sides = (post for y in range(1, height) for post in (y * step, y * step + width))
    frame = [*range(step), *sides, *range(last, last + step)]
    return Posts(neighbors, borders, [frame])


def _drawn_posts(grid: Grid) -> Work[Posts | None]:
    """Read off the drawing: posts are the ends of lines, at the same point if they are the same."""
    numbers: dict[Point, Post] = {}

    def ends(lines: Iterable[Line]) -> tuple[Post, Post]:
        loose: set[Point] = set()
        for line in lines:                                 # of a bent wall only the two ends
            loose ^= {(round(x, 6) + 0.0, round(y, 6) + 0.0) for x, y in line[:2]}
        a, b = sorted(loose)
        return numbers.setdefault(a, len(numbers)), numbers.setdefault(b, len(numbers))

    if not grid.geometry.flat:
        return None                                        # a seam or a stair
    walls: list[tuple[Post, Post]] = []
    for edges in in_parts(range(grid.edges)):
        walls += [ends(grid.geometry.lines(edge)) for edge in edges]
        yield progress(len(walls), grid.edges)
    frames = _frames([ends([line]) for _, line in grid.geometry.rim()])
    at = list(numbers)
    frames.sort(key=lambda frame: min(at[post] for post in frame))
    found = _linked(walls, frames, len(numbers))
    whole = len(set(stand_ins(found)))
    return found if len(grid) - grid.edges + whole == 2 and _reached(found) == whole else None


def _linked(ends: Ends, frames: Sequence[Sequence[Post]], count: int) -> Posts:
    neighbors: list[list[Post]] = [[] for _ in range(count)]
    borders: list[list[Edge]] = [[] for _ in range(count)]
    for edge, (a, b) in enumerate(ends):
        neighbors[a].append(b)
        neighbors[b].append(a)
        borders[a].append(edge)
        borders[b].append(edge)
    return Posts(neighbors, borders, frames)


def stand_ins(found: Posts) -> list[Post]:
    """For each post the one that stands for it: on a frame the first of its frame."""
    same = list(range(len(found.neighbors)))
    for frame in found.frames:
        for post in frame:
            same[post] = frame[0]
    return same


def _frames(rim: Ends) -> list[list[Post]]:
    """The posts that the rim joins, together."""
    joined: dict[Post, list[Post]] = {}
    for a, b in rim:
        joined.setdefault(a, []).append(b)
        joined.setdefault(b, []).append(a)
    frames, seen = [], set()
    for start in joined:
        if start not in seen:
            seen.add(start)
            frame = [start]
            for post in frame:
                new = [near for near in joined[post] if near not in seen]
                seen.update(new)
                frame += dict.fromkeys(new)
            frames.append(frame)
    return frames


def _reached(found: Posts) -> int:
    """How many posts, frames as one, hang together with the first."""
    members = {frame[0]: frame for frame in found.frames}
    same = stand_ins(found)
    order, seen = [same[0]], {same[0]}
    for one in order:
        for post in members.get(one, [one]):
            for near in found.neighbors[post]:
                if same[near] not in seen:
                    seen.add(same[near])
                    order.append(same[near])
    return len(order)
