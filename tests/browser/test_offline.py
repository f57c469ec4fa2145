"""The second visit needs no network; a new release waits its turn, and no page sees two of them;
saving data is asked first."""

from __future__ import annotations

import re
import shutil
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Request

from tests.browser.pages import SMALL, finish, state, wait_for
from tools import browser as chrome
from tools import release, site
from tools.pages import BASE, PagesHandler
from tools.serve import Server

ROOT = Path(__file__).resolve().parents[2]
KEPT = "navigator.serviceWorker.ready.then((one) => one.active.state)"
RELEASE = "document.documentElement.dataset.release"
SAVING = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"


class Failing(PagesHandler):
    """A server that is down in part, as its site says."""

    def __init__(self, own: Site, *args, **kwargs) -> None:
        self.own = own
        super().__init__(*args, **kwargs)

    def find(self) -> Path | None:
        return None if self.own.down and "/release-" in self.path else super().find()


class Site:
    """A published folder of our own, which can be changed and switched off."""

    def __init__(self, folder: Path) -> None:
        self.folder = site.build(folder)
        self.down = False                                  # nothing of a release is served
        self.server = Server(folder, [0], handler=partial(Failing, self), base=BASE)
        self.url = self.server.url
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def release(self, text: str) -> None:
        """Publish another release: one file has changed."""
        self.publish("static/favicon.svg", text.encode())

    def publish(self, name: str, content: bytes) -> None:
        """Publish another release, in which this file is another."""
        (release.home(self.folder) / name).write_bytes(content)
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
    icon = "fetch(document.querySelector('[rel=icon]').href).then((one) => one.text())"
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
    good = (release.home(own_site.folder) / name).read_bytes()
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


# --- without a service worker ---------------------------------------------------------------------


def published(page: Page) -> list[str]:
    """The folders of releases that a page asks for from now on, in order, each once in a row."""
    seen: list[str] = []

    def note(request: Request) -> None:
        found = re.search(r"/release-(\w+)/", request.url)
        if found and seen[-1:] != [found[1]]:
            seen.append(found[1])

    page.on("request", note)
    return seen


def test_a_part_of_a_release_that_is_gone_is_said_to_be(browser: Browser, own_site: Site):
    context = browser.new_context(service_workers="block")
    page = opened(context.new_page(), own_site.url + SMALL)
    old = page.evaluate(RELEASE)
    own_site.release("<svg xmlns='http://www.w3.org/2000/svg'/>")
    seen = published(page)
    page.click("#code-box summary")
    page.get_by_text("this part of the old one is gone").wait_for()
    link = page.evaluate("location.hash")
    with page.expect_navigation():
        page.click("#reload")
    chrome.wait_until_settled(page, [])
    new = page.evaluate(RELEASE)
    assert new != old and seen == [old, new] and page.evaluate("location.hash") == link
    context.close()


@pytest.mark.prove                                         # tests/js/gone.test.mjs
def test_a_page_that_the_browser_kept_is_left_for_the_release_that_is_there(browser: Browser,
                                                                           own_site: Site):
    """The browser has the page itself in its cache for ten minutes; its files are gone."""
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    own_site.down = True                                   # all but the page itself
    page.goto(own_site.url)
    old = page.evaluate(RELEASE)
    page.close()
    own_site.down = False
    own_site.release("<svg xmlns='http://www.w3.org/2000/svg'/>")
    page = context.new_page()
    seen = published(page)
    page.set_default_timeout(20_000)
    page.goto(own_site.url + SMALL, wait_until="commit")
    page.wait_for_function(f"{RELEASE} !== '{old}'")
    chrome.wait_until_settled(page, [])
    assert seen == [old, page.evaluate(RELEASE)]           # it was kept, and nothing was mixed
    assert page.evaluate("location.hash").startswith(SMALL.partition("?")[0])
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
