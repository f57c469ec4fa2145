"""Watching: cells are looked at, start and goal are moved; without a browser."""

from __future__ import annotations

import pytest

from maze.grids.headings import sides
from maze.render.layers import Label
from maze.web.pointing import live
from tests.pointed import SQUARES, Pointed
from tests.test_web import Site

LINKS = {
    "squares": SQUARES,
    "hexagons": "#maze?v=1&shape=hexagon&size=6x5&by=wilson&seed=a&solve=a_star",
    "rings": "#maze?v=1&shape=polar&size=4&by=prim&seed=a&solve=breadth_first",
    "floors": "#maze?v=1&shape=floors&size=3x3x2&by=wilson&seed=a&solve=depth_first",
    "weave": "#maze?v=1&shape=weave&size=7x6x25&by=kruskal&seed=a&solve=breadth_first",
    "sparse": "#maze?v=1&shape=square&size=8x6&seed=a&sparse=30&solve=breadth_first",
    "keys": "#maze?v=1&shape=square&size=8x6&seed=a&keys=1&solve=breadth_first",
    "growth": "#maze?v=1&shape=square&size=8x6&seed=a&solve=carve_order",
    "unsolved": "#maze?v=1&shape=square&size=8x6&seed=a",
}


# --- a cell is looked at --------------------------------------------------------------------------


def test_a_tap_tells_about_a_cell():
    site = Pointed().tap((3.5, 2.5))
    page, run = site.page, site.app.run
    assert page.read("cell-where") == "row 3, column 4"
    assert page.attributes["cell", "hidden"] is None
    far = site.pointing.lens.far(run.drawing.scene, 0)[19]
    assert page.read("cell-distance") == f"{far} cells"
    assert page.read("sentence") == str(run.sentence)
    assert str(run.sentence).startswith(f"Row 3, column 4. {far} cells from the start. Exits: ")
    open_ = [side.name for side in sides(site.grid, 19) if site.opened[side.edge]]
    assert page.read("cell-exits") == ", ".join(open_)


def test_the_start_is_no_steps_away_and_comes_from_nowhere():
    site = Pointed().tap((0.5, 0.5))
    assert site.page.read("cell-distance") == "0 cells"
    assert site.page.read("cell-parent") == "–"
    assert site.recipe.start is None                       # a tap on S does not move it


def test_what_was_asked_is_forgotten_when_the_player_moves_on():
    site = Pointed().tap((3.5, 2.5))
    site.app.player.step(-1)
    assert "steps from the start" not in str(site.frames().app.run.sentence)


def test_a_cell_of_a_maze_in_the_making_is_not_reached_yet():
    site = Pointed(finished=False)
    site.app.player.to_start()
    site.frames().tap((7.5, 5.5))
    assert site.page.read("cell-distance") == "no path"
    assert str(site.app.run.sentence) == "Row 6, column 8. Not reached from the start. Exits: none."


def test_what_is_told_of_a_cell_follows_the_player():
    """Seen: the maze was complete, and the cell still had no path and no exits."""
    site = Pointed(finished=False)
    site.app.player.to_start()
    site.frames().tap((7.5, 5.5))
    page = site.page
    assert (page.read("cell-distance"), page.read("cell-exits")) == ("no path", "none")
    site.app.player.to_end()
    run = site.frames().app.run
    far = site.pointing.lens.far(run.drawing.scene, 0)[47]
    assert page.read("cell-distance") == f"{far} cells" and page.read("cell-exits") != "none"
    assert str(run.sentence).startswith("Solved: ")        # that line stays the player's


@pytest.mark.parametrize("mode", ["watch", "edit"])
def test_the_line_above_the_board_follows_the_cursor(mode):
    """Seen: since the page sleeps between steps the line stayed what it was, and so it did after
    Escape had given up to move the goal."""
    site = Pointed(SQUARES)
    site.pointing.choose_mode(mode)
    before = site.frames(5).page.read("sentence")
    assert site.keys("ArrowRight").page.read("sentence").startswith("Row 1, column 2. ")
    site.pointing.choose_mode("watch")
    site.frames().press("move-goal").frames()
    assert site.page.read("sentence") == "Tap the cell where the goal is to be."
    site.keys("Escape")
    assert site.page.read("sentence") == before


def test_a_game_that_is_left_says_nothing_any_more():
    """Seen: back in Watch the line above the board still told the exits of the walker."""
    site = Site("#maze?v=1&size=6x5&by=prim&seed=a&mode=play").frames(3)
    assert "Exits: " in site.page.read("sentence")
    site.page.press("play-done")
    assert site.frames(2).page.read("sentence") == "The maze is complete: 30 cells."


def test_beside_the_maze_is_no_cell():
    site = Pointed().tap((3.5, 2.5)).tap((-3.0, 2.5))
    assert site.page.attributes["cell", "hidden"] == ""


def test_the_keyboard_goes_from_cell_to_cell():
    site = Pointed()
    site.pointing.focused = True
    site.keys("ArrowRight", "ArrowDown", "ArrowDown")
    assert site.pointing.board.cursor == 17
    assert str(site.app.run.sentence).startswith("Row 3, column 2.")
    site.keys("Enter")
    assert site.page.read("cell-where") == "row 3, column 2"
    site.keys(".", ".", ",")
    assert site.pointing.board.cursor == 18
    site.keys("3")                                         # the third side: south
    assert site.pointing.board.cursor == 26
    assert not site.pointing.key("9", False) and not site.pointing.key("g", False)
    site.keys("Escape")
    assert site.page.attributes["cell", "hidden"] == ""


# --- start and goal -------------------------------------------------------------------------------


@pytest.mark.parametrize("link", LINKS.values(), ids=LINKS)
def test_start_and_goal_are_dragged_and_the_maze_is_solved_at_once(link):
    site = Pointed(link)
    for which, cell in ((0, 4), (1, 9)):
        end = site.pointing.board.ends[which]
        site.drag(site.grid.center(end), site.grid.center(cell))
        assert site.pointing.board.ends[which] == cell
        assert site.is_as_in_its_link()
    assert (site.recipe.start, site.recipe.goal) == (4, 9)
    site.bar.tick()
    assert site.bar.read().endswith("from=4&to=9")


def test_during_a_drag_it_is_solved_again_and_again():
    site = Pointed().press((0.5, 0.5))
    for cell in (1, 2, 3, 11):
        site.pointing.move(*site.at(site.grid.center(cell)))
        site.frames()
        assert site.recipe.start == cell and site.is_as_in_its_link()
    site.pointing.lift(*site.at(site.grid.center(11)))
    assert len(site.live.history.past) == 1                # one stroke


def test_a_large_maze_is_solved_on_arrival(monkeypatch):
    monkeypatch.setattr(live, "QUICK", -1.0)
    site = Pointed().press((0.5, 0.5))
    site.pointing.move(*site.at((4.5, 2.5)))
    assert site.recipe.start is None
    assert "S" in [layer.text for layer in site.over_it() if isinstance(layer, Label)]
    site.pointing.lift(*site.at((4.5, 2.5)))
    assert site.frames().recipe.start == 20 and site.is_as_in_its_link()


def test_the_grip_is_larger_than_the_letter():
    site = Pointed()
    near = 0.5 + 20 / site.screen.view.scale               # 20 pixels beside it
    site.drag((near, 0.5), (2.5, 2.5))
    assert site.recipe.start == 18
    assert not site.press((6.5, 0.5)).pointing.holding


def test_a_maze_in_the_making_goes_on_from_where_it_was():
    site = Pointed(finished=False)
    site.app.player.step(1)
    site.app.run.player.seek(40)
    site.frames(3)                                         # all steps are known by now
    site.drag((0.5, 0.5), (2.5, 2.5))
    player = site.app.run.player
    assert player.position == 40 and site.recipe.start == 18
    site.end()
    assert site.is_as_in_its_link()


def test_start_and_goal_pass_each_other_by():
    site = Pointed().drag((0.5, 0.5), (6.5, 5.5), (7.5, 5.5))
    assert site.recipe.start == 46                         # the cell before the goal
    site.drag((6.5, 5.5), (0.5, 0.5))
    assert site.recipe.start is None


def test_a_broken_off_drag_changes_nothing():
    site = Pointed().press((0.5, 0.5))
    site.pointing.move(*site.at((3.5, 3.5)))
    site.pointing.cancel()
    assert site.frames().recipe.start is None and site.is_as_in_its_link()
    assert not site.live.history.past


def test_a_button_and_a_tap_move_the_goal():
    site = Pointed()
    site.page.fire("move-goal", "click")
    assert site.page.attributes["move-goal", "aria-pressed"] == "true"
    assert "Tap the cell" in str(site.app.run.sentence) and site.pointing.taken
    site.tap((2.5, 4.5))
    assert site.recipe.goal == 34 and site.is_as_in_its_link()
    assert site.page.attributes["move-goal", "aria-pressed"] == "false"
    site.tap((4.5, 4.5))
    assert site.recipe.goal == 34                          # that was for once


def test_a_button_and_the_keyboard_move_the_start():
    site = Pointed()
    site.page.fire("move-start", "click")
    site.keys("ArrowDown", "ArrowRight", "Enter")
    assert site.recipe.start == 9
    site.page.fire("move-start", "click")
    site.keys("Escape", "ArrowDown", "Enter")
    assert site.recipe.start == 9


def test_both_in_one_cell_is_a_sentence():
    site = Pointed()
    site.page.fire("move-start", "click")
    site.tap((7.5, 5.5))
    assert "same cell" in site.note and site.recipe.start is None


# --- undo and redo --------------------------------------------------------------------------------


def test_undo_and_redo():
    site = Pointed()
    assert site.page.attributes["undo", "aria-disabled"] == "true"
    site.drag((0.5, 0.5), (3.5, 3.5)).drag((7.5, 5.5), (5.5, 0.5))
    assert site.page.attributes["undo", "aria-disabled"] is None
    site.page.fire("undo", "click")
    assert (site.frames().recipe.start, site.recipe.goal) == (27, None)
    site.page.fire("undo", "click")
    assert site.frames().recipe.start is None and site.is_as_in_its_link()
    site.page.fire("redo", "click")
    site.page.fire("redo", "click")
    assert (site.frames().recipe.start, site.recipe.goal) == (27, 5) and site.is_as_in_its_link()
    assert site.page.attributes["redo", "aria-disabled"] == "true"


def test_a_new_maze_can_be_undone_too():
    site = Pointed().drag((0.5, 0.5), (3.5, 3.5))
    site.press("new").end()
    assert site.recipe.seed == "SEED0" and site.recipe.start is None
    site.page.fire("undo", "click")
    assert site.frames().recipe.seed == "amber-7" and site.recipe.start == 27


def test_pentominoes_are_not_pointed_at_with_our_hands():
    site = Pointed("#pentomino?v=1&board=5x9&pieces=ltwkyrzcp")
    site.tap((1.5, 1.5))
    assert not site.pointing.taken and not site.pointing.key("ArrowLeft", False)
    assert site.over_it() == []


# --- distances and bottlenecks --------------------------------------------------------------------


def fills(site):
    site.screen.calls.clear()
    site.stage.redraw()
    site.frames()
    return {color for kind, _, color, *_ in [call for call in site.screen.calls
                                             if call[0] == "fill"]}


def test_distances_are_shown_from_the_start_and_then_from_a_cell():
    site = Pointed()
    assert "#00224E" not in fills(site)
    site.browser.press("d")
    shown = fills(site)
    assert {"#00224E", "#FEE838"} <= shown
    far = site.pointing.lens.far(site.app.run.drawing.scene, 0)
    assert site.page.read("scale-high") == str(max(far)) and site.page.of("map") == "dist"
    site.tap((3.5, 2.5))
    from_cell = site.pointing.lens.far(site.app.run.drawing.scene, 19)
    assert site.page.read("scale-high") == str(max(from_cell))
    site.page.fire("map", "change", "bands")
    assert len(fills(site) & {"#00224E", "#123570", "#3B496C", "#FEE838"}) == 4
    site.browser.press("d")
    assert "#00224E" not in fills(site)


def test_a_map_is_in_the_link():
    site = Pointed()
    site.page.fire("map", "change", "bands")
    site.bar.tick()
    assert site.bar.read() == SQUARES + "&show=bands" and site.mazes.views.shared
    site.page.fire("map", "change", "")
    site.bar.tick()
    assert site.bar.read() == SQUARES and not site.mazes.views.shared
    site.app.open(SQUARES + "&show=dist")
    assert site.end().pointing.lens.map == "dist" and site.page.read("map") == "dist"
    assert "#FEE838" in fills(site)
    site.app.open(SQUARES)
    assert site.frames().pointing.lens.map == ""


def test_a_map_goes_to_the_end_first():
    site = Pointed(finished=False)
    site.page.fire("map", "change", "dist")
    assert site.frames(3).state == "finished" and "#FEE838" in fills(site)
    site.app.player.step(-1)
    site.frames(2)
    assert "#FEE838" not in fills(site)


@pytest.mark.parametrize("link", [SQUARES, LINKS["keys"]], ids=["perfect", "keys"])
def test_bottlenecks_of_a_perfect_maze_are_its_way(link):
    site = Pointed(link)
    drawing = site.app.run.drawing
    found = drawing.lens.bottlenecks(drawing.scene, drawing.ends, drawing.quest())
    assert found == set(site.app.run.player.result.path)
    assert "#FFFFFF" in fills(site)
    site.page.fire("bottlenecks", "change", "1")
    assert drawing.lens.narrow


def test_large_numbers_have_their_digits_in_groups():
    site = Pointed(SQUARES.replace("8x6", "60x50"))
    assert site.page.read("n-cells") == "3\u202f000"
    assert site.page.read("n-dead-ends").startswith("1\u202f")


def test_numbers_in_words_and_the_legs():
    site = Pointed(LINKS["keys"])
    assert [text.split(":")[0] for text in site.page.lists["legs"]][0] == "From start to key A"
    assert len(site.page.lists["difficulty-parts"]) == 4
    assert site.page.read("n-trees") == "6.14 × 10¹⁸"      # of 8 by 6 squares, as Kirchhoff has it
