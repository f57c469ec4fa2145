"""Mazes made to order, on the page."""

from __future__ import annotations

from tests.browser.conftest import PHONE
from tests.browser.pages import SMALL, overflow, small_targets


def test_a_maze_is_ordered_and_shown(open_page, violations):
    page = open_page(SMALL, PHONE, enters={"order-dialog"}, reduced_motion="reduce")
    page.click("[data-sheet=generate]")
    page.click("#more-options summary")
    page.click("#order-open")
    page.wait_for_selector("#order-wishes-path_from")
    page.fill("#order-wishes-path_from", "14")
    page.fill("#order-wishes-path_to", "18")
    page.click("#order-search")
    page.wait_for_function(
        "document.getElementById('order-said').textContent === 'This maze is as you wish it.'")
    assert violations(page) == [] and small_targets(page) == [] and overflow(page)[0] == 0
    page.click("#order-show")
    page.wait_for_function("location.hash.includes('&walls=')")
    assert not page.is_visible("#order-dialog")
