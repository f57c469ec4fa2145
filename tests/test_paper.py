"""Sheets: links, puzzles, pages in millimeters, and the files that the command line writes."""

from __future__ import annotations

import re

import pytest

from maze.cli import main
from maze.language import Language
from maze.languages import table
from maze.paper.choosing import Puzzle, narrow, taken
from maze.paper.fields import decode_fields, encode_fields
from maze.paper.files import words
from maze.paper.fitting import corridor, largest, unit_for
from maze.paper.frames import body, figure_box, frames
from maze.paper.html import html
from maze.paper.keys import OWN
from maze.paper.layout import laying_out, pages_of
from maze.paper.page import Code, Drawing, Page, Text, fitting_size
from maze.paper.puzzles import chosen
from maze.paper.recipe import SheetRecipe
from maze.paper.svg import Voice, svg_page
from maze.picture import digest_of
from maze.progress import finish
from maze.recipe import Recipe
from maze.share import decode, encode
from tests.codes import codes_in

HOME = "https://example.org/meander/"
LINK = "#print?v=1&shapes=square&make=4&per=4&mm=8&set=amber-7&dv=1"


def recipe_of(**changes: object) -> SheetRecipe:
    return SheetRecipe(**{"make": 4, "per": 4, "mm": 8, **changes})


def texts(page: Page) -> list[str]:
    return [str(item.text) for item in page.items if isinstance(item, Text)]


def figures(page: Page) -> list[Drawing]:
    """The drawings, without the lines to write on."""
    return [item for item in page.items if isinstance(item, Drawing) and item.unit != 1]


@pytest.mark.parametrize("recipe", [
    SheetRecipe(),
    recipe_of(title="Ώρα & 3 %", key="back", ends="bee", large=1, paper="letter", set="ł"),
    recipe_of(models=(Recipe(shape="hexagon", size=(18, 15), by="prim", braid=20),
                      Recipe(shape="polar", size=(9,), by="prim", braid=20)), least=(5,),
              most=(9,)),
    recipe_of(models=(Recipe(shape="word", size=(3,), mask="HI"),)),
], ids=["plain", "words", "like", "word"])
def test_a_link_says_all_of_a_recipe(recipe):
    decoded = decode(encode(recipe))
    assert decoded.recipe == recipe
    assert not decoded.notes and not decoded.ignored


@pytest.mark.parametrize(("fields", "words"), [
    ({"make": "900"}, "How many 900 is too large; using 200."),
    ({"per": "x"}, "Per page should be a number from 1 to 12, not 'x'; using 6."),
    ({"shapes": "square.nonsense"}, "No shape 'nonsense'."),
    ({"shapes": "voronoi", "by": "eller"}, "Using Recursive backtracker."),
    ({"to": "a", "shapes": "square"}, "Size should be width × height, not 'a'; left out."),
    ({"title": "x" * 99}, "Title has at most 60 characters; the rest was cut off."),
    ({"dv": "3"}, "Version of the difficulty 3 is too large; using 2."),
    ({"shapes": ".".join(["square"] * 9)}, "A sheet has at most 8 shapes; the rest was left out."),
    ({"key": "both"}, "Solutions should be end, back or none, not 'both'; using end."),
])
def test_a_bad_link_is_repaired_with_a_sentence(fields, words):
    recipe, notes = decode_fields(fields)
    assert any(words in str(note) for note in notes), notes
    assert decode_fields(encode_fields(recipe)) == (recipe, [])


def test_every_default_is_frozen():
    """A link without a key means the same for ever."""
    assert {key: param.default for key, param in OWN.items()} == {
        "make": 12, "per": 6, "order": "ladder", "mm": 6, "title": "", "name": 1, "words": 1,
        "qr": 1, "key": "end", "paper": "auto", "line": "normal", "large": 0, "ends": "arrows",
        "set": "amber-7", "dv": 1, "what": "mazes", "trim": "none", "chapters": 5, "board": "6x10",
        "ways": 1, "cut": 1, "spell": "", "pict": "", "hide": ""}


@pytest.mark.parametrize(("link", "digest"), [
    ("#print?v=1&make=3&mm=9", "059920d0eee70b38"),
    ("#print?v=1&make=3&mm=9&dv=2", "811410f38bca778d"),
    ("#print?v=1&shapes=hexagon.polar&make=4&per=4&braid=20&set=monday&order=alike&mm=9",
     "d04376be15c0e99d"),
])
def test_the_puzzles_of_a_link_stay_the_same_for_ever(link, digest):
    found = chosen(decode(link).recipe)
    assert digest_of("\n".join(f"{encode(one.recipe)} {one.score}" for one in found)) == digest


def test_the_same_link_gives_the_same_pages():
    first, second = (pages_of(decode(LINK).recipe) for _ in range(2))
    assert list(map(svg_page, first)) == list(map(svg_page, second))


@pytest.mark.parametrize("per", [1, 2, 4, 6, 12])
@pytest.mark.parametrize("key", ["end", "back", "none"])
def test_pages_have_each_number_once_and_solutions_by_themselves(per, key):
    make = 7
    puzzles = [Puzzle(Recipe(size=(4, 3), seed=str(at)), at) for at in range(make)]
    pages = finish(laying_out(recipe_of(make=make, per=per, key=key), puzzles))
    fronts = [page for page in pages if page.kind == "puzzles"]
    backs = [page for page in pages if page.kind == "solutions"]
    numbers = [[text for text in texts(page) if text.isdigit()] for page in pages]
    front = sum((found for found, page in zip(numbers, pages, strict=True) if page in fronts), [])
    back = sum((found for found, page in zip(numbers, pages, strict=True) if page in backs), [])
    assert front == [str(at + 1) for at in range(make)]
    assert len(fronts) == -(-make // per)
    assert sorted(back, key=int) == ([] if key == "none" else front)
    assert len(backs) == {"end": 1, "back": len(fronts), "none": 0}[key]
    if key == "back":
        assert [page.kind for page in pages] == ["puzzles", "solutions"] * len(fronts)


@pytest.mark.parametrize(("make", "across", "down"), [(1, 1, 1), (4, 2, 2), (12, 3, 4), (13, 3, 4)])
def test_a_few_solutions_fill_their_page_and_many_are_small(make, across, down):
    """Four of them were as small as twelve, on a page that was empty but for these."""
    puzzles = [Puzzle(Recipe(size=(4, 3), seed=str(at)), at) for at in range(make)]
    page = next(page for page in finish(laying_out(recipe_of(make=make, title="Monday"), puzzles))
                if page.kind == "solutions")
    heads = [item for item in page.items if isinstance(item, Text) and str(item.text).isdigit()]
    assert (len({one.x for one in heads}), len({one.y for one in heads})) == (across, down)
    assert "Monday" in texts(page)                         # which set they belong to


def test_the_line_for_a_name_asks_for_a_person():
    """Polish asked for the name of a thing, as the dialog of exports does."""
    page = html(pages_of(recipe_of(make=1, qr=0)), "", Voice(Language("pl", table("pl")).say))
    assert "Imię:" in page and "Nazwa" not in page


def test_files_are_named_after_what_is_in_them():
    assert words(recipe_of(set="a")) == ["sheets", "square", "a"]
    assert words(recipe_of(trim="6x9", what="mixed", set="a")) == [
        "book", "square", "pentominoes", "a"]
    assert words(recipe_of(what="pentominoes", set="a")) == ["sheets", "pentominoes", "a"]


def test_solutions_on_the_back_lie_behind_their_puzzles():
    """The paper is turned around its long side: what is at the left comes to lie at the right."""
    front, back = pages_of(recipe_of(key="back", name=0, words=0, ends="arrows"))
    middle = {}
    for page in (front, back):
        numbers = [item for item in page.items if isinstance(item, Text) and item.bold
                   and str(item.text).isdigit()]
        middle[page.kind] = {str(item.text): item.x for item in numbers}
    left = frames(recipe_of())[0].x
    assert middle["puzzles"]["1"] == middle["solutions"]["2"] == left
    assert middle["puzzles"]["2"] == middle["solutions"]["1"] > left


@pytest.mark.parametrize("shape", ["square", "hexagon", "triangle_outline", "polar", "circle",
                                   "octagon", "voronoi"])
def test_corridors_keep_their_width_on_paper(shape):
    recipe = SheetRecipe(models=(decode_fields({"shapes": shape})[0].models[0],), make=2, per=6,
                         mm=5)
    model, box = recipe.models[0], figure_box(recipe)
    size = largest(model, box, recipe.mm, recipe.wall, recipe.beyond)
    grid = model.but(size=size).grid()
    unit = unit_for(grid, grid.ends, box, recipe.wall, recipe.beyond)
    assert corridor(grid, unit, recipe.wall) >= recipe.mm
    puzzles = chosen(recipe)
    if shape != "voronoi":                                 # whose cells differ from seed to seed
        assert narrow(recipe, puzzles) is None
    assert [one.score for one in puzzles] == sorted(one.score for one in puzzles)


def test_what_does_not_fit_is_said():
    recipe = decode_fields({"shapes": "word", "mask": "LABYRINTH", "make": "1", "per": "12",
                            "mm": "8"})[0]
    assert "mm here, not 8 mm" in str(narrow(recipe, chosen(recipe)))


def test_evenly_spaced_ones_are_taken():
    found = [Puzzle(Recipe(seed=str(at)), at * 7 % 40) for at in range(40)]
    assert [one.score for one in taken(found, 5, "ladder")] == [0, 9, 19, 29, 39]
    assert [one.score for one in taken(found, 4, "alike")] == [18, 19, 20, 21]


@pytest.mark.parametrize("changes", [
    {}, {"paper": "a4", "large": 1, "ends": "pictures"}, {"paper": "letter", "per": 12},
    {"models": (Recipe(shape="triangle_outline", size=(15,)),), "ends": "boat", "entr": "border"}])
def test_all_lies_within_the_margins(changes):
    entr = changes.pop("entr", "corners")
    recipe = recipe_of(**changes)
    recipe = recipe.but(models=tuple(model.but(entr=entr) for model in recipe.models))
    whole = body(recipe)
    for page in pages_of(recipe):
        for item in page.items:
            assert item.x >= whole.x - 0.01 or item.x == 0 and item.unit == 1
            if isinstance(item, Code):
                assert item.x + item.side <= whole.x + whole.width + 0.01
                assert item.y + item.side <= whole.y + whole.height + 0.01
            if isinstance(item, Drawing):
                for x, y in corners(item):
                    assert whole.x - 0.6 <= x <= whole.x + whole.width + 0.6
                    assert whole.y - 0.6 <= y <= whole.y + whole.height + 0.6


def corners(drawing: Drawing) -> list[tuple[float, float]]:
    """Where straight lines of a drawing end, in millimeters."""
    found = []
    for layer in drawing.layers:
        for x, y in re.findall(r"[ML](-?[\d.]+) (-?[\d.]+)", getattr(layer, "path", "")):
            found.append((drawing.x + float(x) * drawing.unit, drawing.y + float(y) * drawing.unit))
    return found


def test_long_words_are_written_smaller():
    assert fitting_size("short", 6, 60, False) == 6
    assert 1.8 < fitting_size("a title that is much too long for its line" * 2, 6, 90, True) < 1.9


def test_what_people_type_is_escaped():
    page = html(pages_of(recipe_of(title="<b>&", make=1, qr=0)), "<b>&", Voice())
    assert "<b>" not in page and page.count("&lt;b&gt;&amp;") == 3


@pytest.mark.native
@pytest.mark.parametrize("form", ["html", "svg"])
def test_the_command_line_writes_pages_whose_codes_open_the_puzzles(form, tmp_path, capsys):
    file = tmp_path / f"sheet.{form}"
    assert main(["sheet", LINK, "--home", HOME, "-o", str(file)]) == 0
    names = ["sheet.html"] if form == "html" else ["sheet-1.svg", "sheet-2.svg"]
    assert sorted(path.name for path in tmp_path.iterdir()) == names
    text = "".join((tmp_path / name).read_text(encoding="utf-8") for name in names)
    recipe = decode(LINK).recipe
    wanted = {HOME + encode(one.recipe, {"mode": "play"}) for one in chosen(recipe)}
    assert set(codes_in(text)) == wanted | {HOME + LINK}
    assert capsys.readouterr().err == ""


@pytest.mark.native
def test_without_a_home_links_stand_there_as_text(tmp_path, capsys):
    assert main(["sheet", LINK, "--format", "html", "--lang", "de"]) == 0
    told = capsys.readouterr()
    assert "Codes brauchen die Adresse der Seite" in told.err
    assert 'class="code"' not in told.out and "Lösungen" in told.out
    plain = "".join(re.findall(r'family="monospace"[^>]*>([^<]*)<', told.out))
    assert LINK.replace("&", "&amp;") in plain


@pytest.mark.native
def test_bad_requests_end_with_a_sentence(tmp_path, capsys):
    assert main(["sheet", "#maze?v=1"]) == 2
    assert "expected a link to sheets" in capsys.readouterr().err.lower()
    assert main(["sheet", LINK, "--format", "svg"]) == 2
    assert "there are 2 pages" in capsys.readouterr().err


@pytest.mark.parametrize("link, asked", [
    ("#print?v=1&by=division&shapes=circle.square", "by=division"),
    ("#print?v=1&symmetry=flip&shapes=mask.polar.triangle_outline", "symmetry=flip"),
    ("#print?v=1&by=growing_tree&opt=rule.oldest&shapes=square.hexagon", "opt=rule.oldest")])
def test_what_one_shape_cannot_have_the_others_keep_in_the_link(link, asked):
    recipe = decode(link).recipe
    assert asked in encode(recipe) and decode(encode(recipe)).recipe == recipe
