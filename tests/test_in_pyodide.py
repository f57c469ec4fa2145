"""The sample that is run inside Pyodide exists, and reaches what its reasons say it does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from maze.ingredients import changes
from maze.recipe import Recipe, generators, shapes, solvers
from maze.share import decode
from tests.in_pyodide import SAMPLE, names
from tests.test_share import golden_links

pytestmark = pytest.mark.native
ROOT = Path(__file__).resolve().parents[1]


def test_every_name_is_a_test_that_pyodide_can_run():
    assert len(names()) == len(set(names())) and all(map(len, SAMPLE.values()))
    for name in names():
        file, _, function = name.partition("::")
        text = (ROOT / file).read_text(encoding="utf-8")
        assert re.search(rf"^def {function or 'test_'}", text, re.MULTILINE), name
        assert not re.search(r"^pytestmark = .*native", text, re.MULTILINE), name


def test_golden_links_have_every_shape_generator_solver_and_change():
    recipes = [decode(link).recipe for _, link in golden_links() if link.startswith("#maze")]
    assert {recipe.shape for recipe in recipes} == set(shapes())
    assert {recipe.by for recipe in recipes} == set(generators())
    assert {recipe.solve for recipe in recipes} >= set(solvers())
    assert {key for recipe in recipes if isinstance(recipe, Recipe) for key in recipe.asked()
            } == set(changes())
