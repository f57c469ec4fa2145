"""Files and paper, from both workshops."""

from __future__ import annotations

import json
import re
import struct
from itertools import product
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.pages import (
    KATAMINO,
    SMALL,
    finish,
    idle,
    overflow,
    picture,
    sampled,
    small_targets,
)

LINKS = pytest.mark.parametrize("link", [SMALL, KATAMINO], ids=["maze", "pentomino"])
LARGE = "#maze?v=1&shape=square&size=120x160&by=binary_tree&seed=a&solve=breadth_first&at=30000"


def open_export(page) -> None:
    if not page.is_visible("#export"):
        page.click("[data-sheet=facts]")
    page.click("#export")


def saved(page, what: str, form: str, colors: str = "light") -> tuple[str, bytes]:
    """The file that is handed over."""
    page.select_option("#export-what", what)
    page.select_option("#export-as", form)
    page.select_option("#export-colors", colors)
    with page.expect_download() as download:
        page.click("#export-save")
    assert page.text_content("#export-said") == f"Saved: {download.value.suggested_filename}"
    return download.value.suggested_filename, Path(download.value.path()).read_bytes()


def size_of(png: bytes) -> tuple[int, int]:
    return struct.unpack(">II", png[16:24])


@LINKS
def test_files(open_page, link):
    page = open_page(link)
    finish(page)
    open_export(page)
    name, png = saved(page, "shown", "png")
    assert name.endswith(".png") and png.startswith(b"\x89PNG") and b"pHYs" not in png
    _, large = saved(page, "solved", "print", "print")
    assert size_of(large) > size_of(png) and b"pHYs" in large
    assert 2100 <= size_of(large)[0] <= 2200                             # 186 mm at 300 dpi
    assert ElementTree.fromstring(saved(page, "plain", "svg", "dark")[1]).tag.endswith("svg")
    assert len(saved(page, "solved", "text")[1].splitlines()) >= 5
    assert json.loads(saved(page, "solved", "json")[1])["link"] == link


def test_an_export_leaves_the_board_as_it_was(open_page):
    page = open_page(SMALL + "&at=40")
    idle(page)
    before = picture(page)
    open_export(page)
    saved(page, "shown", "svg")
    page.keyboard.press("Escape")
    page.click("#forward")
    page.click("#back")
    idle(page)
    assert picture(page) == before


@pytest.mark.parametrize("scheme, size", sampled(
    product(["light", "dark"], [DESKTOP, PHONE, (320, 568)]),
    lambda scheme, size: (scheme, size) == ("dark", PHONE)))         # dialogs: test_gates_axe.py
def test_axe_finds_nothing_in_the_dialog(open_page, violations, scheme, size):
    page = open_page(SMALL, size, color_scheme=scheme, reduced_motion="reduce")
    open_export(page)
    assert violations(page) == [] and small_targets(page) == [] and overflow(page)[0] == 0


# --- paper ---------------------------------------------------------------------------------------


def pages_of(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf))


@pytest.mark.parametrize("link, paper, landscape", sampled(
    product([SMALL, KATAMINO, LARGE], ["A4", "Letter"], [False, True]),
    lambda *row: row in ((SMALL, "A4", False), (KATAMINO, "Letter", True), (LARGE, "A4", False))))
def test_one_page_without_an_image(open_page, link, paper, landscape):
    page = open_page(link, color_scheme="dark", reduced_motion="reduce")
    idle(page)
    pdf = page.pdf(format=paper, landscape=landscape)
    assert pages_of(pdf) == 1 and not re.search(rb"/Subtype\s*/Image", pdf)


def test_the_button_prints(open_page):
    page = open_page(SMALL)
    page.evaluate("""() => { window.print = () => dispatchEvent(new Event("beforeprint")); }""")
    open_export(page)
    page.click("#export-print")
    page.wait_for_selector("#print-picture svg", state="attached")
    assert page.text_content("#print-title").startswith("Square maze")
    assert not page.is_visible("#print-sheet")
    page.emulate_media(media="print")
    assert page.is_visible("#print-sheet") and not page.is_visible("#export-dialog")
    assert not page.is_visible("header") and not page.is_visible("main")
    page.emulate_media(media="screen")


def test_a_file_for_another_tool_is_made_with_its_part_of_the_page(open_page):
    page = open_page(SMALL)
    open_export(page)
    page.select_option("#export-as", "stl")
    page.fill("#export-measures-cell", "12")
    with page.expect_download() as download:
        page.click("#export-save")
    content = Path(download.value.path()).read_bytes()
    count, = struct.unpack_from("<I", content, 80)
    assert len(content) == 84 + 50 * count and count > 500
    page.select_option("#export-as", "svg")
    assert not page.is_visible("#export-measures")
