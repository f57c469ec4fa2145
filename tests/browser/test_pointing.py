"""The maze board under a mouse, a finger and the keyboard, in Chromium."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import expect

from maze.share import decode
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.looking import drag, still
from tests.browser.pages import (
    at,
    digest,
    finish,
    go,
    hash_of,
    idle,
    overflow,
    sampled,
    settled_hash,
    small_targets,
    tap_at,
)

SQUARES = "#maze?v=1&shape=square&size=8x6&by=prim&seed=amber-7&solve=breadth_first"
RINGS = "#maze?v=1&shape=polar&size=5&by=prim&seed=a&solve=breadth_first"
FLOORS = "#maze?v=1&shape=floors&size=4x4x2&by=wilson&seed=a&solve=a_star"
KEYS = "#maze?v=1&shape=square&size=12x9&seed=a&keys=2&solve=breadth_first"


@pytest.fixture(scope="module")
def page(lend_page_for_module):
    return lend_page_for_module(SQUARES)


def shown(page, link: str, size=DESKTOP):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    go(page, link)
    finish(page)
    page.evaluate("scrollTo(0, 0)")


def right(page) -> bool:
    """Whether the picture is what its link says."""
    wanted = decode(settled_hash(page)).recipe.picture().digest
    idle(page)
    return digest(page) == wanted


def test_a_click_tells_about_a_cell(page):
    shown(page, SQUARES)
    page.mouse.click(*at(page, 3.5, 2.5))
    idle(page)
    assert page.inner_text("#cell-where") == "row 3, column 4"
    assert page.inner_text("#sentence").startswith("Row 3, column 4. ")
    page.focus("#canvas")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    idle(page)
    assert page.inner_text("#cell-where") == "row 3, column 5"
    page.keyboard.press("Escape")
    assert not page.is_visible("#cell")


@pytest.mark.parametrize("link, start, to, cell", [
    (SQUARES, (0.5, 0.5), (4.5, 3.5), 28), (RINGS, (0.0, 0.0), (0.25, -2.5), 19)],
    ids=["squares", "rings"])
def test_the_start_is_dragged_and_the_way_follows(page, link, start, to, cell):
    shown(page, link)
    page.mouse.move(*at(page, *start))
    page.mouse.down()
    page.mouse.move(*at(page, *to), steps=6)
    idle(page)
    page.mouse.up()
    assert right(page)
    assert decode(hash_of(page)).recipe.start not in (None, 0)
    if link == SQUARES:
        assert hash_of(page).endswith(f"&from={cell}")
    page.keyboard.press("Control+z")
    assert settled_hash(page) == link and right(page)
    page.keyboard.press("Control+Shift+z")
    assert settled_hash(page) != link and right(page)
    page.keyboard.press("Control+z")


def test_buttons_and_keys_move_the_goal(page):
    shown(page, SQUARES)
    page.click("#move-goal")
    expect(page.locator("#canvas")).to_be_focused()        # and the cursor is on the goal
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    assert right(page) and "to=39" in hash_of(page)
    page.click("#undo")
    assert settled_hash(page) == SQUARES


def test_distances_are_shown_and_are_in_the_link(page):
    shown(page, SQUARES)
    page.keyboard.press("d")
    idle(page)
    assert page.is_visible(".scale") and page.inner_text("#scale-low") == "0"
    assert settled_hash(page) == SQUARES + "&show=dist"
    page.select_option("#map", "bands")
    assert settled_hash(page) == SQUARES + "&show=bands"
    page.focus("#canvas")
    page.keyboard.press("d")
    idle(page)
    assert not page.is_visible(".scale") and settled_hash(page) == SQUARES


def test_legs_and_the_parts_of_the_difficulty_are_in_words(page):
    shown(page, KEYS)
    assert page.locator("#legs li").first.inner_text().startswith("From start to key A")
    page.click("#more-numbers summary")
    page.wait_for_function("document.querySelectorAll('#difficulty-parts li').length == 4")
    page.wait_for_function("document.getElementById('n-trees').textContent.includes('× 10')")
    page.click("#more-numbers summary")


def test_enter_in_a_field_makes_the_maze(page):
    shown(page, SQUARES)
    page.fill("#size-width", "9")
    page.press("#size-width", "Enter")
    idle(page)
    assert "size=9x6" in hash_of(page) and "seed=amber-7" in hash_of(page)
    page.fill("#seed", "mine")
    page.press("#seed", "Enter")
    idle(page)
    assert "seed=mine" in hash_of(page)


@pytest.mark.parametrize("scheme, size", sampled(
    product(["light", "dark"], [DESKTOP, PHONE]), lambda *row: row == ("dark", PHONE)))
def test_axe_finds_nothing_with_a_cell_and_a_map(page, violations, scheme, size):
    page.emulate_media(color_scheme=scheme)
    shown(page, KEYS + "&show=bands", size)
    page.mouse.click(*at(page, 3.5, 2.5))
    idle(page)
    assert violations(page) == [] and small_targets(page) == []
    assert overflow(page)[0] <= 0
    if size == PHONE:
        for sheet in ("solving", "facts"):
            page.click(f"[data-sheet={sheet}]")
            still(page)
            assert violations(page) == [] and small_targets(page) == []
            page.keyboard.press("Escape")


def test_a_finger_taps_and_drags(lend_page):
    page = lend_page(SQUARES, PHONE, has_touch=True)
    shown(page, SQUARES, PHONE)
    tap_at(page, *at(page, 3.5, 2.5))
    page.wait_for_function(
        "document.getElementById('sentence').textContent.startsWith('Row 3, column 4. ')")
    page.click("[data-sheet=solving]")
    page.click("#move-start")
    assert not page.is_visible("#sheet")               # the board is to be tapped
    idle(page)
    tap_at(page, *at(page, 4.5, 3.5))
    assert right(page) and hash_of(page).endswith("&from=28")
    drag(page, [at(page, 4.5, 3.5 - part * 3 / 8) for part in range(9)])     # and no scrolling
    assert right(page) and hash_of(page).endswith("&from=4")

