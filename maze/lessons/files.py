"""Files: a lesson as data, as a link holds it, and as a file."""

from __future__ import annotations

import json
import re
from typing import Any

from maze.errors import RecipeError
from maze.lessons.lesson import END, Ask, Choice, Lesson, Moment
from maze.message import Message
from maze.share import LONGEST
from maze.squeezed import squeeze, unsqueeze

VERSION = 1
KIND = "lesson"
LANG = re.compile("[A-Za-z]{2,3}(-[A-Za-z]{2,4})?")
MOST_BYTES = 100_000                                       # of a lesson that is read
LINK = LONGEST - 200                                       # characters that fit into a link
WARNED = 2000                                              # those that every program carries on
DAMAGED = Message("The lesson in this link is damaged.")
NO_LESSON = Message("This file holds no lesson.")


def packed(lesson: Lesson) -> str:
    """A lesson as it stands in a link."""
    return squeeze(json.dumps(as_data(lesson), ensure_ascii=False, separators=(",", ":")))


def canonical(lesson: Lesson) -> str:
    """What tells a lesson from any other, whatever machine has packed it."""
    return lesson.id or json.dumps(as_data(lesson), sort_keys=True, separators=(",", ":"))


def unpacked(text: str) -> Lesson:
    """The lesson in a link.  Raises RecipeError in one sentence, whatever the text is."""
    try:
        return from_data(json.loads(unsqueeze(text, MOST_BYTES)))
    except RecipeError:
        raise
    except (ValueError, RecursionError):
        raise RecipeError(DAMAGED) from None


def format_file(lesson: Lesson) -> str:
    """A lesson as a file that people can read."""
    return json.dumps(as_data(lesson), ensure_ascii=False, indent=1) + "\n"


def parse_file(text: str) -> Lesson:
    """The lesson in a file.  Raises RecipeError."""
    try:
        if len(text) > MOST_BYTES:
            raise ValueError(len(text))
        return from_data(json.loads(text))
    except RecipeError:
        raise
    except (ValueError, RecursionError):
        raise RecipeError(NO_LESSON) from None


def as_data(lesson: Lesson) -> dict[str, Any]:
    """What JSON can say."""
    return {"meander": KIND, "v": VERSION, "title": lesson.title, "lang": lesson.lang,
            "moments": [_moment_data(moment) for moment in lesson.moments]}


def _moment_data(moment: Moment) -> dict[str, Any]:
    found: dict[str, Any] = {"link": moment.link, "text": moment.text}
    found |= {} if moment.at == END else {"at": moment.at}
    found |= {} if moment.start == END else {"from": moment.start}
    ask = moment.ask
    if ask:
        found["ask"] = {"kind": ask.kind}
        found["ask"] |= {"text": ask.text} if ask.text else {}
        found["ask"] |= {"what": ask.what} if ask.what else {}
        if ask.answers:
            found["ask"] |= {"answers": [[one.text, one.why] for one in ask.answers],
                             "right": ask.right}
    return found


def from_data(data: Any) -> Lesson:
    """A lesson from what JSON has said.  Raises RecipeError, or ValueError for what is none."""
    if not isinstance(data, dict) or data.get("meander") != KIND:
        raise ValueError("no lesson")
    if _whole(data.get("v", VERSION)) > VERSION:
        raise RecipeError("This lesson comes from a newer version.")
    moments, lang = _list(data.get("moments")), _text(data.get("lang", "en"))
    return Lesson(_text(data.get("title", "")), tuple(map(_moment, moments)),
                  lang if LANG.fullmatch(lang) else "en")


def _moment(data: Any) -> Moment:
    if not isinstance(data, dict):
        raise ValueError("no moment")
    return Moment(_text(data.get("link", "")), _whole(data.get("at", END)),
                  _text(data.get("text", "")), _ask(data["ask"]) if data.get("ask") else None,
                  _whole(data.get("from", END)))


def _ask(data: Any) -> Ask:
    if not isinstance(data, dict):
        raise ValueError("no question")
    answers = []
    for pair in _list(data.get("answers", [])):
        text, why = [*_list(pair), ""][:2]
        answers.append(Choice(_text(text), _text(why)))
    return Ask(_text(data.get("kind", "")), _text(data.get("text", "")), tuple(answers),
               _whole(data.get("right", 0)), _text(data.get("what", "")))


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError(value)
    return value


def _whole(value: Any) -> int:
    if type(value) is not int:
        raise ValueError(value)
    return value


def _list(value: Any) -> list[Any]:
    if not isinstance(value, list) or len(value) > 100:
        raise ValueError(value)
    return value
