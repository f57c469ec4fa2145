"""Books: their plan, margins and chapters, and PDF files, read by a program that has nothing to do
with what wrote them."""

from __future__ import annotations

import subprocess
from io import BytesIO
from itertools import pairwise
from math import dist
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from maze.language import Language
from maze.languages import table
from maze.paper.choosing import Puzzle
from maze.paper.frames import EIGHTH, OUTER, SIZES, body, inner
from maze.paper.html import html
from maze.paper.layout import laying_out, pages_of
from maze.paper.page import Drawing, Page, Text
from maze.paper.plan import plan
from maze.paper.recipe import SheetRecipe
from maze.paper.svg import Voice
from maze.progress import finish
from maze.recipe import Recipe
from tests.test_paper import corners

if TYPE_CHECKING:
    from pypdf import PageObject

ROOT = Path(__file__).resolve().parents[1]
MM = 25.4 / 72
TRIMS = [trim for trim in SIZES if "x" in trim]


def book(make: int = 6, **changes: object) -> tuple[SheetRecipe, list[Page]]:
    """A book of small mazes whose difficulty is their number."""
    recipe = SheetRecipe(**{"make": make, "per": 1, "trim": "6x9", "dv": 2, **changes})
    puzzles = [Puzzle(Recipe(size=(5, 4), seed=str(at)), at * 100 // make, 2)
               for at in range(make)]
    return recipe, finish(laying_out(recipe, puzzles))


def texts(page: Page) -> list[str]:
    return [str(item.text) for item in page.items if isinstance(item, Text)]


@pytest.mark.parametrize("make", [1, 7, 60, 200])
@pytest.mark.parametrize("chapters", [1, 5, 12])
@pytest.mark.parametrize("per", [1, 4])
def test_a_plan_has_each_puzzle_twice_and_chapters_at_the_right(make, chapters, per):
    found = plan(SheetRecipe(make=make, chapters=chapters, per=per, trim="6x9"))
    kinds = [leaf.kind for leaf in found.leaves]
    assert kinds[:3] == ["title", "about", "chapter"] and found.pages % 2 == 0
    for kind, most in (("puzzles", per), ("solutions", 4)):
        some = [leaf.some for leaf in found.leaves if leaf.kind == kind]
        assert [at for part in some for at in part] == list(range(make))
        assert max(map(len, some)) <= most
    assert [at % 2 for at, kind in enumerate(kinds) if kind == "chapter"] == [0] * len(
        found.chapters)
    lengths = list(map(len, found.chapters))
    assert len(lengths) == min(chapters, make) and max(lengths) - min(lengths) <= 1


def test_the_inner_margin_grows_with_the_pages():
    """At least what printers ask for: 0.375 in up to 150 pages, 0.5 up to 300, then 0.625."""
    for pages, inches in ((24, 0.375), (150, 0.375), (151, 0.5), (300, 0.5), (301, 0.625)):
        assert inner(pages) == pytest.approx(25.4 * inches + EIGHTH)
    few, many = (body(SheetRecipe(make=make, per=1, trim="5x8")) for make in (20, 200))
    assert few.width > many.width and few.x < many.x


@pytest.mark.parametrize("trim", TRIMS)
def test_nothing_lies_in_the_margins_and_the_inner_one_is_at_the_fold(trim):
    recipe, pages = book(trim=trim)
    width, height = SIZES[trim]
    fold = body(recipe).x
    for at, page in enumerate(pages, 1):
        left, right = (fold, OUTER) if at % 2 else (OUTER, fold)
        assert (page.width, page.height, page.auto) == (width, height, False)
        for item in page.items:
            if isinstance(item, Drawing):
                for x, y in corners(item):
                    assert left - 0.5 <= x <= width - right + 0.5
                    assert OUTER - 0.5 <= y <= height - OUTER + 0.5
            elif not isinstance(item, Text):
                assert left - 0.01 <= item.x and item.x + item.side <= width - right + 0.01


def test_chapters_grow_and_pages_are_numbered():
    recipe, pages = book(12, chapters=3)
    chapters = [texts(page) for page in pages if page.kind == "chapter"]
    assert [words[:3] for words in chapters] == [
        ["Chapter 1", "gentle to medium", "Puzzles 1 to 4"],
        ["Chapter 2", "tricky to hard", "Puzzles 5 to 8"],
        ["Chapter 3", "hard to fiendish", "Puzzles 9 to 12"]]
    for at, page in enumerate(pages, 1):
        numbered = page.kind not in ("title", "about", "blank")
        assert (str(at) in texts(page)[-1:]) == numbered
    keys = next(at for at, page in enumerate(pages, 1) if page.kind == "solutions")
    assert f"The solutions begin on page {keys}." in texts(pages[1])


def test_a_real_book_is_easy_first_and_hard_last():
    recipe = SheetRecipe(make=6, per=1, trim="5x8", mm=7, chapters=2, dv=2)
    words = [texts(page)[1] for page in pages_of(recipe) if page.kind == "puzzles"]
    order = ["gentle", "easy", "medium", "tricky", "hard", "fiendish"]
    assert all(order.index(a) <= order.index(b) for a, b in pairwise(words))
    assert order.index(words[-1]) - order.index(words[0]) >= 2


def pdf_of(pages: list[Page], title: str, tag: str, file: Path) -> str:
    """Written by the page's own script; the signs that its fonts lack."""
    voice = Voice(Language(tag, table(tag)).say if tag != "en" else str)
    done = subprocess.run(["node", "tests/js/pdf_of.mjs", str(file)], cwd=ROOT, check=False,
                          capture_output=True, input=html(pages, title, voice, tag).encode())
    assert done.returncode == 0, done.stderr.decode()[-300:]
    return done.stdout.decode().strip()


@pytest.mark.native
@pytest.mark.parametrize(("tag", "title", "lacks", "words"), [
    ("el", "Λαβύρινθοι για την Ώρα", "", ("Λύσεις", "Κεφάλαιο 1")),
    pytest.param("pl", "Zażółć gęślą jaźń", "", ("Rozwiązania",), marks=pytest.mark.prove),
    pytest.param("hu", "Árvíztűrő tükörfúrógép", "", ("Megoldások",), marks=pytest.mark.prove),
    pytest.param("en", "A 漢 and another 漢", "漢", ("Solutions",), marks=pytest.mark.prove)])
def test_a_pdf_has_its_size_its_words_and_no_dots(tmp_path, tag, title, lacks, words):
    from pypdf import PdfReader  # Pyodide has none

    recipe, pages = book(5, chapters=1, title=title, qr=0)
    file = tmp_path / "book.pdf"
    assert pdf_of(pages, title, tag, file) == lacks
    first = file.read_bytes()
    found = PdfReader(BytesIO(first))
    assert len(found.pages) == plan(recipe).pages == len(pages)
    for page in found.pages:
        for box in (page.mediabox, page.cropbox, page.trimbox, page.bleedbox):
            assert [round(float(side) * MM, 1) for side in box] == [0, 0, 152.4, 228.6]
        assert not page.images and not page["/Resources"].get("/XObject")
    text = "\n".join(page.extract_text() for page in found.pages)
    shown = title.replace(lacks or "\0", "□")
    assert shown in text and all(word in text for word in words)
    assert found.metadata and found.metadata.title == title
    assert found.trailer["/Root"]["/Lang"] == tag
    at = next(at for at, page in enumerate(pages) if page.kind == "puzzles")
    drawing = next(item for item in pages[at].items if isinstance(item, Drawing))
    ends = line_ends(found.pages[at], 228.6)
    for column, row in ((0, 0), (5, 0), (0, 4), (5, 4)):   # of the maze, in millimeters
        corner = (drawing.x + column * drawing.unit, drawing.y + row * drawing.unit)
        assert min(dist(corner, end) for end in ends) < 0.01
    fonts = {font["/BaseFont"] for page in found.pages
             for font in page["/Resources"].get("/Font", {}).values()}
    assert {str(name).split("-")[0].lstrip("/") for name in fonts} == {"DejaVuSans"}


def line_ends(page: PageObject, height: float) -> list[tuple[float, float]]:
    """Where lines of a page begin and end, in millimeters from its top left."""
    found: list[tuple[float, float]] = []

    def seen(operator: bytes, operands: list[float], matrix: list[float], _: object) -> None:
        if operator in (b"m", b"l"):
            (a, b, c, d, e, f), (x, y) = matrix, map(float, operands)
            found.append(((a * x + c * y + e) * MM, height - (b * x + d * y + f) * MM))

    page.extract_text(visitor_operand_before=seen)
    return found
