"""The dialog of mazes made to order: wishes in, the best maze out, and a sentence for all else."""

from __future__ import annotations

import pytest

from maze.share import decode
from maze.web.fetching import FETCHING, NOT_FETCHED
from maze.web.ordering.dialog import NO_WISH
from maze.wishing.wishes import measured
from tests.fake_page import FakeParts
from tests.test_web import SMALL, Site

TORUS = SMALL.replace("square&size=6x5", "torus&size=7x6")


class Ordering(Site):
    """A site with the dialog open."""

    def __init__(self, link: str = SMALL) -> None:
        super().__init__(link)
        self.end()
        self.page.fire("order-dialog", "shown")

    def wish(self, **wishes: object) -> Ordering:
        for name, value in wishes.items():
            self.page.texts[f"order-wishes-{name}"] = str(value)
        self.page.fire("order-search", "click")
        return self

    @property
    def said(self) -> str:
        return self.page.read("order-said")

    def can(self, name: str) -> bool:
        return self.page.attributes[f"order-{name}", "disabled"] is None


@pytest.mark.parametrize("link", [SMALL, TORUS])
def test_a_maze_as_it_was_wished_is_shown(link):
    site = Ordering(link)
    assert not site.can("stop") and not site.can("show")
    site.wish(path_from=12, path_to=16, junctions=3)
    assert site.can("stop")
    site.rest()
    assert site.said == "This maze is as you wish it." and site.can("show")
    assert site.page.lists["order-found"][0].startswith("The path has 1")
    site.press("order-show")
    assert site.page.closed[-1] == "order-dialog"
    recipe = site.app.run.recipe
    picture = recipe.picture()
    found = measured(picture.maze, picture.start, picture.goal)
    assert 12 <= found.path <= 16 and found.junctions >= 3
    assert recipe.walls and recipe.solve == "breadth_first"
    assert decode(site.app.link).recipe == recipe          # an exact link
    assert len(picture.path) == found.path + 1


def test_what_cannot_be_is_told_with_the_nearest():
    site = Ordering().wish(path_to=9, junctions=9, dead_end=5)
    site.rest()
    assert site.said == ("No maze has fulfilled every wish in 6000 tries; this is the nearest.")
    found = site.page.lists["order-found"]
    assert any("Wished: at least 9 junctions on the path, found: " in line for line in found)
    assert site.can("show") and not site.can("stop")


def test_a_search_is_stopped_and_the_best_so_far_shown():
    site = Ordering().wish(path_to=9, junctions=9)
    for _ in range(40):
        site.screen.now += 1
        site.scheduler.work(site.screen.now)
    assert "exchanges tried. The best so far:" in site.said and site.can("show")
    site.press("order-stop")
    assert site.said == "Stopped." and not site.scheduler.busy("order") and site.can("show")
    site.press("order-show")
    assert site.app.run.recipe.walls


@pytest.mark.parametrize(("wishes", "said"), [
    ({}, NO_WISH), ({"path_from": "x"}, "Path, least must be 0 to 9999, not x"),
    ({"path_from": 9, "path_to": 4},
     "The least path must not be longer than the most: 9 to 4 steps.")])
def test_a_bad_wish_is_a_sentence(wishes, said):
    site = Ordering().wish(**wishes)
    assert site.said == said and not site.scheduler.busy("order") and not site.can("stop")


def test_symmetry_is_a_wish_too():
    site = Ordering().wish(symmetry="mirror")
    site.rest()
    assert site.said == "This maze is as you wish it."
    site.press("order-show")
    maze = site.app.run.recipe.picture().maze
    grid = maze.grid
    twin = [y * 6 + 5 - x for y in range(5) for x in range(6)]
    assert all(maze.open[edge] == maze.open[grid.between(twin[a], twin[b])]
               for edge, (a, b) in enumerate(grid.joins))
    site = Ordering(TORUS.replace("torus&size=7x6", "hexagon&size=6x6")).wish(symmetry="mirror")
    site.rest()
    assert "mirrored" in site.said and not site.can("show")


def test_its_part_of_the_page_is_fetched_first():
    site = Site(SMALL).end()
    site.browser.parts = parts = FakeParts()
    site.page.fire("order-dialog", "shown")
    assert site.page.read("order-said") == FETCHING and "order-wishes" not in site.page.made
    parts.fail()
    assert site.page.read("order-said") == NOT_FETCHED
    site.page.fire("order-dialog", "shown")
    parts.come()
    assert len(site.page.made["order-wishes"]) == 6 and site.page.read("order-said") == ""
