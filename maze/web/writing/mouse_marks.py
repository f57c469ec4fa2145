"""Marks of a micromouse: the walls it has set, its colors and texts, as layers over the board.

They travel with the variables of its program: see ``maze.visitors.mouse``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from maze.grid import Cell, Grid
from maze.render import paths
from maze.render.layers import Label, Layer, circle
from maze.render.theme import PIECES, Theme
from maze.visitors.variables import Value

MOUSE, MARK = "mouse", "mouse_"                            # its place, and how all others begin
LIKE = {"k": "I", "b": "V", "a": "U", "c": "Y", "g": "Z", "o": "P", "r": "T", "w": "X", "y": "F",
        "B": "I", "C": "W", "A": "L", "G": "N", "R": "T", "Y": "L"}    # pieces of nearly that color
WALL, DISC, TEXT, BODY, RIM = 0.2, 0.36, 0.34, 0.34, 0.06     # in cells


def mouse_layers(grid: Grid, values: Mapping[str, Value], theme: Theme) -> Iterator[Layer | Label]:
    """Discs in the colors, bars on the walls, the texts, and the mouse, which points ahead."""
    for name, value in values.items():
        color = LIKE.get(name.removeprefix(f"{MARK}color_"))
        discs = [cell for cell in value.places if color and cell < len(grid)]
        if color and discs:
            yield Layer("".join(circle(*grid.center(cell), DISC) for cell in discs),
                        fill=PIECES[color][0])
    walls = values.get(f"{MARK}walls", Value("")).places
    if walls:
        yield Layer(paths.edges(grid, sorted(edge for edge in walls if edge < grid.edges)),
                    stroke=theme.path, width=WALL)
    texts = values.get(f"{MARK}texts", Value("")).places
    for cell, text in _texts(texts):
        if cell < len(grid):
            x, y = grid.center(cell)
            size = TEXT if len(text) < 4 else TEXT * 3 / len(text)
            yield Layer(circle(x, y, DISC), fill=theme.paper)
            yield Label(text, x, y, size, theme.ink)


    for cell in values[MOUSE].places[:1]:
        way = values.get(f"{MARK}way", Value("")).places[:1] or (0,)
        if cell < len(grid):
            yield Layer(_arrow(*grid.center(cell), way[0] % 4), fill=theme.path,
                        stroke=theme.paper, width=RIM)


def _arrow(x: float, y: float, way: int) -> str:
    """A triangle that points ahead; ``way`` is in quarters from above, clockwise."""
    corners = ((0, -BODY), (0.75 * BODY, BODY), (0, 0.6 * BODY), (-0.75 * BODY, BODY))
    for _ in range(way):
        corners = tuple([(-dy, dx) for dx, dy in corners])  # type: ignore[assignment]
    return paths.polyline([(x + dx, y + dy) for dx, dy in corners]) + "Z"


def _texts(numbers: Sequence[int]) -> Iterator[tuple[Cell, str]]:
    """Cells and their texts; whatever a stranger says, the numbers come to an end."""
    at = 0
    while at + 1 < len(numbers):
        cell, size = numbers[at], numbers[at + 1]
        yield cell, "".join(chr(one) for one in numbers[at + 2:at + 2 + size] if 32 <= one < 127)
        at += 2 + size
