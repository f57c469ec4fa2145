"""What each solver does that no other does; solvers in recipes, links and scenes."""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import pairwise
from math import dist, inf

import pytest

from maze.grid import Grid
from maze.grids.lattice import lattice
from maze.passages import Maze
from maze.recipe import Recipe
from maze.registry import misfit
from maze.rng import Rng
from maze.scene import MazeScene
from maze.share import decode, encode
from maze.solving.board import STEP, Board, board_of, without_loops
from maze.steps import FILL, MASK, ONCE, SHIFT, TWICE, run
from tests import claims
from tests.mazes_to_solve import GRIDS, KINDS, boards, carve, torus
from tests.solver_runs import ALL, claiming, is_reason, solve


def island() -> Board:
    """5 x 5 cells; the goal, 12, lies in the middle of a ring: only walls apart touch it."""
    maze = Maze(lattice(5, 5), filled=False)
    for a, b in ((12, 7), (12, 11), (12, 13)):
        maze.build(a, b)
    return board_of(maze, Rng(""))


def test_wall_followers_fail_on_islands_and_say_why() -> None:
    for id_ in claiming("islands"):
        answer = solve(id_, island(), 0, 12)
        assert is_reason(answer, "come round", "island")
    for id_ in claiming("complete"):
        assert isinstance(solve(id_, island(), 0, 12), list)


def far_from_rim(grid: Grid) -> list[int]:
    """Cells that neither the rim nor a neighbor of a cell on the rim touches."""
    rim = {cell for cell, _ in grid.geometry.rim()}
    outer = rim | {near for cell in rim for near in grid.neighbors[cell]}
    return [cell for cell in range(len(grid)) if not outer & {cell, *grid.neighbors[cell]}]


PLANE = {name: grid for name, grid in GRIDS.items()
         if misfit(ALL["chain"], grid) is None and far_from_rim(grid)}


def test_wall_followers_notice_islands_on_any_shape_in_the_plane() -> None:
    """No walls but the rim and those round one cell far from it, which has one way in."""
    assert len(PLANE) > 5
    for name, grid in PLANE.items():
        goal, maze = far_from_rim(grid)[0], Maze(grid, filled=False)
        for near in grid.neighbors[goal][1:]:
            maze.build(goal, near)
        board = board_of(maze, Rng(""))
        start = min(cell for cell, _ in grid.geometry.rim())
        for hand in ("left", "right"):
            answer = solve(f"wall_follower_{hand}", board, start, goal)
            assert is_reason(answer, "come round", "island"), name
        assert isinstance(solve("chain", board, start, goal), list)


def test_pledge_leaves_an_island_that_holds_a_wall_follower() -> None:
    maze = Maze(lattice(5, 5), filled=False)
    for a, b in ((12, 7), (12, 13), (12, 17)):            # one wall round the start
        maze.build(a, b)
    board = board_of(maze, Rng(""))
    assert is_reason(solve("wall_follower_left", board, 12, 4))
    assert isinstance(solve("pledge_left", board, 12, 4), list)
    assert isinstance(solve("pledge_right", board, 12, 4), list)


def test_left_and_right_hand_go_round_opposite_sides() -> None:
    board = board_of(Maze(lattice(5, 5), filled=False), Rng(""))
    left, right = (solve(f"wall_follower_{hand}", board, 0, 24) for hand in ("left", "right"))
    assert {4, 20} == {cell for path in (left, right) for cell in (4, 20) if cell in path}
    assert left != right


def test_tremaux_walks_no_passage_three_times() -> None:
    for board, start, goal in boards(GRIDS, ("braided", "apart"), 3):
        walked: dict[tuple[int, int], int] = {}
        here = start
        for step in ALL["tremaux"].run(board, start, goal):
            cell = step & ((1 << SHIFT) - 1)
            if cell != here:
                assert cell in board.links[here]
                walked[here, cell] = walked.get((here, cell), 0) + 1
                here = cell
        for (a, b), times in walked.items():
            assert times == 1 and walked.get((b, a), 0) <= 1


def test_the_mouse_gives_up_and_says_so() -> None:
    board = board_of(carve(lattice(20, 20), "mouse", "perfect"), Rng("mouse", "solve"))
    answer = solve("random_mouse", board, 0, 399, steps=50)
    assert is_reason(answer, "gave up after 50 steps")


@pytest.mark.parametrize("most", range(1, 5))
def test_the_mouse_makes_just_as_many_steps_as_it_may(most: int) -> None:
    """A corridor leaves it no choice: five steps lead to the goal, and each passes a new cell."""
    corridor = Maze(lattice(6, 1), filled=False)
    board = board_of(corridor, Rng("", "solve"))
    steps = list(ALL["random_mouse"].run(board, 0, 5, steps=most))
    assert [step & MASK for step in steps] == list(range(most + 1))
    share = round(100 * (most + 1) / 6)
    told = str(solve("random_mouse", board, 0, 5, steps=most))
    assert f"gave up after {most} step{'s' * (most > 1)} at {share} % of the cells" in told
    assert solve("random_mouse", board, 0, 5, steps=5) == [0, 1, 2, 3, 4, 5]


def test_no_walker_goes_against_an_arrow() -> None:
    """A ring of eight cells, one way round: a walker that has to turn back says so or gives up."""
    ring = [0, 1, 2, 5, 8, 7, 6, 3]
    maze = Maze(lattice(3, 3))
    for here, there in pairwise([*ring, ring[0]]):
        maze.carve(here, there)
        maze.arrows[maze.grid.between(here, there)] = there
    maze.carve(3, 4)                                       # the goal, off the ring
    for goal, start in ((4, 0), (4, 3), (8, 1), (0, 1)):
        board = board_of(maze, Rng("", "solve"))
        answer, here = solve("tremaux", board, start, goal), start
        for step in ALL["tremaux"].run(board, start, goal):
            cell = step & MASK
            if step >> SHIFT == ONCE >> SHIFT and cell != here:
                assert cell in board.links[here]
                here = cell
        assert isinstance(answer, list) or is_reason(answer, "may not be walked back")
    alley = Maze(lattice(4, 1), filled=False)
    alley.arrows[alley.grid.between(2, 3)] = 3             # into a dead end, and not out of it
    answer = solve("tremaux", board_of(alley, Rng("", "solve")), 1, 0)
    assert is_reason(answer, "may not be walked back")


def test_fillers_in_the_order_of_what_they_see() -> None:
    """A dead end, a noose, a blind alley with two loops: each filler fills one kind more."""
    maze = Maze(lattice(9, 3))
    for a, b in ((0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 7), (7, 8),   # the way
                 (1, 10),                                                        # a dead end
                 (3, 12), (12, 11), (11, 20), (20, 21), (21, 12),                # a noose
                 (6, 15), (15, 14), (14, 23), (23, 24), (24, 15), (15, 16), (16, 25), (25, 24)):
        maze.carve(a, b)
    board = board_of(maze, Rng(""))
    left = {}
    for id_ in ("dead_end_filler", "cul_de_sac_filler", "blind_alley_filler"):
        filled, connected = set(), {c for c, around in enumerate(board.links) if around}
        for step in ALL[id_].run(board, 0, 8):
            if step >> SHIFT == ONCE >> SHIFT:
                break
            filled |= {step & ((1 << SHIFT) - 1)} if step >> SHIFT == FILL >> SHIFT else set()
        left[id_] = connected - filled
    way, noose, blind = set(range(9)), {12, 11, 20, 21}, {15, 14, 23, 24, 16, 25}
    assert left == {"dead_end_filler": way | noose | blind, "cul_de_sac_filler": way | blind,
                    "blind_alley_filler": way}


def test_blind_alley_filler_leaves_just_the_cells_of_simple_ways() -> None:
    def on_simple_ways(board: Board, start: int, goal: int) -> set[int]:
        found, stack = set(), [[start]]
        while stack:
            path = stack.pop()
            if path[-1] == goal:
                found |= set(path)
                continue
            stack += [[*path, new] for new in board.links[path[-1]] if new not in path]
        return found

    for board, start, goal in boards({"small": lattice(4, 4)}, ("braided", "apart"), 12):
        filled = {step & ((1 << SHIFT) - 1) for step in _before_the_walk(board, start, goal)
                  if step >> SHIFT == FILL >> SHIFT}
        if start != goal and goal in (far := claims.distances(board, start)):
            assert set(far) - filled == on_simple_ways(board, start, goal)


def _before_the_walk(board: Board, start: int, goal: int):
    for step in ALL["blind_alley_filler"].run(board, start, goal):
        if step >> SHIFT == ONCE >> SHIFT:
            return
        yield step


def test_bidirectional_looks_at_less_than_breadth_first_in_the_open() -> None:
    board = board_of(Maze(lattice(40, 40), filled=False), Rng(""))
    seen = {id_: len(list(ALL[id_].run(board, 820, 830)))
            for id_ in ("breadth_first", "bidirectional", "a_star", "dijkstra")}
    assert seen["bidirectional"] < seen["breadth_first"] * 0.7
    assert seen["a_star"] < seen["dijkstra"] * 0.3


def test_a_diagonal_costs_the_root_of_two() -> None:
    zeta = board_of(Maze(GRIDS["zeta"], filled=False), Rng(""))
    assert {zeta.cost(a, b) for a, around in enumerate(zeta.links) for b in around} == {
        STEP, round(STEP * 2 ** 0.5)}


@pytest.mark.parametrize("id_", claiming("least"))
@pytest.mark.parametrize(("shape", "size"), [("voronoi", (8, 6)), ("cairo", (8, 6)),
                                             ("zeta", (8, 6)), ("penrose", (4,))])
def test_least_is_the_true_length_and_not_a_rounded_one(shape, size, id_) -> None:
    for seed in range(12):
        recipe = Recipe(shape=shape, size=size, by="prim", seed=str(seed), solve=id_).but(braid=100)
        picture = recipe.picture()
        grid, links = picture.maze.grid, picture.maze.links()

        def length(a: int, b: int, grid: Grid = grid) -> float:
            return dist(grid.center(a), grid.center(b))

        far = {picture.start: 0.0}
        heap = [(0.0, picture.start)]
        while heap:
            there, cell = heappop(heap)
            for new in links[cell] if there <= far[cell] else ():
                if there + length(cell, new) < far.get(new, inf):
                    far[new] = there + length(cell, new)
                    heappush(heap, (far[new], new))
        found = sum(length(a, b) for a, b in pairwise(picture.path))
        assert found == pytest.approx(far[picture.goal], rel=1e-5)


def test_a_seam_costs_what_a_step_costs_and_a_stair_too() -> None:
    board = board_of(Maze(torus(4, 4), filled=False), Rng(""))
    assert {board.cost(a, b) for a, around in enumerate(board.links) for b in around} == {STEP}
    floors = board_of(Maze(GRIDS["floors"], filled=False), Rng(""))
    assert {floors.cost(a, b) for a, around in enumerate(floors.links) for b in around} == {STEP}


def test_without_loops() -> None:
    assert without_loops([0]) == [0]
    assert without_loops([0, 1, 2, 1, 3, 0, 4, 5, 4, 6]) == [0, 4, 6]


# --- in a recipe -------------------------------------------------------------------------------


@pytest.mark.parametrize("id_", list(ALL))
def test_a_recipe_solves_the_same_stepped_and_run(id_: str) -> None:
    recipe = Recipe(size=(9, 8), by="prim", solve=id_, start=3, goal=70)
    maze, steps = recipe.begin()
    scene = MazeScene(maze)
    for step in steps:
        scene.apply(step)
        words = str(scene.sentence(step))
        assert words[0].isupper() and words.endswith(".")
    assert scene.path == recipe.picture().path
    assert recipe.picture().digest == recipe.picture().digest
    assert scene.path == recipe.but(solve="breadth_first").picture().path


def test_a_solvers_options_are_in_the_link() -> None:
    recipe = Recipe(by="prim", solve="a_star", sopt=(("heuristic", "euclid"),))
    link = encode(recipe)
    assert link.endswith("&solve=a_star&sopt=heuristic.euclid")
    assert decode(link).recipe == recipe and not decode(link).notes
    repaired = decode("#maze?solve=mouse&sopt=steps.0_color.red")
    assert repaired.recipe.sopt == (("steps", "1"),)
    assert list(map(str, repaired.notes)) == ["Steps 0 is too small; using 1.",
                                               "Random mouse has no option 'color'."]
    assert decode("#maze?solve=dfs").recipe.solve == "depth_first"


def test_a_scene_remembers_where_the_head_came_from() -> None:
    maze, steps = Recipe(size=(6, 6), solve="wall_follower_left").begin()
    scene, headings = MazeScene(maze), 0
    for step in steps:
        scene.apply(step)
        if step >> SHIFT in (ONCE >> SHIFT, TWICE >> SHIFT) and scene.came >= 0:
            headings += scene.came in maze.grid.neighbors[scene.head]
    assert headings > 10
    saved = scene.save()
    scene.came = 5
    scene.load(saved)
    assert scene.save() == saved


def test_a_reason_is_given_where_there_is_no_way() -> None:
    picture = Recipe(size=(2, 2), walls="AA", solve="water").picture()
    assert picture.path == [] and picture.reason == "There is no path from the start to the goal."


@pytest.mark.parametrize("id_", [id_ for id_, entry in ALL.items() if entry.swift])
def test_swift_solvers_find_the_same(id_: str) -> None:
    entry = ALL[id_]
    for width, height in ((2, 2), (2, 9), (9, 2), (8, 8), (13, 40)):
        for kind in KINDS[:4]:
            for number in range(4):
                seed = f"{width}x{height}-{kind}-{number}"
                maze, rng = carve(lattice(width, height), seed, kind), Rng(seed, "ends")
                start, goal = rng.below(width * height), rng.below(width * height)
                before = bytes(maze.open)
                expected = run(entry.run(board_of(maze, Rng("")), start, goal))
                assert entry.swift(maze, start, goal) == expected and maze.open == before
    assert entry.swift(Maze(GRIDS["hexagons"]), 0, 1) is None
    recipe = Recipe(size=(30, 20), by="prim", solve=id_)
    assert recipe.picture().path == run(recipe.begin()[1]).path
