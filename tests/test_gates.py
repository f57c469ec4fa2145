"""Gates that need no browser: links are short (24); the table of all gates names tests that exist.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from maze.recipe import generators
from maze.share import decode, encode

ROOT = Path(__file__).resolve().parents[1]
TABLE = (ROOT / "docs" / "accessibility.md").read_text(encoding="utf-8")
WANTED = {1, 2, 3, *range(7, 19), 20, 21, 22, 24, 25, 26, 27}


@pytest.mark.parametrize("by", sorted(generators()))
def test_a_usual_link_is_short(by: str) -> None:
    """What a mail program breaks is no link any more."""
    for shape, size in (("square", "20x15"), ("hexagon", "100x100")):
        link = f"#maze?v=1&shape={shape}&size={size}&by={by}&seed=7QK2MD&solve=a_star"
        assert len(encode(decode(link).recipe)) <= 120


def test_every_gate_names_tests_that_exist() -> None:
    rows = re.findall(r"^\| (\d+) \|.*$", TABLE, re.MULTILINE)
    assert set(map(int, rows)) == WANTED
    named = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", TABLE)
    assert len(named) >= len(WANTED)
    for file, test in named:
        assert f"def {test}(" in (ROOT / file).read_text(encoding="utf-8"), f"{file}::{test}"
