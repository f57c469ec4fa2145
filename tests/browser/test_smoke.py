"""The page as published comes up: Python runs, nothing complains, nobody else is asked."""

from __future__ import annotations

import pytest

from tests.browser.conftest import PHONE


def test_python_takes_over(open_page, watch):
    page = open_page(fresh=True)
    assert page.evaluate("document.documentElement.dataset.state") in (
        "ready", "playing", "paused", "finished")
    assert any(url.endswith("pyodide.asm.wasm") for url in watch.requests)


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


def test_every_download_is_asked_for_once(open_page, watch):
    open_page(fresh=True)
    downloads = [url for url in watch.requests if "/vendor/" in url]
    assert len(downloads) == len(set(downloads))


@pytest.mark.parametrize("file", ["pyodide.asm.wasm", "pyodide.mjs", "pyodide.asm.mjs"])
def test_a_missing_runtime_is_told(file, new_page, site_url, watch):
    page = new_page(PHONE, fresh=True)
    page.route(f"**/{file}", lambda route: route.abort())
    page.goto(site_url)
    page.wait_for_function("globalThis.meanderFailed")
    assert page.evaluate("meanderFailed.reason")
    assert page.evaluate("document.documentElement.dataset.state") == "failed"
    watch.errors.clear()


def test_a_broken_library_is_replaced_by_the_whole_one(new_page, site_url, watch):
    page = new_page(fresh=True)
    page.route("**/vendor/pyodide/stdlib.zip", lambda route: route.fulfill(body=b"no zip"))
    page.goto(site_url)
    page.wait_for_function("document.documentElement.dataset.state !== 'loading'", timeout=60_000)
    assert page.evaluate("document.documentElement.dataset.state") != "failed"
    watch.errors.clear()
