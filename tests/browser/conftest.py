"""Fixtures for tests that look at the page in Chromium.

    def test_something(open_page):
        page = open_page("#maze?v=1&shape=square&size=8x6&by=prim&seed=amber-7")
        page.click("#play")

`open_page` gives Playwright's own Page, run by Python.  Starting takes seconds, so it is a page
that has been started before and goes on by link, as if nobody had seen it (`started.py`);
`fresh=True` starts one.  Any console error, page error or foreign request of any page fails the
test at its end.
The site under test is a copy of exactly what is published, below a sub-path as on GitHub Pages.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import AXE_RULES, ask_axe
from tests.browser.pages import go
from tests.browser.started import ASIDES, LIMIT, SEEN, Started, Watch, forget_storage
from tools import browser as chrome
from tools import site
from tools.pages import BASE, PagesHandler
from tools.serve import Server

DESKTOP, PHONE = (1280, 800), (360, 640)
expect.set_options(timeout=LIMIT)                          # not five seconds: a machine may be busy


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
def browser(pytestconfig: pytest.Config) -> Iterator[Browser]:
    """Chromium's shell, where there is one; the full tables are proved in the whole browser."""
    proved = pytestconfig.option.markexpr == "prove"
    with chrome.chromium(None if proved else chrome.shell()) as running:
        yield running


@pytest.fixture(scope="session")
def all_seen() -> Watch:
    """What happens in all pages; see `watch`."""
    return Watch()


@pytest.fixture(autouse=True)
def watch(all_seen: Watch, request: pytest.FixtureRequest) -> Iterator[Watch]:
    """Fails the test at its end for errors; a test that expects some clears `watch.errors`."""
    all_seen.forget()
    yield all_seen
    assert not all_seen.errors, "\n".join(all_seen.errors)[:4000]
    if all_seen.requests:
        assert all_seen.foreign(request.getfixturevalue("site_url"), BASE) == []


@pytest.fixture(scope="session")
def started(browser: Browser, site_url: str, all_seen: Watch,
            request: pytest.FixtureRequest) -> Iterator[Started]:
    """The pages that have started Python, in this process."""
    pages = Started(browser, site_url, all_seen)
    yield pages
    pages.close()
    request.config.stash[COUNTS] = {"starts": all_seen.starts, "lent": pages.lent,
                                    "thrown_away": pages.thrown_away}


@pytest.fixture
def new_page(started: Started, watch: Watch) -> Iterator[Callable[..., Page]]:
    """new_page(viewport=DESKTOP, fresh=False, **options) -> a page that is not yet anywhere.

    The options are those of Playwright's new_context: color_scheme="dark", reduced_motion="reduce",
    has_touch=True, ... Storage is empty; fresh=True makes the cache empty too.
    """
    pages, own = [], []

    def new(viewport: tuple[int, int] = DESKTOP, fresh: bool = False, **options) -> Page:
        if fresh:
            context = started.browser.new_context(**{"service_workers": "block", **options})
            own.append(context)
        else:
            context = started.context(**options)
        page = context.new_page()
        page.set_viewport_size({"width": viewport[0], "height": viewport[1]})
        page.set_default_timeout(LIMIT)
        watch.on(page)
        pages.append(page)
        return page

    yield new
    for page in pages:
        if not page.is_closed():
            forget_storage(page)
            page.close()
    for context in own:
        context.close()


@pytest.fixture
def open_page(new_page: Callable[..., Page], lend_page: Callable[..., Page], site_url: str,
              watch: Watch) -> Callable[..., Page]:
    """open_page(link="", viewport=DESKTOP, fresh=False, **options) -> the page, run by Python.

    With `fresh` it is started now; so it is for a link that a started page cannot follow: a query,
    or another language.
    """

    def open_it(link: str = "", viewport: tuple[int, int] = DESKTOP, fresh: bool = False,
                **options) -> Page:
        if not (fresh or link.startswith("?") or "lang=" in link):
            return lend_page(link, viewport, **options)
        page = new_page(viewport, fresh, **options)
        page.goto(site_url + link)
        chrome.wait_until_settled(page, watch.errors)
        return page

    return open_it


@pytest.fixture
def lend_page(started: Started, watch: Watch, request: pytest.FixtureRequest
              ) -> Iterator[Callable[..., Page]]:
    """lend_page(link="", viewport=DESKTOP, enters=(), **options) -> a started page that goes on by
    link; ``enters`` are asides (see `started.py`) that the test enters, beside the link's place."""
    with lending(started, request.node.nodeid) as lend:
        yield lend


@pytest.fixture(scope="module")
def lend_page_for_module(started: Started, request: pytest.FixtureRequest
                         ) -> Iterator[Callable[..., Page]]:
    """The same for all tests of a file, in which nothing is put back between them."""
    with lending(started, request.node.nodeid) as lend:
        yield lend


@contextmanager
def lending(started: Started, whose: str) -> Iterator[Callable[..., Page]]:
    out = []

    def lend(link: str = "", viewport: tuple[int, int] = DESKTOP, enters: Collection[str] = (),
             **options) -> Page:
        seen = {name: options.pop(name) for name in SEEN if name in options}
        place = link.removeprefix("#").partition("?")[0]
        out.append(shared := started.lend({*enters, place} & ASIDES.keys(), **options))
        page = shared.page
        page.bring_to_front()
        page.emulate_media(**seen)
        page.set_viewport_size({"width": viewport[0], "height": viewport[1]})
        go(page, link)
        return page

    yield lend
    for shared in out:
        started.take_back(shared, whose)


# --- how often Python was started -----------------------------------------------------------------

COUNTS = pytest.StashKey[dict]()
TOTAL: dict = {"starts": 0, "lent": 0, "thrown_away": []}


def add(counts: dict) -> None:
    for name in TOTAL:
        TOTAL[name] += counts[name]


def pytest_sessionfinish(session: pytest.Session) -> None:
    counts = session.config.stash.get(COUNTS, None)
    if counts and hasattr(session.config, "workeroutput"):             # of pytest-xdist
        session.config.workeroutput["started"] = counts
    elif counts:
        add(counts)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node) -> None:
    add(getattr(node, "workeroutput", {}).get("started", {name: type(TOTAL[name])()
                                                          for name in TOTAL}))


def pytest_terminal_summary(terminalreporter) -> None:
    if TOTAL["starts"]:
        terminalreporter.write_line(
            f"Python was started {TOTAL['starts']} times; {TOTAL['lent']} times a started page "
            f"went on by link; {len(TOTAL['thrown_away'])} pages could not be made as they were.")
        if terminalreporter.verbosity > 0:
            for reason in TOTAL["thrown_away"]:
                terminalreporter.write_line(f"  {reason[:2000]}")


@pytest.fixture(scope="session")
def violations() -> Callable[[Page], list[str]]:
    """violations(page) -> what axe-core objects to, one readable text each; [] is the aim."""
    def look(page: Page, rules: list[str] = AXE_RULES) -> list[str]:
        found = ask_axe(page, "async (rules) => (await axe.run({ runOnly: rules })).violations",
                        rules)
        return [f"{one['id']}: {one['help']}\n" + "\n".join(
            f"  {json.dumps(node['target'])} {node['html'][:200]}\n    {node['failureSummary']}"
            for node in one["nodes"]) for one in found]

    return look
