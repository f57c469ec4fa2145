"""Rows, walls, curves and nests: what each of these generators keeps on every grid it fits."""

from __future__ import annotations

import pytest

from maze.grids.lattice import lattice
from maze.passages import Maze
from maze.recipe import generators, shapes
from maze.registry import misfit
from maze.rng import Rng
from maze.steps import SHIFT, VISIT, run
from tests.small_grids import GRIDS, blank, made, replayed

SPANNING = {
    "binary_tree": [{}, {"corner": "ne"}, {"corner": "sw"}, {"corner": "se"}],
    "blobby_division": [{}],
    "division": [{}],
    "eller": [{}],
    "hilbert": [{}],
    "nested": [{}, {"block": 2}],
    "sidewinder": [{}],
    "spiral": [{}, {"side": 2}],
    "with_tree": [{}, {"corridor": 5}, {"corridor": 0}],
    "with_walls": [{}, {"wall": 5}, {"wall": 0}],
}
CASES = [(name, options) for name, every in SPANNING.items() for options in every]
ANYWHERE = {"blobby_division", "with_tree"}
ROWS = {"binary_tree", "sidewinder", "eller"}
FITS = {                                                   # beyond those that fit anywhere
    "polygons": {"division", "hilbert", "nested", "spiral", "with_walls"} | ROWS,
    "cylinder": ROWS,
    "torus": ROWS,
    "hexagons": {"with_walls"} | ROWS,
    "triangles": {"eller", "with_walls"},
    "rings": {"with_walls"} | ROWS,
    "holes": {"with_walls"},
    "touching holes": {"with_walls"},
    "stairs": set(),
}


@pytest.mark.parametrize("kind", FITS)
def test_what_a_grid_lacks_is_seen_from_the_grid(kind):
    grid, entries = GRIDS[kind](), generators()
    fitting = {name for name in SPANNING if misfit(entries[name], grid) is None}
    assert fitting == FITS[kind] | ANYWHERE


@pytest.mark.parametrize("kind", GRIDS)
@pytest.mark.parametrize("name,options", CASES)
def test_a_spanning_tree_stepped_or_run(name, options, kind):
    entry, grid = generators()[name], GRIDS[kind]()
    if misfit(entry, grid):
        pytest.skip("does not fit")
    for seed in ("a", "b", "c"):
        maze = blank(entry, grid)
        steps = list(entry.run(maze, Rng(seed), **options))
        assert maze.is_perfect()
        assert replayed(entry, grid, steps).open == maze.open
        assert made(entry, grid, seed, **options).open == maze.open


@pytest.mark.parametrize("shape", shapes())
@pytest.mark.parametrize("name", SPANNING)
def test_every_registered_shape_that_fits(name, shape):
    entry = generators()[name]
    size = [min(param.default, 12) for param in shapes()[shape].params
            if isinstance(param.default, int)]
    needs = shapes()[shape].needs
    more = {"rng": Rng("a", "shape")} if "seed" in needs else {}
    grid = shapes()[shape].run(*size, **more)
    if misfit(entry, grid):
        pytest.skip("does not fit")
    for seed in ("a", "b"):
        assert made(entry, grid, seed).is_perfect()


@pytest.mark.parametrize("name", [*SPANNING, "mole"])
def test_the_same_seed_gives_the_same_bytes(name):
    entry, grid = generators()[name], GRIDS["9x6"]()
    assert made(entry, grid, "x").open == made(entry, grid, "x").open
    if name not in ("hilbert", "mole"):
        assert len({bytes(made(entry, grid, str(i)).open) for i in range(5)}) == 5


@pytest.mark.parametrize("name", ["blobby_division", "division", "with_walls"])
def test_wall_adders_first_clear_a_grid_that_is_full(name):
    entry, grid = generators()[name], GRIDS["9x6"]()
    full = Maze(grid)
    steps = list(entry.run(full, Rng("a")))
    assert steps[:grid.edges] == list(range(grid.edges))
    assert full.open == made(entry, grid, "a").open


@pytest.mark.parametrize("name", [name for name, entry in generators().items()
                                  if name in [*SPANNING, "mole"] and "growth" in entry.gives])
def test_growth_adds_one_cell_to_one_tree(name):
    entry, grid = generators()[name], GRIDS["9x6"]()
    for options in SPANNING.get(name, [{}]):
        first, *steps = entry.run(blank(entry, grid), Rng("a"), **options)
        assert first >> SHIFT == VISIT >> SHIFT
        grown = {first - VISIT}
        for step in steps:
            if step >> SHIFT == 0:
                assert len(grown & set(grid.joins[step])) == 1
                grown |= set(grid.joins[step])


REACH = {                                                  # of the 192 perfect mazes of 3x3
    "binary_tree": [({"corner": corner}, 16) for corner in ("nw", "ne", "sw", "se")],
    "sidewinder": [({}, 64)],
    "hilbert": [({}, 8)],
    "eller": [({}, 192)],
    "blobby_division": [({}, 192)],
    "with_tree": [({"corridor": 5}, 192), ({}, None)],
    "with_walls": [({"wall": 5}, 192), ({}, None)],
    "division": [({}, None)],
    "spiral": [({}, None)],
    "nested": [({"block": 2}, None)],
}


@pytest.mark.parametrize("name", REACH)
def test_which_of_the_192_mazes_of_3x3_are_reached(name):
    for options, count in REACH[name]:
        found = len(reached(name, options, 9000 if count == 192 else 3000))
        assert found == count if count else found < 192


def reached(name: str, options: dict, seeds: int) -> set[bytes]:
    """The mazes of 3x3 that so many seeds lead to; no more are tried when all 192 are found."""
    entry, grid, found = generators()[name], GRIDS["3x3"](), set()
    for seed in range(seeds):
        found.add(bytes(made(entry, grid, str(seed), **options).open))
        if len(found) == 192:
            break
    return found


SHARES = {                                                 # dead ends in % at 100x100, from ... to
    "binary_tree": (24, 26),
    "sidewinder": (26.5, 29),
    "division": (21.5, 25),
    "eller": (28, 32),
    "blobby_division": (27, 33),
    "with_tree": (8, 25),
    "with_walls": (15, 33),
    "spiral": (1, 12),
    "nested": (10, 25),
    "hilbert": (0.02, 0.02),
}


@pytest.mark.parametrize("name", SHARES)
def test_the_share_of_dead_ends(name):
    grid = lattice(100, 100)
    low, high = SHARES[name]
    for seed in ("a", "b"):
        share = len(made(generators()[name], grid, seed).dead_ends()) / 100
        assert low <= share <= high


@pytest.mark.prove
@pytest.mark.slow
@pytest.mark.parametrize("name", [*SPANNING, "mole"])
def test_a_million_cells(name):
    grid, entry = lattice(1000, 1000), generators()[name]
    maze = blank(entry, grid)
    run(entry.run(maze, Rng("a")))
    assert name == "mole" or maze.open.count(1) == len(grid) - 1
