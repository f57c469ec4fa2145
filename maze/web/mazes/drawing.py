"""MazeDrawing: a maze scene as layers, all of it or only what has changed.

Changed cells are filled anew, and the walls near them stroked again, because a fill covers half of
each wall around it.  Whatever is drawn goes out as one path a layer, from the bottom up: colors,
marks, mouths of tunnels, casing of the path, walls, path, arrows, keys, start and goal, signs.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from copy import copy
from itertools import chain

from maze.grid import Cell, Edge, Line
from maze.grids.lattice import rectangle
from maze.marks import NOWHERE
from maze.quest.quest import Quest
from maze.render import layers, paths
from maze.render.dug import apart, block, within
from maze.render.layers import Box, Label, Layer
from maze.render.pixels import Pixels
from maze.render.quest import quest_layers
from maze.render.theme import Theme
from maze.scene import MazeScene
from maze.steps import GENERATING, KEYS_LAID, SEARCHING
from maze.web.mazes import marks
from maze.web.mazes.aside import Aside
from maze.web.mazes.bands import NOTHING, among, bands
from maze.web.mazes.lens import Lens, Tints, fills
from maze.web.mazes.seams import Seams
from maze.web.mazes.sight import Sight
from maze.web.mazes.squares import SquaresDrawing
from maze.web.mazes.way import Way
from maze.web.view import View

MARGIN = 0.3                                               # cells around the maze
CLEAR = 10  # CSS pixels a cell from which marks are drawn
MANY = 5000                                                # changed cells
SAMPLE = 400                                               # cells that are measured


class MazeDrawing:
    """Draws a scene with its start and goal; ``theme`` tells the colors of the moment.

    ``quest`` tells what must be fetched or passed, once that is known; ``lens`` is laid over a
    finished maze.
    """

    def __init__(self, scene: MazeScene, start: Cell, goal: Cell, theme: Callable[[], Theme],
                 quest: Callable[[], Quest | None] = lambda: None,
                 lens: Lens | None = None, *, dug: bool = False) -> None:
        grid = scene.grid
        self.scene = scene
        self._own = (start, goal)                          # until a step names others
        self.theme = theme
        self.quest = quest
        self.lens = lens or Lens()
        self.box: Box = layers.bounds(grid, MARGIN)
        self.unsettled = False
        self.aside = Aside()                               # what glides at the moment
        self._many = min(MANY, len(grid) // 2)
        self.bare = False                                  # a finished maze that nobody has solved
        self._finished = False
        self._dug = dug                                    # drawn in ink: see ``maze.render.dug``
        self._solid_at_first = not dug and 1 not in scene.open     # what is not yet maze is earth
        sample = range(0, len(grid), len(grid) // SAMPLE + 1)
        self._way = Way(scene, layers.elbow_room(grid, sample), quest)
        self._above = {over: edge for edge, over in grid.geometry.tunnels.items()}
        self._seams = Seams(scene)
        self._sight = Sight(grid)
        self._squares = SquaresDrawing(scene, self._way, dug=dug) \
            if rectangle(grid) else None
        self._open_gates(self._own)

    def _open_gates(self, ends: tuple[Cell, Cell]) -> None:
        self.ends = ends
        self._gates = set(paths.gates(self.scene.grid, *ends))
        self._rim: dict[Cell, list[Line]] = {}
        for cell, line in () if self._dug else self.scene.grid.geometry.rim():
            if line not in self._gates:
                self._rim.setdefault(cell, []).append(line)
        if self._squares:
            self._squares.ends = ends
            self._squares.rim = paths.lines(chain.from_iterable(self._rim.values()))

    def finish(self, finished: bool) -> bool:
        """At the end everything is drawn once more: edges drawn twice are a shade too dark.  A
        finished maze that nobody solves is shown without marks, as one would print it."""
        self.scene.trim_dirty(self._many)
        changed, self._finished = finished != self._finished, finished
        self.bare = finished and self.scene.phase not in SEARCHING
        if self._squares:
            self._squares.bare = self.bare
        return changed

    def still(self, theme: Theme) -> MazeDrawing:
        (other := copy(self)).theme, other.aside = lambda: theme, Aside()
        return other

    def layers(self, view: View, *, whole: bool) -> Iterator[Layer | Label | Pixels]:
        self.scene.trim_dirty(self._many)                  # to look at each would take longer
        dirty = self.scene.take_dirty()
        named = (self.scene.start, self.scene.goal)
        ends = self._own if NOWHERE in named else named
        if ends != self.ends:
            self._open_gates(ends)
        page = self.theme()
        digging, clear = self.scene.phase == GENERATING and not self.bare, view.scale >= CLEAR
        theme = within(page, digging) if self._dug else page
        theme = theme if self.bare or self._squares else marks.walled(theme, view.scale)
        whole, squares = whole or dirty is None, self._squares
        if whole:
            yield layers.paper(self.box, page)
            if self._dug:
                yield block(self.scene.grid, theme.blank, page)
            self._seams.forget()
        elif not dirty:
            return
        self.aside.begin(possible=clear and not whole)
        if squares and squares.is_small(view, clear):
            yield from squares.small(view, dirty, theme, self._tints(theme), whole=whole)
        elif whole and squares:
            yield from squares.large(view, theme, self._tints(theme), clear=clear,
                                     earth=self.earth)
            yield from self._arrows(squares.arrows_seen(view), theme)
        elif whole and view.is_whole:
            edges = range(self.scene.grid.edges)
            yield from self._picture(range(len(self.scene.grid)), edges, edges, theme, clear)
        elif some := self._seen(view, None if whole else dirty):
            yield from self._changes(some, theme, clear)
        yield from self._things(theme)
        yield from self._ends(view.scale, theme if clear else page)
        if clear:
            yield from self._seams.layers(theme)

    def _seen(self, view: View, cells: set[Cell] | None) -> set[Cell]:
        """Those of some cells, or of all, that a view shows."""
        if cells is not None and view.is_whole:
            return cells
        if self._squares and cells is not None:
            return self._squares.cells_seen(view, cells)
        seen = self._sight.cells(view)
        return set(seen) if cells is None else cells & seen

    def _changes(self, dirty: set[Cell], theme: Theme, clear: bool) -> Iterator[Layer | Label]:
        grid = self.scene.grid
        own, near, edges, tunnels = set[Edge](), set(dirty), set[Edge](), grid.geometry.tunnels
        for cells in bands(dirty):
            own |= self._edges(cells)
            yield NOTHING
        above = self._seams.beyond(own).union(tunnels[edge] for edge in own if edge in tunnels)
        own |= self._edges(above)
        dirty |= above
        for cells in bands(dirty):
            near.update(cells, *map(grid.neighbors.__getitem__, cells))
            yield NOTHING
        for cells in bands(near):
            edges |= self._edges(cells)
            yield NOTHING
        yield from self._picture(dirty, own, edges, theme, clear, near)

    def _picture(self, cells: Collection[Cell], own: Collection[Edge], edges: Collection[Edge],
                 theme: Theme, clear: bool, near: set[Cell] | None = None
                 ) -> Iterator[Layer | Label]:
        """Some cells with their own edges, and the walls, path and signs of edges near them; all of
        them if nothing is ``near``."""
        scene, grid, whole = self.scene, self.scene.grid, near is None
        yield from () if whole else self._seams.rubbed(own, cells, theme)
        yield from self._colors(cells, own, theme, clear, whole=whole)
        for some in among(grid.geometry.tunnels, edges, whole=whole):
            yield from layers.mouths(grid, scene.open, theme, some)
        for some in among(dict.fromkeys(grid.geometry.folds), own, whole=whole):
            yield from layers.folds(grid, scene.open, theme, some)
        if whole:
            yield from layers.titles(grid, theme)
            for _ in self._way.ahead():
                yield NOTHING
        if not whole and self.aside.on:
            self.aside.piece = self._way.newest(theme, self.ends)
        but = self.aside.piece is not None
        yield from self._way.casing(theme, None if whole else cells, but=but)
        for some in bands(edges):
            yield self._walls(some, (), theme)
        for few in bands(self._rim if near is None else near & self._rim.keys()):
            yield self._walls((), few, theme)
        yield from self._way.line(theme, near, but=but)
        for some in among(scene.arrows, edges, whole=whole):
            yield from self._arrows(some, theme)
        for some in among(grid.geometry.stairs, edges, whole=whole):
            yield from layers.stairs(grid, scene.open, some, theme)

    def _walls(self, edges: Iterable[Edge], rim: Iterable[Cell], theme: Theme) -> Layer:
        inner = (apart if self._dug else paths.some_walls)(self.scene.grid, edges, self.scene.open)
        outer = paths.lines(line for cell in rim for line in self._rim[cell])
        return Layer(inner + outer, stroke=theme.wall, width=theme.wall_width)

    def _edges(self, cells: Iterable[Cell]) -> set[Edge]:
        """The edges of some cells, and the tunnels beneath them."""
        borders, above = self.scene.grid.borders, self._above
        return {edge for cell in cells for edge in borders[cell]} | {
            above[cell] for cell in cells if cell in above}

    def _colors(self, cells: Collection[Cell], edges: Iterable[Edge], theme: Theme, clear: bool, *,
                whole: bool) -> Iterator[Layer | Label]:
        """What the cells are filled with: a map that is laid over, or their states."""
        if tinted := self._tints(theme):
            for some in bands(cells):
                yield from fills(self.scene.grid, some, tinted, theme)
        else:
            yield from marks.colors(self.scene, cells, edges, theme,
                                    self.ends if self.bare else None, clear=clear,
                                    earth=self.earth, whole=whole)

    @property
    def earth(self) -> bool:
        """Whether blank cells are still to be dug."""
        return self._solid_at_first and self.scene.phase == GENERATING and not self.bare

    def _tints(self, theme: Theme) -> Tints | None:
        """The colors of a distance map, if one is laid over."""
        return self.lens.tints(self.scene, self.ends[0], theme) if self._finished else None

    def _arrows(self, edges: Iterable[Edge], theme: Theme) -> Iterator[Layer]:
        leads = {edge: self.scene.arrows[edge] for edge in edges if edge in self.scene.arrows}
        if leads:
            yield layers.arrow_layer(self.scene.grid, leads, theme)

    def _things(self, theme: Theme) -> Iterator[Layer | Label]:
        """Keys, doors and points, as soon as they are known."""
        quest = self.quest() if self.scene.phase in (KEYS_LAID, *SEARCHING) else None
        if quest is not None:
            yield from quest_layers(self.scene.grid, quest, theme)
        if self._finished:
            yield from chain(self._way.numbers(theme),
                             self.lens.marks(self.scene, self.ends, theme, self.quest()))

    def _ends(self, scale: float, theme: Theme) -> Iterator[Layer | Label]:
        """Start, goal and head: drawn last and each time, for they may reach beyond small cells.

        The arrows of their passages are drawn once more: each leads across the rim of a letter.
        """
        grid, head = self.scene.grid, self.scene.head
        if scale >= CLEAR:
            yield from chain(layers.ends(grid, *self.ends, theme),
                             self._arrows(self._edges(set(self.ends)), theme))
        else:
            for cell, color in zip(self.ends, (theme.ink, theme.path), strict=True):
                yield Layer(layers.circle(*grid.center(cell), 4 / scale), fill=color)
        if head != NOWHERE and head not in self.ends and not self.bare and scale >= CLEAR:
            yield from self.aside.take(marks.here(grid, head, theme, self.scene.came))
