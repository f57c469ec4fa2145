"""Gate 12: the focus is always seen.  Wherever Tab leads, at least as many pixels as a line of two
pixels round the thing has change with a contrast of 3 or more, and nothing lies over it.

WCAG 2.2, 2.4.7, 2.4.11 and the measure of 2.4.13.
"""

from __future__ import annotations

import base64
from itertools import product
from pathlib import Path

import pytest

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.hands import focus, stops
from tests.browser.pages import MAZE, finish, go, idle, sampled

CHANGED = (Path(__file__).parent / "seen.js").read_text(encoding="utf-8").split("\n", 2)[2]
AROUND = 8                                                 # CSS pixels that a ring may need
PENTA = "#pentomino?v=1&board=5x3&pieces=PUV&mode=play&place=P0.1.0"
PLACES = {"maze": MAZE, "play": PENTA, "count": PENTA.replace("play&place=P0.1.0", "count"),
          "draw": PENTA.replace("play&place=P0.1.0", "edit")}
# The parts of what has the focus that something else lies on, and those outside of the window.
HIDDEN = """() => {
    const one = document.activeElement, box = one.getBoundingClientRect();
    const own = one.closest("label") ?? one.closest(".board") ?? one;
    const shares = [0.1, 0.5, 0.9], hidden = [];
    for (const x of shares) for (const y of shares) {
        const at = [box.left + x * box.width, box.top + y * box.height];
        const top = document.elementFromPoint(...at);
        if (!top || !(own.contains(top) || top.contains(one) && top.localName === "label"))
            hidden.push(`${x} ${y}: ${top?.id || top?.className || top?.localName}`);
    }
    return hidden;
}"""


@pytest.fixture(scope="module")
def page(lend_page_for_module):
    return lend_page_for_module(MAZE)


def picture(page, clip: dict) -> str:
    return base64.b64encode(page.screenshot(clip=clip, animations="disabled")).decode()


def clip_of(page, size: tuple[int, int]) -> tuple[dict, float]:
    """The place of what has the focus, with some space around, and the length of its border."""
    x, y, width, height = page.evaluate("""() => {
        const box = document.activeElement.getBoundingClientRect();
        return [box.x, box.y, box.width, box.height]; }""")
    left, top = max(0, x - AROUND), max(0, y - AROUND)
    right, bottom = min(size[0], x + width + AROUND), min(size[1], y + height + AROUND)
    return ({"x": left, "y": top, "width": right - left, "height": bottom - top},
            2 * (width + height))


def unseen(page, size: tuple[int, int], first: str) -> list[str]:
    """Whatever Tab comes to whose focus is not seen, and why."""
    found = []
    page.evaluate("name => { scrollTo(0, 0); document.getElementById(name).focus(); }", first)
    page.keyboard.press("Shift+Tab")
    for _ in range(len(stops(page))):
        page.keyboard.press("Tab")
        if not focus(page):                                # the browser itself, once a round
            page.keyboard.press("Tab")
        idle(page)
        name = focus(page)
        if hidden := page.evaluate(HIDDEN):
            found.append(f"{name} is covered: {hidden}")
        clip, border = clip_of(page, size)
        with_focus = picture(page, clip)
        page.evaluate("document.activeElement.blur()")
        idle(page)
        changed = page.evaluate(CHANGED, [picture(page, clip), with_focus, 1])
        if changed < 2 * border:
            found.append(f"{name}: {changed} pixels changed, expected {2 * border:.0f}")
    return found


ACROSS = (640, 360)


# Each place once, schemes and windows in turns; the others: `make prove`.
@pytest.mark.parametrize("place, scheme, size", sampled(
    product(PLACES, ("light", "dark"), (DESKTOP, PHONE, ACROSS)),
    lambda place, scheme, size: (place, scheme, size) in (
        ("maze", "dark", ACROSS), ("play", "light", PHONE), ("draw", "dark", DESKTOP))))
def test_wherever_the_focus_is_it_is_seen(page, place, scheme, size):
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    go(page, PLACES[place])
    if place == "maze":
        finish(page)
    assert unseen(page, size, stops(page)[0]) == []


@pytest.mark.parametrize("scheme, keys", sampled(
    product(("light", "dark"), (("ArrowRight",) * 3, ("ArrowDown",) * 2)),
    lambda scheme, keys: (scheme == "light") == (keys[0] == "ArrowRight")))
def test_a_square_with_the_focus_is_seen_on_pieces_too(page, scheme, keys):
    """Two rings: one of them stands out from whatever color lies below."""
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    go(page, PENTA)
    page.locator("[role=gridcell][tabindex='0']").focus()
    for key in ("Home", "ArrowUp", *keys):
        page.keyboard.press(key)
        idle(page)
        clip, border = clip_of(page, DESKTOP)
        with_focus = picture(page, clip)
        page.evaluate("document.activeElement.blur()")
        idle(page)
        assert page.evaluate(CHANGED, [picture(page, clip), with_focus, 1]) >= border * 1.5
        page.locator("[role=gridcell][tabindex='0']").focus()


def test_the_measure_sees_a_faint_ring(page):
    """The same walk finds fault with rings that are too faint or too thin."""
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    page.emulate_media(color_scheme="light")
    go(page, MAZE)
    finish(page)
    first = stops(page)[0]
    page.evaluate("""() => { const sheet = new CSSStyleSheet();
        sheet.replaceSync(":focus-visible { outline: 1px solid #ccc !important; }");
        document.adoptedStyleSheets = [sheet]; }""")
    found = unseen(page, DESKTOP, first)
    page.evaluate("document.adoptedStyleSheets = []")
    assert len(found) > 15
