"""A micromouse on the page: its templates, contest boards and files, its marks beside its moves."""

from __future__ import annotations

import pytest

from maze.exports.contest import contest_text
from maze.render.layers import Label
from maze.visitors.arena import contest_board
from maze.web.player.stage import solving_begins
from maze.written import with_program
from tests.test_web import SMALL
from tests.test_web_variables import at
from tests.test_written import Desk

CRASH = "import API\nwhile True:\n    API.moveForward()\n"


@pytest.fixture(autouse=True)
def strangers():
    with_program.cache_clear()


@pytest.fixture(scope="module")
def site():
    """A mouse that has flooded a contest board."""
    with_program.cache_clear()
    site = Desk(SMALL, "solvers")
    site.page.fire("writing-board", "click")
    site.wait()
    site.page.fire("writing-from", "change", "mouse-flood")
    site.run()
    for _ in range(40):
        if site.page.read("writing-told").startswith("Done"):
            break
        site.wait()
    return site


def test_a_mouse_floods_a_contest_board_and_its_moves_are_steps(site):
    run = site.app.run
    assert not site.wrong and run.recipe.size == (16, 16) and run.recipe.start == 240
    recording = site.desk.bench.runs.recording
    assert recording.over and recording.path[0] == 240 and recording.path[-1] == 136
    assert len(recording.steps) > 100                      # and no pause of waiting is one
    assert run.player.known == len(recording.steps) + len(recording.path) + 2


def test_its_marks_and_variables_stand_beside_each_move(site):
    begin = solving_begins(site.app.run.player)
    first = at(site, begin + 1)
    assert first == {"mouse": "x = 0, y = 0, n 1"}         # put there before the first line
    assert not [name for name in first if name.startswith("mouse_")]
    texts = [layer for layer in site.desk.bench.layers(site.browser.theme())
             if isinstance(layer, Label)]
    assert not texts                                       # before the first look
    later = at(site, begin + 60)
    assert later["mouse"] != first["mouse"] and {"place", "way", "walls", "far"} <= {*later}
    drawn = list(site.desk.bench.layers(site.browser.theme()))
    assert len([layer for layer in drawn if isinstance(layer, Label)]) > 200
    assert at(site, begin + 1) == first


def test_the_line_that_moved_it_is_lit(site):
    at(site, solving_begins(site.app.run.player) + 60)
    line = int(site.page.attributes["writing-text", "data-line"])
    assert "API." in site.text.splitlines()[line - 1]


def test_a_crash_is_told_at_its_line_with_the_moves_before():
    site = Desk(SMALL, "solvers").run(CRASH)
    assert site.wrong.startswith("Line 4: The mouse ran into a wall from x = 0, y = ")
    assert site.page.attributes["writing-text", "data-error"] == "4:0"
    assert site.desk.bench.runs.recording.steps


def test_mice_are_in_the_menu_of_solvers_only():
    site = Desk(SMALL, "solvers")
    assert {"mouse-wall", "mouse-flood"} <= {one.value for one in site.page.menus["writing-from"]}
    assert site.page.attributes["writing-mouse", "hidden"] is None
    site.page.fire("write-generators", "click")
    assert "mouse-wall" not in {one.value for one in site.page.menus["writing-from"]}
    assert site.page.attributes["writing-mouse", "hidden"] == ""


@pytest.mark.parametrize(("text", "said"), [
    (contest_text(contest_board("a").picture()), ""), ("", "empty, or too large"),
    ("o---o\n", "expected a contest maze")])
def test_a_contest_maze_is_opened_from_a_file(text, said):
    site = Desk(SMALL, "solvers")
    site.page.fire("writing-file", "change", text)
    site.wait()
    assert said in site.wrong and (site.app.run.recipe.size == (16, 16)) == (not said)


def test_a_hostile_mouse_may_name_its_variables_like_marks():
    site = Desk(SMALL, "solvers").run(
        "import API\nmouse_texts, mouse_walls, mouse_color_g = [1, 900, 3], [7] * 9, [0]\n"
        "mouse = 3\nAPI.turnRight()\nAPI.moveForward()\n")
    found = at(site, solving_begins(site.app.run.player) + 2)
    assert found == {"mouse": "x = 0, y = 0, e 1"}
    assert list(site.desk.bench.layers(site.browser.theme()))
