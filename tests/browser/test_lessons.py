"""A lesson in Chromium: what is made when the place opens can be heard, reached and answered."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import AXE_RULES, ask_axe
from tests.browser.pages import go
from tests.browser.test_gates_axe import LOOK

TREE = "#learn?v=1&mode=lesson&lesson=spanning_tree"
BUILD = "#learn?v=1&mode=build&add=%23maze%3Fsize%3D5x4%26by%3Dwilson%26seed%3Da&step=20"


def test_a_question_is_answered_by_keys_and_a_moment_is_added(open_page):
    page = open_page(TREE)
    expect(page.locator("#lesson-at")).to_have_text("Moment 1 of 8")
    page.locator("#lesson-on").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#lesson-at")).to_be_focused()
    expect(page.locator("#lesson-answer-0")).to_be_visible()
    assert page.locator("#lesson-answers").aria_snapshot().count("button") == 4
    assert ask_axe(page, LOOK, AXE_RULES)[0] == []
    for at in range(4):
        if not page.text_content("#lesson-why").startswith("Right."):
            page.locator(f"#lesson-answer-{at}").focus()
            page.keyboard.press("Enter")
            expect(page.locator("#lesson-why")).not_to_be_empty()
    expect(page.locator("#lesson-why")).to_contain_text("Right.")
    expect(page.locator("#lesson-on")).not_to_have_attribute("aria-disabled", "true")
    go(page, BUILD)
    expect(page.locator("#make-step")).to_have_value("20")
    page.select_option("#make-kind", "choice")
    expect(page.locator("#make-answer-3")).to_be_visible()
    assert ask_axe(page, LOOK, AXE_RULES)[0] == []
