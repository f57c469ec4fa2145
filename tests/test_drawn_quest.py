"""Keys, doors, points and arrows put in a maze by hand: in links, by pointers and by keys."""

from __future__ import annotations

import pytest

from maze.bits import pack
from maze.errors import MazeError
from maze.passages import Maze
from maze.playing.game import Game
from maze.quest.drawn import format_arrows, format_quest, parse_quest, unreached
from maze.quest.quest import Quest
from maze.recipe import Recipe
from maze.share import decode, encode
from maze.web.pointing.laid import quest_of, turned, with_arrows, with_door, with_key_at, without
from tests.grids import lattice
from tests.pointed import SQUARES, Pointed

PLAIN = Recipe("square", (8, 6), seed="a")


def copied(recipe: Recipe) -> Recipe:
    """The same picture with everything in its link."""
    picture = recipe.picture()
    maze, grid = picture.maze, picture.maze.grid
    return recipe.but(walls=pack(maze.open), keys="", quest=format_quest(picture.quest),
                      arrows=format_arrows(maze.arrows, grid), start=picture.start,
                      goal=picture.goal)


# --- in links -------------------------------------------------------------------------------------


@pytest.mark.parametrize("recipe", [
    PLAIN.but(keys="3", braid=30, oneway=40), PLAIN.but(keys="points.4"),
    Recipe("square", (9, 6), keys="halves"), Recipe("hexagon", (6, 5), keys="2", oneway=50),
    Recipe("floors", (4, 4, 2), keys="2", oneway=60),
    Recipe("torus", (6, 5), oneway=100, braid=100),
], ids=str)
def test_what_was_laid_by_a_seed_can_be_written_down(recipe: Recipe) -> None:
    drawn = copied(recipe)
    link = encode(drawn)
    assert decode(link).notes == [] and decode(link).recipe == drawn
    assert drawn.picture().digest == recipe.picture().digest


@pytest.mark.parametrize(("end", "words"), [
    ("&quest=0-9", "keys and doors in this link are damaged"),     # no passage there
    ("&quest=4-1.4-2", "keys and doors"), ("&quest=99-1", "keys and doors"),
    ("&quest=1-2.3", "keys and doors"), ("&quest=x", "keys and doors"),
    ("&quest=1.2.3.4.5.6.7", "keys and doors"), ("&quest=01", "keys and doors"),
    ("&arrows=9999", "one-way passages in this link are damaged"), ("&arrows=-2", "one-way"),
    ("&arrows=4.2", "one-way"), ("&arrows=2.3", "one-way"), ("&quest=3&keys=2", "laid by hand")])
def test_damage_is_a_sentence_and_the_maze_stays(end: str, words: str) -> None:
    opened = bytearray(82)
    opened[:9] = b"\1" * 9
    base = encode(PLAIN.but(walls=pack(opened)))
    assert PLAIN.grid().edges == 82
    opened[9] = 0
    found = decode(base + end)
    assert words in str(found.note) and found.recipe.walls == pack(opened)
    assert found.recipe.arrows == found.recipe.keys == ""


def test_without_walls_nothing_is_laid_by_hand() -> None:
    found = decode("#maze?v=1&size=8x6&quest=1.2&arrows=3")
    assert "exact maze" in str(found.note) and found.recipe == decode("#maze?v=1&size=8x6").recipe
    with pytest.raises(MazeError, match="damaged"):
        PLAIN.but(walls=pack(bytes(82)), quest="1-2").begin()


def test_what_cannot_be_reached_is_named() -> None:
    maze = Maze(lattice(4, 1))
    maze.open[:] = b"\1\1\1"
    assert unreached(maze, Quest((1, 2), (1, 2)), 0, 3) is None
    assert str(unreached(maze, Quest((1, 3), (1, 2)), 0, 2)) == \
        "Key B cannot be reached after key A."
    assert str(unreached(maze, Quest((3,), (0,)), 0, 2)) == \
        "Key A cannot be reached from the start."
    maze.arrows = {2: 2}
    said = unreached(maze, Quest((1,), (1,)), 0, 3)
    assert str(said) == "The goal cannot be reached after key A."
    assert str(unreached(maze, None, 0, 3)) == "The goal cannot be reached from the start."


# --- edits ----------------------------------------------------------------------------------------


def test_a_door_gets_a_key_before_it_wherever_it_is_put() -> None:
    """On every passage of a maze, one after the other and up to six: the quest can be done."""
    recipe = PLAIN
    for edge in [edge for edge, open_ in enumerate(PLAIN.picture().maze.open) if open_][::5]:
        picture = recipe.picture()
        try:
            recipe, notes = with_door(recipe, picture, edge)
        except MazeError as problem:
            assert str(problem) in ("There is no room for a key before this door.",
                                    "A maze can have 6 doors, not more.")
            continue
        assert notes == [] and decode(encode(recipe)).recipe == recipe
        assert recipe.picture().note is None and recipe.picture().quest.doors.count(edge) == 1
    assert len(recipe.picture().quest.doors) >= 4
    fewer, _ = without(recipe, recipe.picture(), 0)
    assert fewer.picture().quest.doors == recipe.picture().quest.doors[1:]


def test_a_key_behind_its_own_door_is_said_to_be() -> None:
    recipe, _ = with_door(PLAIN, PLAIN.picture(), next(
        edge for edge, open_ in enumerate(PLAIN.picture().maze.open) if open_))
    picture = recipe.picture()
    behind = next(cell for cell in range(1, 47) if unreached(
        picture.maze, Quest((cell,), picture.quest.doors), 0, 47))
    wrong, _ = with_key_at(recipe, picture, 0, behind)
    assert "Key A cannot be reached" in str(wrong.picture().note)
    with pytest.raises(MazeError, match="taken"):
        with_key_at(recipe, picture, 0, picture.goal)


def test_arrows_turn_and_go() -> None:
    assert turned({}, 3, 1, 2) == 2 and turned({3: 2}, 3, 1, 2) == 1
    assert turned({3: 1}, 3, 1, 2) is None
    stairs = Recipe("floors", (3, 3, 2))
    picture = stairs.picture()
    edge = next(iter(picture.maze.grid.geometry.stairs))
    with pytest.raises(MazeError, match="Stairs"):
        with_arrows(stairs, picture, {edge: picture.maze.grid.joins[edge][0]})


# --- on the page ----------------------------------------------------------------------------------


def editing(tool: str, link: str = SQUARES) -> Pointed:
    site = Pointed(link)
    site.page.fire("mode-edit", "change")
    site.page.fire(f"tool-{tool}", "change")
    return site


def passage(site: Pointed, number: int = 12) -> int:
    return [edge for edge, open_ in enumerate(site.opened) if open_][number]


def test_a_door_and_its_key_by_taps_and_drags() -> None:
    site = editing("doors")
    edge = passage(site)
    site.tap(site.wall(edge))
    quest = site.app.run.player.result.quest
    assert quest.doors == (edge,) and "quest=" in site.app.link and site.is_as_in_its_link()
    assert "Door A: between row" in str(site.app.run.sentence)
    game = Game(site.app.run.player.result)
    assert game.next_stop == quest.stops[0]
    free = next(cell for cell in range(1, 47) if cell not in quest.stops)
    site.drag(site.grid.center(quest.stops[0]), site.grid.center(free))
    assert site.app.run.player.result.quest == Quest((free,), (edge,))
    other = passage(site, 20)
    site.drag(site.wall(edge), site.wall(other))
    assert site.app.run.player.result.quest.doors == (other,)
    site.tap(site.grid.center(free)).tap(site.grid.center(quest.stops[0]))
    assert site.app.run.player.result.quest == Quest(quest.stops, (other,))
    site.tap(site.wall(other))
    assert site.app.run.player.result.quest is None and "quest=" not in site.app.link
    assert str(site.app.run.sentence) == "Door A and its key are gone."
    for _ in range(5):
        site.live.undo()
    assert decode(site.frames().app.link).recipe == decode(SQUARES).recipe


def test_a_door_and_its_key_by_keys() -> None:
    site = editing("doors")
    site.keys("ArrowRight", "ArrowDown", "1", "ArrowDown")
    cursor, quest = site.pointing.board.cursor, site.app.run.player.result.quest
    assert len(quest.doors) == 1
    site.pointing.board.cursor = quest.stops[0]
    site.keys("Enter")
    assert "tap its new cell" in str(site.app.run.sentence) and site.over_it()
    site.pointing.board.cursor = cursor
    site.keys("Enter")
    assert site.app.run.player.result.quest.stops == (cursor,)
    assert "Key A: row" in str(site.app.run.sentence)
    site.keys(",", ".")
    assert "Key A." in str(site.app.run.remark[1])
    site.keys("Enter", "Escape")
    assert site.pointing.mode == "edit"                    # the key was given up, not the mode
    site.keys("Delete")
    assert site.app.run.player.result.quest is None and site.is_as_in_its_link()


def test_passages_are_one_way_by_taps_strokes_and_keys() -> None:
    site = editing("arrows")
    edge = passage(site)
    a, b = site.grid.joins[edge]
    (ax, ay), (bx, by) = site.grid.center(a), site.grid.center(b)
    near = (ax * 0.6 + bx * 0.4, ay * 0.6 + by * 0.4)                  # from the side of the first
    for there in ({edge: b}, {edge: a}, {}):
        site.tap(near)
        assert site.app.run.player.result.maze.arrows == there and site.is_as_in_its_link()
    site.drag(site.grid.center(a), site.grid.center(b))
    assert site.app.run.player.result.maze.arrows == {edge: b} and "arrows=" in site.app.link
    assert "1 passage is one-way now." in str(site.app.run.sentence)
    site.pointing.board.cursor = a
    site.pointing.board.heading = (bx - ax, by - ay)
    site.keys("Enter")
    assert site.app.run.player.result.maze.arrows == {edge: a}
    assert str(site.app.run.sentence).startswith("One way: from row")
    site.keys("Delete")
    assert not site.app.run.player.result.maze.arrows
    site.live.undo()
    assert site.frames().app.run.player.result.maze.arrows == {edge: a}


def test_a_quest_that_cannot_be_done_any_more_is_a_sentence() -> None:
    site = editing("arrows")
    path = site.app.run.player.result.path
    edge = site.grid.between(path[0], path[1])
    x, y = site.wall(edge)
    x1, y1 = site.grid.center(path[1])
    site.tap((x + (x1 - x) / 8, y + (y1 - y) / 8))         # from beyond: it leads back
    assert site.app.run.player.result.maze.arrows == {edge: path[0]}
    assert "The goal cannot be reached from the start." in site.frames().note
    site.live.undo()
    assert site.frames().note == ""


def test_closing_the_passage_of_a_door_takes_the_door_away() -> None:
    site = editing("doors")
    edge = passage(site)
    site.tap(site.wall(edge))
    site.page.fire("tool-walls", "change")
    site.tap(site.wall(edge))
    assert site.app.run.player.result.quest is None
    assert site.note == "Door A and its key are gone."


def test_squares_carry_doors_and_arrows_over() -> None:
    site = editing("doors")
    edge = passage(site, 20)
    site.tap(site.wall(edge))
    before = site.app.run.player.result
    where = site.wall(edge)
    site.page.fire("tool-squares", "change")
    site.tap((7.5, 0.5) if before.quest.stops[0] != 7 else (0.5, 5.5))
    after = site.app.run.player.result
    assert len(after.maze.grid) == 47 and site.wall(after.quest.doors[0]) == where
    key = after.maze.grid.center(after.quest.stops[0])
    assert key == before.maze.grid.center(before.quest.stops[0]) and site.is_as_in_its_link()


def test_points_can_be_moved_and_taken_away_and_do_not_mix_with_doors() -> None:
    site = editing("doors", SQUARES + "&keys=points.2")
    first = site.app.run.player.result.quest.stops[0]
    site.tap(site.wall(passage(site)))
    assert "do not go together" in site.note
    site.tap(site.grid.center(first)).tap(site.grid.center(first))
    assert str(site.app.run.sentence) == "Point A is gone."
    assert quest_of(site.recipe, site.grid).stops == site.app.run.player.result.quest.stops
    assert parse_quest(site.recipe.quest, site.grid, site.opened).doors == ()


class Slow:
    """A page on which parts come later."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def has(self, name: str) -> bool:
        return name not in self.asked

    def need(self, name, then, failed) -> None:
        self.then, self.failed = then, failed


def test_a_tool_is_fetched_when_it_is_taken() -> None:
    site = Pointed()
    site.page.fire("mode-edit", "change")
    slow = Slow()
    slow.asked.append("tools")
    site.pointing.edit.laid.parts = slow
    site.page.fire("tool-doors", "change")
    assert "fetched" in site.page.read("edit-hint")
    slow.failed()
    assert "network" in site.page.read("edit-hint")
    slow.asked.clear()
    slow.then()
    assert site.page.read("edit-hint").startswith("Tap a passage for a door")
