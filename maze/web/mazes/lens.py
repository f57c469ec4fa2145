"""Lens: what may be laid over a finished maze: how far all cells are from one of them, and the
bottlenecks, the cells that every path from start to goal must pass.

A lens is a way of looking, so it stays when another maze is shown; what it has measured is kept
until the passages change.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from maze.grid import Cell, Grid
from maze.marks import PRUNED
from maze.measures.bottlenecks import distances
from maze.passages import Maze
from maze.quest.quest import Quest, must_pass
from maze.render import layers
from maze.render.distance import UNREACHED, shade_layers, shades, tints
from maze.render.layers import Label, Layer
from maze.render.paths import number
from maze.render.theme import Theme
from maze.scene import MazeScene
from maze.web.mazes import marks

MAPS = ("", "dist", "bands")                               # no map, a smooth one, one in ten bands
DIAMOND = 0.2                                              # half of a bottleneck's mark, in cells
JOINT = 0.03                                               # between two cells of one shade


Laid = Callable[[MazeScene, tuple[Cell, Cell], Theme], Iterable[Layer | Label]]


class Tints(NamedTuple):
    """A shade for each cell, and the color of each shade."""

    shades: bytes
    colors: dict[int, str]


class Lens:
    """``map`` is one of MAPS; ``source`` the cell it measures from, None for the start."""

    def __init__(self) -> None:
        self.map = ""
        self.source: Cell | None = None
        self.narrow = False                                # whether bottlenecks are marked
        self.laid: Laid | None = None                      # what somebody else lays over
        self._links: tuple[bytes, list[list[Cell]]] = (b"", [])
        self._far: tuple[object, list[int]] = (None, [])

    @property
    def open(self) -> bool:
        """Whether anything is laid over."""
        return bool(self.map) or self.narrow or self.laid is not None

    def links(self, scene: MazeScene) -> list[list[Cell]]:
        """The passages that are drawn."""
        known = bytes(scene.open) + str(scene.arrows).encode()
        if self._links[0] != known or len(self._links[1]) != len(scene.grid):
            self._links = (known, maze_of(scene).links())
        return self._links[1]

    def far(self, scene: MazeScene, start: Cell) -> Sequence[int]:
        """How many steps each cell is from one; -1 if nobody comes there."""
        links = self.links(scene)
        known = (id(links), start)
        if self._far[0] != known:
            self._far = (known, distances(links, start))
        return self._far[1]

    def measure(self, scene: MazeScene, start: Cell, goal: Cell) -> int:
        """How many steps it is from one cell to another; -1 if there is no way."""
        return distances(self.links(scene), start)[goal]

    def source_of(self, scene: MazeScene, start: Cell) -> Cell:
        """The cell that is measured from."""
        chosen = self.source
        return start if chosen is None or chosen >= len(scene.grid) else chosen

    def tints(self, scene: MazeScene, start: Cell, theme: Theme) -> Tints | None:
        """The map as colors; None if none is wanted."""
        if not self.map:
            return None
        bands = self.map == "bands"
        far = self.far(scene, self.source_of(scene, start))
        return Tints(shades(far, bands=bands), tints(theme, bands=bands))

    def bottlenecks(self, scene: MazeScene, ends: tuple[Cell, Cell],
                    quest: Quest | None = None) -> set[Cell]:
        """The cells that every way passes, detours to keys included; none if there is no way."""
        return set(must_pass(maze_of(scene), quest, *ends))

    def marks(self, scene: MazeScene, ends: tuple[Cell, Cell], theme: Theme,
              quest: Quest | None = None) -> Iterator[Layer | Label]:
        """A diamond on every bottleneck, but for what is marked already."""
        if self.narrow:
            marked = {*ends, *(quest.stops if quest else ())}
            grid, narrow = scene.grid, sorted(self.bottlenecks(scene, ends, quest) - marked)
            path = "".join(_diamond(grid, cell) for cell in narrow)
            yield Layer(path, fill=theme.paper, stroke=theme.ink, width=0.06)
        if self.laid:
            yield from self.laid(scene, ends, theme)


def maze_of(scene: MazeScene) -> Maze:
    """The maze that is drawn."""
    maze = Maze(scene.grid)
    maze.open, maze.arrows = bytearray(scene.open), dict(scene.arrows)
    return maze


def fills(grid: Grid, cells: Collection[Cell], tinted: Tints,
          theme: Theme) -> list[Layer | Label]:
    """Some cells in the colors of the map, a little larger than they are, so that no joint is seen;
    hatched where nobody comes."""
    found: list[Layer | Label] = []
    for layer in shade_layers(grid, tinted.shades, cells, tinted.colors):
        assert isinstance(layer, Layer)
        found.append(layer._replace(stroke=layer.fill, width=JOINT))
    lost = [cell for cell in cells if tinted.shades[cell] == UNREACHED]
    return found + list(marks.shapes(grid, {PRUNED: lost}, theme, earth=False)) if lost else found


def _diamond(grid: Grid, cell: Cell) -> str:
    (x, y), half = grid.center(cell), DIAMOND * min(1.0, layers.room(grid, cell))
    r = number(half)
    return f"M{number(x)} {number(y - half)}l{r} {r}-{r} {r}-{r}-{r}Z"
