"""Transforms: each does what it says, on squares and elsewhere, and nothing at 0 %."""

from __future__ import annotations

from itertools import combinations

import pytest

from maze.errors import MisfitError
from maze.grid import Grid
from maze.grids.compass import across, crossable_slices, directions, level
from maze.grids.lattice import lattice
from maze.grids.reflection import SYMMETRIES, fixed, no_symmetry, twins
from maze.measures.bottlenecks import shortest_way
from maze.passages import Maze
from maze.progress import finish
from maze.rng import Rng
from maze.steps import ARROW, BUILD, SHIFT, Steps, number, run, verb
from maze.transforms.braid import braid
from maze.transforms.oneway import oneway
from maze.transforms.sparse import sparse
from maze.transforms.symmetry import symmetry
from maze.transforms.texture import _share, texture
from maze.transforms.unicursal import unicursal
from tests.grids import GRIDS, GROWING, hexagons, made, torus, triangles

on_grids = pytest.mark.parametrize("grid", GRIDS.values(), ids=GRIDS)
on_generators = pytest.mark.parametrize("by", GROWING)


def replay(maze: Maze, steps: Steps[None]) -> list[str]:
    """Do a transform; its steps, done to a copy, give the same.  Returns the verbs."""
    copy = Maze(maze.grid)
    copy.open[:] = maze.open
    verbs = []
    for step in steps:
        verbs.append(verb(step))
        if step >> SHIFT in (0, BUILD >> SHIFT):
            assert copy.open[number(step)] == (step >> SHIFT != 0)     # nothing is done twice
            copy.open[number(step)] = step >> SHIFT == 0
        elif step >> SHIFT == ARROW >> SHIFT:
            edge, second = divmod(number(step), 2)
            copy.arrows[edge] = copy.grid.joins[edge][second]
        assert copy.open == maze.open and copy.arrows == maze.arrows   # mutate first, then yield
    return verbs


# --- texture ---------------------------------------------------------------------------------


def measures(maze: Maze) -> tuple[float, float, float]:
    """How level the passages are (0..1), the mean straight run, and the share of dead ends."""
    grid = maze.grid
    sides = list(directions(grid))
    levels = straight = ends = 0
    for cell, edges in enumerate(grid.borders):
        for side, edge in enumerate(edges):
            if maze.open[edge]:
                ends += 1
                levels += level(sides[cell])[side]
                on = across(sides[cell])[side]
                straight += on >= 0 and maze.open[edges[on]]
    return levels / 100 / ends, ends / (ends - straight), len(maze.dead_ends()) / len(grid)


def textured(grid: Grid, by: str, **wish: int) -> Maze:
    maze = made(grid, by)
    run(texture(maze, Rng("a", "texture"), **wish))
    return maze


BIG = {"squares": lattice(40, 40), "hexagons": hexagons(30, 30)}
on_big = pytest.mark.parametrize("grid", BIG.values(), ids=BIG)


@on_big
@on_generators
def test_bias_leans_more_the_stronger_it_is(grid: Grid, by: str) -> None:
    shares = [measures(textured(grid, by, bias=bias))[0]
              for bias in (-100, -60, -20, 0, 20, 60, 100)]
    assert shares == sorted(shares) and shares[-1] > 0.8 and shares[0] < 0.3
    steps = [b - a for a, b in zip(shares, shares[1:], strict=False)]
    assert min(steps) > 0.03


@on_big
@on_generators
def test_run_goes_straight_farther_the_stronger_it_is(grid: Grid, by: str) -> None:
    runs = [measures(textured(grid, by, run=strength))[1] for strength in (0, 30, 60, 100)]
    assert runs == sorted(runs) and runs[-1] > 1.7 * runs[0]


@on_big
@on_generators
def test_river_has_fewer_dead_ends_the_stronger_it_is(grid: Grid, by: str) -> None:
    ends = [measures(textured(grid, by, river=river))[2] for river in (0, 25, 50, 75, 100)]
    assert ends == sorted(ends, reverse=True)
    assert ends[0] > 0.45 and ends[4] < 0.11


@on_big
def test_wishes_add_up(grid: Grid) -> None:
    plain = measures(made(grid, "prim"))
    lean, straight, ends = measures(textured(grid, "prim", bias=60, run=60, river=20))
    assert lean > plain[0] + 0.1 and straight > 1.3 * plain[1] and ends > plain[2]


@on_grids
@on_generators
def test_texture_keeps_the_maze_perfect_after_every_pair(grid: Grid, by: str) -> None:
    maze = made(grid, by)
    pair = 0
    for step in texture(maze, Rng("a"), bias=-70, run=80, river=30):
        if step >> SHIFT == BUILD >> SHIFT:
            pair += 1
            assert not maze.is_perfect()
        elif step >> SHIFT == 0:
            assert maze.is_perfect()
    assert pair > len(grid) // 12 or len(grid) < 20


def test_a_texture_of_strength_s_asks_s_per_cent_of_the_cells_and_always_the_same() -> None:
    """What more strength changes, less does not undo: the cells that take part are nested."""
    some, more = (list(_share(Rng("a"), 5000, strength)) for strength in (30, 60))
    assert all(a <= b for a, b in zip(some, more, strict=True))
    assert 0.27 < sum(some) / 5000 < 0.33 and 0.57 < sum(more) / 5000 < 0.63


def test_no_direction_is_preferred_unasked() -> None:
    shares = []
    for seed in range(12):
        maze = made(lattice(30, 30), "prim", str(seed))
        run(texture(maze, Rng(str(seed)), run=100, river=0))
        shares.append(measures(maze)[0])
    assert 0.46 < sum(shares) / len(shares) < 0.54


def test_triangles_cannot_be_crossed_straight() -> None:
    assert not finish(crossable_slices(triangles(9, 4)))
    assert finish(crossable_slices(hexagons(3, 3))) and finish(crossable_slices(torus(3, 3)))


def test_directions_are_where_a_side_is_drawn_even_on_a_seam() -> None:
    grid = torus(4, 3)
    for cell, sides in enumerate(directions(grid)):
        assert sorted(sides) == [(-1000, 0), (0, -1000), (0, 1000), (1000, 0)]
        for (dx, dy), near in zip(sides, grid.neighbors[cell], strict=True):
            x, y = (cell % 4 + dx // 1000) % 4, (cell // 4 + dy // 1000) % 3
            assert near == 4 * y + x
    assert list(directions(lattice(4, 3))) == [
        tuple(way for way, inside in (((1000, 0), x < 3), ((0, 1000), y < 2), ((-1000, 0), x > 0),
                                      ((0, -1000), y > 0)) if inside)
        for y in range(3) for x in range(4)]


# --- symmetry --------------------------------------------------------------------------------


def is_symmetric(maze: Maze, how: str) -> bool:
    twin = twins(maze.grid, how)
    assert twin
    return all(maze.open[edge] == maze.open[maze.grid.between(twin[a], twin[b])]
               for edge, (a, b) in enumerate(maze.grid.joins))


@pytest.mark.parametrize("how", SYMMETRIES)
@pytest.mark.parametrize("size", [(2, 2), (2, 3), (3, 2), (3, 3), (2, 4), (4, 2), (3, 4), (2, 5)])
def test_symmetry_is_refused_exactly_where_no_perfect_maze_has_it(size: tuple[int, int],
                                                                  how: str) -> None:
    grid = lattice(*size)
    maze, found = Maze(grid), False
    for some in combinations(range(grid.edges), len(grid) - 1):
        maze.open[:] = bytes(grid.edges)
        for edge in some:
            maze.open[edge] = 1
        found = found or is_symmetric(maze, how) and maze.is_perfect()
    assert (no_symmetry(grid, how) is None) == found


@on_grids
@pytest.mark.parametrize("how", SYMMETRIES)
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_a_symmetric_maze_is_symmetric_and_perfect(grid: Grid, how: str, seed: str) -> None:
    sentence = no_symmetry(grid, how)
    if sentence:
        assert str(sentence).endswith(".") and "grid" in str(sentence)
        return
    maze, twin = made(grid, "prim", seed), twins(grid, how)
    before = bytes(maze.open)
    replay(maze, symmetry(maze, Rng(seed), symmetry=how, twin=twin))
    assert maze.is_perfect() and is_symmetric(maze, how)
    kept = [edge for edge, (a, b) in enumerate(grid.joins) if a < twin[a] and b < twin[b]]
    same = sum(maze.open[edge] == before[edge] for edge in kept)
    assert same > 0.5 * len(kept) and (same > 0.8 * len(kept) or len(kept) < 80)
    assert replay(maze, symmetry(maze, Rng("other"), symmetry=how, twin=twin)) == []   # it has it


def test_which_boards_have_a_half_turn() -> None:
    assert no_symmetry(lattice(6, 4), "turn") and not no_symmetry(lattice(6, 5), "turn")
    assert not no_symmetry(lattice(5, 5), "turn") and not no_symmetry(lattice(6, 4), "mirror")
    assert len(fixed(twins(lattice(5, 4), "mirror"))) == 4


def test_rounding_does_not_hide_a_symmetry() -> None:
    """Centers and their images differ in the last bit on this drawing."""
    twin = twins(triangles(25, 13), "mirror")
    assert twin and twin[:25] == list(range(24, -1, -1))


def test_hexagons_in_rows_are_not_their_own_mirror_image() -> None:
    assert twins(hexagons(5, 4), "mirror") is None and twins(hexagons(5, 4), "flip") is None
    assert twins(hexagons(5, 4), "turn") and twins(hexagons(5, 3), "flip")


# --- braid -----------------------------------------------------------------------------------


@on_grids
@on_generators
@pytest.mark.parametrize("share", [0, 1, 25, 50, 80, 100])
def test_braid_opens_its_share_of_the_dead_ends(grid: Grid, by: str, share: int) -> None:
    maze = made(grid, by)
    before, ends = bytes(maze.open), len(maze.dead_ends())
    verbs = replay(maze, braid(maze, Rng("a"), braid=share))
    left, wanted = len(maze.dead_ends()), ends - (share * ends + 50) // 100
    assert wanted - 1 <= left <= wanted and "build" not in verbs
    assert all(now >= then for now, then in zip(maze.open, before, strict=True))
    assert (share == 0) == (verbs == []) or (share * ends + 50) // 100 == 0
    assert share < 100 or not maze.dead_ends()


def test_a_cell_with_one_neighbor_stays_a_dead_end() -> None:
    maze = made(lattice(6, 1))
    assert replay(maze, braid(maze, Rng("a"), braid=100)) == []


def test_braid_leaves_solid_cells_alone() -> None:
    """Only the dead end that lies beside a passage is opened; the other one has solid cells."""
    maze = Maze(lattice(4, 4))
    for a, b in ((0, 1), (1, 2), (2, 3), (3, 7), (7, 6), (6, 5), (7, 11)):
        maze.carve(a, b)
    solid = maze.unused()
    run(braid(maze, Rng("a"), braid=100))
    assert maze.dead_ends() == [0, 11] and maze.unused() == solid == [4, 8, 9, 10, 12, 13, 14, 15]


@pytest.mark.parametrize("how", ["mirror", "flip"])
def test_braid_and_sparse_keep_a_symmetry(how: str) -> None:
    grid = lattice(12, 9)
    maze, twin = made(grid, "prim"), twins(grid, how)
    run(symmetry(maze, Rng("a"), symmetry=how, twin=twin))
    run(braid(maze, Rng("a"), braid=40, twin=twin))
    assert is_symmetric(maze, how) and not maze.is_perfect()
    run(sparse(maze, Rng("a"), sparse=30, start=0, goal=len(grid) - 1, twin=twin))
    assert is_symmetric(maze, how) and 20 < len(maze.unused()) <= 34


# --- sparse ----------------------------------------------------------------------------------


@on_grids
@on_generators
def test_sparse_leaves_its_share_of_cells_solid(grid: Grid, by: str) -> None:
    goal, last = len(grid) - 1, set[int]()
    way = set(shortest_way(made(grid, by).links(), 0, goal))
    for share in (0, 10, 33, 60, 100):
        maze = made(grid, by)
        verbs = replay(maze, sparse(maze, Rng("a"), sparse=share, start=0, goal=goal))
        solid = set(maze.unused())
        assert len(solid) == min((share * len(grid) + 50) // 100, len(grid) - len(way))
        assert not solid & way and last <= solid
        used = len(grid) - len(solid)
        assert maze.open.count(1) == used - 1                          # still a tree
        assert set(shortest_way(maze.links(), 0, goal)) == way
        assert verbs.count("clear") == len(solid)
        last = solid


def test_sparse_shortens_all_branches_evenly() -> None:
    """A star of corridors: after as many cuts as there are branches each is one cell shorter."""
    maze = Maze(lattice(9, 9))
    for k in range(4):
        for way in (1, -1, 9, -9):
            maze.carve(40 + k * way, 40 + (k + 1) * way)
    run(sparse(maze, Rng("a"), sparse=round(100 * (81 - 17 + 3) / 81), start=44, goal=44))
    assert maze.dead_ends() == [13, 37, 44, 67]


# --- one-way passages ------------------------------------------------------------------------


@on_grids
@pytest.mark.parametrize("loops", [0, 100])
def test_the_goal_can_be_reached_whatever_the_arrows(grid: Grid, loops: int) -> None:
    goal, last = len(grid) - 1, dict[int, int]()
    for share in (0, 20, 50, 100):
        maze = made(grid, "prim")
        run(braid(maze, Rng("a"), braid=loops))
        before = bytes(maze.open)
        verbs = replay(maze, oneway(maze, Rng("a"), oneway=share, start=0, goal=goal))
        assert maze.open == before
        assert len(maze.arrows) == (share * before.count(1) + 50) // 100
        assert verbs.count("arrow") == len(maze.arrows) and last.items() <= maze.arrows.items()
        path = shortest_way(maze.links(), 0, goal)
        assert path and all(b in maze.links()[a] for a, b in zip(path, path[1:], strict=False))
        last = dict(maze.arrows)


def test_links_obey_arrows() -> None:
    maze = made(lattice(4, 4))
    run(oneway(maze, Rng("a"), oneway=100, start=0, goal=15))
    for edge, (a, b) in enumerate(maze.grid.joins):
        leads = maze.arrows.get(edge)
        assert (b in maze.links()[a]) == (leads == b) and (a in maze.links()[b]) == (leads == a)
        assert bool(maze.open[edge]) == (b in maze.passages()[a])
    assert maze.is_perfect()                               # as a drawing it still is


def test_arrows_point_either_way_off_the_path() -> None:
    maze = made(lattice(30, 30), "prim")
    run(oneway(maze, Rng("a"), oneway=100, start=0, goal=1))
    ahead = sum(cell == maze.grid.joins[edge][1] for edge, cell in maze.arrows.items())
    assert 0.4 < ahead / len(maze.arrows) < 0.6


# --- unicursal -------------------------------------------------------------------------------


@on_generators
def test_a_unicursal_maze_is_one_way_through_all_cells(by: str) -> None:
    maze = run(unicursal(made(lattice(7, 5), by)))
    assert maze.is_perfect() and max(map(len, maze.links())) == 2
    assert maze.dead_ends() == [0, 14]


def test_unicursal_refuses_what_is_not_a_rectangle() -> None:
    with pytest.raises(MisfitError, match="Unicursal needs"):
        run(unicursal(made(hexagons(4, 4))))
