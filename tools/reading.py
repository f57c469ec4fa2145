"""How hard a text is to read: the school grade it is for."""

from __future__ import annotations

import re


def syllables(word: str) -> int:
    """Groups of vowels, without a silent ending."""
    word = re.sub(r"[^a-z]", "", word.lower())
    if len(word) > 3:
        word = re.sub(r"(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$", "", word)
    return max(1, len(re.findall(r"[aeiouy]{1,2}", word)))


def words_of(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]+(?:['’][a-z]+)?", text)


def grade(text: str) -> float:
    """The school grade of a text with at least one sentence (J. Peter Kincaid and others, 1975)."""
    words, sentences = words_of(text), re.findall(r"[.!?](?=\s|$)", text)
    return (0.39 * len(words) / len(sentences)
            + 11.8 * sum(map(syllables, words)) / len(words) - 15.59)
