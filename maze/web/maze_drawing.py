"""MazeDrawing: a maze scene as layers, all of it or only what has changed.

Changed cells are filled anew, and the walls near them stroked again, because a fill covers half of
each wall around it.  Whatever is drawn goes out as one path a layer, from the bottom up: colors,
marks, mouths of tunnels, casing of the path, walls, path, arrows, keys, start and goal, signs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise

from maze.grid import Cell, Edge, Line
from maze.lattice import Squares
from maze.quest.quest import Quest
from maze.render import layers, paths
from maze.render.fills import square_fill
from maze.render.layers import Box, Label, Layer
from maze.render.quest import quest_layers
from maze.render.theme import Theme
from maze.scene import BLANK, NOWHERE, SOLID, MazeScene
from maze.steps import ANSWER, GENERATING, KEYS_LAID, SOLVING
from maze.web import marks
from maze.web.screen import Screen

MARGIN = 0.3                                               # cells around the maze
CLEAR = 10  # CSS pixels a cell from which marks are drawn
HEAD = 0.27                                                # radius of the ring around here
RUBBED = 0.29                                              # radius wiped where a letter stands
SAMPLE = 400                                               # cells that are measured


class MazeDrawing:
    """Draws a scene with its start and goal; ``theme`` tells the colors of the moment.

    ``quest`` tells what must be fetched or passed, once that is known.
    """

    def __init__(self, scene: MazeScene, start: Cell, goal: Cell, theme: Callable[[], Theme],
                 quest: Callable[[], Quest | None] = lambda: None) -> None:
        grid = scene.grid
        self.scene = scene
        self._own = (start, goal)                          # until a step names others
        self.theme = theme
        self.quest = quest
        self.box: Box = layers.bounds(grid, MARGIN)
        self.unsettled = False
        self.bare = False                                  # a finished maze that nobody has solved
        self._finished = False
        self._solid_at_first = 1 not in scene.open         # what is not yet maze is earth
        self._elbow = layers.elbow_room(grid, range(0, len(grid), len(grid) // SAMPLE + 1))
        self._above = {over: edge for edge, over in grid.geometry.tunnels.items()}
        self._seams = layers.seams(grid, range(grid.edges)) if layers.has_seams(grid) else []
        self._lettered = b""                               # which seams were open when last drawn
        self._open_gates(self._own)

    def _open_gates(self, ends: tuple[Cell, Cell]) -> None:
        self.ends = ends
        self._gates = set(paths.gates(self.scene.grid, *ends))
        self._rim: dict[Cell, list[Line]] = {}
        for cell, line in self.scene.grid.geometry.rim():
            if line not in self._gates:
                self._rim.setdefault(cell, []).append(line)

    def finish(self, finished: bool) -> bool:
        """At the end everything is drawn once more: edges drawn twice are a shade too dark.

        A finished maze that nobody solves is shown without marks, as one would print it.
        """
        changed, self._finished = finished != self._finished, finished
        self.bare = finished and self.scene.phase not in (SOLVING, ANSWER)
        return changed

    def layers(self, screen: Screen, *, whole: bool) -> Iterator[Layer | Label]:
        dirty = self.scene.take_dirty()
        named = (self.scene.start, self.scene.goal)
        ends = self._own if NOWHERE in named else named
        if ends != self.ends:
            self._open_gates(ends)
        theme, clear = self.theme(), screen.scale >= CLEAR
        if whole or dirty is None:
            yield from self._everything(theme, clear)
        elif dirty:
            yield from self._changes(dirty, theme, clear)
        else:
            return
        yield from self._things(theme)
        yield from self._ends(screen.scale, theme)
        if clear:
            yield from self._letters(theme)

    def _everything(self, theme: Theme, clear: bool) -> Iterator[Layer | Label]:
        scene, grid = self.scene, self.scene.grid
        yield layers.paper(self.box, theme)
        if clear or not isinstance(grid.geometry, Squares):
            yield from self._colors(range(len(grid)), range(grid.edges), theme, clear, whole=True)
        else:
            yield from self._runs(grid.geometry, theme)
        yield from layers.mouths(grid, scene.open, theme)
        path = paths.trail(grid, scene.path)
        yield self._casing(path, theme)
        yield Layer(paths.walls(grid, scene.open, self._gates), stroke=theme.wall,
                    width=layers.WALL_WIDTH)
        yield self._trail(path, theme)
        yield from self._arrows(scene.arrows, theme)
        yield from layers.stairs(grid, scene.open, grid.geometry.stairs, theme)
        self._lettered = b""

    def _changes(self, dirty: set[Cell], theme: Theme, clear: bool) -> Iterator[Layer | Label]:
        scene, grid = self.scene, self.scene.grid
        dirty |= {grid.geometry.tunnels[edge] for edge in self._edges(dirty)
                  if edge in grid.geometry.tunnels}
        near = dirty.union(*map(grid.neighbors.__getitem__, dirty))
        edges = self._edges(near)
        yield from self._colors(dirty, self._edges(dirty), theme, clear, whole=False)
        yield from layers.mouths(grid, scene.open, theme, edges)
        yield self._casing(paths.trails(grid, self._segments(dirty)), theme)
        rim = paths.lines(line for cell in near for line in self._rim.get(cell, ()))
        yield Layer(paths.some_walls(grid, edges, scene.open) + rim, stroke=theme.wall,
                    width=layers.WALL_WIDTH)
        yield self._trail(paths.trails(grid, self._segments(near)), theme)
        yield from self._arrows(edges, theme)
        yield from layers.stairs(grid, scene.open, edges, theme)

    def _edges(self, cells: Iterable[Cell]) -> set[Edge]:
        """The edges of some cells, and the tunnels beneath them."""
        borders, above = self.scene.grid.borders, self._above
        return {edge for cell in cells for edge in borders[cell]} | {
            above[cell] for cell in cells if cell in above}

    # --- layers, from the bottom up -------------------------------------------------------------

    def _colors(self, cells: Iterable[Cell], edges: Iterable[Edge], theme: Theme, clear: bool, *,
                whole: bool) -> Iterator[Layer]:
        """Fills by state, and the shapes that tell the states apart without color."""
        scene, grid = self.scene, self.scene.grid
        by_mark = self._by_mark(cells)
        for mark, some in by_mark.items():
            if mark != BLANK or not whole:
                yield Layer(paths.outline(grid, some), fill=marks.fill(mark, theme))
        if not self.bare:
            yield from marks.mortar(grid, edges, scene.open, scene.marks, theme)
        if clear:
            earth = self._solid_at_first and scene.phase == GENERATING and not self.bare
            yield from marks.shapes(grid, by_mark, theme, earth=earth)

    def _by_mark(self, cells: Iterable[Cell]) -> dict[int, list[Cell]]:
        if self.bare:
            opened, borders = self.scene.open, self.scene.grid.borders
            solid = [cell for cell in cells if cell not in self.ends
                     and not any(map(opened.__getitem__, borders[cell]))]
            return {BLANK: list(set(cells).difference(solid)), SOLID: solid}
        by_mark: dict[int, list[Cell]] = {}
        for cell in cells:
            by_mark.setdefault(self.scene.marks[cell], []).append(cell)
        return by_mark

    def _runs(self, drawn: Squares, theme: Theme) -> Iterator[Layer | Label]:
        """The same for very many squares, without looking at each."""
        if self.bare:
            yield from layers.solid(self.scene.grid, self.scene.open, theme, self.ends)
            return
        for mark in sorted(set(self.scene.marks) - {BLANK}):
            path = square_fill(drawn.width, self.scene.marks, mark)
            yield Layer(path, fill=marks.fill(mark, theme))

    def _casing(self, path: str, theme: Theme) -> Layer:
        return Layer(path, stroke=theme.paper, width=layers.CASING_WIDTH * self._elbow)

    def _trail(self, path: str, theme: Theme) -> Layer:
        return Layer(path, stroke=theme.path, width=layers.PATH_WIDTH * self._elbow)

    def _segments(self, cells: set[Cell]) -> list[tuple[Cell, Cell]]:
        """The parts of the path that touch some cells."""
        return [(a, b) for a, b in pairwise(self.scene.path) if a in cells or b in cells]

    def _arrows(self, edges: Iterable[Edge], theme: Theme) -> Iterator[Layer]:
        leads = {edge: self.scene.arrows[edge] for edge in edges if edge in self.scene.arrows}
        if leads:
            yield layers.arrow_layer(self.scene.grid, leads, theme)

    def _things(self, theme: Theme) -> Iterator[Layer | Label]:
        """Keys, doors and points, as soon as they are known."""
        quest = self.quest() if self.scene.phase in (KEYS_LAID, SOLVING, ANSWER) else None
        if quest is not None:
            yield from quest_layers(self.scene.grid, quest, theme)

    def _ends(self, scale: float, theme: Theme) -> Iterator[Layer | Label]:
        """Start, goal and head: drawn last and each time, for they may reach beyond small cells."""
        grid, head = self.scene.grid, self.scene.head
        if scale >= CLEAR:
            yield from layers.ends(grid, *self.ends, theme)
        else:
            for cell, color in zip(self.ends, (theme.ink, theme.path), strict=True):
                yield Layer(layers.circle(*grid.center(cell), 4 / scale), fill=color)
        if head != NOWHERE and head not in self.ends and not self.bare and scale >= CLEAR:
            size = min(1.0, layers.room(grid, head)) * (0.6 if grid.geometry.stairs else 1.0)
            ring = layers.circle(*grid.center(head), HEAD * size)
            yield Layer(ring, fill=theme.paper, stroke=theme.paper, width=0.18 * size)
            yield Layer(ring, stroke=theme.ink, width=0.09 * size)

    def _letters(self, theme: Theme) -> Iterator[Layer | Label]:
        """The letters of seams, outside the cells; if one has changed, all of them anew."""
        scene, grid = self.scene, self.scene.grid
        lettered = bytes(map(scene.open.__getitem__, self._seams))
        if lettered == self._lettered:
            return
        self._lettered = lettered
        places = [at for edge in self._seams for at in layers.letter_places(grid, edge)]
        yield Layer("".join(layers.circle(*at, RUBBED) for at in places), fill=theme.paper)
        yield from layers.letters(grid, scene.open, theme, self._seams)
