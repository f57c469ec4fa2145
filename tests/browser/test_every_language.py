"""Each of our languages, on one page each: it is spoken, and its words are whole everywhere."""

from __future__ import annotations

import re

import pytest

from maze.language import LANGUAGES
from maze.languages import table
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.pages import (
    KATAMINO,
    MAZE,
    SMALL,
    booted,
    finish,
    go,
    idle,
    overflow,
    settled_hash,
    small_targets,
    some_of,
    wait_for,
)

SIZES = [PHONE, (640, 360), (320, 568)]
TWELVE = "#pentomino?v=1&board=6x10&pieces=all"
MODES = [f"{TWELVE}&mode={mode}" for mode in ("play", "count", "edit", "challenges")]
CUT = """(what) => [...document.querySelectorAll(what)]
    .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth)
    .map((one) => `${one.textContent.trim()} ${one.clientWidth} of ${one.scrollWidth}`)"""
ENGLISH = re.compile(r"\b(the|steps?|squares|solved|way|path|from|with)\b")


# Other letters and the longest words; the other languages: `make prove`.
@pytest.fixture(scope="module", params=some_of(LANGUAGES, ["de", "el"]))
def page(browser, site_url, request):
    """The page in a browser that speaks a language."""
    with booted(browser, site_url + MAZE, locale=request.param) as one:
        yield one


@pytest.fixture(autouse=True)
def on_a_desk(page):
    size(page, DESKTOP)


def size(page, window: tuple[int, int]) -> None:
    page.set_viewport_size({"width": window[0], "height": window[1]})


def cut(page, what: str, window: tuple[int, int]) -> list[str]:
    size(page, window)
    return page.evaluate(CUT, what)


def test_it_is_spoken(page):
    language = page.get_attribute("html", "lang")
    go(page, SMALL)
    finish(page)
    said = page.inner_text("#sentence") + page.get_attribute("#canvas", "aria-label")
    assert (table(language) or {"New maze": "New maze"})["New maze"] in page.inner_text("#new")
    assert bool(ENGLISH.search(said.lower())) is (language == "en"), said
    assert settled_hash(page) == SMALL                     # the browser's own language is no wish


def test_it_fits_a_phone(page):
    found = {}
    size(page, PHONE)
    for link in (MAZE, TWELVE, *MODES):
        go(page, link)
        found[link] = overflow(page), small_targets(page)
    assert {at: wrong for at, wrong in found.items() if wrong != ((0, 0), [])} == {}


def test_the_workshops_keep_their_names(page):
    found = {}
    for link in (MAZE, KATAMINO):
        go(page, link)
        for window in SIZES:
            size(page, window)
            idle(page)                                     # or the names are not folded yet
            found[link, window] = cut(page, ".places a, #places-button", window)
    assert {at: names for at, names in found.items() if names} == {}


def test_the_player_keeps_its_words(page):
    """Replay at the end, Play at the start."""
    go(page, KATAMINO)
    assert words_of_the_player(page) == {}


def words_of_the_player(page) -> dict:
    """What is cut off of them, by where it is."""
    finish(page)
    found = {("end", window): cut(page, "#play, #play-name", window) for window in SIZES[:2]}
    page.click("#to-start")
    wait_for(page, "ready")
    found |= {("start", window): cut(page, "#play, #play-name", window) for window in SIZES[:2]}
    return {at: words for at, words in found.items() if words}


def test_export_hides_no_words(page):
    for link, title in ((MAZE, "#cell + h3"), (TWELVE, "h3:has(+ #about-search)")):
        go(page, link)
        page.wait_for_function("""title => { const words = document.createRange();
            words.selectNodeContents(document.querySelector(title));
            const end = words.getBoundingClientRect().right;
            const button = document.getElementById("export").getBoundingClientRect();
            return end > 0 && end <= button.x; }""", arg=title)


def test_the_sentence_of_a_game_is_whole_on_the_narrowest_phone(page):
    size(page, (320, 568))
    go(page, MAZE)
    finish(page)
    page.click("#dock-play")
    for hints in range(1, 5):
        page.click("#play-hint")
        page.wait_for_function("""hints => document.getElementById("play-hints").textContent
            .startsWith(hints)""", arg=str(hints))
        idle(page)
        assert page.evaluate("""() => { const one = document.getElementById("sentence");
            return one.scrollHeight - one.clientHeight; }""") <= 1
    assert overflow(page) == (0, 0)
    page.click("#play-done")


@pytest.mark.parametrize("options", [{"contrast": "more"}, {"forced_colors": "active"}],
                         ids=["contrast", "forced"])
def test_the_player_keeps_its_words_in_other_colors(open_page, options):
    assert words_of_the_player(open_page(KATAMINO, **options)) == {}
