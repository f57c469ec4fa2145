"""Gate 10 as a newcomer meets it: each task from the head of the page, every press counted."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from maze.share import decode
from tests.browser.hands import Keys, focus, stops, way_by_keys
from tests.browser.kept import kept
from tests.browser.pages import MAZE, finish, go, idle, state
from tests.browser.test_gates_keyboard import MOST, STOPS, TEN

BOARD = "#pentomino?v=1&board={}&pieces={}"
AHEAD = 4            # three places came into the navigation, and into Share a link to lessons
PLAYED = "() => document.documentElement.dataset.mode === 'play'"


@pytest.fixture(scope="module")
def page(lend_page_for_module):
    return lend_page_for_module(MAZE, spoils=True)         # games are left before their end


@pytest.fixture
def keys(page):
    """A keyboard, and nothing in focus yet; afterwards it has not been pressed too often."""
    page.evaluate("""() => {
        for (const one of document.querySelectorAll("dialog[open]")) one.close();
        for (const one of document.querySelectorAll("details")) one.open = false; }""")

    def at(link: str) -> Keys:
        go(page, link)
        page.evaluate("""() => { const { body } = document;
            body.tabIndex = -1; body.focus(); body.removeAttribute("tabindex"); }""")
        return made.append(Keys(page)) or made[0]

    made: list[Keys] = []
    yield at
    page.keyboard.press("Escape")
    print("presses:", made[0].count)
    assert made[0].count <= MOST + AHEAD


def test_the_first_stop_leads_to_the_board(page, keys):
    for link, board in ((MAZE, "canvas"), (BOARD.format("5x3", "PUV"), "canvas"),
                        (BOARD.format("5x3", "PUV") + "&mode=play", "squares div"),
                        (MAZE, "canvas")):
        keys(link).press("Tab")
        expect(page.locator("#skip")).to_be_in_viewport()
        page.keyboard.press("Enter")
        assert focus(page) == board


def test_a_maze_of_hexagons(page, keys):
    key = keys(MAZE)
    key.to("#preset")
    key.press("h")
    page.wait_for_function("() => location.hash.includes('shape=hexagon')")
    assert state(page) in ("playing", "ready")


def test_a_maze_of_another_grid(page, keys):
    key = keys(MAZE)
    key.to("#shape")
    key.press("h", "Tab", "Enter")                         # Enter in a field asks for the maze
    page.wait_for_function("() => location.hash.includes('shape=hexagon')")


def test_the_code_that_runs(page, keys):
    key = keys(MAZE)
    finish(page)
    key.press("Tab", "Enter")
    key.to("#code-box summary")
    key.press("Enter")
    expect(page.locator("#code")).to_be_visible()


def test_all_solutions_are_counted(page, keys):
    key = keys(BOARD.format("5x3", "PUV"))
    key.press("c", "c")
    page.wait_for_function(
        "() => document.getElementById('sentence').textContent.includes('Solution 1 of')")


def test_a_game_of_ten_by_ten(page, keys):
    key = keys(TEN)
    finish(page)
    key.press("a")
    page.wait_for_function(PLAYED)
    assert focus(page) == "canvas"
    key.press(*way_by_keys(TEN))
    assert f"played 1 {decode(TEN).recipe.picture().digest}" in kept(page)
    expect(page.locator("#play-new")).to_be_visible()


def test_a_wall_is_drawn(page, keys):
    key = keys(TEN)
    finish(page)
    key.press("e", "Shift+ArrowDown")
    page.wait_for_function("() => location.hash.includes('walls=')")


def test_a_piece_is_laid(page, keys):
    key = keys(BOARD.format("6x10", "all"))
    key.press("a", "p")
    expect(page.locator("#piece-P[data-state=hand]")).to_be_visible()
    key.press("Enter")
    expect(page.locator("#piece-P[data-state=placed]")).to_be_visible()


def test_the_picture_is_printed(page, keys):
    page.evaluate("window.print = () => { window.printed = true; }")
    key = keys(MAZE)
    finish(page)
    key.to("#share")
    key.press("Enter")
    key.to("#share-dialog [data-dialog=export-dialog]")
    key.press("Enter")
    key.to("#export-print")
    key.press("Enter")
    page.wait_for_function("() => window.printed")


# --- one stop for the pieces ----------------------------------------------------------------------


def test_arrows_go_from_piece_to_piece(page):
    go(page, BOARD.format("6x10", "all") + "&mode=play")
    page.focus("#piece-F")
    for key, piece in (("ArrowRight", "I"), ("ArrowDown", "T"), ("End", "Z"), ("ArrowRight", "F"),
                       ("ArrowLeft", "Z"), ("ArrowUp", "V"), ("Home", "F")):
        page.keyboard.press(key)
        assert focus(page) == f"piece-{piece}", key
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("#piece-I[data-state=hand]")).to_be_visible()
    page.keyboard.press("Escape")
    page.focus("#tile-undo")
    assert [one for one in stops(page) if one.startswith("piece-")] == ["piece-I"]


@pytest.mark.parametrize("mode", ["watch", "play", "count", "edit", "challenges"])
def test_every_mode_has_few_stops_and_one_for_the_pieces(page, mode):
    go(page, BOARD.format("6x10", "all") + f"&mode={mode}")
    if mode == "challenges":
        go(page, BOARD.format("5x3", "PUV") + "&challenge=penta3-PUV&mode=challenges")
    idle(page)
    found = stops(page)
    assert len(found) <= STOPS, found
    assert len([one for one in found if one.startswith("piece-")]) == 1


# --- a key pressed too early ----------------------------------------------------------------------


def test_a_new_maze_in_a_game_is_played_and_the_game_is_kept(page):
    go(page, TEN)
    finish(page)
    page.keyboard.press("a")
    page.wait_for_function(PLAYED)
    page.keyboard.press(way_by_keys(TEN)[0])
    idle(page)
    moves = page.text_content("#play-moves")
    assert moves != "0 moves"
    page.keyboard.press("g")
    page.wait_for_function("link => location.hash !== link", arg=TEN)
    idle(page)
    assert page.evaluate(PLAYED) and page.text_content("#play-moves") == "0 moves"
    expect(page.locator("#sentence")).to_contain_text("The game you left is kept")
    page.evaluate("history.back()")
    page.wait_for_function("link => location.hash === `${link}&mode=play`", arg=TEN)
    page.wait_for_function(
        "moves => document.getElementById('play-moves').textContent === moves", arg=moves)
    expect(page.locator("#sentence")).to_contain_text("Your game goes on.")
    page.keyboard.press("Escape")
    page.wait_for_function("link => location.hash === link", arg=TEN)
