"""Words on paper: letters that are passed on the path, and what stands in links for them."""

from __future__ import annotations

import re

import pytest

from maze.catalog import shapes
from maze.errors import MisfitError
from maze.paper.choosing import Puzzle
from maze.paper.fields import decode_fields, encode_fields
from maze.paper.figures import SPELLS, MazeFigure
from maze.paper.layout import laying_out, pages_of
from maze.paper.lettering import lettered, off_the_path
from maze.paper.page import Drawing, Text
from maze.paper.puzzles import chosen
from maze.paper.spelling import ALPHABETS, alphabet
from maze.progress import finish
from maze.recipe import Recipe
from maze.render.layer import Label
from maze.share import decode, encode
from tests.test_paper import recipe_of

PAPER = ("flat", "outline")
WORDS = "SONNE SÜNNIPÄEV CSÚSZDA ZAŻÓŁĆ ΩΡΑ APPLE"


def read_along(puzzle: Puzzle, drawn: Drawing) -> str:
    """What a walker reads: the letters that lie in the cells of the path, as the page has them.

    The path is found here, by the passages alone, and there is no other.
    """
    picture = puzzle.recipe.picture()
    grid, links = picture.maze.grid, picture.maze.passages()
    lying = {(label.x, label.y): label.text for label in drawn.layers if isinstance(label, Label)}
    before = {picture.start: picture.start}
    for cell in (queue := [picture.start]):
        for near in links[cell]:
            if near not in before:
                before[near] = cell
                queue.append(near)
            else:
                assert before[cell] == near or before[near] == cell, "a loop"
    path = [picture.goal]
    while path[-1] != picture.start:
        path.append(before[path[-1]])
    return "".join(lying.get(grid.center(cell), "") for cell in reversed(path))


def maze_drawings(pages, kind):
    return [item for page in pages if page.kind == kind for item in page.items
            if isinstance(item, Drawing)
            and any(isinstance(layer, Label) for layer in item.layers)]


@pytest.mark.parametrize("shape", [
    pytest.param(id_, marks=() if id_ in ("square", "hexagon") else pytest.mark.prove)
    for id_, entry in shapes().items() if entry.group in PAPER])
def test_the_letters_on_the_path_spell_the_words_in_turn(shape):
    fields = {"shapes": shape, "make": "7", "per": "2", "mm": "5", "spell": WORDS, "dv": "2"}
    fields |= {"mask": "LABYRINTH"} if shape == "word" else {}
    recipe, notes = decode_fields(fields)
    assert notes == []
    puzzles = chosen(recipe)
    pages = finish(laying_out(recipe, puzzles))
    drawings = maze_drawings(pages, "puzzles")
    read = [read_along(*both) for both in zip(puzzles, drawings, strict=True)]
    assert read == [*WORDS.split(), "SONNE"]
    solved = maze_drawings(pages, "solutions")            # they have the letters of the path alone
    assert ["".join(sorted(label.text for label in drawing.layers if isinstance(label, Label)))
            for drawing in solved] == ["".join(sorted(word)) for word in read]


def test_letters_do_not_give_the_path_away():
    """They lie as close beside the path as on it, all look alike, and their order says nothing."""
    for seed in "abcd":
        figure = MazeFigure(Puzzle(Recipe(size=(24, 24), seed=seed), 1, 2, "KATZE"))
        path = set(figure.picture.path)
        on = sum(cell in path for cell in figure.letters)
        beside = (len(figure.letters) - on) / (24 * 24 - len(path))
        assert on == 5 and 0.8 < beside / (on / len(path)) < 1.2
        assert list(figure.letters) == sorted(figure.letters)
        assert not {figure.picture.start, figure.picture.goal} & set(figure.letters)
        stray = [letter for cell, letter in figure.letters.items() if cell not in path]
        assert set("KATZE") & set(stray) and set(stray) - set("KATZE")


def test_the_same_link_gives_the_same_letters():
    picture = Recipe(size=(9, 9), seed="x", solve="breadth_first").picture()
    found = lettered(picture.maze.passages(), picture.path, "ÄPFEL", "x")
    assert found == lettered(picture.maze.passages(), picture.path, "ÄPFEL", "x")
    assert "".join(found[cell] for cell in picture.path if cell in found) == "ÄPFEL"


@pytest.mark.parametrize(("word", "within"), [
    ("SUN", ALPHABETS[0]), ("ÄPFEL", ALPHABETS[1]), ("SÕBER", ALPHABETS[2]), ("ŐSZ", ALPHABETS[3]),
    ("ŻÓŁW", ALPHABETS[4]), ("ΩΡΑ", ALPHABETS[5]), ("1492", "0123456789"),
    ("ČAJ", ALPHABETS[0] + "Č"), ("МИР", "ИМР"), ("H2O", ALPHABETS[0] + "0123456789")])
def test_a_word_hides_among_letters_of_its_own_alphabet(word, within):
    assert alphabet(word) == within


@pytest.mark.parametrize(("text", "spell", "out"), [
    ("sonne, mond;stern", "SONNE MOND STERN", ""), ("ώρα φως ΐδιος", "ΩΡΑ ΦΩΣ ΪΔΙΟΣ", ""),
    ("straße é\u0301n", "STRASSE É\u0301N".replace("\u0301", ""), "\u0301"),
    ("a cat", "CAT", "A"), ("it's 🐈", "ITS", "'"), ("x" * 17 + " dog", "DOG", "X" * 17),
    (" ".join(["abcdefghijklmn"] * 9), " ".join(["ABCDEFGHIJKLMN"] * 8), "ABCDEFGHIJKLMN")])
def test_words_become_capitals_and_the_rest_is_left_out_with_a_sentence(text, spell, out):
    recipe, notes = decode_fields({"spell": text})
    assert recipe.spell == spell
    assert len(notes) == bool(out)
    if out:
        assert str(notes[0]).startswith("Words on the path have 2 to 16 letters or digits each, "
                                        f"120 in all; left out: {out}")
    assert decode_fields(encode_fields(recipe)) == (recipe, [])
    assert decode(encode(recipe)).recipe == recipe


@pytest.mark.parametrize(("fields", "words"), [
    ({"mm": "20", "per": "12", "spell": "LABYRINTH"}, "too short for a word of 9 letters"),
    ({"braid": "60", "spell": "CAT"}, "A word needs mazes with a single path to the goal"),
    ({"keys": "2", "spell": "CAT"}, "A word needs mazes with a single path to the goal")])
def test_where_nothing_can_be_spelled_a_sentence_says_why(fields, words):
    with pytest.raises(MisfitError, match=words):
        chosen(decode_fields({"make": "2", **fields})[0])


@pytest.mark.parametrize(("links", "others"), [
    ([[1, 3], [0, 2], [1], [0]], [3]), ([[1, 3], [0, 2], [1, 3], [0, 2]], None),
    ([[1, 2], [0, 2], [1, 0]], None), ([[1, 3, 4], [0, 2], [1], [0, 4], [0, 3]], [3, 4])],
    ids=["tree", "ring", "chord", "loop off the path"])
def test_whether_the_path_is_the_only_one(links, others):
    assert off_the_path(links, [0, 1, 2]) == others


def test_what_is_to_be_done_stands_above_each_maze_and_boxes_below():
    recipe = recipe_of(spell="CAT MOUSE", large=1)
    front, back = pages_of(recipe)
    assert sum(item.text == SPELLS for item in front.items if isinstance(item, Text)) == 4
    rows = [item for item in front.items if isinstance(item, Drawing) and item.unit == 1][1:]
    assert [len(re.findall("v", row.layers[0].path)) for row in rows] == [3, 5, 3, 5]
    words = ("CAT", "MOUSE")
    assert [str(item.text) for item in back.items if isinstance(item, Text)
            and str(item.text) in words] == [*words, *words]
    assert not any(isinstance(item, Text) and str(item.text) in words for item in front.items)
