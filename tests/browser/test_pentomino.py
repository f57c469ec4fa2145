"""The pentomino workshop in Chromium: Katamino, set up, searched and shared."""

from __future__ import annotations

import pytest

from maze.share import decode
from tests.browser.looking import pictures
from tests.browser.pages import (
    KATAMINO,
    SMALL,
    count_pixels,
    digest,
    finish,
    go,
    hash_of,
    idle,
    picture,
    settled_hash,
    state,
    wait_for,
)

YELLOW = (0xE4, 0xD1, 0x2A)


@pytest.fixture(scope="module")
def page(lend_page_for_module):
    return lend_page_for_module(KATAMINO)


def test_nothing_of_the_other_workshop_is_seen(page) -> None:
    go(page, KATAMINO)
    seen = page.evaluate("""() => [...document.querySelectorAll("[data-for=maze]")]
        .filter((one) => one.checkVisibility()).map((one) => one.id || one.className)""")
    assert seen == []


def test_katamino_is_searched_and_the_tiling_stands(page):
    go(page, SMALL)
    go(page, KATAMINO)
    assert state(page) == "playing"
    for word in ("Placed", "Removed", "Placed"):
        page.wait_for_function("""word => document.getElementById("sentence")
            .textContent.startsWith(word)""", arg=word)
    finish(page)
    assert digest(page) == decode(KATAMINO).recipe.picture().digest
    assert count_pixels(page, YELLOW) > 3000
    assert page.inner_text("#n-depth") == "9 of 9" and page.inner_text("#n-found") == "1"
    assert settled_hash(page) == KATAMINO
    assert "The board is covered" in page.get_attribute("#canvas", "aria-label")


def test_pieces_and_height_are_picked_and_searched(page):
    go(page, KATAMINO)
    page.click("#piece-P")
    wait_for(page, "ready")
    assert page.inner_text("#width") == "8"
    assert page.get_attribute("#piece-P", "aria-pressed") == "false"
    page.click("#piece-P")
    assert page.input_value("#pieces") == "ltwkyrzcp"
    page.fill("#height", "7")
    page.locator("#height").press("Tab")
    assert "a height of 7 does not divide that" in page.inner_text("#fit")
    page.click("#search")
    assert "a height of 7 does not divide that" in page.inner_text("#note-text")
    page.fill("#height", "3")
    page.locator("#height").press("Tab")
    assert page.inner_text("#width") == "15" and page.inner_text("#fit") == ""
    page.click("#search")
    assert hash_of(page) == KATAMINO.replace("5x9", "3x15")
    finish(page)
    assert digest(page) == decode(hash_of(page)).recipe.picture().digest


def test_what_does_not_fit_is_shown_but_not_searched(page):
    go(page, "#pentomino?v=1&board=5x6&pieces=FILNP")
    assert state(page) == "ready"
    assert page.locator("#note-text").inner_text() == "5 pieces cover 25 squares; the board has 30."
    before = picture(page)
    page.click("#play", force=True)
    page.click("#forward", force=True)
    idle(page)
    assert state(page) == "ready" and pictures(page, 10) == {before}


def test_back_leaves_the_workshop_as_one_came(page):
    go(page, KATAMINO)
    go(page, SMALL)
    page.click("#go-pentomino")
    wait_for(page, "playing")
    assert page.evaluate("document.documentElement.dataset.place") == "pentomino"
    page.go_back()
    page.wait_for_function("document.documentElement.dataset.place === 'maze'")
    assert hash_of(page) == SMALL and page.title() == "Meander: mazes"
