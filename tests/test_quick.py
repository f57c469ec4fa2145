"""The quick judge finds the tests that reach what was touched, the nearest first."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools.imports import ROOT, Sources
from tools.quick import BROWSER, GATES, SMOKE, entries, judges, nearest, touched, what_is_left

pytestmark = pytest.mark.native
FILES = {
    "maze/__init__.py": "",
    "maze/low.py": "",
    "maze/rooms/__init__.py": "",
    "maze/rooms/one.py": "from ..low import thing",
    "maze/rooms/two.py": "",
    "maze/plan.py": "entries = discover('maze.rooms')",
    "maze/forms.py": "FORM = 'maze.rooms.one:made'",
    "tests/test_forms.py": "from maze.forms import FORM",
    "maze/lazy.py": "def later():\n    import maze.rooms.two",
    "maze/typed.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import maze.low",
    "tests/__init__.py": "",
    "tests/helper.py": "from maze import low",
    "tests/test_direct.py": "from maze.low import thing",
    "tests/test_helped.py": "from tests.helper import thing",
    "tests/test_rooms.py": "from maze.plan import entries",
    "tests/test_lazy.py": "import maze.lazy",
    "tests/test_typed.py": "import maze.typed",
    "tests/test_words.py": "text = open('words/de.json')",
}


@pytest.fixture
def sources(tmp_path: Path) -> Sources:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return Sources("maze", "tests", root=tmp_path)


@pytest.mark.parametrize(("file", "found"), [
    ("maze/low.py", {"test_direct": 1, "test_helped": 2, "test_forms": 3, "test_rooms": 3}),
    ("maze/rooms/one.py", {"test_rooms": 2, "test_forms": 2}),         # by names in strings
    ("maze/rooms/two.py", {"test_rooms": 2, "test_lazy": 2}),
    ("maze/rooms/__init__.py", {"test_rooms": 2, "test_forms": 2, "test_lazy": 2}),
    ("maze/typed.py", {"test_typed": 1}),
    ("tests/helper.py", {"test_helped": 1}),
    ("tests/test_typed.py", {"test_typed": 0}),
    ("words/de.json", {"test_words": 1}),
    ("words/fr.json", {}),
    ("maze/gone.py", {}),
])
def test_judges_are_the_tests_that_reach_a_file(sources, file, found):
    assert list(judges([file], sources).items()) == [
        (f"tests/{name}.py", away) for name, away in found.items()]


def test_tests_named_after_a_file_come_before_others_that_import_it_through_something():
    found = judges(["maze/generators/prim.py"], Sources("maze", "tools", "tests"))
    direct = [name for name, away in found.items() if away == 1]
    named = {path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").glob(
        "test_generators*.py")} - set(direct)
    assert "tests/test_sources.py" in direct and named
    assert list(found)[:len(direct)] == direct
    assert named <= set(list(found)[len(direct):len(direct) + len(named) + 1])


def test_every_test_of_the_core_is_reached_from_the_grid():
    found = judges(["maze/grid.py"], Sources("maze", "tools", "tests"))
    assert "tests/test_grid.py" in found and "tests/test_shapes.py" in found and len(found) > 50


def test_the_gates_of_every_change_exist():
    for file in (*GATES, SMOKE):
        assert (ROOT / file).exists(), file
    assert SMOKE.startswith(BROWSER)


def test_touched_is_what_differs_from_main(tmp_path):
    def git(*words: str) -> None:
        subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b.c", *words],
                       cwd=tmp_path, check=True, capture_output=True)

    git("init", "-b", "main")
    for name in ("kept", "changed", "deleted"):
        (tmp_path / name).write_text(name)
    (tmp_path / ".gitignore").write_text("ignored")
    git("add", "-A")
    git("commit", "-m", "main")
    assert touched(tmp_path) == []
    git("checkout", "-b", "own")
    (tmp_path / "committed").write_text("")
    git("add", "-A")
    git("commit", "-m", "own")
    for name in ("changed", "new", "ignored"):
        (tmp_path / name).write_text("something else")
    (tmp_path / "deleted").unlink()
    assert touched(tmp_path) == ["changed", "committed", "deleted", "new"]


RUN = """
import sys
from tools.quick import nearest
print(nearest(sys.argv[2:], float(sys.argv[1])))
"""
PLAIN = {"PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
         "PYTEST_ADDOPTS": "-p xdist -p no:cacheprovider"}


def nearest_of(folder: Path, seconds: float, *files: str) -> str:
    done = subprocess.run([sys.executable, "-c", RUN, str(seconds), *files], cwd=folder, text=True,
                          capture_output=True, env=PLAIN, check=False)
    return done.stdout.rstrip().rpartition("\n")[2]


def test_what_time_does_not_allow_is_counted(tmp_path):
    for number in range(3):
        (tmp_path / f"test_{number}.py").write_text("\n".join(
            f"def test_{k}(): pass" for k in range(40)))
    files = [f"test_{number}.py" for number in range(3)]
    whole = nearest_of(tmp_path, 600, *files)
    assert whole == str((True, "Every test that reaches what was touched was run."))
    cut = nearest_of(tmp_path, 0, *files)
    assert cut.startswith("(True, 'Not run for lack of time: ")
    assert "the nearest in test_0.py" in cut


def test_a_failure_is_one_although_the_time_is_over(tmp_path):
    (tmp_path / "test_wrong.py").write_text("def test_wrong(): assert False\n" + "\n".join(
        f"def test_{k}(): pass" for k in range(40)))
    assert nearest_of(tmp_path, 0, "test_wrong.py").startswith("(False, ")


def test_the_tests_of_an_algorithm_that_was_touched_come_first(tmp_path):
    (tmp_path / "test_all.py").write_text(
        "import pytest\n"
        "@pytest.mark.parametrize('by', [*map(str, range(99)), 'comb'])\n"
        "def test_a_maze(by): assert by != 'comb'\n")
    code = "from tools.quick import nearest; print(nearest(['test_all.py'], 0, ['comb']))"
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, text=True, env=PLAIN,
                          capture_output=True, check=False)
    assert done.stdout.rstrip().rpartition("\n")[2].startswith("(False, 'Not run for lack of time")
    assert entries(["maze/generators/prim.py", "maze/pentomino/solvers/source.py",
                    "maze/generators/__init__.py", "maze/grid.py"]) == ["prim", "source"]


def test_nothing_to_run_is_said():
    assert nearest([], 60) == (True, "No other test reaches what was touched.")


def test_tests_that_were_not_run_are_told_by_file():
    left = [f"tests/test_{k}.py::test_{n}" for k in range(5) for n in range(3)]
    assert what_is_left(left) == (
        "Not run for lack of time: 15 of the tests that reach what was touched, "
        "the nearest in tests/test_0.py, tests/test_1.py, tests/test_2.py.")
