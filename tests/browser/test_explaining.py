"""What happens, in Chromium: the idea, and the code with the line that has just yielded."""

from __future__ import annotations

import pytest

from maze.render.dug import within
from maze.render.theme import DARK, LIGHT
from tests.browser.looking import still
from tests.browser.pages import count_pixels, go, idle, overflow

WILSON = "#maze?v=1&shape=square&size=8x6&by=wilson&seed=amber-7&solve=depth_first&at=30"
MOLE = "#maze?v=1&shape=square&size=15x11&by=mole&seed=a&entr=hardest&solve=depth_first"
LIT = "() => document.querySelector('.code-line[aria-current]')?.textContent ?? ''"


@pytest.fixture
def page(open_page):
    return open_page(WILSON)


def opened(page, open_: bool) -> None:
    if page.evaluate("document.getElementById('code-box').open") != open_:
        page.click("#code-box summary")
        idle(page)


def lit(page) -> str:
    page.wait_for_function(LIT)
    return page.evaluate(LIT).strip()


def lit_at(page, at: int, button: str) -> str:
    """The line after a press of a button that leads to a step."""
    page.click(button)
    page.wait_for_function("at => document.getElementById('timeline').value === String(at)", arg=at)
    idle(page)
    return lit(page)


def test_the_published_sources_are_read_and_the_line_is_lit(page, violations):
    page.set_viewport_size({"width": 1280, "height": 800})
    go(page, WILSON)
    opened(page, True)
    there = [lit_at(page, at, "#forward") for at in range(31, 37)]
    assert [lit_at(page, at, "#back") for at in range(35, 30, -1)] == there[-2::-1]
    assert all(line.startswith("yield") for line in there)
    assert page.inner_text("#code-where").startswith("maze/carving/walks.py, line ")
    box = page.evaluate("""() => { const box = document.getElementById("code"),
        row = box.querySelector("[aria-current]");
        return [row.offsetTop - box.scrollTop, box.clientHeight]; }""")
    assert 0 <= box[0] < box[1]
    assert violations(page) == [] and overflow(page) == (0, 0)
    opened(page, False)


def test_the_idea_is_that_of_the_algorithm_at_work(page):
    go(page, WILSON)
    assert page.inner_text("#idea-name") == "Wilson"
    assert page.locator("#legend-walk").is_visible()
    page.click("#to-end")
    page.wait_for_function("document.documentElement.dataset.state === 'finished'")
    assert page.inner_text("#idea-name") == "Depth-first (recursive backtracker)"
    assert not page.locator("#legend-frontier").is_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_legend_of_the_mole_is_as_the_mole_is_drawn(page, scheme):
    """While it digs: ground is paper without a hatch, and what is dug is the canvas's ink."""
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size({"width": 1280, "height": 800})
    go(page, MOLE + "&at=60")
    page.wait_for_selector("html[data-dug=digging]")
    fill = """name => getComputedStyle(document.querySelector(name)).fill
        .match(/[0-9]+/g).slice(0, 3).map(Number)"""
    ground = page.evaluate(fill, "#legend-blank .m-paper")
    dug = page.evaluate(fill, "#legend-visited .m-visited")
    assert not page.is_visible("#legend-blank .m-earth")
    assert count_pixels(page, tuple(ground)) > 20_000
    theme = within({"light": LIGHT, "dark": DARK}[scheme], True)
    for shown, drawn in ((ground, theme.blank), (dug, theme.visited)):
        wanted = [int(drawn[k:k + 2], 16) for k in (1, 3, 5)]
        assert max(abs(a - b) for a, b in zip(shown, wanted)) < 8
    page.click("#to-end")
    page.wait_for_selector("html[data-dug=dug]")
    seen = page.evaluate(fill.replace("fill", "stopColor"), "#legend-visited .f-0")
    assert seen == [int(DARK.flood[0][k:k + 2], 16) for k in (1, 3, 5)]
    go(page, WILSON)
    page.wait_for_selector("html:not([data-dug])")
    assert page.is_visible("#legend-blank .m-earth")
    page.emulate_media(color_scheme="light")


def test_on_a_phone_it_is_a_sheet(page, violations):
    page.set_viewport_size({"width": 360, "height": 640})
    go(page, WILSON)
    page.click("[data-sheet=facts]")
    opened(page, True)
    assert lit(page).startswith("yield")
    still(page)
    assert violations(page) == [] and overflow(page)[0] == 0
    opened(page, False)
    page.keyboard.press("Escape")
