"""Nothing from a link, a file or the storage becomes code or markup, and nothing stops the page."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from maze.language import LANGUAGES, Language
from maze.languages import table
from maze.message import Message
from maze.share import decode
from maze.web.device.known import CHALLENGES, PLAYED, SETTINGS, SHOW_LEFT
from maze.web.settings.settings import CHOICES
from tests.browser.pages import ELSEWHERE, SMALL, booted, finish, go, some_of, state, wait_for
from tests.hostile import KNOWN, fragments
from tools import browser as chrome
from tools import parts
from tools.pages import BASE

ROOT = Path(__file__).resolve().parents[2]
JUNK = ["<script>alert(1)</script>", '{"theme":{"__proto__":1}', "\0", "theme=<b>&motion=&&&keys=%",
        "x" * 100_000]
MARKUP = "document.querySelectorAll('script, iframe, object, embed, img, style, link').length"


def broken_in(tag: str) -> str:
    """How the sentence about a mistake of ours begins."""
    text = "Something went wrong inside: {error}. Choose other settings, or press New maze."
    speaker = Language(tag, {} if tag == "en" else table(tag))
    return speaker.form(Message(text)).partition("{error}")[0]


@pytest.mark.parametrize("tag, count", [
    ("de", 20), *(pytest.param(tag, 500, marks=pytest.mark.prove) for tag in sorted(LANGUAGES))])
def test_hostile_links_are_text(browser, site_url, tag, count):
    """The first kept the page from starting, in every language but English, when it was opened."""
    first = f"{KNOWN[0]}&lang={tag}"
    with booted(browser, site_url + first) as page:        # another page than those that are lent
        assert page.evaluate("document.documentElement.lang") == tag
        assert 0 < len(page.inner_text("#note-text")) < 1200
        before = page.evaluate(MARKUP)
        found = page.evaluate("""async ([links, broken]) => {
            const wrong = [], root = document.documentElement;
            globalThis.alert = () => wrong.push("alert");
            addEventListener("error", (event) => wrong.push(event.message));
            for (const link of links) {
                const before = location.href;
                const heard = new Promise((go) =>
                    addEventListener("hashchange", go, { once: true }));
                location.hash = link;
                if (location.href !== before) await heard;
                do await new Promise(requestAnimationFrame); while ("busy" in root.dataset);
                const said = document.getElementById("note-text").textContent;
                if (!["ready", "playing", "paused", "finished"].includes(root.dataset.state)
                    || said.includes(broken) || said.includes("Traceback"))
                    wrong.push(link + ": " + said);
            }
            return wrong;
        }""", [KNOWN[1:] + fragments(count), broken_in(tag)])
        assert found == [] and page.evaluate(MARKUP) == before
        go(page, SMALL)
        finish(page)                                       # and Python is still alive


@pytest.mark.parametrize("mask", some_of(
    ["!!", "A" * 5000, "____", "<b>", "AAAA", "%00", "9x9.~~~~"], ["A" * 5000, "<b>", "%00"]))
def test_hostile_masks(mask, shared_page):
    for shape in ("mask", "word"):
        go(shared_page, f"#maze?v=1&shape={shape}&mask={mask}&by=prim&seed=1")
        assert state(shared_page) in ("ready", "playing", "finished")
    go(shared_page, SMALL)
    finish(shared_page)


@pytest.fixture(scope="module")
def shared_page(lend_page_for_module) -> Page:
    return lend_page_for_module(ELSEWHERE)


def stored() -> list[str]:
    """Names under which the page keeps anything, and some that it might be taken to know."""
    settings = [f"{SETTINGS} {name}" for name in (*CHOICES, "language", "", "__proto__", "x y")]
    digest = decode(SMALL).recipe.picture().digest
    return [*settings, f"{PLAYED} {digest}", f"{CHALLENGES} penta3-PUV", f"{SHOW_LEFT} play",
            f"{SETTINGS}", "", "settings 99999999999999999999 theme"]


@pytest.mark.parametrize("first", some_of(range(len(JUNK)), [0]))
def test_hostile_settings(first, new_page, site_url, watch):
    """Each name holds another text, in turns."""
    page = new_page()
    held = {name: JUNK[(first + at) % len(JUNK)] for at, name in enumerate(stored())}
    page.add_init_script(f"for (const [name, junk] of Object.entries({json.dumps(held)})) "
                         f"localStorage.setItem(`{BASE} meander ${{name}}`, junk);")
    page.goto(site_url + SMALL)
    chrome.wait_until_settled(page, watch.errors)
    finish(page)
    assert page.evaluate("document.documentElement.dataset.theme ?? ''") == ""


def broken(name: str, body: str) -> bytes:
    """The bundle with a generator that goes wrong in the middle."""
    path = f"maze/generators/{name}.py"
    text = (ROOT / path).read_text(encoding="utf-8")
    head, yields, rest = text.partition("    yield ")
    assert yields
    indent = re.search(r"[ \t]*$", head)
    assert indent
    space = indent[0] + "    "
    return parts.build(instead={path: f"{head}    {body}\n{space}yield {rest}".encode()})["first"]


@pytest.fixture
def with_bundle(new_page, site_url, watch) -> Callable[[bytes, str], Page]:
    def open_it(bundle: bytes, link: str) -> Page:
        page = new_page()
        page.add_init_script(RESTLESS)
        page.route("**/parts/first.bin", lambda route: route.fulfill(body=bundle))
        page.goto(site_url + link)
        chrome.wait_until_settled(page, watch.errors)
        return page

    return open_it


def still_works(page: Page) -> None:
    go(page, SMALL)
    finish(page)
    assert page.inner_text("#note-text") == ""


WILSON = "#maze?v=1&size=6x5&by=wilson&seed=1"
MANY_STEPS = """() => parseInt(document.getElementById("count").textContent.split("/")[1]
    .replaceAll("\u202f", "")) > 10_000"""
# A clock that says that a minute has passed when it was asked very often without a new frame.
RESTLESS = """
    const now = performance.now.bind(performance);
    let looks = 0;
    performance.now = () => now() + (looks++ > 20_000 ? 60_000 : 0);
    const rest = () => { looks = 0; requestAnimationFrame(rest); };
    rest();
"""


def test_an_algorithm_that_raises_is_one_sentence(with_bundle):
    page = with_bundle(broken("wilson", "raise RuntimeError('no way on')"), WILSON)
    page.wait_for_function("document.getElementById('note-text').textContent.includes('no way on')")
    still_works(page)


@pytest.mark.prove                                         # pause and a frame: test_gates_speed.py
def test_an_algorithm_that_never_ends_can_be_stopped(with_bundle):
    page = with_bundle(broken("wilson", "while True: yield 0"), WILSON)
    page.click("#to-end")
    page.wait_for_function(MANY_STEPS)
    assert state(page) == "playing"
    page.click("#play")
    wait_for(page, "paused")
    still_works(page)


def test_an_algorithm_that_does_not_even_yield_is_stopped(with_bundle):
    page = with_bundle(broken("wilson", "while True: pass"), WILSON)
    page.wait_for_function("document.getElementById('note-text').textContent.startsWith('Stopped')")
    still_works(page)


def test_the_policy_forbids_eval_and_inline_code(open_page, watch):
    refused = open_page(SMALL).evaluate("""() => {
        const script = document.createElement("script");
        script.textContent = "globalThis.wasRun = true";
        document.body.append(script);
        script.remove();
        return [globalThis.wasRun ?? false, document.querySelector("meta[http-equiv]").content];
    }""")
    assert "Content Security Policy" in str(watch.errors)
    watch.errors.clear()
    assert refused[0] is False and "unsafe-inline" not in refused[1]
    assert not re.search(r"'unsafe-eval'|https?:|\*", refused[1])
    page = (ROOT / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]* src=)|\son\w+=|\sstyle=|<style", page)


def test_our_own_origin_only_and_no_cookies(open_page, watch, site_url):
    page = open_page(SMALL, fresh=True)
    page.click("#new")
    finish(page)
    go(page, "#pentomino")
    finish(page)
    assert watch.requests and watch.foreign(site_url, BASE) == []
    assert page.context.cookies() == [] and page.evaluate("document.cookie") == ""
    names = page.evaluate("Object.keys(localStorage)")
    assert all(name.startswith(f"{BASE} meander ") for name in names)
    assert page.evaluate("indexedDB.databases().then((all) => all.map((one) => one.name))") == []
