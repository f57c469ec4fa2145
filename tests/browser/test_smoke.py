"""The page as published comes up: Python runs, nothing complains, nobody else is asked."""

from __future__ import annotations

import io
import marshal
import zipfile
from pathlib import Path

import pytest

from tests.browser.conftest import PHONE
from tests.browser.pages import SMALL, some_of
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


@pytest.mark.parametrize("file", some_of(
    ["pyodide.asm.wasm", "pyodide.mjs", "pyodide.asm.mjs"], ["pyodide.asm.wasm"]))
def test_a_missing_runtime_is_told(file, new_page, site_url, watch):
    page = new_page(PHONE, fresh=True)
    page.route(f"**/{file}", lambda route: route.abort())
    page.goto(site_url)
    page.wait_for_function("globalThis.meanderFailed")
    assert page.evaluate("meanderFailed.reason")
    assert page.evaluate("document.documentElement.dataset.state") == "failed"
    page.close()                                           # or more of them come
    watch.errors.clear()


def test_a_broken_library_is_replaced_by_the_whole_one(new_page, site_url, watch):
    page = new_page(fresh=True)
    page.route("**/vendor/pyodide/stdlib.zip", lambda route: route.fulfill(body=b"no zip"))
    page.goto(site_url)
    page.wait_for_function("document.documentElement.dataset.state !== 'loading'")
    assert page.evaluate("document.documentElement.dataset.state") != "failed"
    page.close()                                           # or more of them come
    watch.errors.clear()


WASM = "**/pyodide.asm.wasm"


def answer_as(page, kind, body=None):
    """Serve wasm under another type, or another body."""
    def fulfill(route):
        response = route.fetch()
        route.fulfill(status=200, body=body or response.body(), headers={"Content-Type": kind})

    page.route(WASM, fulfill)


@pytest.mark.prove                                         # a server of another kind
def test_wasm_under_another_type_still_starts(new_page, site_url, watch):
    page = new_page(fresh=True)
    answer_as(page, "application/octet-stream")
    page.goto(site_url)
    chrome.wait_until_settled(page, watch.errors)


def test_a_page_instead_of_wasm_is_told_at_once(new_page, site_url, watch):
    page = new_page(fresh=True)
    answer_as(page, "text/html", "<h1>Welcome</h1>")
    page.goto(site_url)
    page.wait_for_function("document.documentElement.dataset.state === 'failed'")
    said = page.inner_text("#failure-text")
    assert "a page instead of pyodide.asm.wasm" in said and "missing" not in said
    assert page.evaluate("document.documentElement.dataset.recorded")      # the recording stays
    page.close()                                           # or more of them come
    watch.errors.clear()


@pytest.mark.parametrize("file", some_of(
    ["early.js", "recorded.mjs", "offline.mjs", "favicon.svg", "back.mjs", "boot.mjs", "words.mjs"],
    ["back.mjs"]))
def test_the_page_can_do_without(file, new_page, site_url, watch):
    page = new_page(fresh=True)
    page.route(f"**/static/{file}", lambda route: route.abort())
    page.goto(site_url)
    chrome.wait_until_settled(page, watch.errors)
    page.close()                                           # or more of them come
    watch.errors.clear()


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
