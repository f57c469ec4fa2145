"""The second visit needs no network; a new release waits its turn; saving data is asked first."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.pages import finish, state, wait_for
from tools import browser as chrome
from tools import release, site
from tools.pages import BASE, PagesHandler
from tools.serve import Server

ROOT = Path(__file__).resolve().parents[2]
KEPT = "navigator.serviceWorker.ready.then((one) => one.active.state)"
RELEASE = "document.documentElement.dataset.release"
SAVING = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"


class Site:
    """A published folder of our own, which can be changed and switched off."""

    def __init__(self, folder: Path) -> None:
        self.folder = site.build(folder)
        self.server = Server(folder, [0], handler=PagesHandler, base=BASE)
        self.url = self.server.url
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def release(self, text: str) -> None:
        """Publish another release: one file has changed."""
        (self.folder / "static" / "favicon.svg").write_text(text, encoding="utf-8")
        release.sign(self.folder, ROOT)

    def publish(self, name: str, content: bytes) -> None:
        """Publish another release, in which this file is another."""
        (self.folder / name).write_bytes(content)
        release.sign(self.folder, ROOT)

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[Site]:
    own = Site(tmp_path / "site")
    yield own
    own.close()
    shutil.rmtree(own.folder)


def opened(page: Page, url: str) -> Page:
    page.set_default_timeout(20_000)
    page.goto(url)
    chrome.wait_until_settled(page, [])
    return page


def test_the_second_visit_needs_no_network(browser: Browser, own_site: Site):
    context = browser.new_context()
    page = opened(context.new_page(), own_site.url)
    places = page.locator("header nav a").evaluate_all("all => all.map((one) => one.hash)")
    page.wait_for_function(f"{KEPT}.then((state) => state === 'activated')")
    page.close()
    own_site.close()                                       # nobody is there any more
    page, errors = context.new_page(), []
    page.on("pageerror", lambda error: errors.append(str(error)))
    for place in places:
        opened(page, own_site.url + place.partition("?")[0])
        page.reload()
        chrome.wait_until_settled(page, errors)
    opened(page, f"{own_site.url}#pentomino?v=1&board=5x9&pieces=ltwkyrzcp")
    finish(page)
    assert page.evaluate("document.documentElement.dataset.digest") and errors == []
    context.close()


def test_a_new_release_waits_until_it_is_wanted(browser: Browser, own_site: Site):
    context = browser.new_context()
    page = opened(context.new_page(), own_site.url)
    page.wait_for_function(f"{KEPT}.then((state) => state === 'activated')")
    page.reload()
    chrome.wait_until_settled(page, [])
    old = page.evaluate("document.documentElement.dataset.release")
    own_site.release("<svg xmlns='http://www.w3.org/2000/svg'/>")
    page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
    page.wait_for_selector("#reload", state="visible")
    icon = "fetch('static/favicon.svg').then((one) => one.text())"
    assert "path" in page.evaluate(icon)                   # the old tab has its own files
    page.click("#new")
    wait_for(page, "playing")
    other = opened(context.new_page(), own_site.url)
    assert other.evaluate("document.documentElement.dataset.release") == old
    page.click("#reload")
    page.get_by_text("when the other tabs").wait_for()
    other.close()
    with page.expect_navigation():
        page.click("#reload")
    chrome.wait_until_settled(page, [])
    assert page.evaluate("document.documentElement.dataset.release") != old
    assert "path" not in page.evaluate(icon)
    context.close()


def test_a_broken_release_is_left_by_trying_again(browser: Browser, own_site: Site):
    """Good, broken, good: the third is let in although Python never started in the second."""
    name = "static/arriving.mjs"
    good = (own_site.folder / name).read_bytes()
    context = browser.new_context()
    page = opened(context.new_page(), own_site.url)
    page.wait_for_function(f"{KEPT}.then((state) => state === 'activated')")
    page.reload()                                          # now it comes from there
    chrome.wait_until_settled(page, [])
    own_site.publish(name, good[:len(good) // 2])
    page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
    page.wait_for_selector("#reload", state="visible")
    with page.expect_navigation():
        page.click("#reload")
    page.wait_for_selector("#again", state="visible")
    broken = page.evaluate(RELEASE)
    with page.expect_navigation():
        page.click("#again")                               # nothing better is there yet
    page.wait_for_selector("#again", state="visible")
    own_site.publish(name, good + b"\n// mended\n")
    with page.expect_navigation():
        page.click("#again")
    chrome.wait_until_settled(page, [])
    assert page.evaluate(RELEASE) != broken
    context.close()


def test_who_saves_data_is_asked_first(new_page, site_url, watch):
    page = new_page(fresh=True)
    page.add_init_script(SAVING)
    page.goto(site_url)
    page.wait_for_selector("#start", state="visible")
    page.wait_for_function("document.documentElement.dataset.recorded === 'playing'")
    assert page.inner_text("#start").startswith("Start the workshop · ")
    assert not [url for url in watch.requests if url.endswith((".wasm", ".zip", ".asm.mjs"))]
    page.click("#start")
    chrome.wait_until_settled(page, watch.errors)
    assert state(page) == "playing"
