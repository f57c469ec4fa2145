"""Gates 10, 11, 13: all by keyboard in few presses, no trap, no letter where it is not meant.

Presses are counted from the board, or from the head of the page for what stands there; Tab counts.
"""

from __future__ import annotations

from itertools import product

import pytest

from maze.share import decode
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.hands import Keys, focus, stops, way_by_keys
from tests.browser.kept import kept
from tests.browser.pages import (
    KATAMINO,
    MAZE,
    SMALL,
    digest,
    finish,
    go,
    hash_of,
    idle,
    position,
    sampled,
    settled_hash,
    some_of,
    state,
    wait_for,
)

MOST = 15
STOPS = 45                                                 # of Tab, in every mode
TEN = "#maze?v=1&shape=square&size=10x10&by=recursive_backtracker&seed=amber-7"
PENTA = "#pentomino?v=1&board=5x3&pieces=PUV&challenge=penta3-PUV&mode=challenges"
FREE = "#pentomino?v=1&board=5x3&pieces=PUV&mode=play"
BOARDS = "#pentomino?v=1&board=6x10&pieces=all&mode={}"
MODES = ("watch", "play", "count", "edit", "challenges")
SIGNS = "abcdefghijklmnopqrstuvwxyz?+-=."


@pytest.fixture
def page(open_page):
    return open_page(SMALL)


def at_board(page, link: str, *, done: bool = False) -> Keys:
    """Somebody whose focus is on the board of a link."""
    go(page, link)
    if done:
        finish(page)
    cell = page.locator("[role=gridcell][tabindex='0']")
    (cell.first if cell.count() else page.locator("#canvas")).focus()
    return Keys(page)


def outline(page, piece: str) -> str:
    """How a piece of the palette is turned."""
    return page.locator(f"#piece-{piece} path").first.get_attribute("d")


def until(page, text: str) -> None:
    page.wait_for_function("text => document.getElementById('sentence').textContent.includes(text)",
                           arg=text)


# --- gate 10: the tasks ---------------------------------------------------------------------------


def test_a_new_maze(page):
    keys = at_board(page, SMALL)
    keys.press("g")
    assert hash_of(page) != SMALL and state(page) == "playing"
    assert keys.count <= MOST


def test_play_pause_step_and_scrub(page):
    keys = at_board(page, MAZE)
    keys.press("Space")
    assert state(page) == "paused"
    keys.press("Space")
    assert state(page) == "playing"
    keys.press("Space")
    keys.to("#timeline")
    at = position(page)
    keys.press("ArrowRight")
    assert position(page) == at + 1
    keys.press("ArrowLeft", "ArrowLeft")
    assert position(page) == at - 1
    keys.press("PageUp")
    assert position(page) > at + 50                        # a tenth of the line
    keys.press("End")
    assert state(page) == "finished"
    keys.press("Home")
    assert state(page) == "ready"
    assert keys.count <= MOST


def test_solve(page):
    unsolved = SMALL.removesuffix("&solve=breadth_first")
    keys = at_board(page, unsolved, done=True)
    keys.press("s")
    wait_for(page, "finished")
    assert hash_of(page).startswith(unsolved + "&solve=")
    assert digest(page) == decode(hash_of(page)).recipe.picture().digest
    assert keys.count <= MOST


def test_play_a_maze_to_its_end(page):
    keys = at_board(page, TEN, done=True)
    keys.to("#mode-watch", "Shift+Tab")
    keys.press("ArrowRight")
    keys.to("#canvas")
    assert page.get_attribute("html", "data-mode") == "play"
    keys.press(*way_by_keys(TEN))
    picture = decode(TEN).recipe.picture()
    assert f"played 1 {picture.digest}" in kept(page)
    assert keys.count <= MOST
    page.keyboard.press("Escape")


def test_draw_a_wall(page):
    keys = at_board(page, TEN, done=True)
    keys.to("#mode-watch", "Shift+Tab")
    keys.press("ArrowLeft")
    keys.to("#canvas")
    assert page.get_attribute("html", "data-mode") == "edit"
    keys.press("Shift+ArrowDown")
    picture = decode(TEN).recipe.picture()
    assert decode(settled_hash(page)).recipe.picture().maze.open != picture.maze.open
    assert keys.count <= MOST
    page.keyboard.press("Escape")


def test_place_rotate_mirror_and_lift_a_piece(page):
    keys = at_board(page, "#pentomino?v=1&board=6x10&pieces=all")
    keys.to("#tile-play", "Shift+Tab")
    keys.press("Enter", "p")
    piece = page.locator("#piece-P")
    assert piece.get_attribute("data-state") == "hand"
    shapes = [outline(page, "P")]
    for key in "rm":
        keys.press(key)
        shapes.append(outline(page, "P"))
    assert len(set(shapes)) == 3
    keys.press("Enter")
    assert piece.get_attribute("data-state") == "placed" and "place=P" in settled_hash(page)
    keys.press("Delete")
    assert piece.get_attribute("data-state") == "aside" and "place=" not in settled_hash(page)
    assert keys.count <= MOST


def test_finish_a_penta_3(page):
    keys = at_board(page, PENTA)
    keys.press("p", "Enter", "u", "Home", "Enter", "v", "r", "End", "ArrowLeft", "ArrowUp", "Enter")
    until(page, "Solved without a hint!")
    assert keys.count <= MOST


@pytest.mark.parametrize("link", [TEN, FREE], ids=["maze", "pentomino"])
def test_a_hint(page, link):
    keys = at_board(page, link, done=link == TEN)
    if link == TEN:
        keys.to("#mode-watch", "Shift+Tab")
        keys.press("ArrowRight")
        keys.to("#canvas")
    keys.press("h")
    told = ("#play-hints", "1 hint") if link == TEN else ("#n-hints", "1")
    page.wait_for_function(
        "([told, wanted]) => document.querySelector(told).textContent === wanted", arg=told)
    assert keys.count <= MOST
    page.keyboard.press("Escape")


def test_count_the_solutions(page):
    keys = at_board(page, "#pentomino?v=1&board=5x3&pieces=PUV")
    keys.press("c")
    keys.to("#count-all", "Tab")
    keys.press("Enter")
    until(page, "Solution 1 of ")
    assert keys.count <= MOST


def test_print_the_picture(page):
    page.evaluate("window.print = () => { window.printed = true; }")
    keys = at_board(page, MAZE, done=True)
    keys.to("#export")
    keys.press("Enter")
    keys.to("#export-print")
    keys.press("Enter")
    page.wait_for_function("window.printed")
    assert keys.count <= MOST
    page.keyboard.press("Escape")


def test_share(page):
    page.evaluate("""Object.defineProperty(navigator, "clipboard", { configurable: true,
        value: { writeText: async (text) => { window.copied = text; } } })""")
    go(page, SMALL)
    page.focus("#go-maze")
    keys = Keys(page)
    keys.to("#share")
    keys.press("Enter")
    keys.to("#share-copy")
    keys.press("Enter")
    page.wait_for_function("window.copied")
    assert page.evaluate("copied").endswith(SMALL)
    assert keys.count <= MOST
    page.keyboard.press("Escape")


# --- gate 11: no trap -----------------------------------------------------------------------------


def places() -> list[str]:
    """Every screen: a link, and after a blank the mode that is chosen there."""
    return [MAZE, MAZE + " play", MAZE + " edit", *map(BOARDS.format, MODES[:4]), PENTA]


def open_place(page, place: str, size: tuple[int, int]) -> None:
    link, _, mode = place.partition(" ")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    go(page, link)
    if "mode=" not in link or link.endswith("watch"):
        finish(page)
    if mode:
        page.evaluate("mode => document.getElementById(`mode-${mode}`).click()", mode)
    idle(page)


def tour(page, key: str, first: str) -> list[str]:
    """What the focus comes to, from a stop until it is there again."""
    page.evaluate("name => document.getElementById(name).focus()", first)
    seen = [focus(page)]
    for _ in range(80):
        page.keyboard.press(key)
        here = focus(page)
        if here == seen[0]:
            break
        if here:
            seen.append(here)
    return seen


@pytest.mark.parametrize("place, size", sampled(
    product(places(), [DESKTOP, PHONE]),
    lambda place, size: (size == PHONE) == places().index(place) % 2))
def test_tab_comes_to_everything_and_round(page, place, size):
    open_place(page, place, size)
    wanted = stops(page)
    assert tour(page, "Tab", wanted[0]) == wanted
    assert tour(page, "Shift+Tab", wanted[0]) == [wanted[0], *reversed(wanted[1:])]
    assert len(wanted) <= STOPS, wanted


@pytest.mark.parametrize("name", some_of(["share", "settings", "help", "export"],
                                         ["share", "export"]))
def test_a_dialog_keeps_the_focus_and_gives_it_back(page, name):
    go(page, SMALL)
    page.focus(f"#{name}")
    page.keyboard.press("Enter")
    seen = []
    for _ in range(30):
        page.keyboard.press("Tab")
        seen.append(focus(page))
    inside = page.evaluate("""(names) => names.filter((name) => name && !document.getElementById(
        name.split(" ")[0]).closest("dialog[open]"))""", seen)
    assert inside == [] and len(set(seen)) > 2
    page.keyboard.press("Escape")
    assert focus(page) == name


# --- gate 13: single keys -------------------------------------------------------------------------


def looks(page) -> list:
    """Everything that a command would change."""
    return page.evaluate("""() => [location.hash, document.documentElement.dataset.state,
        document.documentElement.dataset.mode,
        document.documentElement.dataset.map, document.getElementById("timeline").value,
        document.getElementById("speed").value, document.querySelectorAll("dialog[open]").length,
        [...document.querySelectorAll("#palette [data-state=hand]")].length]""")


@pytest.mark.parametrize("link", some_of([SMALL, KATAMINO, FREE, BOARDS.format("count")],
                                         [SMALL, FREE]),
                         ids=["maze", "search", "play", "count"])
def test_letters_and_signs_switched_off_do_nothing(page, link):
    go(page, link)
    if "mode" not in link:
        finish(page)
    page.click("#settings")
    page.select_option("#set-keys", "off")
    page.keyboard.press("Escape")
    settled_hash(page)
    before = looks(page)
    for where in ("document.activeElement.blur()", "document.getElementById('canvas').focus()",
                  "document.querySelector('[role=gridcell][tabindex=\"0\"]')?.focus()"):
        page.evaluate(where)
        for key in SIGNS:
            page.keyboard.press(key)
    idle(page)
    assert looks(page) == before
    page.click("#settings")
    page.select_option("#set-keys", "on")
    page.keyboard.press("Escape")


@pytest.mark.parametrize("link, fields", [
    (SMALL, ["#seed", "#size-width", "#by", "#map"]),
    (KATAMINO, ["#pieces", "#height", "#board"]),
    (BOARDS.format("count"), ["#sol", "#sol-group"]),
    (BOARDS.format("edit"), ["#picture-text", "#sheet-rows"])], ids=["maze", "search", "count",
                                                                     "draw"])
def test_letters_in_a_field_are_letters(page, link, fields):
    go(page, link)
    if "mode" not in link:
        finish(page)
    settled_hash(page)
    before = looks(page)
    for field in fields:
        page.focus(field)
        written = page.input_value(field)
        if page.evaluate("field => document.querySelector(field).localName !== 'select'", field):
            page.keyboard.press("End")
        for key in "gkhdcr?":
            page.keyboard.press(key)
        if page.get_attribute(field, "type") == "text":
            assert page.input_value(field) == (written + "gkhdcr?")
        page.evaluate("([field, text]) => { document.querySelector(field).value = text; }",
                      [field, written])
    assert looks(page)[1:] == before[1:]
    page.evaluate("document.activeElement.blur()")
