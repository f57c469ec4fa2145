"""Counted: numbers of things, each a whole phrase, because other languages have other plurals."""

from __future__ import annotations

from maze.message import Message, counted


def counted_squares(number: int) -> Message:
    """``"1 square"``, ``"5 squares"``."""
    return counted("{n} square", "{n} squares", n=number)


def cover(pieces: int, squares: int) -> Message:
    """``"3 pieces cover 15 squares"``."""
    return counted("{n} piece covers {squares}", "{n} pieces cover {squares}", n=pieces,
                   squares=counted_squares(squares))
