"""Reading while it runs: the sheet about the picture, and the line of code that is lit."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.hands import focus
from tests.browser.pages import MAZE, box, finish, go, idle, overflow, position, some_of, wait_for
from tests.browser.tables import diagonal

PHONES = [PHONE, (320, 568), (640, 360), (1000, 700)]
SEEN = """(name) => { const one = document.querySelector(name), part = one.getBoundingClientRect();
    const on = document.elementFromPoint(part.x + Math.min(part.width, 40) / 2,
                                         part.y + part.height / 2);
    return part.height > 0 && part.top >= 0 && part.bottom <= innerHeight
        && (one.contains(on) || on?.contains(one)); }"""
LIT = "#code [aria-current]"


@pytest.fixture(scope="module")
def page(lend_page_for_module):
    return lend_page_for_module(MAZE)


@pytest.fixture(autouse=True)
def anew(page):
    yield
    if page.is_visible("#sheet"):
        page.keyboard.press("Escape")
    if page.evaluate("document.getElementById('code-box').open"):
        page.evaluate("document.getElementById('code-box').open = false")


def size(page, window: tuple[int, int]) -> None:
    page.set_viewport_size({"width": window[0], "height": window[1]})


@pytest.mark.parametrize("window", some_of(PHONES, PHONES[:2]), ids=str)
def test_one_steps_with_the_code_open(page, window):
    """Line, step buttons and picture are seen together, and the buttons act."""
    size(page, window)
    go(page, MAZE)
    finish(page)
    page.click("[data-sheet=facts]")
    page.click("#code-box summary")
    page.click("#to-start")
    wait_for(page, "ready")
    for step in range(1, 12):
        page.click("#forward")
        page.wait_for_function("at => document.getElementById('timeline').value == at",
                               arg=str(step))
        page.wait_for_selector(LIT)
        for name in (LIT, "#forward", "#back", "#canvas", "#sentence"):
            page.wait_for_function(SEEN, arg=name)
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("() => document.getElementById('timeline').value === '10'")
    assert overflow(page) == (0, 0)
    assert min(box(page, "#canvas")[side] for side in ("width", "height")) >= 150
    page.keyboard.press("Escape")
    expect(page.locator("#sheet")).not_to_be_visible()
    assert position(page) == 10
    assert focus(page) == "forward"
    page.click("[data-sheet=facts]")
    page.keyboard.press("Escape")
    expect(page.locator(".dock [data-sheet=facts]")).to_be_focused()


@pytest.mark.parametrize("by", some_of(
    ["prim", "wilson", "recursive_backtracker", "division", "eller"], ["prim", "division"]))
def test_the_lit_line_is_in_the_window(page, by):
    """Beside the board, whichever phase and algorithm it is of."""
    size(page, DESKTOP)
    go(page, f"#maze?v=1&shape=square&size=20x15&by={by}&seed=amber-7&solve=a_star")
    finish(page)
    page.evaluate("document.getElementById('facts').parentElement.scrollTop = 0")
    page.click("#code-box summary")
    last = int(page.get_attribute("#timeline", "max"))
    for at in range(1, last - 60, last // 7):             # the path is drawn by no algorithm
        page.locator("#timeline").fill(str(at))
        idle(page)
        page.wait_for_selector(LIT)
        page.wait_for_function(SEEN, arg=LIT)


@pytest.mark.parametrize("link, open_", diagonal(
    [MAZE, "#pentomino?v=1&board=6x10&pieces=all"],
    [(), ("code-box",), ("code-box", "more-numbers")]))
def test_export_is_in_the_window(page, link, open_):
    size(page, DESKTOP)
    go(page, link)
    page.evaluate("document.getElementById('facts').parentElement.scrollTop = 0")
    for name in open_:
        page.evaluate("name => { document.getElementById(name).open = true; }", name)
    page.wait_for_function(SEEN, arg="#export")


@pytest.mark.parametrize("open_", [False, True], ids=["closed", "open"])
def test_the_sentence_of_a_game_is_whole_with_the_code_open(page, open_):
    size(page, DESKTOP)
    go(page, MAZE)
    finish(page)
    page.evaluate("open => { document.getElementById('code-box').open = open; }", open_)
    page.click("#mode-play")
    for _ in range(3):
        page.click("#play-hint")
        idle(page)
        assert page.evaluate("""() => { const one = document.getElementById("sentence");
            return one.scrollHeight - one.clientHeight; }""") <= 1
    page.click("#play-done")
