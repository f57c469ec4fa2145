"""Parameters: parse and format are a pair, and every wrong text gets its sentence."""

from __future__ import annotations

import pytest

from maze.errors import RecipeError
from maze.params import Mix, shares
from maze.recipe import Recipe, generators
from maze.share import decode, encode

RULE = Mix("rule", "Rule", {"newest": "the newest", "oldest": "the oldest", "random": "any"},
           "newest")


@pytest.mark.parametrize(("text", "value", "meaning"), [
    ("newest", "newest", {"newest": 1}),
    ("oldest-30", "oldest", {"oldest": 1}),
    ("newest-75~random-25", "newest-75~random-25", {"newest": 75, "random": 25}),
    ("random-25~newest-75", "newest-75~random-25", {"newest": 75, "random": 25}),
    ("newest:75 random:25", "newest-75~random-25", {"newest": 75, "random": 25}),
    (" Newest:75,\tRANDOM-25 ", "newest-75~random-25", {"newest": 75, "random": 25}),
    ("newest oldest", "newest-1~oldest-1", {"newest": 1, "oldest": 1}),
    ("newest~oldest:2", "newest-1~oldest-2", {"newest": 1, "oldest": 2}),
])
def test_a_mix_has_one_text_for_each_meaning(text: str, value: str,
                                             meaning: dict[str, int]) -> None:
    assert RULE.parse(text) == value == RULE.parse(RULE.format(value))
    assert RULE.repair(text) == (value, None)
    assert shares(value) == meaning


@pytest.mark.parametrize("text", ["", "~", "newest~", "youngest", "newest-0", "newest--1",
                                  "newest-1000", "newest newest", "newest-1~newest-2", "75-newest",
                                  "newest.75", "newest-75_random-25", "newest-٣", "newest=3"])
def test_what_is_no_mix_gets_a_sentence(text: str) -> None:
    with pytest.raises(RecipeError, match="expected rule newest, oldest or random, or shares"):
        RULE.parse(text)
    value, note = RULE.repair(text)
    assert value == "newest" and note is not None
    assert str(note).startswith("Rule should be newest, oldest or random")


def test_a_rule_comes_back_from_its_link() -> None:
    recipe = Recipe(by="growing_tree", opt=(("rule", "newest-1~middle-2"), ("grows", "all")))
    link = encode(recipe)
    assert "opt=rule.newest-1~middle-2_grows.all" in link.replace("%7E", "~")
    assert decode(link).recipe == recipe and decode(link).notes == []


def test_what_pullen_calls_modified_prim_is_prim_with_two_sets() -> None:
    decoded = decode("#maze?v=1&by=modified_prim")
    assert decoded.recipe.by == "prim" and decoded.notes == []
    assert "modified_prim" not in generators()
