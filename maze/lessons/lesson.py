"""Lesson: moments in an order: this picture, at this step, with this text and this question.

Whoever makes a lesson is unknown, and so is what stands in it: every part is checked here, and
its texts are texts, never markup.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from maze.errors import MisfitError, RecipeError
from maze.lessons.facts import FACTS
from maze.message import Message, either
from maze.params import shown
from maze.place import AnyRecipe
from maze.progress import Work, finish
from maze.recordings import recorded_in
from maze.share import decoding, place_in
from maze.written import programs_of

END = -1                                                   # the step at which a run has ended
MOST_MOMENTS = 24
MOST_CELLS = 900                                           # of a board that is asked about
PLACES = ("maze", "pentomino")                             # whose pictures a moment can show
RUN = "run"                                                # kinds of questions: made from the run,
CHOICE, NUMBER = "choice", "number"                        # or written; a number is counted in it
KINDS = (CHOICE, NUMBER, RUN)
ANYTHING = "any"                                           # whatever can be asked there
FROM_RUN = (ANYTHING, "growth", "stack", "wall", "queue", "dead_ends", "texture",
            "pictures", "ways", "routes")
LENGTHS = {"title": 80, "text": 1500, "question": 300, "answer": 160, "why": 400, "link": 2000}
NAMES = {"title": Message("title"), "text": Message("text"), "question": Message("question"),
         "answer": Message("answer"), "why": Message("reason"), "link": Message("link")}
JOINERS = "\u200c\u200d"                                   # letters of some scripts need them


@dataclass(frozen=True)
class Choice:
    """An answer that somebody has written, and what is said to whoever takes it."""

    text: str
    why: str = ""


@dataclass(frozen=True)
class Ask:
    """What is asked at a moment.

    kind     ``"choice"`` among answers that are written here, of which ``right`` is the index;
             ``"number"`` of something, by a name of ``maze.lessons.facts``; or ``"run"``: a kind of
             question of ``maze.asking``, with answers made from the run that is shown
    text     the question, but for the kind ``"run"``, which words it by itself
    what     what is counted, or which kind of question is made from the run
    """

    kind: str
    text: str = ""
    answers: tuple[Choice, ...] = ()
    right: int = 0
    what: str = ""

    def __post_init__(self) -> None:
        _known("question", self.kind, KINDS)
        object.__setattr__(self, "text", plain("question", self.text))
        if self.kind == RUN:
            _known("question", self.what, FROM_RUN)
            return
        if not self.text:
            raise RecipeError("A question of this lesson has no words.")
        if self.kind == NUMBER:
            _known("number", self.what, tuple(FACTS))
            return
        answers = tuple(Choice(plain("answer", one.text), plain("why", one.why))
                        for one in self.answers)
        object.__setattr__(self, "answers", answers)
        if not 2 <= len(answers) <= 4 or not all(one.text for one in answers):
            raise RecipeError("A question needs two to four answers: {text}", text=self.text)
        if len({one.text for one in answers}) < len(answers):
            raise RecipeError("Two answers of a question are the same: {text}", text=self.text)
        if not 0 <= self.right < len(answers):
            raise RecipeError("None of the answers is marked as right: {text}", text=self.text)


@dataclass(frozen=True)
class Moment:
    """``link`` leads to a picture, ``at`` is the step that is shown (END for the last one), from
    ``start`` on it is played to there (END: it stands still)."""

    link: str
    at: int = END
    text: str = ""
    ask: Ask | None = None
    start: int = END

    def __post_init__(self) -> None:
        if len(self.link) > LENGTHS["link"]:
            raise RecipeError("A picture's link should have at most {most} characters: {length}",
                              most=LENGTHS["link"], length=len(self.link))
        object.__setattr__(self, "link", self.link.encode("utf-8", "replace").decode())
        object.__setattr__(self, "text", plain("text", self.text))
        for step in (self.at, self.start):
            if not END <= step < 10**7:
                raise RecipeError("expected a step from 0: {step}", step=step)

    @cached_property
    def recipe(self) -> AnyRecipe:
        """What is shown.  Raises RecipeError for what no lesson shows."""
        return finish(self.reading())

    def reading(self) -> Work[AnyRecipe]:
        """The same in slices of work, because a board may have to be laid out for it."""
        if place_in(self.link).id not in PLACES:           # which may be a lesson with lessons
            raise RecipeError("expected a link to a maze or to pentominoes: {link}",
                              link=shown(self.link))
        found = yield from decoding(self.link)
        recipe: Any = found.recipe
        if programs_of(recipe) if found.place == "maze" else recorded_in(recipe.entry):
            raise MisfitError("A lesson shows no programs of visitors.")
        self.__dict__["recipe"] = found.recipe             # it is read once
        return found.recipe

    def but(self, **changes: Any) -> Moment:
        """The same moment with some parts changed."""
        return replace(self, **changes)


@dataclass(frozen=True)
class Lesson:
    """``lang`` is the language that its texts are in; ``id`` names one of ours, "" any other."""

    title: str
    moments: tuple[Moment, ...]
    lang: str = "en"
    id: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "title", plain("title", self.title))
        if not 1 <= len(self.moments) <= MOST_MOMENTS:
            raise RecipeError("A lesson has one to {most} moments, this one {count}.",
                              most=MOST_MOMENTS, count=len(self.moments))

    @property
    def asked(self) -> list[int]:
        """The indices of the moments that ask something."""
        return [at for at, moment in enumerate(self.moments) if moment.ask]


def plain(name: str, text: str) -> str:
    """A text without signs that nobody sees.  Raises RecipeError if it is too long."""
    clean = "".join(c for c in text if c.isprintable() or c in "\n" + JOINERS).strip()
    if len(clean) > LENGTHS[name]:
        raise RecipeError("expected a {name} of at most {most} characters: {length}",
                          name=NAMES[name], most=LENGTHS[name], length=len(clean))
    return clean


def _known(name: str, word: str, words: Sequence[str]) -> None:
    if word not in words:
        raise RecipeError("No {name} {word} in a lesson; expected {words}.", name=Message(name),
                          word=shown(word), words=either(words))
