"""Large mazes are edited behind what is shown: never half solved, and no task is long."""

from __future__ import annotations

import pytest

from maze.web.player import stage
from maze.web.pointing import background, live
from tests.pointed import SQUARES, Pointed
from tests.test_web_maze_playing import KEYS, Played


@pytest.fixture(autouse=True)
def large(monkeypatch):
    """What has more than ten cells is large; a frame has time for some slices of work."""
    monkeypatch.setattr(live, "AT_ONCE", 10)
    monkeypatch.setattr(background, "SLICE", 16)
    monkeypatch.setattr(stage, "BUDGET", 0.0004)


def editing(link: str = SQUARES) -> Pointed:
    site = Pointed(link)
    site.page.fire("mode-edit", "change")
    return site.frames()


def test_the_old_picture_stays_until_the_new_one_is_solved():
    site = editing()
    old, edge = site.app.run, 3
    site.pointing.edit.brush.toggle(edge)
    seen = [site.app.run]
    while site.app.run is old:
        assert site.state == "finished" and old.player.at_end
        seen.append(site.frames().app.run)
        assert len(seen) < 99
    assert len(seen) > 2 and site.app.run.player.at_end
    assert site.is_as_in_its_link() and "walls=" in site.app.link
    assert site.page.read("sentence").startswith("Solved: ")
    site.bar.tick()
    assert "walls=" in site.bar.read() and len(site.live.history.past) == 1


def test_two_edits_in_a_hurry_are_both_made():
    site = editing()
    before = bytes(site.opened)
    site.pointing.edit.brush.toggle(3)
    site.pointing.edit.brush.toggle(10)
    site.frames(30)
    assert [k for k in range(len(before)) if site.opened[k] != before[k]] == [3, 10]
    assert site.is_as_in_its_link() and len(site.live.history.past) == 2
    site.live.undo()
    site.live.undo()
    assert site.frames(30).app.link == f"{SQUARES}&mode=edit" and site.is_as_in_its_link()
    site.live.redo()
    assert "walls=" in site.frames(30).app.link and site.is_as_in_its_link()


@pytest.mark.parametrize("link", [SQUARES, KEYS])
def test_start_and_goal_are_moved_on_arrival(link):
    site = Pointed(link)
    old = site.app.run
    site.drag(site.grid.center(0), (2.5, 0.5), (4.5, 2.5))
    site.frames(60)
    cell = 4 + 2 * len(site.grid.rows[0])
    assert site.recipe.start == cell and site.is_as_in_its_link()
    assert old.player.scene.path == old.player.result.path       # nothing was done to what was
    assert ("laid anew" in site.note) == (link == KEYS)


def test_another_maze_comes_first():
    site = editing()
    site.pointing.edit.brush.toggle(3)
    site.press("new")
    site.frames(30)
    assert site.recipe.seed == "SEED0" and not site.recipe.walls


def test_a_broken_off_stroke_brings_nothing():
    site = editing().press(Pointed.wall(editing(), 3))
    site.pointing.cancel()
    assert "walls" not in site.frames(60).app.link and site.is_as_in_its_link()
    assert not site.live.history.past


def test_play_begins_when_the_maze_is_bare_and_may_be_left_before():
    site = Played()
    site.frames(60)
    assert site.play.session is not None and site.app.run.recipe.solve == ""
    site.keys("Escape").frames(5)
    assert site.app.run.recipe.solve and site.app.run.player.scene.path
    site.pointing.choose_mode("play")
    site.pointing.choose_mode("watch")
    assert site.frames(60).app.run.recipe.solve and site.is_as_in_its_link()
