"""What makes each wall adder, and its twin that carves, itself: division, blobs, walls, tree."""

from __future__ import annotations

from itertools import pairwise

import pytest

from maze.grids.lattice import lattice
from maze.grids.posts import _drawn_posts, posts, stand_ins
from maze.grids.rows import is_lattice
from maze.grids.traits import lacking
from maze.passages import Maze
from maze.progress import finish
from maze.recipe import generators
from maze.rng import Rng
from maze.steps import BUILD, FRONTIER, SHIFT, WALK
from tests.small_grids import GRIDS, blank, made

OTHERS = ["recursive_backtracker", "blobby_division", "with_walls", "with_tree", "eller",
          "growing_passages"]


def is_divided(maze: Maze) -> bool:
    """Whether a straight wall with one gap cuts the rectangle in two, and each part, and so on."""
    rows, grid = maze.grid.rows, maze.grid

    def opened(a: int, b: int) -> int:
        return maze.open[grid.between(a, b)]

    rooms = [(0, 0, len(rows[0]), len(rows))]
    while rooms:
        left, top, right, bottom = rooms.pop()
        if right - left == 1 or bottom - top == 1:
            continue
        for x in range(left + 1, right):
            if sum(opened(rows[y][x - 1], rows[y][x]) for y in range(top, bottom)) == 1:
                rooms += (left, top, x, bottom), (x, top, right, bottom)
                break
        else:
            for y in range(top + 1, bottom):
                if sum(opened(rows[y - 1][x], rows[y][x]) for x in range(left, right)) == 1:
                    rooms += (left, top, right, y), (left, y, right, bottom)
                    break
            else:
                return False
    return True


def test_division_is_straight_walls_with_one_gap_all_the_way_down():
    for seed in "abcde":
        assert is_divided(made(generators()["division"], lattice(20, 15), seed))


@pytest.mark.parametrize("name", OTHERS)
def test_others_are_not_divided(name):
    for seed in "abc":
        assert not is_divided(made(generators()[name], lattice(20, 15), seed))


@pytest.mark.parametrize("size,lines", [((2, 2), 2), ((5, 3), 6), ((3, 9), 10)])
def test_the_first_wall_of_a_division_may_be_any_line(size, lines):
    grid = lattice(*size)
    found = set()
    for i in range(300):
        steps = generators()["division"].run(blank(generators()["division"], grid), Rng(str(i)))
        a, b = grid.joins[next(steps) - BUILD]
        x, y = min(a, b) % size[0], min(a, b) // size[0]
        found.add(("across", x) if b - a == 1 else ("down", y))
    assert len(found) == lines


def parts(steps: list[int]) -> list[tuple[set[int], set[int]]]:
    """The two blobs of each division, from the steps."""
    found: list[tuple[set[int], set[int]]] = []
    before = -1
    for step in steps:
        verb = step >> SHIFT
        if verb in (WALK >> SHIFT, FRONTIER >> SHIFT):
            if verb == WALK >> SHIFT and before not in (WALK >> SHIFT, FRONTIER >> SHIFT):
                found.append((set(), set()))
            found[-1][verb == FRONTIER >> SHIFT].add(step & (1 << SHIFT) - 1)
        before = verb
    return found


@pytest.mark.parametrize("kind", ["9x6", "torus", "hexagons", "holes", "stairs"])
def test_blobs_are_connected_and_joined_by_one_gap(kind):
    grid, entry = GRIDS[kind](), generators()["blobby_division"]
    maze = blank(entry, grid)
    divisions = parts(list(entry.run(maze, Rng("a"))))
    assert divisions[0][0] | divisions[0][1] == set(range(len(grid)))
    for one, two in divisions:
        if not one or not two or one & two:    # two divisions without a wall between: told as one
            continue
        gaps = [edge for edge, (a, b) in enumerate(grid.joins) if maze.open[edge]
                and (a in one and b in two or a in two and b in one)]
        assert len(gaps) == 1
        for blob in (one, two):
            seen = [min(blob)]
            for cell in seen:
                seen += [near for near in grid.neighbors[cell] if near in blob - set(seen)]
            assert set(seen) == blob


def test_blobby_divisions_first_wall_is_not_straight():
    grid, entry = lattice(20, 15), generators()["blobby_division"]
    first = parts(list(entry.run(blank(entry, grid), Rng("a"))))[0][0]
    columns = {cell % 20 for cell in first}
    assert {sum(cell % 20 == x for cell in first) for x in columns} != {15}


def corridors(grid, steps: list[int], shift: int) -> list[list[int]]:
    """Edges in the order of the steps, cut where one does not go on from the one before."""
    ends = grid.joins if shift == 0 else [
        tuple(post for post, edges in enumerate(posts(grid).borders) if edge in edges)
        for edge in range(grid.edges)]
    edges = [step & (1 << SHIFT) - 1 for step in steps if step >> SHIFT == shift >> SHIFT]
    found, reached = [[edges[0]]], {*ends[edges[0]]}
    for edge, after in pairwise(edges):
        new = [end for end in ends[after] if end not in reached]
        if set(ends[edge]) & set(ends[after]) - set(new):
            found[-1].append(after)
        else:
            found.append([after])
        reached |= set(ends[after])
    return found


@pytest.mark.parametrize("name,option,shift", [("with_tree", "corridor", 0),
                                               ("with_walls", "wall", BUILD)])
def test_how_far_a_corridor_or_a_wall_goes(name, option, shift):
    grid, entry = lattice(20, 20), generators()[name]
    mean = {}
    for value in (0, 5, 100):
        steps = list(entry.run(blank(entry, grid), Rng("a"), **{option: value}))
        walks = corridors(grid, steps, shift)
        mean[value] = sum(map(len, walks)) / len(walks)
    assert mean[0] < mean[5] + 0.05 < 1.5
    assert mean[100] > 4


def test_with_tree_goes_on_until_it_is_stuck():
    grid = lattice(20, 15)
    carved: set[int] = set()
    head = None
    for step in generators()["with_tree"].run(Maze(grid), Rng("a")):
        if step >> SHIFT != 0:
            if not carved:
                carved, head = {step & (1 << SHIFT) - 1}, step & (1 << SHIFT) - 1
            continue
        (new,) = set(grid.joins[step]) - carved
        if head not in grid.joins[step]:       # a new corridor: the one before could not go on
            assert set(grid.neighbors[head]) <= carved
        carved.add(new)
        head = new


@pytest.mark.parametrize("kind", ["9x6", "hexagons", "triangles", "rings", "holes"])
def test_no_wall_touches_another(kind):
    """Each wall stands on one that is there and ends where none was."""
    grid, entry = GRIDS[kind](), generators()["with_walls"]
    flat = posts(grid)
    same = stand_ins(flat)
    ends = [[same[post] for post, edges in enumerate(flat.borders) if edge in edges]
            for edge in range(grid.edges)]
    reached = {same[flat.frames[0][0]]}
    for step in entry.run(blank(entry, grid), Rng("a")):
        assert step >> SHIFT == BUILD >> SHIFT
        assert len(reached & set(ends[step - BUILD])) == 1
        reached |= set(ends[step - BUILD])
    assert reached == set(same)


@pytest.mark.parametrize("kind,frames", [("9x6", 1), ("1x1", 1), ("polygons", 1), ("hexagons", 1),
                                         ("triangles", 1), ("rings", 2), ("holes", 5),
                                         ("touching holes", 2)])
def test_flat_grids_have_posts(kind, frames):
    grid = GRIDS[kind]()
    assert len(posts(grid).frames) == frames
    assert not lacking(grid, frozenset({"flat"}))


@pytest.mark.parametrize("kind", ["torus", "cylinder", "stairs"])
def test_other_grids_are_not_flat(kind):
    assert list(map(str, lacking(GRIDS[kind](), frozenset({"flat"})))) == [
        "a flat board without seams, stairs or tunnels"]


def test_posts_of_the_lattice_are_those_of_its_drawing():
    for width, height in ((1, 1), (4, 1), (1, 3), (5, 4)):
        grid = lattice(width, height)
        assert is_lattice(grid)
        ways = [{frozenset({(tuple(sorted(edges))), (tuple(sorted(found.borders[near])))})
                 for post, edges in enumerate(found.borders) for near in found.neighbors[post]}
                for found in (posts(grid), finish(_drawn_posts(grid)))]
        assert ways[0] == ways[1]
        assert sorted(map(len, posts(grid).frames)) == sorted(
            map(len, finish(_drawn_posts(grid)).frames))
