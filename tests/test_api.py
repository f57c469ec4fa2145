"""What a program may rely on: `maze.api`, recipes that check types, pictures that are SVG."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from maze import api
from maze.api import Recipe, RecipeError, TilingRecipe, parse_board, parse_pieces
from maze.drawable import Drawable
from maze.render.theme import THEMES

SVG = "{http://www.w3.org/2000/svg}"
MAZE = Recipe(size=(6, 4), by="prim", seed="amber-7", solve="breadth_first")
TILING = TilingRecipe(parse_board("5x3"), parse_pieces("PUV"))


def test_the_list_of_names_is_what_the_module_imports():
    tree = ast.parse(Path(api.__file__).read_text(encoding="utf-8"))
    imported = {alias.name for node in tree.body if isinstance(node, ast.ImportFrom)
                for alias in node.names}
    assert imported == set(api.__all__) and sorted(api.__all__) == list(api.__all__)
    assert all(getattr(api, name).__doc__ for name in api.__all__)


@pytest.mark.parametrize(("parts", "sentence"), [
    ({"braid": "30"}, "expected braid of type int: '30'"),
    ({"bias": "h60"}, "expected bias of type int: 'h60'"),
    ({"braid": 30.0}, "expected braid of type int: 30.0"),
    ({"symmetry": 1}, "expected symmetry of type str: 1"),
    ({"seed": 5}, "expected seed of type str: 5"),
    ({"by": None}, "expected by of type str: None"),
    ({"size": "20x15"}, "expected size of type tuple: '20x15'"),
    ({"size": [20, 15]}, "expected size of type tuple: [20, 15]"),
    ({"size": (20, "15")}, "expected height of type int: '15'"),
    ({"start": "3"}, "expected start of type int | None: '3'"),
    ({"keys": 2}, "expected keys of type str: 2"),
    ({"opt": "gap.3"}, "expected opt of type tuple: 'gap.3'"),
    ({"opt": ("gap.3",)}, "expected option of type tuple: 'gap.3'"),
    ({"braid": 101}, "Braid must be 0 to 100, not 101"),
    ({"bias": 101}, "expected bias such as h60 or v25, at most 100: 'h101'")])
def test_a_recipe_of_another_type_is_one_sentence(parts, sentence):
    for make in (Recipe, Recipe().but):
        with pytest.raises(RecipeError) as caught:
            make(**parts)
        assert str(caught.value) == sentence


def test_a_part_that_no_recipe_has_is_an_error_of_the_program():
    for make in (Recipe, Recipe().but):
        with pytest.raises(TypeError, match="no part 'nonsense'"):
            make(nonsense=1)


def test_a_change_is_a_parameter_like_any_other():
    plain = Recipe(by="prim")
    assert Recipe(by="prim", braid=30, bias=60) == plain.but(braid=30).but(bias=60)
    assert Recipe(by="prim", changed=(("braid", 30),), bias=60).but(braid=0) == plain.but(bias=60)
    assert Recipe("hexagon", (5, 4), braid=0) == Recipe(shape="hexagon", size=(5, 4))


@pytest.mark.parametrize("recipe", [MAZE, MAZE.but(shape="hexagon", keys="2"),
                                    MAZE.but(by="mole"), TILING], ids=lambda one: one.place_id)
@pytest.mark.parametrize("theme", re.findall(r'``"([a-z-]+)"``', Drawable.svg.__doc__))
def test_a_picture_is_svg_in_one_call(recipe, theme):
    picture = recipe.picture()
    assert isinstance(picture, Drawable)
    root = ElementTree.fromstring(picture.svg(theme=theme))
    assert root.tag == f"{SVG}svg" and root.find(f"{SVG}title").text == picture.title
    drawn = len(root.findall(f"{SVG}path"))
    assert drawn > len(ElementTree.fromstring(picture.svg(theme=theme, solution=False))
                       .findall(f"{SVG}path"))


def test_a_notebook_shows_the_picture():
    assert MAZE.picture()._repr_svg_() == MAZE.picture().svg()
    assert TILING.picture()._repr_svg_() == TILING.picture().svg()


def test_the_docstring_names_every_theme():
    assert set(re.findall(r'``"([a-z-]+)"``', Drawable.svg.__doc__)) == {*THEMES, "print"}


def test_a_theme_that_is_not_there_is_one_sentence():
    with pytest.raises(RecipeError, match=r"expected a theme \(light, dark, .* or print\): 'x'"):
        MAZE.picture().svg(theme="x")
