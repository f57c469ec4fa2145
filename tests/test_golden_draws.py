"""The draw stream is the one that tests/js/ repeats in JavaScript."""

from __future__ import annotations

from tools import golden_draws as golden


def test_the_draws_are_those_of_the_golden_file():
    assert golden.draws() == (golden.GOLDEN / "draws.json").read_text(encoding="utf-8")
