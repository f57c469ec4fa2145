"""The matrix of a search on the page, without a browser: at every step, forth and back."""

from __future__ import annotations

import re

import pytest

from tests.test_web import Site

LINK = "#pentomino?v=1&board={}&pieces={}&order={}&at=0"


def opened(board: str = "5x3", pieces: str = "PUV", order: str = "dancing_links") -> Site:
    site = Site(LINK.format(board, pieces, order)).frames(2)
    site.page.fire("matrix-box", "toggle", "1")
    return site.frames(3)


def step(site: Site, button: str = "forward") -> str:
    site.page.fire(button, "click")
    return site.frames(3).page.read("matrix-told")


def test_before_it_is_opened_nothing_is_drawn():
    site = Site(LINK.format("5x3", "PUV", "algorithm_x")).frames(3)
    assert not site.page.read("matrix-told") and not site.page.read("matrix-counts")


@pytest.mark.parametrize("order", ["algorithm_x", "dancing_links"])
def test_rows_die_and_come_back(order):
    site = opened(order=order)
    assert site.page.read("matrix-told").startswith(
        "Rows: 72, one for each way to lay a piece. Columns: 18, ")
    first = site.page.read("matrix-whole")
    told = [step(site) for _ in range(3)]
    assert told[0] == ("Rows that the choice shuts out: 51; rows left: 20. The column with the "
                       "fewest comes next: square 2, 4, rows in it: 5.")
    assert told[2] == "Every column is covered: a tiling."
    drawn = site.page.read("matrix-whole")
    assert drawn.count("matrix-chosen") == 3 and "matrix-frame" not in drawn
    assert step(site, "back") == told[1] and step(site, "back") == told[0]
    drawn = site.page.read("matrix-whole")
    assert drawn.count("matrix-chosen") == 1 and drawn.count("matrix-frame") == 1
    crosses = re.search(r'class="matrix-dying" d="([^"]*)"', drawn)
    assert crosses and crosses[1].count("M") == 51 * 6 * 2     # two strokes for each one of a row
    step(site, "back")
    assert site.page.read("matrix-whole") == first
    assert first.count("<path") == 3                       # the ones of three pieces, all possible


def test_a_row_that_is_taken_back_is_said():
    site = Site("#pentomino?v=1&board=5x5&pieces=ILPTV&order=algorithm_x&solve=all&at=0").frames(2)
    site.page.fire("matrix-box", "toggle", "1")
    site.frames(3)
    told = [step(site) for _ in range(30)]
    assert any(words.startswith("The choice is taken back; rows left: ") for words in told)


def test_a_large_board_has_the_summary_alone():
    site = opened("6x10", "all", "algorithm_x")
    assert site.page.attributes["matrix-whole", "hidden"] == ""
    assert site.page.attributes["matrix-counts", "hidden"] is None
    numbers = re.findall(r'class="matrix-count"[^>]*>(\d+)<', site.page.read("matrix-counts"))
    assert len(numbers) == 60
    step(site)
    counts = site.page.read("matrix-counts")
    assert len(re.findall(r'class="matrix-count"[^>]*>\d+<', counts)) == 55
    assert counts.count("✓") == 1
    while "cannot be filled: back." in site.page.read("matrix-told"):
        step(site)
    assert site.page.read("matrix-counts").count("matrix-frame") == 1


def test_a_search_without_a_matrix_says_so():
    site = opened(order="source")
    assert "72" in site.page.read("matrix-told")               # before the first step
    assert step(site) == "This search keeps no matrix. Choose Algorithm X or Dancing links."
    assert site.page.attributes["matrix-counts", "hidden"] == ""


def test_a_jump_is_as_many_steps():
    site, other = opened(), opened()
    site.page.fire("to-end", "click")
    site.rest()
    end = site.frames(6).page.read("matrix-told")
    while other.page.read("matrix-told") != end:
        step(other)
    assert other.page.read("matrix-whole") == site.page.read("matrix-whole")
