"""A worker does what takes long, and the page does it where there are no workers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from maze.share import decode
from maze.web.work.worker import LINGER
from tests.browser.pages import finish, some_of
from tools import browser as chrome

COUNT = "#pentomino?v=1&board=8x8-d4.4&pieces=all&mode=count"
MAZE = "#maze?v=1&shape=square&size=500x400&by=binary_tree&seed=amber-7&speed=10000"
NO_WORKER = "globalThis.Worker = class { constructor() { throw new Error('none'); } };"
LOST_FILE = """const Real = globalThis.Worker;
    globalThis.Worker = class extends Real {
        constructor(file, how) { super(file.replace("worker.mjs", "gone.mjs"), how); }
    };"""
# A worker that has nothing to do stays as long as the test takes.
STAYS = f"""const later = globalThis.setTimeout;
    globalThis.setTimeout = (act, wait, ...more) =>
        later(act, wait === {1000 * LINGER:.0f} ? 2 ** 31 - 1 : wait, ...more);"""
COUNTED = "document.getElementById('count-told').textContent.startsWith('Solution 1 of 520')"
PATIENCE = 600_000                                         # ms
KNOWN = "document.getElementById('timeline').max"
PART = "document.getElementById('count').textContent.includes('…')"


def opened(new_page: Callable[..., Page], url: str, *before: str) -> Page:
    page = new_page(fresh=True)
    for script in before:
        page.add_init_script(script)
    page.goto(url)
    chrome.wait_until_settled(page, [])
    return page


def test_a_worker_counts_all_tilings_is_called_off_and_asked_again(new_page, site_url) -> None:
    page = opened(new_page, site_url + COUNT, STAYS)
    assert not page.workers                                # it is started when it is needed
    page.click("#count-all")
    page.wait_for_selector("#count-cancel", state="visible")
    page.click("#count-cancel")
    page.wait_for_selector("#count-all", state="visible")
    page.click("#count-all")
    page.wait_for_function(COUNTED, timeout=PATIENCE)
    assert len(page.workers) == 1
    assert page.inner_text("#n-distinct") == "65"
    page.click("#sol-next")
    page.wait_for_function("document.getElementById('sol').value === '2'")


def test_a_large_maze_is_made_by_a_worker_and_is_the_same_maze(new_page, site_url) -> None:
    page = opened(new_page, site_url + MAZE, STAYS)
    page.wait_for_function(f"Number({KNOWN}) > 100_000 && !{PART}", timeout=PATIENCE)
    assert len(page.workers) == 1
    finish(page)
    page.wait_for_function("document.documentElement.dataset.digest", timeout=PATIENCE)
    digest = page.get_attribute("html", "data-digest")
    assert digest == decode(MAZE).recipe.picture().digest
    page.evaluate("link => { location.hash = link; }", MAZE.replace("500x400", "8x6"))
    page.wait_for_function(f"Number({KNOWN}) < 100")       # a small one needs none
    page.evaluate("link => { location.hash = link; }", MAZE.replace("amber-7", "other"))
    page.wait_for_function(f"Number({KNOWN}) > 100_000 && !{PART}", timeout=PATIENCE)
    assert len(page.workers) == 1                          # the same one, still up


@pytest.mark.parametrize("script", some_of([NO_WORKER, LOST_FILE], [LOST_FILE]),
                         ids=["none", "lost"])
def test_where_no_worker_starts_the_page_does_it(new_page, site_url, watch, script) -> None:
    page = opened(new_page, site_url + COUNT, script)
    page.click("#count-all")
    page.wait_for_function(COUNTED, timeout=PATIENCE)
    assert page.inner_text("#n-distinct") == "65" and not page.inner_text("#note-text")
    watch.errors[:] = [error for error in watch.errors if "gone.mjs" not in error]


@pytest.mark.prove                                         # and every other file: test_offline.py
def test_a_worker_is_at_hand_without_a_network(new_page, site_url) -> None:
    page = new_page(fresh=True, service_workers="allow")
    page.goto(site_url + COUNT)
    page.wait_for_function("navigator.serviceWorker.controller || navigator.serviceWorker.ready"
                           ".then(({ active }) => active?.state === 'activated')", timeout=PATIENCE)
    page.reload()
    page.wait_for_function("navigator.serviceWorker.controller", timeout=PATIENCE)
    page.wait_for_function("document.documentElement.dataset.state === 'ready'", timeout=PATIENCE)
    page.context.set_offline(True)
    page.click("#count-all")
    page.wait_for_function(COUNTED, timeout=PATIENCE)
    assert len(page.workers) == 1
