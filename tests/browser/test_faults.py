"""Each file of the page with each fault: what is seen, as docs/faults.md says.

`make prove` tries them all and writes the table anew where it was wrong; `make test` tries a
dozen.  Whatever is lost, a picture and a sentence are there, and never a traceback.  A file is
late by the page's own clock, which is moved on by thirty seconds.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route

from tests.browser.pages import SMALL
from tools import browser as chrome

TABLE = Path(__file__).parents[2] / "docs" / "faults.md"
SCRIPTS = ["runtime", "arriving", "parts", "watchdog", "trace", "painted", "message", "words",
           "recorded", "back", "failing", "boot", "dialogs", "navigation", "roving", "swiping",
           "dropping", "share", "offline", "device"]
# The names in the addresses that PyScript's build gave them are left out.
FILES = ["static/early.js", "static/all.css", "static/favicon.svg",
         *(f"static/{name}.mjs" for name in SCRIPTS), "vendor/about.mjs", "pyodide/pyodide.mjs",
         "pyodide/pyodide.asm.mjs", "pyodide/pyodide.asm.wasm", "pyodide/stdlib.zip",
         "pyscript/core.js", "pyscript/core-*.js", "pyscript/error-*.js", "parts/first.bin",
         "web/start.py"]
FAULTS = ["missing", "empty", "cut", "another type", "500", "late"]
DOZEN = {("static/back.mjs", "missing"), ("static/boot.mjs", "cut"), ("static/words.mjs", "500"),
         ("static/early.js", "empty"), ("static/all.css", "missing"),
         ("static/arriving.mjs", "late"), ("pyodide/pyodide.asm.wasm", "cut"),
         ("pyodide/pyodide.asm.wasm", "another type"), ("pyodide/stdlib.zip", "cut"),
         ("pyscript/core.js", "missing"), ("parts/first.bin", "500"), ("web/start.py", "empty")}
BLOCKING = {"static/early.js", "static/all.css"}
SILENT = {"web/start.py", "pyscript/core.js"}              # without what is in them nothing happens
PLAYS = "the maze plays"
PICTURE = "main svg:visible, #canvas:visible"
LATE, PATIENCE = 30_000, 60_000                            # milliseconds: static/boot.mjs


def answer(fault: str) -> Callable[[Route], None]:
    """What the server says instead of the file."""
    def fulfill(route: Route) -> None:
        if fault == "missing":
            route.fulfill(status=404, content_type="text/html", body="<h1>Not found</h1>")
        elif fault == "500":
            route.fulfill(status=500, content_type="text/html", body="<h1>Out of order</h1>")
        else:
            whole = route.fetch()
            body, kind = whole.body(), whole.headers["content-type"]
            body = {"empty": b"", "cut": body[:len(body) // 2]}.get(fault, body)
            route.fulfill(body=body, content_type="text/html" if fault == "another type" else kind)
    return fulfill


def seen(page: Page, url: str, file: str, fault: str) -> str:
    """What a visitor sees at the end, when this file has this fault."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(f"**/{file}", hold if fault == "late" else answer(fault))
    hangs = fault == "late" or file in SILENT
    if hangs:
        page.clock.install()
    with page.expect_request(f"**/{file}"):
        page.goto(url, wait_until="commit")
    if hangs:
        if fault != "late":
            page.wait_for_load_state("networkidle")
        elif file not in BLOCKING:                         # the body comes after them
            page.wait_for_selector("main")
        page.clock.fast_forward(LATE if fault == "late" else PATIENCE)
        for route in held:
            route.continue_()
    page.wait_for_function(chrome.SETTLED)
    return told(page)


def told(page: Page) -> str:
    """In words: whether there is a picture, whether it plays, and the sentence that is said."""
    assert not re.search(r"Traceback|undefined|\[object", page.inner_text("body"))
    assert page.locator(".py-error:visible").count() == 0
    assert page.locator(PICTURE).count() > 0
    if page.evaluate("document.documentElement.dataset.state") != "failed":
        seed = page.input_value("#seed")
        page.evaluate("document.getElementById('new').click()")
        page.wait_for_function(f"document.getElementById('seed').value !== '{seed}'")
        return PLAYS
    return page.inner_text("#failure-text")


def known() -> dict[tuple[str, str], str]:
    """The rows of docs/faults.md."""
    rows = re.findall(r"^\| `([^`]*)` \| (.*) \|$", TABLE.read_text(encoding="utf-8"), re.MULTILINE)
    return {(file, fault): what for file, cells in rows
            for fault, what in zip(FAULTS, cells.split(" | "), strict=True)}


def table(found: dict[tuple[str, str], str]) -> str:
    rows = [f"| `{file}` | {' | '.join(found[file, fault] for fault in FAULTS)} |"
            for file in FILES]
    head = f"| file | {' | '.join(FAULTS)} |\n|---|{'---|' * len(FAULTS)}"
    return "\n".join([head, *rows])


@pytest.fixture(scope="module")
def found() -> Iterator[dict[tuple[str, str], str]]:
    """What is seen now; the table is written when all of it was looked at."""
    rows: dict[tuple[str, str], str] = {}
    yield rows
    if len(rows) == len(FILES) * len(FAULTS):
        text = TABLE.read_text(encoding="utf-8")
        head = text.partition("| file |")[0]
        TABLE.write_text(f"{head}{table(rows)}\n", encoding="utf-8")


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("file", FILES)
@pytest.mark.prove
def test_every_file_with_every_fault(new_page, site_url, watch, found, file, fault):
    check(new_page, site_url, watch, file, fault, found)


@pytest.mark.parametrize("file, fault", sorted(DOZEN))
def test_a_dozen_faults(new_page, site_url, watch, file, fault):
    check(new_page, site_url, watch, file, fault, {})


def check(new_page, site_url, watch, file, fault, found) -> None:
    page = new_page()
    try:
        found[file, fault] = seen(page, site_url + SMALL, file, fault)
    finally:
        page.close()                                       # or more errors come
        watch.errors.clear()
    assert found[file, fault] == known()[file, fault]
