"""SquaresDrawing: a rectangle of squares, which is drawn by rows and so may be very large.

Small cells are pixels. Below two pixels a cell the maze is drawn at two and shrunk, so that its
texture is seen as gray; above, a pixel is a pixel. Either way no more is made anew than the
rectangle around what changed. Larger cells are paths, a run of cells or of walls at a time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from maze.grid import Cell, Edge
from maze.grids.lattice import rectangle
from maze.marks import BLANK, LOOKS, MARKS
from maze.render.layers import Label, Layer
from maze.render.pixels import Pixels, draw
from maze.render.squares import Part, Rows, cells_with, fills_by_look, walls
from maze.render.theme import Theme
from maze.scene import MazeScene
from maze.web.mazes import marks
from maze.web.mazes.bands import few
from maze.web.mazes.lens import Tints
from maze.web.mazes.way import Way
from maze.web.view import View

TINY = 2                                                   # pixels a cell, at least
STRIP = 50_000                                             # cells that are drawn as pixels at once
THICK = 1.5                                                # CSS pixels of a wall
NOTHING = Part(0, 0, 0, 0)
PLAIN = {"blank", "visited", "solid"}                      # told by their color alone


class SquaresDrawing:
    """``bare`` shows the maze alone; ``ends`` are never solid; ``rim`` is path data; what is
    ``dug`` has no walls: see ``maze.render.dug``.
    """

    def __init__(self, scene: MazeScene, way: Way, *, dug: bool = False) -> None:
        drawn = rectangle(scene.grid)
        assert drawn is not None
        self.scene = scene
        self.way = way
        self.size = (drawn.width, drawn.height)
        self.dug = dug
        self.bare = False
        self.ends: tuple[Cell, ...] = ()
        self.rim = ""
        self._kept: tuple[object, ...] | None = None       # how the screen keeps it, if it is true

    def _rows(self, theme: Theme, tinted: Tints | None) -> Rows:
        """The states of the cells, or their shades on a map."""
        if tinted:
            return Rows(*self.size, self.scene.open, tinted.shades)
        return Rows(*self.size, self.scene.open, self.scene.marks, bare=self.bare, keep=self.ends,
                    tones=self.scene.tones if marks.is_flooded(self.scene, theme) else ())

    def seen(self, view: View) -> Part:
        """The rectangle of cells that a view shows."""
        if view.is_whole:
            return Part(0, 0, *self.size)
        (width, height), (left, top, across, down) = self.size, view.visible
        x0, y0 = max(0, int(left)), max(0, int(top))
        x1, y1 = min(width, int(left + across) + 1), min(height, int(top + down) + 1)
        return Part(x0, y0, max(1, x1 - x0), max(1, y1 - y0))

    def cells_seen(self, view: View, cells: Iterable[Cell]) -> set[Cell]:
        """Those of some cells that a view shows."""
        part, width = self.seen(view), self.size[0]
        xs = range(self.size[0])[part.columns]
        return {cell for cell in cells if cell % width in xs and cell // width in part.rows}

    def arrows_seen(self, view: View) -> Iterable[Edge]:
        """The edges with arrows that a view shows."""
        arrows = self.scene.arrows
        if view.is_whole or not arrows:
            return arrows
        cells = self.cells_seen(view, arrows.values())
        return [edge for edge, cell in arrows.items() if cell in cells]

    # --- as pixels ------------------------------------------------------------------------------

    def is_small(self, view: View, clear: bool) -> bool:
        """Whether a view is to be drawn as pixels."""
        return not clear and (view.unit < TINY or (
            not view.is_whole and view.unit == int(view.unit)))

    def small(self, view: View, dirty: set[Cell] | None, theme: Theme, tinted: Tints | None, *,
              whole: bool) -> Iterator[Layer | Label | Pixels]:
        """All that is seen, or the rectangle around what has changed; then rim and path."""
        unit, shrunk = max(TINY, int(view.unit)), view.unit < TINY
        looks = (theme, self.bare, tinted)
        part = Part(0, 0, *self.size) if shrunk else self.seen(view)
        if dirty is not None and (looks == self._kept if shrunk else not whole):
            part = _overlap(part, _around(self.size[0], dirty)) if dirty else NOTHING
        self._kept = None                                  # until the last strip is there
        thick = 0 if self.dug else max(1, min(unit // 2, round(THICK * view.density)))
        rows, colors = self._rows(theme, tinted), _colors(theme, tinted)
        for some in _strips(part):
            yield draw(rows, some, unit, thick, colors, theme.wall)
        self._kept = looks if shrunk else None
        yield Layer(self.rim, stroke=theme.wall, width=theme.wall_width)
        yield from self.way.line(theme, box=None if shrunk else view.visible)

    # --- as paths -------------------------------------------------------------------------------

    def large(self, view: View, theme: Theme, tinted: Tints | None, *, clear: bool,
              earth: bool) -> Iterator[Layer | Label]:
        """All that is seen; ``clear`` cells have shapes, ``earth`` says that they are to be dug."""
        self._kept = None
        rows, part, colors = self._rows(theme, tinted), self.seen(view), _colors(theme, tinted)
        for look, filled in fills_by_look(rows, part).items():
            if tinted or look != BLANK:
                yield Layer(filled, fill=colors[look])
        if clear and not tinted:
            found = {mark for y in part.rows for mark in rows.marks(y)[part.columns]}
            shaped = {mark: cells_with(rows, part, mark) for mark in found
                      if MARKS[mark] not in PLAIN or (earth and mark == BLANK)}
            for mark, cells in shaped.items():
                for some in few(cells):
                    yield from marks.shapes(self.scene.grid, {mark: some}, theme, earth=earth)
        box = None if view.is_whole else view.visible
        yield from self.way.casing(theme, box=box)
        lines = self.rim if self.dug else walls(rows, part) + self.rim
        yield Layer(lines, stroke=theme.wall, width=theme.wall_width)
        yield from self.way.line(theme, box=box)


def _colors(theme: Theme, tinted: Tints | None) -> dict[int, str]:
    return tinted.colors if tinted else {look: marks.fill(look, theme) for look in range(LOOKS)}


def _around(width: int, cells: Iterable[Cell]) -> Part:
    """The rectangle around some cells and their neighbors."""
    places = [divmod(cell, width) for cell in cells]
    left, top = (min(place[k] for place in places) - 1 for k in (1, 0))
    right, bottom = (max(place[k] for place in places) + 2 for k in (1, 0))
    return Part(left, top, right - left, bottom - top)


def _strips(part: Part) -> Iterator[Part]:
    """A part in strips of at most ``STRIP`` cells, or of one row; an empty part is one strip."""
    down = max(1, STRIP // max(1, part.across))
    for top in range(part.top, part.top + max(1, part.down), down):
        yield part._replace(top=top, down=min(down, part.top + part.down - top))


def _overlap(a: Part, b: Part) -> Part:
    left, top = max(a.left, b.left), max(a.top, b.top)
    across = min(a.left + a.across, b.left + b.across) - left
    down = min(a.top + a.down, b.top + b.down) - top
    return Part(left, top, across, down) if across > 0 and down > 0 else NOTHING
