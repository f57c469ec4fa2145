"""Form: a moment of a lesson as controls."""

from __future__ import annotations

from maze.errors import RecipeError
from maze.lessons.facts import FACTS
from maze.lessons.lesson import CHOICE, END, NUMBER, RUN, Ask, Choice, Moment
from maze.message import Message, Said
from maze.web.page import Option, Page

ANSWERS = 4
KINDS = (("", "No question"), (CHOICE, "Answers to choose from"), (NUMBER, "A number of the run"),
         (RUN, "Made from the run"))
FROM_RUN: dict[str, Said] = {
    "any": Message("whatever can be asked there"), "growth": Message("which cell joins next"),
    "stack": Message("what lies on top of the stack"), "wall": Message("does the wall fall"),
    "queue": Message("what is next in the queue"),
    "dead_ends": Message("how many dead ends in the end"),
    "texture": Message("which algorithm made the maze"),
    "pictures": Message("which of four pictures comes next"),
    "ways": Message("which of two paths the search takes"),
    "routes": Message("which of two whole paths it finds")}
FIELDS = ("make-link", "make-step", "make-from", "make-text", "make-kind", "make-ask", "make-what",
          "make-right", *(f"make-{part}-{at}" for at in range(ANSWERS)
                          for part in ("answer", "why")))


def write(page: Page, moment: Moment) -> None:
    """Set the controls to a moment."""
    ask = moment.ask or Ask(RUN, what="any")
    kind = moment.ask.kind if moment.ask else ""
    page.write("make-link", moment.link)
    page.write("make-step", "" if moment.at == END else str(moment.at))
    page.write("make-from", "" if moment.start == END else str(moment.start))
    page.write("make-text", moment.text)
    page.menu("make-kind", [Option(*one) for one in KINDS])
    page.write("make-kind", kind)
    page.write("make-ask", ask.text)
    offer(page, kind)
    if kind in (NUMBER, RUN):
        page.write("make-what", ask.what)
    page.write("make-right", str(ask.right))
    for at in range(ANSWERS):
        answer = ask.answers[at] if at < len(ask.answers) else Choice("")
        page.write(f"make-answer-{at}", answer.text)
        page.write(f"make-why-{at}", answer.why)


def offer(page: Page, kind: str) -> None:
    """Show the controls of a kind of question."""
    for name, kinds in (("ask", (CHOICE, NUMBER)), ("what", (NUMBER, RUN)), ("answers", (CHOICE,))):
        page.attribute(f"make-{name}-box", "hidden", None if kind in kinds else "")
    told = FROM_RUN if kind == RUN else {id_: title for id_, (title, _) in FACTS.items()}
    page.menu("make-what", [Option(id_, title) for id_, title in told.items()])


def read(page: Page) -> Moment:
    """The moment that the controls say.  Raises MazeError."""
    kind = page.read("make-kind")
    moment = Moment(page.read("make-link").strip(), _step(page.read("make-step")),
                    page.read("make-text"), _ask(page, kind) if kind else None,
                    _step(page.read("make-from")))
    _ = moment.recipe
    return moment


def _ask(page: Page, kind: str) -> Ask:
    what = page.read("make-what") if kind != CHOICE else ""
    if kind != CHOICE:
        return Ask(kind, page.read("make-ask") if kind == NUMBER else "", what=what)
    texts = [page.read(f"make-answer-{at}").strip() for at in range(ANSWERS)]
    right = int(page.read("make-right") or 0)
    given = [at for at, text in enumerate(texts) if text]
    answers = tuple(Choice(texts[at], page.read(f"make-why-{at}")) for at in given)
    return Ask(CHOICE, page.read("make-ask"), answers,
               given.index(right) if right in given else -1)


def _step(text: str) -> int:
    """A step, END if nothing was typed."""
    text = text.strip()
    if not text:
        return END
    if not (text.isascii() and text.isdigit() and len(text) <= 7):
        raise RecipeError("expected a step from 0: {step}", step=text[:20])
    return int(text)
