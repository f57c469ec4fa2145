"""The navigation with five places, before Python: in every window, with letters of any size."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError, expect

from maze.places import PLACES
from tests.browser.pages import frames, overflow, sampled, small_targets

MORE = {"en": ["Lab", "Sheets", "Learn"], "de": ["Labor", "Arbeitsblätter", "Lernen"],
        "el": ["Εργαστήριο", "Φύλλα εργασίας", "Μαθήματα"]}
HERE = len(PLACES.ids)                                     # the others are still to come
WINDOWS = [(1280, 800), (1100, 700), (1024, 768), (900, 600), (360, 640), (320, 568), (640, 400)]
LETTERS = [16, 20, 24]
ADD = """(names) => document.getElementById("places").append(...names.map((name, at) => {
    const link = document.createElement("a");
    [link.id, link.href, link.textContent] = [`go-dummy${at}`, `#dummy${at}`, name];
    return link; }))"""
OVERLAPS = """() => {
    const seen = [...document.querySelectorAll(".top :is(a, button, h1), .dock button, main")]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .filter((one) => getComputedStyle(one).clipPath === "none")
        .filter((one) => !one.matches(".skip"))
        .map((one) => [one.id || one.textContent.trim(), one.getBoundingClientRect()]);
    return seen.flatMap(([name, a], at) => seen.slice(at + 1)
        .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
                        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
        .map(([other]) => `${name} / ${other}`)); }"""
CUT = """() => [...document.querySelectorAll(".places a, #places-button")]
    .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth)
    .map((one) => one.textContent)"""
OUTSIDE = """() => [...document.querySelectorAll(".places a, .player button")].filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return one.checkVisibility()
        && (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight); })
    .map((one) => one.id)"""
NEVER = "export const version = ''; await new Promise(() => {});"


@pytest.fixture
def shell(new_page, site_url):
    """shell(language, places=5, **options) -> the page without Python, and its letters."""
    def open_shell(language: str, places: int = 5, **options):
        page = new_page(fresh=True, **options)
        page.route("**/runtime.mjs", lambda route: route.fulfill(
            body=NEVER, content_type="text/javascript"))
        page.goto(f"{site_url}#maze?lang={language}")
        page.wait_for_function("tag => document.documentElement.lang === tag", arg=language)
        page.evaluate(ADD, MORE[language][HERE - 2:places - 2])
        cdp = page.context.new_cdp_session(page)

        def letters(size: int) -> None:
            cdp.send("Page.setFontSizes", {"fontSizes": {"standard": size, "fixed": 13}})

        return page, letters

    return open_shell


@pytest.mark.parametrize("language, places", sampled(
    [("en", HERE), ("en", 5), ("de", 5), ("el", 5)],
    lambda language, places: (language, places) in (("en", HERE), ("de", 5))))
def test_it_fits(shell, language, places):
    """Nothing in the header lies on anything else, nothing is cut, and the player is in sight."""
    page, letters = shell(language, places)
    wrong = {}
    for size in WINDOWS:
        for letter in LETTERS:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            letters(letter)
            frames(page, 3)
            with suppress(TimeoutError):                   # it is folded a moment later
                page.wait_for_function(f"() => ({CUT})().length === 0", timeout=2000)
            found = [*page.evaluate(OVERLAPS), *page.evaluate(CUT), *page.evaluate(OUTSIDE),
                     *small_targets(page)]
            if overflow(page)[0]:
                found.append(f"{overflow(page)[0]} pixels too wide")
            if page.locator("#places-button").is_visible():
                page.evaluate("document.getElementById('places-button').click()")
                found += [*page.evaluate(CUT), *page.evaluate(OUTSIDE)]
                found += [] if page.locator(".places a").count() == places else ["links are lost"]
                page.evaluate("document.getElementById('places-button').click()")
            elif size[0] < 400 and places == 5:
                found.append("five places side by side on a phone")
            if found:
                wrong[size, letter] = found
    assert wrong == {}


def test_folded_it_is_a_button_that_names_the_place(shell):
    """By keyboard; and what a screen reader is told."""
    page, _ = shell("en", viewport=(360, 640))
    nav = page.get_by_role("navigation", name="Workshops")
    button = nav.get_by_role("button", name="Mazes")
    expect(button).to_have_attribute("aria-expanded", "false")
    expect(nav.get_by_role("link")).to_have_count(0)
    button.focus()
    page.keyboard.press("Enter")
    expect(button).to_have_attribute("aria-expanded", "true")
    links = nav.get_by_role("link")
    expect(links).to_have_text([*[place.title for place in PLACES], *MORE["en"][HERE - 2:]])
    expect(links.first).to_have_attribute("aria-current", "page")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(links.nth(1)).to_be_focused()
    page.keyboard.press("Escape")
    expect(button).to_be_focused()
    expect(links).to_have_count(0)
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")                           # it goes there, and is closed
    expect(nav.get_by_role("button", name="Pentominoes")).to_be_focused()
    expect(links).to_have_count(0)
    assert page.evaluate("location.hash") == "#pentomino"
    page.click("#places-button")
    page.click("#sentence")
    expect(links).to_have_count(0)


def test_it_can_be_read_in_all_colors(shell, violations):
    page, _ = shell("de", viewport=(360, 640), reduced_motion="reduce")    # no color halfway
    page.click("#places-button")
    for looks in ({}, {"color_scheme": "dark"}, {"forced_colors": "active"}):
        page.emulate_media(**looks)
        wrong = violations(page, ["color-contrast", "aria-valid-attr-value", "link-name", "region"])
        assert [one for one in wrong if "places" in one or "nav" in one] == []
        weights = [page.locator(f"#go-{place}").evaluate("one => getComputedStyle(one).fontWeight")
                   for place in ("maze", "pentomino")]
        assert weights[0] != weights[1]                    # not by color alone
