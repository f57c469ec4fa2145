"""The terms of the difficulty as they are drawn: each is what the model counts."""

from __future__ import annotations

import pytest

from maze.grids.lattice import lattice
from maze.measures.branches import branches, visits
from maze.measures.human import terms_of
from maze.measures.kinds import turning, turns_on
from maze.passages import Maze
from maze.recipe import Recipe
from maze.render.layer import Label
from maze.render.terms import TERMS, astray, term_layers
from maze.render.theme import LIGHT

SHAPES = (Recipe(size=(9, 7), by="wilson"), Recipe("hexagon", (6, 5), "recursive_backtracker"),
          Recipe("polar", (5,), "prim"))


@pytest.mark.parametrize("recipe", SHAPES)
def test_a_drawing_has_what_the_model_counts(recipe: Recipe) -> None:
    picture = recipe.picture()
    maze, way, links = picture.maze, picture.way, picture.maze.links()
    terms = terms_of(maze.grid, links, way, turns_on(maze, way))
    drawn = {term: list(term_layers(maze, (picture.start, picture.goal), term, LIGHT))
             for term in TERMS}
    assert drawn["path"][0].path.count("M") + drawn["path"][0].path.count("L") == terms.path + 1
    assert drawn["turns"][0].path.count("Z") == terms.turns == len(turning(maze, way))
    numbers = [int(one.text) for one in drawn["ahead"] if isinstance(one, Label)]
    assert sum(numbers) == terms.ahead
    assert drawn["misleading"][0].path.count("M") == len(astray(maze.grid, way))
    reached = sum(map(bool, visits(links, way, branches(links, way))))
    assert drawn["mouse"][0].path.count("Z") == reached


@pytest.mark.parametrize("recipe", SHAPES)
def test_visits_of_the_mouse_are_its_steps(recipe: Recipe) -> None:
    """All visits together are the expected steps, which terms have for each cell."""
    picture = recipe.picture()
    links, way = picture.maze.links(), picture.way
    often = visits(links, way, branches(links, way))
    assert sum(often) // len(links) == terms_of(picture.maze.grid, links, way, 0).mouse
    assert often[picture.goal] == 0


def test_a_trail_leads_from_the_way_to_the_end_of_its_branch() -> None:
    maze = Maze(lattice(5, 3))
    for a, b in ((0, 1), (1, 2), (2, 3), (3, 4), (1, 6), (6, 11), (6, 7), (3, 8)):
        maze.carve(a, b)
    found = branches(maze.links(), [0, 1, 2, 3, 4])
    assert found.depths == [2, 1]
    assert [found.trail(branch) for branch in range(2)] == [[1, 6, 11], [3, 8]] or \
        found.trail(0) == [1, 6, 7]
    assert found.hanging(5) == [1, 4, 1, 2, 1] and found.owner[5] == -1
    assert list(term_layers(Maze(lattice(3, 3)), (0, 8), "mouse", LIGHT)) == []   # no path
