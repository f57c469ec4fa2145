"""Mutants: the small bugs that can be put in, which are drawn, and who notices them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.imports import ROOT
from tools.mutants.changes import changes, differs
from tools.mutants.judge import Judge
from tools.mutants.sample import draw

pytestmark = pytest.mark.native
SOURCE = '''"""A docstring with 7 words is no code."""
import typing

WORDS = {"disc": "circle", "ring": "torus"}


@typing.no_type_check
def middle(cells: list[int], more: int = 1) -> list[int]:
    """Words."""
    found = list(cells)
    if not found or more < 0 and found[0] > 300:
        raise ValueError("a sentence about 9 things")
    for cell in cells:
        if cell == more:
            continue
        found += [cell]
    return found[:-1] if more else sorted(found, key=abs)
'''
SOME = [                                                   # a line, and another text of it
    '"disc": "torus", "ring": "circle"', '{"disc": \'circlex\'', "more: int = 2)",
    "found = cells", "if found or more", "if not found and more", "more <= 0", "more < 1",
    "or found[0]", "found[1]", ">= 300", "> 600", "cell != more", "if not (cell == more)",
    "            break", "            pass", "        pass", "found[1:] if",
    "return sorted(found, key=abs) if more else found[:-1]", "sorted(found)\n",
]


def test_changes_are_small_and_of_every_kind_and_leave_words_and_types_alone():
    texts = [change.applied(SOURCE) for change in changes(SOURCE) if differs(SOURCE, change)]
    assert len(set(texts)) == len(texts)
    for wanted in SOME[2:]:
        assert any(wanted in text for text in texts if wanted not in SOURCE), wanted
    same = {0, 1, 4, 5, 7, 8, 11}                          # lines in which nothing may be changed
    for text in texts:
        lines = text.splitlines(keepends=True)
        assert len(lines) == len(SOURCE.splitlines())
        differing = {at for at, pair in enumerate(zip(lines, SOURCE.splitlines(keepends=True)))
                     if pair[0] != pair[1]}
        assert len(differing) == 1 and not differing & (same - {7})


def tree(root: Path, test: str) -> Path:
    """A project of one module and one test."""
    files = {"maze/__init__.py": "", "maze/room/__init__.py": "",
             "maze/room/sums.py": "def add(a, b):\n    return a + b + 1\n",
             "maze/web/__init__.py": "", "maze/web/wide.py": "WIDE = 3\n",
             "tests/__init__.py": "", "tests/test_sums.py": test}
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    return root


def test_the_same_seed_draws_the_same_mutants_of_every_room(tmp_path):
    root = tree(tmp_path, "")
    drawn = draw(root, 2, "s", web=False)
    assert drawn == draw(root, 2, "s", web=False) and len(set(drawn)) == 2
    assert len(draw(root, 99, "s", web=False)) == 4        # there are no more
    assert {mutant.file for mutant in drawn} == {"maze/room/sums.py"}
    assert [mutant.file for mutant in draw(root, 2, "s", web=True)] == ["maze/web/wide.py"] * 2
    assert "-    return a + b + 1" in drawn[0].diff(root).splitlines()


TESTS = """
from maze.room.sums import add

def test_that_always_fails():
    assert add(1, 1) == 7

def test_add():
    assert add(2, 3) == 6
"""


def test_a_mutant_is_killed_by_a_test_that_passes_without_it(tmp_path, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", str(ROOT))            # the plugins of pytest are of this tree
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    root = tree(tmp_path, TESTS)
    before = (root / "maze/room/sums.py").read_text()
    mutant = next(one for one in draw(root, 4, "s", web=False) if one.change.kind == "arithmetic")
    verdict = Judge(root, 30).judge(mutant)
    assert verdict.killer == "tests/test_sums.py::test_add" and verdict.ran == 2
    assert (root / "maze/room/sums.py").read_text() == before
