"""Searches of visitors: their steps are checked, wrong ones are refuted, ours are proved."""

from __future__ import annotations

from array import array

import pytest

from maze.cli import main as command
from maze.errors import MazeError
from maze.pentomino.recipe import TilingRecipe, orders
from maze.progress import finish
from maze.steps import FOUND, PLACE, REMOVE
from maze.visitors.errors import ProgramError
from maze.visitors.evidence import Evidence, arrived
from maze.visitors.facts import facts_of
from maze.visitors.program import SEARCHES, Program, compiled
from maze.visitors.proving_solvers import proof_of, proved
from maze.visitors.replay import checker_of
from maze.visitors.templates import SEARCH
from maze.visitors.tilings import cases, proving
from maze.visitors.tilings.cases import TilingCase, searching, tiling_case_of

pytestmark = pytest.mark.native                            # not a part of the page
FITTING = "tiling.fitting(tiling.hole)"
LAY, LIFT = "tiling.place(number)", "tiling.remove(number)"
ALL_COPIES = ("[n for n in tiling.covering[tiling.hole] if not tiling.placements[n].mask "
              "& tiling.filled and tiling.placements[n].piece not in tiling.used]")
BROKEN = {                                                 # text, claim, a part of the sentence
    "overlap": ("def search(tiling):\n    for n in range(len(tiling.placements)):\n"
                "        yield PLACE + n\n", "legal", "lies on the board already."),
    "covers": ("def search(tiling):\n    used = set()\n"
               "    for n, lie in enumerate(tiling.placements):\n"
               "        if lie.piece not in used:\n            used.add(lie.piece)\n"
               "            yield PLACE + n\n", "legal", "would cover another piece."),
    "lifts": ("def search(tiling):\n    yield REMOVE + 0\n", "legal", "does not lie there."),
    "early": ("def search(tiling):\n    yield FOUND + 1\n", "legal", "is not covered yet."),
    "counts": (SEARCH.replace("FOUND + found + 1", "FOUND + found"), "legal", "FOUND + 1"),
    "none": ("def search(tiling):\n    if tiling is None:\n        yield 0\n", "tiles",
             "it finds none, but there is"),
    "half": (SEARCH.replace(FITTING, f"{FITTING}[:2]"), "every", "it finds 1 of 4 tilings"),
    "equal": (SEARCH.replace(FITTING, ALL_COPIES), "every", "is the same as tiling 1."),
    "luck": ("import random\n" + SEARCH.replace(FITTING, f"sorted({FITTING}, key=lambda n: "
                                                "random.random())"), "same", "differ from step"),
    "raises": (SEARCH.replace(LAY, "tiling.place(number + 10**6)"), "runs", "Line 6: IndexError"),
    "endless": ("def search(tiling):\n    while True:\n        yield PLACE + tiling.place(0)\n"
                "        yield REMOVE + tiling.remove(0)\n", "runs", "It does not end within"),
    "breathes": ("def search(tiling):\n    while True:\n        yield BREATH\n", "runs",
                 "It pauses 100000 times and takes no step."),
    "word": ("def search(tiling):\n    yield 'PLACE'\n", "runs", "PLACE + number"),
    "leaves": ("def search(tiling):\n    yield PLACE + tiling.place(0)\n"
               "    raise GeneratorExit('me')\n", "runs", "Line 3: GeneratorExit: me."),
    "silent": ("def search(tiling):\n    return 0\n", "runs", "it has no yield."),
}


@pytest.fixture
def few(monkeypatch):
    """Few boards, and few steps for an endless search."""
    some = (*searching()[:16:2], *searching()[20:40:9])
    monkeypatch.setattr(proving, "searching", lambda: some)
    monkeypatch.setattr(proving, "AGAIN", 4)
    monkeypatch.setattr(TilingCase, "most", 5000)


def report_of(program: Program):
    return proved(program, proof_of(facts_of(program)))


@pytest.mark.parametrize("name", BROKEN)
def test_what_is_wrong_is_refuted_with_a_small_board(few, name):
    text, claim, said = BROKEN[name]
    report = report_of(compiled(text))
    verdict = report[claim]
    assert verdict.state == "refuted" and said in str(verdict.words), report.data()
    counter = verdict.counter
    assert counter is not None and counter.recipe.board.area <= 15
    assert counter.data()["tiling"]["pieces"]
    later = [one for one in report.verdicts if one.claim != "same"]
    later = later[[one.claim for one in report.verdicts].index(claim) + 1:]
    assert not any(one.state == "proved" for one in later), "of runs that were not judged"


def test_the_template_is_proved(few):
    report = report_of(compiled(SEARCH))
    assert not report.refuted and "laid" in report


@pytest.mark.prove
@pytest.mark.parametrize("order", orders())
def test_ours_are_proved_on_all_boards(order):
    entry = orders()[order]
    report = report_of(Program("", SEARCHES, entry, entry.run.__code__.co_filename))
    assert not report.refuted and "1001 tilings" in str(report["every"].words)


def test_a_case_comes_back_from_its_data():
    for case in searching():
        again = tiling_case_of(case.data())
        assert again.recipe.but(solve=case.recipe.solve) == case.recipe
    with pytest.raises(MazeError):
        tiling_case_of({"board": "x", "pieces": "P"})


def test_forged_evidence_is_checked_against_the_board():
    case = next(case for case in searching() if str(case.recipe.board) == "5x3")
    good = [PLACE, PLACE + 1]
    found = finish(arrived(array("i", [len(good), -1, 0, 0, 0, 0, *good]),
                           [{"error": None, "answer": None}], [case], SEARCHES))
    assert str(found[0].error).startswith("Step 2: Piece") and found[0].odd == (2, 2)
    with pytest.raises(ProgramError):
        finish(arrived(array("i", [9, -1, 0, 0, 0, 0, 1]), [{"error": None, "answer": None}],
                       [case], SEARCHES))
    lie = Evidence(array("i"), "no", odd=(10**6, 10**6))
    assert proving._judged(case, lie, [])[0].claim == "legal"


@pytest.mark.parametrize("step", [-2, FOUND - 1, REMOVE + 999_999, 5 << 26, "x", None, 2**40,
                                  1.5])
def test_a_checker_takes_no_other_step(step):
    checker = checker_of(SEARCHES, TilingRecipe().tiling())
    with pytest.raises(ProgramError):
        checker.take([step])


def test_a_file_covers_a_board_from_the_command_line(tmp_path, capsys):
    file = tmp_path / "mine.py"
    file.write_text(SEARCH)
    command(["tile", "--board", "5x3", "--pieces", "PUV"])
    ours = capsys.readouterr().out
    assert command(["tile", "--board", "5x3", "--pieces", "PUV", "--order", str(file)]) == 0
    said = capsys.readouterr()
    assert said.out == ours and "Running" in said.err
    file.write_text(SEARCH.replace(LAY, "tiling.place(number) + 1"))
    assert command(["tile", "--board", "5x3", "--pieces", "PUV", "--order", str(file)]) == 2
    assert "Step " in capsys.readouterr().err
    file.write_text("class Liar(int):\n    __eq__ = lambda self, other: True\n"
                    "    __ne__ = lambda self, other: False\n\n"
                    "def search(tiling):\n    yield Liar(7)\n")
    assert command(["tile", "--board", "5x3", "--pieces", "PUV", "--order", str(file)]) == 2
    assert "is no step" in capsys.readouterr().err
    file.write_text(                                       # its board is not bent for the checker
        "def search(tiling):\n    tiling.placements[0] = tiling.placements[1]\n    yield 0\n")
    assert command(["tile", "--board", "5x3", "--pieces", "PUV", "--order", str(file)]) == 2
    assert "Line 2: TypeError" in capsys.readouterr().err
    file.write_text(BROKEN["none"][0])                     # that there is no tiling is not proved
    assert command(["tile", "--board", "5x3", "--pieces", "PUV", "--order", str(file)]) == 1
    assert capsys.readouterr().err.endswith("This search found no tiling.\n")
    file.write_text(BROKEN["silent"][0])
    assert command(["tile", "--board", "5x3", "--pieces", "PUV", "--order", str(file)]) == 2
    assert capsys.readouterr().err.endswith("\nIt should yield its steps, but it has no yield.\n")
    file.write_text("def generate(maze, rng):\n    yield 1\n")
    assert command(["tile", "--board", "5x3", "--pieces", "PUV", "--order", str(file)]) == 2
    assert "xpected a search for --order" in capsys.readouterr().err


def test_a_refuted_file_is_drawn(few, tmp_path, capsys):
    file, picture = tmp_path / "mine.py", tmp_path / "counter.svg"
    file.write_text(BROKEN["half"][0])
    assert command(["prove", str(file), "--svg", str(picture)]) == 1
    assert "It finds each tiling once: refuted." in capsys.readouterr().out
    assert picture.read_text().startswith("<svg")


def test_the_boards_are_those_that_the_document_names():
    assert len(searching()) == 123 and len({case.recipe for case in searching()}) == 123
    assert cases.COVERS
