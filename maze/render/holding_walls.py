"""What an algorithm holds of walls: their weights, those that may come next, those settled."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import dist

from maze.grid import Edge, Grid
from maze.render import paths
from maze.render.layer import Label, Layer, circle
from maze.render.theme import Theme

THICK, LIT = 0.22, 0.12                                    # widths, in cells
TEXT = 0.24
MANY = 250                                                 # edges: then only the next have numbers
NEXT, LARGE = 24, 0.3                                      # so many, and their size
FRAME = 0.1                                                # a room's line lies so far within


def weights(grid: Grid, held: Mapping[str, Sequence[int]], theme: Theme) -> Iterator[Layer | Label]:
    """The place of each wall among all, by weight: 1 is the lightest; not where it is decided.

    On large boards only of those whose turn comes soon: the lightest, of walls that may be chosen
    if there are such, or the heaviest where passages stay.
    """
    weighed = held["weights"]
    ranked = sorted(range(len(weighed)), key=lambda edge: max(weighed[edge], ~weighed[edge]))
    size, open_ = TEXT, [(rank, edge) for rank, edge in enumerate(ranked, 1) if weighed[edge] >= 0]
    if len(weighed) > MANY:
        size, soon = LARGE, {*held.get("walls", ())}
        open_ = [one for one in open_ if not soon or one[1] in soon]
        open_ = open_[-NEXT:] if "spared" in held else open_[:NEXT]
    places = [(rank, door) for rank, edge in open_ for door in grid.geometry.doors(edge)[:1]]
    yield Layer("".join(circle(*door, 0.8 * size) for _, door in places), fill=theme.paper)
    for rank, door in places:
        yield Label(str(rank), *door, size if rank < 100 else 0.8 * size, theme.ink)


def kept(grid: Grid, held: Mapping[str, Sequence[int]], theme: Theme) -> Iterator[Layer | Label]:
    """Walls that were looked at and stay: thick."""
    yield Layer(paths.edges(grid, held["kept"]), stroke=theme.ink, width=THICK)


def spared(grid: Grid, held: Mapping[str, Sequence[int]], theme: Theme) -> Iterator[Layer | Label]:
    """Passages that were looked at and stay: a bar across the gap, from cell to cell."""
    bars = []
    for edge in held["spared"]:
        for (x, y), cell in zip(grid.geometry.doors(edge)[:1], grid.joins[edge], strict=False):
            cx, cy = grid.center(cell)
            dx, dy = (x - cx) * 0.45, (y - cy) * 0.45
            bars.append(paths.polyline([(x - dx, y - dy), (x + dx, y + dy)]))
    yield Layer("".join(bars), stroke=theme.ink, width=THICK)


def bars(grid: Grid, held: Mapping[str, Sequence[int]], theme: Theme) -> Iterator[Layer | Label]:
    """Passages that count as walls."""
    yield from _lit(grid, held["bars"], theme.path, theme)


def wall(grid: Grid, held: Mapping[str, Sequence[int]], theme: Theme) -> Iterator[Layer | Label]:
    """The wall that is being built, from end to end."""
    yield from _lit(grid, held["wall"], theme.frontier, theme)


def gap(grid: Grid, held: Mapping[str, Sequence[int]], theme: Theme) -> Iterator[Layer | Label]:
    """The place in it that stays open: a disc."""
    for x, y in grid.geometry.doors(held["gap"][0])[:1]:
        yield Layer(circle(x, y, 0.2), fill=theme.paper, stroke=theme.path, width=0.1)


def walls(grid: Grid, held: Mapping[str, Sequence[int]], theme: Theme) -> Iterator[Layer | Label]:
    """Walls that may be chosen."""
    yield from _lit(grid, held["walls"], theme.frontier, theme)


def chalk(grid: Grid, held: Mapping[str, Sequence[int]], theme: Theme) -> Iterator[Layer | Label]:
    """A dot for each time that a passage was walked along, side by side across it."""
    numbers, dots = held["chalk"], []
    for edge, times in zip(numbers[::2], numbers[1::2], strict=True):
        lines = grid.geometry.lines(edge)
        for x, y in grid.geometry.doors(edge)[:1]:
            (ax, ay), (bx, by) = lines[0][:2] if lines else ((x, y), (x, y))
            length = dist((ax, ay), (bx, by)) or 1.0
            dx, dy = 0.13 * (bx - ax) / length, 0.13 * (by - ay) / length
            places = [(x, y)] if times < 2 else [(x - dx, y - dy), (x + dx, y + dy)]
            dots += [circle(*place, 0.09) for place in places]
    yield Layer("".join(dots), fill=theme.path, stroke=theme.paper, width=0.05)


def rooms(grid: Grid, held: Mapping[str, Sequence[int]], theme: Theme) -> Iterator[Layer | Label]:
    """The rooms of a rectangle that wait, as frames; that of the next one is thick."""
    numbers = held["rooms"]
    frames = [numbers[at:at + 4] for at in range(0, len(numbers), 4)]
    x0, y0 = grid.geometry.bounds[:2]
    for number in range(len(frames) - 1, -1, -1):
        left, top, right, bottom = frames[number]
        a, b = x0 + left + FRAME, y0 + top + FRAME
        c, d = x0 + right - FRAME, y0 + bottom - FRAME
        yield Layer(paths.polygon([(a, b), (c, b), (c, d), (a, d)]), stroke=theme.path,
                    width=0.05 if number else 0.12)


def _lit(grid: Grid, edges: Iterable[Edge], color: str, theme: Theme) -> Iterator[Layer]:
    line = paths.edges(grid, edges)
    if line:
        yield Layer(line, stroke=theme.ink, width=THICK)
        yield Layer(line, stroke=color, width=LIT)
