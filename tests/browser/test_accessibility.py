"""What a visitor without a mouse, or without eyes, has of the page; see test_gates_axe, too."""

from __future__ import annotations

import pytest

from tests.browser.pages import (
    SMALL,
    USUAL,
    booted,
    go,
    position,
    set_speed,
)


@pytest.fixture(scope="module")
def page(browser, site_url):
    with booted(browser, site_url + SMALL) as page:
        yield page


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_among_all_options(page, violations, scheme):
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size({"width": 1280, "height": 800})
    go(page, "#maze?v=1&shape=mask&by=growing_tree&braid=20&solve=a_star")
    for summary in ("#outline", "#more-options"):
        page.click(f"{summary} summary")
    assert violations(page) == []
    for summary in ("#outline", "#more-options"):
        page.click(f"{summary} summary")


def test_the_page_can_be_walked_through_with_tab(page):
    page.emulate_media(color_scheme="light")
    page.set_viewport_size({"width": 1280, "height": 800})
    go(page, SMALL)
    page.focus("#go-maze")
    seen = ["go-maze"]
    for _ in range(60):
        page.keyboard.press("Tab")
        seen.append(page.evaluate("document.activeElement.id || document.activeElement.tagName"))
        if seen[-1] == "BODY":
            break
    for name in ("go-maze", "theme", "by", "size-width", "seed", "new", "solve", "solve-now",
                 "timeline", "to-start", "back", "play", "forward", "to-end", "speed"):
        assert name in seen, name
    assert seen[-1] == "BODY" or len(set(seen)) < len(seen)          # no trap


def test_the_focus_is_seen(page):
    go(page, SMALL)
    page.focus("#seed")
    page.keyboard.press("Tab")
    style = page.evaluate("""() => { const style = getComputedStyle(document.activeElement);
        return [style.outlineStyle, parseFloat(style.outlineWidth)]; }""")
    assert style == ["solid", 3]


def test_a_slow_run_is_told_no_more_than_once_a_second(page):
    go(page, SMALL)
    page.click("#to-start")
    page.wait_for_timeout(1100)
    page.evaluate("""() => { window.told = [];
        const voice = document.getElementById("announce");
        new MutationObserver(() => window.told.push(voice.textContent))
            .observe(voice, { childList: true }); }""")
    set_speed(page, 3)                       # two steps a second
    page.click("#play")
    page.wait_for_timeout(3200)
    slow = page.evaluate("window.told.length")
    assert 1 <= slow <= 5
    set_speed(page, 14)                      # too fast to listen to
    page.wait_for_timeout(1200)
    before = page.evaluate("window.told.length")
    at = position(page)
    page.wait_for_timeout(600)
    set_speed(page, USUAL)
    assert position(page) > at                             # a landmark may still be told
    assert page.evaluate("window.told.length") <= before + 1
