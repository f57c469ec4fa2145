"""MazeDrawing: a maze scene as layers, all of it or only what has changed.

Changed cells are filled anew, and the walls near them stroked again, because a fill covers half of
each wall around it.  Whatever is drawn goes out as one path a layer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise

from maze.grid import Cell, Edge, Grid, Line
from maze.lattice import Squares
from maze.quest.quest import Quest
from maze.render import layers, paths
from maze.render.fills import square_fill
from maze.render.layers import Box, Label, Layer
from maze.render.quest import quest_layers
from maze.render.theme import Theme
from maze.scene import (
    BLANK,
    FRONTIER,
    NOWHERE,
    ONCE,
    PRUNED,
    SOLID,
    TWICE,
    VISITED,
    WALK,
    MazeScene,
)
from maze.steps import ANSWER, KEYS_LAID, SOLVING
from maze.web.screen import Screen

MARGIN = 0.3                                               # cells around the maze
CLEAR = 10  # CSS pixels a cell from which marks are drawn
HEAD = 0.27                                                # radius of the ring around here


class MazeDrawing:
    """Draws a scene with its start and goal; ``theme`` tells the colors of the moment."""

    def __init__(self, scene: MazeScene, start: Cell, goal: Cell,
                 theme: Callable[[], Theme],
                 quest: Callable[[], Quest | None] = lambda: None) -> None:
        self.scene = scene
        self.quest = quest
        self._own = (start, goal)                          # until a step names others
        self.theme = theme
        self.box: Box = layers.bounds(scene.grid, MARGIN)
        self.unsettled = False
        self.bare = False                                  # a finished maze that nobody has solved
        self._finished = False
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
        theme = self.theme()
        if whole or dirty is None:
            yield self._paper(theme)
            cells: Iterable[Cell] = range(len(self.scene.grid))
            walls = paths.walls(self.scene.grid, self.scene.open, self._gates)
            segments = list(pairwise(self.scene.path))
            yield from self._marks(cells, theme, screen.scale >= CLEAR, whole=True)
            yield from layers.mouths(self.scene.grid, self.scene.open, theme)
            yield from self._lines(walls, segments, segments, theme)
            yield from self._arrows(self.scene.arrows, theme)
        elif dirty:
            near = dirty.union(*map(self.scene.grid.neighbors.__getitem__, dirty))
            yield from self._marks(dirty, theme, screen.scale >= CLEAR, whole=False)
            yield from layers.mouths(self.scene.grid, self.scene.open, theme)
            yield from self._lines(self._walls_near(near), self._segments(dirty),
                                   self._segments(near), theme)
            borders = map(self.scene.grid.borders.__getitem__, near)
            yield from self._arrows({edge for edges in borders for edge in edges}, theme)
        else:
            return
        yield from self._things(theme)
        yield from self._ends(screen.scale, theme)
        yield from layers.signs(self.scene.grid, self.scene.open, theme)

    def _things(self, theme: Theme) -> Iterator[Layer | Label]:
        """Keys, doors and points, as soon as they are known."""
        quest = self.quest()
        if quest is not None and self.scene.phase in (SOLVING, ANSWER, KEYS_LAID):
            yield from quest_layers(self.scene.grid, quest, theme)

    def _paper(self, theme: Theme) -> Layer:
        left, top, width, height = map(paths.number, self.box)
        return Layer(f"M{left} {top}h{width}v{height}h-{width}Z", fill=theme.paper)

    def _marks(self, cells: Iterable[Cell], theme: Theme, clear: bool, *,
               whole: bool) -> Iterator[Layer]:
        """Fills by state, and the shapes that tell the states apart without color."""
        grid, drawn = self.scene.grid, self.scene.grid.geometry
        if whole and not clear and isinstance(drawn, Squares):
            yield from self._runs(drawn, theme)
            return
        by_mark = self._by_mark(cells)
        for mark, some in by_mark.items():
            if mark != BLANK or not whole:
                yield Layer(paths.outline(grid, some), fill=_fill(mark, theme))
        if clear:
            yield Layer(_diamonds(grid, by_mark.get(FRONTIER, ())), fill=theme.mark)
            yield Layer(_hatch(grid, by_mark.get(PRUNED, ())), stroke=theme.ink, width=0.04)
            yield Layer(_dots(grid, by_mark.get(WALK, ())), fill=theme.ink)
            yield Layer(_strokes(grid, by_mark.get(ONCE, ()), (0.0,)), stroke=theme.ink, width=0.05)
            yield Layer(_strokes(grid, by_mark.get(TWICE, ()), (-0.08, 0.08)), stroke=theme.ink,
                        width=0.05)

    def _runs(self, drawn: Squares, theme: Theme) -> Iterator[Layer]:
        """The same for very many squares, without looking at each."""
        if self.bare:
            grid = self.scene.grid
            yield from layers.solid(grid, self.scene.open, theme, self.ends)
            return
        for mark in sorted(set(self.scene.marks) - {BLANK}):
            path = square_fill(drawn.width, self.scene.marks, mark)
            yield Layer(path, fill=_fill(mark, theme))

    def _by_mark(self, cells: Iterable[Cell]) -> dict[int, list[Cell]]:
        if self.bare:
            opened, borders = self.scene.open, self.scene.grid.borders
            solid = [cell for cell in cells if cell not in self.ends
                     and not any(map(opened.__getitem__, borders[cell]))]
            return {BLANK: list(set(cells).difference(solid)), SOLID: solid}
        by_mark: dict[int, list[Cell]] = {}
        marks = self.scene.marks
        for cell in cells:
            by_mark.setdefault(marks[cell], []).append(cell)
        return by_mark

    def _lines(self, walls: str, casing: list[tuple[Cell, Cell]], trail: list[tuple[Cell, Cell]],
               theme: Theme) -> Iterator[Layer]:
        """Walls, and the path in its casing of paper."""
        size = layers.elbow_room(self.scene.grid, self.scene.path)
        yield Layer(walls, stroke=theme.wall, width=layers.WALL_WIDTH)
        for segments, color, width in ((casing, theme.paper, layers.CASING_WIDTH),
                                       (trail, theme.path, layers.PATH_WIDTH)):
            yield Layer(paths.trails(self.scene.grid, segments), stroke=color,
                        width=width * size)

    def _arrows(self, edges: Iterable[Edge], theme: Theme) -> Iterator[Layer]:
        leads = {edge: self.scene.arrows[edge] for edge in edges if edge in self.scene.arrows}
        if leads:
            yield layers.arrow_layer(self.scene.grid, leads, theme)

    def _walls_near(self, cells: set[Cell]) -> str:
        grid, opened = self.scene.grid, self.scene.open
        near = {edge for cell in cells for edge in grid.borders[cell]}
        near.update(edge for edge, over in grid.geometry.tunnels.items() if over in cells)
        rim = [line for cell in cells for line in self._rim.get(cell, ())]
        return paths.some_walls(grid, near, opened) + paths.lines(rim)

    def _segments(self, cells: set[Cell]) -> list[tuple[Cell, Cell]]:
        """The parts of the path that touch some cells."""
        return [(a, b) for a, b in pairwise(self.scene.path) if a in cells or b in cells]

    def _ends(self, scale: float, theme: Theme) -> Iterator[Layer | Label]:
        """Start, goal and head: drawn last and each time, for they may reach beyond small cells."""
        grid, head = self.scene.grid, self.scene.head
        if scale >= CLEAR:
            yield from layers.ends(grid, *self.ends, theme)
        else:
            for cell, color in zip(self.ends, (theme.ink, theme.path), strict=True):
                yield Layer(layers.circle(*grid.center(cell), 4 / scale), fill=color)
        if head != NOWHERE and head not in self.ends and not self.bare and scale >= CLEAR:
            size = min(1.0, layers.room(grid, head))
            ring = layers.circle(*grid.center(head), HEAD * size)
            yield Layer(ring, fill=theme.paper, stroke=theme.paper, width=0.18 * size)
            yield Layer(ring, stroke=theme.ink, width=0.09 * size)


def _fill(mark: int, theme: Theme) -> str:
    return {BLANK: theme.blank, VISITED: theme.visited, FRONTIER: theme.frontier,
            WALK: theme.second, PRUNED: theme.pruned, SOLID: theme.wall, ONCE: theme.visited,
            TWICE: theme.pruned}[mark]


def _spots(grid: Grid, cells: Iterable[Cell]) -> Iterator[tuple[float, float, float]]:
    """Where marks go, and how large they may be: smaller in narrow cells."""
    for cell in cells:
        yield *grid.center(cell), min(1.0, layers.room(grid, cell))


def _diamonds(grid: Grid, cells: Iterable[Cell]) -> str:
    return "".join(paths.polygon([(x, y - 0.16 * r), (x + 0.16 * r, y), (x, y + 0.16 * r),
                                  (x - 0.16 * r, y)]) for x, y, r in _spots(grid, cells))


def _hatch(grid: Grid, cells: Iterable[Cell]) -> str:
    return "".join(paths.polyline([(x - 0.3 * r, y + 0.05 * r), (x + 0.05 * r, y - 0.3 * r)])
                   + paths.polyline([(x - 0.1 * r, y + 0.3 * r), (x + 0.3 * r, y - 0.1 * r)])
                   for x, y, r in _spots(grid, cells))


def _dots(grid: Grid, cells: Iterable[Cell]) -> str:
    return "".join(layers.circle(x, y, 0.07 * r) for x, y, r in _spots(grid, cells))


def _strokes(grid: Grid, cells: Iterable[Cell], places: tuple[float, ...]) -> str:
    """Chalk: a stroke for each time a walker has passed."""
    return "".join(paths.polyline([(x + at * r, y - 0.12 * r), (x + at * r, y + 0.12 * r)])
                   for x, y, r in _spots(grid, cells) for at in places)
