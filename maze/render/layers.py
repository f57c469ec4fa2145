"""A picture as a list of layers, path data to fill or to stroke: for canvas, SVG and PNG alike."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from itertools import chain
from math import dist

from maze.grid import Cell, Edge, Grid, Point
from maze.grids.drawing import beyond
from maze.picture import Picture
from maze.render import paths
from maze.render.dug import raster
from maze.render.layer import CASING_WIDTH as CASING_WIDTH
from maze.render.layer import PATH_WIDTH as PATH_WIDTH
from maze.render.layer import WALL_WIDTH as WALL_WIDTH
from maze.render.layer import Box as Box
from maze.render.layer import Label as Label
from maze.render.layer import Layer as Layer
from maze.render.layer import circle as circle
from maze.render.quest import DOTTED, dashed, leg_layers, number_layers, quest_layers
from maze.render.room import elbow_room as elbow_room
from maze.render.room import room as room
from maze.render.theme import Theme, negative

DOT = 0.14                                                 # across, in cells
LETTER = 0.42                                              # size of a seam's letter, in cells
TITLE = 0.8                                                # size of a title, in cells
FOLD, FOLD_WIDTH = (0.1, 0.1), 0.045                       # dashes on and off, and their width


def bounds(grid: Grid, margin: float = 0.5) -> Box:
    """Left, top, width and height of a grid's picture, with a margin, and room for letters and for
    titles, which stand above what they name."""
    x0, y0, x1, y1 = grid.geometry.bounds
    y0 = min([y0, *(y - TITLE / 2 for _, (_, y) in grid.geometry.titles)])
    margin += 0.4 if has_seams(grid) else 0.0
    return (x0 - margin, y0 - margin, x1 - x0 + 2 * margin, y1 - y0 + 2 * margin)


def maze_layers(picture: Picture, theme: Theme, *, solution: bool = True) -> list[Layer | Label]:
    """The finished picture: paper, solid cells, walls, gates, the path, arrows, start and goal."""
    grid = picture.maze.grid
    page, theme = theme, negative(theme) if picture.dug else theme
    opened, both = picture.maze.open, (picture.start, picture.goal)
    layers: list[Layer | Label] = [paper(bounds(grid), page)]
    if picture.dug:
        layers += raster(grid, opened, theme, page, both)
    else:
        layers += solid(grid, opened, theme, both) + mouths(grid, opened, theme)
        layers += folds(grid, opened, theme)
        layers.append(Layer(paths.walls(grid, opened, paths.gates(grid, *both)),
                            stroke=theme.wall, width=theme.wall_width))
    if solution and picture.legs:
        layers += leg_layers(grid, picture.path or (), picture.legs, theme, picture.quest)
    elif solution and picture.path:
        casing, line = path_layers(grid, picture.path, theme)
        layers[1:1] = [casing]                             # walls may come close in narrow cells
        layers.append(line)
    if picture.quest:
        layers += quest_layers(grid, picture.quest, theme)
    if solution and picture.legs:
        layers += number_layers(grid, picture.path or (), picture.legs, theme)
    layers += ends(grid, *both, theme)
    if picture.maze.arrows:                                # those at start and goal lead across
        layers.append(arrow_layer(grid, picture.maze.arrows, theme))
    return layers + signs(grid, opened, theme) + titles(grid, theme)


def paper(box: Box, theme: Theme) -> Layer:
    """The background of a picture."""
    x, y, w, h = box
    corners = [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]
    return Layer(paths.polyline(corners) + "Z", fill=theme.paper)


def path_layers(grid: Grid, path: Sequence[int], theme: Theme) -> list[Layer | Label]:
    """A casing of paper, and the path; thinner where the cells are narrow."""
    line, size = paths.trail(grid, path), elbow_room(grid, path)
    return [Layer(line, stroke=theme.paper, width=CASING_WIDTH * size),
            dots(grid, path, theme, size) if theme.dotted else
            Layer(line, stroke=theme.path, width=PATH_WIDTH * size)]


def dots(grid: Grid, path: Sequence[int], theme: Theme, size: float) -> Layer:
    """The path of a theme that has no color for it: round dots, as strokes of hardly any length."""
    line = "".join(dashed(run, *DOTTED.dashes) for run in paths.runs(grid, path))
    return Layer(line, stroke=theme.path, width=DOT * size)


def bottleneck_layers(grid: Grid, cells: Iterable[Cell], theme: Theme) -> list[Layer | Label]:
    """A disc in each of some cells, wider than the path: those that every way must pass."""
    discs = [circle(*grid.center(cell), 0.36 * min(1.0, room(grid, cell))) for cell in cells]
    return [Layer("".join(discs), fill=theme.second)] if discs else []


def solid(grid: Grid, opened: Sequence[int], theme: Theme,
          but: Container[Cell] = ()) -> list[Layer | Label]:
    """Cells that no passage reaches, as blocks; none if there is no passage yet."""
    if 1 not in opened:
        return []
    is_open = opened.__getitem__
    blocks = [cell for cell, edges in enumerate(grid.borders)
              if cell not in but and not any(map(is_open, edges))]
    return [Layer(paths.outline(grid, blocks), fill=theme.wall)] if blocks else []


def mouths(grid: Grid, opened: Sequence[int], theme: Theme,
           among: Iterable[Edge] | None = None) -> list[Layer | Label]:
    """The shade where an open tunnel goes down under a bridge; of all tunnels, or of some."""
    tunnels = grid.geometry.tunnels
    some = tunnels if among is None else filter(tunnels.__contains__, among)
    found = [shape for edge in some if opened[edge] for shape in paths.mouths(grid, edge)]
    path = "".join(map(paths.polygon, found))
    return [Layer(path, fill=theme.hatch)] if found else []


def signs(grid: Grid, opened: Sequence[int], theme: Theme) -> list[Layer | Label]:
    """Triangles that point along open stairs, and the letters of the open places of seams."""
    return stairs(grid, opened, grid.geometry.stairs, theme) + letters(grid, opened, theme)


def titles(grid: Grid, theme: Theme) -> list[Layer | Label]:
    """What parts that are drawn apart are called, such as the number of a floor."""
    return [Label(text, x, y, TITLE, theme.ink) for text, (x, y) in grid.geometry.titles]


def folds(grid: Grid, opened: Sequence[int], theme: Theme,
          among: Iterable[Edge] | None = None) -> list[Layer | Label]:
    """Dashes where the sheet is folded and no wall stands; at all folds, or at some edges."""
    known = grid.geometry.folds
    some = known if among is None else known & set(among)
    dashes = [dashed(line[:2], *FOLD) for edge in sorted(some) if opened[edge]
              for line in grid.geometry.lines(edge)]
    return [Layer("".join(dashes), stroke=theme.ink, width=FOLD_WIDTH)] if dashes else []


def stairs(grid: Grid, opened: Sequence[int], among: Iterable[Edge],
           theme: Theme) -> list[Layer | Label]:
    """Triangles that point along those of some edges that are open stairs."""
    known = grid.geometry.stairs
    climbed = [edge for edge in among if edge in known and opened[edge]]
    triangles = "".join(map(paths.polygon, chain.from_iterable(
        paths.stair(grid, edge) for edge in climbed)))
    return [Layer(triangles, stroke=theme.paper, width=0.08),
            Layer(triangles, fill=theme.ink)] if climbed else []


def letters(grid: Grid, opened: Sequence[int], theme: Theme,
            among: Iterable[Edge] | None = None) -> list[Layer | Label]:
    """The same letter outside both ends of every open place of a seam."""
    if not has_seams(grid):
        return []
    edges = seams(grid, (edge for edge in range(grid.edges) if opened[edge])) if among is None \
        else [edge for edge in among if opened[edge]]
    return [Label(letter(number), x, y, LETTER, theme.path)
            for number, edge in enumerate(edges) for x, y in letter_places(grid, edge)]


def seams(grid: Grid, among: Iterable[Edge]) -> list[Edge]:
    """Those of some edges whose two sides lie apart."""
    return [edge for edge in among if len(grid.geometry.doors(edge)) == 2]


def letter_places(grid: Grid, edge: Edge) -> list[Point]:
    """Where the letter of a seam stands: at both ends, outside."""
    places = [beyond(grid.center(cell), door, LETTER)
              for cell, door in zip(grid.joined(edge), grid.geometry.doors(edge), strict=True)]
    return places[:1] if dist(*places) < 0.5 else places   # side by side in a corner of the net


def has_seams(grid: Grid) -> bool:
    """Whether some sides that lie apart are the same side."""
    return not (grid.geometry.flat or grid.geometry.tunnels or grid.geometry.stairs)


def letter(number: int) -> str:
    """A, B, ... Z, AA, AB, ..."""
    return (letter(number // 26 - 1) if number > 25 else "") + chr(65 + number % 26)


def arrow_layer(grid: Grid, arrows: Mapping[Edge, Cell], theme: Theme) -> Layer:
    """Arrows in ink with an edge of paper: readable on the path too."""
    return Layer(paths.arrows(grid, arrows), fill=theme.ink, stroke=theme.paper, width=0.05)


def ends(grid: Grid, start: int, goal: int, theme: Theme) -> list[Layer | Label]:
    """Start: an ink disc with S.  Goal: a double ring with a flag, which needs no language."""
    size = 0.6 if grid.geometry.stairs else 1.0            # beside the signs
    (sx, sy), s = grid.center(start), room(grid, start) * size
    (gx, gy), g = grid.center(goal), room(grid, goal) * size
    rings = circle(gx, gy, 0.38 * g) + circle(gx, gy, 0.3 * g)
    return [Layer(circle(sx, sy, 0.38 * s), fill=theme.ink),
            Label("S", sx, sy, 0.5 * s, theme.paper),
            Layer(circle(gx, gy, 0.38 * g), fill=theme.paper),
            Layer(rings, stroke=theme.ink, width=0.05 * g), Layer(flag(gx, gy, g), fill=theme.ink)]


def flag(x: float, y: float, size: float) -> str:
    """A pole with a pennant, within a circle of 0.25 times ``size`` around a point."""
    pole, out, down, foot = (paths.number(size * part) for part in (0.06, 0.25, 0.12, 0.19))
    return (f"M{paths.number(x - 0.11 * size)} {paths.number(y - 0.2 * size)}h{pole}l{out} {down}"
            f"l-{out} {down}v{foot}h-{pole}z")
