"""The place where puzzles are printed, in Chromium: codes, pages of a PDF, form and screens."""

from __future__ import annotations

from io import BytesIO
from itertools import product

import pytest
from pypdf import PdfReader

from tests.browser.axe import AXE_RULES, ask_axe
from tests.browser.conftest import DESKTOP
from tests.browser.pages import overflow, small_targets
from tests.codes import read_code

LINK = "#print?v=1&shapes=hexagon&make=4&per=4&mm=9&title=Monday&key={}&paper={}&set=amber-7"
CODES = "[...document.querySelectorAll('#print-pages .code > path')].map(one => one.outerHTML)"
TEXTS = "[...document.querySelectorAll('#print-pages .code')].map(one => one.dataset.code)"
LOOK = """async (rules) => (await axe.run({ runOnly: rules })).violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} ${node.target}`))"""


def codes(page, count: int) -> None:
    """Wait for the codes of all pages."""
    page.wait_for_function(
        f"document.querySelectorAll('#print-pages .code > path').length === {count}")


def printed(page, paper: str) -> PdfReader:
    return PdfReader(BytesIO(page.pdf(format=paper, prefer_css_page_size=True)))


def test_pages_codes_form_and_paper(open_page):
    page = open_page(LINK.format("back", "auto"))
    codes(page, 6)
    texts = page.evaluate(TEXTS)
    assert [read_code(path) for path in page.evaluate(CODES)] == texts
    assert {text.partition("#")[2].partition("?")[0] for text in texts} == {"maze", "print"}
    for paper, size in (("A4", (210, 297)), ("Letter", (216, 279))):
        found = printed(page, paper)
        assert len(found.pages) == 2
        assert [round(float(side) / 72 * 25.4) for side in found.pages[0].mediabox[2:]] == [*size]
        assert not any(sheet.images for sheet in found.pages)
        assert "Monday" in found.pages[0].extract_text()
        assert "Solutions" in found.pages[1].extract_text()
    page.fill("#print-form-make", "2")
    page.press("#print-form-make", "Enter")
    codes(page, 4)
    page.wait_for_function("location.hash.includes('make=2')")
    page.select_option("#print-form-paper", "letter")
    page.wait_for_function("document.querySelector('.pages').dataset.paper === 'letter'")
    found = printed(page, "A4")                            # the sheet says its own size
    assert len(found.pages) == 2
    assert [round(float(side) / 72 * 25.4) for side in found.pages[0].mediabox[2:]] == [216, 279]


@pytest.mark.prove
@pytest.mark.parametrize("per, key, paper", [*product((1, 2, 4, 6, 12), ("end", "back"),
                                                     ("a4", "letter", "auto"))])
def test_page_counts_are_exact(open_page, per, key, paper):
    page = open_page(LINK.format(key, paper) + f"&per={per}&make=12&qr=0")
    page.wait_for_selector("#print-pages .page")
    fronts = -(-12 // per)
    for name in ("A4", "Letter"):
        assert len(printed(page, name).pages) == fronts + (fronts if key == "back" else 1)


@pytest.mark.prove
@pytest.mark.parametrize("scheme, size", [*product(
    ("light", "dark"), [DESKTOP, (1024, 768), (360, 640), (640, 360), (320, 568)])])
def test_all_has_room_and_axe_finds_nothing(open_page, scheme, size):
    page = open_page(LINK.format("end", "auto") + "&foo=1", size, color_scheme=scheme)
    codes(page, 6)
    assert overflow(page)[0] == 0 and small_targets(page) == []
    assert ask_axe(page, LOOK, AXE_RULES) == []
    if page.is_visible("[data-sheet=sheets]"):
        page.click("[data-sheet=sheets]")
        page.wait_for_selector("#sheet[open] #print-form-make")
        assert ask_axe(page, LOOK, AXE_RULES) == []
