"""The place Learn in Chromium: the text of a page below a board that plays; sliders; the map."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.pages import go


def test_an_article_is_read_changed_and_left_by_its_map(open_page):
    page = open_page("#learn?v=1&id=growing_tree&size=8x6")
    body = page.locator("#learn-body")
    expect(body).to_have_attribute("data-shown", "en/growing_tree")
    expect(body.locator("h2")).to_have_text("Growing tree")
    expect(body.locator("figure svg")).to_have_count(2)    # the average and the curve
    width = page.locator("#learn-controls-width")
    expect(width).to_have_attribute("type", "range")
    width.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("html")).to_have_attribute("data-place", "learn")
    page.wait_for_function("location.hash.includes('size=9x6')")
    go(page, "#learn")
    expect(body).to_have_attribute("data-shown", "en/index")
    body.locator(".map:visible a[href$='id=wilson']").focus()
    page.keyboard.press("Enter")
    expect(body).to_have_attribute("data-shown", "en/wilson")
    expect(page).to_have_url(re.compile(r"#learn\?v=1&id=wilson$"))
