"""Unfinished: a game with pieces on the board that is not over, as text that a device keeps.

    format_game(Unfinished(3, 1, "F1.0.0_I1.0.5"))  ->  '[3,1,"F1.0.0_I1.0.5"]'
"""

from __future__ import annotations

import re
from typing import NamedTuple

LARGEST = 999_999
FORM = re.compile(r'\[(\d{1,6}),(\d{1,6}),"([0-9A-Za-z+._]{1,2000})"\]', re.ASCII)


class Unfinished(NamedTuple):
    """``order`` grows from game to game, so that the oldest is known; ``place`` is the position as
    in a link."""

    order: int
    hints: int
    place: str


def parse_game(text: str) -> Unfinished | None:
    """The game of a text, which may be anything; None if it is none."""
    match = FORM.fullmatch(text)
    return Unfinished(int(match[1]), int(match[2]), match[3]) if match else None


def format_game(game: Unfinished) -> str:
    """The text of a game; a number that is too large for it is cut to the largest."""
    return f'[{min(game.order, LARGEST)},{min(game.hints, LARGEST)},"{game.place}"]'
