"""Gates 1 and 2: axe-core objects to nothing, wherever one is, and what it cannot decide by itself
is what somebody has looked at: REVIEWED.

Every place and mode, light and dark, at three widths; while Python is loading, ready, with sheets
and dialogs, finished.
"""

from __future__ import annotations

import re
from itertools import product

import pytest

from tests.browser.axe import AXE_RULES, ask_axe
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.pages import (
    KATAMINO,
    SMALL,
    finish,
    go,
    idle,
    sampled,
    wait_for,
)

SIZES = [DESKTOP, PHONE, (320, 568)]
PENTA = "#pentomino?v=1&board=5x3&pieces=PUV&challenge=penta3-PUV&mode=challenges"
TILES = "#pentomino?v=1&board=6x10&pieces=all&mode={}"
PLACES = {"maze": SMALL, "maze-play": SMALL, "maze-edit": SMALL, "search": KATAMINO,
          "tiles-play": TILES.format("play"), "tiles-count": TILES.format("count"),
          "tiles-edit": TILES.format("edit"), "challenges": PENTA}
DIALOGS = ("share", "settings", "help")
LOOK = """async (rules) => {
    const { violations, incomplete } = await axe.run({ runOnly: rules });
    const told = (all) => all.flatMap(({ id, nodes }) => nodes.map((node) =>
        [id, `${document.querySelector(node.target.at(-1))?.localName} ${node.target.join(" ")}`,
         node.any[0]?.message ?? node.all[0]?.message ?? ""]));
    return [told(violations), told(incomplete)];
}"""

# What axe-core cannot decide, and why it is well: rule, place, how the message begins or goes on.
REVIEWED = [
    ("color-contrast", r"select #[\w-]+", "background gradient",
     "a menu: the gradients draw its arrow, beside the words; ink on surface: tests/test_theme.py"),
    ("color-contrast", r"span #(mode|tool|play)-\w+-box > span(\[.*\])?",
     "overlapped by another element",
     "the button lies over its own words and can be seen through; ink on surface"),
    ("color-contrast", r"span #piece-\w > \.letter", "too short",
     "the letter of a piece: ink, or muted, on surface"),
    ("color-contrast", r"text \.l-\w", "too short",
     "the letter on a piece of the first picture: 4.5 and more, tests/test_theme.py"),
    ("color-contrast", r"kbd .* > kbd(:nth-child\(\d\))?", "only non-text characters",
     "signs of keys, such as arrows: ink on surface"),
    ("color-contrast", r"select #[\w-]+", "background image",
     "a menu in the system's own colors, which draws the arrow itself"),
    ("color-contrast", r"label #loading-text", "overlapped by another element",
     "the row of the time line lies over it and is empty there; muted on page"),
    ("color-contrast", r".*", "pseudo element",
     "the grip of a sheet, a bar of 36 by 4 pixels above all that is in it"),
    ("target-size", r"div div\[data-at=\"\d+\"\]", "partially obscured",
     "squares below a note, until it is dismissed; keys reach them all the same"),
]


def look(page) -> list[str]:
    """What axe-core objects to, and what it leaves open that nobody has looked at."""
    wrong, open_ = ask_axe(page, LOOK, AXE_RULES)
    new = [one for one in open_ if not any(
        one[0] == rule and re.fullmatch(place, one[1]) and words in one[2]
        for rule, place, words, _ in REVIEWED)]
    return [" | ".join(one) for one in wrong] + ["? " + " | ".join(one) for one in new]


@pytest.fixture(scope="module")
def page(lend_page_for_module):
    return lend_page_for_module(SMALL, reduced_motion="reduce")


# Each place once, schemes and widths in turns; the others: `make prove`.
@pytest.mark.parametrize("place, scheme, size", sampled(
    product(PLACES, ("light", "dark"), SIZES),
    lambda place, scheme, size: (scheme == "dark", SIZES.index(size))
    == (list(PLACES).index(place) % 2, list(PLACES).index(place) % 3)))
def test_axe_finds_nothing(page, place, scheme, size):
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    go(page, PLACES[place] + "&foo=1")                     # with a note
    if place.startswith("maze-"):
        page.evaluate("mode => document.getElementById(`mode-${mode}`).click()", place[5:])
    idle(page)
    found = {"ready": look(page)}
    page.click("#note-close")
    if place in ("maze", "search"):
        finish(page)
        found["finished"] = look(page)
    for button in page.locator(".dock button:visible").all():
        name = button.get_attribute("data-sheet")          # a sheet may cover its button
        button.click()
        found[name] = look(page)
        page.keyboard.press("Escape")
    assert {state: wrong for state, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("scheme, size", sampled(
    product(("light", "dark"), SIZES),
    lambda scheme, size: (scheme, size) in (("light", PHONE), ("dark", DESKTOP))))
def test_axe_finds_nothing_in_dialogs(page, scheme, size):
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    go(page, SMALL)
    found = {}
    for name in (*DIALOGS, "export"):
        page.evaluate("name => document.getElementById(name).click()", name)
        page.evaluate("""() => { for (const one of document.querySelectorAll(
            "dialog[open] details")) one.open = true; }""")
        idle(page)
        found[name] = look(page)
        page.evaluate("""() => { for (const one of document.querySelectorAll(
            "dialog[open] details")) one.open = false; }""")
        page.keyboard.press("Escape")
    assert {state: wrong for state, wrong in found.items() if wrong} == {}


@pytest.mark.prove                                         # a start held up, four times
def test_axe_finds_nothing_while_python_is_loading(new_page, site_url, watch):
    page, found = new_page(fresh=True, reduced_motion="reduce"), {}
    page.route("**/pyodide.asm.wasm", lambda route: None)  # never answered
    page.goto(site_url, wait_until="domcontentloaded")
    page.wait_for_function("document.documentElement.dataset.recorded")
    for failed in (False, True):
        if failed:
            page.evaluate("""dispatchEvent(new CustomEvent("meander-failed",
                { detail: { reason: "x" } }))""")
            wait_for(page, "failed")
        for link in ("#maze", KATAMINO):
            page.evaluate("link => { location.hash = link; }", link)
            for scheme in ("light", "dark"):
                page.emulate_media(color_scheme=scheme)
                for size in SIZES:
                    page.set_viewport_size({"width": size[0], "height": size[1]})
                    found[failed, link, scheme, size] = look(page)
    assert {state: wrong for state, wrong in found.items() if wrong} == {}
    watch.errors.clear()


def test_forced_colors_and_high_contrast(open_page):
    page = open_page(SMALL, forced_colors="active")
    finish(page)
    assert look(page) == []
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")


def test_what_was_reviewed_is_looked_at_one_by_one(page):
    """A menu with words on a gradient is found: the list lets nothing else through."""
    page.evaluate("""() => { document.getElementById("about").style.background =
        "linear-gradient(red, blue)"; }""")
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    found = look(page)
    page.evaluate("document.getElementById('about').style.background = ''")
    assert len(found) == 1 and "background gradient" in found[0]
