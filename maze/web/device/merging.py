"""Merging: which text of an entry is kept, the one that is here or the one of a file.

A file may be damaged or hostile: what is no text of its record is left out.  Records of a later
version are not understood here, so an entry of theirs is only added where there is none.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from maze.playing.album import format_album, parse_album
from maze.playing.plays import parse_play
from maze.playing.record import format_result, parse_result
from maze.playing.track import parse_track
from maze.playing.unfinished import parse_game
from maze.web.device.known import (
    ALBUM,
    CHALLENGES,
    DAYS,
    EXERCISES_DONE,
    LESSONS,
    PLAYED,
    PLAYS,
    PROGRAMS,
    SETTINGS,
    SHOW_LEFT,
    TRACKS,
    UNFINISHED,
)
from maze.web.settings.settings import CHOICES

NAME = re.compile(r"([a-z][a-z-]{0,29} \d{1,4}) (\S{1,99})")           # record and version; entry
LONGEST = 10_000                                           # characters of a text


def merged(name: str, here: str, new: str) -> str | None:
    """The text to be kept under a name; ``here`` may be "". None if the new one is not understood.
    A new play is no other one's, so ``maze.web.device.numbered`` finds a name for it."""
    match = NAME.fullmatch(name)
    if not match or not 0 < len(new) <= LONGEST:
        return None
    rule = RULES.get(match[1])
    return rule(match[2], here, new) if rule else here or new


def _setting(entry: str, here: str, new: str) -> str | None:
    """What was chosen is loaded, as far as it can be chosen today."""
    if entry == "language":
        return new if re.fullmatch("[a-z]{2}", new) else None
    return new if entry in CHOICES and new in CHOICES[entry].options else None


def _best(entry: str, here: str, new: str) -> str | None:
    old, result = parse_result(here), parse_result(new)
    return result and (format_result(result) if result.beats(old) else here)


def _unfinished(entry: str, here: str, new: str) -> str | None:
    """The game that is here goes on."""
    return (here if parse_game(here) else new) if parse_game(new) else None


def _union(entry: str, here: str, new: str) -> str | None:
    """What was found on either device."""
    return format_album(parse_album(here) | parse_album(new)) or None


def _fewest(entry: str, here: str, new: str) -> str | None:
    if not re.fullmatch(r"\d{1,3}", new):
        return None
    return min(here, new, key=int) if re.fullmatch(r"\d{1,3}", here) else new


def _play(entry: str, here: str, new: str) -> str | None:
    """Understood; ``Numbered`` keeps it beside the one that is here."""
    return new if parse_play(new) else None


def _track(entry: str, here: str, new: str) -> str | None:
    """The game that is here goes on."""
    return here or new if parse_track(new) else None


def _program(entry: str, here: str, new: str) -> str:
    """What was written here stays."""
    return here or new


def _furthest(entry: str, here: str, new: str) -> str | None:
    """Whoever is further in a lesson."""
    further = max(here, new, key=lambda text: len(text.partition(".")[0]))
    return further if re.fullmatch(r"[0-3]{0,24}(\.\d{1,2})?", new) else None


def _shown(entry: str, here: str, new: str) -> str | None:
    return new if new in ("0", "1") else None


RULES: dict[str, Callable[[str, str, str], str | None]] = {
    str(SETTINGS): _setting, str(PLAYED): _best, str(CHALLENGES): _fewest, str(SHOW_LEFT): _shown,
    str(UNFINISHED): _unfinished, str(PROGRAMS): _program, str(EXERCISES_DONE): _program,
    str(TRACKS): _track, str(DAYS): _best, str(ALBUM): _union, str(LESSONS): _furthest,
    str(PLAYS): _play,
}
