"""What is no longer shown is let go of at once: no circle keeps a large grid until the collector
comes by, for WebAssembly gives back nothing of what was needed meanwhile."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from maze import grid_cache
from maze.grid_cache import GRIDS
from maze.progress import finish
from maze.recipe import shapes
from maze.web.device.known import UNFINISHED
from tests.pointed import Pointed
from tests.test_web import SMALL, Site

MAZE = "#maze?v=1&size=18x14&seed=go"                      # more than maze.web.mazes.fit keeps
LINKS = [
    f"{MAZE}&by=prim&solve=a_star",
    f"{MAZE}&shape=hexagon&by=kruskal&solve=breadth_first",
    f"{MAZE}&shape=zeta&by=wilson&solve=dead_end_filler",
    f"{MAZE}&shape=polar&size=14&by=recursive_backtracker",
    f"{MAZE}&by=prim&keys=3&oneway=50&solve=breadth_first",
    f"{MAZE}&by=prim&show=dist",
    f"{MAZE}&by=prim&mode=play",
    f"{MAZE}&by=prim&mode=edit",
    f"{MAZE}&shape=voronoi&by=eller&solve=chain",
]


@pytest.fixture
def uncollected() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.parametrize("link", LINKS)
def test_a_grid_goes_with_its_picture(uncollected, link: str) -> None:
    GRIDS.forget()
    site = Site(SMALL).frames(2)
    site.app.open(link)
    site.frames(3).end()
    scene = site.app.run.drawing.scene
    grid = weakref.ref(scene.grid)
    assert len(grid()) > 25
    del scene
    site.app.open(SMALL)
    site.frames(3).end()
    GRIDS.forget()
    assert grid() is None


@pytest.mark.parametrize("held", [False, True])
def test_a_very_large_grid_is_let_go_of_in_slices(
        uncollected, monkeypatch: pytest.MonkeyPatch, held: bool) -> None:
    """Its tables are emptied bit by bit, but for one that somebody else still reads."""
    monkeypatch.setattr(grid_cache, "LARGE", 30)
    monkeypatch.setattr(grid_cache, "AT_ONCE", 10)
    cache, left = grid_cache.GridCache(), []
    cache.left = left.append
    grid = finish(cache.slices(shapes()["hexagon"], (10, 8), "", ""))
    borders = grid.borders if held else None
    del grid
    assert left == []
    cache.forget()
    work, = left
    assert len(list(work)) == (8 if held else 16)
    assert borders is None or len(borders) == 80


def test_the_page_lets_go_of_grids_between_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grid_cache, "LARGE", 30)
    GRIDS.forget()
    site = Site(f"{MAZE}&shape=hexagon&by=kruskal").frames(3)
    site.app.open(SMALL)
    GRIDS.forget()
    assert site.scheduler.busy("leaving")
    site.rest()
    assert not site.scheduler.busy("leaving")


def test_a_game_that_was_left_is_a_text_and_keeps_no_board(uncollected) -> None:
    site = Pointed(f"{MAZE}&by=prim")
    site.page.fire("mode-play", "change")
    site.frames(3).keys("1", "2")
    session = weakref.ref(site.mazes.game.session)
    site.app.open(SMALL)
    site.frames(3).browser.once(1.0)                       # its clock is looked at once a second
    assert session() is None and len(site.browser.records.entries(UNFINISHED)) == 1


@pytest.mark.parametrize("mode", ["watch", "edit"])
def test_a_drag_keeps_no_maze_to_compare_with(mode: str) -> None:
    site = Pointed(f"{MAZE}&by=prim")
    site.page.fire(f"mode-{mode}", "change")
    site.frames(3).drag((0.5, 0.5), (2.5, 1.5), (3.5, 2.5))
    assert site.pointing.hand._before is None
