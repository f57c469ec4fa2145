"""Very large mazes in Chromium: New freezes nothing, the end has its path, and the picture can be
moved.  How long that takes, `python -m tools.bench_large` measures."""

from __future__ import annotations

import pytest

from tests.browser.looking import another_picture
from tests.browser.pages import booted, count_pixels, finish, hash_of, idle, picture, state

START = "#maze?v=1&shape=square&size=20x15&by=sidewinder&seed=amber-7&solve=breadth_first"
PATH = (0x7B, 0x02, 0x0E)
# A board of more than maze.grid.LARGE cells, and one of a million.
SIZES = [(400, 300), pytest.param((1000, 1000), marks=pytest.mark.prove)]
# Python's clock goes faster meanwhile, for what takes no more than a moment is done at once.
NEW = """() => {
    const { performance } = globalThis;
    let looks = 0;
    performance.now = () => Performance.prototype.now.call(performance) + 10 * looks++;
    document.getElementById("new").click();
    delete performance.now;
    return location.hash;
}"""
POINTER = """([kind, x, y]) => {
    const board = document.getElementById("canvas"), at = board.getBoundingClientRect();
    board.setPointerCapture = () => {};
    board.dispatchEvent(new PointerEvent("pointer" + kind, { pointerId: 1, bubbles: true,
        clientX: at.x + x, clientY: at.y + y, button: kind === "move" ? -1 : 0,
        buttons: kind === "up" ? 0 : 1 }));
}"""


@pytest.fixture(scope="module", params=SIZES, ids=["120,000", "a million"])
def size(request) -> tuple[int, int]:
    return request.param


@pytest.fixture(scope="module")
def page(browser, site_url, size):
    with booted(browser, site_url + START) as page:
        page.set_default_timeout(600_000)
        for name, number in zip(("width", "height"), size, strict=True):
            page.fill(f"#size-{name}", str(number))
        idle(page)
        page.at_once = page.evaluate(NEW)
        page.wait_for_function("size => location.hash.includes(size)",
                               arg="size={}x{}".format(*size))
        finish(page)
        yield page


def test_new_does_not_freeze_the_page(page):
    """The button has been answered before the grid is there, which is laid out row by row (see
    tests/test_large_runs.py)."""
    assert page.at_once == START


def test_the_end_is_shown_with_its_path(page, size):
    assert state(page) == "finished" and "size={}x{}".format(*size) in hash_of(page)
    assert count_pixels(page, PATH) > 500
    assert page.inner_text("#n-cells") == f"{size[0] * size[1]:,}".replace(",", "\u202f")


def zoomed(page, wanted: bool) -> None:
    page.wait_for_function("wanted => ('zoomed' in document.documentElement.dataset) === wanted",
                           arg=wanted)


@pytest.mark.parametrize("zooms", [1, 4, 20])
def test_it_can_be_moved(page, zooms):
    """Each move of the pointer shows another part, and all of it is there again."""
    whole = seen = picture(page)
    page.focus("#canvas")
    for _ in range(zooms):
        page.keyboard.press("PageUp")
    zoomed(page, True)
    seen = another_picture(page, whole)
    page.evaluate(POINTER, ["down", 300, 300])
    for part in range(1, 4):
        page.evaluate(POINTER, ["move", 300 - 20 * part, 300 - 10 * part])
        seen = another_picture(page, seen)
    page.evaluate(POINTER, ["up", 240, 270])
    page.keyboard.press("0")
    zoomed(page, False)
    page.wait_for_function(                                # it is laid down part by part
        "whole => document.getElementById('canvas').toDataURL() === whole", arg=whole)


def test_a_line_that_was_kept_is_the_line_that_was_drawn(page):
    """What is laid down again while the picture is moved is the same to the pixel."""
    whole = picture(page)
    page.focus("#canvas")
    page.keyboard.press("PageUp")
    zoomed(page, True)
    drawn = another_picture(page, whole)
    seen = drawn
    for there in (-40, 40):
        for kind, x in (("down", 300), ("move", 300 + there / 2), ("move", 300 + there),
                        ("up", 300 + there)):
            page.evaluate(POINTER, [kind, x, 300])
        seen = another_picture(page, seen)
    assert seen == drawn
    page.keyboard.press("0")
