"""Keys, doors and points: always solvable, in order, every door needed; the lifted graph."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import dist

import pytest

from maze.errors import MisfitError, RecipeError
from maze.grid import Cell
from maze.grids.lattice import lattice
from maze.measures.bottlenecks import distances
from maze.passages import Maze
from maze.quest.halves import no_halves
from maze.quest.place import place_keys, place_points
from maze.quest.quest import Quest, ends, legs, lifted
from maze.recipe import Recipe, generators, solvers
from maze.render.layers import maze_layers
from maze.render.quest import mark
from maze.render.raster import flatten
from maze.render.theme import LIGHT, QUEST
from maze.rng import Rng
from maze.scene import MazeScene
from maze.share import decode, encode
from maze.steps import run
from tests.mazes_to_solve import GRIDS, carve

FITTING = [id_ for id_, entry in solvers().items() if not entry.needs]
COMPLETE = [id_ for id_ in FITTING if "complete" in solvers()[id_].claims]
SHORTEST = [id_ for id_ in FITTING if "shortest" in solvers()[id_].claims]


def quests(seeds: int = 4) -> Iterator[tuple[Maze, Quest, Cell, Cell]]:
    for name, grid in GRIDS.items():
        for kind in ("perfect", "braided", "open"):
            for number in range(seeds):
                seed = f"{name}-{kind}-{number}"
                maze, rng = carve(grid, seed, kind), Rng(seed, "ends")
                start, goal = rng.below(len(grid)), rng.below(len(grid))
                quest = run(place_keys(maze, Rng(seed, "keys"), start, goal, 1 + number % 6))
                yield maze, quest, start, goal


def reach(maze: Maze, start: Cell, shut: set[int]) -> set[Cell]:
    """Where one comes with some doors shut."""
    plain = Maze(maze.grid)
    plain.open[:] = maze.open
    for door in shut:
        plain.open[door] = 0
    return {cell for cell, far in enumerate(distances(plain.links(), start)) if far >= 0}


def by_brute_force(maze: Maze, quest: Quest, start: Cell, goal: Cell) -> int:
    """The fewest steps, over every set of keys that can be held."""
    doors = {frozenset(maze.grid.joins[door]): key for key, door in enumerate(quest.doors)}
    links = maze.links()
    first = (start, frozenset(k for k, cell in enumerate(quest.stops) if cell == start))
    far = {first: 0}
    for cell, held in (queue := [first]):
        if cell == goal:
            return far[cell, held]
        for new in links[cell]:
            if doors.get(frozenset((cell, new)), -1) in held | {-1}:
                state = (new, held | {k for k, at in enumerate(quest.stops) if at == new})
                if state not in far:
                    far[state] = far[cell, held] + 1
                    queue.append(state)
    return -1


def test_every_quest_can_be_done_in_order_and_every_door_is_needed() -> None:
    counted = 0
    for maze, quest, start, goal in quests(7):
        assert len(quest.stops) == len(quest.doors)
        assert len(set(quest.stops)) == len(quest.stops) and start not in quest.stops
        for key, (stop, door) in enumerate(zip(quest.stops, quest.doors, strict=True)):
            counted += 1
            assert maze.open[door]
            assert goal not in reach(maze, start, {door})
            assert stop in reach(maze, start, set(quest.doors[key:]))
            if key:
                assert stop not in reach(maze, start, {quest.doors[key - 1]})
    assert counted > 200


def test_placing_doors_loses_no_cell() -> None:
    for kind in ("perfect", "braided", "open", "apart"):
        for number in range(12):
            maze = carve(lattice(9, 8), f"lost-{number}", kind)
            before = reach(maze, 0, set())
            run(place_keys(maze, Rng(str(number), "keys"), 0, 71, 4))
            assert reach(maze, 0, set()) == before


def test_in_a_maze_without_loops_no_wall_is_built() -> None:
    for number in range(8):
        maze = carve(lattice(9, 8), f"none-{number}", "perfect")
        before = bytes(maze.open)
        quest = run(place_keys(maze, Rng(str(number)), 0, 71, 3))
        assert maze.open == before and len(quest.doors) == 3


def test_a_short_way_has_room_for_fewer_keys() -> None:
    maze = carve(lattice(5, 5), "short", "perfect")
    assert run(place_keys(maze, Rng(""), 3, 3, 4)) == Quest(())
    near = maze.links()[3][0]
    assert run(place_keys(maze, Rng(""), 3, near, 4)) == Quest(())


def test_one_way_passages_do_not_trap_a_quest() -> None:
    done = 0
    for number in range(40):
        maze, rng = carve(lattice(8, 7), f"arrows-{number}", "braided"), Rng(str(number), "arrows")
        links = maze.links()
        for a, around in enumerate(links):
            for b in list(around):
                if a in links[b] and rng.below(9) == 0:
                    around.remove(b)
        fixed = _Arrowed(maze, links)
        quest = run(place_keys(fixed, Rng(str(number)), 0, 55, 3))
        if quest.stops:
            done += 1
            assert by_brute_force(fixed, quest, 0, 55) > 0
    assert done > 10


def test_a_passage_that_is_walled_up_has_no_arrow_left() -> None:
    """One-way passages, loops and doors together: nothing is drawn where there is a wall."""
    for number in range(6):
        recipe = Recipe(size=(9, 8), by="prim", braid=100, oneway=40, keys="3", seed=str(number))
        picture = recipe.picture()
        assert picture.maze.arrows and all(picture.maze.open[edge] for edge in picture.maze.arrows)
        assert picture.quest.doors and maze_layers(picture, LIGHT)


class _Arrowed(Maze):
    """A maze whose passages lead only where some links say."""

    def __init__(self, maze: Maze, links: list[list[Cell]]) -> None:
        super().__init__(maze.grid)
        self.open, self._allowed = maze.open, [set(around) for around in links]

    def links(self) -> list[list[Cell]]:
        return [[b for b in around if b in allowed]
                for around, allowed in zip(super().links(), self._allowed, strict=True)]


def test_the_lifted_graph_finds_the_shortest_way_with_its_detours() -> None:
    for maze, quest, start, goal in quests(3):
        best = by_brute_force(maze, quest, start, goal)
        board = lifted(maze, quest, Rng("", "solve"))
        nodes = ends(quest, maze.grid, start, goal)
        for id_ in COMPLETE:
            if id_ in SHORTEST or len(quest.stops) == 2:
                path = run(solvers()[id_].run(board, *nodes))
                assert isinstance(path, list) and path[0] == nodes[0] and path[-1] == nodes[1]
                assert all(b in board.links[a] for a, b in pairwise(path))
                if id_ in SHORTEST:
                    assert len(path) - 1 == best, id_


def test_wall_followers_do_every_quest_without_loops() -> None:
    for number in range(10):
        maze = carve(lattice(9, 8), f"hand-{number}", "perfect")
        quest = run(place_keys(maze, Rng(str(number)), 0, 71, 3))
        board, nodes = lifted(maze, quest, Rng("")), ends(quest, maze.grid, 0, 71)
        for hand in ("left", "right"):
            assert isinstance(run(solvers()[f"wall_follower_{hand}"].run(board, *nodes)), list)


def test_legs_follow_each_other_and_end_where_they_say() -> None:
    for maze, quest, start, goal in quests(3):
        board, nodes = lifted(maze, quest, Rng("")), ends(quest, maze.grid, start, goal)
        path = run(solvers()["breadth_first"].run(board, *nodes))
        found = legs(quest, maze.grid, path)
        assert found[0].first == 0 and found[-1].last == len(path) - 1
        assert all(a.last == b.first for a, b in pairwise(found))
        assert len(found) == 2 * len(quest.stops) + 1
        cells = [node % len(maze.grid) for node in path]
        for key, (stop, door) in enumerate(zip(quest.stops, quest.doors, strict=True)):
            assert cells[found[2 * key].last] == stop
            assert cells[found[2 * key + 1].last] in maze.grid.joins[door]


def test_points_are_passed_in_order() -> None:
    for name, grid in GRIDS.items():
        for count in (1, 3, 6):
            maze = carve(grid, name, "braided")
            quest = place_points(maze, Rng(name, "keys"), 0, len(grid) - 1, count)
            assert len(set(quest.stops)) == count
            board = lifted(maze, quest, Rng(""))
            nodes = ends(quest, grid, 0, len(grid) - 1)
            path = run(solvers()["water"].run(board, *nodes))
            cells = [node % len(grid) for node in path]
            at = -1
            for stop in quest.stops:
                at = cells.index(stop, at + 1)
            here = [0, *quest.stops, len(grid) - 1]
            assert len(path) - 1 == sum(distances(maze.links(), a)[b] for a, b in pairwise(here))
            assert len(legs(quest, grid, path)) == count + 1


# --- two halves --------------------------------------------------------------------------------


@pytest.mark.parametrize("by", sorted(generators()))
def test_two_halves_are_two_perfect_mazes_and_a_door(by: str) -> None:
    for number in range(5):
        if no_halves(lattice(11, 7), generators()[by], 0, 76):
            continue
        picture = Recipe(size=(11, 7), by=by, keys="halves", seed=str(number),
                         solve="breadth_first").picture()
        maze, quest = picture.maze, picture.quest
        crossing = [edge for edge, (a, b) in enumerate(maze.grid.joins)
                    if (a % 11 < 5) != (b % 11 < 5) and maze.open[edge]]
        assert maze.is_perfect() and crossing == list(quest.doors)
        assert quest.stops[0] % 11 < 5 and quest.stops[0] != 0
        assert [str(leg.words).split(":")[0] for leg in picture.legs] == [
            "From start to key A", "From key A to door A", "From door A to goal"]


def test_the_door_of_the_halves_is_at_any_row_and_the_key_anywhere() -> None:
    found = [Recipe(size=(8, 5), keys="halves", seed=str(n)).picture().quest for n in range(150)]
    assert len({quest.doors for quest in found}) == 5
    assert len({quest.stops for quest in found}) == 4 * 5 - 1


@pytest.mark.parametrize("id_", FITTING)
def test_the_last_leg_does_not_cross_its_own_track(id_: str) -> None:
    for number in range(4):
        picture = Recipe(size=(12, 8), keys="halves", seed=str(number), solve=id_).picture()
        last = picture.legs[-1]
        cells = picture.path[last.first:last.last + 1]
        assert len(set(cells)) == len(cells) and picture.path[-1] == 95


def test_halves_say_what_they_need() -> None:
    with pytest.raises(MisfitError, match="start in one half"):
        Recipe(size=(8, 5), keys="halves", goal=2).begin()
    with pytest.raises(MisfitError, match="four across"):
        Recipe(size=(3, 5), keys="halves").begin()
    with pytest.raises(MisfitError, match="leave out braid"):
        Recipe(keys="halves").but(braid=50).begin()
    with pytest.raises(RecipeError, match="expected keys"):
        Recipe(keys="7")
    with pytest.raises(MisfitError, match="cannot find a path"):
        Recipe(keys="2", solve="chain")


# --- in recipes, links and pictures ------------------------------------------------------------


@pytest.mark.parametrize("keys", ["1", "3", "6", "halves", "points.4"])
def test_a_quest_in_a_recipe(keys: str) -> None:
    recipe = Recipe(size=(14, 11), by="prim", keys=keys, solve="bidirectional")
    assert f"&keys={keys}&solve=" in encode(recipe)
    assert decode(encode(recipe)).recipe == recipe and not decode(encode(recipe)).notes
    maze, steps = recipe.begin()
    scene = MazeScene(maze)
    for step in steps:
        scene.apply(step)
        assert scene.open == maze.open
        assert str(scene.sentence(step)).endswith(".") and scene.head < len(maze.grid)
    picture = recipe.picture()
    assert scene.path == picture.path and scene.legs == [leg.first for leg in picture.legs]
    assert picture.digest != recipe.but(keys="").picture().digest
    saved = scene.save()
    scene.load(saved)
    assert scene.save() == saved and scene.legs == [leg.first for leg in picture.legs]


def test_a_bad_quest_in_a_link_is_a_sentence() -> None:
    decoded = decode("#maze?size=3x5&keys=halves")
    assert decoded.recipe.keys == "" and "four across" in str(decoded.notes[0])
    decoded = decode("#maze?keys=9")
    assert decoded.recipe.keys == ""
    assert str(decoded.notes[0]).startswith("Keys and doors should be 1, 2, 3,")
    assert str(decoded.notes[0]).endswith("not '9'; using none.")
    decoded = decode("#maze?keys=2&solve=pledge")
    assert decoded.recipe.keys == "2" and decoded.recipe.solve == "breadth_first"


def test_keys_and_doors_are_drawn_by_shape_letter_and_color() -> None:
    picture = Recipe(size=(20, 15), keys="6", solve="water").picture()
    layers = maze_layers(picture, LIGHT)
    assert len(picture.quest.stops) == 6
    letters = [layer.text for layer in layers if hasattr(layer, "text")]
    legs = [str(number) for number, leg in enumerate(picture.legs, 1) if leg.last > leg.first]
    assert letters == [*"ABCDEF", *legs, "S"]
    for shape, color in QUEST:
        fills = [layer.path for layer in layers if getattr(layer, "fill", "") == color]
        assert len(fills) == 2                             # on the key and on its door
        assert len({mark(shape, 1, 1, 0.3) for shape, _ in QUEST}) == 6
    strokes = {layer.path for layer in layers if getattr(layer, "stroke", "") == LIGHT.path}
    assert len(strokes) == len(picture.legs)


@pytest.mark.parametrize("shape,size", [("torus", (9, 8)), ("floors", (4, 4, 3)), ("cube", (4,))])
def test_legs_break_where_the_way_comes_up_elsewhere(shape: str, size: tuple[int, ...]) -> None:
    picture = Recipe(shape=shape, size=size, keys="3", solve="water").picture()
    strokes = [layer.path for layer in maze_layers(picture, LIGHT)
               if getattr(layer, "stroke", "") == LIGHT.path]
    lines = [line for path in strokes for line in flatten(path, 1, 0, 0)]
    assert max(dist(*pair) for line in lines for pair in pairwise(line)) <= 1


@pytest.mark.parametrize("by", ["with_walls", "with_tree"])
def test_a_key_does_not_lie_before_its_own_door(by: str) -> None:
    for seed in ("T16GRH", *map(str, range(60))):
        quest = Recipe(size=(20, 15), by=by, keys="halves", seed=seed).picture().quest
        assert quest.stops[0] not in lattice(20, 15).joins[quest.doors[0]]
    for seed in map(str, range(40)):
        picture = Recipe(size=(20, 15), keys="1", seed=seed, solve="breadth_first").picture()
        assert picture.legs[1].last > picture.legs[1].first
