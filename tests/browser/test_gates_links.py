"""Gate 25: a bad link is a picture and a sentence, within a second of Python being ready."""

from __future__ import annotations

import pytest

from tests.browser.pages import SMALL

# When Python took over, and when there were both a picture and a sentence.
WATCH = """
    const times = window.times = {};
    new MutationObserver(() => {
        const state = document.documentElement?.dataset.state ?? "loading";
        if (times.ready || state === "loading") return;
        times.ready = performance.now();
        const look = () => {
            const canvas = document.getElementById("canvas");
            const said = document.getElementById("note-text");
            const box = said.getBoundingClientRect();
            if (said.textContent && box.height > 10 && said.checkVisibility()
                && canvas.toDataURL().length > 3000) times.shown = performance.now();
            else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
    }).observe(document, { attributeFilter: ["data-state"], subtree: true });
"""


@pytest.mark.parametrize("link, words", [
    ("#maze?v=1&shape=sqare&size=900x15&by=wilsn&seed=a", "Did you mean Wilson"),
    ("#maze?v=1&shape=mask&size=8x6&by=eller&mask=oops&walls=oops", "damaged"),
    ("#pentomino?v=1&board=5x6&pieces=FILNP&place=F1&mode=play", "5 pieces cover 25 squares"),
    (SMALL.replace("v=1", "v=9") + "&foo=1", "newer version"),
], ids=["names", "drawing", "pieces", "version"])
def test_a_bad_link_is_a_picture_and_a_sentence_at_once(new_page, site_url, link, words):
    page = new_page()
    page.add_init_script(WATCH)
    page.goto(site_url + link)
    page.wait_for_function("window.times.shown")
    times = page.evaluate("times")
    assert words in page.inner_text("#note-text")
    assert times["shown"] - times["ready"] <= 1000
    assert page.locator("dialog[open]").count() == 0
