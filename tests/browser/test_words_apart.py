"""One English word of two meanings has two translations; keys have the names on the keyboard."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.pages import MAZE


def test_play_a_game_and_play_a_run_are_two_words(open_page):
    page = open_page(MAZE + "&lang=de")
    page.click("#to-start")
    expect(page.locator("#play-name")).to_have_text("Abspielen")
    expect(page.locator("#mode-play-box")).to_have_text("Spielen")
    page.click("#help")
    names = page.locator("#help-dialog kbd").all_text_contents()
    assert {"Leertaste", "Umschalt", "Strg", "Pos1", "Ende", "G"} <= set(names)
    assert not {"Space", "Shift", "Ctrl"} & set(names)
