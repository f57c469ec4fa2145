"""Marks: the color and the shape of each state of a cell, so that no state is told by color alone.

A mark is as large as its cell has room.  Cells of one state are one path, however many they are.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from math import ceil

from maze.grid import Cell, Edge, Grid, Point
from maze.grids.headings import heading
from maze.marks import (
    BLANK,
    FLOOD,
    FRONTIER,
    LOOKS,
    NOWHERE,
    ONCE,
    PRUNED,
    SOLID,
    TWICE,
    VISITED,
    WALK,
    look_of,
)
from maze.render import layers, paths
from maze.render.layers import Layer
from maze.render.paths import number
from maze.render.theme import Theme
from maze.scene import MazeScene
from maze.steps import SEARCHING
from maze.web.mazes.bands import NOTHING, bands, few

EARTH = 0.3                                                # between two lines of the hatch
INSET = 0.76                                               # of a cell that is hatched
HEAD = 0.27                                                # radius of the ring around here
POINTER = 0.17                                             # and of the pointer in it
MORTAR = 0.04                                              # wide enough to close a joint
TINY = 1.5                                                 # pixels; a wall is one of them at least

ByMark = Mapping[int, Iterable[Cell]]


def fill(look: int, theme: Theme) -> str:
    """The color of a state, or of a tone of the flood."""
    if look > FLOOD:
        return theme.flood[look - FLOOD - 1] if theme.flood else theme.visited
    return {BLANK: theme.blank, VISITED: theme.visited, FRONTIER: theme.frontier,
            WALK: theme.second, PRUNED: theme.pruned, SOLID: theme.wall, ONCE: theme.visited,
            TWICE: theme.pruned}[look]


def walled(theme: Theme, scale: float) -> Theme:
    """The theme without walls where cells are so small that walls would cover all of them, and
    nothing would be seen of what happens."""
    return theme if scale >= TINY else theme._replace(wall="")


def is_flooded(scene: MazeScene, theme: Theme) -> bool:
    """Whether what a search has reached shows in which order."""
    return bool(theme.flood) and scene.phase in SEARCHING


def looking(scene: MazeScene, theme: Theme) -> Callable[[Cell], int]:
    """What the color of a cell goes by: see ``maze.marks``."""
    marks, tones = scene.marks, scene.tones
    if not is_flooded(scene, theme):
        return marks.__getitem__
    return lambda cell: look_of(marks[cell], tones[cell])


def colors(scene: MazeScene, cells: Collection[Cell], edges: Iterable[Edge], theme: Theme,
           bare: tuple[Cell, Cell] | None, *, clear: bool, earth: bool,
           whole: bool) -> Iterator[Layer]:
    """Fills by look, the joints of some edges, and if the cells are ``clear`` the shapes that tell
    the states apart without color; on a ``whole`` picture paper is there already."""
    grid, looking_at = scene.grid, looking(scene, theme)
    for some in bands(cells):
        for look, cells_of in by_mark(scene, some, bare, looking_at).items():
            if look != BLANK or not whole:
                yield Layer(paths.outline(grid, cells_of), fill=fill(look, theme))
        yield NOTHING                                      # blank cells take time, too
    if bare is None:
        for part in bands(edges):
            yield from mortar(grid, part, scene.open, looking_at, theme)
            yield NOTHING
    if clear:
        under = set(scene.path)                            # its line may bend round them
        for some in few(cells):
            seen = [cell for cell in some if cell not in under] if under else some
            alike = by_mark(scene, seen, bare, scene.marks.__getitem__)
            yield from shapes(grid, alike, theme, earth=earth)


def by_mark(scene: MazeScene, cells: Collection[Cell],
            bare: tuple[Cell, Cell] | None,
            looking: Callable[[Cell], int]) -> dict[int, list[Cell]]:
    """Some cells by their marks or looks; without marks, if ``bare`` has the ends of the maze."""
    found: dict[int, list[Cell]] = {}
    if bare is None:
        for cell in cells:
            found.setdefault(looking(cell), []).append(cell)
        return found
    opened, borders = scene.open, scene.grid.borders
    solid = [cell for cell in cells if cell not in bare
             and not any(map(opened.__getitem__, borders[cell]))]
    return {BLANK: list(set(cells).difference(solid)), SOLID: solid}


def shapes(grid: Grid, by_mark: ByMark, theme: Theme, *, earth: bool) -> Iterator[Layer]:
    """What is drawn on the colors; ``earth`` says that blank cells are still to be dug."""
    def all_of(mark: int, draw: Callable[[float, float, float], str]) -> str:
        return "".join(draw(*grid.center(cell), _size(grid, cell))
                       for cell in by_mark.get(mark, ()))

    if earth:
        hatch = "".join(_earth(grid, cell) for cell in by_mark.get(BLANK, ()))
        yield Layer(hatch, stroke=theme.pruned, width=0.045)
    yield Layer(all_of(FRONTIER, _diamond), fill=theme.mark)
    yield Layer(all_of(PRUNED, _hatch), stroke=theme.ink, width=0.04)
    yield Layer(all_of(WALK, _dot), fill=theme.ink)
    strokes = all_of(ONCE, _stroke) + all_of(TWICE, _two_strokes)
    yield Layer(strokes, stroke=theme.ink, width=0.05)


def mortar(grid: Grid, edges: Iterable[Edge], opened: bytearray,
           looking: Callable[[Cell], int], theme: Theme) -> Iterator[Layer]:
    """Color for the joints between cells, of one state or two, where paper would shine through.

    On a seam the cells do not touch: each side of it would get the color of the other.
    """
    if grid.geometry.unit:                                 # they fill whole pixels
        return
    joints: dict[str, list[Edge]] = {}
    colors = [fill(look, theme) for look in range(LOOKS)]
    seams = frozenset(grid.geometry.seams)
    for edge in edges:
        if opened[edge] and edge not in seams:
            one, other = map(looking, grid.joined(edge))
            if one or other:                               # paper needs no mortar
                joints.setdefault(colors[max(one, other)], []).append(edge)
    for color, some in joints.items():
        yield Layer(paths.edges(grid, some), stroke=color, width=MORTAR)


def here(grid: Grid, cell: Cell, theme: Theme, came: Cell = NOWHERE) -> Iterator[Layer]:
    """The ring around the cell where something happens, with a pointer if it came from next door.
    """
    size = min(1.0, layers.room(grid, cell)) * (0.6 if grid.geometry.stairs else 1.0)
    ring = layers.circle(*grid.center(cell), HEAD * size)
    yield Layer(ring, fill=theme.paper, stroke=theme.paper, width=0.18 * size)
    yield Layer(ring, stroke=theme.ink, width=0.09 * size)
    if came in grid.neighbors[cell]:
        yield Layer(_pointer(grid, cell, came, POINTER * size), fill=theme.ink)


def _pointer(grid: Grid, cell: Cell, came: Cell, size: float) -> str:
    """A triangle that points away from where one came in."""
    x, y = grid.center(cell)
    dx, dy = (-part * size / 1000 for part in heading(grid, cell, grid.between(cell, came)))
    return paths.polygon([(x + dx, y + dy), (x - 0.6 * dx - 0.8 * dy, y - 0.6 * dy + 0.8 * dx),
                          (x - 0.6 * dx + 0.8 * dy, y - 0.6 * dy - 0.8 * dx)])


def _size(grid: Grid, cell: Cell) -> float:
    return 1.0 if grid.geometry.unit else min(1.0, layers.room(grid, cell))


def _earth(grid: Grid, cell: Cell) -> str:
    """Slanting lines across a cell, in line with those of all other cells."""
    x, y = grid.center(cell)
    corners = [(x + (px - x) * INSET, y + (py - y) * INSET)
               for px, py in grid.geometry.outline(cell)]
    heights = [px + py for px, py in corners]
    first, last = ceil(min(heights) / EARTH), ceil(max(heights) / EARTH)
    return "".join(_slant(corners, heights, k * EARTH) for k in range(first, last))


def _slant(corners: list[Point], heights: list[float], at: float) -> str:
    """The part within a polygon of the line on which x + y is constant."""
    found = []
    for k, high in enumerate(heights):
        low = heights[k - 1]
        if (low < at) != (high < at):
            share = (at - low) / (high - low)
            (px, py), (qx, qy) = corners[k - 1], corners[k]
            found.append((px + (qx - px) * share, py + (qy - py) * share))
    if len(found) < 2:
        return ""
    (px, py), (qx, qy) = min(found), max(found)
    return f"M{number(px)} {number(py)}L{number(qx)} {number(qy)}"


def _diamond(x: float, y: float, size: float) -> str:
    r = number(0.16 * size)
    return f"M{number(x)} {number(y - 0.16 * size)}l{r} {r}-{r} {r}-{r}-{r}Z"


def _hatch(x: float, y: float, size: float) -> str:
    far, near = number(0.35 * size), number(0.4 * size)
    return (f"M{number(x - 0.3 * size)} {number(y + 0.05 * size)}l{far}-{far}"
            f"M{number(x - 0.1 * size)} {number(y + 0.3 * size)}l{near}-{near}")


def _dot(x: float, y: float, size: float) -> str:
    return layers.circle(x, y, 0.07 * size)


def _stroke(x: float, y: float, size: float, aside: float = 0.0) -> str:
    """Chalk: a stroke for each time a walker has passed."""
    return f"M{number(x + aside * size)} {number(y - 0.12 * size)}v{number(0.24 * size)}"


def _two_strokes(x: float, y: float, size: float) -> str:
    return _stroke(x, y, size, -0.08) + _stroke(x, y, size, 0.08)
