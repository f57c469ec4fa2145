"""Gates 15, 16, 17: every place on every screen: nothing scrolls sideways, everything is large
enough, and nothing is lost when the text is twice as large or the page four times.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from tests.browser.conftest import DESKTOP
from tests.browser.pages import (
    MAZE,
    box,
    finish,
    go,
    idle,
    overflow,
    sampled,
    small_targets,
)

LOST = "() =>" + (Path(__file__).parent / "lost.js").read_text(encoding="utf-8").split(
    "() =>", 1)[1]
SIZES = [(320, 568), (568, 320), (360, 640), (640, 360), (768, 1024), DESKTOP]
TILES = "#pentomino?v=1&board=6x10&pieces=all&mode={}"
PENTA = "#pentomino?v=1&board=5x3&pieces=PUV&challenge=penta3-PUV&mode=challenges"
PLACES = {"maze": MAZE, "maze-play": MAZE, "maze-edit": MAZE, "search": TILES.format("watch"),
          "tiles-play": TILES.format("play"), "tiles-count": TILES.format("count"),
          "tiles-edit": TILES.format("edit"), "challenges": PENTA}
IN_SIGHT = {"maze": ["#play", "#back", "#forward", "#timeline"], "search": ["#play", "#forward"],
            "maze-edit": ["#edit-undo"], "maze-play": ["#play-hint", "#play-back"],
            "tiles-play": ["#tile-undo", "#rotate", "#mirror"], "challenges": ["#rotate"]}


@pytest.fixture(scope="module")
def page(lend_page_for_module):
    return lend_page_for_module(MAZE, spoils=True, has_touch=True)   # the matrix was seen


def show(page, place: str, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    go(page, PLACES[place])
    if place == "maze":
        finish(page)
    if place.startswith("maze-"):
        finish(page)
        page.evaluate("mode => document.getElementById(`mode-${mode}`).click()", place[5:])
    idle(page)


def sheets(page):
    """Open each sheet and each dialog that this screen has, one after the other."""
    for opener in page.locator(".dock button, header [data-dialog]").all():
        if opener.is_visible():
            opener.click()
            page.evaluate("""() => { for (const one of document.querySelectorAll(
                "dialog[open] details")) one.open = true; }""")
            idle(page)
            yield opener.inner_text() or opener.get_attribute("id")
            page.keyboard.press("Escape")


# Each place on a small phone and two other screens, in turns; the others: `make prove`.
@pytest.mark.parametrize("place, size", sampled(
    product(PLACES, SIZES),
    lambda place, size: size == SIZES[0]
    or (list(PLACES).index(place) - SIZES.index(size)) % 3 == 0))
def test_everything_has_room(page, place, size):
    show(page, place, size)
    assert overflow(page) == (0, 0)
    assert small_targets(page) == []
    wide = size[0] > size[1] and (place == "maze" or place == "search" and size != (568, 320))
    speed = ["#speed"] if wide else []                     # upright: two buttons
    for selector in IN_SIGHT.get(place, []) + speed:
        at = box(page, selector)
        assert at["x"] >= 0 and at["x"] + at["width"] <= size[0], selector
        assert at["y"] >= 0 and at["y"] + at["height"] <= size[1], selector
    board = box(page, ".board")
    least = {(360, 640): (328, 200), (640, 360): (300, 300), (320, 568): (288, 140),
             (568, 320): (240, 240)}.get(size, (400, 300))
    if place == "maze":
        least = {(360, 640): (344, 344), (320, 568): (304, 304)}.get(size, least)
    assert board["width"] >= least[0] and board["height"] >= least[1]
    assert lost_at_twice_the_size(page) == []


def lost_at_twice_the_size(page) -> list[str]:
    """What the browser's own letters hide, as somebody sets them who reads large print."""
    letters = page.context.new_cdp_session(page)
    letters.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    idle(page)
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    lost = page.evaluate(LOST)
    letters.send("Page.setFontSizes", {"fontSizes": {"standard": 16, "fixed": 13}})
    letters.detach()
    return lost


@pytest.mark.parametrize("place, size", sampled(
    product(["maze", "tiles-play", "challenges"], SIZES),
    lambda place, size: size in (SIZES[0], SIZES[3]) or (place, size) == ("maze", DESKTOP)))
def test_sheets_and_dialogs_have_room(page, place, size):
    show(page, place, size)
    found = {}
    for name in sheets(page):
        found[name] = small_targets(page) + page.evaluate(LOST)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("place, size", sampled(
    product(PLACES, [(640, 400), (320, 256)]), lambda place, size: size == (320, 256)))
def test_nothing_is_lost_when_the_page_is_zoomed(page, place, size):
    """A window of 1280 x 800 or 1024, seen twice or four times as large."""
    show(page, place, size)
    assert page.evaluate(LOST) == []
    board = box(page, ".board")
    assert board["width"] >= 180 and board["height"] >= 140
    page.evaluate("scrollTo(0, 0)")
