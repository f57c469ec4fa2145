"""Way: the path of a scene as layers: one line, or with keys a line for each leg in its own style.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import groupby
from operator import sub

from maze.grid import Cell, Grid
from maze.grids.lattice import rectangle
from maze.quest.quest import Leg, Quest
from maze.render import layers, paths
from maze.render.layers import Box, Label, Layer
from maze.render.quest import leg_layers, number_layers
from maze.render.theme import Theme
from maze.scene import MazeScene
from maze.web.mazes.aside import PathEnd, newest

PART = 256                                                 # steps of a path, seen or not seen


class Way:
    """``elbow`` is how wide a path may be here: see ``layers.elbow_room``.

    What has been written of the path is kept in parts, and written on as it grows; a view of a part
    of the picture need not draw the others.
    """

    def __init__(self, scene: MazeScene, elbow: float,
                 quest: Callable[[], Quest | None] = lambda: None) -> None:
        self.scene = scene
        self.elbow = elbow
        self.quest = quest
        self._path: list[Cell] = []                        # the list itself, to see when it changes
        self._parts: list[str] = []                        # each of PART steps
        self._boxes: list[Box] = []                        # and where each lies, of squares
        self._whole: tuple[int, str] = (0, "")             # all, of so many cells
        self._places: dict[Cell, list[int]] = {}           # where on the path each cell lies
        self._placed = 0
        self._legs_of: tuple[object, ...] = ()             # what legs were drawn of last, and ...
        self._legs_drawn: list[Layer | Label] = []         # ... they themselves

    def casing(self, theme: Theme, at: Collection[Cell] | None = None,
               box: Box | None = None, *, but: bool = False) -> Iterator[Layer]:
        """Paper around the path, below the walls; all of it, or where it touches some cells
        (``but`` not its last one), or at least what lies in a box."""
        if not self.scene.legs:
            yield self._casing(theme)._replace(path=self._line(at, box, but=but))

    def line(self, theme: Theme, at: Collection[Cell] | None = None,
             box: Box | None = None, *, but: bool = False) -> Iterator[Layer | Label]:
        """The path itself, above the walls; legs are drawn whole, for their dashes go on."""
        if self.scene.legs:
            yield from self._leg_layers(theme)
        elif theme.dotted:
            yield layers.dots(self.scene.grid, self._current(), theme, self.elbow)
        else:
            yield self._style(theme)._replace(path=self._line(at, box, but=but))

    def newest(self, theme: Theme, ends: Collection[Cell]) -> PathEnd | None:
        """The newest piece of the path, to be drawn by somebody else, if it can be told apart."""
        points = [] if self.scene.legs or theme.dotted else newest(self.scene, ends)
        if not points:
            return None
        path, text, line = self.scene.path[:-1], paths.polyline(points), self._style(theme)
        last = paths.pieces(self.scene.grid, path, [len(path) - 1])
        return PathEnd(self._casing(theme)._replace(path=text), line._replace(path=last),
                     line._replace(path=text))

    def _casing(self, theme: Theme) -> Layer:
        return Layer("", stroke=theme.paper, width=layers.CASING_WIDTH * self.elbow)

    def _style(self, theme: Theme) -> Layer:
        return Layer("", stroke=theme.path, width=layers.PATH_WIDTH * self.elbow)

    def _line(self, at: Collection[Cell] | None, box: Box | None, *, but: bool = False) -> str:
        if at is not None:
            path, near = self._current(), self.near(at)
            if but:
                path, near = path[:-1], [number for number in near if number < len(path) - 1]
            return paths.pieces(self.scene.grid, path, near)
        return self.text() if box is None else self.text_within(box)

    def text(self) -> str:
        """The whole path as path data."""
        path = self._current()
        if self._whole[0] != len(path):
            self._write(path)
            self._whole = (len(path), "".join(self._parts) + self._tail(path))
        return self._whole[1]

    def text_within(self, box: Box) -> str:
        """The parts that may be seen in a box, and the end; of squares."""
        path = self._current()
        self._write(path)
        (left, top, across, down) = box
        return "".join(part for part, (x, y, width, height)
                       in zip(self._parts, self._boxes, strict=True)
                       if x < left + across and left < x + width
                       and y < top + down and top < y + height) + self._tail(path)

    def ahead(self) -> Iterator[None]:
        """Write what is to be drawn of the whole path in slices, a part each."""
        if not self.scene.legs:
            path = self._current()
            while (len(self._parts) + 1) * PART < len(path):
                self._write(path[:(len(self._parts) + 1) * PART + 1])
                yield

    def _write(self, path: Sequence[Cell]) -> None:
        """All parts that are full."""
        grid = self.scene.grid
        while (len(self._parts) + 1) * PART < len(path):
            first = len(self._parts) * PART
            self._parts.append(_trail(grid, path, first, first + PART))
            self._boxes.append(_box(grid, path[first:first + PART + 1]))

    def _tail(self, path: Sequence[Cell]) -> str:
        return _trail(self.scene.grid, path, len(self._parts) * PART, len(path))

    def near(self, cells: Iterable[Cell]) -> list[int]:
        """Where on the path it is in some cells, in order."""
        path = self._current()
        for at in range(self._placed, len(path)):
            self._places.setdefault(path[at], []).append(at)
        self._placed = len(path)
        return sorted({at for cell in cells for at in self._places.get(cell, ())})

    def _current(self) -> list[Cell]:
        path = self.scene.path
        if path is not self._path or len(path) < max(self._whole[0], self._placed,
                                                     len(self._parts) * PART):
            self._path, self._parts, self._boxes, self._whole = path, [], [], (0, "")
            self._places, self._placed, self._legs_of = {}, 0, ()
        return path

    def _leg_layers(self, theme: Theme) -> list[Layer | Label]:
        """To write legs takes long: dashes are told one by one."""
        path, quest = self._current(), self.quest()
        known = (theme, quest, len(path), *self.scene.legs)
        if self._legs_of != known:
            self._legs_of = known
            self._legs_drawn = leg_layers(self.scene.grid, path, self._legs(), theme, quest)
        return self._legs_drawn

    def numbers(self, theme: Theme) -> list[Layer | Label]:
        """The numbers of the legs, when all are there."""
        legs = self._legs() if self.scene.legs else ()
        return number_layers(self.scene.grid, self.scene.path, legs, theme)

    def _legs(self) -> list[Leg]:
        """Those that have begun: the last one goes as far as the path is known."""
        firsts = self.scene.legs
        lasts = [*firsts[1:], len(self.scene.path) - 1]
        return [Leg(first, last, "") for first, last in zip(firsts, lasts, strict=True)
                if first <= last]


def _trail(grid: Grid, path: Sequence[Cell], first: int, end: int) -> str:
    """The part of a path from a cell to another; of squares, a stroke for each straight run."""
    drawn = rectangle(grid)
    if drawn is None or not path:
        return paths.trail(grid, path, slice(first, end))
    cells = path[first:end + 1]
    width, (x, y) = drawn.width, grid.center(cells[0])
    strokes = {0: "", 1: "h{}", -1: "h-{}"} | {width: "v{}", -width: "v-{}"}
    runs = groupby(map(sub, cells[1:], cells))
    return f"M{paths.number(x)} {paths.number(y)}" + "".join(
        strokes[way].format(sum(1 for _ in run)) for way, run in runs)


def _box(grid: Grid, cells: Sequence[Cell]) -> Box:
    """Left, top, width and height of all that some cells cover; nothing is told of other shapes."""
    drawn = rectangle(grid)
    if drawn is None:
        return (0.0, 0.0, 0.0, 0.0)
    ys, xs = zip(*(divmod(cell, drawn.width) for cell in cells), strict=True)
    return (min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)
