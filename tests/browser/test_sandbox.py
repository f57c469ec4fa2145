"""Programs of visitors in a browser: written, run and shared; strangers that a page survives."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.pages import SMALL, go
from tests.strangers import STRANGERS, Stranger, text_of
from tools import browser as chrome

HEXAGONS = "#maze?v=1&shape=hexagon&size=5x4&by=prim&seed=amber-7&solve=breadth_first"
SAMPLE = ("loop", "power", "memory-list", "js", "flood-print", "patched-inside")
ENDED = """() => document.getElementById('writing-stop').disabled
    && (document.getElementById('writing-error').textContent
        || document.getElementById('writing-told').textContent.startsWith('Done'))"""
WRITE = """(text) => {
    const field = document.getElementById('writing-text');
    field.value = text;
    field.dispatchEvent(new Event('input'));
    document.getElementById('writing-run').click();
}"""
# What a program must not change. One frame is the sandbox that is warmed for the next program, and
# that a slow machine gives up; each frame is a name of the window, too.
LEFT = """() => JSON.stringify([document.title, document.cookie, Object.keys(localStorage),
    document.querySelectorAll('iframe').length < 2,
    Object.keys(globalThis).length - frames.length])"""
PATIENCE = 600_000                                         # ms: Python starts anew each time


def open_panel(page: Page) -> None:
    page.click("#write-generators")
    page.wait_for_function("document.getElementById('writing-text').value")


def run(page: Page, text: str) -> str:
    """Run a program and wait for its end; returns what is wrong."""
    page.evaluate(WRITE, text)
    page.wait_for_function(ENDED, timeout=PATIENCE)
    return page.inner_text("#writing-error")


@pytest.fixture(autouse=True)
def of_its_own(watch):
    """What a worker of the sandbox loads are the files that the page has handed over."""
    yield
    watch.requests[:] = [url for url in watch.requests if not url.startswith("blob:null/")]


@pytest.fixture(scope="module")
def panel(lend_page_for_module) -> Page:
    page = lend_page_for_module(SMALL, enters={"writing"})
    open_panel(page)
    page.wait_for_selector("#editor .cm-editor")
    template = page.input_value("#writing-text")
    assert run(page, template) == ""
    page.template = template
    return page


def survive(page: Page, stranger: Stranger) -> None:
    before = page.evaluate(LEFT)
    wrong = run(page, text_of(stranger))
    if stranger.ends != "*":
        assert (stranger.ends in wrong) if stranger.ends else not wrong, wrong
    assert "Traceback" not in page.inner_text("#note-text")
    assert page.evaluate(LEFT) == before


def test_a_few_strangers_are_survived_and_the_next_run_is_clean(panel, watch) -> None:
    watch.forget()
    for stranger in STRANGERS:
        if stranger.name in SAMPLE:
            survive(panel, stranger)
    assert run(panel, panel.template) == ""
    ours = panel.evaluate("location.origin")
    assert all(url.startswith((ours, "blob:", "data:")) for url in watch.requests)


@pytest.mark.prove
@pytest.mark.parametrize("stranger", STRANGERS, ids=[stranger.name for stranger in STRANGERS])
def test_a_stranger_is_survived(panel, watch, stranger) -> None:
    watch.forget()
    survive(panel, stranger)
    ours = panel.evaluate("location.origin")
    assert all(url.startswith((ours, "blob:", "data:")) for url in watch.requests)
    watch.errors.clear()                                   # of a frame that was closed to it


@pytest.mark.prove
def test_a_program_is_written_by_keys_alone_and_opened_in_a_second_browser(new_page, site_url):
    page = new_page(fresh=True)
    page.goto(site_url + HEXAGONS)
    chrome.wait_until_settled(page, [])
    page.focus("#write-generators")
    page.keyboard.press("Enter")
    page.wait_for_selector("#editor .cm-editor")
    page.wait_for_function("document.getElementById('writing-text').value")
    page.evaluate("document.getElementById('editor').shadowRoot.querySelector('.cm-content').focus()")
    page.keyboard.press("Control+End")
    page.keyboard.type("# by keys\n")
    assert page.input_value("#writing-text").endswith("# by keys\n")
    page.keyboard.press("Control+Enter")
    page.wait_for_function(ENDED, timeout=PATIENCE)
    page.evaluate("document.getElementById('to-end').click()")
    page.wait_for_function("document.documentElement.dataset.digest", timeout=PATIENCE)
    digest, link = page.get_attribute("html", "data-digest"), page.evaluate("location.hash")
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")                             # leaves the editor
    assert page.evaluate("document.activeElement.id") != "editor"
    assert "code=" in link
    other = new_page(fresh=True)
    other.goto(site_url + link)
    chrome.wait_until_settled(other, [])
    other.wait_for_selector("#writing[open]")
    assert "Whoever made the link" in other.inner_text("#writing-told")
    assert "# by keys" in other.input_value("#writing-text")
    assert other.query_selector("iframe") is None          # nothing has been started
    other.click("#writing-run")
    other.wait_for_function(ENDED, timeout=PATIENCE)
    other.evaluate("document.getElementById('to-end').click()")
    other.wait_for_function("document.documentElement.dataset.digest", timeout=PATIENCE)
    assert other.get_attribute("html", "data-digest") == digest


def test_a_search_is_run_among_the_pentominoes_and_again_from_its_link(open_page) -> None:
    page = open_page("#pentomino?v=1&board=5x3&pieces=PUV", fresh=True)
    page.click("#write-searches")
    page.wait_for_function("document.getElementById('writing-text').value")
    assert run(page, page.input_value("#writing-text")) == ""
    page.wait_for_function("document.documentElement.dataset.state !== 'loading'")
    page.evaluate("document.getElementById('to-end').click()")
    page.wait_for_function("document.documentElement.dataset.digest")
    digest, link = page.get_attribute("html", "data-digest"), page.evaluate("location.hash")
    assert "order=mine&code=" in link
    page.click("#writing-close")
    other = open_page(link, fresh=True)
    other.wait_for_selector("#writing[open]")
    assert other.query_selector("iframe") is None          # nothing has been started
    other.click("#writing-run")
    other.wait_for_function(ENDED, timeout=PATIENCE)
    other.evaluate("document.getElementById('to-end').click()")
    other.wait_for_function("document.documentElement.dataset.digest", timeout=PATIENCE)
    assert other.get_attribute("html", "data-digest") == digest


# --- two locks, and no network --------------------------------------------------------------------


HEAR = """() => new Promise(async (done) => {
    const box = await meander.sandbox((what, content) => { box?.end(); done([what, content]); });
    setTimeout(() => done(["silent", ""]), 4000);
})"""
CONTROLLED = """Object.defineProperty(Object.getPrototypeOf(navigator.serviceWorker), "controller",
    { get: () => ({}) });"""


@pytest.mark.prove
def test_the_frame_does_nothing_where_it_is_of_our_own_origin(new_page, site_url) -> None:
    page = new_page(fresh=True)
    page.add_init_script(CONTROLLED)                       # so the frame has no attribute
    page.goto(site_url + SMALL)
    chrome.wait_until_settled(page, [])
    assert page.evaluate(HEAR) == ["silent", ""]
    assert page.evaluate("document.querySelector('iframe').hasAttribute('sandbox')") is False


@pytest.mark.prove
def test_the_page_says_nothing_to_a_frame_of_our_own_origin(new_page, site_url) -> None:
    page = new_page(fresh=True)
    page.add_init_script(CONTROLLED)
    page.route("**/sandbox.html", lambda route: route.fulfill(
        content_type="text/html", body="<script>parent.postMessage(['here', ''], '*');"
                                       "onmessage = () => parent.postMessage(['told', ''], '*')"
                                       "</script>"))
    page.goto(site_url + SMALL)
    chrome.wait_until_settled(page, [])
    assert page.evaluate(HEAR) == ["broken", "the sandbox is not closed"]


@pytest.mark.prove
def test_a_program_runs_without_a_network(new_page, site_url) -> None:
    page = new_page(fresh=True, service_workers="allow")
    page.goto(site_url + SMALL)
    page.wait_for_function("navigator.serviceWorker.controller || navigator.serviceWorker.ready"
                           ".then(({ active }) => active?.state === 'activated')", timeout=60_000)
    page.reload()
    page.wait_for_function("navigator.serviceWorker.controller", timeout=60_000)
    page.wait_for_function("document.documentElement.dataset.state !== 'loading'", timeout=60_000)
    page.context.set_offline(True)
    open_panel(page)
    assert run(page, page.input_value("#writing-text")) == ""
    assert page.evaluate("[...document.querySelectorAll('iframe')].every("
                         "(one) => !one.hasAttribute('sandbox'))")


@pytest.mark.prove
def test_a_plain_field_does_as_well(panel) -> None:
    go(panel, HEXAGONS)
    open_panel(panel)
    panel.check("#writing-plain")
    assert panel.is_visible("#writing-text") and not panel.is_visible("#editor")
    assert run(panel, panel.template) == ""
    panel.uncheck("#writing-plain")
    assert panel.is_visible("#editor")
