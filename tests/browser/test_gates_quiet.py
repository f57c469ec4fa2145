"""Gates 21 and 22: with less motion nothing moves until it is asked for; one voice, and not much of
it; the picture has a name that is true.
"""

from __future__ import annotations

import pytest

from tests.browser.pages import (
    KATAMINO,
    MAZE,
    SMALL,
    finish,
    frames,
    go,
    idle,
    set_speed,
    some_of,
    state,
    wait_for,
)

TILES = "#pentomino?v=1&board=6x10&pieces=all&mode={}"
FRAMES = 60                                                # in which nothing may move
TRIES = 8                                                  # until files and numbers have come
VOICES = """() => [...document.querySelectorAll(
        "[role=status], [role=alert], [role=log], [role=timer], [aria-live], output")]
    .filter((one) => one.checkVisibility() && one.ariaLive !== "off")
    .map((one) => one.id || one.outerHTML.slice(0, 60))"""
LISTEN = """() => {
    window.told = [];
    window.watching = new MutationObserver(() => told.push([
        document.getElementById("announce").textContent,
        Number(document.getElementById("timeline").value)]));
    watching.observe(document.querySelector(".note [role=status]"),
                     { childList: true, characterData: true, subtree: true });
}"""


@pytest.fixture
def page(open_page):
    return open_page(SMALL)


# --- gate 21: nothing moves -----------------------------------------------------------------------


def stands_still(page) -> bool:
    before = page.screenshot()
    frames(page, FRAMES)
    return page.screenshot() == before


def comes_to_rest(page) -> bool:
    """Whether it stands still once the last files and numbers have come."""
    return any(stands_still(page) for _ in range(TRIES))


@pytest.mark.parametrize("link", some_of(["", KATAMINO], [""]), ids=["maze", "pentomino"])
def test_nothing_moves_until_it_is_asked_for(new_page, site_url, link):
    page, held, free = new_page(reduced_motion="reduce"), [], []
    page.route("**/pyodide.asm.wasm",
               lambda route: route.continue_() if free else held.append(route))
    page.goto(site_url + link)
    page.wait_for_function("globalThis.meanderProgress?.stage === 'fetching'")
    page.wait_for_load_state("load")
    assert comes_to_rest(page)                             # while Python is loading
    free.append(True)
    for route in held:
        route.continue_()
    wait_for(page, "finished")
    assert comes_to_rest(page)
    page.click("#new" if not link else "#search")
    wait_for(page, "finished")
    assert comes_to_rest(page)
    page.click("#play")                                    # and now it is asked for
    wait_for(page, "playing")
    assert not stands_still(page)


@pytest.mark.parametrize("link", some_of([MAZE, TILES.format("watch")], [MAZE]),
                         ids=["maze", "pentomino"])
def test_nothing_moves_by_the_setting_either(page, link):
    page.click("#settings")
    page.select_option("#set-motion", "reduced")
    page.keyboard.press("Escape")
    go(page, link)
    wait_for(page, "finished")
    assert comes_to_rest(page)
    assert page.evaluate("document.getAnimations().length") == 0


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
            idle(page)
            assert len(page.evaluate(VOICES)) == 1
        page.keyboard.press("Escape")


def name(page) -> str:
    return page.get_attribute("#canvas", "aria-label")


@pytest.mark.parametrize("link, done", [(SMALL, "Solved: "),
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
    idle(page)
    assert name(page) == begun                             # nothing of it is to be seen any more
    page.click("#to-end")
    wait_for(page, "finished")
    idle(page)
    assert done in name(page)


def played(page, stop: int, steps: int) -> list[str]:
    """What is told of the steps while so many of them are played."""
    page.evaluate(LISTEN)
    go(page, MAZE)
    page.click("#to-start")
    wait_for(page, "ready")
    set_speed(page, stop)
    page.click("#play")
    page.wait_for_function("steps => Number(document.getElementById('timeline').value) >= steps",
                           arg=steps)
    return [words for words, at in page.evaluate("told") if at]


def test_what_plays_slowly_is_told_step_by_step(page):
    """At most once a second: see test_web_drawing, which has a clock of its own."""
    told = played(page, 3, 6)                              # two steps a second
    assert len(told) >= 2
    assert len(set(told)) == len(told)                     # each says something new


@pytest.mark.parametrize("stop, steps", [(4, 6), (18, 120)], ids=["2.5/s", "60/s"])
def test_what_plays_faster_is_told_at_landmarks_alone(page, stop, steps):
    told = played(page, stop, steps)
    assert state(page) == "playing"
    assert told == []
    if stop == 18:
        page.keyboard.press("Shift+ArrowRight")            # a landmark: solving begins
        page.wait_for_function("told.some(([, at]) => at)")
