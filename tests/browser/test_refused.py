"""Refused storage: whatever a browser lends no page, or no frame of another site, Python starts.

What is refused all at once, and said to be, is in ``test_settings.py``.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.browser.refused import NAMES, refusing
from tests.browser.test_engines import BANNER, STATE, PlaywrightTab, until, with_firefox
from tools import browser as chrome
from tools.serve import Handler, Server

pytestmark = pytest.mark.prove
NO_COOKIES = {"network.cookie.cookieBehavior": 2}
FAILURE = "document.getElementById('failure').checkVisibility()"


def starts(page: Any) -> None:
    """In a page or a frame Python starts, and nothing says that it could not."""
    tab = PlaywrightTab(page)
    until(tab, f"{STATE} !== 'loading'")
    assert tab.js(STATE) != "failed" and not tab.js(BANNER) and not tab.js(FAILURE)


@pytest.mark.parametrize("name", NAMES)
def test_chromium_starts_without(name, browser, site_url):
    context = browser.new_context()
    context.add_init_script(refusing(name))
    page = context.new_page()
    page.goto(site_url)
    starts(page)
    context.close()


@pytest.mark.parametrize("name", [*NAMES, "cookies"])
def test_firefox_starts_without(name, site_url):
    def visit(firefox: Any) -> None:
        page = firefox.new_page()
        if name != "cookies":
            page.add_init_script(refusing(name))
        page.goto(site_url)
        starts(page)

    with_firefox(visit, firefox_user_prefs=NO_COOKIES if name == "cookies" else {})


# --- in a frame of another site -------------------------------------------------------------------


@pytest.fixture
def framed(tmp_path, site_url) -> Iterator[Any]:
    """framed(sandbox) -> the address of a page of another site that embeds ours."""
    server = Server(tmp_path, [0], "127.0.0.2", handler=Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()

    def make(sandbox: str) -> str:
        (tmp_path / "frame.html").write_text(
            f'<!doctype html><iframe {sandbox} width="800" height="600" '
            f'src="{site_url}?embed=1"></iframe>', encoding="utf-8")
        return f"{server.url}frame.html"

    yield make
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize("sandbox", ["", 'sandbox="allow-scripts"'])
def test_the_embed_starts_in_a_frame_of_another_site(sandbox, framed, site_url):
    from playwright.sync_api import sync_playwright

    flags = [flag.replace("EXCLUDE", "EXCLUDE 127.0.0.2, EXCLUDE") for flag in chrome.FLAGS]

    def run() -> None:
        with sync_playwright() as playwright:
            chromium = playwright.chromium.launch(executable_path=chrome.find(playwright),
                                                  args=flags)
            page = chromium.new_page()
            page.goto(framed(sandbox))
            frame = page.wait_for_selector("iframe").content_frame()
            frame.wait_for_selector("#canvas", state="attached")
            starts(frame)
            chromium.close()

    with ThreadPoolExecutor(1) as thread:
        thread.submit(run).result()
