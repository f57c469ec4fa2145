"""Counted: numbers of things in words, one phrase for one and another for many.

Other languages have other plurals, so an English "s" may not stand in a gap of a phrase.
"""

from __future__ import annotations


def counted_squares(number: int) -> str:
    """``"1 square"``, ``"5 squares"``."""
    return "1 square" if number == 1 else f"{number} squares"


def cover(pieces: int, squares: int) -> str:
    """``"3 pieces cover 15 squares"``."""
    covered = counted_squares(squares)
    return f"1 piece covers {covered}" if pieces == 1 else f"{pieces} pieces cover {covered}"
