"""Which language the page speaks: of the link, of the settings, of the browser, in this order."""

from __future__ import annotations

import pytest

from maze.language import LANGUAGES
from maze.languages import table
from tests.browser.kept import kept
from tests.browser.pages import SMALL, finish, hash_of, settled_hash
from tools import browser as chrome

LANG = "document.documentElement.lang"


def say(language: str, phrase: str) -> str:
    return table(language)[phrase]


@pytest.fixture
def visit(new_page, site_url, watch):
    def go_there(link: str, **options):
        page = new_page(**options)
        page.goto(site_url + link)
        chrome.wait_until_settled(page, watch.errors)
        return page

    return go_there


def choose(page, language: str) -> None:
    page.click("#settings")
    page.select_option("#set-language", language)


def wait_for(page, language: str) -> None:
    page.wait_for_function(f"{LANG} === '{language}'"
                           " && document.documentElement.dataset.state !== 'loading'")


def test_the_language_of_a_link_lasts_as_long_as_the_tab(visit):
    page = visit(f"{SMALL}&lang=de")
    assert page.evaluate(LANG) == "de" and say("de", "New maze") in page.inner_text("#new")
    assert settled_hash(page) == f"{SMALL}&lang=de"
    page.click("#go-pentomino")
    page.wait_for_function("document.documentElement.dataset.place === 'pentomino'")
    page.reload()
    wait_for(page, "de")


@pytest.mark.prove                                         # tests/test_language.py
def test_a_language_that_is_not_ours_is_english(visit):
    assert visit(SMALL, locale="fr-FR").evaluate(LANG) == "en"


def test_the_language_of_the_settings(visit):
    page = visit(f"{SMALL}&lang=de")
    options = page.eval_on_selector_all("#set-language option", "all => all.map(o => o.value)")
    assert options == ["", *LANGUAGES]
    choose(page, "hu")
    wait_for(page, "hu")
    assert kept(page)["settings 1 language"] == "hu"
    assert settled_hash(page) == SMALL                     # what was shown is shown again
    assert page.input_value("#set-language") == "hu"
    page.evaluate(f"location.hash = {SMALL + '&lang=et'!r}")
    wait_for(page, "et")                                   # a link speaks for itself
    choose(page, "")
    wait_for(page, "en")
    assert "settings 1 language" not in kept(page)


@pytest.mark.prove
def test_without_storage_the_link_keeps_it(visit, new_page, site_url):
    page = new_page(fresh=True)
    page.add_init_script("""Object.defineProperty(window, "localStorage",
        { get() { throw new DOMException("denied", "SecurityError"); } });""")
    page.goto(site_url + SMALL)
    wait_for(page, "en")
    choose(page, "el")
    wait_for(page, "el")
    assert hash_of(page) == f"{SMALL}&lang=el"
    choose(page, "")
    wait_for(page, "en")
    page.goto("about:blank")                               # for conftest empties the storage


def test_a_table_that_cannot_be_had_leaves_english(new_page, site_url, watch):
    page = new_page(locale="de-DE", fresh=True)
    page.route("**/words/de.json", lambda route: route.fulfill(status=404))
    page.goto(site_url + SMALL)
    wait_for(page, "en")
    finish(page)
    assert "New maze" in page.inner_text("#new")
    watch.errors.clear()                                   # the browser tells of the 404
