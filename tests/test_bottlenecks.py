"""The cells that every way must pass, with keys too; drawn and told."""

from __future__ import annotations

import json

import pytest

from maze.cli import main
from maze.measures.bottlenecks import distances
from maze.picture import Picture
from maze.quest.quest import ends, floors
from maze.recipe import Recipe
from maze.render.layers import bottleneck_layers
from maze.render.theme import LIGHT


def forced_by_hand(picture: Picture) -> set[int]:
    """Cells without which the goal is out of reach; each is taken out in turn."""
    cells, nodes = len(picture.maze.grid), (picture.start, picture.goal)
    links = picture.maze.links()
    if picture.quest:
        links, nodes = floors(picture.maze, picture.quest), ends(picture.quest, picture.maze.grid,
                                                                 *nodes)
    found = {picture.start, picture.goal}
    for cell in range(cells):
        without = [[new for new in around if new % cells != cell] for around in links]
        if distances(without, nodes[0])[nodes[1]] < 0:
            found.add(cell)
    return found


@pytest.mark.parametrize("shape", ["square", "hexagon", "torus", "floors"])
@pytest.mark.parametrize("braid", [0, 60, 100])
def test_without_keys_they_are_just_those_that_cannot_be_left_out(shape: str, braid: int) -> None:
    size = {"square": (9, 8), "hexagon": (8, 7), "torus": (8, 7), "floors": (4, 4, 3)}[shape]
    for seed in "abc":
        picture = Recipe(shape=shape, size=size, seed=seed).but(braid=braid).picture()
        assert set(picture.bottlenecks) == forced_by_hand(picture)


@pytest.mark.parametrize("keys", ["1", "3", "points.2", "halves"])
def test_with_keys_none_of_them_can_be_left_out_and_keys_are_among_them(keys: str) -> None:
    for seed in "abc":
        recipe = Recipe(size=(11, 8), seed=seed, keys=keys)
        picture = recipe.picture() if keys == "halves" else recipe.but(braid=60).picture()
        found = set(picture.bottlenecks)
        assert found <= forced_by_hand(picture)
        assert found >= {picture.start, picture.goal, *picture.quest.stops}


def test_no_way_has_no_bottlenecks() -> None:
    picture = Recipe(size=(2, 2), walls="AA").picture()
    assert picture.bottlenecks == [] and bottleneck_layers(picture.maze.grid, [], LIGHT) == []


def test_draw_marks_and_tells_them(capsysbinary) -> None:
    link = ["draw", "--size", "9x8", "--braid", "100"]
    assert main([*link, "--format", "json"]) == 0
    told = json.loads(capsysbinary.readouterr().out)["stats"]["bottlenecks"]
    assert told == Recipe(size=(9, 8)).but(braid=100).picture().bottlenecks
    assert main([*link, "--format", "svg"]) == 0
    plain = capsysbinary.readouterr().out
    assert main([*link, "--format", "svg", "--bottlenecks"]) == 0
    marked = capsysbinary.readouterr().out
    color = LIGHT.second.encode()
    assert color not in plain and color in marked and len(marked) > len(plain)
    assert main([*link, "--format", "json", "--distances", "5"]) == 0
    assert b"svg and png" in capsysbinary.readouterr().err
