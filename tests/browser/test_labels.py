"""Names on narrow controls are whole: none ends in an ellipsis."""

from __future__ import annotations

import pytest

from tests.browser.pages import KATAMINO, MAZE, booted, finish, go, wait_for

LOCALES = ["en-GB", "de-DE", "el-GR", "et-EE", "hu-HU", "pl-PL"]
SIZES = [(360, 640), (640, 360), (320, 568)]
CUT = """(what) => [...document.querySelectorAll(what)]
    .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth)
    .map((one) => `${one.textContent.trim()} ${one.clientWidth} of ${one.scrollWidth}`)"""


def cut(page, what: str, size: tuple[int, int]) -> list[str]:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    return page.evaluate(CUT, what)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_workshops_keep_their_names(browser, site_url, locale):
    with booted(browser, site_url + MAZE, locale=locale) as page:
        found = {}
        for link in (MAZE, KATAMINO):
            go(page, link)
            for size in SIZES:
                found[link, size] = cut(page, ".top nav a", size)
    assert {at: names for at, names in found.items() if names} == {}


@pytest.mark.parametrize("options", [*({"locale": one} for one in LOCALES), {"contrast": "more"},
                                     {"forced_colors": "active"}],
                         ids=[*LOCALES, "contrast", "forced"])
def test_the_player_keeps_its_words(browser, site_url, options):
    """Replay at the end, Play at the start."""
    with booted(browser, site_url + KATAMINO, **options) as page:
        finish(page)
        found = {("end", size): cut(page, "#play, #play-name", size) for size in SIZES[:2]}
        page.click("#to-start")
        wait_for(page, "ready")
        found |= {("start", size): cut(page, "#play, #play-name", size) for size in SIZES[:2]}
    assert {at: words for at, words in found.items() if words} == {}
