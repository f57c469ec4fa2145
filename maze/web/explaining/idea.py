"""Idea: an algorithm's name, and what it does in plain words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from maze.message import Said
from maze.registry import Entry


class Idea(NamedTuple):
    """``run`` is the function that makes the steps, if one does alone."""

    title: str
    text: Said
    run: Callable[..., Any] | None = None


def idea_of(entry: Entry) -> Idea:
    """Of an algorithm that works alone."""
    return Idea(entry.title, entry.idea or entry.summary, entry.run)
