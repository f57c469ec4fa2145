"""The workshop tells how hard a maze is for people, when its numbers are opened."""

from __future__ import annotations

from maze.measures.human import points, terms_of
from maze.measures.kinds import turns_on
from maze.web.mazes.judging import Judging
from tests.fake_page import FakeParts
from tests.test_web import Site

MAZE = "#maze?v=1&size=9x8&solve=breadth_first"


def test_points_a_band_and_terms_are_told_and_drawn():
    site = Site(MAZE).end()
    page = site.page
    assert page.read("people-told") == ""
    page.texts["more-numbers"] = "1"
    page.fire("more-numbers", "toggle")
    picture = site.app.run.player.result
    maze, way = picture.maze, picture.way
    score = points(terms_of(maze.grid, maze.links(), way, turns_on(maze, way)))
    assert page.read("people-told").startswith(f"{score} of 100: most people would take ")
    assert "1284 attempts" in page.read("people-told") and len(page.lists["people-parts"]) == 5
    lens = site.app.workshops["maze"].shop.lens
    page.fire("people-term", "change", "mouse")
    scene = site.app.workshops["maze"].board.scene
    drawn = list(lens.laid(scene, (picture.start, picture.goal), site.browser.theme()))
    assert len(drawn) == 1 and drawn[0].path
    page.texts["more-numbers"] = ""
    page.fire("more-numbers", "toggle")
    assert lens.laid is None and page.lists["people-parts"] == [] and not page.read("people-told")


def test_its_code_comes_with_the_lab():
    site, parts = Site(MAZE).end(), FakeParts("maze")
    shop = site.app.workshops["maze"].shop
    Judging(site.page, parts, shop.numbers, shop.lens, site.stage.redraw)
    site.page.texts["more-numbers"] = "1"
    site.page.fire("more-numbers", "toggle")
    assert [name for name, *_ in parts.asked] == ["lab"]
