"""Show the idea: on the boards of the lab and of Learn, by one switch."""

from __future__ import annotations

from maze.recipe import Recipe
from maze.web.device.known import SETTINGS
from maze.web.explaining.marks import Marks
from maze.web.track import Track
from tests.test_web import Site

RACE = "#lab?v=1&shape=square&size=6x5&by=prim.kruskal&seed=amber-7&at=12"
ARTICLE = "#learn?v=1&id=kruskal"
WORKSHOP = "#maze?v=1&shape=square&size=6x5&by=kruskal&seed=a&at=12"


def painted(site: Site, canvas: str) -> int:
    """How many layers lie over a board now."""
    over = site.ideas._boards._overs.get(canvas) if site.ideas._boards else None
    shown = over._shown if over else None
    return len(shown[3]) if shown else 0


def test_a_race_has_the_idea_of_each_on_its_own_board() -> None:
    site = Site(RACE).frames(20)
    assert site.app.run.player.position == 12
    assert painted(site, "lab-board-0") and painted(site, "lab-board-1")
    site.app.player.to_start()
    site.frames(5)
    assert not painted(site, "lab-board-0") and not painted(site, "lab-board-1")


def test_a_race_of_solvers_is_followed_from_where_its_clock_begins() -> None:
    site = Site("#lab?v=1&shape=square&size=6x5&by=prim&seed=a&solve=breadth_first.a_star&at=9")
    site.frames(20)
    assert painted(site, "lab-board-0") and painted(site, "lab-board-1")
    marks = site.ideas._boards._marks["lab-board-0"]
    assert "queue" in marks.held and marks.holding.at(9)["queue"] == marks.held["queue"]


def test_an_article_shows_the_idea_on_its_board_and_another_place_none() -> None:
    site = Site(ARTICLE).frames(5)
    site.app.run.player.seek(15)
    site.app.run.player.pause()
    site.frames(8)
    assert painted(site, "learn-board")
    site.app.open(WORKSHOP)
    site.frames(10)
    assert site.ideas._boards._marks == {}


def test_the_switch_is_a_setting_that_the_device_keeps_and_works_everywhere() -> None:
    site = Site(RACE).frames(20)
    site.page.texts["show-idea"] = "0"
    site.page.fire("show-idea", "change", "0")
    site.frames(5)
    assert not painted(site, "lab-board-1") and site.page.read("set-idea") == "off"
    assert site.browser.records.read(SETTINGS, "idea") == "off"
    other = Site(WORKSHOP, records=site.browser.records).frames(10)
    assert other.page.read("show-idea") == "0" and not list(other.app.shop.panel.holding.layers(
        other.browser.theme(), 30))
    other.page.fire("set-idea", "change", "on")
    other.frames(10)
    assert other.page.read("show-idea") == "1" and other.app.shop.panel.holding.layers(
        other.browser.theme(), 30)


def test_what_was_wiped_on_a_long_way_comes_back_at_the_same_step() -> None:
    recipe = Recipe(size=(20, 20), by="kruskal", seed="a")
    maze, steps = recipe.begin()
    log, shown, now = list(steps), [60], [0.0]

    def clock() -> float:
        now[0] += 0.001
        return now[0]

    marks = Marks(clock, lambda: None)
    marks.follow(Track(recipe, maze.grid, lambda: recipe.begin()[1], log, lambda: shown[0]))
    for _ in range(50):
        marks.refresh(playing=False)
    before = marks.held
    assert before
    shown[0] = len(log)                                    # too far for one frame
    marks.refresh(playing=False)
    assert not marks.held
    shown[0] = 60
    marks.refresh(playing=False)
    assert marks.held == before
