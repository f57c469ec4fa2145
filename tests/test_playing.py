"""A maze walked by hand: exits, moves, doors, hints, fog, the maze of the day."""

from __future__ import annotations

import pytest

from maze.errors import MazeError
from maze.grids.headings import compass_name
from maze.measures.bottlenecks import shortest_way
from maze.picture import Picture
from maze.playing import telling
from maze.playing.daily import daily
from maze.playing.exits import exits
from maze.playing.fog import Fog
from maze.playing.game import Game
from maze.playing.hints import RUNGS, Hints
from maze.recipe import Recipe, shapes
from maze.share import decode, encode

ALL_SHAPES = sorted(shapes())


def small(shape: str, **more) -> Recipe:
    """A small maze of a shape, its sizes near the least."""
    params = shapes()[shape].params
    size = tuple(max(param.low, min(param.default, 6)) for param in params)
    return Recipe(shape=shape, size=size, by="recursive_backtracker", seed="play").but(**more)


def game_of(recipe: Recipe) -> Game:
    return Game(recipe.picture())


def play_to_the_end(game: Game) -> None:
    """By numbers, the shortest path."""
    while not game.won:
        best = min(game.board.links[game.node], key=game.far.__getitem__)
        cell = best % len(game.picture.maze.grid)
        assert game.go(game.numbered(next(exit_.number for exit_ in game.exits()
                                          if exit_.cell == cell)))


@pytest.mark.parametrize("shape", ALL_SHAPES)
def test_every_shape_is_played_to_the_end_by_numbers(shape):
    game = game_of(small(shape))
    way = shortest_way(game.picture.maze.links(), game.picture.start, game.picture.goal)
    play_to_the_end(game)
    assert game.moves == len(way) - 1 == game.shortest
    assert game.share == 100
    assert "no path is shorter" in str(telling.end(game))


@pytest.mark.parametrize("shape", ALL_SHAPES)
def test_exits_are_the_passages_numbered_from_one(shape):
    maze = small(shape).picture().maze
    links = maze.links()
    for cell in range(len(maze.grid)):
        found = exits(maze, cell)
        assert sorted(exit_.cell for exit_ in found) == sorted(links[cell])
        assert [exit_.number for exit_ in found] == list(range(1, len(found) + 1))
        assert len({exit_.number for exit_ in found}) <= 12
        assert all(exit_.name for exit_ in found)


def test_exits_of_squares_go_clockwise_from_north():
    maze = Recipe(size=(9, 9), by="with_walls", seed="a").but(braid=100).picture().maze
    order = ["north", "east", "south", "west"]
    for cell in range(len(maze.grid)):
        names = [exit_.name for exit_ in exits(maze, cell)]
        assert names == sorted(names, key=order.index)


def test_stairs_come_last_and_have_names():
    maze = small("floors").picture().maze
    names = {exit_.name for cell in range(len(maze.grid)) for exit_ in exits(maze, cell)
             if exit_.stair}
    assert names == {"up the stairs", "down the stairs"}


@pytest.mark.parametrize(("vector", "name"), [
    ((0, -1000), "north"), ((1000, 0), "east"), ((0, 1000), "south"), ((-1000, 0), "west"),
    ((707, -707), "north-east"), ((-707, 707), "south-west"), ((0, 0), "")])
def test_compass_names(vector, name):
    assert compass_name(vector) == name


@pytest.mark.parametrize("recipe", [
    *map(small, ALL_SHAPES), Recipe(size=(10, 8), by="wilson", keys="3", seed="k"),
    Recipe(size=(10, 8), keys="points.3", seed="k"), Recipe(size=(10, 8), keys="halves"),
    Recipe(size=(8, 8), by="prim", keys="2", seed="arrows").but(braid=100, oneway=60)])
def test_a_step_is_known_without_the_whole_board(recipe):
    game = game_of(recipe)
    for node, links in enumerate(game.board.links):
        assert list(game.around(node)) == list(links)


def test_an_arrow_takes_the_nearest_exit_and_never_one_more_than_sixty_degrees_off():
    game = game_of(small("hexagon", braid=100))
    for wish in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        exit_ = game.toward(wish)
        if exit_ is not None:
            x, y = exit_.heading
            assert x * wish[0] + y * wish[1] >= 1000 * 0.49
    walls = game_of(Recipe(size=(2, 2), by="binary_tree", seed="x"))
    assert walls.toward((0, -1)) is None
    assert str(telling.refusal(walls, None)) == "There is a wall."


def test_a_run_stops_at_the_next_choice_and_no_sooner():
    game = game_of(Recipe(size=(12, 12), by="prim", seed="runs"))
    for _ in range(30):
        exit_ = game.exits()[0]
        before = game.moves
        made = game.run(exit_)
        assert made == game.moves - before >= 1
        for node in game.trail[before + 1:-1]:
            assert len(game.board.links[node]) == 2
        assert game.won or len(game.board.links[game.node]) != 2


def test_a_run_round_a_ring_ends():
    game = game_of(Recipe(shape="torus", size=(4, 4), by="binary_tree", seed="r").but(braid=100))
    for exit_ in game.exits():
        assert game.run(exit_) <= 2 * len(game.picture.maze.grid)


def test_tapping_a_cell_in_straight_view_walks_there():
    game = game_of(Recipe(size=(10, 10), by="sidewinder", seed="tap"))
    assert list(range(1, 10)) in game.lines()              # the top row of a sidewinder is open
    assert game.walk_to(7) == 7
    assert game.cell == 7
    assert game.walk_to(99) == 0
    assert game.back() and game.cell == 6


def keyed(**more) -> Game:
    return game_of(Recipe(size=(10, 8), by="wilson", keys="2", seed="keys").but(**more))


def test_a_door_is_shut_until_its_key_is_fetched():
    game = keyed()
    quest = game.picture.quest
    assert game.next_stop == quest.stops[0]
    barred = []
    while not game.won:
        for exit_ in game.exits():
            if exit_.edge in quest.doors[game.stops:]:
                barred.append(game.barred(exit_))
                assert not game.go(exit_)
                assert "is shut" in str(telling.refusal(game, exit_))
        stops = game.stops
        best = min(game.board.links[game.node], key=game.far.__getitem__)
        game.trail.append(best)
        if game.stops > stops:
            assert str(telling.event(game, stops)).startswith(f"You take key {'AB'[stops]}.")
            assert str(telling.held(game)).startswith("You hold A")
    assert game.stops == 2


def test_a_door_bars_the_way_and_says_its_letter_until_its_key_is_held():
    picture = keyed().picture
    doors, cells = picture.quest.doors, len(picture.maze.grid)
    for keys_held in range(3):
        for number, door in enumerate(doors):
            before = picture.maze.grid.joins[door][0]
            game = Game(picture, [before + keys_held * cells])
            exit_ = next(one for one in game.exits() if one.edge == door)
            shut = number >= keys_held
            assert str(game.barred(exit_)) == (f"door {'AB'[number]} is shut" if shut else "None")
            assert game.go(exit_) != shut


def test_points_are_passed_in_order():
    game = game_of(Recipe(size=(10, 8), by="wilson", keys="points.2", seed="p"))
    heard = []
    while not game.won:
        stops = game.stops
        game.trail.append(min(game.board.links[game.node], key=game.far.__getitem__))
        heard.append(telling.event(game, stops))
    assert [str(text) for text in heard if text] == ["Point A passed.", "Point B passed."]


def test_against_an_arrow_there_is_no_way():
    game = game_of(Recipe(size=(8, 8), by="prim", seed="arrows").but(braid=100, oneway=60))
    maze = game.picture.maze
    for edge, cell in maze.arrows.items():
        a, b = maze.grid.joins[edge]
        there = Game(game.picture, [cell])
        back = next(exit_ for exit_ in there.exits() if exit_.edge == edge)
        assert back.cell == a + b - cell
        assert str(there.barred(back)) == "one way, against you"
        assert not there.go(back)


@pytest.mark.parametrize("recipe", [Recipe(size=(10, 10), by="wilson", seed="h"),
                                    small("hexagon"), small("floors"),
                                    Recipe(size=(10, 8), by="wilson", keys="2", seed="keys")])
def test_hints_alone_lead_to_the_goal_by_the_shortest_way(recipe):
    game = game_of(recipe)
    hints = Hints(game)
    while not game.won:
        heard = [hints.next() for _ in range(RUNGS)]
        assert "on a shortest path" in str(heard[0].words)
        assert heard[1].cell == heard[3].cell == game.cell
        assert "Take exit" in str(heard[2].words)
    assert game.moves == game.shortest
    assert game.hints % RUNGS == 0 and "hint" in str(telling.end(game))
    assert str(hints.next().words) == "You are there."


def test_a_hint_tells_how_far_one_has_strayed():
    game = game_of(Recipe(size=(10, 10), by="wilson", seed="h"))
    game.go(game.exits()[0])
    game.go(next(exit_ for exit_ in game.exits() if exit_.cell == game.trail[0]))
    assert "2 cells more" in str(Hints(game).next().words)


def test_fog_lifts_along_straight_passages_and_stays_lifted():
    game = game_of(Recipe(size=(10, 10), by="sidewinder", seed="tap"))
    fog = Fog(game)
    assert set(range(10)) <= fog.known
    known = set(fog.known)
    game.walk_to(7)
    fog.look()
    assert known <= fog.known
    assert len(fog.known) < 100
    play_to_the_end(game)


def test_what_is_heard_after_a_move():
    game = game_of(Recipe(size=(10, 10), by="sidewinder", seed="tap"))
    assert str(telling.here(game)).startswith("Row 1, column 1. Exits: ")
    assert str(telling.aim(game)) == "The goal is south-east."
    play_to_the_end(game)
    assert str(telling.aim(game)) == ""
    assert "You are at the goal" in str(telling.here(game))


def test_the_maze_of_the_day_is_the_same_for_everybody():
    week = [daily(f"2026-11-{day}") for day in range(16, 23)]
    assert week == [daily(f"2026-11-{day}") for day in range(16, 23)]
    assert len({encode(recipe) for recipe in week}) == 7
    for recipe in week:
        assert not decode(encode(recipe)).notes
        assert isinstance(recipe.picture(), Picture)
        assert not game_of(recipe).lost
    assert week[0].size == (10, 10)


@pytest.mark.parametrize("text", ["", "today", "2026-02-30", "2026-13-01", "20261121",
                                  "２０２６-11-21"])
def test_what_is_no_date_is_a_sentence(text):
    with pytest.raises(MazeError, match="expected a date"):
        daily(text)
