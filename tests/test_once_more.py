"""What failed is asked once more, alone; what passes then is flaky: told, counted, remembered."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.once_more import KEPT, MOST, RECORD, remember

ROOT = Path(__file__).parent.parent
pytestmark = pytest.mark.native

FLAKY = """
import pathlib

once = pathlib.Path(__file__).with_suffix(".once")

def test_slow_the_first_time():
    here = once.exists()
    once.touch()
    assert here, "not yet - still busy"

def test_well():
    pass
"""
WRONG = """
import pytest

@pytest.mark.parametrize("number", [f"{n} - a name" for n in range(WRONG)])
def test_wrong(number):
    assert False, "always"
"""
COMPLAINS = """
import pathlib
import pytest

once = pathlib.Path(__file__).with_suffix(".once")

@pytest.fixture(scope="module")
def page():
    complaints = []
    yield complaints
    assert not complaints

def test_first(page):
    if ALWAYS or not once.exists():
        page.append("an error of the page")
    once.touch()

def test_last(page):
    pass
"""


def run(folder: Path, text: str, *options: str) -> tuple[int, str]:
    (folder / "test_it.py").write_text(text)
    (folder / "test_it.once").unlink(missing_ok=True)
    command = [sys.executable, "-m", "tools.once_more", *options, "test_it.py"]
    quick = {"PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(command, cwd=folder, env=os.environ | quick,
                          capture_output=True, text=True, check=False)
    return done.returncode, done.stdout


def last_line(said: str) -> str:
    return said.rstrip().rpartition("\n")[2]


@pytest.mark.parametrize("options", [(), ("-p", "xdist", "-n", "2")], ids=["one process", "two"])
def test_a_test_that_passes_alone_is_flaky(tmp_path, options):
    status, said = run(tmp_path, FLAKY, *options)
    assert status == 0, said
    assert "Once more, alone: test_it.py::test_slow_the_first_time\n" in said
    assert "first: test_it.py:9: AssertionError: not yet - still busy\n    alone: passed" in said
    assert last_line(said) == "flaky: 1 test_it.py::test_slow_the_first_time"
    assert list(json.loads((tmp_path / RECORD).read_text())) == [
        "test_it.py::test_slow_the_first_time"]


def test_flaky_in_two_runs_has_failed(tmp_path):
    assert run(tmp_path, FLAKY)[0] == 0
    status, said = run(tmp_path, FLAKY)
    assert status == 1
    assert "test_slow_the_first_time was flaky in an earlier run, too" in said
    assert last_line(said) == "flaky: 1 test_it.py::test_slow_the_first_time"


def test_what_passes_is_not_asked_again(tmp_path):
    status, said = run(tmp_path, "def test_well(): pass")
    assert status == 0 and "Once more" not in said and last_line(said) == "flaky: 0"
    assert not (tmp_path / RECORD).exists()


def test_a_test_that_fails_twice_has_failed(tmp_path):
    status, said = run(tmp_path, FLAKY + WRONG.replace("WRONG", "1"))
    assert status == 1
    why = "test_it.py:18: AssertionError: always"
    assert f"test_wrong[0 - a name]\n    first: {why}" in said and f"alone: {why}" in said
    assert last_line(said) == "flaky: 1 test_it.py::test_slow_the_first_time"


def test_any_number_of_failures_is_seen_and_asked_again_within_reason(tmp_path):
    status, said = run(tmp_path, FLAKY + WRONG.replace("WRONG", str(MOST + 20)))
    assert status == 1
    assert f"{MOST + 21} failed, 1 passed" in said
    assert f"{MOST - 1} failed, 1 passed" in said
    assert "21 more failed, too many to be asked again." in said
    assert last_line(said) == "flaky: 1 test_it.py::test_slow_the_first_time"


def test_an_error_at_the_end_has_the_whole_file_asked_again(tmp_path):
    status, said = run(tmp_path, COMPLAINS.replace("ALWAYS", "False"))
    assert status == 0, said
    assert "Once more, alone: test_it.py\n" in said and "2 passed in" in said
    assert "first: teardown: test_it.py:11: AssertionError" in said
    assert last_line(said) == "flaky: 1 test_it.py::test_last"


def test_an_error_at_the_end_of_both_runs_is_a_failure(tmp_path):
    status, said = run(tmp_path, COMPLAINS.replace("ALWAYS", "True"))
    assert status == 1 and "alone: teardown: test_it.py:11: AssertionError" in said
    assert last_line(said) == "flaky: 0"


def test_a_test_that_cannot_be_asked_again_has_failed(tmp_path):
    status, said = run(tmp_path, """
import pathlib

def test_gone():
    pathlib.Path(__file__).unlink()
    assert False
""")
    assert status != 0 and "alone: did not run" in said and last_line(said) == "flaky: 0"


def test_a_file_that_cannot_be_read_is_an_error(tmp_path):
    status, said = run(tmp_path, "import nothing_of_this_name")
    assert status == pytest.ExitCode.INTERRUPTED and last_line(said) == "flaky: 0"


@pytest.mark.parametrize("record", ["", "[1]", "{", "null"])
def test_a_damaged_record_is_begun_anew(tmp_path, monkeypatch, record):
    monkeypatch.chdir(tmp_path)
    RECORD.write_text(record)
    assert remember({"a": "busy"}) == {}
    assert remember({"b": "slow"}) == {}
    assert remember({"a": "late"}) == {"a": "busy"}


def test_the_record_is_bounded(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    remember({f"old {n}": "busy" for n in range(KEPT)})
    remember({"new": "busy"})
    names = list(json.loads(RECORD.read_text()))
    assert len(names) == KEPT and names[0] == "old 1" and names[-1] == "new"


def test_the_record_is_not_committed():
    assert f"/{RECORD}" in (ROOT / ".gitignore").read_text().split()
