"""Pentominoes played in Chromium: to the end by keys alone and by taps alone, counted, drawn."""

from __future__ import annotations

import pytest

from maze.pentomino.engines.choice import solve
from maze.pentomino.engines.puzzle import Puzzle
from maze.pentomino.play.aspect import Aspect
from maze.pentomino.play.turning import grip, lie_of, mirrored, standing, turned
from maze.progress import finish
from maze.share import decode
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.kept import keep, kept
from tests.browser.looking import resize, still
from tests.browser.pages import (
    SMALL,
    booted,
    box,
    go,
    hash_of,
    idle,
    overflow,
    settled_hash,
    small_targets,
    tap,
)
from tests.browser.tables import diagonal

PENTA = "#pentomino?v=1&board=5x3&pieces=PUV&challenge=penta3-PUV&mode=challenges"
FREE = "#pentomino?v=1&board=5x3&pieces=PUV&mode=play"
ALL = "#pentomino?v=1&board=6x10&pieces=all&mode={}"
MODES = ("watch", "play", "count", "edit", "challenges")


@pytest.fixture(scope="module")
def page(browser, site_url):
    """A page of our own: challenges that were counted stay counted."""
    with booted(browser, site_url + SMALL, has_touch=True) as page:
        yield page


@pytest.fixture(autouse=True)
def desktop(page):
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    page.emulate_media(color_scheme="light")
    yield
    page.evaluate("localStorage.clear()")


def phone(page, size: tuple[int, int] = PHONE) -> None:
    resize(page, *size)


def names(page) -> list[str]:
    idle(page)
    return page.evaluate("""() => [...document.querySelectorAll("[role=gridcell]")]
        .map((cell) => cell.getAttribute("aria-label"))""")


def sentence(page) -> str:
    idle(page)
    return page.inner_text("#sentence")


def until(page, text: str) -> None:
    page.wait_for_function("text => document.getElementById('sentence').textContent.includes(text)",
                           arg=text)


def columns(page) -> int:
    return page.evaluate("document.querySelector('[role=row]').children.length")


def moves(page) -> list[tuple[str, int, bool, int]]:
    """A solution of 5 x 3: piece, quarter turns, whether mirrored before, and the square to hold it
    at, by its number on the page."""
    recipe = decode(FREE).recipe
    aspect = Aspect(recipe.board, columns(page) == 5)
    puzzle = Puzzle(recipe.board, recipe.pieces)
    found = []
    for spot in finish(solve(puzzle)).nth(0):
        name, squares = puzzle.kinds[puzzle.spots[spot][0]], puzzle.squares(spot)
        lie, first = lie_of(name, squares), standing(name)
        flipped = mirrored(name, first, upside_down=aspect.upright)
        way = next((turns, mirror) for mirror, begin in ((False, first), (True, flipped))
                   for turns in range(4) if turned(name, begin, turns) == lie)
        x, y = aspect.out(_held(name, lie, squares))
        found.append((name, *way, (aspect.shown.rows - 1 - y) * aspect.shown.columns + x))
    return found


def _held(name, lie, squares):
    """The square of the board by which a piece is held that lies on some squares."""
    x, y, _ = grip(name, lie)
    return min(a for a, _ in squares) + x, min(b for _, b in squares) + y


def test_a_penta_3_by_keys_alone(page):
    go(page, PENTA)
    page.locator("#tile-challenges").focus()
    for name, turns, mirror, at in moves(page):
        page.keyboard.press(name.lower())
        if mirror:
            page.keyboard.press("m")
        for _ in range(turns):
            page.keyboard.press("r")
        wide = columns(page)
        page.keyboard.press("Home")
        for _ in range(5):
            page.keyboard.press("ArrowUp")
        for _ in range(at // wide):
            page.keyboard.press("ArrowDown")
        for _ in range(at % wide):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    assert "Solved without a hint!" in sentence(page)
    assert page.inner_text("#n-record") == "without a hint"
    assert kept(page)["challenges 1 penta3-PUV"] == "0"
    assert decode(settled_hash(page)).recipe.place.count("_") == 2


@pytest.mark.parametrize("size", [PHONE, (320, 568), (640, 360)], ids=str)
def test_a_penta_3_by_taps_alone(page, size):
    phone(page, size)
    go(page, PENTA)
    for name, turns, mirror, at in moves(page):
        tap(page, f"#piece-{name}")
        if mirror:
            tap(page, "#mirror")
        for _ in range(turns):
            tap(page, f"#piece-{name}")                     # again: it turns
        tap(page, page.locator("[role=gridcell]").nth(at))
        idle(page)
    assert "Solved" in sentence(page)
    phone(page, PHONE)
    tap(page, "[data-sheet=climbing]")
    tap(page, "#sheet #next-rung")
    page.wait_for_function("location.hash.includes('penta4-')")


def test_a_drag_from_the_palette_and_one_on_the_board(page):
    go(page, FREE)
    cells = page.locator("[role=gridcell]")
    start, middle = box(page, "#piece-P"), cells.nth(7).bounding_box()
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(middle["x"] + 30, middle["y"] + 30, steps=5)
    page.mouse.up()
    idle(page)
    lying = [at for at, name in enumerate(names(page)) if name.endswith("piece P")]
    assert len(lying) == 5 and page.get_attribute("#piece-P", "data-state") == "placed"
    start = cells.nth(lying[0]).bounding_box()
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(10, 300, steps=5)                      # beside the board, yet it is seen
    flying = box(page, ".flying")
    assert flying["x"] < 10 < flying["x"] + flying["width"]
    assert flying["y"] < 300 < flying["y"] + flying["height"]
    page.mouse.up()
    idle(page)
    assert not page.is_visible(".flying")
    assert [at for at, name in enumerate(names(page)) if name.endswith("piece P")] == lying
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    home = box(page, "#piece-P")
    page.mouse.move(home["x"] + 20, home["y"] + 20, steps=5)
    page.mouse.up()                                        # over the palette it is put aside
    idle(page)
    assert not any("piece P" in name for name in names(page))
    page.keyboard.press("Control+z")
    idle(page)
    assert any("piece P" in name for name in names(page))


def test_the_ghost_follows_the_mouse_and_says_what_it_covers(page):
    go(page, FREE)
    page.keyboard.press("p")
    page.keyboard.press("Enter")
    page.keyboard.press("u")
    lying = next(at for at, name in enumerate(names(page)) if "piece P" in name)
    page.locator("[role=gridcell]").nth(lying).hover()
    assert "U covers P." in sentence(page)
    assert all(name.endswith(("fits", "does not fit")) for name in names(page))
    page.keyboard.press("Escape")
    assert "put back" in sentence(page)


def test_what_remains_hints_and_the_way_back(page):
    go(page, FREE)
    until(page, "4 solutions remain.")
    for expected in ("can still be solved", "Look at row", "It is piece", "goes there"):
        page.keyboard.press("h")
        until(page, expected)
    assert page.inner_text("#n-hints") == "4"
    go(page, "#pentomino?v=1&board=5x3&pieces=PUV&mode=play&place=V0.0.1")
    until(page, "No solution remains.")
    page.click("#rescue")
    until(page, "4 solutions remain.")
    page.click("#tile-undo")
    until(page, "No solution remains.")


def test_back_and_forward_return_to_the_game(page):
    go(page, FREE)
    page.keyboard.press("v")
    page.keyboard.press("Enter")
    played = settled_hash(page)
    assert "place=V" in played
    page.click("#tile-count")
    assert hash_of(page).endswith("mode=count")
    page.go_back()
    page.wait_for_function("document.documentElement.dataset.mode === 'play'")
    assert hash_of(page) == played and any("piece V" in name for name in names(page))
    page.go_forward()
    page.wait_for_function("document.documentElement.dataset.mode === 'count'")


def test_all_solutions_are_counted_and_looked_through(page):
    go(page, ALL.format("count"))
    page.click("#count-all")
    until(page, "Solution 1 of 9\u202f356.")
    assert page.inner_text("#count-result") == "9\u202f356 solutions, 2\u202f339 different."
    assert all("piece" in name for name in names(page))
    page.click("#sol-next")
    assert "Solution 2" in sentence(page)
    page.fill("#sol", "9356")
    page.locator("#sol").press("Enter")
    assert "Solution 9\u202f356" in sentence(page)
    page.select_option("#sol-group", "distinct")
    assert "of 2\u202f339, one of each class." in sentence(page)


def test_counting_is_called_off(page):
    go(page, "#pentomino?v=1&board=8x8-d4.4&pieces=all&mode=count")
    page.press("#count-all", "Enter")
    until(page, "% of this stage.")
    page.wait_for_function("document.activeElement.id === 'count-cancel'")
    page.keyboard.press("Enter")                           # the focus has gone along
    page.wait_for_function("document.activeElement.id === 'count-all'")
    assert "Stopped" in sentence(page) and page.locator("#count-all").is_visible()


def test_the_board_is_one_tab_stop_and_its_numbers_are_those_seen(page):
    go(page, "#pentomino?v=1&board=5x3&pieces=PUV&mode=play")
    assert page.get_attribute("#canvas", "tabindex") == "-1"
    assert page.is_visible("#turned") and not page.is_visible("#search kbd")
    page.click("#tile-edit")
    page.wait_for_function("document.documentElement.dataset.mode === 'edit'")
    page.wait_for_function("document.getElementById('turned').hidden")
    assert page.locator("#squares [role=row]").count() == 5
    page.click("#go-maze")
    page.wait_for_function("document.documentElement.dataset.place === 'maze'")
    assert page.get_attribute("#canvas", "tabindex") == "0"


def test_four_holes_are_tapped_and_the_board_is_searched(page):
    phone(page)
    go(page, "#pentomino?v=1&board=8x8&pieces=all&mode=edit")
    for at in (27, 28, 35, 36):
        tap(page, page.locator("[role=gridcell]").nth(at))
    assert sentence(page) == "60 squares, 4 holes; 12 pieces cover 60 squares."
    assert "board=8x8-d4.4" in settled_hash(page)
    tap(page, "[data-sheet=drawing]")
    page.locator("#picture-text").fill("#####\n#####\n#####")
    tap(page, "#sheet #use-picture")
    page.keyboard.press("Escape")
    assert sentence(page) == "15 squares, 0 holes; 12 pieces cover 60 squares."


def test_one_square_has_the_tab_stop(page):
    go(page, FREE)
    assert page.locator("[role=gridcell][tabindex='0']").count() == 1
    page.locator("[role=gridcell][tabindex='0']").focus()
    before = page.evaluate("document.activeElement.dataset.at")
    page.keyboard.press("ArrowRight")
    idle(page)
    assert page.evaluate("document.activeElement.dataset.at") != before
    assert page.locator("[role=gridcell][tabindex='0']").count() == 1
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.getAttribute('role')") != "gridcell"


def test_hostile_storage_does_no_harm(page):
    for name in ("<b>", "penta3-PUV", "penta3-PUV x"):
        keep(page, f"challenges 1 {name}", '{"<b>":[[["')
    page.reload()
    page.wait_for_function("document.documentElement.dataset.state !== 'loading'")
    go(page, PENTA)
    assert page.inner_text("#n-solved") == "0"


@pytest.mark.parametrize("mode, size", diagonal(
    MODES, [DESKTOP, PHONE, (320, 568), (640, 360), (768, 1024)]))
def test_every_mode_fits_every_screen(page, mode, size):
    phone(page, size)
    go(page, PENTA if mode == "challenges" else ALL.format(mode))
    assert overflow(page) == (0, 0)
    assert small_targets(page) == []


@pytest.mark.parametrize("mode, scheme, size", diagonal(MODES, ["light", "dark"],
                                                        [DESKTOP, PHONE]))
def test_axe_finds_nothing(page, violations, mode, scheme, size):
    page.emulate_media(color_scheme=scheme)
    phone(page, size)
    go(page, PENTA if mode == "challenges" else ALL.format(mode))
    if mode in ("play", "challenges"):
        page.keyboard.press("p")
        page.keyboard.press("Enter")
        page.keyboard.press("u")
    still(page)
    assert violations(page) == []
    if size == PHONE:
        for sheet in page.locator(".dock button:visible").all():
            sheet.click()
            still(page)
            assert violations(page) == []
            page.keyboard.press("Escape")
