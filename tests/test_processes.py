"""Several boards are counted at once, in processes; the order and the answers are those of one."""

from __future__ import annotations

import json

import pytest

from maze.cli import main
from maze.cli.processes import results
from maze.errors import MazeError
from maze.jobs import Job, finished

pytestmark = pytest.mark.native
BOARDS = ["3x20", "4x15", "5x12"]
JOBS = [Job("tilings", json.dumps({"board": board, "pieces": "all"})) for board in BOARDS]


@pytest.mark.parametrize("processes", [1, 2, 0])
def test_results_come_in_the_order_of_the_jobs(processes: int) -> None:
    assert list(results(JOBS, processes)) == [finished(job)[1] for job in JOBS]


@pytest.mark.parametrize("processes", [1, 2])
def test_an_error_is_raised_in_its_place(processes: int) -> None:
    found = results([JOBS[0], Job("cake", "{}"), *JOBS[1:]], processes)
    assert next(found) == finished(JOBS[0])[1]
    with pytest.raises(MazeError, match="a kind of work .*: 'cake'"):
        next(found)


def test_counts_are_lines(capsys) -> None:
    assert main(["count", *BOARDS, "--processes", "2"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "3x20: 8 raw, 2 distinct", "4x15: 1472 raw, 368 distinct", "5x12: 4040 raw, 1010 distinct"]
    assert main(["count", "4x5", "--pieces", "4ILOTZ", "--json"]) == 1
    assert json.loads(capsys.readouterr().out) == {"board": "4x5", "raw": 0, "distinct": 0}


@pytest.mark.parametrize("words, sentence", [
    (["5x5"], "12 pieces cover 60 squares; the board has 25."),
    (["6x10", "--processes", "many"], "Processes must be 0 to 64, not many"),
    (["6by10"], "xpected")])
def test_what_cannot_be_counted_is_one_sentence(capsys, words, sentence) -> None:
    assert main(["count", *words]) == 2
    error = capsys.readouterr().err
    assert sentence in error and error.count("\n") == 1
