"""A picture as a list of layers, path data to fill or to stroke: for canvas, SVG and PNG alike."""

from __future__ import annotations

from collections.abc import Sequence

from maze.grid import Grid
from maze.picture import Picture
from maze.render import paths
from maze.render.layer import CASING_WIDTH as CASING_WIDTH
from maze.render.layer import PATH_WIDTH as PATH_WIDTH
from maze.render.layer import WALL_WIDTH as WALL_WIDTH
from maze.render.layer import Box as Box
from maze.render.layer import Label as Label
from maze.render.layer import Layer as Layer
from maze.render.layer import circle as circle
from maze.render.quest import leg_layers, quest_layers
from maze.render.theme import Theme


def bounds(grid: Grid, margin: float = 0.5) -> Box:
    """Left, top, width and height of a grid's picture, with a margin."""
    x0, y0, x1, y1 = grid.geometry.bounds
    return (x0 - margin, y0 - margin, x1 - x0 + 2 * margin, y1 - y0 + 2 * margin)


def maze_layers(picture: Picture, theme: Theme, *, solution: bool = True) -> list[Layer | Label]:
    """The finished picture: paper, walls with two gates, the path in its casing, S and G."""
    grid = picture.maze.grid
    layers: list[Layer | Label] = [paper(bounds(grid), theme)]
    gates = paths.gates(grid, picture.start, picture.goal)
    layers.append(Layer(paths.walls(grid, picture.maze.open, gates), stroke=theme.wall,
                        width=WALL_WIDTH))
    if solution and picture.path:
        layers += (leg_layers(grid, picture.path, picture.legs, theme) if picture.legs
                   else path_layers(grid, picture.path, theme))
    if picture.quest:
        layers += quest_layers(grid, picture.quest, theme)
    return layers + ends(grid, picture.start, picture.goal, theme)


def paper(box: Box, theme: Theme) -> Layer:
    """The background of a picture."""
    x, y, w, h = box
    corners = [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]
    return Layer(paths.polyline(corners) + "Z", fill=theme.paper)


def path_layers(grid: Grid, path: Sequence[int], theme: Theme) -> list[Layer | Label]:
    line = paths.trail(grid, path)
    return [Layer(line, stroke=theme.paper, width=CASING_WIDTH),
            Layer(line, stroke=theme.path, width=PATH_WIDTH)]


def ends(grid: Grid, start: int, goal: int, theme: Theme) -> list[Layer | Label]:
    """Start: an ink disc with S.  Goal: a double ring with G."""
    sx, sy = grid.center(start)
    gx, gy = grid.center(goal)
    rings = circle(gx, gy, 0.38) + circle(gx, gy, 0.3)
    return [Layer(circle(sx, sy, 0.38), fill=theme.ink), Label("S", sx, sy, 0.5, theme.paper),
            Layer(circle(gx, gy, 0.38), fill=theme.paper),
            Layer(rings, stroke=theme.ink, width=0.05), Label("G", gx, gy, 0.42, theme.ink)]
