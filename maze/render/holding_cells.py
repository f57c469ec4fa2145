"""What an algorithm holds of cells: sets, bags, queues, rows, pointers, lengths, as marks in them.

The cells of a set have its color and its letters, so that sets are told apart without colors, too.
When two sets merge, one takes the color and the letters of the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import hypot

from maze.grid import Cell, Grid
from maze.grids.compass import door
from maze.members import members
from maze.render import paths
from maze.render.layer import Label, Layer, circle
from maze.render.layers import letter
from maze.render.room import room
from maze.render.theme import PIECES, Theme

DISC, ROOT = 0.26, 0.36                                    # radius of a disc, and of a root's
TEXT, ROOT_TEXT = 0.26, 0.34
RING = 0.05                                                # of paper around a disc
MANY = 400                                                 # cells: then only roots have letters
COLORS = list(PIECES.values())                             # fill, and ink of letters on it
BAG = 0.3                                                  # radius of the ring around a cell
QUEUE, NUMBER = 0.27, 0.3                                  # radius of a disc; size of a number
NEXT = 99                                                  # of a queue that has numbers
INSET = 0.8                                                # of a cell that is outlined
POINTER = 0.3                                              # how far a pointer reaches


def sets(grid: Grid, held: Mapping[str, Sequence[int]], theme: Theme) -> Iterator[Layer | Label]:
    """Sets of two cells or more; the root is larger."""
    joined = {root: cells for root, cells in members(held["sets"]).items() if len(cells) > 1}
    yield from _discs(grid, joined, theme, lambda cell, root: cell == root)


def parts(grid: Grid, held: Mapping[str, Sequence[int]], theme: Theme) -> Iterator[Layer | Label]:
    """Parts by their numbers; -1 is in none."""
    found: dict[int, list[Cell]] = {}
    for cell, part in enumerate(held["parts"]):
        if part >= 0:
            found.setdefault(part, []).append(cell)
    if len(found) > 1:
        yield from _discs(grid, found, theme, lambda cell, part: cell == found[part][0])


def _discs(grid: Grid, groups: Mapping[int, Sequence[Cell]], theme: Theme,
           large: Callable[[Cell, int], bool]) -> Iterator[Layer | Label]:
    for number, (fill, _) in enumerate(COLORS):
        discs = "".join(
            circle(*grid.center(cell), (ROOT if large(cell, name) else DISC) * _size(grid, cell))
            for name, cells in groups.items() if name % len(COLORS) == number for cell in cells)
        if discs:
            yield Layer(discs, fill=fill, stroke=theme.paper, width=RING)
    for name, cells in groups.items():
        for cell in cells:
            if large(cell, name) or len(grid) <= MANY:
                size = (ROOT_TEXT if large(cell, name) else TEXT) * _size(grid, cell)
                yield Label(letter(name), *grid.center(cell), size, COLORS[name % len(COLORS)][1])


def bag(grid: Grid, held: Mapping[str, Sequence[int]], theme: Theme) -> Iterator[Layer | Label]:
    """A ring around each cell."""
    yield from _rings(grid, held["bag"], theme)


def queue(grid: Grid, held: Mapping[str, Sequence[int]], theme: Theme) -> Iterator[Layer | Label]:
    """A number in each cell, 1 for the next one, which is filled; but a ring where there are
    lengths, and nothing where there are sums."""
    cells = held["queue"]
    if held.get("sums"):
        return
    if held.get("lengths"):
        yield from _rings(grid, cells[1:], theme)
        far = dict(zip(held["lengths"][::2], held["lengths"][1::2], strict=True))
        yield from _numbered(grid, [(cell, far[cell]) for cell in cells[:1] if cell in far],
                             theme.ink, theme.paper)
        return
    numbered = cells[:NEXT] if len(grid) <= 10 * MANY else cells[:1]
    for some, fill in ((numbered[1:], theme.paper), (numbered[:1], theme.ink)):
        discs = "".join(circle(*grid.center(cell), QUEUE * _size(grid, cell)) for cell in some)
        if discs:
            yield Layer(discs, fill=fill, stroke=theme.ink, width=RING)
    for at, cell in enumerate(numbered, 1):
        yield Label(str(at), *grid.center(cell), NUMBER * _size(grid, cell),
                    theme.ink if at > 1 else theme.paper)


def lengths(grid: Grid, held: Mapping[str, Sequence[int]], theme: Theme) -> Iterator[Layer | Label]:
    """How far each cell is, as a number on paper; none on large boards."""
    numbers = held["lengths"]
    if len(grid) <= MANY:
        yield from _numbered(grid, list(zip(numbers[::2], numbers[1::2], strict=True)),
                             theme.paper, theme.ink)


def sums(grid: Grid, held: Mapping[str, Sequence[int]], theme: Theme) -> Iterator[Layer | Label]:
    """The number by which each cell waits; the least is next and filled."""
    numbers = held["sums"]
    pairs = list(zip(numbers[::2], numbers[1::2], strict=True))[:NEXT]
    if len(grid) > 10 * MANY:
        pairs = pairs[:1]
    yield from _numbered(grid, pairs[1:], theme.paper, theme.ink, theme.ink)
    yield from _numbered(grid, pairs[:1], theme.ink, theme.paper, theme.ink)


def _numbered(grid: Grid, pairs: Sequence[tuple[Cell, int]], fill: str, ink: str,
              rim: str = "") -> Iterator[Layer | Label]:
    """Thousandths as numbers on discs."""
    discs = "".join(circle(*grid.center(cell), QUEUE * _size(grid, cell)) for cell, _ in pairs)
    if discs:
        yield Layer(discs, fill=fill, stroke=rim, width=RING if rim else 0.0)
    for cell, number in pairs:
        text = str(number // 1000) if number % 1000 == 0 else f"{number / 1000:.1f}"
        yield Label(text, *grid.center(cell), min(NUMBER, 0.75 / len(text)) * _size(grid, cell),
                    ink)


def row(grid: Grid, held: Mapping[str, Sequence[int]], theme: Theme) -> Iterator[Layer | Label]:
    """An outline within each cell of the row."""
    yield _outlines(grid, held["row"], theme.path, 0.05)


def run(grid: Grid, held: Mapping[str, Sequence[int]], theme: Theme) -> Iterator[Layer | Label]:
    """A disc in each cell of the run."""
    discs = "".join(circle(*grid.center(cell), 0.2 * _size(grid, cell)) for cell in held["run"])
    yield Layer(discs, fill=theme.frontier, stroke=theme.ink, width=RING)


def pointers(grid: Grid, held: Mapping[str, Sequence[int]],
             theme: Theme) -> Iterator[Layer | Label]:
    """A small arrow in each cell, toward the one before it."""
    yield from _arrows(grid, enumerate(held["pointers"]), theme.ink, theme)


def links(grid: Grid, held: Mapping[str, Sequence[int]], theme: Theme) -> Iterator[Layer | Label]:
    numbers = held["links"]
    yield from _arrows(grid, zip(numbers[::2], numbers[1::2], strict=True), theme.ink, theme)


def backs(grid: Grid, held: Mapping[str, Sequence[int]], theme: Theme) -> Iterator[Layer | Label]:
    """The same for the second search, in the color of the path."""
    numbers = held["backs"]
    yield from _arrows(grid, zip(numbers[::2], numbers[1::2], strict=True), theme.path, theme)


def _arrows(grid: Grid, pairs: Iterable[tuple[Cell, Cell]], color: str,
            theme: Theme) -> Iterator[Layer]:
    found = []
    for cell, old in pairs:
        if old < 0 or old == cell:
            continue
        (x, y), way = grid.center(cell), door(grid, grid.between(cell, old), cell)
        if way is None:
            continue
        length = hypot(way[0] - x, way[1] - y) or 1.0
        size = POINTER * _size(grid, cell) / length
        dx, dy = (way[0] - x) * size, (way[1] - y) * size
        found.append(paths.polygon([
            (x + dx, y + dy), (x - 0.2 * dx - 0.5 * dy, y - 0.2 * dy + 0.5 * dx),
            (x - 0.2 * dx + 0.5 * dy, y - 0.2 * dy - 0.5 * dx)]))
    if found:
        yield Layer("".join(found), fill=color, stroke=theme.paper, width=0.04)


def _rings(grid: Grid, cells: Iterable[Cell], theme: Theme) -> Iterator[Layer]:
    rings = "".join(circle(*grid.center(cell), BAG * _size(grid, cell)) for cell in cells)
    if rings:
        yield Layer(rings, stroke=theme.paper, width=0.14)
        yield Layer(rings, stroke=theme.ink, width=0.07)


def _outlines(grid: Grid, cells: Iterable[Cell], color: str, width: float) -> Layer:
    """Cells drawn smaller, about their middles."""
    found = []
    for cell in cells:
        cx, cy = grid.center(cell)
        found.append(paths.polygon([(cx + (x - cx) * INSET, cy + (y - cy) * INSET)
                                    for x, y in grid.geometry.outline(cell)]))
    return Layer("".join(found), stroke=color, width=width)


def _size(grid: Grid, cell: Cell) -> float:
    return min(1.0, room(grid, cell))
