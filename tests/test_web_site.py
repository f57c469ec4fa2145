"""The page as it is wired: everything is built from one browser, and keys find whom they mean."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from maze.share import decode
from maze.web.address import Address
from maze.web.device.known import SETTINGS
from maze.web.device.records import Records
from maze.web.signals import Signal
from tests.fake_page import FakeBar
from tests.test_web import KATAMINO, OTHER, SMALL, Site

MAIN = Path(__file__).parents[1] / "maze" / "web" / "main.py"


def test_main_builds_the_site_and_does_nothing_else():
    text = MAIN.read_text(encoding="utf-8")
    assert text.count("\n") <= 40 and "Site(Window())" in text
    assert not [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)]


def test_a_signal_is_heard_by_all_in_order():
    heard, signal = [], Signal()
    signal("nobody hears")
    for name in ("one", "two"):
        signal.listen(lambda word, name=name: heard.append((name, word)))
    signal("now")
    assert heard == [("one", "now"), ("two", "now")]


def test_the_recording_hands_over_where_it_stands():
    site = Site(SMALL, recording=(40, True, 20)).frames(1, 0.0)
    assert site.app.run.player.position == 40 and site.state == "playing"
    assert site.app.run.player.speed == 100
    assert Site(SMALL, recording=(40, False, -1)).frames().state == "paused"


def test_only_the_place_that_is_shown_is_made():
    assert list(Site(SMALL).app.workshops) == ["maze"]
    site = Site(KATAMINO)
    assert list(site.app.workshops) == ["pentomino"]
    site.app.open(SMALL)
    assert list(site.app.workshops) == ["pentomino", "maze"]


def test_a_handler_that_fails_is_a_sentence():
    site = Site(SMALL)
    site.browser.failed(RuntimeError("the canvas is gone"))
    assert "the canvas is gone" in site.note


def test_another_tab_and_the_quick_switch_change_the_settings():
    site = Site(SMALL)
    there = Records(site.browser.records.storage, "/maze/", str)
    there.write(SETTINGS, "keys", "off")
    there.write(SETTINGS, "voice", "brief")
    site.browser.records.heard("/maze/ meander settings 1 voice")
    assert not site.app.single_keys and site.voice.level == "brief"
    assert not site.browser.press("g")
    fitted = site.frames(2).screen.fitted
    site.browser.themed("dark")
    assert site.page.of("theme") == "dark" and site.frames().screen.fitted == fitted + 1


def test_enter_in_a_field_asks_for_the_maze_it_says():
    site = Site(SMALL)
    site.page.fire("size", "enter", None)
    site.page.write("size-width", "9")
    site.page.fire("seed", "enter", "my own")
    assert site.app.run.recipe.size == (9, 5) and site.app.run.recipe.seed == "my own"
    assert site.page.closed == ["sheet", "sheet"]


# --- keys ----------------------------------------------------------------------------------------


def test_arrows_step_through_time_unless_they_are_for_the_board():
    site = Site(SMALL).end()
    end, board = site.app.run.player.position, site.app.shop.pointing.board
    assert site.browser.press("ArrowLeft") and site.app.run.player.position == end - 1
    before = board.cursor
    assert site.browser.press("ArrowRight", focus="CANVAS") and board.cursor != before
    assert site.app.run.player.position == end - 1
    assert not site.browser.press("ArrowRight", held=True, focus="CANVAS")


def test_a_game_hears_keys_though_something_else_has_the_focus():
    site = Site(OTHER).end()
    assert site.browser.press("a")
    game = site.frames(3).app.shop.game.session.game
    way = {"north": "KeyW", "east": "KeyD", "south": "KeyS", "west": "KeyA"}[game.exits()[0].name]
    assert site.page.focused == "canvas"
    site.page.focused = ""
    assert site.browser.press("w", focus="BUTTON", code=way)
    assert game.moves == 1 and site.page.focused == "canvas"
    assert not site.browser.press("k")                     # the player rests
    assert site.browser.press("Escape") and site.page.of("mode") == "watch"


def test_the_board_is_zoomed_by_keys_that_nobody_else_wants():
    site = Site(SMALL).end()
    view = site.screen.view
    view.fit(site.app.run.drawing.box, (400, 300))
    assert site.browser.press("PageUp", focus="CANVAS") and view.zoom > 1
    assert site.browser.press("0", focus="CANVAS") and view.is_whole
    assert not site.browser.press("PageUp") and view.is_whole


@pytest.mark.parametrize("link, command, known", [
    (SMALL, "new", True), (KATAMINO, "new", False), (SMALL, "solve-now", True),
    (KATAMINO, "solve-now", True), (KATAMINO, "distances", False), (KATAMINO, "play", True)])
def test_each_place_has_its_commands(link, command, known):
    assert (command in Site(link).app.commands()) is known


def test_s_searches_where_pieces_are_laid():
    site = Site(KATAMINO).frames(5)
    before = site.app.run
    assert site.browser.press("s") and site.frames().state == "playing"
    assert site.app.run is not before
    assert site.app.run.recipe == decode(KATAMINO).recipe


def test_a_link_that_waits_to_be_tidied_is_left_alone_when_its_entry_is_left():
    followed: list[str] = []
    bar = FakeBar("#a")
    address = Address(bar, followed.append)
    address.settle("#a&tidy")
    address.push("#b")
    bar.tick()
    assert bar.entries == ["#a", "#b"] and not bar.writes
    address.settle("#b&tidy")
    bar.entries.pop()                                      # Back
    address.changed()
    bar.tick()
    assert bar.entries == ["#a"] and followed == ["#a"] and not bar.writes
    address.settle("#a&tidy")
    bar.tick()
    assert bar.entries == ["#a&tidy"] and followed == ["#a"]
