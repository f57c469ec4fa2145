"""Zoom and pan in Chromium: buttons, keys, the wheel, a drag, two fingers, two taps."""

from __future__ import annotations

import pytest

from tests.browser.looking import another_picture
from tests.browser.pages import finish, go, idle, overflow, picture

LARGE = "#maze?v=1&shape=square&size=150x120&by=prim&seed=amber-7&solve=breadth_first"
POINTERS = """(moves) => {
    const board = document.getElementById("canvas"), at = board.getBoundingClientRect();
    board.setPointerCapture = () => {};
    for (const [kind, pointerId, x, y] of moves)
        board.dispatchEvent(new PointerEvent("pointer" + kind, { pointerId, bubbles: true,
            clientX: at.x + x, clientY: at.y + y, button: kind === "move" ? -1 : 0,
            buttons: kind === "up" ? 0 : 1 }));
}"""


@pytest.fixture(scope="module")
def page(lend_page_for_module):
    page = lend_page_for_module(LARGE)
    finish(page)
    return page


@pytest.fixture(autouse=True)
def whole(page):
    yield
    page.focus("#canvas")
    page.keyboard.press("0")
    wait_zoomed(page, False)


def wait_zoomed(page, wanted: bool = True) -> None:
    page.wait_for_function("wanted => ('zoomed' in document.documentElement.dataset) === wanted",
                           arg=wanted)
    idle(page)


def test_buttons(page, violations):
    before = picture(page)
    page.click("#zoom-in")
    wait_zoomed(page)
    another_picture(page, before)
    page.wait_for_function("document.getElementById('announce').textContent"
                           " === 'Shown 1.6 times as large.'")
    assert violations(page) == []
    page.click("#zoom-out")
    wait_zoomed(page, False)
    assert picture(page) == before
    page.evaluate("for (let n = 0; n < 12; n++) document.getElementById('zoom-in').click()")
    page.wait_for_selector("#zoom-in[aria-disabled=true]")
    page.click("#zoom-all")
    wait_zoomed(page, False)
    assert picture(page) == before


def test_keys_on_the_board(page):
    page.focus("#canvas")
    at = page.input_value("#timeline")
    for key in ["PageUp", "PageUp"]:
        before = picture(page)
        page.keyboard.press(key)
        wait_zoomed(page)
        another_picture(page, before)
    for key in ("ArrowRight", "ArrowDown"):                # what is seen follows the cursor
        before = picture(page)
        for _ in range(60):
            page.keyboard.press(key)
        another_picture(page, before)
    assert page.input_value("#timeline") == at


def test_the_wheel_with_control(page):
    box = page.locator("#canvas").bounding_box()
    page.mouse.move(box["x"] + 200, box["y"] + 200)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -120)
    page.keyboard.up("Control")
    wait_zoomed(page)
    assert page.evaluate("visualViewport.scale") == 1
    assert overflow(page) == (0, 0)


def test_a_drag_moves_what_is_seen(page):
    whole = picture(page)
    page.click("#zoom-in")
    wait_zoomed(page)
    before = another_picture(page, whole)
    page.evaluate(POINTERS, [["down", 1, 300, 300], ["move", 1, 240, 300], ["move", 1, 200, 280],
                             ["up", 1, 200, 280]])
    another_picture(page, before)


def test_two_fingers(page):
    page.evaluate(POINTERS, [["down", 1, 280, 300], ["down", 2, 320, 300], ["move", 1, 180, 300],
                             ["move", 2, 420, 300], ["up", 1, 180, 300], ["up", 2, 420, 300]])
    wait_zoomed(page)


def test_two_taps(page):
    taps = [[kind, 1, 200, 200] for kind in ("down", "up")]
    page.evaluate(POINTERS, taps + taps)
    wait_zoomed(page)
    page.evaluate(POINTERS, taps + taps)
    wait_zoomed(page, False)


def test_small_mazes_have_no_buttons_in_the_way(page):
    go(page, "#maze?v=1&shape=square&size=12x9&by=prim&seed=amber-7")
    assert not page.locator("#zoom").is_visible()
    go(page, LARGE)
    finish(page)
