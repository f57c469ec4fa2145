"""Pieces of one's own are drawn in Chromium by mouse, fingers and keys; a box is filled by hand."""

from __future__ import annotations

import pytest

from maze.pentomino.engines.searched import first_tiling
from maze.pentomino.play.aspect import Aspect
from maze.pentomino.play.turning import grip, lie_of, standing, tipped, turned
from maze.pentomino.tiling import Tiling
from maze.progress import finish
from maze.share import decode
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.looking import resize
from tests.browser.pages import (
    SMALL,
    booted,
    box,
    closed,
    go,
    hash_of,
    idle,
    overflow,
    settled_hash,
    small_targets,
    tap,
)

BOX = "#pentomino?v=1&board=3x4x5&pieces=all&mode=play"
PLAIN = "#pentomino?v=1&board=6x10&pieces=all&mode=play"
KEYS = {"rotate": "r", "tip": "o"}


@pytest.fixture(scope="module")
def page(browser, site_url):
    """A page of our own: sets that were used stay in its menu."""
    with booted(browser, site_url + SMALL, has_touch=True) as page:
        yield page


def show(page, link: str, size: tuple[int, int] = DESKTOP) -> None:
    """Go on by link, as somebody who has kept nothing."""
    page.evaluate("localStorage.clear()")
    page.emulate_media(color_scheme="light")
    resize(page, *size)
    go(page, SMALL)
    go(page, link)


def sheet(page, x: int, y: int):
    """A square of the sheet, from its upper left corner."""
    return page.locator("#own-sheet [role=gridcell]").nth(8 * y + x)


def middle(page, x: int, y: int) -> tuple[float, float]:
    at = sheet(page, x, y).bounding_box()
    return at["x"] + at["width"] / 2, at["y"] + at["height"] / 2


def test_a_set_is_drawn_by_mouse_and_keys_and_used(page):
    show(page, PLAIN)
    page.click("#own-open")
    page.click("#own-clear")
    page.mouse.move(*middle(page, 1, 1))
    page.mouse.down()
    page.mouse.move(*middle(page, 3, 1), steps=2)          # over two squares at once
    page.mouse.move(*middle(page, 3, 3), steps=2)
    page.mouse.up()
    page.mouse.click(*middle(page, 1, 3))
    idle(page)
    assert "this one is in 2 parts" in page.inner_text("#own-drawn")
    page.mouse.click(*middle(page, 2, 3))
    page.mouse.click(*middle(page, 1, 2))
    idle(page)
    assert page.inner_text("#own-drawn") == "Piece A: 8 squares."
    page.click("#own-add")
    sheet(page, 3, 4).focus()
    for key in ("Home", " "):
        page.keyboard.press(key)
    idle(page)
    assert page.inner_text("#own-drawn") == "Piece O: 1 square."
    page.click("#own-add")
    page.click("#own-pieces [data-act=more] >> nth=0")
    page.click("#own-pieces [data-act=more] >> nth=1")
    idle(page)
    assert page.inner_text("#own-covered") == "4 pieces cover 18 squares."
    page.click("#own-use")
    closed(page)
    assert "board=3x6&pieces=~7-5-7~AA1OO" in settled_hash(page)
    page.click("#tile-count")
    page.click("#count-all")
    page.wait_for_function("document.getElementById('count-result').textContent.includes('1 sol')")


def test_a_set_is_drawn_by_taps_and_solved_on_a_phone(page):
    show(page, PLAIN, PHONE)
    page.emulate_media(color_scheme="dark")
    tap(page, "[data-sheet=puzzle]")
    tap(page, "#own-open")
    tap(page, "#own-clear")                                # of the test before
    for x, y in ((1, 1), (2, 1), (3, 1), (1, 2), (3, 2), (1, 3), (2, 3), (3, 3)):
        tap(page, sheet(page, x, y))
    tap(page, "#own-add")
    tap(page, sheet(page, 0, 0))
    idle(page)
    assert overflow(page) == (0, 0) and small_targets(page) == []
    tap(page, "#own-use")                                  # what is drawn is one more piece
    closed(page)
    idle(page)
    for code in ("~7-5-7~A", "1O"):
        tap(page, page.locator(f"[data-piece='{code}']"))
        tap(page, page.locator("#squares [role=gridcell]").nth(4))
        idle(page)
    assert "Solved!" in page.inner_text("#sentence")


def way_to(name: str, goal: int) -> tuple[str, ...]:
    """The buttons that turn a piece in space, as few as it takes."""
    ways = {standing(name, True): ()}
    for lie in (queue := list(ways)):
        for button, new in (("rotate", turned(name, lie, 1, True)), ("tip", tipped(name, lie))):
            if new not in ways:
                ways[new] = (*ways[lie], button)
                queue.append(new)
    return ways[goal]


def moves(page) -> list[tuple[str, tuple[str, ...], int, tuple[int, int, int]]]:
    """A solution of a box: piece, buttons, the square to hold it at, by number, and as a cube."""
    recipe = decode(hash_of(page)).recipe
    board, tiling = recipe.board, Tiling(recipe.board, recipe.pieces)
    wide = page.evaluate("document.querySelector('[role=row]').children.length")
    aspect = next(one for one in (Aspect(board, False, abreast) for abreast in range(7))
                  if one.shown.columns == wide)
    found = []
    for number in finish(first_tiling(tiling)):
        lie = tiling.placements[number]
        name, cubes = recipe.pieces[lie.piece].name, list(map(board.cube_of, lie.squares))
        way = lie_of(name, cubes, True)
        at = tuple(min(cube[axis] for cube in cubes) + grip(name, way, True)[axis]
                   for axis in range(3))
        x, y = aspect.out(board.square_of(at))
        row = aspect.shown.rows - 1 - y
        found.append((name, way_to(name, way), row * aspect.shown.columns + x, at))
    return found


def by_drags(page, name, buttons, cell, cube) -> None:
    if buttons:
        page.click(f"#piece-{name}")
    for button in buttons:
        page.click(f"#{button}")
    start, end = box(page, f"#piece-{name}"), cell.bounding_box()
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    page.mouse.up()


def by_taps(page, name, buttons, cell, cube) -> None:
    tap(page, f"#piece-{name}")
    for button in buttons:
        tap(page, f"#{button}")
    idle(page)
    tap(page, cell)


def by_keys(page, name, buttons, cell, cube) -> None:
    page.keyboard.press(name.lower())
    for button in buttons:
        page.keyboard.press(KEYS[button])
    idle(page)
    for key, times in (("PageDown", 2), ("Home", 1), ("ArrowDown", 3), ("PageUp", cube[2]),
                       ("ArrowRight", cube[0]), ("ArrowUp", cube[1]), ("Enter", 1)):
        for _ in range(times):
            page.keyboard.press(key)


@pytest.mark.parametrize("size, lay", [(DESKTOP, by_drags), (PHONE, by_taps), (DESKTOP, by_keys)],
                         ids=["drags", "taps", "keys"])
def test_a_box_of_3_4_5_is_filled_by_hand(page, size, lay):
    show(page, BOX, size)
    for name, buttons, number, cube in moves(page):
        lay(page, name, buttons, page.locator("#squares [role=gridcell]").nth(number), cube)
        idle(page)
        assert page.get_attribute(f"#piece-{name}", "data-state") == "placed", name
    assert "Solved!" in page.inner_text("#sentence")
