"""Every claim of every solver, proved on mazes of every kind."""

from __future__ import annotations

import pytest

from maze.recipe import Recipe
from maze.registry import CLAIMS
from maze.rng import Rng
from maze.solving.board import board_of
from maze.solving.norms import HEURISTIC
from maze.steps import BREATH, verb
from tests import claims
from tests.mazes_to_solve import FLAT, GRIDS, KINDS, boards, carve
from tests.solver_runs import ALL, GRAPH, claiming, fitting, kinds, ran, solve


def proved(seeds: int) -> object:
    """More mazes of each kind on each grid than one, in `make prove`."""
    return pytest.param(seeds, marks=pytest.mark.prove)


def test_there_are_all_solvers_of_the_issue_and_each_claims_something() -> None:
    assert set(ALL) >= set("""breadth_first depth_first dijkstra a_star greedy_best_first
        bidirectional dead_end_filler cul_de_sac_filler blind_alley_filler wall_follower_left
        wall_follower_right pledge_left pledge_right tremaux chain collision random_mouse water
        carve_order""".split())
    for entry in ALL.values():
        assert entry.claims and set(entry.claims) <= set(CLAIMS)


def test_every_claim_is_checked_here_or_in_a_test_of_its_own() -> None:
    assert set(claims.CHECKS) | {"islands", "planar", "two_way", "bounded"} == set(CLAIMS)


@pytest.mark.parametrize("seeds", [1, proved(4)])
@pytest.mark.parametrize("id_", claiming("complete"))
def test_finds_a_way_if_there_is_one(id_: str, seeds: int) -> None:
    for board, start, goal in boards(fitting(id_), kinds(id_), seeds):
        claims.complete(ran(id_, board, start, goal))


@pytest.mark.parametrize("id_", claiming("perfect"))
def test_finds_the_way_in_mazes_without_loops(id_: str) -> None:
    for board, start, goal in boards(fitting(id_), ("perfect",), 8):
        claims.perfect(ran(id_, board, start, goal))


@pytest.mark.parametrize("seeds", [1, proved(2)])
@pytest.mark.parametrize("id_", list(GRAPH))
def test_always_ends_with_a_path_or_a_sentence(id_: str, seeds: int) -> None:
    for board, start, goal in boards(fitting(id_), KINDS, seeds):
        solve(id_, board, start, goal)
        assert solve(id_, board, start, start) == [start]


def test_all_that_claim_the_fewest_steps_agree() -> None:
    for board, start, goal in boards(GRIDS):
        for id_ in claiming("shortest"):
            claims.shortest(ran(id_, board, start, goal))


@pytest.mark.parametrize("seeds", [1, proved(2)])
def test_all_that_claim_the_least_length_agree_whatever_the_heuristic(seeds: int) -> None:
    for board, start, goal in boards(GRIDS, seeds=seeds):
        claims.least(ran("dijkstra", board, start, goal))
        for heuristic in HEURISTIC.options:
            claims.least(ran("a_star", board, start, goal, heuristic=heuristic))


def test_where_all_steps_are_equally_long_least_length_is_fewest_steps() -> None:
    for board, start, goal in boards({"squares": FLAT["squares"]}):
        if goal in claims.distances(board, start):
            assert len(solve("dijkstra", board, start, goal)) == \
                len(solve("breadth_first", board, start, goal))


@pytest.mark.parametrize("id_", claiming("all"))
def test_all_shortest_ways_are_marked(id_: str) -> None:
    for board, start, goal in boards(GRIDS, ("open", "braided"), 2):
        claims.shows_all(ran(id_, board, start, goal))


@pytest.mark.parametrize("id_", claiming("keeps"))
def test_fillers_fill_nothing_that_lies_on_a_shortest_way(id_: str) -> None:
    for board, start, goal in boards(GRIDS, seeds=2):
        claims.keeps(ran(id_, board, start, goal))


@pytest.mark.parametrize("id_", claiming("keeps"))
def test_a_filler_that_turns_back_says_so_and_fills_nothing(id_: str) -> None:
    """Seen in a braided maze: backtracking through what was left yielded FILL."""
    recipe = Recipe(size=(20, 15), by="recursive_backtracker", seed="k7", solve=id_).but(braid=30)
    _, steps = recipe.begin()
    verbs = [verb(step) for step in steps if step != BREATH]
    walk = verbs[verbs.index("once"):]
    assert "backtrack" in walk and "fill" not in walk
    assert "turns back" in recipe.catalog.get("solvers", id_).words["backtrack"]


@pytest.mark.parametrize("id_", claiming("rim"))
def test_pledge_finds_every_goal_on_the_rim(id_: str) -> None:
    for board, start, _ in boards(FLAT, ("perfect", "braided", "open"), 12):
        for goal in sorted(claims.on_rim(board.grid))[::5]:
            claims.rim(ran(id_, board, start, goal))


@pytest.mark.parametrize("seeds", [1, proved(2)])
@pytest.mark.parametrize("id_", claiming("blind"))
def test_the_blind_look_at_no_more_than_the_cells_around_them(id_: str, seeds: int) -> None:
    for board, start, goal in boards(fitting(id_), kinds(id_), seeds):
        claims.blind(ran(id_, board, start, goal))
    board = board_of(carve(FLAT["squares"], "eyes", "braided"), Rng(""))
    with pytest.raises(AssertionError, match="where it has not been"):
        claims.blind(ran("dead_end_filler", board, 0, 55))
