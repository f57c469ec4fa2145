"""Editing: walls, squares, start and goal, by pointer and by keys; without a browser."""

from __future__ import annotations

import pytest

from maze.grids.headings import sides
from maze.render import paths
from maze.render.layers import Label, Layer
from maze.render.theme import LIGHT
from maze.share import LONGEST
from maze.web.pointing import brush, live, look
from tests.pointed import SQUARES, Pointed
from tests.test_pointing_watch import LINKS

SHAPES = {name: LINKS[name] for name in ("squares", "hexagons", "rings", "weave", "unsolved")}


def editing(link: str = SQUARES) -> Pointed:
    site = Pointed(link)
    site.page.fire("mode-edit", "change")
    return site.frames()


@pytest.mark.parametrize("link", SHAPES.values(), ids=SHAPES)
def test_a_tap_on_a_wall_toggles_it_and_the_maze_is_solved_at_once(link):
    site = editing(link)
    for edge in (3, 10, 3):
        before = bytes(site.opened)
        site.tap(site.wall(edge))
        assert [k for k in range(len(before)) if site.opened[k] != before[k]] == [edge]
        assert site.is_as_in_its_link() and "walls=" in site.app.link


def test_a_stair_is_toggled_by_its_sign():
    site = editing(LINKS["floors"])
    edge = next(edge for edge in site.grid.geometry.stairs if not site.opened[edge])
    site.tap(site.grid.geometry.doors(edge)[0])
    assert site.opened[edge] and site.is_as_in_its_link()


def test_a_stroke_does_what_its_first_wall_decides():
    site = editing()
    row = [site.grid.between(cell, cell + 8) for cell in range(16, 24)]      # below the third row
    first = bool(site.opened[row[0]])
    site.drag((0.5, 3.0), (7.6, 3.0))
    assert [bool(site.opened[edge]) for edge in row] == [not first] * 8
    assert len(site.live.history.past) == 1
    site.live.undo()
    site.frames()
    assert "walls" not in site.app.link and site.is_as_in_its_link()


def test_walls_of_a_large_maze_change_when_the_stroke_is_over(monkeypatch):
    monkeypatch.setattr(live, "QUICK", -1.0)
    site = editing()
    site.press((0.5, 3.0))
    site.pointing.move(*site.at((7.6, 3.0)))
    assert len(site.pointing.edit.brush.wanted) > 1 and "walls" not in site.app.link
    assert site.over_it()
    site.pointing.lift(*site.at((7.6, 3.0)))
    assert "walls" in site.frames().app.link and site.is_as_in_its_link()


def test_a_second_finger_takes_the_stroke_back():
    site = editing().press(Pointed.wall(editing(), 3))
    assert "walls" in site.app.link
    site.pointing.cancel()
    assert "walls" not in site.frames().app.link and site.is_as_in_its_link()


def test_a_walled_in_goal_is_a_sentence():
    site, last = editing(), (46, 47)                       # the last two cells, by themselves
    for edge in {*site.grid.borders[46], *site.grid.borders[47]}:
        if site.opened[edge] != (site.grid.joins[edge] == last):
            site.tap(site.wall(edge))
    assert site.recipe.goal is None
    reason = str(site.app.run.player.result.reason)
    assert reason and str(site.app.run.sentence).startswith(reason)
    site.browser.run(0.4)
    assert site.page.read("n-solution") == "no path"


def test_letters_are_dragged_while_one_edits():
    site = editing().drag((0.5, 0.5), (2.5, 2.5))
    assert site.recipe.start == 18 and "walls" not in site.app.link
    site.page.fire("tool-goal", "change")
    site.tap((4.5, 0.5))
    assert site.recipe.goal == 4 and site.is_as_in_its_link()


# --- what is laid with all walls in view ----------------------------------------------------------


def test_moving_the_goal_lays_keys_anew_too():
    site = Pointed("#maze?v=1&shape=square&size=8x6&seed=a&keys=2&solve=breadth_first")
    site.drag(site.grid.center(47), (4.5, 2.5))
    assert site.note.startswith("Keys and doors were laid anew")
    site.live.undo()
    assert site.frames().note == ""


def test_what_was_said_before_a_stroke_goes_with_it():
    site = editing("#maze?v=1&shape=square&size=8x6&seed=a&keys=2")
    site.tap(site.wall(site.app.run.player.result.quest.doors[1]))
    assert "Door B and its key are gone." in site.note
    site.tap(site.wall(10))
    assert "Door B" not in site.note


# --- keys -----------------------------------------------------------------------------------------


def test_walls_by_the_keyboard_alone():
    site = editing()
    site.keys("ArrowDown", "ArrowRight")                   # row 2, column 2, facing east
    edge = site.grid.between(9, 10)
    was = site.opened[edge]
    site.keys("Enter")
    assert site.opened[edge] != was
    site.keys("Shift+ArrowRight")
    assert site.opened[edge] == was
    south = site.grid.between(9, 17)
    was = site.opened[south]
    site.keys("3")
    assert site.opened[south] != was and site.is_as_in_its_link()
    site.keys("Shift+ArrowUp", "Delete", "Backspace")      # they open the wall ahead, to the east
    assert site.opened[edge]


def test_editing_is_heard():
    """The cell and its walls, what was done to a wall, squares, start and goal."""
    site = editing()
    site.heard()
    site.keys("ArrowDown", "ArrowRight")
    around = sides(site.grid, 9)
    walls, open_ = (", ".join(f"{number} {side.name}" for number, side in enumerate(around, 1)
                              if site.opened[side.edge] == passage) for passage in (0, 1))
    assert walls and open_
    assert site.heard() == f"Row 2, column 2. Walls: {walls}. Open: {open_}."
    was = site.opened[around[1].edge]
    site.keys("2")
    assert site.heard().startswith(f"Wall {'closed' if was else 'opened'}. Row 2, column 2.")
    site.keys("Shift+ArrowRight")
    assert site.heard().startswith("Wall opened." if was else "Wall closed.")
    site.page.fire("tool-start", "change")
    site.keys("Enter")
    assert site.heard() == "Start: row 2, column 2."
    site.page.fire("tool-squares", "change")
    site.keys("ArrowRight")
    assert site.heard() == "Row 2, column 3: a square of the maze."
    site.keys("Enter")
    assert site.heard() == "Row 2, column 3: left out."


def test_what_a_pointer_has_changed_is_heard_and_what_is_undone():
    site = editing()
    edge = site.grid.between(9, 10)
    was = site.opened[edge]
    done, back = ("closed", "opened") if was else ("opened", "closed")
    site.heard()
    site.tap(site.wall(edge))
    assert site.opened[edge] != was and site.heard() == f"1 wall {done}."
    site.press("edit-undo")
    assert site.opened[edge] == was and site.heard() == f"Undone. 1 wall {back}."
    site.press("edit-redo")
    assert site.heard() == f"Done again. 1 wall {done}."
    site.page.fire("tool-goal", "change")
    site.tap((2.5, 2.5))
    assert site.heard() == "Goal: row 3, column 3."
    site.page.fire("tool-squares", "change")
    site.tap((7.5, 0.5))
    assert site.heard() == "The maze has 47 cells."


def test_an_end_that_is_dragged_is_heard():
    site = Pointed()
    site.heard()
    site.drag((0.5, 0.5), (2.5, 1.5), (3.5, 2.5))
    assert site.heard() == "Start: row 3, column 4."


@pytest.mark.parametrize("end", [0, 1])
def test_an_end_stays_though_its_last_wall_is_closed(end):
    site = editing()
    ends = site.pointing.board.ends
    for edge in site.grid.borders[ends[end]]:
        if site.opened[edge]:
            site.tap(site.wall(edge))
    assert site.pointing.board.ends == ends and site.is_as_in_its_link()
    assert not any(site.opened[edge] for edge in site.grid.borders[ends[end]])


def test_one_can_begin_with_all_walls_or_with_none():
    site = editing()
    ends = site.pointing.board.ends
    site.heard()
    site.press("edit-closed")
    assert not any(site.opened) and site.is_as_in_its_link()
    assert site.heard() == "Every wall is closed."
    site.tap(site.wall(site.grid.between(9, 10)))
    assert sum(site.opened) == 1 and site.pointing.board.ends == ends
    site.press("edit-open")
    assert all(site.opened) and site.is_as_in_its_link() and site.heard() == "Every wall is open."
    site.press("edit-undo").press("edit-undo").press("edit-undo")
    assert site.frames().recipe.walls == ""


def test_a_maze_too_large_to_be_drawn_says_so_when_all_walls_are_asked_for():
    site = editing("#maze?v=1&shape=square&size=160x160&by=binary_tree&seed=a")
    site.frames(5)
    site.press("edit-closed")
    assert "too large to be edited" in site.note


def test_squares_say_before_that_they_make_every_wall_anew():
    site = editing()
    site.page.fire("tool-squares", "change")
    assert site.page.read("edit-hint").endswith("the algorithm makes every wall anew then.")
    assert site.heard() == site.page.read("edit-hint")
    site.page.fire("tool-walls", "change")
    site.tap(site.wall(3))                                 # a maze changed by hand keeps its walls
    site.page.fire("tool-squares", "change")
    assert "anew" not in site.page.read("edit-hint")


def test_a_maze_changed_by_hand_is_not_said_to_be_an_algorithms():
    """The settings beside it are those of the next maze, and they say so."""
    site = editing()
    told = ("drawn", "hidden")
    assert site.page.attributes[told] == ""
    site.tap(site.wall(3))
    assert site.page.attributes[told] is None is Pointed(site.app.link).page.attributes[told]
    site.press("edit-undo")
    assert site.page.attributes[told] == ""
    site.tap(site.wall(3)).press("new")
    assert site.page.attributes[told] == ""


@pytest.mark.parametrize("link", [SQUARES, LINKS["hexagons"]])
def test_the_cursor_hides_neither_walls_nor_their_numbers(link, monkeypatch):
    monkeypatch.setattr(look, "NUMBERED", 0)
    site = editing(link)
    site.pointing.focused, site.pointing.board.cursor = True, 9
    over, grid = site.over_it(), site.grid
    around = sides(grid, 9)
    whole = paths.outline(grid, [9])
    assert not any(isinstance(one, Layer) and one.path == whole for one in over)
    frames = [at for at, one in enumerate(over) if isinstance(one, Layer) and one.width * 40 > 1
              and one.stroke == LIGHT.ink and not one.fill]
    numbers = [at for at, one in enumerate(over) if isinstance(one, Label)]
    assert len(numbers) == len(around) and max(frames) < min(numbers)
    ahead = site.pointing.edit._ahead()
    marked = [one for one in over if isinstance(one, Layer)
              and one.path == paths.edges(grid, [ahead.edge])]
    assert [one.stroke for one in marked] == [
        LIGHT.path, LIGHT.paper if site.opened[ahead.edge] else LIGHT.wall]


def test_what_was_said_of_walls_is_over_when_editing_is():
    site = editing()
    site.keys("ArrowDown", "Enter")
    assert site.page.read("sentence").startswith("Wall ")
    site.page.fire("edit-done", "click")
    assert site.frames().page.read("sentence").startswith("Solved: ")


@pytest.mark.parametrize("end", ["start", "goal"])
def test_an_end_is_moved_by_the_keyboard_alone(end):
    """The board has the focus, arrows go on from that end, Enter sets it, Escape gives up."""
    site = Pointed()
    at = site.pointing.board.ends[end == "goal"]
    site.heard()
    site.press(f"move-{end}")
    assert site.page.focused == "canvas" and site.pointing.board.cursor == at
    assert site.heard().endswith("Enter sets it, Escape gives up.")
    site.keys("Escape")
    assert site.heard() == str(site.app.run.sentence) != ""
    assert site.pointing.board.ends[end == "goal"] == at
    assert site.page.of("armed") is None
    site.press(f"move-{end}")
    step = "ArrowDown" if end == "start" else "ArrowUp"
    site.keys(step)
    assert "from the start" in site.heard()
    site.keys("Enter")
    there = site.pointing.board.ends[end == "goal"]
    assert there == site.pointing.board.cursor != at and site.is_as_in_its_link()
    assert site.heard().startswith(f"{end.capitalize()}: row ")


def test_every_wall_of_every_cell_has_a_number(monkeypatch):
    monkeypatch.setattr(look, "NUMBERED", 0)
    site = editing(LINKS["floors"])
    site.pointing.focused = True
    for number, side in enumerate(sides(site.grid, 4), 1):
        site.pointing.board.cursor = 4
        was = site.opened[side.edge]
        site.keys(str(number))
        assert site.opened[side.edge] != was
    site.pointing.board.cursor = 4
    texts = [layer.text for layer in site.over_it() if isinstance(layer, Label)]
    assert texts == [str(number) for number in range(1, len(texts) + 1)] and len(texts) == 5


def test_escape_leaves_the_mode():
    site = editing().keys("Escape")
    assert site.pointing.mode == "watch" and site.page.of("mode") == "watch"
    assert site.page.read("mode-watch") == "1" and site.page.read("mode-edit") == "0"
    assert site.page.attributes["canvas", "role"] == "img"


def test_while_one_edits_the_board_hears_all_keys():
    assert editing().page.attributes["canvas", "role"] == "application"


# --- squares --------------------------------------------------------------------------------------


def test_squares_are_painted_out_and_in():
    site = editing()
    site.page.fire("tool-squares", "change")
    site.drag((4.5, 2.5), (4.5, 4.5))
    assert site.recipe.shape == "mask" and len(site.grid) == 45
    assert site.is_as_in_its_link() and len(site.live.history.past) == 1
    assert site.page.read("shape") == "mask" and site.page.read("n-cells") == "45"
    site.tap((4.5, 3.5))
    assert len(site.grid) == 46 and site.is_as_in_its_link()
    site.live.undo()
    site.live.undo()
    assert site.frames().recipe.shape == "square" and site.page.read("shape") == "square"


def test_painting_a_drawn_maze_keeps_what_is_set_for_the_next_one():
    """Seen: a wall was drawn, then a square, and the typed seed was amber-7 again."""
    site = editing("#maze?v=1&shape=square&size=4x4&by=wilson&seed=monday")
    site.pointing.edit.set_all(opens=True)
    site.page.fire("tool-squares", "change")
    site.frames().tap((3.5, 3.5))
    read = site.page.read
    assert len(site.grid) == 15 and site.recipe.walls
    assert (read("shape"), read("by"), read("seed")) == ("mask", "wilson", "monday")


def test_an_outline_that_would_fall_apart_is_a_sentence():
    site = editing("#maze?v=1&shape=square&size=3x2&by=prim&seed=a")
    site.page.fire("tool-squares", "change")
    site.tap((1.5, 0.5)).tap((1.5, 1.5))
    assert "fall apart" in site.note and len(site.grid) == 5


def test_squares_by_the_keyboard_alone():
    site = editing()
    site.page.fire("tool-squares", "change")
    site.keys("ArrowRight", "ArrowRight", "Enter")
    assert len(site.grid) == 47
    site.keys("Enter")                                     # where no cell is: in again
    assert len(site.grid) == 48


def test_only_squares_are_painted():
    site = editing(LINKS["hexagons"])
    assert site.page.attributes["tool-squares-box", "hidden"] == ""
    site.page.fire("tool-squares", "change")
    assert site.pointing.edit.tool == "walls"
    assert editing().page.attributes["tool-squares-box", "hidden"] is None


# --- modes ----------------------------------------------------------------------------------------


def test_editing_begins_with_a_finished_maze():
    site = Pointed(finished=False)
    site.page.fire("mode-edit", "change")
    assert site.frames(3).state == "finished" and site.page.of("mode") == "edit"
    site.tap(site.wall(3))
    assert site.is_as_in_its_link()


def test_a_new_maze_is_watched():
    site = editing().tap(Pointed.wall(editing(), 3))
    site.press("new")
    assert site.frames().pointing.mode == "watch" and site.state == "playing"


def test_a_maze_too_large_for_a_link_is_a_sentence_and_stays():
    site = editing("#maze?v=1&shape=square&size=160x160&by=binary_tree&seed=a")
    site.frames(5)
    before = site.app.link
    site.tap(site.wall(3))
    assert "too large to be edited" in site.note and "8480 characters" in site.note
    assert site.frames().app.link == before and len(before) < LONGEST
    site.keys("Shift+ArrowRight")
    assert site.app.link == before


def test_a_stroke_looks_often_enough():
    assert brush.STRIDE < brush.ALONG                      # no wall is jumped over
