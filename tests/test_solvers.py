"""Every claim of every solver, proved on mazes of every kind."""

from __future__ import annotations

from collections import deque
from itertools import pairwise

import pytest

from maze import scene as marks
from maze.board import Board, board_of, without_loops
from maze.grid import Grid
from maze.lattice import lattice
from maze.norms import HEURISTIC
from maze.passages import Maze
from maze.recipe import Recipe, solvers
from maze.registry import CLAIMS, misfit
from maze.rng import Rng
from maze.scene import MazeScene
from maze.share import decode, encode
from maze.steps import FILL, ONCE, SHIFT, TWICE, run
from tests.mazes_to_solve import FLAT, GRIDS, KINDS, boards, carve, torus

ALL = solvers()
GRAPH = {id_: entry for id_, entry in ALL.items() if "growth" not in entry.needs}


def claiming(claim: str) -> list[str]:
    return [id_ for id_, entry in GRAPH.items() if claim in entry.claims]


def fitting(id_: str) -> dict[str, Grid]:
    return {name: grid for name, grid in GRIDS.items() if misfit(ALL[id_], grid) is None}


def kinds(id_: str) -> tuple[str, ...]:
    return KINDS[:-1] if "two_way" in ALL[id_].claims else KINDS


def distances(board: Board, start: int, weighted: bool = False) -> dict[int, int]:
    """The oracle: relax every passage until nothing changes."""
    far = {start: 0}
    queue = deque([start])
    while queue:
        cell = queue.popleft()
        for new in board.links[cell]:
            there = far[cell] + (board.cost(cell, new) if weighted else 1)
            if there < far.get(new, there + 1):
                far[new] = there
                queue.append(new)
    return far


def solve(id_: str, board: Board, start: int, goal: int, **options):
    """The answer; checked to be a path along passages, or a sentence."""
    answer = run(ALL[id_].run(board, start, goal, **options))
    if isinstance(answer, str):
        assert answer[0].isupper() and answer.endswith(".") and len(answer) > 20
    else:
        assert answer[0] == start and answer[-1] == goal
        assert all(b in board.links[a] for a, b in pairwise(answer))
        assert len(set(answer)) == len(answer)
    return answer


def length(board: Board, path: list[int]) -> int:
    return sum(board.cost(a, b) for a, b in pairwise(path))


# --- claims ------------------------------------------------------------------------------------


def test_there_are_all_solvers_of_the_issue_and_each_claims_something() -> None:
    assert set(ALL) >= set("""breadth_first depth_first dijkstra a_star greedy_best_first
        bidirectional dead_end_filler cul_de_sac_filler blind_alley_filler wall_follower_left
        wall_follower_right pledge_left pledge_right tremaux chain collision random_mouse water
        carve_order""".split())
    for entry in ALL.values():
        assert entry.claims and set(entry.claims) <= set(CLAIMS)


@pytest.mark.parametrize("id_", claiming("complete"))
def test_finds_a_way_if_there_is_one(id_: str) -> None:
    for board, start, goal in boards(fitting(id_), kinds(id_)):
        found = isinstance(solve(id_, board, start, goal), list)
        assert found == (goal in distances(board, start))


@pytest.mark.parametrize("id_", claiming("perfect"))
def test_finds_the_way_in_mazes_without_loops(id_: str) -> None:
    for board, start, goal in boards(fitting(id_), ("perfect",), 8):
        assert isinstance(solve(id_, board, start, goal), list)


@pytest.mark.parametrize("id_", list(GRAPH))
def test_always_ends_with_a_path_or_a_sentence(id_: str) -> None:
    for board, start, goal in boards(fitting(id_), KINDS, 2):
        solve(id_, board, start, goal)
        assert solve(id_, board, start, start) == [start]


def test_all_that_claim_the_fewest_steps_agree() -> None:
    for board, start, goal in boards(GRIDS):
        far = distances(board, start)
        if goal in far:
            for id_ in claiming("shortest"):
                assert len(solve(id_, board, start, goal)) == far[goal] + 1, id_


def test_all_that_claim_the_least_length_agree_whatever_the_heuristic() -> None:
    for board, start, goal in boards(GRIDS, seeds=2):
        far = distances(board, start, weighted=True)
        if goal in far:
            assert length(board, solve("dijkstra", board, start, goal)) == far[goal]
            for heuristic in HEURISTIC.options:
                path = solve("a_star", board, start, goal, heuristic=heuristic)
                assert length(board, path) == far[goal], heuristic


def test_where_all_steps_are_equally_long_least_length_is_fewest_steps() -> None:
    for board, start, goal in boards({"squares": FLAT["squares"]}):
        if goal in distances(board, start):
            assert len(solve("dijkstra", board, start, goal)) == \
                len(solve("breadth_first", board, start, goal))


@pytest.mark.parametrize("id_", claiming("all"))
def test_all_shortest_ways_are_marked(id_: str) -> None:
    for board, start, goal in boards(GRIDS, ("open", "braided"), 2):
        far, back = distances(board, start), distances(
            Board(board.grid, board.backs, board.rng), goal)
        on_a_shortest = {cell for cell in far if far[cell] + back[cell] == far[goal]}
        scene = MazeScene(Maze(board.grid))
        for step in ALL[id_].run(board, start, goal):
            scene.apply(step)
        if id_ == "collision":                             # not filled is what is left
            left = {cell for cell in far if far[cell] <= far[goal]
                    and scene.marks[cell] not in (marks.PRUNED, marks.BLANK, marks.FRONTIER)}
            assert left == on_a_shortest
        else:
            assert {cell for cell in far if scene.marks[cell] == marks.ONCE} == on_a_shortest


@pytest.mark.parametrize("id_", claiming("keeps"))
def test_fillers_fill_nothing_that_lies_on_a_shortest_way(id_: str) -> None:
    for board, start, goal in boards(GRIDS, seeds=2):
        far, back = distances(board, start), distances(
            Board(board.grid, board.backs, board.rng), goal)
        if goal not in far:
            continue
        ways = {cell for cell in far if far[cell] + back.get(cell, 10**6) == far[goal]}
        filled = set()
        for step in ALL[id_].run(board, start, goal):
            if step >> SHIFT == ONCE >> SHIFT:             # now it walks through what is left
                break
            filled |= {step & ((1 << SHIFT) - 1)} if step >> SHIFT == FILL >> SHIFT else set()
        assert not filled & ways


@pytest.mark.parametrize("id_", claiming("rim"))
def test_pledge_finds_every_goal_on_the_rim(id_: str) -> None:
    for board, start, _ in boards(FLAT, ("perfect", "braided", "open"), 12):
        x0, y0, x1, y1 = board.grid.geometry.bounds
        rim = [cell for cell, line in board.grid.geometry.rim()
               if any(abs(x - x0) < 1e-6 or abs(x - x1) < 1e-6 or abs(y - y0) < 1e-6
                      or abs(y - y1) < 1e-6 for x, y in line[:2])]
        for goal in rim[::5]:
            assert isinstance(solve(id_, board, start, goal), list), goal


# --- each its own ------------------------------------------------------------------------------


def island() -> Board:
    """5 x 5 cells; the goal, 12, lies in the middle of a ring: only walls apart touch it."""
    maze = Maze(lattice(5, 5), filled=False)
    for a, b in ((12, 7), (12, 11), (12, 13)):
        maze.build(a, b)
    return board_of(maze, Rng(""))


def test_wall_followers_fail_on_islands_and_say_why() -> None:
    for id_ in claiming("islands"):
        answer = solve(id_, island(), 0, 12)
        assert isinstance(answer, str) and "come round" in answer and "island" in answer
    for id_ in claiming("complete"):
        assert isinstance(solve(id_, island(), 0, 12), list)


def test_pledge_leaves_an_island_that_holds_a_wall_follower() -> None:
    maze = Maze(lattice(5, 5), filled=False)
    for a, b in ((12, 7), (12, 13), (12, 17)):            # one wall round the start
        maze.build(a, b)
    board = board_of(maze, Rng(""))
    assert isinstance(solve("wall_follower_left", board, 12, 4), str)
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
    assert isinstance(answer, str) and "gave up after 50 steps" in answer


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
        if start != goal and goal in (far := distances(board, start)):
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


def test_a_diagonal_costs_fourteen() -> None:
    zeta = board_of(Maze(GRIDS["zeta"], filled=False), Rng(""))
    assert {zeta.cost(a, b) for a, around in enumerate(zeta.links) for b in around} == {10, 14}


def test_a_seam_costs_what_a_step_costs_and_a_stair_too() -> None:
    board = board_of(Maze(torus(4, 4), filled=False), Rng(""))
    assert {board.cost(a, b) for a, around in enumerate(board.links) for b in around} == {10}
    floors = board_of(Maze(GRIDS["floors"], filled=False), Rng(""))
    assert {floors.cost(a, b) for a, around in enumerate(floors.links) for b in around} == {10}


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
        words = scene.sentence(step)
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
    assert repaired.notes == ["Steps 0 is too small; using 1.",
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
    assert picture.path == [] and picture.reason == "There is no way from the start to the goal."


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
