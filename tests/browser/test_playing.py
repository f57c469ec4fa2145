"""Mazes played in Chromium: to the goal by keys alone, by taps and by drags alone; keys and doors,
fog, the maze of the day, and what a screen reader hears."""

from __future__ import annotations

from datetime import date

import pytest

from maze.playing.daily import daily
from maze.playing.game import Game
from maze.playing.record import parse_result
from maze.render.theme import DARK, LIGHT
from maze.share import decode
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.kept import kept
from tests.browser.looking import drag
from tests.browser.pages import (
    PATH_COLORS,
    at,
    booted,
    box,
    count_pixels,
    finish,
    go,
    hash_of,
    idle,
    overflow,
    settled_hash,
    small_targets,
    some_of,
    tap,
    tap_at,
)
from tests.browser.tables import diagonal
from tools import browser as chrome

SQUARES = "#maze?v=1&shape=square&size=8x6&by=prim&seed=amber-7&solve=breadth_first"
HEXAGONS = "#maze?v=1&shape=hexagon&size=7x5&by=wilson&seed=a&solve=a_star"
RINGS = "#maze?v=1&shape=polar&size=4&by=prim&seed=a"
FLOORS = "#maze?v=1&shape=floors&size=3x3x2&by=wilson&seed=a"
KEYS = "#maze?v=1&shape=square&size=10x8&by=wilson&seed=i&keys=2&solve=breadth_first"
FEWER = "#maze?v=1&shape=square&size=3x3&seed=amber-7&keys=6"
CODES = {"north": "w", "east": "d", "south": "s", "west": "a"}
ARROWS = {"north": "ArrowUp", "east": "ArrowRight", "south": "ArrowDown", "west": "ArrowLeft"}
SPOKEN = """() => {
    globalThis.heard = [];
    const said = document.getElementById("announce");
    new MutationObserver(() => heard.push(said.textContent)).observe(
        said, { childList: true, characterData: true, subtree: true });
}"""


# Games that are left go on later, so these pages are nobody else's.
@pytest.fixture(scope="module")
def page(browser, site_url):
    with booted(browser, site_url + SQUARES) as page:
        yield page


@pytest.fixture(scope="module")
def phone(browser, site_url):
    with booted(browser, site_url + SQUARES, has_touch=True) as page:
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        yield page


@pytest.fixture(autouse=True)
def forget(request):
    yield
    for name in {"page", "phone"} & set(request.fixturenames):
        request.getfixturevalue(name).evaluate("localStorage.clear()")


# --- a player's hands -----------------------------------------------------------------------------


def game_of(link: str) -> Game:
    return Game(decode(link).recipe.but(solve="", sopt=()).picture())


def way(game: Game):
    """The exits of a shortest path to the goal; the game goes along."""
    while not game.won:
        best = min(game.board.links[game.node], key=game.far.__getitem__)
        exit_ = next(one for one in game.exits()
                     if one.cell == best % len(game.picture.maze.grid))
        yield exit_
        game.go(exit_)


def play(page, link: str, size=DESKTOP) -> Game:
    """A maze in the mode Play, chosen by hand; the game that the test plays along."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    go(page, link)
    finish(page)
    if size == PHONE:
        page.click("[data-sheet=solving]")
    page.check("#mode-play", force=True)
    if size == PHONE:
        page.wait_for_function("() => !document.getElementById('sheet').open")
    until(page, "Exits: ")
    page.evaluate("document.getElementById('play-again').click()")      # a game left by a test
    until_moves(page, 0)
    return game_of(link)


def until(page, *texts: str) -> str:
    """Wait for any of some texts in the sentence above the board; returns the sentence."""
    page.wait_for_function("""texts => texts.some((text) =>
        document.getElementById("sentence").textContent.includes(text))""", arg=list(texts))
    return page.inner_text("#sentence")


def until_moves(page, wanted: int) -> None:
    page.wait_for_function(
        "wanted => document.getElementById('play-moves').textContent === wanted",
        arg="1 move" if wanted == 1 else f"{wanted} moves")
    idle(page)


def step(page, game: Game, exit_) -> str:
    """Through an exit, by its number, once the page offers it; what is said before."""
    said = until(page, f"{exit_.number} {exit_.name}")
    page.keyboard.press(str(exit_.number))
    return said


def tab_to(page, name: str, most: int = 60) -> int:
    """By the Tab key alone; how often it was pressed."""
    for count in range(most):
        if page.evaluate("document.activeElement.id") == name:
            return count
        page.keyboard.press("Tab")
    raise AssertionError(f"{name} is not reached in {most} tabs")


def covered(page, x: float, y: float) -> bool:
    """Whether there is fog over a place of the picture."""
    x, y = at(page, x, y)
    canvas = box(page, "#over")
    pixel = page.evaluate("""([x, y]) => [...document.getElementById("over").getContext("2d")
        .getImageData(x, y, 1, 1).data]""", [round(x - canvas["x"]), round(y - canvas["y"])])
    return pixel[:3] in [[int(theme.pruned[k:k + 2], 16) for k in (1, 3, 5)]
                         for theme in (LIGHT, DARK)]


# --- by keys alone --------------------------------------------------------------------------------


def test_the_whole_task_by_keys_alone_and_its_record_after_a_reload(page, site_url):
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    go(page, HEXAGONS)
    page.evaluate("document.activeElement.blur()")
    tab_to(page, "mode-watch")
    page.keyboard.press("ArrowRight")
    until(page, "Exits: ")
    assert tab_to(page, "canvas") <= 5
    game = game_of(HEXAGONS)
    for exit_ in way(game):
        step(page, game, exit_)
        until_moves(page, game.moves + 1)
    until(page, f"You are at the goal: {game.moves} moves, no path is shorter.")
    best = parse_result(kept(page)[f"played 1 {game.picture.digest}"])
    assert best[::2] == (game.moves, 0)
    page.keyboard.press("Escape")
    assert page.is_checked("#mode-watch") and page.is_visible("#play")
    idle(page)
    assert count_pixels(page, PATH_COLORS["light"]) > 0    # its solution is there again

    assert "mode=" not in settled_hash(page)
    page.reload()
    chrome.wait_until_settled(page, [])
    finish(page)
    tab_to(page, "mode-watch")
    page.keyboard.press("ArrowRight")
    until(page, "Exits: ")
    tab_to(page, "canvas")
    page.keyboard.press("h")
    for exit_ in way(game_of(HEXAGONS)):
        page.keyboard.press(str(exit_.number))
    until(page, f"Your best so far: {game.moves} moves in ")


@pytest.mark.parametrize("keys", [ARROWS, CODES], ids=["arrows", "letters"])
def test_squares_by_arrows_and_by_the_places_of_w_a_s_d(page, keys):
    game = play(page, SQUARES)
    for exit_ in way(game):
        page.keyboard.press(keys[exit_.name])
    until(page, "no path is shorter.")
    until_moves(page, game.moves)


def test_letters_count_by_their_place_on_any_keyboard(page):
    game = play(page, SQUARES)
    exit_ = next(way(game))
    code = f"Key{CODES[exit_.name].upper()}"
    page.evaluate("""code => document.getElementById("canvas").dispatchEvent(new KeyboardEvent(
        "keydown", { key: "ω", code, bubbles: true }))""", code)
    until_moves(page, 1)


def test_shift_runs_to_the_next_junction(page):
    game = play(page, SQUARES)
    exit_ = next(way(game))
    made = game.run(exit_)
    page.keyboard.press(f"Shift+{ARROWS[exit_.name]}")
    until_moves(page, made)
    page.keyboard.press("Control+z")
    until_moves(page, made - 1)
    page.keyboard.press("Backspace")
    until_moves(page, max(0, made - 2))


def test_keys_walk_at_once_wherever_play_was_pressed(page):
    """One who has clicked Play, or a button of the game, goes on with the arrows."""
    game = play(page, SQUARES)
    exit_ = next(way(game))
    page.mouse.click(*[value + 5 for value in (box(page, "#mode-watch-box")["x"],
                                               box(page, "#mode-watch-box")["y"])])
    page.mouse.click(*[value + 5 for value in (box(page, "#mode-play-box")["x"],
                                               box(page, "#mode-play-box")["y"])])
    until(page, "Exits: ")
    assert page.evaluate("document.activeElement.id") == "canvas"
    page.click("#play-hint")
    until(page, "cells to go.")
    page.keyboard.press(ARROWS[exit_.name])
    until_moves(page, 1)
    assert page.is_checked("#mode-play")
    for key in ("Space", "k", "Home", "ArrowLeft", "s", "d", "<"):     # the player rests
        page.keyboard.press(key)
    idle(page)
    assert page.evaluate("document.documentElement.dataset.state") == "finished"
    assert hash_of(page) == SQUARES or "solve=" in hash_of(page)
    page.click("#play-again")
    until_moves(page, 0)


@pytest.mark.parametrize("link", some_of([HEXAGONS, RINGS, FLOORS], [RINGS]),
                         ids=["hexagons", "rings", "floors"])
def test_four_rungs_alone_lead_to_the_goal(page, link):
    game = play(page, link)
    rungs = (" to go.", "Head for ", "Take exit ")
    for _ in range(60):
        for words in rungs:
            page.keyboard.press("h")
            until(page, words)
        page.keyboard.press("h")
        if "You are at the goal" in until(page, "Walked "):
            break
    until(page, f"{game.shortest} moves, no path is shorter, ")
    assert int(page.inner_text("#play-hints").split()[0]) % 4 == 0


def test_keys_open_doors(page):
    game = play(page, KEYS)
    quest, shut, taken = game.picture.quest, 0, []
    for exit_ in way(game):
        for one in game.exits():
            if one.edge in quest.doors[game.stops:] and not shut:
                page.keyboard.press(str(one.number))
                until(page, "is closed: door ")
                shut += 1
        page.keyboard.press(str(exit_.number))
        until_moves(page, game.moves + 1)
        said = page.inner_text("#sentence")
        taken += [said[13]] if said.startswith("You take key") else []
    assert shut and taken == ["A", "B"]
    assert page.inner_text("#play-told").startswith("You hold A, B.")
    until(page, "no path is shorter.")


def test_fog_lifts_where_one_looks(page):
    game = play(page, SQUARES)
    page.check("#play-fog", force=True)
    idle(page)
    assert covered(page, 7.5, 5.5) and not covered(page, 0.5, 0.5)
    page.focus("#canvas")
    for exit_ in way(game):
        page.keyboard.press(str(exit_.number))
    until(page, "You are at the goal")
    assert not any(covered(page, x + 0.5, y + 0.5) for x in range(8) for y in range(6))
    page.click("#play-again")                              # a won game needs no fog
    until_moves(page, 0)
    page.uncheck("#play-fog", force=True)


def test_the_maze_of_the_day(page):
    play(page, SQUARES)
    page.click("#play-today")
    until(page, "Exits: ")
    game = Game(daily(date.today().isoformat()).picture())
    assert f"daily={date.today().isoformat()}" in hash_of(page)
    for exit_ in way(game):
        page.keyboard.press(str(exit_.number))
    until(page, "no path is shorter.")
    page.click("#play-done")
    assert page.is_visible("#play")


def test_after_the_goal_comes_another_maze(page):
    play(page, SQUARES)
    assert not page.is_visible("#play-new")
    for exit_ in way(game_of(SQUARES)):
        page.keyboard.press(str(exit_.number))
    until(page, "no path is shorter.")
    page.click("#play-new")
    until(page, "Exits: ")
    assert page.is_checked("#mode-play") and "seed=amber-7" not in hash_of(page)
    assert decode(hash_of(page)).recipe.size == (8, 6)
    assert page.is_visible("#play-fog-box") and not page.is_visible("#play-new")
    for exit_ in way(game_of(hash_of(page))):
        page.keyboard.press(str(exit_.number))
    until(page, "no path is shorter.")


# --- heard and read -------------------------------------------------------------------------------


def test_what_a_screen_reader_hears(page):
    play(page, SQUARES)
    page.wait_for_function("document.getElementById('announce').textContent.includes('Exits: ')")
    page.evaluate(SPOKEN)
    game, places = game_of(SQUARES), []
    for exit_ in list(way(game_of(SQUARES)))[:3]:
        page.keyboard.press(str(exit_.number))
        game.go(exit_)
        y, x = divmod(game.cell, 8)
        places.append(f"Row {y + 1}, column {x + 1}. Exits: 1 ")
        page.wait_for_function("""place =>
            document.getElementById("announce").textContent.startsWith(place)""", arg=places[-1])
    heard = page.evaluate("heard")
    told = [place for text in heard for place in places if text.startswith(place)]
    assert [*dict.fromkeys(told)] == places                # each, in this order
    assert heard[-1].endswith("The goal is south-east.")
    board = page.locator("#canvas")
    assert board.get_attribute("role") == "application"
    assert "square maze" in board.get_attribute("aria-label").lower()
    described = page.evaluate("""() => document.getElementById(document.getElementById("canvas")
        .getAttribute("aria-describedby")).textContent""")
    assert "exit of that number" in described
    page.keyboard.press("Escape")
    assert board.get_attribute("role") == "img"
    assert board.get_attribute("aria-describedby") == "board-help"


@pytest.mark.parametrize("size, scheme", diagonal([DESKTOP, PHONE, (320, 568), (640, 360)],
                                                  ["light", "dark"]))
def test_axe_finds_nothing_and_all_is_there_without_scrolling(page, violations, scheme, size):
    page.emulate_media(color_scheme=scheme)
    play(page, KEYS)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.check("#play-fog", force=True)
    page.focus("#canvas")
    for key in ("1", "h", "h"):
        page.keyboard.press(key)
    idle(page)
    assert violations(page) == [] and small_targets(page) == []
    assert overflow(page)[0] <= 0
    for name in ("canvas", "play-hint", "play-back", "play-done", "play-moves"):
        one = box(page, f"#{name}")
        assert one["y"] >= 0 and one["y"] + one["height"] <= size[1], name
    page.uncheck("#play-fog", force=True)
    page.emulate_media(color_scheme="light")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_could_not_be_done_as_asked_is_read_above_the_board(page, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    go(page, FEWER)
    finish(page)
    assert page.inner_text("#note-text") == "There was room for 2 of 6 keys with their doors."
    assert page.is_visible("#note-text")
    page.click("#note-close")
    assert not page.is_visible("#note-close")
    go(page, SQUARES)
    assert page.inner_text("#note-text") == ""


# --- by touch -------------------------------------------------------------------------------------


def test_the_whole_task_by_taps_alone(phone):
    game = play(phone, SQUARES, PHONE)
    while not game.won:
        lines = game.lines()
        nearest = min((cell for line in lines for cell in line), key=game.far.__getitem__)
        tap_at(phone, *at(phone, nearest % 8 + 0.5, nearest // 8 + 0.5))
        game.walk_to(nearest)
        until_moves(phone, game.moves)
    until(phone, "no path is shorter.")
    tap_at(phone, *at(phone, 3.5, 3.5))
    tap(phone, "#play-again")
    until_moves(phone, 0)
    tap_at(phone, *at(phone, 7.5, 5.5))
    until(phone, "That cell is not in a straight line from here. Row 1, column 1.")
    assert not phone.is_visible("#note-close")             # nothing lies over the board


def test_play_is_in_the_dock(phone):
    go(phone, SQUARES)
    finish(phone)
    tap(phone, "#dock-play")
    until(phone, "Exits: ")
    assert phone.get_attribute("#dock-play", "aria-pressed") == "true"
    tap(phone, "#dock-play")
    assert phone.is_visible("#play") and phone.is_checked("#mode-watch")
    assert phone.get_attribute("#dock-play", "aria-pressed") == "false"


def test_the_whole_task_by_one_drag_along_the_corridors(phone):
    game = play(phone, SQUARES, PHONE)
    cells = [0] + [exit_.cell for exit_ in way(game_of(SQUARES))]
    drag(phone, [at(phone, cell % 8 + 0.5, cell // 8 + 0.5) for cell in cells])
    until(phone, "no path is shorter.")
    until_moves(phone, game.shortest)
    assert phone.evaluate("scrollY") == 0


def test_a_drag_slides_along_walls(phone):
    """A finger that takes the corner off, or comes over a wall, does not lose the walker."""
    play(phone, SQUARES, PHONE)
    tap(phone, "#play-again")
    cells = [0] + [exit_.cell for exit_ in way(game_of(SQUARES))]
    places = [at(phone, cell % 8 + 0.5 + 0.3 * (number % 3 - 1),
                 cell // 8 + 0.5 + 0.3 * (number % 2 - 0.5))
              for number, cell in enumerate(cells)]
    drag(phone, places)
    until(phone, "no path is shorter.")


def test_two_fingers_zoom_and_do_not_walk(phone):
    play(phone, SQUARES, PHONE)
    x, y = at(phone, 0.5, 0.5)
    fingers = phone.context.new_cdp_session(phone)
    for kind, points in (("touchStart", [(x, y)]), ("touchStart", [(x, y), (x + 60, y + 60)]),
                         ("touchMove", [(x, y), (x + 160, y + 160)]), ("touchEnd", [])):
        fingers.send("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [{"x": a, "y": b, "id": number}
                                          for number, (a, b) in enumerate(points)]})
        idle(phone)
    phone.wait_for_function("'zoomed' in document.documentElement.dataset")
    until_moves(phone, 0)
    tap(phone, "#zoom-all")
    phone.wait_for_function("!('zoomed' in document.documentElement.dataset)")
