"""Look: how the side, or the square, that keys are on is marked while a maze is edited."""

from __future__ import annotations

from collections.abc import Iterator

from maze.connected import Square
from maze.grids.headings import Side, sides
from maze.render import layers, paths
from maze.render.layers import Label, Layer
from maze.render.theme import Theme
from maze.web.pointing.board import MazeBoard

NUMBERED = 26                                              # CSS pixels a cell that has numbers


def framed(square: Square, theme: Theme, pixel: float) -> Iterator[Layer]:
    """A square, which need not be a cell."""
    x, y = square
    corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
    for color, width in ((theme.paper, 7), (theme.ink, 3)):
        yield Layer(paths.polygon(corners), stroke=color, width=width * pixel)


def numbered_sides(board: MazeBoard, ahead: Side | None, theme: Theme) -> Iterator[Layer | Label]:
    """The wall ahead of the cursor, and the numbers of all its sides."""
    pixel = 1 / board.view.scale
    if ahead is not None:                                  # hollow where it is open
        wall, opened = paths.edges(board.grid, [ahead.edge]), board.scene.open[ahead.edge]
        yield Layer(wall, stroke=theme.path, width=9 * pixel)
        yield Layer(wall, stroke=theme.paper if opened else theme.wall, width=4 * pixel)
    if board.view.scale < NUMBERED:
        return
    for number, side in enumerate(sides(board.grid, board.cursor), 1):
        x, y = board.grid.geometry.doors(side.edge)[0 if board.cursor < side.cell else -1]
        yield Layer(layers.circle(x, y, 8 * pixel), fill=theme.paper, stroke=theme.ink,
                    width=pixel)
        yield Label(str(number), x, y, 12 * pixel, theme.ink)
