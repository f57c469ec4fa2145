"""A recipe makes the same maze by the same steps, for ever."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

import pytest

from maze.share import decode
from tests.golden_mazes import changed, lines, missing

BY_GENERATOR = [(by, [line for _, line in group]) for by, group in groupby(
    sorted((decode(line[1]).recipe.by, line) for line in lines()), key=itemgetter(0))]


@pytest.mark.parametrize(("by", "golden"), BY_GENERATOR, ids=[by for by, _ in BY_GENERATOR])
def test_the_steps_are_those_of_the_golden_file(by: str, golden: list[list[str]]) -> None:
    fault = changed(golden)
    assert not fault, fault


def test_what_to_do_about_other_steps_is_said() -> None:
    (known, link), *_ = BY_GENERATOR[0][1]
    assert changed([[known, link]]) == ""
    said = changed([[known, link], ["0" * 16, link]])
    assert said.startswith("1 links have other steps than tests/golden/mazes.txt says")
    assert link in said and "run `make golden` again" in said


def test_every_generator_stands_in_the_golden_file() -> None:
    assert missing() == [], "run `make golden` and look at what it adds"
