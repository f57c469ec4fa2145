"""A newcomer adds a generator, a solver, a shape and a transform, each as one file, and is done.

It happens in a copy of the project, where nothing else is edited: `make files golden` and the
fast tests about entries are run there as CONTRIBUTING says.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
FILES = sorted((ROOT / "tests" / "stranger").glob("*/*.py"))
NAMES = [path.stem for path in FILES]
NEEDED = ("maze", "tests", "tools", "static", "docs", "index.html", "ARCHITECTURE.md", "Makefile",
          "pyproject.toml", "pyscript.toml")
LARGE = ("vendor", "browser", "gallery", "__pycache__", "*.png")
JUDGES = ("own", "entries", "generators", "solvers", "solver_claims", "shapes", "share",
          "transform_contract", "golden_mazes", "phrases", "languages_whole")
WHOLE = ("missing", "stands_in", "golden_link", "tells_about", "families", "every_phrase")
OWN = '''
from maze.recipe import Recipe

def test_the_teeth_of_comb_of_rows_are_level():
    maze = Recipe(size=(9, 7), by="comb_of_rows").picture().maze
    assert all(maze.open[maze.grid.between(row[0], row[1])] for row in maze.grid.rows)

def test_short_cuts_open_as_many_walls_as_they_are_told():
    plain = Recipe(size=(9, 7), by="prim")
    more = sum(plain.but(shortcuts=5).picture().maze.open) - sum(plain.picture().maze.open)
    assert more == 5

def test_brick_wall_has_six_neighbors_and_last_first_finds_its_way():
    picture = Recipe("brick_wall", (7, 6), by="prim", solve="last_first").picture()
    assert picture.maze.grid.degree == 6 and picture.path
'''


@pytest.fixture(scope="module")
def project(tmp_path_factory) -> Path:
    """A copy of the project with the four files in it, after `make files golden`."""
    copy = tmp_path_factory.mktemp("project")
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns(*LARGE))
        else:
            shutil.copy(ROOT / name, copy / name)
    for path in FILES:
        shutil.copy(path, copy / "maze" / path.parent.name / path.name)
    (copy / "tests" / "test_own.py").write_text(OWN)
    for tool in ("tools.entries", "tools.golden_links", "tests.golden_mazes",
                 "tests.golden_shapes"):
        assert run(copy, "-m", tool) == "", tool
    return copy


def run(copy: Path, *arguments: str) -> str:
    """What a Python program of the copy says when it fails; "" if it does not."""
    done = subprocess.run([sys.executable, *arguments], cwd=copy, capture_output=True, text=True,
                          check=False)
    return (done.stdout[-4000:] + done.stderr[-2000:]) if done.returncode else ""


def test_there_is_one_file_of_each_kind() -> None:
    assert sorted(path.parent.name for path in FILES) == ["generators", "shapes", "solvers",
                                                          "transforms"]


@pytest.mark.native
@pytest.mark.slow
def test_the_judges_are_content(project: Path) -> None:
    """All tests that name one of the four, or ask whether anything is missing anywhere."""
    asked = " or ".join([*NAMES, "shortcuts", *WHOLE])
    assert run(project, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-k", asked,
               *(f"tests/test_{name}.py" for name in JUDGES)) == ""


@pytest.mark.native
@pytest.mark.parametrize(("file", "old", "new", "sentence"), [
    ("generators/comb_of_rows.py", 'group="rows", ', "",
     'maze/generators/comb_of_rows.py: group="..." is missing'),
    ("generators/comb_of_rows.py", "IDEA", "THOUGHT",
     'maze/generators/comb_of_rows.py: IDEA = """...""" is missing'),
    ("transforms/short_cuts.py", '"phase": "Short cuts are opened.", ', "",
     'maze/transforms/short_cuts.py: words={"phase": "..."} is missing'),
    ("solvers/last_first.py", "def last_first(board", "def last_first(board board",
     "maze/solvers/last_first.py: it cannot be imported, line"),
    ("shapes/brick_wall.py", "@register", "# @register",
     "maze/shapes/brick_wall.py: it cannot be imported"),
    ("transforms/short_cuts.py", 'needs="branches"', 'needs="branches twin"',
     'maze/transforms/short_cuts.py: needs="twin" passes twin to its function'),
    ("generators/comb_of_rows.py", "in pairwise(rows)", "in pairwise(rows[:-1])",
     "maze/generators/comb_of_rows.py: it should join all 42 cells, but 7 cannot be reached"),
    ("solvers/last_first.py", "return way_back(came_from, start, goal)",
     "return way_back(came_from, start, goal)[::-1]",
     "maze/solvers/last_first.py: its path should lead from cell 0 to cell 41: it leads from 41"),
    ("shapes/brick_wall.py", "(left + 1, y), ", "",
     "maze/shapes/brick_wall.py: with size=2x2, cell 2 cannot be reached from cell 0"),
])
def test_what_is_missing_is_named_with_its_file(project: Path, file: str, old: str, new: str,
                                                sentence: str) -> None:
    path = project / "maze" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    try:
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        said = run(project, "-m", "tools.entries")
    finally:
        path.write_text(text, encoding="utf-8")
    assert said.startswith(sentence) and said.count("\n") == 1, said
