"""The mole's maze is drawn as its listing drew it: what is dug is dark, on white paper."""

from __future__ import annotations

from maze.player import Player
from maze.recipe import Recipe
from maze.render.layers import Label, bounds, maze_layers
from maze.render.raster import Raster, flatten
from maze.render.theme import DARK, LIGHT, PRINT, THEMES, Theme, negative
from maze.scene import MazeScene
from maze.web.mazes.drawing import MazeDrawing
from tests.fake_page import FakeScreen

MOLE = Recipe(size=(31, 21), by="mole")


def painted(layers, box, grid) -> list[str]:
    """The color in the middle of each cell."""
    unit, colors = 10, []
    image = Raster(round(box[2] * unit), round(box[3] * unit))
    for layer in layers:
        if not isinstance(layer, Label):
            lines = flatten(layer.path, unit, *box[:2])
            colors += [layer.fill, layer.stroke]
            if layer.fill:
                image.fill(lines, len(colors) - 2)
            for line in lines if layer.stroke else ():
                image.stroke(line, layer.width * unit, len(colors) - 1)
    middles = (grid.center(cell) for cell in range(len(grid)))
    return [colors[image.rows[int((y - box[1]) * unit)][int((x - box[0]) * unit)]]
            for x, y in middles]


def colors(maze, dug: str, ground: str) -> list[str]:
    left = set(maze.unused())
    return [ground if cell in left else dug for cell in range(len(maze.grid))]


def test_what_is_dug_is_ink_and_what_is_left_is_paper() -> None:
    picture = MOLE.picture()
    maze = picture.maze
    layers = maze_layers(picture, LIGHT)[:4]               # without start and goal
    assert painted(layers, bounds(maze.grid), maze.grid) == colors(maze, LIGHT.ink, LIGHT.paper)


def test_the_path_is_light_in_dark_passages() -> None:
    picture = MOLE.but(solve="breadth_first").picture()
    strokes = {layer.stroke for layer in maze_layers(picture, LIGHT)
               if not isinstance(layer, Label)}
    assert DARK.path in strokes and LIGHT.path not in strokes


def test_other_mazes_are_drawn_by_their_walls() -> None:
    assert not MOLE.but(by="kruskal", sparse=50).picture().dug
    drawn = MOLE.but(walls="A" * 206, size=(25, 26))
    assert MOLE.dug and not drawn.dug


def test_a_negative_keeps_its_looks_and_dark_ones_are_negatives_already() -> None:
    bold: Theme = THEMES["contrast-light"]
    assert negative(bold).bold and negative(bold).paper == bold.wall
    assert negative(LIGHT._replace(labels="none")).labels == "none"
    for theme in (DARK, PRINT, THEMES["contrast-dark"]):
        assert negative(theme) == theme


def test_the_page_shows_it_being_dug() -> None:
    maze, steps = MOLE.begin()
    scene = MazeScene(maze)
    player = Player(steps, scene)
    drawing = MazeDrawing(scene, *MOLE.ends(maze.grid), lambda: LIGHT, dug=MOLE.dug)
    layers = [*drawing.layers(FakeScreen().view, whole=True)][:4]
    for at in (0, 10, 40):                                 # whole at first, then what has changed
        player.seek(at)
        layers += list(drawing.layers(FakeScreen().view, whole=False))
        shown = painted(layers, drawing.box, maze.grid)
        dug = {cell for edge in range(maze.grid.edges) if scene.open[edge]
               for cell in maze.grid.joins[edge]} - {scene.head, scene.came, *drawing.ends}
        assert all(shown[cell] == LIGHT.ink for cell in dug)
        assert shown.count(LIGHT.paper) > len(shown) - len(dug) - 6
    player.to_end()
    drawing.finish(True)
    layers = [*drawing.layers(FakeScreen().view, whole=True)]
    ends = [layer for layer in layers if isinstance(layer, Label)]
    assert [label.text for label in ends] == ["S"]        # the goal has a flag


def test_at_one_pixel_a_cell_there_are_no_walls_between_ground_and_dug() -> None:
    maze, steps = MOLE.begin()
    scene = MazeScene(maze)
    Player(steps, scene).to_end()
    drawing = MazeDrawing(scene, *MOLE.ends(maze.grid), lambda: LIGHT, dug=True)
    drawing.finish(True)
    pixels = next(layer for layer in drawing.layers(FakeScreen(scale=1).view, whole=True)
                  if hasattr(layer, "rgba"))
    dark = sum(value != 255 for value in pixels.rgba[::4])
    assert dark == (len(maze.grid) - len(maze.unused())) * pixels.unit ** 2
