"""Translated: a lesson of ours in another language: the same pictures, other words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from maze.lessons.lesson import Choice, Lesson, Moment


class Words(NamedTuple):
    """The texts of a moment: answers with what is said to them, in their order."""

    text: str
    question: str = ""
    answers: tuple[tuple[str, str], ...] = ()


def translated(lesson: Lesson, lang: str, title: str, words: Sequence[Words]) -> Lesson:
    """The lesson with other words; there must be as many of them."""
    moments = tuple(map(_moment, lesson.moments, words))
    assert len(moments) == len(words) == len(lesson.moments)
    return replace(lesson, title=title, lang=lang, moments=moments)


def _moment(moment: Moment, words: Words) -> Moment:
    ask = moment.ask
    if ask:
        assert len(ask.answers) == len(words.answers)
        ask = replace(ask, text=words.question,
                      answers=tuple(Choice(*pair) for pair in words.answers))
    return moment.but(text=words.text, ask=ask)
