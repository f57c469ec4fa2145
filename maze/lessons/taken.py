"""Taken: a lesson at one of its moments, as a link says it.

    #learn?v=1&mode=lesson                                  the list of lessons
    #learn?v=1&mode=lesson&lesson=spanning_tree&moment=3    one of ours
    #learn?v=1&mode=lesson&lesson=eNqrVspNTM1LLVKyUsp...   one that somebody has made
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from maze.catalog import DEFAULT, Catalog
from maze.errors import MazeError
from maze.learning.screens import Screened
from maze.lessons.files import LINK, packed, unpacked
from maze.lessons.lesson import END, MOST_MOMENTS, Lesson, Moment
from maze.lessons.own import IDS, own
from maze.message import Message, Said
from maze.params import Whole
from maze.progress import Progress, Work, finish
from maze.share import encode, link_of

MOMENT = Whole("moment", "Moment", 1, MOST_MOMENTS, 1, "of the lesson")
FILE = "file"                                              # too long for a link
FROM_FILE = Message("This lesson came from a file: open the file again.")


@dataclass(frozen=True)
class Taken(Screened):
    """``lesson`` is None for the list of all; ``at`` is the index of the moment that is shown.

    mode   of the screen that shows it: ``"lesson"`` for a pupil, ``"build"`` for who makes it
    add    a link that is to become a moment of the lesson that is being made, with its step
    """

    lesson: Lesson | None = None
    at: int = 0
    mode: str = "lesson"
    add: tuple[str, int] | None = None
    catalog: Catalog = field(default=DEFAULT, repr=False)

    @property
    def moment(self) -> Moment | None:
        return self.lesson.moments[self.at] if self.lesson else None

    @property
    def board(self) -> Any:
        """The recipe of what is shown.  Raises MazeError for what no lesson shows."""
        return self.moment.recipe if self.moment else None

    @property
    def words(self) -> list[str]:
        """The parts of a file's name."""
        return ["lesson", *([self.lesson.id.replace("_", "-")] if self.lesson else [])]

    def but(self, **changes: Any) -> Taken:
        """The same with some parts changed."""
        return replace(self, **changes)


def keys(catalog: Catalog = DEFAULT) -> tuple[str, ...]:
    """All keys, in their order."""
    return ("lesson", "moment")


def encode_fields(recipe: Taken) -> dict[str, str]:
    """Keys and texts in their order."""
    if recipe.lesson is None:
        return {}
    moment = {"moment": str(recipe.at + 1)} if recipe.at else {}
    return {"lesson": named(recipe.lesson), **moment}


def named(lesson: Lesson) -> str:
    """How a link names a lesson, or holds it."""
    text = lesson.id or packed(lesson)
    return text if len(text) <= LINK else FILE


def decode_fields(fields: Mapping[str, str],
                  catalog: Catalog = DEFAULT) -> tuple[Taken, list[Said]]:
    """A lesson, and a sentence for each field that had to be repaired."""
    return finish(decoding(fields, catalog))


def decoding(fields: Mapping[str, str],
             catalog: Catalog = DEFAULT) -> Work[tuple[Taken, list[Said]]]:
    """The same in slices of work: whatever the moments of a lesson show is looked at first."""
    text = fields.get("lesson", "")
    if not text:
        return Taken(catalog=catalog), []
    if text == FILE:
        return Taken(catalog=catalog), [FROM_FILE]
    try:
        lesson = own(text) if text in IDS or len(text) < len(max(IDS, key=len)) + 4 \
            else unpacked(text)
        for moment in lesson.moments if not lesson.id else ():
            yield from moment.reading()
            yield Progress("Making questions")
    except MazeError as problem:
        return Taken(catalog=catalog), [problem.message]
    number, note = MOMENT.repair(fields.get("moment", "1"))
    at = min(int(number), len(lesson.moments)) - 1
    return Taken(lesson, at, catalog=catalog), [note] if note else []


def opened(recipe: Taken) -> str:
    """The link of what is shown, in its workshop at its step; a lesson's own link is not there."""
    moment = recipe.moment
    try:
        assert moment
        return encode(moment.recipe, {} if moment.at == END else {"at": moment.at})
    except MazeError:
        return link_of("learn", {"v": "1", **encode_fields(recipe)})
