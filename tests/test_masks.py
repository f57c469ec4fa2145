"""Drawings as shapes: bitmaps and words, in links and on the command line."""

from __future__ import annotations

from itertools import product, zip_longest

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from maze.cli import main
from maze.connected import pieces
from maze.errors import RecipeError
from maze.grids.glyphs import LETTERS, LOOK
from maze.grids.masks import Bitmap, Letters, bitmap, squares
from maze.language import LANGUAGES
from maze.recipe import Recipe
from maze.share import decode, encode
from maze.words import place

RING = "#####\n#...#\n#...#\n#####"
RING_TEXT, RING_SIZE = Bitmap().read(RING)


def ring() -> Recipe:
    return Recipe(shape="mask", size=RING_SIZE, mask=RING_TEXT)


def test_a_picture_becomes_cells() -> None:
    assert RING_SIZE == (5, 4)
    grid = ring().grid()
    assert len(grid) == 14 and grid.edges == 14
    assert [len(row) for row in grid.rows] == [5, 2, 2, 5]


@given(st.integers(2, 12), st.integers(2, 12), st.data())
@settings(max_examples=60)
def test_a_bitmap_comes_back(width: int, height: int, data: st.DataObject) -> None:
    cells = data.draw(st.sets(st.tuples(st.integers(0, width - 1), st.integers(0, height - 1))))
    text = bitmap(cells, width, height)
    assert set(squares(text, width, height)) == cells
    assert sum(map(len, pieces(cells))) == len(cells)
    repaired, note = Bitmap().repair(text, (width, height))
    assert repaired == text or note
    if repaired:
        recipe = Recipe(shape="mask", size=(width, height), mask=repaired)
        decoded = decode(encode(recipe))
        assert decoded.recipe == recipe and not decoded.notes


def test_the_column_counts_the_squares_that_a_drawing_leaves_out() -> None:
    grid = ring().grid()
    assert [str(place(grid, cell)) for cell in (0, 4, 5, 6, 13)] == [
        "row 1, column 1", "row 1, column 5", "row 2, column 1", "row 2, column 5",
        "row 4, column 5"]


@pytest.mark.parametrize(("mask", "note"), [
    ("!!!!", "The drawing in this link is damaged."),
    ("AAAA", "The drawing in this link is empty."),
    (RING_TEXT[:-1], "The drawing in this link is damaged."),
    (RING_TEXT + "A", "The drawing in this link is damaged.")])
def test_damaged_drawings_are_dropped(mask: str, note: str) -> None:
    size = "5x4" if mask != "AAAA" else "6x3"
    decoded = decode(f"#maze?v=1&shape=mask&size={size}&by=prim&seed=a&mask={mask}")
    assert note in map(str, decoded.notes)
    assert decoded.recipe == Recipe(shape="mask", size=tuple(map(int, size.split("x"))), by="prim",
                                    seed="a")
    assert decoded.recipe.grid().is_connected()


def test_the_largest_piece_is_used() -> None:
    text = bitmap([(0, 0), (2, 0), (3, 0), (3, 1)], 4, 2)
    with pytest.raises(RecipeError, match="expected a drawing in one piece: it has 2"):
        Recipe(shape="mask", size=(4, 2), mask=text)
    decoded = decode(f"#maze?v=1&shape=mask&size=4x2&by=prim&seed=a&mask={text}")
    assert str(decoded.note) == "The drawing in this link has several pieces; the largest is used."
    assert squares(decoded.recipe.mask, 4, 2) == [(2, 0), (3, 0), (3, 1)]


@pytest.mark.parametrize("size", list(product((2, 3, 5, 40), (2, 3, 8, 41))))
def test_the_heart_is_in_one_piece(size: tuple[int, int]) -> None:
    grid = Recipe(shape="mask", size=size).grid()
    assert grid.is_connected() and len(grid) > 3


def test_other_shapes_have_no_use_for_a_drawing() -> None:
    assert Recipe(mask="ABC") == Recipe()
    assert decode("#maze?v=1&mask=ABC").recipe == Recipe()


@pytest.mark.parametrize("pen", [2, 3, 5])
@pytest.mark.parametrize("text", [
    *map("".join, zip_longest(*[iter(sorted(LETTERS))] * 12, fillvalue="")), "HI", "ŻÓŁW",
    "ΛΑΒΎΡΙΝΘΟΣ", "JAM", "L AT", "MAZE 2026", "QXYVWTKPZ", "5GRBSDF", "1234567890", "EEEEEEEEEEEE"])
def test_every_word_hangs_together(text: str, pen: int) -> None:
    recipe = Recipe(shape="word", size=(pen,), mask=text)
    assert recipe.grid().is_connected()
    assert decode(encode(recipe)).recipe == recipe


ALPHABETS = {"de": "ÄÖÜẞ", "pl": "ĄĆĘŁŃÓŚŹŻ", "hu": "ÁÉÍÓÖŐÚÜŰ", "et": "ŠŽÕÄÖÜ",
             "el": "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏΪΫ"}


@pytest.mark.parametrize("letters", ALPHABETS.values(), ids=ALPHABETS)
def test_words_take_the_letters_of_every_language_of_the_page(letters: str) -> None:
    assert ALPHABETS.keys() == LANGUAGES.keys() - {"en"}
    for letter in letters:
        link = encode(Recipe(shape="word", size=(2,), mask=f"A{letter}"))
        assert decode(link).recipe.mask == f"A{letter}" and decode(link).notes == []
    assert Letters().read(letters.replace("ẞ", "").lower())[0] == letters.replace("ẞ", "")


def test_no_two_letters_look_alike_but_greek_and_latin_ones() -> None:
    boards = [Recipe(shape="word", size=(3,), mask=letter).grid()
              for letter in LETTERS - LOOK.keys() - set("0ΆΈΉΊΌΎΪΫ")]
    found = {tuple(map(board.center, range(len(board)))) for board in boards}
    assert len(found) == len(boards)


def test_the_path_leads_from_the_first_letter_to_the_last_whatever_marks_stand_higher() -> None:
    recipe = Recipe(shape="word", size=(2,), mask="IÓĄI")
    picture = recipe.picture()
    start, goal = map(picture.maze.grid.center, (picture.start, picture.goal))
    _, _, right, low = picture.maze.grid.geometry.bounds
    assert start[0] < 10 and start[1] < 1 and goal[0] > right - 10 and goal[1] > 13


def test_letters_are_joined_one_after_the_other() -> None:
    """The way to the last letter passes every letter before it."""
    picture = Recipe(shape="word", size=(2,), mask="HIHI", solve="breadth_first").picture()
    xs = [picture.maze.grid.center(cell)[0] for cell in picture.path or ()]
    assert min(xs) < 1 and max(xs) > 26
    assert all(abs(a - b) <= 1 for a, b in zip(xs, xs[1:], strict=False))


@pytest.mark.parametrize("text", ["HEL/LO", "I/WIDER", "A/ÄÖ/Ż", "WIDER/I", "ΩM/Ę 1"])
def test_lines_of_words_stand_below_each_other(text: str) -> None:
    """The path leads from the first letter of the first line to the last letter of the last."""
    picture = Recipe(shape="word", size=(2,), mask=text, solve="breadth_first").picture()
    grid, lines = picture.maze.grid, text.split("/")
    whole = {(int(x), int(y)) for x, y in map(grid.center, range(len(grid)))}
    assert len(pieces(whole)) == 1 and grid.is_connected()
    right, left = max(x for x, _ in whole), min(x for x, _ in whole)
    assert right - left + 1 == max(Recipe(shape="word", size=(2,), mask=line).grid().geometry
                                   .bounds[2] for line in lines)
    low = max(y for _, y in whole)
    assert low >= 14 * len(lines) - 2                      # seven pens each
    assert grid.center(picture.start)[1] < 14 and grid.center(picture.goal)[1] > low - 16
    assert picture.path


@pytest.mark.parametrize(("given", "wanted", "noted"), [
    ("maze", "MAZE", True), ("MAZE", "MAZE", False), ("%21%21", "", True),
    ("A" * 40, "A" * 12, True), ("A++B", "AB", True), ("HEL/LO", "HEL/LO", False),
    ("/A%20/%20/B/", "A/B", True), ("AAAAAAAAAAA/B", "AAAAAAAAAAA", True)])
def test_words_are_repaired(given: str, wanted: str, noted: bool) -> None:
    decoded = decode(f"#maze?v=1&shape=word&size=2&by=prim&seed=a&mask={given}")
    assert decoded.recipe.mask == wanted and bool(decoded.notes) is noted


def test_words_are_strict_elsewhere() -> None:
    with pytest.raises(RecipeError, match="expected a word of at most 12"):
        Recipe(shape="word", size=(2,), mask="maze!")
    assert Letters().read(" maze \n") == ("MAZE", None)
    assert Letters().read("hel / lo\nyou\n") == ("HEL/LO/YOU", None)


def test_drawings_on_the_command_line(tmp_path, capsys) -> None:
    file = tmp_path / "ring.txt"
    file.write_text(RING, encoding="utf-8")
    drawn = ["draw", "--shape", "mask", "--mask", f"@{file}", "--format", "json"]
    assert main(drawn) == 0
    assert RING_TEXT in capsys.readouterr().out
    assert main(["draw", "--shape", "word", "--mask", "hi", "--format", "svg"]) == 0
    assert "mask=HI" in capsys.readouterr().out
    assert main(["draw", "--mask", "hi"]) == 2
    assert "expected --shape mask or word" in capsys.readouterr().err.lower()
