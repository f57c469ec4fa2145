"""Sharing: with and without what a browser may refuse; frames; addresses."""

from __future__ import annotations

import pytest

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.pages import (
    KATAMINO,
    MAZE,
    SMALL,
    box,
    finish,
    idle,
    overflow,
    position,
    settled_hash,
    small_targets,
    some_of,
    state,
)
from tests.browser.tables import diagonal

CLIPBOARD = """Object.defineProperty(navigator, "clipboard",
    {{ configurable: true, value: {} }});"""
REFUSE = "{ writeText: () => Promise.reject(new Error('no')) }"
KEPT = "{ writeText: (text) => { window.copied = text; return Promise.resolve(); } }"
OLD_WAY = """document.execCommand = () => {{
    window.copied = getSelection().toString();
    return {};
}};"""


def prepared(new_page, site_url, script: str, link: str = SMALL, **options):
    """A page with parts of the browser replaced before it is loaded."""
    page = new_page(**options)
    page.add_init_script(script)
    page.goto(site_url + link)
    page.wait_for_function("document.documentElement.dataset.state !== 'loading'")
    return page


def said(page) -> str:
    page.wait_for_function("document.getElementById('share-said').textContent")
    return page.text_content("#share-said")


def test_the_link_is_copied(open_page, site_url):
    page = open_page(SMALL)
    page.evaluate(CLIPBOARD.format(KEPT))
    page.click("#share")
    page.click("#share-copy")
    assert said(page) == "Link copied"
    assert page.evaluate("copied") == site_url + SMALL == page.input_value("#share-link")
    page.keyboard.press("Escape")
    page.click("#share")
    assert page.text_content("#share-said") == ""          # not yet, this time


@pytest.mark.parametrize("clipboard", some_of(["undefined", REFUSE], [REFUSE]),
                         ids=["missing", "refused"])
@pytest.mark.parametrize("works", [True, False], ids=["old way", "by hand"])
def test_the_link_is_copied_although_the_clipboard_refuses(open_page, site_url, clipboard, works):
    page = open_page(SMALL)
    page.evaluate(CLIPBOARD.format(clipboard) + OLD_WAY.format(str(works).lower()))
    page.click("#share")
    page.click("#share-copy")
    assert (said(page) == "Link copied") is works
    assert "Ctrl+C" in said(page) or works
    selected = page.evaluate("""() => { const field = document.getElementById("share-link");
        return field.value.slice(field.selectionStart, field.selectionEnd); }""")
    assert selected == site_url + SMALL
    assert page.evaluate("document.activeElement.id") == "share-link"


def test_sending_is_offered_where_there_is_web_share(new_page, site_url):
    send = "navigator.share = (what) => { window.sent = what; return Promise.resolve(); };"
    page = prepared(new_page, site_url, send)
    page.click("#share")
    page.click("#share-send")
    assert page.evaluate("sent.url") == site_url + SMALL
    page = prepared(new_page, site_url, "delete Navigator.prototype.share;")
    page.click("#share")
    assert not page.is_visible("#share-send") and page.is_visible("#share-copy")


def test_sharing_works_before_python(new_page, site_url):
    page = new_page(fresh=True)
    page.route("**/pyodide.asm.wasm", lambda route: None)  # never answered
    page.goto(site_url + SMALL, wait_until="domcontentloaded")
    page.click("#share")
    assert page.input_value("#share-link") == site_url + SMALL


def test_the_code_is_fetched_when_it_is_looked_at(open_page, watch):
    page = open_page(SMALL)
    page.click("#share")
    assert not [url for url in watch.requests if "lean-qr" in url]
    page.click("#share-dialog summary >> nth=0")
    page.wait_for_selector("#qr path", state="attached")
    size = int(page.get_attribute("#qr", "viewBox").split()[2]) - 8      # without the quiet border
    assert size % 4 == 1 and 29 <= size <= 61                            # 17 + 4 times the version
    before = page.get_attribute("#qr path", "d")
    page.check("#share-walls")
    page.wait_for_function("d => document.querySelector('#qr path').getAttribute('d') !== d",
                           arg=before)
    assert page.input_value("#share-link").count("walls=") == 1


def test_the_step_comes_back(open_page):
    page = open_page(SMALL)
    page.click("#to-end")
    page.click("#back")
    idle(page)
    at = position(page)
    page.click("#share")
    page.check("#share-step")
    link = page.input_value("#share-link")
    assert link.endswith(f"&at={at}")
    other = open_page("#" + link.split("#")[1])
    idle(other)
    assert position(other) == at and state(other) == "paused"


@pytest.mark.prove                                         # dialogs: test_gates_axe.py
@pytest.mark.parametrize("link, scheme, size", diagonal(
    [SMALL, KATAMINO], ["light", "dark"], [DESKTOP, PHONE, (320, 568)]))
def test_axe_finds_nothing_in_the_dialogs(open_page, violations, link, scheme, size):
    page = open_page(link, size, color_scheme=scheme, reduced_motion="reduce")
    for name in ("share", "settings", "help"):
        page.click(f"#{name}")
        for summary in page.query_selector_all(f"#{name}-dialog summary"):
            summary.click()
        assert violations(page) == [], name
        assert small_targets(page) == [] and overflow(page)[0] == 0
        place = box(page, f"#{name}-dialog")
        assert place["x"] >= 0 and place["x"] + place["width"] <= size[0]
        assert place["y"] >= 0 and place["y"] + place["height"] <= size[1]
        page.keyboard.press("Escape")
        assert not page.is_visible(f"#{name}-dialog")
        assert page.evaluate("document.activeElement.id") == name


def test_sharing_by_keyboard_alone(open_page, site_url):
    page = open_page(SMALL)
    page.evaluate(CLIPBOARD.format(KEPT))
    page.focus("#share")
    for key in ("Enter", "Tab", "Enter"):                  # the link has the focus at first
        page.keyboard.press(key)
    assert said(page) == "Link copied" and page.evaluate("copied") == site_url + SMALL


def test_a_sign_opens_help_and_its_address_does(open_page):
    page = open_page(SMALL)
    page.keyboard.press("?")
    assert page.is_visible("#help-dialog")
    page.keyboard.press("g")                               # the dialog's, not the maze's
    page.keyboard.press("Escape")
    assert page.evaluate("location.hash") == SMALL
    page.evaluate("location.hash = '#help'")
    page.wait_for_selector("#help-dialog[open]")
    assert page.evaluate("location.hash") == SMALL and page.text_content("#note-text") == ""


# --- frames ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("link, controls, size", diagonal(
    [MAZE, KATAMINO], ["", "&controls=0"], [(480, 600), (300, 320), (900, 400)]))
def test_an_embedded_board(open_page, violations, link, controls, size):
    page = open_page(link + "&embed=1" + controls, size)
    finish(page)
    assert not page.is_visible("header") and not page.is_visible(".panel")
    assert overflow(page) == (0, 0) and small_targets(page) == []
    board = box(page, ".board")
    assert min(board["width"], board["height"]) >= 0.5 * min(size)
    assert page.is_visible("#play") and page.is_visible("#timeline") is (not controls)
    assert page.get_attribute("#embed-open", "href") == link
    assert [text for text in violations(page) if not text.startswith("page-has-heading-one")] == []


def test_a_loop_goes_round(open_page):
    page = open_page(SMALL + "&embed=1&loop=20-30&speed=60")
    page.evaluate("""() => { window.seen = [];
        const line = document.getElementById("timeline");
        window.watching = new MutationObserver(() => seen.push(Number(line.value)));
        watching.observe(document.getElementById("count"), { childList: true }); }""")
    page.wait_for_function("seen.length > 40")
    seen = page.evaluate("seen")
    assert min(seen) >= 20 and max(seen) <= 31
    assert sum(a > b for a, b in zip(seen, seen[1:])) >= 2


# --- addresses ------------------------------------------------------------------------------------


def test_dragging_a_slider_writes_no_history(open_page):
    page = open_page(SMALL)
    settled_hash(page)
    page.evaluate("""() => { window.told = 0;
        for (const how of ["pushState", "replaceState"]) {
            const old = history[how].bind(history);
            history[how] = (...what) => { told += 1; return old(...what); };
        } }""")
    for slider in ("#timeline", "#speed"):
        place = box(page, slider)
        page.mouse.move(place["x"] + 5, place["y"] + place["height"] / 2)
        page.mouse.down()
        for share in range(20):
            page.mouse.move(place["x"] + place["width"] * share / 20,
                            place["y"] + place["height"] / 2)
            idle(page)
        page.mouse.up()
    settled_hash(page)
    assert page.evaluate("told") <= 2
