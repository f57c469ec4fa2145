"""Gate 14: nothing needs a drag.  The tasks of gate 10 on a phone, by taps of one finger alone."""

from __future__ import annotations

import pytest

from maze.share import decode
from tests.browser.conftest import PHONE
from tests.browser.hands import way_by_taps
from tests.browser.pages import (
    MAZE,
    SMALL,
    at,
    booted,
    box,
    digest,
    finish,
    frames,
    go,
    hash_of,
    position,
    settled_hash,
    state,
    wait_for,
)
from tests.browser.test_pointing import right

TEN = "#maze?v=1&shape=square&size=10x10&by=recursive_backtracker&seed=amber-7"
PENTA = "#pentomino?v=1&board=5x3&pieces=PUV&challenge=penta3-PUV&mode=challenges"
BOARDS = "#pentomino?v=1&board=6x10&pieces=all&mode={}"
# Whatever is no tap: a finger that moves on the way, a mouse, a key.
WATCH = """() => {
    window.others = [];
    let down = null;
    const hear = (event) => {
        if (event.pointerType && event.pointerType !== "touch" && event.isTrusted)
            others.push(event.pointerType);
        if (event.type === "pointerdown") down = [event.clientX, event.clientY];
        if (event.type === "pointermove" && down
            && Math.hypot(event.clientX - down[0], event.clientY - down[1]) > 1)
            others.push("drag");
        if (event.type === "keydown" && event.isTrusted) others.push("key " + event.key);
    };
    for (const kind of ["pointerdown", "pointermove", "keydown"])
        addEventListener(kind, hear, true);
}"""


@pytest.fixture(scope="module")
def page(browser, site_url):
    with booted(browser, site_url + SMALL, has_touch=True, is_mobile=True) as page:
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        page.evaluate(WATCH)
        yield page


@pytest.fixture(autouse=True)
def nothing_but_taps(page):
    page.evaluate("others.length = 0")
    yield
    assert page.evaluate("others") == []
    page.evaluate("localStorage.clear()")


def start(page, link: str, *, done: bool = False) -> None:
    go(page, link)
    if done:
        finish(page)


def choose_mode(page, mode: str) -> None:
    page.tap("[data-sheet=solving]")
    page.locator(f"#mode-{mode}").tap()
    frames(page, 3)
    assert page.get_attribute("html", "data-mode") == mode and not page.is_visible("#sheet")


def until(page, text: str) -> None:
    page.wait_for_function("text => document.getElementById('sentence').textContent.includes(text)",
                           arg=text)


def test_a_new_maze(page):
    start(page, SMALL)
    page.tap("[data-sheet=generate]")
    page.tap("#sheet #new")
    assert hash_of(page) != SMALL and state(page) == "playing"


def test_play_pause_step_scrub_and_speed(page):
    start(page, MAZE)
    page.tap("#play")
    wait_for(page, "paused")
    frames(page, 2)
    here = position(page)
    page.tap("#forward")
    frames(page, 2)
    assert position(page) == here + 1
    page.tap("#back")
    frames(page, 2)
    assert position(page) == here
    line = box(page, "#timeline")
    page.touchscreen.tap(line["x"] + line["width"] * 0.7, line["y"] + line["height"] / 2)
    frames(page, 3)
    last = int(page.get_attribute("#timeline", "max"))
    assert 0.6 * last < position(page) < 0.8 * last
    stop = page.input_value("#speed")
    page.tap("#faster")
    assert page.input_value("#speed") != stop
    page.tap("#slower")
    page.tap("#to-end")
    wait_for(page, "finished")
    page.tap("#to-start")
    wait_for(page, "ready")


def test_solve(page):
    start(page, SMALL.removesuffix("&solve=breadth_first"), done=True)
    page.tap("[data-sheet=solving]")
    page.tap("#sheet #solve-now")
    wait_for(page, "finished")
    assert "solve=" in hash_of(page) and digest(page)


def test_play_a_maze_to_its_end(page):
    start(page, TEN, done=True)
    choose_mode(page, "play")
    page.tap("#play-hint")
    frames(page, 2)
    assert page.text_content("#play-hints") == "1 hint"
    grid = decode(TEN).recipe.board()
    for cell in way_by_taps(TEN):
        page.touchscreen.tap(*at(page, *grid.center(cell)))
        frames(page, 2)
    assert decode(TEN).recipe.picture().digest in page.evaluate("localStorage['meander-played']")
    page.tap("#play-done")


def test_draw_a_wall_and_move_the_goal(page):
    start(page, TEN, done=True)
    choose_mode(page, "edit")
    page.touchscreen.tap(*at(page, 5.0, 5.5))
    assert "walls=" in settled_hash(page) and right(page)
    page.tap("#edit-undo")
    assert settled_hash(page) == TEN
    page.locator("#tool-goal").tap()
    page.touchscreen.tap(*at(page, 4.5, 4.5))
    assert "to=44" in settled_hash(page) and right(page)
    page.tap("#edit-done")


def test_place_rotate_mirror_and_lift_a_piece(page):
    start(page, BOARDS.format("watch"))
    page.tap("#tile-play")
    page.tap("#piece-P")
    piece, shapes = page.locator("#piece-P"), []
    page.wait_for_selector("#piece-P[data-state=hand]")
    for button in (None, "#rotate", "#mirror"):
        if button:
            page.tap(button)
            page.wait_for_function("""shapes => !shapes.includes(
                document.querySelector("#piece-P path").getAttribute("d"))""", arg=shapes)
        shapes.append(piece.locator("path").first.get_attribute("d"))
    page.locator("[role=gridcell]").nth(24).tap()
    page.wait_for_selector("#piece-P[data-state=placed]")
    assert "place=P" in settled_hash(page)
    page.locator("[role=gridcell]").nth(24).tap()
    page.wait_for_selector("#piece-P[data-state=hand]")
    page.tap("#tile-undo")
    page.tap("#tile-hint")
    until(page, "solved")


def test_count_the_solutions(page):
    start(page, "#pentomino?v=1&board=5x3&pieces=PUV")
    page.tap("#tile-count")
    page.tap("#count-all")
    until(page, "Solution 1 of ")
    page.tap("#sol-next")
    until(page, "Solution 2 of ")


def test_print_and_share(page):
    page.evaluate("window.print = () => { window.printed = true; }")
    page.evaluate("""Object.defineProperty(navigator, "clipboard", { configurable: true,
        value: { writeText: async (text) => { window.copied = text; } } })""")
    start(page, SMALL, done=True)
    page.tap("#share")
    page.tap("#share-copy")
    page.wait_for_function("window.copied")
    page.tap("#share-dialog [data-dialog=export-dialog]")
    page.tap("#export-print")
    page.wait_for_function("window.printed")
    page.tap("#export-dialog [data-close]")
    assert page.evaluate("copied").endswith(SMALL)
