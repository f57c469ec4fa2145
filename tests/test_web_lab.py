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


# --- many mazes of each --------------------------------------------------------------------------


def measured(link: str, mazes: str = "6") -> Site:
    site = raced(link)
    site.page.texts["lab-mazes"] = mazes
    site.page.fire("lab-measure", "click")
    site.rest()
    return site


def test_each_entrant_is_measured_many_times():
    site = measured(MAZES)
    page = site.page
    assert page.read("lab-told") == "18 of 18 mazes measured."
    assert page.read("lab-number") == "dead_ends" and len(page.lists["lab-medians"]) == 3
    assert page.read("lab-finding").startswith("Dead ends: ")
    rows = site.app.workshops["lab"].many.rows
    largest = max(rows, key=lambda row: row.value("dead_ends"))
    assert decode(page.attributes["lab-most", "href"]).recipe.by
    opened = next(row for row in rows if rows.link(row) == page.attributes["lab-most", "href"])
    assert opened.value("dead_ends") == largest.value("dead_ends")
    page.fire("lab-number", "change", "cells")
    assert page.read("lab-finding") == "Cells: the median is 30 cells."
    page.fire("lab-csv", "click")
    kind, content = site.browser.saved["meander-lab.csv"]
    lines = content.decode().splitlines()
    assert kind.startswith("text/csv") and len(lines) == 19
    assert decode(lines[1].rpartition(",")[2]).recipe.seed == "amber-7-1"


def test_solvers_are_measured_in_the_same_mazes():
    site = measured(SOLVERS)
    assert site.page.read("lab-told") == "6 of 6 mazes measured."
    assert site.page.read("lab-number") == "looked_at"
    assert "A*" in site.page.read("lab-finding")


def test_what_is_known_when_somebody_stops_it_stays():
    site = raced(MAZES)
    site.page.texts["lab-mazes"] = "500"
    site.page.fire("lab-measure", "click")
    assert site.page.attributes["lab-stop", "hidden"] is None
    many = site.app.workshops["lab"].many
    for _ in range(400):
        site.frames(1)
        if many.rows and len(many.rows) >= 5:
            break
    site.page.fire("lab-stop", "click")
    known = len(many.rows)
    assert 5 <= known < 1500 and site.page.read("lab-told").startswith("Stopped. ")
    assert site.page.lists["lab-medians"] and not site.works.busy("measure")
    site.rest()
    assert len(many.rows) == known
    site.press("lab-new")                                  # another race: nothing is known of it
    assert many.rows is None and site.page.attributes["lab-measured", "hidden"] == ""


def test_what_cannot_be_measured_is_a_sentence():
    site = measured(MAZES, "many")
    assert "Mazes" in site.note and site.app.workshops["lab"].many.rows is None
    site = measured("#lab?v=1&shape=word&size=2&mask=HI&by=prim.wilson&seed=a")
    assert site.note == "Only mazes that are made by chance can be measured many times."
    assert raced(SEARCHES).page.attributes["lab-many", "hidden"] == ""
