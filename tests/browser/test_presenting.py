"""On the wall: board, sentence and player alone, and the keys that presenters send."""

from __future__ import annotations

import pytest

from tests.browser.pages import SMALL

HIDDEN = (".top", ".panel.left", ".panel.right", ".dock")
STEP = "() => Number(document.getElementById('timeline').value)"


@pytest.mark.prove
def test_a_run_is_presented_by_remote_control(open_page):
    page = open_page(SMALL + "&at=5", fresh=True)
    before = page.locator("#canvas").bounding_box()
    page.click("#share")
    page.click("#present")
    page.wait_for_selector(":root[data-present]")
    page.wait_for_selector(".top", state="hidden")
    assert not any(page.is_visible(name) for name in HIDDEN if page.locator(name).count())
    page.wait_for_function("""width => document.getElementById("canvas")
        .getBoundingClientRect().width > width""", arg=before["width"])
    assert page.evaluate("document.activeElement.id") == "play"
    page.keyboard.press("PageDown")
    page.wait_for_function(f"() => ({STEP})() > 5")
    page.keyboard.press("PageUp")
    page.wait_for_function(f"() => ({STEP})() === 0")
    page.keyboard.press(".")
    page.wait_for_selector('html[data-state="playing"]')
    page.keyboard.press(".")
    page.wait_for_selector('html[data-state="paused"]')
    page.keyboard.press("Escape")
    page.wait_for_selector(".top")
    assert page.evaluate("document.activeElement.id") == "share"
    assert not page.is_visible("#present-end")
    page.keyboard.press(".")                               # is nobody's key again
    assert page.evaluate("document.documentElement.dataset.state") == "paused"
