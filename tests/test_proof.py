"""Random recipes over all shapes, generators, changes and keys: every solver keeps its word.

``python -m tools.prove_solving`` prints the figures, and compares them with those of Pyodide.
"""

from __future__ import annotations

import pytest

from maze.ingredients import changes
from maze.recipe import generators, shapes, solvers
from tests.proof import Tally, prove
from tests.random_recipes import MOST, recipes


def proof(count: int, seed: str) -> Tally:
    tally = Tally()
    for recipe in recipes(count, seed):
        prove(recipe, tally)
    return tally


def test_every_solver_keeps_its_word_on_some_recipes() -> None:
    tally = proof(12, "some")
    assert tally.recipes == 12 and tally.runs == len(tally.digests) > 12 * 12
    assert tally.claims > tally.runs and tally.ways > 100


@pytest.mark.prove
@pytest.mark.slow
def test_every_solver_keeps_its_word_on_200_recipes() -> None:
    tally = proof(200, "proof")
    assert set(tally.boards) == {"perfect", "one-way", "seams", "bridges", "stairs", "keys",
                                 "points", "goal out of reach"}
    assert {link.split("solve=")[1].split("&")[0] for link in tally.digests} == set(solvers())


def test_random_recipes_come_from_everything_there_is() -> None:
    found = list(recipes(200))
    assert {recipe.shape for recipe in found} == set(shapes())
    assert {recipe.by for recipe in found} == set(generators())
    assert {key for recipe in found for key in recipe.asked()} == set(changes())
    assert "halves" in {recipe.keys for recipe in found}
    assert max(len(recipe.grid()) for recipe in found) <= MOST
    assert found[:9] == list(recipes(9))
