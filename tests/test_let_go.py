"""What is no longer shown is let go of at once: no circle keeps a large grid until the collector
comes by, for WebAssembly gives back nothing of what was needed meanwhile."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from maze.grid_cache import GRIDS
from maze.recipe import Recipe
from maze.web.playing.session import Session
from maze.web.playing.unfinished import Unfinished
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


def test_games_that_are_remembered_have_a_bound_in_cells() -> None:
    """The latest is remembered whatever its size; those before it only if they are small."""
    browser, unfinished = Site(SMALL).browser, Unfinished()
    pictures = [Recipe(size=(size, size), by="binary_tree").picture()
                for size in (20, 300, 301, 21)]
    for picture in pictures:
        session = Session(picture, browser.page, browser.clock, browser.later, browser.records)
        session.game.go(session.game.exits()[0])
        unfinished.leave(session)
    assert [unfinished.resume(picture) is not None for picture in pictures] == [
        False, False, True, True]
