"""The same page in Chromium, Firefox and WebKitGTK: it loads, moves, solves, shares and tiles."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from maze.share import decode
from tests.browser.pages import KATAMINO, SMALL
from tools import webdriver

UNSOLVED = SMALL.partition("&solve")[0]
STATE = "document.documentElement.dataset.state"
DIGEST = "document.documentElement.dataset.digest"
BANNER = "(document.querySelector('.py-error') || { textContent: '' }).textContent"
LOOKS = 20_000                                             # until what never comes is given up


class PlaywrightTab:
    """A page of Playwright's, in the few words that WebKitGTK's has."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.goto = page.goto

    def js(self, expression: str) -> Any:
        return self.page.evaluate(f"() => {expression}")


def until(tab: Any, expression: str) -> None:
    for _ in range(LOOKS):
        if tab.js(expression):
            return
        assert not tab.js(BANNER), tab.js(BANNER)
    raise AssertionError(f"never: {expression} (the page is {tab.js(STATE)})")


def follow(tab: Any, link: str) -> None:
    tab.js(f"(location.hash = {link!r})")
    until(tab, f"!{DIGEST}")


def press(tab: Any, name: str) -> None:
    """As the page sees it; WebKitGTK's own click misses while anything moves."""
    tab.js(f"(document.getElementById({name!r}).click(), 1)")


def end(tab: Any) -> str:
    until(tab, f"!['loading', 'failed'].includes({STATE})")
    press(tab, "to-end")
    until(tab, f"{STATE} === 'finished' && {DIGEST}")
    return str(tab.js(DIGEST))


def tour(tab: Any, url: str) -> None:
    """What somebody does in the first minute."""
    tab.goto(url + UNSOLVED)
    until(tab, f"{STATE} === 'playing'")
    at = tab.js("+document.getElementById('timeline').value")
    until(tab, f"+document.getElementById('timeline').value > {at}")
    assert end(tab) == decode(UNSOLVED).recipe.picture().digest
    tab.js("(document.getElementById('solve').value = 'breadth_first')")
    press(tab, "solve-now")
    until(tab, f"location.hash === {SMALL!r}")
    assert end(tab) == decode(SMALL).recipe.picture().digest
    press(tab, "share")
    until(tab, "document.getElementById('share-link').value.includes('seed=amber-7')")
    tab.js("(document.getElementById('share-dialog').close(), 1)")
    until(tab, "!history.state?.dialog")                   # see static/back.mjs
    follow(tab, KATAMINO)
    assert end(tab) == decode(KATAMINO).recipe.picture().digest
    assert tab.js("document.getElementById('canvas').width") > 300


def in_chromium(running: Any, url: str) -> None:
    context = running.new_context(service_workers="block")
    tour(PlaywrightTab(context.new_page()), url)
    context.close()


def with_firefox(act: Callable[[Any], None], **options: Any) -> None:
    """Do something with a running Firefox, in a thread of its own: Playwright runs once in each."""
    path = shutil.which("firefox-esr") or shutil.which("firefox")
    if path is None:
        pytest.skip("Firefox is not installed here (Debian's package is firefox-esr).")

    def run() -> None:
        from playwright.sync_api import sync_playwright

        with sync_playwright() as playwright:
            firefox = playwright.firefox.launch(channel="moz-firefox", executable_path=path,
                                                **options)
            act(firefox)
            firefox.close()

    with ThreadPoolExecutor(1) as thread:
        thread.submit(run).result()


def in_firefox(_: Any, url: str) -> None:
    with_firefox(lambda firefox: tour(PlaywrightTab(firefox.new_page()), url))


def in_webkit(_: Any, url: str) -> None:
    if sentence := webdriver.missing():
        pytest.skip(sentence)
    with webdriver.webkit() as tab:
        tour(tab, url)


@pytest.mark.parametrize("visit", [in_chromium, in_firefox, in_webkit])
def test_the_first_minute(visit: Callable[[Any, str], None], browser, site_url):
    visit(browser, site_url)
