"""The place where puzzles are printed: form, preview, work and links, without a browser."""

from __future__ import annotations

import re

import pytest

from maze.cli import main
from maze.paper.layout import pages_of
from maze.paper.packed import packed, unpacked
from maze.share import decode
from tests.test_web import Site

LINK = "#print?v=1&shapes=square&make=4&per=4&mm=9&title=A%20%26%20%3Cb%3E&set=amber-7&dv=1"
SVG = re.compile(r"<svg.*?</svg>", re.DOTALL)
CODE = re.compile(r'<g class="code"[^>]*?(?:/>|>.*?</g>)', re.DOTALL)


def printing(link: str = LINK) -> Site:
    """The place, its pages made."""
    site = Site(link).frames(2)
    for _ in range(400):
        if site.page.texts["print-pages"]:
            break
        site.frames(1)
        site.browser.loop.run()
    return site


def test_pages_travel_as_bytes():
    pages = pages_of(decode(LINK.replace("make=4", "make=4&key=back&keys=1")).recipe)
    assert unpacked(packed(pages, None)) == (pages, None)


def test_page_and_command_line_make_the_same_pages(tmp_path):
    """Apart from the codes, which two libraries draw."""
    site = printing()
    shown = [CODE.sub("", page) for page in SVG.findall(site.page.texts["print-pages"])]
    file = tmp_path / "sheet.html"
    assert main(["sheet", LINK, "--home", site.browser.home(), "-o", str(file)]) == 0
    written = [CODE.sub("", page) for page in SVG.findall(file.read_text(encoding="utf-8"))]
    assert len(shown) == 2 and shown == written


def test_codes_are_left_to_the_script_of_the_page():
    site = printing()
    texts = re.findall(r'data-code="([^"]*)"', site.page.texts["print-pages"])
    assert len(texts) == 6 and all(text.startswith(site.browser.home() + "#") for text in texts)


def test_the_form_says_the_recipe_and_changes_it():
    site = printing()
    page = site.page
    assert page.read("print-form-make") == "4" and page.read("print-more-title") == "A & <b>"
    assert page.of("boards") == "none" and page.of("place") == "print"
    assert "4 puzzles on 2 pages" in page.read("print-told")
    before = page.texts["print-pages"]
    page.texts["print-form-make"] = "2"
    page.texts["print-shapes-polar"] = "1"
    page.texts["print-pages"] = ""
    page.fire("print-form", "change")
    assert site.app.run.recipe.make == 2
    assert site.app.link.startswith("#print?v=1&shapes=polar.square&make=2&per=4&mm=9")
    for _ in range(400):
        site.frames(1)
        site.browser.loop.run()
    assert page.texts["print-pages"] not in ("", before)


def test_what_cannot_be_is_a_sentence():
    site = printing()
    site.page.texts["print-shapes-square"] = "0"
    site.page.fire("print-shapes", "change")
    assert site.note == "Choose one to 8 shapes."
    site = printing(LINK + "&by=eller")
    site.page.texts["print-shapes-voronoi"] = "1"
    site.page.fire("print-shapes", "change")
    assert "Using Recursive backtracker." in site.note


def test_work_can_be_stopped():
    site = Site("#print?v=1&make=60&per=1&mm=4").frames(1)
    assert site.page.attributes["print-stop", "hidden"] is None
    site.page.fire("print-stop", "click")
    site.frames(30)
    site.browser.loop.run()
    assert site.page.texts["print-pages"] == "" and "Stopped" in site.page.read("print-told")
    assert site.page.attributes["print-stop", "hidden"] == ""
    site.page.fire("print-print", "click")
    assert site.browser.printed == 0


def test_print_and_another_seed():
    site = printing()
    site.page.fire("print-print", "click")
    assert site.browser.printed == 1
    assert site.browser.press("g") and site.app.run.recipe.set == "SEED0"
    assert site.bar.entries[-1].endswith("set=SEED0&dv=1")


@pytest.mark.parametrize("link", [
    "#maze?v=1&shape=hexagon&size=9x8&by=prim&seed=monday&braid=20&solve=a_star",
    "#maze?v=1&shape=word&mask=HI&by=wilson"])
def test_a_sheet_of_mazes_like_the_one_that_is_shown(link):
    site = Site(link).frames(1)
    decoded = decode(site.page.attributes["sheet-of", "href"])
    model, recipe = decoded.recipe.models[0], site.app.run.recipe
    assert not decoded.notes and decoded.recipe.most == recipe.size
    assert (model.shape, model.by, model.asked()) == (recipe.shape, recipe.by, recipe.asked())
    assert model.mask == recipe.mask and decoded.recipe.set == recipe.seed
