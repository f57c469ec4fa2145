"""Figures: a maze as it is printed, black on white, its start and goal marked outside its gates."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from maze.grid import Cell, Grid, Point
from maze.paper.arts import SIDE, pair
from maze.paper.fitting import BAY, extent, gates_of, reserve, unit_for
from maze.paper.frames import Frame
from maze.paper.lettering import letter_layers
from maze.paper.page import Drawing
from maze.picture import Picture
from maze.render import paths
from maze.render.dug import raster
from maze.render.layers import (
    Label,
    Layer,
    arrow_layer,
    ends,
    folds,
    mouths,
    path_layers,
    signs,
    solid,
)
from maze.render.quest import leg_layers, number_layers, quest_layers
from maze.render.room import room
from maze.render.theme import PRINT

HEAD = 0.42                                                # half the width of an arrow's head
SHADE = "#A0A0A0"                                          # of a picture that is painted
THIN = 0.14                                                # of a cell: no wall is thicker
NOTHING: Mapping[Cell, str] = MappingProxyType({})


def maze_figure(picture: Picture, frame: Frame, *, wall: float, beyond: float, art: str,
                number: int, letters: Mapping[Cell, str] = NOTHING,
                solution: bool = False, filled: bool = False) -> list[Drawing]:
    """A maze in a rectangle, in the middle of it.

    ``wall`` is in millimeters, and so is ``beyond``, the room for what marks start and goal, which
    ``art`` tells (``SheetRecipe.ends``); ``number`` chooses among pictures; ``letters`` lie in
    cells. The solution is a dotted line or, ``filled``, all of its cells.
    """
    grid, both = picture.maze.grid, (picture.start, picture.goal)
    unit = unit_for(grid, both, (frame.width, frame.height), wall, beyond)
    wall = min(wall, THIN * unit)
    left, top, right, bottom = reserve(grid, both, beyond)
    x0, y0, width, height = extent(grid)
    x = frame.x + (frame.width - left - right - width * unit) / 2 + left - x0 * unit
    y = frame.y + (frame.height - top - bottom - height * unit) / 2 + top - y0 * unit
    beyond = min(beyond, BAY * unit)
    layers = _layers(picture, wall / unit, solution=solution, filled=filled)
    layers += letter_layers(grid, letters, clear=solution)
    marks = pair(art, number)
    if marks is None:
        layers += _arrows(grid, both, beyond / unit, wall / unit, plain=bool(letters))
        return [Drawing(x, y, unit, layers)]
    return [Drawing(x, y, unit, layers), *_pictures(grid, both, marks, (x, y), unit, beyond)]


def _layers(picture: Picture, wall: float, *, solution: bool,
            filled: bool) -> list[Layer | Label]:
    """The maze and what lies in it; ``wall`` is in cells."""
    grid, opened, theme = picture.maze.grid, picture.maze.open, PRINT
    both = (picture.start, picture.goal)
    layers: list[Layer | Label] = []
    if picture.dug:
        layers += raster(grid, opened, theme, theme, both)
    else:
        layers += solid(grid, opened, theme, both) + mouths(grid, opened, theme)
        layers += folds(grid, opened, theme)
    if filled:
        cells = paths.outline(grid, picture.path or ())
        layers.append(Layer(cells, fill=SHADE, stroke=SHADE, width=THIN / 4))
    elif solution and picture.path and not picture.legs:
        layers += path_layers(grid, picture.path, theme)
    if not picture.dug:
        layers.append(Layer(paths.walls(grid, opened, paths.gates(grid, *both)),
                            stroke=theme.wall, width=wall))
    if solution and picture.legs:
        layers += leg_layers(grid, picture.path or (), picture.legs, theme, picture.quest)
    if picture.quest:
        layers += quest_layers(grid, picture.quest, theme)
    if solution and picture.legs:
        layers += number_layers(grid, picture.path or (), picture.legs, theme)
    if picture.maze.arrows:
        layers.append(arrow_layer(grid, picture.maze.arrows, theme))
    return layers + signs(grid, opened, theme)


def _arrows(grid: Grid, both: tuple[int, int], beyond: float, wall: float, *,
            plain: bool) -> list[Layer | Label]:
    """An arrow into the gate of the start, one out of the gate of the goal.

    An end within the maze has the mark that it has on the page; ``plain`` leaves its letter out,
    which would be read as one of a word.
    """
    drawn: list[Layer | Label] = []
    start, letter, *goal = ends(grid, *both, PRINT)
    inside = ([start] if plain else [start, letter], goal)
    for at, gate in enumerate(gates_of(grid, *both)):
        if gate is None:
            drawn += inside[at]
            continue
        (x, y), (dx, dy) = gate
        near, far = 0.12 * beyond + wall, beyond * 0.88
        tail, tip = (near, far) if at else (far, near)
        drawn.append(Layer(_arrow((x, y), (dx, dy), tail, tip), fill=PRINT.ink))
    return drawn


def _arrow(at: Point, way: Point, tail: float, tip: float) -> str:
    """A filled arrow between two distances from a point, in a direction."""
    (x, y), (dx, dy), length = at, way, tip - tail
    head, half = tip - 0.5 * length, HEAD * abs(length)

    def spot(along: float, aside: float) -> Point:
        return x + dx * along - dy * aside, y + dy * along + dx * aside

    third = half / 3
    return paths.polygon([spot(tip, 0), spot(head, half), spot(head, third), spot(tail, third),
                          spot(tail, -third), spot(head, -third), spot(head, -half)])


def _pictures(grid: Grid, both: tuple[int, int],
              marks: tuple[Sequence[Layer], Sequence[Layer]], origin: Point, unit: float,
              beyond: float) -> list[Drawing]:
    """A picture outside each gate, or in the cell of an end within the maze."""
    drawn = []
    for cell, gate, art in zip(both, gates_of(grid, *both), marks, strict=True):
        if gate is None:
            side, (x, y) = 0.75 * room(grid, cell) * unit, grid.center(cell)
            middle = (origin[0] + x * unit, origin[1] + y * unit)
        else:
            side, ((x, y), (dx, dy)) = beyond * 0.82, gate
            middle = (origin[0] + x * unit + dx * beyond * 0.55,
                      origin[1] + y * unit + dy * beyond * 0.55)
        drawn.append(Drawing(middle[0] - side / 2, middle[1] - side / 2, side / SIDE, art))
    return drawn
