"""What failed once is asked once more, alone; what fails twice has failed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
pytestmark = pytest.mark.native

TESTS = """
import pathlib
import pytest

once = pathlib.Path(__file__).with_suffix(".once")

def test_slow_the_first_time():
    here = once.exists()
    once.touch()
    assert here, "not yet - still busy"

def test_well():
    pass

@pytest.mark.parametrize("number", [f"{n} - a name" for n in range(WRONG)])
def test_wrong(number):
    assert False
"""


def run(folder: Path, wrong: int, more: str = "") -> tuple[int, str]:
    (folder / "test_it.py").write_text(TESTS.replace("WRONG", str(wrong)) + more)
    done = subprocess.run([sys.executable, "-m", "tools.once_more", "test_it.py"], cwd=folder,
                          env=os.environ | {"PYTHONPATH": str(ROOT)},
                          capture_output=True, text=True, check=False)
    return done.returncode, done.stdout


def test_a_test_that_passes_alone_has_passed(tmp_path):
    status, said = run(tmp_path, 0)
    assert status == 0, said
    assert "Once more, alone:" in said and said.count(" passed") == 2


def test_a_test_that_fails_twice_has_failed(tmp_path):
    status, said = run(tmp_path, 1)
    assert status == 1 and "Once more, alone:" in said


def test_many_failures_are_no_accident(tmp_path):
    status, said = run(tmp_path, 4)
    assert status == 1 and "Once more" not in said



def test_a_page_that_complained_is_not_asked_again(tmp_path):
    status, said = run(tmp_path, 0, """
@pytest.fixture(autouse=True)
def page():
    yield
    assert False
""")
    assert status == 1 and "Once more" not in said
