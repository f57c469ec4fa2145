"""Pentominoes on the smallest phone: squares as large as the window allows, and a game by taps."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.pages import go, overflow, small_targets, tap

SMALLEST = (320, 568)
TWELVE = "#pentomino?v=1&board=6x10&pieces=all&mode={}"


@pytest.fixture(scope="module")
def page(lend_page_for_module):
    return lend_page_for_module(TWELVE.format("play"), SMALLEST, has_touch=True, is_mobile=True)


@pytest.mark.parametrize("mode, least", [("play", 30), ("count", 27), ("edit", 27)])    # of 32
def test_squares_are_as_wide_as_can_be(page, mode, least):
    go(page, TWELVE.format(mode))
    page.wait_for_function("""least => {
        const square = document.querySelector("[role=gridcell]");
        return square && square.getBoundingClientRect().width >= least; }""", arg=least)
    assert overflow(page) == (0, 0) and small_targets(page) == []


def test_a_tap_that_misses_by_a_square_is_mended_by_the_next(page):
    """What does not fit is only shown, with the reason; the next tap lays it elsewhere."""
    go(page, TWELVE.format("play") + "&place=P0.4.2")
    tap(page, "#piece-F")
    expect(page.locator("#piece-F")).to_have_attribute("data-state", "hand")
    squares = page.locator("[role=gridcell]")
    covered = page.locator("[role=gridcell][aria-label*='piece P']")
    tap(page, covered.first)
    expect(page.locator("#sentence")).to_contain_text("covers P")
    expect(page.locator("#piece-F")).to_have_attribute("data-state", "hand")
    tap(page, squares.nth(11))
    expect(page.locator("#piece-F")).to_have_attribute("data-state", "placed")


def test_what_takes_a_while_is_told_where_it_was_pressed(open_page):
    """Challenges are counted once, which takes seconds on a phone: that is seen, too."""
    page = open_page(TWELVE.format("play"), SMALLEST, fresh=True, has_touch=True, is_mobile=True)
    page.evaluate("""() => { window.notes = []; new MutationObserver(() => notes.push(
        document.getElementById("note-text").textContent)).observe(
        document.getElementById("note-text"), { childList: true }); }""")
    tap(page, "#tile-challenges")
    expect(page.locator("#tile-challenges")).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("notes") == ["Counting the challenges…", ""]
    expect(page.locator("#note-close")).not_to_be_visible()
