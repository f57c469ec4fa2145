"""What a puzzle is expected to cost, against what it does cost."""

from __future__ import annotations

import tracemalloc

import pytest

from maze.pentomino.board_text import parse_board
from maze.pentomino.engines.choice import LITTLE, costs_little, estimate, solve
from maze.pentomino.engines.halves import _Halves
from maze.pentomino.engines.levels import forward, usage_of
from maze.pentomino.engines.puzzle import Puzzle
from maze.pentomino.engines.region import RegionFrontier
from maze.pentomino.engines.strip import StripFrontier
from maze.pentomino.named import named_boards
from maze.pentomino.pieces import parse_pieces
from maze.progress import finish

RECTANGLES = ["4x15 all", "5x8 FILNPUVY", "5x12 all", "5x10 FILNPTUVWY", "3x30 all 1",
              "5x9 FGLJPQNMY 1", "5x8 4IILLOOTTZZ", "5x9 4ILOTZ5FPUVX"]


def puzzle(text: str) -> Puzzle:
    board, pieces, *one_sided = text.split()
    return Puzzle(parse_board(board), parse_pieces(pieces, one_sided=bool(one_sided)))


def states(some: Puzzle, engine: str) -> int:
    """As many as the engine meets."""
    if engine == "halves":
        both = _Halves(some)
        finish(both.meet())
        return sum(len(half.sets) for half in {both.left, both.right})
    frontier = StripFrontier(some) if engine == "strip" else RegionFrontier(some)
    return sum(map(len, finish(forward(frontier, usage_of(some, frontier)))))


@pytest.mark.parametrize("text", [*RECTANGLES[:3], "3x30 all 1",
                                  pytest.param("6x10 all", marks=pytest.mark.prove),
                                  *(pytest.param(one, marks=pytest.mark.prove)
                                    for one in RECTANGLES[3:])])
def test_states_of_rectangles_are_expected_within_a_factor_of_three(text):
    some = puzzle(text)
    expected, met = estimate(some).states, states(some, estimate(some).engine)
    assert met / 3 <= expected <= 3 * met


@pytest.mark.prove
def test_states_of_boards_with_holes_are_expected_within_a_factor_of_eight():
    """And most of them within a factor of three."""
    ratios = []
    for one in named_boards().values():
        if one.board.holes and one.pieces:
            some = Puzzle(one.board, parse_pieces(one.pieces), spare=one.use == "some")
            ratios.append(estimate(some).states / states(some, estimate(some).engine))
    assert all(1 / 8 <= ratio <= 8 for ratio in ratios)
    assert sum(1 / 3 <= ratio <= 3 for ratio in ratios) > len(ratios) / 2


@pytest.mark.prove
@pytest.mark.parametrize("text", [*RECTANGLES, "6x10 all"])
def test_memory_is_expected_within_a_factor_of_three(text):
    some = puzzle(text)
    tracemalloc.start()
    answers = finish(solve(some))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert answers.count >= 0 and peak / 3 <= estimate(some).cost.size <= 3 * peak


@pytest.mark.parametrize("text, little", [
    ("6x10 all", True), ("8x8-d4.4 all", True), ("3x30 all 1", True), ("5x12 all", True),
    ("5x18 all 1", False), ("6x15 all 1", False), ("9x10 all 1", False)])
def test_what_is_counted_unasked(text, little):
    """One-sided 6 x 15 took two gigabytes by being looked at."""
    some = puzzle(text)
    assert costs_little(some) == little
    cost = estimate(some).cost
    assert little == (cost.size <= LITTLE[0] and cost.seconds <= LITTLE[1])
