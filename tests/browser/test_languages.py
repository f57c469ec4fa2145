"""The page in other languages: all that is read is translated, and longer words have room."""

from __future__ import annotations

import pytest

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.pages import MAZE, booted, finish, go, idle, overflow, small_targets
from tools.pseudo import LEFT, LOCALE, RIGHT, speak

LINKS = [MAZE, "#maze?v=1&shape=hexagon&size=8x6&by=wilson&keys=2&solve=a_star&braid=30",
         "#maze?v=1&shape=floors&size=4x4x2&by=kruskal&solve=dijkstra",
         "#maze?v=1&shape=nosuch&size=8x6&by=wilsn&seed=a",
         "#pentomino?v=1&board=5x9&pieces=ltwkyrzcp", "#pentomino?v=1&board=6x10&pieces=all",
         "#pentomino?v=1&board=4x5&pieces=FILN"]
MODES = [f"#pentomino?v=1&board=6x10&pieces=all&mode={mode}"
         for mode in ("play", "count", "edit", "challenges")]
UNSAID = """(marks) => {
    const seen = new Set(), [left, right] = marks;
    const skipped = "[translate=no], script, style, noscript, code, svg, title";
    const rest = (text) => {                             // what is left outside of the marks
        let depth = 0, out = "";
        for (const letter of text) {
            if (letter === left) depth++;
            else if (letter === right) depth--;
            else if (!depth) out += letter;
        }
        return out;
    };
    const look = (text, node) => {
        if (/\\p{L}{2}/u.test(rest(text)) && !node.closest(skipped))
            seen.add(text.trim().replace(/\\s+/g, " "));
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) look(walker.currentNode.nodeValue, walker.currentNode.parentElement);
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext", "label"])
        for (const node of document.querySelectorAll(`[${name}]`))
            look(node.getAttribute(name), node);
    return [...seen];
}"""


@pytest.fixture(scope="module")
def foreign(browser, site_url):
    """The page in the pseudo-language, which stands in for German: one for all."""
    with booted(browser, site_url + MAZE, prepare=speak, locale=LOCALE) as page:
        yield page


def test_all_that_is_read_is_translated(foreign):
    page = foreign
    go(page, LINKS[0])
    unsaid = set(page.evaluate(UNSAID, [LEFT, RIGHT]))
    for link in LINKS:
        go(page, link)
        unsaid |= set(page.evaluate(UNSAID, [LEFT, RIGHT]))
        if "FILN" not in link and "6x10" not in link:
            finish(page)
        unsaid |= set(page.evaluate(UNSAID, [LEFT, RIGHT]))
    assert not unsaid, "; ".join(sorted(unsaid))


@pytest.mark.parametrize("size", [PHONE, (640, 360), DESKTOP], ids=["phone", "across", "desk"])
def test_longer_words_have_room(foreign, size):
    """Rows wrap and the board gives way; the page itself does not scroll, but for some lines on a
    phone on its side."""
    page, found = foreign, {}
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for link in [*LINKS[:2], *LINKS[4:6], *MODES]:
        go(page, link)
        found[link] = overflow(page), small_targets(page)
    go(page, MAZE)
    finish(page)
    for mode in ("play", "edit"):
        page.evaluate("mode => document.getElementById(`mode-${mode}`).click()", mode)
        idle(page)
        found[mode] = overflow(page), small_targets(page)
    spare = 40 if size == (640, 360) else 0
    assert {at: wrong for at, wrong in found.items()
            if wrong[0][0] or wrong[0][1] > spare or wrong[1]} == {}


def test_longer_words_stay_within_their_panels(foreign):
    page = foreign
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    go(page, MAZE)
    finish(page)
    assert page.evaluate("""() => [...document.querySelectorAll(".panel")]
        .map((one) => one.scrollWidth - one.clientWidth)""") == [0, 0]


def test_the_language_is_told(foreign):
    assert foreign.evaluate("document.documentElement.lang") == "de"
