"""The page as published comes up: Python runs, nothing complains, nobody else is asked.

What is seen when a file is faulty: test_faults.py.
"""

from __future__ import annotations

import io
import marshal
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Route

from tests.browser.pages import SMALL
from tools import browser as chrome


def test_python_takes_over_and_asks_for_everything_once(open_page, watch):
    page = open_page(fresh=True)
    assert page.evaluate("document.documentElement.dataset.state") in (
        "ready", "playing", "paused", "finished")
    assert any(url.endswith("pyodide.asm.wasm") for url in watch.requests)
    downloads = [url for url in watch.requests if "/vendor/" in url]
    assert len(downloads) == len(set(downloads))


def test_progress_is_told_in_bytes(new_page, site_url, watch):
    page = new_page(fresh=True)
    page.add_init_script("""
        window.told = [];
        addEventListener("meander-progress", (event) => window.told.push(event.detail));
    """)
    page.goto(site_url)
    page.wait_for_function("window.told.some((one) => one.stage === 'starting')")
    told = page.evaluate("window.told")
    loaded = [one["loaded"] for one in told]
    assert loaded == sorted(loaded)
    assert loaded[-1] == told[-1]["total"] > 10_000_000


@pytest.mark.prove                                         # a server of another kind
def test_wasm_under_another_type_still_starts(new_page, site_url, watch):
    def fulfill(route: Route) -> None:
        route.fulfill(body=route.fetch().body(), content_type="application/octet-stream")

    page = new_page(fresh=True)
    page.route("**/pyodide.asm.wasm", fulfill)
    page.goto(site_url)
    chrome.wait_until_settled(page, watch.errors)


@pytest.mark.prove                                         # as a broken one
def test_a_module_that_was_trimmed_away_brings_the_whole_library(new_page, site_url, watch):
    page, less = new_page(fresh=True), io.BytesIO()
    library = Path(__file__).parents[2] / "static" / "vendor" / "pyodide" / "stdlib.zip"
    with zipfile.ZipFile(library) as whole, zipfile.ZipFile(less, "w") as some:
        table = marshal.loads(whole.read("ahead.bin"))
        del table["difflib"]
        for name in whole.namelist():
            part = marshal.dumps(table, 2) if name == "ahead.bin" else whole.read(name)
            some.writestr(name, part)
    page.route("**/pyodide/stdlib.zip", lambda route: route.fulfill(body=less.getvalue()))
    page.goto(site_url)
    chrome.wait_until_settled(page, watch.errors)
    assert any(url.endswith("python_stdlib.zip") for url in watch.requests)


def test_python_shares_the_stack_of_the_page(open_page):
    """Stack switching (JSPI) crashes Chromium's pages now and then; see static/runtime.mjs."""
    page = open_page(SMALL)
    assert page.evaluate("['Suspending', 'Suspender'].some((name) => name in WebAssembly)") is False
