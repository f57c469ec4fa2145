"""Unfinished: a game that has begun and is not over, as text that a device keeps.

    format_game(Unfinished(3, 12, 1, False, "0210"))  ->  '[3,12,1,0,"0210"]'

``maze/playing/replay.py`` says what the signs of the moves mean.
"""

from __future__ import annotations

import re
from typing import NamedTuple

LARGEST = 999_999
MOST = 9000                                                # moves that are kept
NUMBER = r"(\d{1,6})"
FORM = re.compile(rf'\[{NUMBER},{NUMBER},{NUMBER},([01]),"([0-9a-z]{{0,{MOST}}})"\]', re.ASCII)


class Unfinished(NamedTuple):
    """``order`` grows from game to game, so that the oldest is known; whole ``seconds``; ``moves``
    as signs."""

    order: int
    seconds: int
    hints: int
    foggy: bool
    moves: str


def parse_game(text: str) -> Unfinished | None:
    """The game of a text, which may be anything; None if it is none."""
    match = FORM.fullmatch(text)
    if match is None:
        return None
    order, seconds, hints, foggy = map(int, match.groups()[:4])
    return Unfinished(order, seconds, hints, bool(foggy), match[5])


def format_game(game: Unfinished) -> str:
    """The text of a game; a number that is too large for it is cut to the largest."""
    numbers = (min(number, LARGEST) for number in game[:4])
    return '[{},{},{},{:d},"{}"]'.format(*numbers, game.moves)
