"""Gate 14: nothing needs a drag.  The tasks of gate 10 on a phone, by taps of one finger alone."""

from __future__ import annotations

import pytest

from maze.share import decode
from tests.browser.conftest import PHONE
from tests.browser.hands import way_by_taps
from tests.browser.kept import kept
from tests.browser.pages import (
    MAZE,
    SMALL,
    at,
    box,
    digest,
    finish,
    go,
    hash_of,
    idle,
    position,
    settled_hash,
    state,
    tap,
    tap_at,
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
def phone(lend_page_for_module):
    """One page for all tests of this file: what is heard stays on it."""
    page = lend_page_for_module(SMALL, PHONE, spoils=True, has_touch=True, is_mobile=True)
    page.evaluate(WATCH)
    return page


@pytest.fixture
def page(phone):
    phone.evaluate("others.length = 0")
    yield phone
    assert phone.evaluate("others") == []
    phone.evaluate("localStorage.clear()")


def start(page, link: str, *, done: bool = False) -> None:
    go(page, link)
    if done:
        finish(page)


def choose_mode(page, mode: str) -> None:
    tap(page, "[data-sheet=solving]")
    tap(page, page.locator(f"#mode-{mode}"))
    idle(page)
    assert page.get_attribute("html", "data-mode") == mode and not page.is_visible("#sheet")


def until(page, text: str) -> None:
    page.wait_for_function("text => document.getElementById('sentence').textContent.includes(text)",
                           arg=text)


def test_a_new_maze(page):
    start(page, SMALL)
    tap(page, "[data-sheet=generate]")
    tap(page, "#sheet #new")
    assert hash_of(page) != SMALL and state(page) == "playing"


def test_play_pause_step_scrub_and_speed(page):
    start(page, MAZE)
    tap(page, "#play")
    wait_for(page, "paused")
    idle(page)
    here = position(page)
    tap(page, "#forward")
    idle(page)
    assert position(page) == here + 1
    tap(page, "#back")
    idle(page)
    assert position(page) == here
    line = box(page, "#timeline")
    tap_at(page, line["x"] + line["width"] * 0.7, line["y"] + line["height"] / 2)
    idle(page)
    last = int(page.get_attribute("#timeline", "max"))
    assert 0.6 * last < position(page) < 0.8 * last
    stop = page.input_value("#speed")
    tap(page, "#faster")
    assert page.input_value("#speed") != stop
    tap(page, "#slower")
    tap(page, "#to-end")
    wait_for(page, "finished")
    tap(page, "#to-start")
    wait_for(page, "ready")


def test_solve(page):
    start(page, SMALL.removesuffix("&solve=breadth_first"), done=True)
    tap(page, "[data-sheet=solving]")
    tap(page, "#sheet #solve-now")
    wait_for(page, "finished")
    assert "solve=" in hash_of(page) and digest(page)


def test_play_a_maze_to_its_end(page):
    start(page, TEN, done=True)
    choose_mode(page, "play")
    tap(page, "#play-hint")
    idle(page)
    assert page.text_content("#play-hints") == "1 hint"
    grid = decode(TEN).recipe.grid()
    for cell in way_by_taps(TEN):
        tap_at(page, *at(page, *grid.center(cell)))
        idle(page)
    assert f"played 1 {decode(TEN).recipe.picture().digest}" in kept(page)
    tap(page, "#play-done")


def test_draw_a_wall_and_move_the_goal(page):
    start(page, TEN, done=True)
    choose_mode(page, "edit")
    tap_at(page, *at(page, 5.0, 5.5))
    assert "walls=" in settled_hash(page) and right(page)
    tap(page, "#edit-undo")
    assert settled_hash(page) == f"{TEN}&mode=edit"
    tap(page, page.locator("#tool-goal"))
    tap_at(page, *at(page, 4.5, 4.5))
    assert "to=44" in settled_hash(page) and right(page)
    tap(page, "#edit-done")


def test_place_rotate_mirror_and_lift_a_piece(page):
    start(page, BOARDS.format("watch"))
    tap(page, "#tile-play")
    tap(page, "#piece-P")
    piece, shapes = page.locator("#piece-P"), []
    page.wait_for_selector("#piece-P[data-state=hand]")
    for button in (None, "#rotate", "#mirror"):
        if button:
            tap(page, button)
            page.wait_for_function("""shapes => !shapes.includes(
                document.querySelector("#piece-P path").getAttribute("d"))""", arg=shapes)
        shapes.append(piece.locator("path").first.get_attribute("d"))
    tap(page, page.locator("[role=gridcell]").nth(24))
    page.wait_for_selector("#piece-P[data-state=placed]")
    assert "place=P" in settled_hash(page)
    tap(page, page.locator("[role=gridcell]").nth(24))
    page.wait_for_selector("#piece-P[data-state=hand]")
    tap(page, "#tile-undo")
    tap(page, "#tile-hint")
    until(page, "solved")


def test_count_the_solutions(page):
    start(page, "#pentomino?v=1&board=5x3&pieces=PUV")
    tap(page, "#tile-count")
    tap(page, "#count-all")
    until(page, "Solution 1 of ")
    tap(page, "#sol-next")
    until(page, "Solution 2 of ")


def test_print_and_share(page):
    page.evaluate("window.print = () => { window.printed = true; }")
    page.evaluate("""Object.defineProperty(navigator, "clipboard", { configurable: true,
        value: { writeText: async (text) => { window.copied = text; } } })""")
    start(page, SMALL, done=True)
    tap(page, "#share")
    tap(page, "#share-copy")
    page.wait_for_function("window.copied")
    tap(page, "#share-dialog [data-dialog=export-dialog]")
    tap(page, "#export-print")
    page.wait_for_function("window.printed")
    tap(page, "#export-dialog [data-close]")
    assert page.evaluate("copied").endswith(SMALL)
