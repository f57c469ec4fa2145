"""The package that `pip install .` makes: complete, typed, with a command."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest

from maze.cli import main
from tools import wheel

pytestmark = pytest.mark.native
ROOT = Path(__file__).resolve().parents[1]


def readme() -> str:
    return (ROOT / "README.md").read_text(encoding="utf-8").partition("## As a library")[2]


def test_the_first_script_of_the_readme_runs(tmp_path):
    script = re.search(r"```python\n(.*?)```", readme(), re.DOTALL)[1]
    assert 6 <= len(script.splitlines()) <= 12
    (tmp_path / "first.py").write_text(script, encoding="utf-8")
    done = subprocess.run([sys.executable, "first.py"], cwd=tmp_path, capture_output=True,
                          text=True, env={"PYTHONPATH": str(ROOT)})
    assert (done.returncode, done.stderr) == (0, "")
    told = re.search(r"```\n(.*?)```", readme().partition("```python")[2].partition("```")[2],
                     re.DOTALL)[1]
    assert done.stdout == told
    assert ElementTree.parse(tmp_path / "maze.svg").getroot().tag == "{http://www.w3.org/2000/svg}svg"


def test_the_package_has_all_that_it_reads():
    """Each file below maze/ that is no module, and none of the modules for browsers."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    parts = project["tool"]["setuptools"]
    kept = {path for package, patterns in parts["package-data"].items() for pattern in patterns
            for path in (ROOT / package.replace(".", "/")).glob(pattern)}
    assert kept == {path for path in (ROOT / "maze").rglob("*") if path.is_file()
                    and path.suffix not in (".py", ".pyc")}
    assert parts["packages"]["find"]["exclude"] == ["maze.web", "maze.web.*"]
    assert project["project"]["scripts"] == {"meander": "maze.cli:meander"}


@pytest.mark.prove
def test_the_wheel_is_built_and_its_command_works(tmp_path):
    """pip fetches what builds it: needs the network."""
    wheel.attempt(wheel.build(tmp_path))


def test_every_package_is_one():
    """setuptools finds no folder of modules that lacks an __init__.py."""
    lacking = {path.parent for path in (ROOT / "maze").rglob("*.py")
               if not (path.parent / "__init__.py").exists()}
    assert not lacking


def test_the_command_says_its_own_name(capsys):
    assert main(["draw", "--nothing"], "meander") == 2
    assert "(see meander --help)" in capsys.readouterr().err
    assert main(["draw", "--nothing"]) == 2
    assert "(see python3 -m maze --help)" in capsys.readouterr().err
