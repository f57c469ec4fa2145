"""Fixtures for tests that look at the page in Chromium.

    def test_something(open_page):
        page = open_page("#maze?v=1&shape=square&size=8x6&by=prim&seed=amber-7")
        page.click("#play")

`open_page` gives Playwright's own Page once Python has taken it over; it fails at once when Python
cannot, and any console error, page error or foreign request of any page fails the test at its end.
The site under test is a copy of exactly what is published, below a sub-path as on GitHub Pages.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tools import browser as chrome
from tools import site
from tools.pages import BASE, PagesHandler
from tools.serve import Server

ROOT = Path(__file__).resolve().parents[2]
DESKTOP, PHONE = (1280, 800), (360, 640)
AXE_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(item.path).parent == Path(__file__).parent:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def site_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the published files, ending in a slash."""
    folder = site.build(tmp_path_factory.mktemp("site"), url=f"https://example.org{BASE}")
    server = Server(folder, [0], handler=PagesHandler, base=BASE)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server.url
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chrome.chromium() as running:
        yield running


@dataclass
class Watch:
    """What went wrong in the pages of one test, and what they asked the network for."""

    errors: list[str] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)

    def on(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: message.type == "error"
                and self.errors.append(f"{message.text} ({message.location.get('url', '')})"))
        page.on("request", lambda request: self.requests.append(request.url))

    def foreign(self, home: str) -> list[str]:
        return [url for url in self.requests
                if not url.startswith((home, "data:", "blob:" + home.removesuffix(BASE)))]


@pytest.fixture
def watch(site_url: str) -> Iterator[Watch]:
    """Fails the test at its end for errors; a test that expects some clears `watch.errors`."""
    seen = Watch()
    yield seen
    assert seen.errors == []
    assert seen.foreign(site_url) == []


@pytest.fixture(scope="session")
def shared_contexts(browser: Browser) -> Iterator[dict[str, BrowserContext]]:
    """One context for each set of options: its warm cache halves the time of most tests."""
    contexts: dict[str, BrowserContext] = {}
    yield contexts
    for context in contexts.values():
        context.close()


@pytest.fixture
def new_page(browser: Browser, shared_contexts: dict[str, BrowserContext],
             watch: Watch) -> Iterator[Callable[..., Page]]:
    """new_page(viewport=DESKTOP, fresh=False, **options) -> a page that is not yet anywhere.

    The options are those of Playwright's new_context: color_scheme="dark", reduced_motion="reduce",
    has_touch=True, ... Storage is empty; fresh=True makes the cache empty too.
    """
    pages, own = [], []

    def new(viewport: tuple[int, int] = DESKTOP, fresh: bool = False, **options) -> Page:
        name = repr(sorted(options.items()))
        context = None if fresh else shared_contexts.get(name)
        if context is None:
            context = browser.new_context(**{"service_workers": "block", **options})
            own.append(context) if fresh else shared_contexts.update({name: context})
        page = context.new_page()
        page.set_viewport_size({"width": viewport[0], "height": viewport[1]})
        page.set_default_timeout(20_000)
        watch.on(page)
        pages.append(page)
        return page

    yield new
    for page in pages:
        if not page.is_closed():
            if page.url.startswith("http"):
                page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
            page.close()
    for context in own:
        context.close()


@pytest.fixture
def open_page(new_page: Callable[..., Page], site_url: str, watch: Watch) -> Callable[..., Page]:
    """open_page(link="", viewport=DESKTOP, fresh=False, **options) -> the page, run by Python."""

    def open_it(link: str = "", *args, **options) -> Page:
        page = new_page(*args, **options)
        page.goto(site_url + link)
        chrome.wait_until_settled(page, watch.errors)
        return page

    return open_it


@pytest.fixture(scope="session")
def violations() -> Callable[[Page], list[str]]:
    """violations(page) -> what axe-core objects to, one readable text each; [] is the aim."""
    axe = (ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")

    def look(page: Page, rules: list[str] = AXE_RULES) -> list[str]:
        page.evaluate(axe)                     # a <script> is against the page's security policy
        found = page.evaluate("rules => axe.run({ runOnly: rules })", rules)["violations"]
        return [f"{one['id']}: {one['help']}\n" + "\n".join(
            f"  {json.dumps(node['target'])} {node['html'][:200]}\n    {node['failureSummary']}"
            for node in one["nodes"]) for one in found]

    return look
