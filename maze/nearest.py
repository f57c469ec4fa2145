"""Nearest: what somebody may have meant by a word that nobody knows."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches

from maze.message import Message, Value, either


def nearest(wrong: str, titles: Mapping[str, str]) -> Value:
    """The three ids or titles most like a wrong word, as ``"Prim, Wilson or Eller"``."""
    by_word = {word.lower(): title for id_, title in titles.items() for word in (id_, title)}
    near = get_close_matches(wrong.lower(), by_word, n=6, cutoff=0.5) or sorted(by_word)[:3]
    return either(map(Message, list(dict.fromkeys(by_word[word] for word in near))[:3]))
