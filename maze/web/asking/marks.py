"""Marks: the letters of answers in their places on a board, and the paths that lead there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from maze.asking.question import Answer
from maze.grid import Cell, Grid, Point
from maze.render.layer import Label, Layer, circle
from maze.render.layers import path_layers
from maze.render.room import room
from maze.render.theme import Theme

LETTERS = "ABCD"
DISC, TEXT = 0.36, 0.42                                    # of a letter on the board, in cells


def letter(sign: str, at: Point, size: float, theme: Theme) -> Iterator[Layer | Label]:
    """A letter on a disc; ``size`` is 1 in a unit square."""
    yield Layer(circle(*at, DISC * size), fill=theme.ink, stroke=theme.paper, width=0.08)
    yield Label(sign, *at, TEXT * size, theme.paper)


def maze_layers(grid: Grid, answers: Sequence[Answer], theme: Theme) -> Iterator[Layer | Label]:
    """The answers that lie in cells of a maze."""
    paths = [answer.path for answer in answers if answer.path]
    shared, tail = _shared(paths), _shared([path[::-1] for path in paths])
    for at, path in enumerate(paths):
        color = theme.path if at == 0 else theme.ink
        own = path[max(0, shared - 1):len(path) - max(0, tail - 1)]
        yield from path_layers(grid, own, theme._replace(path=color))
    for part in (paths[0][:shared], paths[0][len(paths[0]) - tail:]) if paths else ():
        if len(part) > 1:
            yield from path_layers(grid, part, theme._replace(path=theme.second))
    for at, answer in enumerate(answers):
        if answer.cell is not None:
            yield from letter(LETTERS[at], grid.center(answer.cell),
                              min(1.0, room(grid, answer.cell)), theme)


def _shared(paths: Sequence[tuple[Cell, ...]]) -> int:
    """How many cells all paths begin with; 0 if there is only one."""
    if len(paths) < 2:
        return 0
    shared = 0
    for cells in zip(*paths, strict=False):
        if len({*cells}) > 1:
            break
        shared += 1
    return shared
