"""A million cells in Chromium: New freezes nothing, the end is shown soon after it is known, and
the picture can be moved.  Times are generous here: `python -m tools.bench_large` measures them."""

from __future__ import annotations

import pytest

from tests.browser.pages import booted, count_pixels, frames, hash_of, picture, state
from tools.bench_large import DRAG, SHOWN, TASKS, WATCH

START = "#maze?v=1&shape=square&size=20x15&by=sidewinder&seed=amber-7&solve=breadth_first"
PATH = (0x7B, 0x02, 0x0E)

pytestmark = pytest.mark.alone


@pytest.fixture(scope="module")
def page(browser, site_url):
    with booted(browser, site_url + START) as page:
        page.set_default_timeout(120_000)
        page.evaluate(WATCH)
        for name in ("width", "height"):
            page.fill(f"#size-{name}", "1000")
        page.wait_for_timeout(500)
        page.evaluate(TASKS)
        page.click("#new")
        page.wait_for_function("location.hash.includes('size=1000x1000')")
        page.wait_for_timeout(500)
        page.begun = max((length for _, length in page.evaluate(TASKS)), default=0)
        page.times = page.evaluate(SHOWN)
        yield page


def test_new_does_not_freeze_the_page(page):
    """The grid is laid out a row at a time; at once it takes a second and more."""
    assert page.begun < 600


def test_the_end_is_shown_soon_after_it_is_known(page):
    assert state(page) == "finished" and "size=1000x1000" in hash_of(page)
    assert page.times["shown"] - page.times["computed"] < 6000
    assert count_pixels(page, PATH) > 500                  # with its path
    assert page.inner_text("#n-cells") == "1\u202f000\u202f000"


@pytest.mark.parametrize("zooms", [1, 4, 20])
def test_it_can_be_moved(page, zooms):
    whole = picture(page)
    page.focus("#canvas")
    for _ in range(zooms):
        page.keyboard.press("PageUp")
    page.wait_for_function("'zoomed' in document.documentElement.dataset")
    frames(page, 3)
    first = picture(page)
    assert first != whole
    assert page.evaluate(DRAG, 1500) > 10                  # frames a second
    frames(page, 3)
    assert picture(page) != first
    page.keyboard.press("0")
    page.wait_for_function("!('zoomed' in document.documentElement.dataset)")
    frames(page, 3)
    assert picture(page) == whole


def test_a_line_that_was_kept_is_the_line_that_was_drawn(page):
    """What is laid down again while the picture is moved is the same to the pixel."""
    page.focus("#canvas")
    page.keyboard.press("PageUp")
    page.wait_for_function("'zoomed' in document.documentElement.dataset")
    frames(page, 3)
    drawn = picture(page)
    move = """([x]) => { const board = document.getElementById("canvas");
        const at = board.getBoundingClientRect(); board.setPointerCapture = () => {};
        for (const [kind, dx] of [["down", 0], ["move", x / 2], ["move", x], ["up", x]])
            board.dispatchEvent(new PointerEvent("pointer" + kind, { pointerId: 1, bubbles: true,
                clientX: at.x + 300 + dx, clientY: at.y + 300, button: kind === "move" ? -1 : 0,
                buttons: kind === "up" ? 0 : 1 })); }"""
    page.evaluate(move, [-80])
    frames(page, 3)
    assert picture(page) != drawn
    page.evaluate(move, [80])
    frames(page, 3)
    assert picture(page) == drawn
    page.keyboard.press("0")
