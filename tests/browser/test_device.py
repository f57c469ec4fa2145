"""What is kept on the device: two copies of the page on one origin do not touch each other."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.kept import keep, kept
from tests.browser.pages import SMALL
from tools import browser as chrome
from tools import site
from tools.serve import Handler, Server

CHALLENGE = "#pentomino?v=1&board=5x3&pieces=PUV&challenge=penta3-PUV&mode=challenges"
WORKS_OFFLINE = """navigator.serviceWorker.ready.then((one) => one.active.state)
                   .then((state) => state === "activated")"""


class Mortal(Handler):
    """Hangs up once its server is closed: connections that are kept alive would go on."""

    def send_head(self):
        if self.server.closed:
            raise ConnectionResetError
        return super().send_head()


class Copies:
    """The published page twice, in /a/ and /b/ of one server, as two projects of one account."""

    def __init__(self, folder: Path) -> None:
        for name in ("a", "b"):
            site.build(folder / name)
        icon = site.release.home(folder / "b") / "static" / "favicon.svg"
        icon.write_text("<svg/>", encoding="utf-8")
        site.release.sign(folder / "b", site.ROOT)
        self.server = Server(folder, [0], handler=Mortal, base="/")
        self.server.closed = False
        self.url = self.server.url
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.server.closed = True
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def copies(tmp_path: Path) -> Iterator[Copies]:
    both = Copies(tmp_path)
    yield both
    both.close()


def visited(page: Page, url: str) -> Page:
    page.set_default_timeout(20_000)
    page.goto(url)
    chrome.wait_until_settled(page, [])
    return page


@pytest.mark.prove                                         # of offline visits: test_offline.py
def test_a_second_copy_leaves_the_first_its_files(browser: Browser, copies: Copies):
    context = browser.new_context()
    for name in ("a", "b"):
        page = visited(context.new_page(), f"{copies.url}{name}/")
        page.wait_for_function(WORKS_OFFLINE)
        page.close()
    copies.close()                                         # nobody is there any more
    for name in ("a", "b"):
        visited(context.new_page(), f"{copies.url}{name}/")
    context.close()


@pytest.mark.prove
def test_two_copies_know_nothing_of_each_other(browser: Browser, copies: Copies):
    """Theme, language and results of one; the other is as on the first day."""
    context = browser.new_context(color_scheme="light")
    first = visited(context.new_page(), f"{copies.url}a/{SMALL}")
    first.click("#theme")
    other = visited(context.new_page(), f"{copies.url}b/{SMALL}")
    assert other.get_attribute("html", "data-theme") is None and kept(other) == {}
    other.evaluate("localStorage.setItem('meander-tools', 'x')")
    delete_everything(other)
    assert kept(first) == {"settings 1 theme": "dark"}
    delete_everything(first)
    assert first.evaluate("Object.keys(localStorage)") == ["meander-tools"]
    assert first.get_attribute("html", "data-theme") is None
    context.close()


def delete_everything(page: Page) -> None:
    page.click("#settings")
    page.get_by_text("Delete everything", exact=True).click()
    page.click("#records-delete")
    page.get_by_text("Deleted: everything").wait_for()
    page.keyboard.press("Escape")


@pytest.mark.prove                                         # natively: tests/test_web_device.py
def test_deleting_everything_leaves_nothing_of_this_copy_and_all_of_the_other(
        browser: Browser, copies: Copies):
    context = browser.new_context()
    pages = {}
    for name in ("a", "b"):
        pages[name] = visited(context.new_page(), f"{copies.url}{name}/")
        pages[name].wait_for_function(WORKS_OFFLINE)
    page = pages["a"]
    page.evaluate("sessionStorage.setItem('/a/ meander settings 1 language', 'de')")
    assert page.evaluate("caches.keys()") == ["/a/ meander", "/b/ meander"]
    delete_everything(page)
    assert page.evaluate("caches.keys()") == ["/b/ meander"]
    assert page.evaluate("sessionStorage.length") == 0
    assert page.evaluate("""navigator.serviceWorker.getRegistrations()
        .then((all) => all.map((one) => new URL(one.scope).pathname))""") == ["/b/"]
    page.reload()
    page.wait_for_function(WORKS_OFFLINE)
    assert page.evaluate("caches.keys()") == ["/b/ meander", "/a/ meander"]
    context.close()


@pytest.mark.prove                                         # natively: tests/test_web_device.py
def test_a_file_carries_it_to_another_browser(browser: Browser, copies: Copies, tmp_path: Path):
    context = browser.new_context()
    page = visited(context.new_page(), f"{copies.url}a/{SMALL}")
    page.click("#theme")
    keep(page, "of-a-later-version 3 thing", "ů")
    page.click("#settings")
    with page.expect_download() as download:
        page.click("#records-save")
    download.value.save_as(tmp_path / "records.json")
    context.close()
    context = browser.new_context()
    page = visited(context.new_page(), f"{copies.url}b/{SMALL}")
    page.click("#settings")
    with page.expect_file_chooser() as chooser:
        page.click("#records-load")
    chooser.value.set_files(tmp_path / "records.json")
    page.get_by_text("New or better: 2.").wait_for()
    assert page.get_attribute("html", "data-theme") == "dark"
    assert kept(page) == {"settings 1 theme": "dark", "of-a-later-version 3 thing": "ů"}
    context.close()


@pytest.mark.prove
def test_what_another_tab_wins_is_shown_in_this_one(browser: Browser, copies: Copies):
    context = browser.new_context()
    page, other = (visited(context.new_page(), f"{copies.url}a/{CHALLENGE}") for _ in "ab")
    assert page.text_content("#n-solved") == "0"
    keep(other, "challenges 1 penta3-LPV", "1")
    page.wait_for_function("document.getElementById('n-solved').textContent === '1'")
    context.close()
