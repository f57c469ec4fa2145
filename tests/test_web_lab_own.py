"""The census of a visitor's own generator: chosen or come by a link, read, and run in a sandbox."""

from __future__ import annotations

import pytest

from maze.share import decode
from maze.texts import packed, retitled
from maze.web.device.known import PROGRAMS
from maze.web.writing.desk import template
from maze.written import with_program
from tests.broken_programs import GENERATORS
from tests.fake_page import FakeParts
from tests.test_web import Site
from tests.test_web_studies import CENSUS, charts

AGAIN = retitled(template("generators"), "A tree")
STAR = """# A comb
def generate(maze, rng):
    for a, b in ((0, 1), (1, 2), (0, 3), (1, 4), (2, 5), (3, 6), (4, 7), (5, 8)):
        yield CARVE + maze.carve(a, b)
"""


@pytest.fixture(autouse=True)
def strangers():
    with_program.cache_clear()


class Lab(Site):
    """A page with a census."""

    def settle(self) -> Lab:
        for _ in range(200):
            self.frames(5)
            self.browser.run(0.1)
            if self.page.attributes["lab-halt", "hidden"] == "":
                break
        self.rest()
        return self

    @property
    def counts(self):
        return {one.census.by: one for one in self.app.workshops["lab"].studying.study.counts}

    @property
    def told(self) -> str:
        return self.page.read("lab-study-told")


def linked(text: str, by: str = "mine.wilson") -> str:
    return CENSUS.replace("by=wilson.with_walls", f"by={by}") + f"&code={packed(text)}"


def test_a_program_of_a_link_is_read_before_it_runs():
    site = Lab(linked(AGAIN)).settle()
    assert site.note == "" and site.app.link == linked(AGAIN)
    assert site.browser.sandboxes == [] and site.counts["wilson"].draws == 100
    assert site.told == "100 of 200 mazes. A tree waits: read the program, then run it."
    page = site.page
    assert page.read("lab-own-text") == AGAIN and page.attributes["lab-own-box", "open"] == ""
    page.fire("lab-own-run", "click")
    site.settle()
    assert site.counts["mine"].draws == 100 and site.counts["mine"].others == 0
    assert site.told == "200 of 200 mazes." and site.browser.sandboxes[-1].ended
    assert [one["title"] for one in charts(site)["census"]["series"]] == ["A tree", "Wilson"]
    page.fire("lab-run", "click")                          # it may run from now on
    assert site.settle().told == "200 of 200 mazes."
    assert len(site.browser.sandboxes) == 2


def test_what_a_program_draws_is_what_the_same_algorithm_of_ours_draws():
    """The seeds of the draws are those of a census of ours."""
    text = "from maze.generators.kruskal import kruskal\n\ndef generate(maze, rng):\n" \
           "    yield from kruskal(maze, rng)\n"
    site = Lab(linked(text, "mine.kruskal")).settle()
    site.page.fire("lab-own-run", "click")
    counts = site.settle().counts
    assert counts["mine"].each == counts["kruskal"].each


def test_what_never_comes_is_shown_and_opens():
    site = Lab(linked(STAR)).settle()
    site.page.fire("lab-own-run", "click")
    found = charts(site.settle())
    [name] = [name for name in found if name.startswith("never")
              and "A comb" in found[name]["title"]]
    assert "A comb never made 191 mazes." in found[name]["finding"]


@pytest.mark.parametrize("name", ["kruskal without its check"])
def test_no_tree_is_counted_as_none(name):
    site = Lab(linked(GENERATORS[name][0])).settle()
    site.page.fire("lab-own-run", "click")
    assert site.settle().counts["mine"].others


@pytest.mark.parametrize("text, words", [
    ("# Broken\ndef generate(maze, rng):\n    yield CARVE + maze.carve(0)\n    1 / 0\n",
     "Broken: "),
    ("# A solver\ndef solve(board, start, goal):\n    yield VISIT + start\n    return [start]\n",
     "A solver: This program solves mazes: choose one that makes them."),
    ("# None\n1 / 0\n", "None: "),
])
def test_a_program_that_fails_is_told_and_the_others_are_counted(text, words):
    site = Lab(linked(text)).settle()
    site.page.fire("lab-own-run", "click")
    site.settle()
    assert site.counts["wilson"].draws == 100 and not site.counts["mine"].draws
    assert words in site.told and charts(site)["census"]["series"]
    assert site.browser.sandboxes[-1].ended


def test_one_that_is_kept_is_chosen_and_left():
    site = Lab(CENSUS).settle()
    site.browser.records.write(PROGRAMS, "A_tree", AGAIN)
    site.page.fire("lab-race", "click")
    site.frames(3)
    site.page.fire("lab-census", "click")
    site.settle()
    site.page.fire("lab-own", "change", "A_tree")
    site.settle()
    assert "by=wilson.with_walls.mine&" in site.app.link
    assert decode(site.app.link).recipe.code == AGAIN and site.browser.sandboxes == []
    site.page.fire("lab-own-run", "click")
    site.settle()
    assert site.counts["mine"].draws == 100
    site.page.fire("lab-growth", "click")                  # no other mode knows of it
    site.frames(3)
    assert "mine" not in site.app.link and "code" not in site.app.link
    assert "mine" not in site.app.run.recipe.catalog.room("generators")
    site.page.fire("lab-census", "click")
    site.settle()
    site.page.fire("lab-own", "change", "")
    site.settle()
    assert site.app.link == CENSUS


def test_a_drawing_that_is_stopped_keeps_what_came():
    site = Lab(linked(AGAIN).replace("mazes=100", "mazes=9000"))
    site.settle()
    site.page.fire("lab-own-run", "click")
    for _ in range(2000):
        site.frames(1)
        site.browser.run(0.02)
        if site.counts["mine"].draws:
            break
    site.page.fire("lab-halt", "click")
    known = site.counts["mine"].draws
    site.settle()
    assert 0 < known < 9000 and site.counts["mine"].draws == known
    assert site.told.startswith("Stopped.") and site.browser.sandboxes[-1].ended


def test_one_that_is_stopped_while_the_sandbox_is_fetched_is_not_drawn():
    site = Lab(linked(AGAIN, "mine")).settle()
    parts = site.browser.parts = FakeParts()
    site.page.fire("lab-own-run", "click")
    site.frames(5)
    assert [name for name, *_ in parts.asked] == ["writing"]
    site.page.fire("lab-halt", "click")
    parts.come()
    site.frames(5)
    assert site.browser.sandboxes == [] and site.told.startswith("Stopped.")
