"""A lesson in one tab, in small: nothing grows with every maze.  In full: `make endurance`."""

from __future__ import annotations

from tools import endurance


def test_nothing_grows_with_every_maze(open_page):
    page = open_page(fresh=True)
    work = list(endurance.links(mazes=24, solves=12, tilings=6, moves=8))
    before, after = endurance.endure(page, work, report=lambda _: None)
    assert after["listeners"] == before["listeners"]
    assert after["python heap, MB"] - before["python heap, MB"] < 4
    assert after["python objects"] < before["python objects"] * 1.05
    assert after["js heap, MB"] - before["js heap, MB"] < 3
    assert after["nodes"] - before["nodes"] < 400
