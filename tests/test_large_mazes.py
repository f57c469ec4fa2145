"""Large mazes on a screen: pixels where cells are small, and never more than what is seen."""

from __future__ import annotations

import pytest

from maze.player import Player
from maze.recipe import Recipe
from maze.render.layers import Label
from maze.render.paths import trail
from maze.render.pixels import Pixels
from maze.render.theme import DARK, LIGHT
from maze.scene import MazeScene
from maze.web.mazes.drawing import MazeDrawing
from maze.web.mazes.way import PART, Way
from tests.fake_page import FakeScreen


class Shown:
    """A maze, its player, and a screen of a size."""

    def __init__(self, size: tuple[int, int], screen=(300, 300), **more) -> None:
        maze, steps = Recipe(by="prim", solve="breadth_first").but(size=size, **more).begin()
        self.theme = LIGHT
        self.scene = MazeScene(maze)
        self.player = Player(steps, self.scene)
        self.drawing = MazeDrawing(self.scene, 0, len(maze.grid) - 1, lambda: self.theme)
        self.screen = FakeScreen()
        self.screen.view.fit(self.drawing.box, screen)

    @property
    def view(self):
        return self.screen.view

    def layers(self, whole: bool = False) -> list:
        return list(self.drawing.layers(self.screen.view, whole=whole))

    def pixels(self, whole: bool = False) -> Pixels:
        found, = [one for one in self.layers(whole) if isinstance(one, Pixels)]
        return found


def test_a_tiny_maze_is_made_once_and_then_where_it_changes() -> None:
    shown = Shown((200, 180))
    shown.player.seek(500)
    assert shown.pixels(whole=True).part == (0, 0, 200, 180)
    shown.player.step()
    part = shown.pixels().part
    assert 0 < part.across <= 5 and 0 < part.down <= 5
    assert not shown.layers()                              # nothing has changed
    assert not shown.pixels(whole=True).rgba               # the view has: it is drawn as it is kept
    shown.theme = DARK
    assert shown.pixels(whole=True).part == (0, 0, 200, 180)
    shown.player.seek(0)
    assert shown.pixels().part == (0, 0, 200, 180)


def test_a_part_of_a_large_maze_is_all_that_is_drawn() -> None:
    shown = Shown((200, 180))
    shown.view.zoom_by(4)
    pixels = shown.pixels(whole=True)
    assert pixels.unit == shown.view.unit == 5
    assert pixels.part.across * pixels.unit <= 300 + 2 * 5
    shown.view.zoom_by(5)
    layers = shown.layers(whole=True)
    assert not any(isinstance(one, Pixels) for one in layers)
    shown.player.seek(600)
    assert sum(len(one.path) for one in layers if not isinstance(one, Label)) < 40_000


def test_what_changes_out_of_sight_is_not_drawn() -> None:
    shown = Shown((60, 60))
    shown.view.zoom_by(8, 0, 0)
    shown.layers(whole=True)
    shown.scene.dirty = {60 * 59 + 59}
    assert not any(one.path.strip() and one.fill == LIGHT.visited for one in shown.layers()
                   if not isinstance(one, Label))


def test_another_picture_of_the_same_size_is_made_anew() -> None:
    shown = Shown((200, 180))
    shown.layers(whole=True)
    shown.view.zoom_by(3)
    shown.layers(whole=True)
    shown.player.seek(30)
    shown.layers()
    shown.view.show_all()
    assert shown.pixels(whole=True).part == (0, 0, 200, 180)


@pytest.mark.parametrize("shape, size", [("hexagon", (30, 30)), ("polar", (20,)),
                                         ("triangle", (40, 30))])
def test_a_part_of_any_shape_is_drawn_alone(shape: str, size: tuple[int, ...]) -> None:
    shown = Shown(size, shape=shape)
    shown.player.seek(300)
    everything = sum(len(one.path) for one in shown.layers(whole=True)
                     if not isinstance(one, Label))
    shown.view.zoom_by(5, 10, 150)
    some = sum(len(one.path) for one in shown.layers(whole=True) if not isinstance(one, Label))
    assert 0 < some < everything / 2


def test_the_way_is_written_on_as_it_grows() -> None:
    scene = MazeScene(Recipe(size=(5, 5)).begin()[0])
    way = Way(scene, 1.0)
    assert way.text() == "" and way.near([0]) == []
    scene.path += [0, 1, 2]
    assert way.text() == "M0.5 0.5h2"
    assert way.near([2]) == [2] and way.near([1]) == [1]
    scene.path += [7]
    assert way.text() == "M0.5 0.5h2v1"
    assert way.near([2]) == [2]
    scene.path = [24]
    assert way.text() == "M4.5 4.5" and way.near([2]) == []


def test_of_a_long_way_only_what_is_seen_is_drawn() -> None:
    scene = MazeScene(Recipe(size=(40, 40)).begin()[0])
    way, rows = Way(scene, 1.0), range(40)
    scene.path += [y * 40 + (x if y % 2 == 0 else 39 - x) for y in rows for x in range(40)]
    whole, part = way.text(), way.text_within((0.0, 0.0, 40.0, 3.0))
    assert whole.startswith("M0.5 0.5h39v1h-39v1h39") and whole.count("M") == 1600 // PART + 1
    assert part.count("M") == 2 and part.startswith("M0.5 0.5h39v1")     # and where it ends
    assert way.text_within((0.0, 0.0, 40.0, 40.0)) == whole
    narrow = MazeScene(Recipe(shape="hexagon", size=(9, 9)).begin()[0])
    narrow.path += [0, 1]
    assert Way(narrow, 1.0).text() == trail(narrow.grid, [0, 1])


def test_legs_are_written_once_as_long_as_they_stay(monkeypatch) -> None:
    maze, steps = Recipe(size=(9, 8), keys="2", solve="breadth_first").begin()
    scene = MazeScene(maze)
    Player(steps, scene).to_end()
    way = Way(scene, 1.0)
    first = list(way.line(LIGHT))
    assert first and list(way.line(LIGHT))[0] is first[0]
    assert list(way.line(DARK))[0] is not first[0]
    scene.path.pop()
    assert list(way.line(LIGHT)) != first
