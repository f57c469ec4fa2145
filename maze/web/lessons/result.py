"""What comes of a lesson that was made: its link, the HTML for a page, receipts that are read."""

from __future__ import annotations

from maze.errors import MazeError
from maze.lessons.files import LINK, WARNED, packed
from maze.lessons.lesson import Lesson
from maze.lessons.progress import GIVEN_UP
from maze.lessons.receipt import read_receipt
from maze.lessons.taken import Taken
from maze.message import Grouped, Message, Said, counted, joined
from maze.share import encode
from maze.web.page import Page
from maze.web.sharing.links import snippet


def write_result(page: Page, draft: Lesson | None, home: str) -> None:
    """``home`` is the address of the page."""
    page.attribute("make-out", "hidden", None if draft else "")
    if draft is None:
        return
    link = home + encode(Taken(draft))
    fits = len(packed(draft)) <= LINK
    embedded = link.replace("#learn?", "#learn?embed=1&", 1)
    page.write("make-share", link if fits else "")
    page.write("make-embed", snippet(embedded, draft.title, controls=True) if fits else "")
    page.write("make-length", _length(len(link), fits=fits))


def _length(length: int, *, fits: bool) -> Message:
    if not fits:
        return Message("The lesson is too long for a link: save it as a file.")
    if length > WARNED:
        return Message("The link has {length} characters. Some mail and chat programs cut such "
                       "links: a file is safer.", length=Grouped(length))
    return Message("The link has {length} characters.", length=Grouped(length))


def receipt_told(lesson: Lesson, code: str) -> Said:
    """What a code says, question by question."""
    try:
        done = read_receipt(lesson, code)
    except MazeError as problem:
        return problem.message
    return joined([Message("Question {number}: {how}", number=number, how=_how(wrong))
                   for number, wrong in enumerate(done, 1)], " ")


def _how(wrong: int) -> Message:
    """How a question was answered."""
    if wrong == 0:
        return Message("right at once.")
    if wrong >= GIVEN_UP:
        return Message("after three wrong tries or more, or the answer was shown.")
    return counted("after {n} wrong try.", "after {n} wrong tries.", n=wrong)
