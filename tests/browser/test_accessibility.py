"""What a visitor without a mouse, or without eyes, has of the page; see test_gates_axe, too."""

from __future__ import annotations

import pytest

from tests.browser.pages import SMALL, go


@pytest.fixture
def page(open_page):
    return open_page(SMALL)


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
