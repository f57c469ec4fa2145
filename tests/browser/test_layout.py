"""Any screen: nothing to scroll, nothing too small to press, the player always in sight."""

from __future__ import annotations

import pytest

from tests.browser.looking import resize
from tests.browser.pages import (
    KATAMINO,
    MAZE,
    box,
    go,
    idle,
    overflow,
    sampled,
    small_targets,
    state,
    tap,
    wait_for,
)
from tests.browser.tables import diagonal

SIZES = [(1280, 800), (360, 640), (320, 568), (640, 360), (768, 1024), (1024, 480), (1000, 700),
         (900, 600), (1100, 700), (1366, 600), (1920, 1080)]
PLAYER = ["#to-start", "#back", "#play", "#forward", "#to-end", "#timeline"]


@pytest.fixture(scope="module")
def page(lend_page_for_module):
    return lend_page_for_module(MAZE, has_touch=True)


@pytest.mark.parametrize("size, link", diagonal(SIZES, [MAZE, KATAMINO]))
def test_everything_is_in_sight_and_large_enough(page, size, link):
    resize(page, *size)
    go(page, link)
    assert overflow(page) == (0, 0)
    assert small_targets(page) == []
    for selector in PLAYER:
        place = box(page, selector)
        assert place["x"] >= 0 and place["x"] + place["width"] <= size[0], selector
        assert place["y"] >= 0 and place["y"] + place["height"] <= size[1], selector


@pytest.mark.parametrize("size, least", [((360, 640), 344), ((320, 568), 304), ((640, 360), 344)],
                         ids=str)
def test_the_board_of_a_maze_is_as_large_as_it_can_be(page, size, least):
    resize(page, *size)
    go(page, MAZE)
    board = box(page, ".board")
    assert board["width"] == least <= board["height"]      # upright, all that is left


def test_the_board_on_a_desk(page):
    resize(page, 1280, 800)
    go(page, MAZE)
    board = box(page, ".board")
    assert board["width"] >= 587 and board["height"] >= 587


@pytest.mark.parametrize("link, name", sampled(
    [(MAZE, "generate"), (MAZE, "solving"), (MAZE, "facts"), (KATAMINO, "puzzle"),
     (KATAMINO, "facts")], lambda link, name: name in ("generate", "puzzle")))
def test_sheets_leave_some_of_the_board_in_sight(page, link, name):
    """All of it while the player goes on behind the sheet; else a fifth of the window stays."""
    resize(page, 360, 640)
    go(page, link)
    page.click(f"[data-sheet={name}]")
    sheet, board = box(page, "#sheet"), box(page, ".board")
    assert sheet["y"] >= 0.2 * 640
    assert name != "facts" or sheet["y"] >= board["y"] + 0.85 * board["height"]
    assert small_targets(page) == []
    page.keyboard.press("Escape")
    assert not page.locator("#sheet").is_visible()


def test_a_sheet_gives_its_section_back(page):
    resize(page, 360, 640)
    go(page, MAZE)
    page.click("[data-sheet=generate]")
    page.click("#sheet #new")
    assert state(page) == "playing" and not page.locator("#sheet").is_visible()
    resize(page, 1280, 800)
    assert page.locator(".panel.left #generate").is_visible()


def test_by_taps_alone_on_a_phone(page):
    resize(page, 360, 640)
    go(page, KATAMINO)
    tap(page, "#piece-P")
    wait_for(page, "ready")
    tap(page, "[data-sheet=puzzle]")
    tap(page, "#sheet #search")
    wait_for(page, "playing")
    tap(page, "#to-end")
    wait_for(page, "finished")
    tap(page, "#back")
    wait_for(page, "paused")


def test_text_twice_as_large_loses_nothing(page):
    for size in ((1280, 800), (360, 640)):
        resize(page, *size)
        go(page, MAZE)
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        idle(page)
        assert overflow(page)[0] == 0
        cut = page.evaluate("""() => [...document.querySelectorAll(".player button, .dock button")]
            .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
            .map((one) => one.id || one.textContent)""")
        assert cut == []
        page.evaluate("document.documentElement.style.fontSize = ''")
