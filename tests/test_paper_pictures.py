"""Sheets of pictures: mazes cut out of a board, and pictures that the solution paints."""

from __future__ import annotations

import re

import pytest

from maze.errors import MisfitError
from maze.paper.choosing import narrow
from maze.paper.dressing import dressed
from maze.paper.fields import decode_fields, encode_fields
from maze.paper.figure import SHADE
from maze.paper.figures import PAINTS
from maze.paper.layout import laying_out
from maze.paper.page import Drawing, Text
from maze.paper.pictures import OURS
from maze.paper.puzzles import chosen
from maze.picture import digest_of
from maze.pictures.own import OWN, own
from maze.pictures.stencil import format_stencil, parse_stencil, read_stencil
from maze.progress import finish
from maze.recipe import Recipe
from maze.render.layer import Layer
from maze.share import decode, encode
from tests.test_web import Site

PIXELS = format_stencil(read_stencil("xxxxxxxx\nxx....xx\nxxxxxxxx"))


def pages(recipe, puzzles):
    return finish(laying_out(recipe, puzzles))


def painted(drawing: Drawing) -> set[tuple[int, int]]:
    """The squares of two by two cells that the solution of a page fills, by its path data alone."""
    shade = next(layer for layer in drawing.layers
                 if isinstance(layer, Layer) and layer.fill == SHADE)
    cells = [re.findall(r"-?[\d.]+ -?[\d.]+", part) for part in shade.path.split("Z") if part]
    found = {tuple(int(min(float(corner.split()[axis]) for corner in cell)) for axis in (0, 1))
             for cell in cells}
    assert len(found) == len(cells)
    squares = {(x // 2, y // 2) for x, y in found}
    assert found == {(2 * x + dx, 2 * y + dy) for x, y in squares for dx in (0, 1) for dy in (0, 1)}
    return squares


@pytest.mark.parametrize(("hide", "per"), [
    ("rect", "2"), *[pytest.param(hide, per, marks=pytest.mark.prove)
                     for hide in ("rect", "band", "bare") for per in ("1", "4")]])
def test_the_solutions_on_paper_are_the_pictures(hide, per):
    make = 2 if per == "2" else 10
    recipe, notes = decode_fields({"make": str(make), "per": per, "mm": "2", "hide": hide,
                                   "dv": "2"})
    assert notes == [] and recipe.pictures == [*OURS]
    puzzles = chosen(recipe)
    assert "corridors of" not in str(narrow(recipe, puzzles))
    assert sorted(one.picture for one in puzzles) == sorted(OURS[:make])
    assert [one.score for one in puzzles] == sorted(one.score for one in puzzles)
    made = pages(recipe, puzzles)
    solved = [item for page in made if page.kind == "solutions" for item in page.items
              if isinstance(item, Drawing) and item.unit != 1]
    for one, drawing in zip(puzzles, solved, strict=True):
        laid, side = parse_stencil(one.recipe.cut), max(one.recipe.size)
        assert laid in [own(one.picture, at) for at in range(side, 2 * side)]
        margin = {"rect": 1, "band": 2, "bare": 0}[hide]
        assert painted(drawing) == {(x + margin, y + margin) for x, y in laid.dark}
    front = [item for page in made if page.kind == "puzzles" for item in page.items]
    assert sum(isinstance(item, Text) and item.text == PAINTS for item in front) == make
    shaded = [item for item in front if isinstance(item, Drawing)
              and any(getattr(layer, "fill", "") == SHADE for layer in item.layers)]
    assert shaded == []
    titles = [str(item.text) for page in made if page.kind == "solutions" for item in page.items
              if isinstance(item, Text)]
    assert {str(OWN[one.picture][0]) for one in puzzles} <= {*titles}


@pytest.mark.parametrize("shape", ["hexagon", *[
    pytest.param(id_, marks=pytest.mark.prove)
    for id_ in ("square", "triangle", "polar", "voronoi")]])
def test_a_picture_is_cut_out_of_any_board(shape):
    recipe, notes = decode_fields({"shapes": shape, "pict": f"tree.{PIXELS}", "make": "2",
                                   "per": "2", "mm": "6"})
    assert notes == []
    puzzles = chosen(recipe)
    assert {one.picture for one in puzzles} == {"tree", PIXELS}
    for one in puzzles:
        whole = one.recipe.but(cut="").grid()
        assert len(one.recipe.grid()) < len(whole)
        assert decode(one.link).recipe == one.recipe and not decode(one.link).notes


@pytest.mark.parametrize(("fields", "words"), [
    ({"pict": "cat.unicorn"}, "Pictures are heart, star, cat, fish, tree, house, moon, key, "
     "mushroom, butterfly, or such as 24x20-BITS, not 'unicorn'; left out."),
    ({"pict": ".".join([*OURS] * 2)}, "A sheet has at most 12 pictures; the rest was left out."),
    ({"hide": "box"}, "Hidden picture should be rect, band or bare, not 'box'; using none."),
    ({"hide": "rect", "shapes": "hexagon"}, "A hidden picture needs a board of squares"),
    ({"pict": "cat", "shapes": "square.torus"}, "A picture can only be cut out of a board in one"),
    ({"hide": "rect", "braid": "30"}, "A hidden picture stays as it is made; leave out braid."),
    ({"hide": "rect", "by": "sparse_walk"}, "sparse_walk")])
def test_what_cannot_be_is_repaired_with_a_sentence(fields, words):
    recipe, notes = decode_fields({"make": "1", **fields})
    assert any(words in str(note) for note in notes), notes
    assert decode_fields(encode_fields(recipe)) == (recipe, [])
    assert decode(encode(recipe)).recipe == recipe


@pytest.mark.parametrize(("link", "digest"), [
    ("#print?v=1&make=2&per=1&mm=6&dv=2&hide=rect&pict=cat.key", "f0555b936084c988"),
    ("#print?v=1&make=2&per=2&mm=6&dv=2&shapes=hexagon&pict=heart&spell=SUN",
     "dee2ffe9b9c3fb3f")])
def test_the_puzzles_of_a_link_stay_the_same_for_ever(link, digest):
    found = chosen(decode(link).recipe)
    text = "\n".join(f"{encode(one.recipe)} {one.score} {one.word}" for one in found)
    assert digest_of(text) == digest


def test_a_picture_too_coarse_to_be_known_is_said():
    recipe = decode_fields({"make": "1", "per": "4", "mm": "5", "hide": "rect", "pict": "cat"})[0]
    assert "A picture has only 5 squares across here" in str(narrow(recipe, chosen(recipe)))


def test_words_can_be_hidden_too():
    recipe, notes = decode_fields({"shapes": "word", "mask": "HI", "hide": "band", "make": "1",
                                   "per": "1", "mm": "3"})
    assert notes == [] and recipe.pict == ""
    one, = chosen(recipe)
    assert one.recipe.mask == "HI" and one.recipe.hide == "band"
    with pytest.raises(MisfitError):
        dressed(Recipe(shape="hexagon", size=(9, 9)), "cat", "rect", 12).checked_grid()


def test_a_sheet_of_hidden_pictures_like_the_one_that_is_shown():
    site = Site(f"#maze?v=1&size=8x3&cut={PIXELS}&hide=rect&by=prim").frames(2)
    decoded = decode(site.page.attributes["sheet-of", "href"])
    recipe = decoded.recipe
    assert not decoded.notes and recipe.pictures == [PIXELS] and recipe.hide == "rect"
    one, = chosen(recipe)
    shown = site.app.run.recipe
    assert (one.recipe.cut, one.recipe.hide, one.recipe.by) == (shown.cut, shown.hide, shown.by)
    assert len(one.recipe.grid()) == len(shown.grid())
