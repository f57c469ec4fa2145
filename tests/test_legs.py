"""The legs of a quest: as data, as lines beside one another; keys as text; and fewer of them."""

from __future__ import annotations

import json
from itertools import combinations, pairwise
from math import dist

from maze.cli import main
from maze.quest.quest import Leg, path_steps
from maze.recipe import Recipe
from maze.render.layers import Label, maze_layers
from maze.render.quest import dashed, leg_layers, leg_numbers
from maze.render.raster import flatten
from maze.render.text import text
from maze.render.theme import LIGHT
from maze.steps import describe


def test_dashes() -> None:
    assert dashed([(0, 0), (2, 0)], 0.5, 0.5) == "M0 0L0.5 0M1 0L1.5 0"
    assert dashed([(0, 0), (1, 0), (1, 1)], 1.5, 1) == "M0 0L1 0L1 0.5"


def test_draw_tells_the_legs(capsysbinary) -> None:
    assert main(["draw", "--size", "9x9", "--keys", "2", "--solve", "water", "--format",
                 "json"]) == 0
    found = json.loads(capsysbinary.readouterr().out)
    quest = found["quest"]
    assert len(quest["stops"]) == len(quest["doors"]) == 2 and len(quest["legs"]) == 5
    assert quest["legs"][0]["words"].startswith("From start to key A: ")
    assert [leg["style"] for leg in quest["legs"]] == \
        ["solid", "dashed", "dotted", "solid", "dashed"]
    cells = [cell for leg in quest["legs"] for cell in leg["cells"][leg is not quest["legs"][0]:]]
    assert cells == found["path"]
    assert all(a["cells"][-1] == b["cells"][0] for a, b in pairwise(quest["legs"]))


def _lines(recipe: Recipe) -> list[tuple[str, list[tuple[float, ...]]]]:
    """The casing of each leg, which has no dashes: its path data, and its points."""
    picture = recipe.picture()
    drawn = leg_layers(picture.maze.grid, picture.path, picture.legs, LIGHT)
    return [(layer.path, [tuple(map(float, point.split())) for point in
                          layer.path[1:].replace("M", "L").split("L")]) for layer in drawn[::2]]


def test_legs_that_share_a_corridor_lie_beside_one_another() -> None:
    for shape, size in (("square", (12, 9)), ("hexagon", (9, 8)), ("triangle", (13, 7))):
        recipe = Recipe(shape=shape, size=size, keys="points.3", by="recursive_backtracker",
                        solve="breadth_first")
        assert len(recipe.picture().legs) == 4
        seen: set[tuple[float, ...]] = set()
        for _, points in _lines(recipe)[:3]:
            assert not seen & set(points[1:])
            seen |= set(points)


def test_a_leg_begins_where_the_last_one_ended() -> None:
    (_, first), (_, second), *_ = _lines(Recipe(size=(12, 9), keys="2", solve="water"))
    assert first[-1] == second[0]


def test_legs_do_not_jump_across_seams() -> None:
    recipe = Recipe(shape="torus", size=(9, 8), keys="2", solve="water")
    grid, legs = recipe.checked_grid(), recipe.picture().legs
    drawn = leg_layers(grid, recipe.picture().path, legs, LIGHT)
    plain = [flatten(layer.path, 1, 0, 0) for layer in drawn[::2]]
    assert sum(len(lines) for lines in plain) > len(legs)
    assert all(dist(a, b) < 1.3 for lines in plain for line in lines for a, b in pairwise(line))


def test_a_leg_of_no_steps_is_a_leg_all_the_same() -> None:
    way = [Leg(0, 1, ""), Leg(1, 1, ""), Leg(1, 2, "")]
    steps = list(path_steps([4, 5, 6], way))
    assert [describe(step) for step in steps] == ["leg 0", "path 4", "leg 1", "leg 2", "path 5",
                                                  "path 6"]


def test_text_shows_keys_and_their_doors() -> None:
    lines = text(Recipe(size=(12, 9), keys="2").picture())
    assert all(lines.count(letter) == 1 for letter in "abABSG")
    points = text(Recipe(size=(12, 9), keys="points.3", solve="water").picture())
    assert all(points.count(letter) == 1 for letter in "abc") and "A" not in points


def test_fewer_keys_than_asked_for_is_a_sentence(capsysbinary) -> None:
    assert Recipe(size=(30, 20), keys="6").picture().note is None
    note = str(Recipe(size=(3, 3), keys="6").picture().note)
    assert note == "There was room for 2 of 6 keys with their doors."
    assert str(Recipe(size=(2, 2), keys="points.6", solve="water").picture().note) == \
        "There was room for 2 of 6 points."
    assert Recipe(keys="halves").picture().note is Recipe().picture().note is None
    assert main(["draw", "--size", "3x3", "--keys", "6"]) == 0
    assert note in capsysbinary.readouterr().err.decode()


def test_every_leg_has_its_number_apart_from_all_others() -> None:
    for shape, size in (("square", (20, 15)), ("hexagon", (12, 10)), ("triangle", (14, 12))):
        picture = Recipe(shape=shape, size=size, by="wilson", keys="3", seed="monday",
                         solve="breadth_first").picture()
        grid = picture.maze.grid
        found = list(leg_numbers(grid, picture.path, picture.legs))
        assert [number for number, _, _ in found] == ["1", "2", "3", "4", "5", "6", "7"]
        places = [at for _, at, _ in found]
        assert all(dist(a, b) > 0.5 for a, b in combinations(places, 2))
        drawn = maze_layers(picture, LIGHT)
        labels = [layer.text for layer in drawn if isinstance(layer, Label)]
        assert labels.count("7") == 1
        assert not any(isinstance(layer, Label) and layer.text == "7"
                       for layer in maze_layers(picture, LIGHT, solution=False))


def test_legs_add_up_to_the_path_in_cells() -> None:
    picture = Recipe(size=(12, 9), by="wilson", keys="2", solve="breadth_first").picture()
    cells = [int(str(leg.words).rsplit(" ", 2)[1]) for leg in picture.legs]
    assert sum(cells) == len(picture.path)
    assert str(picture.legs[-1].words).endswith("cells.")


def test_legs_meet_at_the_bar_of_a_door_and_nowhere_cut_a_corner() -> None:
    """In the lanes of both, so the line between them lies below the bar."""
    for shape, size in (("square", (12, 9)), ("hexagon", (9, 8)), ("floors", (6, 5, 2))):
        picture = Recipe(shape=shape, size=size, keys="2", solve="water").picture()
        grid, quest = picture.maze.grid, picture.quest
        assert quest and len(picture.legs) == 5
        drawn = leg_layers(grid, picture.path, picture.legs, LIGHT, quest)[::2]
        lines = [list(flatten(layer.path, 1, 0, 0)) for layer in drawn]
        for door, (before, after) in zip(quest.doors, ((1, 2), (3, 4))):
            at = grid.geometry.doors(door)
            assert min(dist(lines[before][-1][-1], one) for one in at) < 0.31
            assert min(dist(lines[after][0][0], one) for one in at) < 0.31
            # Both lanes lie a little to one side, and no line leads from one to the other.
            (x, y), (x1, y1) = lines[after][0][:2]
            assert (x1 - x, y1 - y) != (0, 0) and dist((x, y), (x1, y1)) <= 1.01
            assert lines[before][-1][-1] not in lines[after][0]
