"""Programs: texts become entries, errors become sentences with a line, and steps are checked."""

from __future__ import annotations

from array import array
from pathlib import Path

import pytest

import maze.generators
import maze.solvers
from maze.catalog import DEFAULT, generators, solvers
from maze.cli import main
from maze.message import Message
from maze.recipe import Recipe
from maze.render.text import text
from maze.rng import Rng
from maze.steps import ARROW, BREATH, BUILD, CARVE, FOUND, PATH, PHASE, VISIT, run
from maze.visitors.errors import ProgramError
from maze.visitors.program import LONGEST, api_of, compiled, exported
from maze.visitors.replay import checked_answer, checker_of, replayed
from maze.visitors.templates import GENERATE, SOLVE

ROOMS = {"generators": Path(maze.generators.__path__[0]), "solvers": Path(maze.solvers.__path__[0])}
OURS = [("generators", name) for name in sorted(generators())]
OURS += [("solvers", name) for name in sorted(solvers())]


def copy_of(room, name):
    """One of our own files, compiled as a visitor's program."""
    return compiled((ROOMS[room] / f"{name}.py").read_text(encoding="utf-8"), name)


@pytest.mark.parametrize(("room", "name"), OURS)
def test_a_copy_of_ours_does_the_same(room, name):
    program = copy_of(room, name)
    ours = DEFAULT.get(room, name)
    assert (program.room, program.entry.id) == (room, f"my_{name}")
    assert program.entry.title == ours.title and program.entry.shows == ours.shows
    key = "by" if room == "generators" else "solve"
    recipe = Recipe(size=(8, 8), catalog=program.catalog(), by="prim", solve="breadth_first")
    copy, first = recipe.but(**{key: program.entry.id}), recipe.but(**{key: name})
    assert copy.picture().digest == first.picture().digest
    assert array("i", copy.begin()[1]) == array("i", first.begin()[1])


@pytest.mark.parametrize("name", generators())
def test_the_steps_of_a_generator_pass_and_make_its_maze(name):
    recipe = Recipe(size=(8, 8), by=name)
    made = recipe.picture().maze
    board, _ = recipe.begin()
    steps = [*recipe.generator.run(board, Rng("amber-7"))]
    filled = "walls" not in recipe.generator.gives
    assert replayed(recipe.grid(), steps, filled=filled).open == made.open


@pytest.mark.parametrize(("text", "line", "said"), [
    ("def generate(maze, rng):\n    yield CARVE +\n", 2, "Line 2: SyntaxError: invalid syntax."),
    ("x = (", 1, "Line 1: SyntaxError: '(' was never closed."),
    ("\n\n1 / 0", 3, "Line 3: ZeroDivisionError: division by zero."),
    ("def f():\n    return [][1]\n\nf()\n", 2, "Line 2: IndexError: list index out of range."),
    ("raise KeyError", 1, "Line 1: KeyError."),
    ("import sys\nsys.exit(3)", 2, "Line 2: SystemExit: 3."),
    ("from maze.nowhere import it", 1, "Line 1: ModuleNotFoundError: No module named "
                                        "'maze.nowhere'."),
    ("", None, "expected one function, def generate(maze, rng), def solve(board, start, goal) or "
     "def search(tiling), or one with @register: 0"),
    (GENERATE + SOLVE, None, "expected one function, def generate(maze, rng), def solve(board, "
     "start, goal) or def search(tiling), or one with @register: 2"),
    ("\ndef generate(maze):\n    yield 1", 2,
     "Line 2: generate should take (maze, rng): it takes (maze)."),
    ("@register('A')\ndef a(board, start, goal, more):\n    yield 1", 1,
     "Line 1: a should take (maze, rng): it takes (board, start, goal, more)."),
    ("@register('A', needs='hands')\ndef a(maze, rng):\n    yield 1", 1,
     "Line 1: expected one of flat, growth, linked, planar, rectangle, rows or stacked: 'hands'"),
    ("@register(3)\ndef a(maze, rng):\n    yield 1", 1,
     "Line 1: @register takes a title and params, a list of Whole or Choice."),
    ("# Meander, api=2\n" + GENERATE, None,
     "This program was written for vocabulary 2; known here: 1."),
    ("#" * (LONGEST + 1), None, "expected a program of at most 40000 characters: 40001"),
])
def test_what_is_wrong_is_a_sentence_with_its_line(text, line, said):
    with pytest.raises(ProgramError) as caught:
        compiled(text)
    assert str(caught.value) == said
    assert caught.value.line == line


def test_an_error_while_it_runs_names_the_last_line_of_the_program():
    program = compiled("def generate(maze, rng):\n    yield CARVE + 0\n    rng.pick([])\n")
    recipe = Recipe(size=(3, 3), by="mine", catalog=program.catalog())
    with pytest.raises(ZeroDivisionError) as caught:
        run(recipe.begin()[1])
    error = program.fault(caught.value)
    assert error.line == 3 and str(error).startswith("Line 3: ZeroDivisionError: ")


def test_an_error_text_of_a_program_stays_short_and_plain():
    with pytest.raises(ProgramError) as caught:
        compiled("raise ValueError('\\n\\x1b[2J' + 'x' * 10**6)")
    said = str(caught.value)
    assert len(said) < 260 and said.isprintable()


def test_the_plain_names_and_the_title():
    program = compiled('def generate(maze, rng):\n    """Does nothing."""\n    yield BREATH\n',
                       "My hexagons!")
    assert (program.entry.id, program.entry.title) == ("my_hexagons", "My hexagons!")
    assert program.entry.summary == "Does nothing."
    assert compiled(GENERATE, "").entry.id == "mine"
    assert compiled(GENERATE, "42").entry.id == "mine_42"
    twice = compiled(GENERATE, "mine", program.catalog())
    assert twice.entry.id == "mine"
    assert compiled(GENERATE, "mine", twice.catalog()).entry.id == "my_mine"


def test_a_saved_text_says_its_vocabulary_once():
    text = exported(GENERATE)
    assert text.startswith("# Meander, api=1\n") and exported(text) == text
    assert api_of(text) == api_of(GENERATE) == 1
    assert compiled(text).entry.id == "mine"


def test_a_dataclass_of_a_program_works():
    text = ("from __future__ import annotations\nfrom dataclasses import dataclass\n"
            "@dataclass\nclass Spot:\n    cell: int\n" + GENERATE)
    assert compiled(text).room == "generators"


@pytest.mark.parametrize(("steps", "said"), [
    ([CARVE + 12], "Step 1 is carve 12, but there are only 12 edges, counted from 0."),
    ([CARVE, VISIT + 9], "Step 2 is visit 9, but there are only 9 cells, counted from 0."),
    ([BUILD + 99], "Step 1 is build 99, but there are only 12 edges, counted from 0."),
    ([PHASE + 1], "Step 1 is one that only others may yield: phase 1."),
    ([PATH + 1], "Step 1 is one that only others may yield: path 1."),
    ([FOUND + 1], "Step 1 is one that only others may yield: found 1."),
    ([ARROW + 1], "Step 1 is one that only others may yield: arrow 1."),
    ([30 << 26], f"Step 1 is one that only others may yield: {30 << 26}."),
    ([None], "Step 1 is no step: None. Yield a number such as CARVE + edge."),
    ([True], "Step 1 is no step: True. Yield a number such as CARVE + edge."),
    ([-2], "Step 1 is no step: -2. Yield a number such as CARVE + edge."),
    ([10**5000], "Step 1 is no step: int. Yield a number such as CARVE + edge."),
    (["carve 1"], "Step 1 is no step: 'carve 1'. Yield a number such as CARVE + edge."),
    ([(0, 1)], "Step 1 is no step: tuple. Yield a number such as CARVE + edge."),
])
def test_a_bad_step_is_refused(steps, said):
    with pytest.raises(ProgramError) as caught:
        replayed(Recipe(size=(3, 3)).grid(), steps)
    assert str(caught.value) == said


def test_steps_are_counted_over_several_parts_and_limited():
    checker = checker_of("generators", Recipe(size=(3, 3)).grid(), 4)
    assert checker.take([CARVE, BREATH, CARVE + 1]) == array("i", [0, 1])
    with pytest.raises(ProgramError, match="does not end within 4 steps"):
        checker.take([2, 3, 4])


def test_a_solver_may_not_change_the_maze():
    with pytest.raises(ProgramError, match="only others"):
        checker_of("solvers", Recipe(size=(3, 3)).grid()).take([CARVE + 1])


@pytest.mark.parametrize(("answer", "said"), [
    ([0, 1, 9], "list"), (None, "None"), ([0, "1"], "list"), (7, "7"), ([True], "list"),
    ([0] * 41, "list")])
def test_a_bad_answer_is_refused(answer, said):
    with pytest.raises(ProgramError) as caught:
        checked_answer(answer, 9)
    assert str(caught.value) == ("It should return the path, a list of cells from 0 to 8, or a "
                                 f"sentence: it returns {said}.")


def test_a_good_answer_is_a_list_of_cells_or_a_sentence():
    assert checked_answer((0, 1), 9) == [0, 1]
    assert checked_answer("No \n way.", 9) == Message("{text}", text="No   way.")
    assert str(checked_answer("x" * 999, 9)) == "x" * 197 + "..."


def test_draw_runs_a_file_and_says_so(tmp_path, capsys):
    file = tmp_path / "mine.py"
    file.write_text(exported(GENERATE), encoding="utf-8")
    assert main(["draw", "--by", str(file), "--size", "6x4", "--seed", "7"]) == 0
    said = capsys.readouterr()
    assert "a program, which may do whatever you may do." in said.err
    program = compiled(GENERATE, "mine")
    recipe = Recipe(size=(6, 4), seed="7", by="mine", catalog=program.catalog())
    assert said.out == text(recipe.picture()) + "\n"


def test_draw_solves_with_a_file_beside_another(tmp_path, capsys):
    for name, text_ in (("make", GENERATE), ("find", SOLVE)):
        (tmp_path / f"{name}.py").write_text(exported(text_), encoding="utf-8")
    assert main(["draw", "--by", str(tmp_path / "make.py"), "--solve", str(tmp_path / "find.py"),
                 "--size", "6x4", "--format", "json"]) == 0
    assert '"path"' in capsys.readouterr().out


@pytest.mark.parametrize(("option", "text_", "said"), [
    ("--by", SOLVE, "Expected a generator for --by: "),
    ("--solve", GENERATE, "Expected a solver for --solve: "),
    ("--by", "x = (", "Line 1: SyntaxError: '(' was never closed."),
    ("--by", GENERATE.replace("new = rng", "new = rgn"), "Line 4: NameError: name 'rgn' is not"),
    ("--solve", SOLVE.replace("yield", "return"), "It should yield its steps, but it has no yield"),
])
def test_draw_says_what_is_wrong_in_a_file(option, text_, said, tmp_path, capsys):
    file = tmp_path / "mine.py"
    file.write_text(text_, encoding="utf-8")
    assert main(["draw", option, str(file), "--size", "4x3"]) == 2
    assert said in capsys.readouterr().err


def test_a_file_that_is_no_text_or_not_there_is_refused(tmp_path, capsys):
    file = tmp_path / "mine.py"
    file.write_bytes(b"\xff\xfe\0")
    assert main(["draw", "--by", str(file)]) == 2
    assert "Expected a text file" in capsys.readouterr().err
    assert main(["draw", "--by", str(tmp_path / "none.py")]) == 2
    assert "No such file" in capsys.readouterr().err


def test_prove_prints_a_report_and_draws_the_example(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr("maze.visitors.cases.boards", lambda: (Recipe(size=(3, 3)),))
    file, drawn = tmp_path / "mine.py", tmp_path / "example.svg"
    file.write_text(GENERATE.replace("< len(maze.grid)", "< len(maze.grid) - 1"), encoding="utf-8")
    assert main(["prove", str(file), "--seeds", "1", "--svg", str(drawn)]) == 1
    said = capsys.readouterr().out
    assert "mine: 1 claim is refuted." in said and "A spanning tree: refuted." in said
    assert "1 cell is cut off: cell 1 (row 1, column 2)." in said
    assert drawn.read_text(encoding="utf-8").startswith("<svg")
    assert main(["--lang", "de", "prove", str(file), "--seeds", "1"]) == 1
    assert "Ein Spannbaum: widerlegt." in capsys.readouterr().out
    assert main(["prove", "nobody"]) == 2
