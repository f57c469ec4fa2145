"""Mazes made to order: the search against all mazes there are, and wishes that pull apart."""

from __future__ import annotations

from itertools import combinations

import pytest

from maze.bits import unpack
from maze.connected import reached
from maze.errors import MisfitError, RecipeError
from maze.grids.lattice import lattice
from maze.grids.reflection import twins
from maze.passages import Maze
from maze.recipe import Recipe, shapes
from maze.rng import Rng
from maze.share import decode, encode
from maze.wishing.search import MOST, Order, search
from maze.wishing.tree import Tree
from maze.wishing.wishes import Measured, Wishes, lacks, measured, short_of
from tests.test_exports import small


def ordered(recipe: Recipe, wishes: Wishes, tries: int = 3000) -> Order:
    """The best maze, and every part of it checked."""
    orders = search(recipe, wishes, tries)
    before = None
    while True:
        try:
            now = next(orders)
        except StopIteration as stop:
            best = stop.value
            break
        assert before is None or (now.lack <= before.lack and now.tries == before.tries + 1)
        before = now
    picture = decode(encode(best.recipe)).recipe.picture()           # the link is exact
    assert picture.maze.is_perfect()
    found = measured(picture.maze, picture.start, picture.goal)
    assert found == best.found and sum(lacks(wishes, found).values()) == best.lack
    assert bool(short_of(wishes, found)) == bool(best.lack)
    return best


def all_mazes(width: int, height: int):
    """Every perfect maze of a small grid, by trying all sets of edges."""
    grid = lattice(width, height)
    for edges in combinations(range(grid.edges), len(grid) - 1):
        root = list(range(len(grid)))
        for edge in edges:
            a, b = grid.joins[edge]
            ra, rb = root[a], root[b]
            if ra == rb:
                break
            root = [rb if one == ra else one for one in root]
        else:
            maze = Maze(grid)
            for edge in edges:
                maze.open[edge] = 1
            yield maze


# --- exchanges -----------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", shapes())
def test_an_exchange_leaves_a_perfect_maze_and_can_be_undone(shape):
    maze = small(shape).picture().maze
    tree, rng, done = Tree(maze), Rng("exchange"), 0
    for _ in range(40):
        before = bytes(maze.open)
        if exchange := tree.exchange(rng):
            assert maze.is_perfect() and bytes(maze.open) != before
            done += 1
            if done % 3 == 0:
                tree.undo(exchange)
                assert bytes(maze.open) == before
    assert done > 5


@pytest.mark.parametrize(("size", "symmetry"), [
    ((6, 5), "mirror"), ((7, 5), "mirror"), ((5, 6), "flip"), ((5, 7), "flip"), ((7, 5), "turn"),
    ((6, 5), "turn")])
def test_an_exchange_leaves_a_symmetric_maze_symmetric(size, symmetry):
    maze = Recipe(size=size, by="kruskal", symmetry=symmetry).picture().maze
    twin = twins(maze.grid, symmetry)
    tree, rng, seen = Tree(maze, twin), Rng("exchange"), set()
    for number in range(120):
        if exchange := tree.exchange(rng):
            assert maze.is_perfect()
            assert all(maze.open[edge] == maze.open[maze.grid.between(twin[a], twin[b])]
                       for edge, (a, b) in enumerate(maze.grid.joins))
            seen.add(bytes(maze.open))
            if number % 4 == 0:
                tree.undo(exchange)
                assert maze.is_perfect()
    assert len(seen) > 20


def test_every_maze_is_reached():
    every = {bytes(maze.open) for maze in all_mazes(3, 3)}
    assert len(every) == 192                               # Kirchhoff
    maze = next(all_mazes(3, 3))
    tree, rng, seen = Tree(maze), Rng("walk"), set()
    for _ in range(12_000):
        tree.exchange(rng)
        seen.add(bytes(maze.open))
    assert seen == every


# --- the search ----------------------------------------------------------------------------------


def test_the_nearest_of_all_mazes_is_found():
    _against_all(3, 3, [Wishes(path_from=steps, path_to=steps) for steps in (2, 4, 5, 8, 12)]
                 + [Wishes(path_from=8, junctions=3), Wishes(path_to=4, junctions=4, dead_end=2),
                    Wishes(dead_end=3), Wishes(difficulty=20)])


@pytest.mark.prove
def test_the_nearest_of_all_mazes_of_4_by_4_is_found():
    _against_all(4, 4, [Wishes(path_from=steps, path_to=steps) for steps in (6, 7, 10, 14, 15)]
                 + [Wishes(path_from=12, junctions=5), Wishes(path_to=6, junctions=5, dead_end=2),
                    Wishes(path_from=8, path_to=10, junctions=4, dead_end=3),
                    Wishes(dead_end=4), Wishes(difficulty=9), Wishes(path_to=6, difficulty=30)])


def _against_all(width: int, height: int, asked: list[Wishes]) -> None:
    found = [measured(maze, 0, width * height - 1) for maze in all_mazes(width, height)]
    for wishes in asked:
        least = min(sum(lacks(wishes, one).values()) for one in found)
        best = ordered(Recipe(size=(width, height), seed="b"), wishes, 6000)
        assert best.lack == least, wishes


@pytest.mark.parametrize(("recipe", "wishes"), [
    (Recipe(size=(12, 9)), Wishes(path_from=40, path_to=50, junctions=10, dead_end=2)),
    (Recipe(size=(12, 9), symmetry="mirror"), Wishes(path_from=40, path_to=50, junctions=8)),
    (Recipe(shape="hexagon", size=(7, 7)), Wishes(path_to=20, junctions=6, dead_end=2)),
    (Recipe(shape="torus", size=(7, 6)), Wishes(path_from=15, junctions=5))],
    ids=["squares", "mirrored", "hexagons", "torus"])
def test_wishes_that_can_be_met_are_met(recipe, wishes):
    best = ordered(recipe, wishes)
    assert best.lack == 0 and short_of(wishes, best.found) == []
    assert best == ordered(recipe, wishes)                 # the same maze again


def test_wishes_that_pull_apart_are_told_with_the_nearest():
    """A path of ten steps has no room for nine junctions with long branches on 6 by 6."""
    wishes = Wishes(path_to=10, junctions=9, dead_end=4)
    best = ordered(Recipe(size=(6, 6)), wishes, 1200)
    assert best.lack > 0
    assert any("Wished:" in str(one) and "found:" in str(one)
               for one in short_of(wishes, best.found))


def test_ends_seed_and_shape_stay_and_what_was_done_to_the_maze_goes():
    recipe = Recipe(shape="hexagon", size=(6, 6), braid=60, keys="2", solve="a_star", start=3,
                    goal=20, seed="x")
    best = ordered(recipe, Wishes(path_from=6), 300)
    assert (best.recipe.shape, best.recipe.start, best.recipe.goal) == ("hexagon", 3, 20)
    assert best.recipe.keys == Recipe.keys and not best.recipe.changed
    unpack(best.recipe.walls, best.recipe.grid().edges)


def test_measures_of_a_small_maze():
    """A path of four steps along the top and down; a dead end of one step, one of three."""
    maze = Maze(lattice(3, 3))
    for a, b in ((0, 1), (1, 2), (2, 5), (5, 8), (1, 4), (5, 4), (8, 7), (7, 6), (6, 3)):
        if (a, b) != (5, 4):
            maze.carve(a, b)
    assert len(reached(maze.passages(), 0)) == 9
    found = measured(maze, 0, 8)
    assert (found.path, found.junctions) == (4, 1)
    assert found.dead_ends == {0: 1, 4: 1, 3: 6}
    assert lacks(Wishes(path_from=5, junctions=1), found) == {"path_from": 200}
    assert found.shortest == 1


def test_bad_wishes_are_sentences():
    with pytest.raises(RecipeError, match="must not be longer than the most: 9 to 4 steps"):
        Wishes(path_from=9, path_to=4)
    with pytest.raises(RecipeError, match="Difficulty, about must be 0 to 100, not 101"):
        Wishes(difficulty=101)
    with pytest.raises(MisfitError, match=f"at most {MOST} cells .* has 2550"):
        next(search(Recipe(size=(51, 50)), Wishes(path_from=5)))
    with pytest.raises(MisfitError, match="mirrored"):
        next(search(Recipe(shape="hexagon", size=(6, 6), symmetry="mirror"), Wishes(path_from=9)))


def test_nothing_wished_is_nothing_lacking():
    assert not Wishes() and Wishes(junctions=1)
    assert lacks(Wishes(), Measured(4, 0, {}, 1)) == {}
