"""Gate 25: a bad link is a picture and a sentence, as soon as Python is ready.

How long that takes is a figure of `make bench-boot`.
"""

from __future__ import annotations

import pytest

from tests.browser.pages import SMALL, idle, picture

BLANK = """() => { const one = document.createElement("canvas"), { width, height } =
    document.getElementById("canvas");
    [one.width, one.height] = [width, height];
    return one.toDataURL(); }"""


@pytest.mark.parametrize("link, words", [
    ("#maze?v=1&shape=sqare&size=900x15&by=wilsn&seed=a", "Did you mean Wilson"),
    ("#maze?v=1&shape=mask&size=8x6&by=eller&mask=oops&walls=oops", "damaged"),
    ("#pentomino?v=1&board=5x6&pieces=FILNP&place=F1&mode=play", "5 pieces cover 25 squares"),
    (SMALL.replace("v=1", "v=9") + "&foo=1", "newer version"),
], ids=["names", "drawing", "pieces", "version"])
@pytest.mark.parametrize("fresh", [False, pytest.param(True, marks=pytest.mark.prove)],
                         ids=["by link", "at the start"])
def test_a_bad_link_is_a_picture_and_a_sentence_at_once(open_page, link, words, fresh):
    page = open_page(link, fresh=fresh)
    idle(page)
    assert words in page.inner_text("#note-text")
    assert page.is_visible("#note-text") and picture(page) != page.evaluate(BLANK)
    assert page.locator("dialog[open]").count() == 0
