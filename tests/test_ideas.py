"""Ideas: what each algorithm does, short and in plain words, for a student of fourteen."""

from __future__ import annotations

import re

import pytest

from maze.pentomino.recipe import orders
from maze.recipe import generators, solvers

ENTRIES = {f"{kind} {name}": entry for kind, entries in
           (("generator", generators()), ("solver", solvers()), ("search", orders()))
           for name, entry in entries.items()}
GRADE = 8


def syllables(word: str) -> int:
    """Groups of vowels, without a silent ending."""
    word = re.sub(r"[^a-z]", "", word.lower())
    if len(word) > 3:
        word = re.sub(r"(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$", "", word)
    return max(1, len(re.findall(r"[aeiouy]{1,2}", word)))


def words_of(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]+(?:['’][a-z]+)?", text)


def grade(text: str) -> float:
    """The school grade a text is for (J. Peter Kincaid and others, 1975)."""
    words, sentences = words_of(text), re.findall(r"[.!?](?=\s|$)", text)
    return (0.39 * len(words) / len(sentences)
            + 11.8 * sum(map(syllables, words)) / len(words) - 15.59)


def test_the_measure_tells_easy_from_hard() -> None:
    assert grade("The cat sat on the mat. The dog ran off.") < 2
    assert grade("Algorithmic randomization considerably facilitates the generation of "
                 "statistically indistinguishable configurations.") > 15


@pytest.mark.parametrize("name", sorted(ENTRIES))
def test_an_idea_is_short_and_plain(name: str) -> None:
    idea = ENTRIES[name].idea
    assert 20 <= len(words_of(idea)) <= 100
    assert grade(idea) <= GRADE
    assert idea.endswith(".") and "  " not in idea


def test_no_two_ideas_are_the_same() -> None:
    assert len({entry.idea for entry in ENTRIES.values()}) == len(ENTRIES)
