"""Back closes what is open, and leaves the picture, the address and the history as they are."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.pages import MAZE, SMALL, closed, finish, go, hash_of, some_of

DIALOGS = ["share", "settings", "help"]
OPEN = "() => document.querySelectorAll('dialog[open]').length"


@pytest.fixture
def page(open_page):
    return open_page(SMALL)


@pytest.fixture(autouse=True)
def two_pictures(page):
    """A history: one maze, then another."""
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    go(page, SMALL)
    go(page, MAZE)
    finish(page)
    yield
    for _ in range(page.evaluate(OPEN)):
        page.keyboard.press("Escape")
    closed(page)


def back(page, way: str = "back") -> None:
    page.evaluate("way => history[way]()", way)


def goes_to(page, link: str) -> None:
    page.wait_for_function("link => location.hash === link && !history.state?.dialog", arg=link)


@pytest.mark.parametrize("name", some_of(DIALOGS, ["share"]))
def test_back_closes_a_dialog_and_keeps_the_picture(page, name):
    entries = page.evaluate("history.length")
    page.click(f"#{name}")
    back(page)
    expect(page.locator(f"#{name}-dialog")).not_to_be_visible()
    goes_to(page, MAZE)
    assert page.input_value("#size-width") == "20"
    assert page.evaluate("history.length") <= entries + 1     # what Forward would come to
    back(page)
    goes_to(page, SMALL)
    expect(page.locator("#size-width")).to_have_value("6")


@pytest.mark.parametrize("name", some_of(DIALOGS, ["help"]))
def test_a_dialog_closed_by_itself_leaves_no_entry(page, name):
    page.click(f"#{name}")
    page.keyboard.press("Escape")
    goes_to(page, MAZE)
    back(page)
    goes_to(page, SMALL)


def test_forward_opens_nothing_and_shows_nothing_else(page):
    page.click("#share")
    back(page)
    goes_to(page, MAZE)
    back(page, "forward")
    page.wait_for_function("() => !history.state?.dialog")
    assert hash_of(page) == MAZE and page.evaluate(OPEN) == 0
    back(page)
    goes_to(page, SMALL)


def test_from_one_dialog_to_the_next_is_one_entry(page):
    page.click("#share")
    page.click("#share-dialog [data-dialog=export-dialog]")
    expect(page.locator("#export-dialog")).to_be_visible()
    back(page)
    expect(page.locator("#export-dialog")).not_to_be_visible()
    assert page.evaluate(OPEN) == 0
    goes_to(page, MAZE)


@pytest.mark.parametrize("sheet", some_of(["generate", "solving", "facts"], ["generate"]))
def test_back_closes_a_sheet_on_a_phone(page, sheet):
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.click(f"[data-sheet={sheet}]")
    expect(page.locator("#sheet")).to_be_visible()
    back(page)
    expect(page.locator("#sheet")).not_to_be_visible()
    goes_to(page, MAZE)
    back(page)
    goes_to(page, SMALL)


def test_a_maze_made_in_a_sheet_has_the_maze_before_it_behind_it(page):
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.click("[data-sheet=generate]")
    page.click("#sheet #new")
    expect(page.locator("#sheet")).not_to_be_visible()
    made = hash_of(page)
    assert made != MAZE
    goes_to(page, made)
    back(page)
    goes_to(page, MAZE)


def test_what_is_set_in_a_sheet_is_in_the_address_when_it_is_closed(page):
    """The pieces of a pentomino board are settled a moment later, which may be after the sheet."""
    go(page, "#pentomino?v=1&board=6x10&pieces=all")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.click("[data-sheet=puzzle]")
    page.select_option("#sheet #sides", "1")
    page.wait_for_function("() => !location.hash.endsWith('pieces=all')")
    set_so = hash_of(page)
    back(page)
    goes_to(page, set_so)
    page.click("[data-sheet=puzzle]")
    page.select_option("#sheet #sides", "2")
    page.click("#sheet-close")
    page.wait_for_function("() => !location.hash.includes('sides') && !history.state?.dialog")
    back(page)
    goes_to(page, MAZE)


def test_a_page_loaded_anew_under_a_dialog_has_no_entry_too_many(open_page):
    page = open_page(SMALL, fresh=True)
    go(page, MAZE)
    page.click("#help")
    page.reload()
    page.wait_for_function("() => document.documentElement.dataset.state !== 'loading'")
    goes_to(page, MAZE)
    back(page)
    goes_to(page, SMALL)


def test_a_link_written_over_a_dialog_is_followed(page):
    page.click("#share")
    page.evaluate("link => { location.hash = link; }", SMALL)
    expect(page.locator("#share-dialog")).not_to_be_visible()
    expect(page.locator("#size-width")).to_have_value("6")
    back(page)
    goes_to(page, MAZE)
    expect(page.locator("#size-width")).to_have_value("20")
