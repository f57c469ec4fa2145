"""Large boards on the page: tables that are computed are the tables that others keep."""

from __future__ import annotations

import pytest

import maze.grid
from maze.grid_cache import GRIDS, GridCache
from maze.grids.lattice import join_parts
from maze.grids.repeating import Repeating
from maze.recipe import Recipe, shapes
from maze.web.mazes.fit import Fit
from maze.web.mazes.streams import WORTH
from tests.test_web import Site

LEAN = [shape for shape in shapes().values() if "lean" in shape.gives]
SIZES = [(3, 2), (3, 3), (4, 3), (4, 4), (5, 7), (8, 6), (6, 9)]


def test_the_shapes_made_by_arithmetic_can_be_lean() -> None:
    assert {shape.id for shape in LEAN} == {"square", "hexagon", "triangle"}


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("shape", LEAN, ids=lambda shape: shape.id)
def test_computed_tables_are_those_that_are_kept(shape, size) -> None:
    full, lean = shape.run(*size), shape.run(*size, lean=True)
    assert isinstance(lean.neighbors, Repeating) and isinstance(lean.borders, Repeating)
    for name in ("neighbors", "borders", "rows", "joins"):
        whole, computed = getattr(full, name), getattr(lean, name)
        assert list(computed) == list(whole) and len(computed) == len(whole)
        assert [computed[at] for at in range(-len(whole), len(whole))] == [*whole, *whole]
        assert computed[1:5:2] == whole[1:5:2]
        with pytest.raises(IndexError):
            computed[len(whole)]
    assert (lean.edges, lean.ends, lean.geometry.bounds) == (
        full.edges, full.ends, full.geometry.bounds)
    assert list(lean.geometry.rim()) == list(full.geometry.rim())


@pytest.mark.parametrize("shape", LEAN, ids=lambda shape: shape.id)
def test_the_edges_of_a_very_large_board_are_told_without_a_table(shape, monkeypatch) -> None:
    known = [cell for pair in shape.run(9, 8).joins for cell in pair]
    monkeypatch.setattr(maze.grid, "LARGE", 30)
    for lean in (False, True):
        grid = shape.run(9, 8, lean=lean)
        assert [cell for part in join_parts(grid) for cell in part] == known
        assert "joins" not in grid.__dict__


@pytest.mark.parametrize("by", ["kruskal", "wilson", "eller", "recursive_backtracker"])
def test_a_page_makes_the_same_maze_on_a_lean_board(by: str, monkeypatch) -> None:
    GRIDS.forget()
    recipe = Recipe(shape="hexagon", size=(31, 17), by=by, solve="a_star", seed="lean")
    digest = recipe.picture().digest
    cache = GridCache()
    cache.lean = 30 * 17
    monkeypatch.setattr("maze.recipe.GRIDS", cache)
    assert isinstance(recipe.grid().neighbors, Repeating) and recipe.picture().digest == digest
    assert not isinstance(Recipe(size=(20, 20)).grid().neighbors, Repeating)


def test_a_lean_board_keeps_five_rows_at_most() -> None:
    table = shapes()["hexagon"].run(20, 40, lean=True).neighbors
    assert len(list(table)) == 800 and len(table._kept) == 5


def test_the_page_asks_for_lean_boards_where_a_worker_makes_the_maze() -> None:
    Site("#maze?size=6x5")
    assert GRIDS.lean == WORTH


@pytest.mark.parametrize("shape, size", [
    ("tesseract", (12, 12, 12, 11)), ("floors", (60, 59, 20)), ("weave", (200, 199, 35)),
    ("zeta", (150, 149)), ("polar", (150,))])
def test_menus_ask_a_small_board_what_goes_with_a_large_one(shape, size) -> None:
    board = Fit(Recipe(shape=shape, size=size)).board
    assert board is not None and len(board) < 700
