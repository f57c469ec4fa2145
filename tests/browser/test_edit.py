"""Editing a maze in Chromium: walls and squares, by mouse, by finger, and by keys alone."""

from __future__ import annotations

from itertools import product

import pytest

from maze.quest.quest import Quest
from maze.share import decode
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.looking import drag
from tests.browser.pages import (
    at,
    hash_of,
    idle,
    overflow,
    sampled,
    settled_hash,
    small_targets,
    some_of,
    tap_at,
)
from tests.browser.test_pointing import FLOORS, RINGS, SQUARES, right, shown

HEXAGONS = "#maze?v=1&shape=hexagon&size=7x5&by=wilson&seed=a&solve=a_star"
WEAVE = "#maze?v=1&shape=weave&size=7x6x25&by=kruskal&seed=a&solve=breadth_first"
LARGE = "#maze?v=1&shape=square&size=160x160&by=binary_tree&seed=a"


@pytest.fixture
def page(open_page):
    return open_page(SQUARES)


def edit(page, link: str, size=DESKTOP):
    shown(page, link, size)
    if size == PHONE:
        page.click("[data-sheet=solving]")
    page.check("#mode-edit", force=True)
    idle(page)


def opened(page) -> bytearray:
    return decode(settled_hash(page)).recipe.picture().maze.open


def test_a_click_opens_a_wall_and_a_stroke_several(page):
    edit(page, SQUARES)
    before = opened(page)
    page.mouse.click(*at(page, 3.0, 2.5))
    changed = [k for k, (a, b) in enumerate(zip(before, opened(page))) if a != b]
    grid = decode(SQUARES).recipe.grid()
    assert changed == [grid.between(18, 19)] and right(page)
    page.mouse.move(*at(page, 0.5, 3.0))
    page.mouse.down()
    page.mouse.move(*at(page, 5.5, 3.0), steps=4)
    page.mouse.up()
    after = opened(page)
    assert len({after[grid.between(cell, cell + 8)] for cell in range(16, 22)}) == 1
    page.click("#edit-undo")
    page.click("#edit-undo")
    assert settled_hash(page) == f"{SQUARES}&mode=edit" and right(page)
    page.click("#edit-redo")
    assert "walls=" in settled_hash(page)
    page.click("#edit-done")
    assert page.is_visible("#play")


@pytest.mark.parametrize("link", some_of([SQUARES, HEXAGONS, RINGS, FLOORS, WEAVE],
                                         [SQUARES, RINGS]),
                         ids=["squares", "hexagons", "rings", "floors", "weave"])
def test_walls_by_keys_alone(page, link):
    edit(page, link)
    page.focus("#canvas")
    for key in ("ArrowRight", "1", "Shift+ArrowDown", "Enter"):
        page.keyboard.press(key)
        idle(page)
    assert right(page) and "walls=" in settled_hash(page)
    for _ in range(3):
        page.keyboard.press("Control+z")
    assert settled_hash(page) == f"{link}&mode=edit" and right(page)


def test_squares_are_painted(page):
    edit(page, SQUARES)
    page.check("#tool-squares", force=True)
    page.mouse.move(*at(page, 4.5, 2.5))
    page.mouse.down()
    page.mouse.move(*at(page, 4.5, 4.5), steps=4)
    page.mouse.up()
    assert right(page)
    assert settled_hash(page).startswith("#maze?v=1&shape=mask&size=8x6&by=prim")
    assert len(decode(hash_of(page)).recipe.grid()) == 45
    page.keyboard.press("Control+z")
    assert settled_hash(page) == f"{SQUARES}&mode=edit"


def test_a_maze_too_large_for_a_link_is_one_sentence(page):
    edit(page, LARGE)
    page.focus("#canvas")
    page.keyboard.press("Shift+ArrowDown")
    idle(page)
    assert "too large to be edited" in page.inner_text("#note-text")
    assert settled_hash(page) == f"{LARGE}&mode=edit"


@pytest.mark.parametrize("scheme, size", sampled(         # edit: test_gates_axe.py
    product(["light", "dark"], [DESKTOP, PHONE]), lambda *row: row == ("dark", PHONE)))
def test_axe_finds_nothing_while_editing(page, violations, scheme, size):
    page.emulate_media(color_scheme=scheme)
    edit(page, SQUARES, size)
    page.mouse.click(*at(page, 3.0, 2.5))
    idle(page)
    assert violations(page) == [] and small_targets(page) == []
    assert overflow(page)[0] <= 0
    page.click("#edit-done")


def test_a_finger_opens_a_wall(open_page):
    page = open_page(SQUARES, PHONE, has_touch=True)
    edit(page, SQUARES, PHONE)
    tap_at(page, *at(page, 3.0, 2.5))
    assert right(page) and "walls=" in settled_hash(page)


QUIET = "#maze?v=1&shape=square&size=9x7&by=recursive_backtracker&seed=k1&solve=breadth_first"


def between(page, here: int, there: int) -> tuple[float, float]:
    """The middle of two cells of QUIET, on the screen."""
    return at(page, *((a + b) / 2 + 0.5 for a, b in zip(divmod(here, 9)[::-1],
                                                       divmod(there, 9)[::-1])))


def middle(page, cell: int) -> tuple[float, float]:
    return between(page, cell, cell)


def of(page):
    return decode(settled_hash(page)).recipe.picture()


def test_doors_and_arrows_by_mouse(page):
    edit(page, QUIET)
    path = of(page).path
    page.check("#tool-doors", force=True)
    page.mouse.click(*between(page, path[10], path[11]))
    assert (quest := of(page).quest).doors == (27,)
    page.mouse.move(*middle(page, quest.stops[0]))
    page.mouse.down()
    page.mouse.move(*middle(page, 18), steps=4)
    page.mouse.up()
    assert of(page).quest.stops == (18,)
    page.mouse.click(*middle(page, 18))                    # taken up by one tap ...
    page.mouse.click(*middle(page, 60))                    # ... and put down by the next
    assert of(page).quest.stops == (60,)
    page.check("#tool-arrows", force=True)
    page.mouse.move(*middle(page, path[3]))
    page.mouse.down()
    for cell in path[4:7]:
        page.mouse.move(*middle(page, cell), steps=3)
    page.mouse.up()
    assert sorted(of(page).maze.arrows.values()) == sorted(path[4:7]) and right(page)
    (x, y), (x1, y1) = middle(page, path[4]), between(page, path[4], path[5])
    page.mouse.click(x1 + (x - x1) / 10, y1 + (y - y1) / 10)          # from here it is turned
    assert set(of(page).maze.arrows.values()) == {path[4], path[6]} and right(page)
    for _ in range(5):
        page.click("#edit-undo")
    assert settled_hash(page) == f"{QUIET}&mode=edit"


def test_doors_and_arrows_by_keys_alone(page):
    edit(page, QUIET)
    page.check("#tool-doors", force=True)
    page.focus("#canvas")
    for key in ("ArrowRight", "ArrowRight", "Shift+ArrowDown"):
        page.keyboard.press(key)
        idle(page)
    assert of(page).quest.doors == (5,) and right(page)
    page.wait_for_function("""() => document.getElementById("announce").textContent
        .startsWith("Door A: between row 1, column 3 and row 2, column 3.")""")
    page.keyboard.press("Shift+ArrowDown")
    idle(page)
    assert of(page).quest is None
    page.check("#tool-arrows", force=True)
    page.focus("#canvas")
    page.keyboard.press("Shift+ArrowDown")
    idle(page)
    assert of(page).maze.arrows == {5: 11} and right(page)


def test_doors_and_arrows_by_finger(open_page):
    page = open_page(QUIET, PHONE, has_touch=True)
    edit(page, QUIET, PHONE)
    path = of(page).path
    page.check("#tool-doors", force=True)
    tap_at(page, *between(page, path[10], path[11]))
    drag(page, [middle(page, of(page).quest.stops[0]), middle(page, 31), middle(page, 18)])
    assert of(page).quest == Quest((18,), (27,)) and right(page)
    page.check("#tool-arrows", force=True)
    drag(page, [middle(page, cell) for cell in path[5:9]])
    assert sorted(of(page).maze.arrows.values()) == sorted(path[6:9]) and right(page)
