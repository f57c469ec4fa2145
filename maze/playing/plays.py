"""Plays: every walk to the goal of a maze, as text that a device keeps: for the lab.

    format_play(Play("#maze?v=1&by=prim", Result(37, 21, 0)))  ->  "[37,21,0] #maze?v=1&by=prim"
"""

from __future__ import annotations

from typing import NamedTuple

from maze.playing.record import Result, format_result, parse_result

LONGEST = 2000                                             # characters of a link
START = "#maze?"


class Play(NamedTuple):
    """The link of a maze without a solver, and how it went."""

    link: str
    result: Result


def parse_play(text: str) -> Play | None:
    """The play of a text, which may be anything; None if it is none."""
    went, _, link = text.partition(" ")
    result = parse_result(went)
    if result is None or not link.startswith(START) or len(link) > LONGEST:
        return None
    return Play(link, result)


def format_play(play: Play) -> str:
    """The text of a play."""
    return f"{format_result(play.result)} {play.link}"
