"""Gates 21 and 22: with less motion nothing moves until it is asked for; one voice, and not much of
it; the picture has a name that is true.
"""

from __future__ import annotations

import pytest

from tests.browser.pages import (
    KATAMINO,
    MAZE,
    SMALL,
    USUAL,
    booted,
    finish,
    frames,
    go,
    set_speed,
    state,
    wait_for,
)

TILES = "#pentomino?v=1&board=6x10&pieces=all&mode={}"
SECONDS = 2
VOICES = """() => [...document.querySelectorAll(
        "[role=status], [role=alert], [role=log], [role=timer], [aria-live], output")]
    .filter((one) => one.checkVisibility() && one.ariaLive !== "off")
    .map((one) => one.id || one.outerHTML.slice(0, 60))"""
LISTEN = """() => {
    window.told = [];
    new MutationObserver(() => told.push([performance.now(),
            document.getElementById("announce").textContent]))
        .observe(document.querySelector(".note [role=status]"),
                 { childList: true, characterData: true, subtree: true });
}"""


@pytest.fixture(scope="module")
def page(browser, site_url):
    with booted(browser, site_url + SMALL) as page:
        page.evaluate(LISTEN)
        yield page


# --- gate 21: nothing moves -----------------------------------------------------------------------


def stands_still(page) -> bool:
    before = page.screenshot()
    page.wait_for_timeout(SECONDS * 1000)
    return page.screenshot() == before


@pytest.mark.parametrize("link", ["", KATAMINO], ids=["maze", "pentomino"])
def test_nothing_moves_until_it_is_asked_for(new_page, site_url, link, watch):
    page, held, free = new_page(reduced_motion="reduce"), [], []
    page.route("**/pyodide.asm.wasm",
               lambda route: route.continue_() if free else held.append(route))
    page.goto(site_url + link)
    page.wait_for_function("globalThis.meanderProgress?.stage === 'fetching'")
    page.wait_for_load_state("load")
    page.wait_for_timeout(1000)                            # until the other files have come
    assert stands_still(page)                              # while Python is loading
    free.append(True)
    for route in held:
        route.continue_()
    wait_for(page, "finished")
    page.wait_for_timeout(2000)                            # until all its numbers are known
    assert stands_still(page)
    page.click("#new" if not link else "#search")
    wait_for(page, "finished")
    page.wait_for_timeout(2000)
    assert stands_still(page)
    page.click("#play")                                    # and now it is asked for
    wait_for(page, "playing")
    assert not stands_still(page)


@pytest.mark.parametrize("link", [MAZE, TILES.format("watch")], ids=["maze", "pentomino"])
def test_nothing_moves_by_the_setting_either(page, link):
    page.click("#settings")
    page.select_option("#set-motion", "reduced")
    page.keyboard.press("Escape")
    go(page, link)
    wait_for(page, "finished")
    page.wait_for_timeout(700)                             # a new piece is drawn in full color
    still = stands_still(page)
    running = page.evaluate("document.getAnimations().length")
    page.click("#settings")
    page.select_option("#set-motion", "auto")
    page.keyboard.press("Escape")
    assert still and running == 0


# --- gate 22: what is told ------------------------------------------------------------------------


@pytest.mark.parametrize("link", [MAZE, *map(TILES.format, ("watch", "play", "count", "edit"))],
                         ids=["maze", "search", "play", "count", "draw"])
def test_there_is_one_voice(page, link):
    go(page, link)
    assert page.evaluate(VOICES) == page.evaluate(
        "[document.querySelector('.note [role=status]')].map((one) => one.outerHTML.slice(0, 60))")
    if link == MAZE:
        for mode in ("play", "edit"):
            page.evaluate("mode => document.getElementById(`mode-${mode}`).click()", mode)
            frames(page, 3)
            assert len(page.evaluate(VOICES)) == 1
        page.keyboard.press("Escape")


def name(page) -> str:
    return page.get_attribute("#canvas", "aria-label")


@pytest.mark.parametrize("link, done", [(SMALL, "the path from S to G has"),
                                        (KATAMINO, "The board is covered")],
                         ids=["maze", "pentomino"])
def test_the_name_of_the_picture_is_true(page, link, done):
    go(page, link)
    begun = name(page)
    assert begun and done not in begun
    finish(page)
    assert name(page).startswith(begun) and done in name(page)
    page.click("#to-start")
    wait_for(page, "ready")
    frames(page, 2)
    assert name(page) == begun                             # nothing of it is to be seen any more
    page.click("#to-end")
    wait_for(page, "finished")
    frames(page, 2)
    assert done in name(page)


def listened(page, seconds: float) -> list[tuple[float, str]]:
    page.wait_for_timeout(1100)                            # until what was said before is over
    page.evaluate("told.length = 0")
    page.wait_for_timeout(seconds * 1000)
    return page.evaluate("told")


def test_what_plays_slowly_is_told_at_most_once_a_second(page):
    go(page, MAZE)
    page.click("#to-start")
    set_speed(page, 3)                                     # two steps a second
    page.click("#play")
    told = listened(page, 4)
    set_speed(page, USUAL)
    assert 2 <= len(told) <= 5
    assert all(b - a >= 800 for (a, _), (b, _) in zip(told, told[1:]))
    assert len({words for _, words in told}) == len(told)  # each says something new


@pytest.mark.parametrize("stop", [4, 18], ids=["2.5/s", "60/s"])
def test_what_plays_faster_is_told_at_landmarks_alone(page, stop):
    go(page, MAZE)
    page.click("#to-start")
    set_speed(page, stop)
    page.click("#play")
    told = listened(page, 3)
    assert state(page) == "playing"
    assert told == []
    if stop == 18:
        page.keyboard.press("Shift+ArrowRight")            # a landmark: solving begins
        page.wait_for_timeout(300)
        assert page.evaluate("told.length") == 1
    set_speed(page, USUAL)
