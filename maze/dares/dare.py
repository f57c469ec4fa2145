"""Dare: what somebody adds to the link of a puzzle that a friend is to beat.

    format_dare(Dare("time", 41, 21, 0, foggy=True, name="Ada", track="0b12a"))
        ->  "t.41.21.0.1.QWRh.eJwz..."

It says what is to be beaten, moves, seconds and hints of the sender, whether the maze is hidden
until it is seen, who has sent it, and the track of that game, from which the ghost is made. What a
link says may be forged: sizes are bounded before anything is unpacked, and whether a track leads
through the puzzle to its end is found out by ``maze.dares.ghost``.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, replace

from maze.errors import RecipeError
from maze.message import Message, Value
from maze.playing.record import Result
from maze.playing.track import FORM, MOST
from maze.share import DAMAGED
from maze.squeezed import squeeze, unsqueeze

AIMS = {"t": "time", "m": "moves"}
LETTERS = {aim: letter for letter, aim in AIMS.items()}
NUMBER = r"(\d{1,6})"
TEXT = re.compile(rf"([tm])\.{NUMBER}\.{NUMBER}\.{NUMBER}\.([01])\."
                  r"([A-Za-z0-9_-]{0,160})\.([A-Za-z0-9_-]{0,6000})", re.ASCII)
NAME = 24                                                  # characters of a name
LARGEST = 999_999


@dataclass(frozen=True)
class Dare:
    """``aim`` is ``time`` or ``moves``; ``track`` is "" if no ghost comes along."""

    aim: str
    moves: int
    seconds: int
    hints: int
    foggy: bool = False
    name: str = ""
    track: str = ""

    @property
    def result(self) -> Result:
        return Result(self.moves, self.seconds, self.hints)

    def without_track(self) -> Dare:
        """The same without a ghost."""
        return replace(self, track="")

    @property
    def who(self) -> Value:
        """Who is to be beaten; what somebody has written is no phrase of ours."""
        return self.name or Message("Your friend")


def parse_dare(text: str) -> Dare:
    """What a link says.  Raises RecipeError if it is damaged."""
    match = TEXT.fullmatch(text)
    try:
        if match is None:
            raise ValueError(text[:40])
        name = urlsafe_b64decode(match[6] + "=" * (-len(match[6]) % 4)).decode()
        track = unsqueeze(match[7], 8 * MOST) if match[7] else ""
        if not FORM.fullmatch(track) or name != cleaned(name):
            raise ValueError(name)
    except ValueError:
        raise RecipeError(DAMAGED) from None
    moves, seconds, hints = (int(match[at]) for at in (2, 3, 4))
    return Dare(AIMS[match[1]], moves, seconds, hints, match[5] == "1", name, track)


def format_dare(dare: Dare) -> str:
    """The text for a link; a track that is too long for one is left out."""
    numbers = ".".join(str(min(number, LARGEST)) for number in dare.result)
    name = urlsafe_b64encode(cleaned(dare.name).encode()).decode().rstrip("=")
    track = squeeze(dare.track) if dare.track else ""
    track = track if len(track) <= 6000 else ""
    return f"{LETTERS[dare.aim]}.{numbers}.{dare.foggy:d}.{name}.{track}"


def cleaned(name: str) -> str:
    """A name as it is shown: one short line without signs that cannot be seen."""
    seen = "".join(sign for sign in name if sign.isprintable())
    return " ".join(seen.split())[:NAME].strip()
