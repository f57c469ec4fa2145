"""A third place on the real page: one package, one section of index.html, nothing else touched."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from maze.places import PLACES
from tests.browser.pages import booted, hash_of, idle, settled_hash, wait_for
from tools.pages import BASE, PagesHandler
from tools.serve import Server

ROOT = Path(__file__).resolve().parents[2]
RACE = ROOT / "tests" / "race"
LINK = "#race?v=1&racers=prim.wilson&seed=amber-7"
BOARDS = ("race-first", "race-second")
PICTURES = """() => ["race-first", "race-second"].map(
    (name) => document.getElementById(name).toDataURL())"""


@pytest.fixture(scope="module")
def copy_url(tmp_path_factory) -> Iterator[str]:
    """The address of a copy of the project that has one package more, and one section."""
    root = tmp_path_factory.mktemp("copy")
    for name in ("maze", "static", "tools"):
        shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("index.html", "pyscript.toml", "LICENSE", "package.json", "package-lock.json"):
        shutil.copy2(ROOT / name, root / name)
    (root / "node_modules").symlink_to((ROOT / "node_modules").resolve())
    add(root)
    for tool in ("shell", "site"):
        subprocess.run([sys.executable, "-m", f"tools.{tool}"], cwd=root, check=True)
    server = Server(root / "_site", [0], handler=PagesHandler, base=BASE)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server.url
    server.shutdown()
    server.server_close()


def add(root: Path) -> None:
    """The package, and its section."""
    package = root / "maze" / "places" / "race"
    package.mkdir()
    for file in RACE.glob("*.py"):
        text = file.read_text(encoding="utf-8").replace("tests.race", "maze.places.race")
        (package / file.name).write_text(text, encoding="utf-8")
    page, before = root / "index.html", '    <div id="board-box"'
    text = page.read_text(encoding="utf-8")
    assert text.count(before) == 1
    section = (RACE / "section.html").read_text(encoding="utf-8")
    page.write_text(text.replace(before, section + before), encoding="utf-8")


def pictures(page: Page) -> list[str]:
    return page.evaluate(PICTURES)


@pytest.mark.prove                                         # a copy of the project is built
def test_a_third_place(browser, copy_url):
    with booted(browser, copy_url) as page:
        look(page)


def look(page: Page) -> None:
    links = page.get_by_role("navigation", name="Workshops").get_by_role("link")
    expect(links).to_have_text([*[place.title for place in PLACES], "Race"])
    assert page.locator("#race").is_hidden() and page.locator("#board-box").is_visible()
    opening = settled_hash(page)
    page.wait_for_function("meander.parts.has('race')")    # which has a part of its own

    page.click("#go-race")
    expect(page.locator("html")).to_have_attribute("data-place", "race")
    expect(links.last).to_have_attribute("aria-current", "page")
    assert [page.locator(f"#{name}").is_visible() for name in BOARDS] == [True, True]
    assert page.locator("#board-box").is_hidden() and page.title() == "Meander: a race"
    assert settled_hash(page) == LINK                      # with a key of its own
    if page.evaluate("document.documentElement.dataset.state") == "playing":
        page.click("#play")
    page.click("#to-start")
    idle(page)
    before = pictures(page)
    page.click("#forward")                                 # one clock: one step in both
    expect(page.locator("#race-told")).to_have_text("1 ticks")
    idle(page)
    assert all(one != other for one, other in zip(before, pictures(page), strict=True))
    page.click("#to-end")
    wait_for(page, "finished")
    expect(page.locator("#canvas")).to_have_attribute(
        "aria-label", re.compile("Both have finished"))

    page.click("#race-slow")                               # a mode of its own is in the link
    assert settled_hash(page) == LINK + "&mode=slow"
    page.click("#race-new")
    idle(page)
    assert re.fullmatch(r"#race\?v=1&racers=prim\.wilson&seed=\w{6}", settled_hash(page))
    page.go_back()
    page.wait_for_function("link => location.hash === link", arg=LINK + "&mode=slow")
    idle(page)
    assert page.input_value("#race-seed") == "amber-7"
    page.go_back()
    expect(page.locator("html")).to_have_attribute("data-place", "maze")
    assert settled_hash(page) == opening
    page.go_forward()
    expect(page.locator("html")).to_have_attribute("data-place", "race")

    page.route("**/pyodide.asm.wasm", lambda route: None)  # the shell knows it, before any Python
    page.reload(wait_until="domcontentloaded")
    assert hash_of(page) == LINK + "&mode=slow"
    expect(page.locator("html")).to_have_attribute("data-mode", "slow")
    expect(links.last).to_have_attribute("aria-current", "page")
    assert page.locator("#race").is_visible() and page.locator("#board-box").is_hidden()
