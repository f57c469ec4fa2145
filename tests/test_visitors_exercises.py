"""Exercises: the code to begin with fails, the solution passes, and wrong ones are refused."""

from __future__ import annotations

import pytest

from maze.cli import main
from maze.language import LANGUAGES, Language
from maze.languages import table
from maze.recipe import Recipe
from maze.visitors import cases
from maze.visitors.exercises import EXERCISES, LINES, exercise_proof, lines_of
from maze.visitors.facts import facts_of
from maze.visitors.program import compiled
from maze.visitors.proving_solvers import proved
from maze.visitors.starts import FIXED, HAND, SOLUTIONS, UNIFORM
from tests.broken_programs import FLOOD

IDS = ["random-walls", "fix-kruskal", "left-hand", "uniform"]          # in links for ever
DIAGONAL = FIXED.replace("    rng.shuffle(edges)\n", "")
LONG = SOLUTIONS["uniform"] + "".join(f"    a{number} = {number}\n" for number in range(LINES))
RIGHT = SOLUTIONS["left-hand"].replace("side, 1)", "side, -1)")
WRONG = [                                                  # exercise, text, claim, words
    ("random-walls", DIAGONAL, "task", "It makes only 1 of the 192 mazes of 3 × 3: draw"),
    ("random-walls", FIXED.replace("for edge in edges:", "for edge in edges[:-3]:"), "tree",
     "cut off"),
    ("random-walls", FLOOD, "task", "Expected a generator here"),
    ("fix-kruskal", FIXED.replace("part = [new if one == old else one for one in part]",
                                  "part[b] = new"), "tree", "loop"),
    ("fix-kruskal", "import random\n" + FIXED.replace("rng.shuffle", "random.shuffle"), "source",
     "Line 1 imports random."),
    ("left-hand", FLOOD, "task", "It does not walk as the left hand on the wall leads"),
    ("left-hand", RIGHT, "task", "It does not walk as the left hand on the wall leads"),
    ("uniform", FIXED, "task", "It does not make each maze equally often"),
    ("uniform", LONG, "task", f"It has {lines_of(LONG)} lines; 20 are allowed."),
]


@pytest.fixture(autouse=True)
def few(monkeypatch):
    """Few boards, so that a proof takes a moment."""
    monkeypatch.setattr(cases, "boards", lambda: (Recipe(size=(3, 3)), cases.row(4)))
    monkeypatch.setattr(cases, "SCALES", ((3, 3), (5, 5)))
    monkeypatch.setattr("maze.visitors.placing.SIZE", (6, 6))
    monkeypatch.setattr("maze.visitors.proving.SIZE", (6, 6))
    monkeypatch.setattr("maze.visitors.placing.MANY", 1)


def judged(name, text):
    program = compiled(text)
    return proved(program, exercise_proof(EXERCISES[name], facts_of(program), text, 3))


def test_the_ids_and_the_words():
    assert list(EXERCISES) == IDS and SOLUTIONS.keys() == set(IDS)
    for tag in LANGUAGES.keys() - {"en"}:
        language = Language(tag, table(tag))
        for exercise in EXERCISES.values():
            for message in (exercise.title, exercise.task):
                assert message.said(language) != str(message)


@pytest.mark.parametrize("name", [                         # thousands of mazes for the last
    pytest.param(name, marks=pytest.mark.prove) if name == "uniform" else name for name in IDS])
def test_the_solution_passes_and_the_start_does_not(name):
    report = judged(name, SOLUTIONS[name])
    assert not report.refuted, report.data()
    assert str(report["task"].words) == "It does what the exercise asks for."
    assert judged(name, EXERCISES[name].start).refuted


@pytest.mark.parametrize(("name", "text", "claim", "words"), WRONG)
def test_a_wrong_program_is_refused(name, text, claim, words):
    refuted = {one.claim: str(one.words) for one in judged(name, text).refuted}
    assert words in refuted[claim], refuted


def test_lines_are_counted_without_comments():
    assert lines_of("# a\n\nx = 1  # b\n    # c\ny = 2\n") == 2
    assert lines_of(UNIFORM) <= LINES


def test_the_command_line_prints_a_task_and_judges_a_file(tmp_path, capsys):
    assert main(["prove", "--exercise", "left-hand"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("# Walk through the maze") and said.endswith(HAND)
    compiled(said)
    file = tmp_path / "mine.py"
    file.write_text(SOLUTIONS["fix-kruskal"], encoding="utf-8")
    assert main(["prove", str(file), "--exercise", "fix-kruskal", "--seeds", "1"]) == 0
    assert "The task: proved." in capsys.readouterr().out
