"""The lab on the page: races, their controls, and the moment in the link."""

from __future__ import annotations

import pytest

from maze.share import decode, encode
from tests.test_web import SMALL, Site, followed, in_parts

MAZES = "#lab?v=1&shape=square&size=6x5&by=prim.wilson.kruskal&seed=amber-7"
SOLVERS = ("#lab?v=1&shape=square&size=6x5&by=prim&seed=amber-7&braid=50"
           "&solve=breadth_first.a_star")
SEARCHES = "#lab?v=1&board=5x9&pieces=ltwkyrzcp&order=source.algorithm_x"


def raced(link: str) -> Site:
    site = Site(link).frames(3)
    site.press("play").press("to-start")
    return site


def base(link: str) -> str:
    return link.partition("&at=")[0]


@pytest.mark.parametrize("link", [MAZES, SOLVERS, SEARCHES])
def test_a_race_is_run_to_its_ranking(link):
    site = raced(link)
    recipe = decode(link).recipe
    assert site.page.of("place") == "lab" and site.page.of("boards") == "own"
    assert site.page.of("mode") == "race" and site.app.link == link
    shown = [site.page.attributes[f"lab-box-{number}", "hidden"] is None for number in range(6)]
    assert shown == [True] * len(recipe.names) + [False] * (6 - len(recipe.names))
    assert all(site.browser.screen(f"lab-board-{number}").calls
               for number in range(len(recipe.names)))
    site.press("forward")
    assert site.page.read("sentence") == "Step 1: nobody has finished yet."
    assert [site.page.lists[f"lab-figures-{number}"][0] for number in range(len(recipe.names))] \
        == ["1 step"] * len(recipe.names)
    site.press("to-end").frames(12)
    assert site.state == "finished" and site.page.read("sentence").startswith("First: ")
    assert len(site.page.lists["lab-ranking"]) == len(recipe.names)
    assert site.page.read("lab-place-0").startswith("place ")
    assert site.page.of("digest").split(".") == [one.digest for one in recipe.picture()]
    assert site.page.marked["landmarks"]                   # the moments at which somebody arrives
    site.press("to-start")
    assert site.page.lists["lab-ranking"] == [] and site.page.read("lab-place-0") == ""


def test_the_link_keeps_the_moment():
    site = raced(MAZES)
    for _ in range(5):
        site.press("forward")
    assert site.app.link == MAZES + "&at=5"
    again = Site(site.app.link).frames(4)
    assert again.state == "paused" and again.app.run.player.position == 5
    assert again.app.link == site.app.link and again.note == ""
    again.bar.tick()
    assert again.bar.read() == site.app.link


def test_back_leads_to_the_moment_that_was_left():
    site = raced(MAZES)
    site.press("forward").press("forward")
    site.bar.tick()
    left = site.bar.read()
    assert left == MAZES + "&at=2"
    site.press("lab-new")
    assert base(site.app.link) == MAZES.replace("amber-7", "SEED0")
    site.app.open(left)
    site.frames(4)
    assert site.app.link == left and site.app.run.player.position == 2


def test_while_it_plays_the_link_follows_once_a_second():
    site = Site(MAZES).frames(30)
    assert site.state == "playing"
    site.bar.tick()
    first = site.bar.read()
    site.screen.now += 2
    site.frames(2)
    site.bar.tick()
    assert site.bar.read() != first and "&at=" in site.bar.read()


def test_controls_make_another_race():
    site = raced(MAZES)
    page = site.page
    page.fire("lab-lane-3", "change", "eller")
    site.frames(2)
    assert ".eller&" in site.app.link
    page.fire("lab-lane-0", "change", "")
    site.frames(2)
    assert "by=wilson.kruskal.eller&" in site.app.link
    page.fire("lab-shape", "change", "voronoi")            # Eller cannot do that
    site.frames(2)
    assert "Eller" in site.note and "shape=square" in site.app.link
    assert page.read("lab-shape") == "square"
    page.fire("lab-kind", "change", "solvers")
    site.frames(2)
    assert "by=wilson&" in site.app.link and "solve=breadth_first.a_star." in site.app.link
    page.fire("lab-by", "change", "prim")
    page.texts["lab-changes-braid"] = "40"
    page.fire("lab-changes", "change")
    site.frames(2)
    assert "by=prim&" in site.app.link and "braid=40" in site.app.link
    page.fire("lab-kind", "change", "searches")
    site.frames(2)
    assert base(site.app.link) == "#lab?v=1&board=6x10&pieces=all&order=source.algorithm_x"
    page.fire("lab-board", "change", "5x12")
    site.frames(2)
    assert "board=5x12" in site.app.link
    page.fire("lab-lane-0", "change", "")
    site.frames(2)
    assert site.note == "A race needs two algorithms at least."
    page.fire("lab-kind", "change", "generators")
    site.frames(2)
    assert "by=recursive_backtracker.prim.wilson.kruskal" in site.app.link


def test_what_is_shown_in_the_workshops_can_be_compared():
    site = Site(SMALL).frames(2)
    rest = SMALL.removeprefix("#maze")
    assert site.page.attributes["compare", "href"] == "#lab" + rest
    site.app.open("#lab" + rest)
    site.frames(2)
    entrants = site.app.run.recipe.entrants
    assert entrants[0] == decode(SMALL).recipe and len(entrants) == 4
    assert site.page.attributes["lab-open-0", "href"] == SMALL
    assert site.page.attributes["lab-open-1", "href"] == encode(entrants[1])
    site.app.open("#pentomino?v=1&board=5x9&pieces=ltwkyrzcp")
    site.frames(2)
    assert site.page.attributes["compare", "href"] == "#lab?v=1&board=5x9&pieces=ltwkyrzcp"


def test_less_motion_shows_the_end():
    site = Site(MAZES, calm=True).frames(8)
    assert site.state == "finished" and site.page.lists["lab-ranking"]


def test_a_race_is_exported_with_all_its_boards():
    site = raced(MAZES)
    site.page.fire("export-dialog", "shown")
    site.page.texts["export-as"] = "svg"
    site.page.fire("export-save", "click")
    (name, (_, content)), = site.browser.saved.items()
    assert name == "race-prim-wilson-kruskal-step-0.svg"
    assert content.count(b">S<") == 3                      # each board has its start
    site.browser.printing()
    assert site.page.read("print-picture").count(">S<") == 3


def test_the_lab_waits_for_the_parts_that_it_uses():
    site, parts = in_parts()
    followed(site, "#lab?v=1&board=5x9&pieces=ltwkyrzcp")
    for name in ("pentomino", "lab"):
        assert [asked[0] for asked in parts.asked] == [name] and site.page.of("place") == "maze"
        parts.come()
        site.frames(2)
    assert site.page.of("place") == "lab"
