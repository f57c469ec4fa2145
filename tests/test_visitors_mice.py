"""Proofs of micromice: the goal within the leash, moves, and the smallest maze where one fails."""

from __future__ import annotations

from array import array

import pytest

from maze.cli import main as command
from maze.rng import Rng
from maze.solving.board import board_of
from maze.steps import ONCE
from maze.visitors import proving_mice
from maze.visitors.arena import contest_board, room_of
from maze.visitors.evidence import Evidence
from maze.visitors.facts import facts_from, facts_of
from maze.visitors.mice import FLOOD_FILL, WALL_FOLLOWER
from maze.visitors.program import compiled
from maze.visitors.proving_mice import board, moves, smaller
from maze.visitors.proving_solvers import proof_of, proved
from maze.visitors.report import Report

CRASHES = "import API\nwhile True:\n    API.moveForward()\n"
STAYS = "import API\nAPI.turnLeft()\n"
SPINS = "import API\nwhile True:\n    API.turnLeft()\n"


@pytest.fixture
def few(monkeypatch):
    monkeypatch.setattr(proving_mice, "MAZES", 2)
    monkeypatch.setattr(proving_mice, "SIDE", 6)


def report_of(text: str) -> Report:
    program = compiled(text)
    return proved(program, proof_of(facts_of(program)))


def test_a_good_mouse_is_proved_and_its_moves_are_told(few):
    report = report_of(FLOOD_FILL)
    assert not report.refuted and report["kinds"].numbers == {"tree": (2, 2), "contest": (2, 2)}
    runs = report["moves"].numbers["runs"]
    assert all(first + 3 >= best >= least > 0 for first, best, least in runs) and len(runs) == 4


@pytest.mark.parametrize(("text", "claim", "said", "most"), [
    (CRASHES, "runs", "ran into a wall", 16), (STAYS, "finds", "its program ends before.", 16),
    (SPINS, "finds", "taken off the board after 320 moves and turns.", 16)])
def test_a_bad_one_is_refuted_in_the_smallest_maze(few, text, claim, said, most):
    verdict = report_of(text)[claim]
    assert verdict.state == "refuted" and said in str(verdict.words)
    assert verdict.counter is not None and len(verdict.counter.recipe.grid()) <= most


@pytest.mark.prove
def test_both_of_ours_in_all_mazes():
    assert not report_of(FLOOD_FILL).refuted
    report = report_of(WALL_FOLLOWER)
    assert report["kinds"].numbers == {"tree": (20, 20), "contest": (19, 20)}
    assert report["finds"].counter.recipe.size == (12, 12)


def test_the_mazes_have_a_room_in_the_middle_and_one_way_to_begin():
    for case in (board("contest", 1), board("tree", 2), *list(smaller("contest"))[::6]):
        recipe = case.recipe
        maze = recipe.picture().maze
        found = board_of(maze, Rng(""))
        assert len(room_of(found, recipe.goal)) == 4 and len(found.links[recipe.start]) == 1
        assert maze.grid.rows[-1][0] == recipe.start
    assert board("contest", 7).recipe == contest_board("7")


@pytest.mark.parametrize("steps", [[], [200], [16, 32, 200], [224, 225, 226]])
def test_steps_that_lead_nowhere_count_no_moves(steps):
    """A sandbox may say what it likes: each move is looked up in the maze of the page."""
    picture = board("contest", 1).recipe.picture()
    told = Evidence(array("i", [ONCE + cell for cell in steps]), answer=list(picture.way))
    assert moves(told, picture) is None
    assert moves(Evidence(array("i", [ONCE + cell for cell in picture.way]),
                          answer=list(picture.way)), picture)[1:] == (len(picture.way) - 1,) * 2


def test_the_page_reads_off_the_text_that_it_is_a_mouse():
    data = {"room": "solvers", "title": "x", "needs": [], "gives": [], "claims": []}
    assert facts_from(data, STAYS).mouse and not facts_from(data, "def solve(a, b, c): 1").mouse


@pytest.mark.native
def test_a_refuted_mouse_is_drawn_on_the_command_line(few, tmp_path, capsys):
    file = tmp_path / "mouse.py"
    file.write_text(STAYS)
    assert command(["prove", str(file)]) == 1
    said = capsys.readouterr().out
    assert "It reaches the goal: refuted." in said and "Square, size 4x4" in said and "+" in said
