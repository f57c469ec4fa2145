"""The teacher's view: moments are added, put in an order and given words; then there is one link.

The draft stays on the device.  What is half filled in is not kept, and a sentence says why.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from maze.errors import MazeError
from maze.lessons.files import format_file, packed, parse_file, unpacked
from maze.lessons.lesson import END, MOST_MOMENTS, Lesson, Moment
from maze.lessons.making import MODE
from maze.lessons.taken import Taken
from maze.message import Message, Said, joined
from maze.pentomino.recipe import TilingRecipe
from maze.places.learn import PLACE
from maze.progress import Work
from maze.web.device.known import DRAFT
from maze.web.house import House
from maze.web.learning.board import board_shown
from maze.web.lessons import form, teacher_markup
from maze.web.lessons.result import receipt_told, write_result
from maze.web.markup import put
from maze.web.modes import Modes
from maze.web.page import Option
from maze.web.player.stage import the_end
from maze.web.run import BOARD, Boards, Document, Shown, Workshop

KEPT = "lesson"                                            # the entry of the draft
NEW = Message("My lesson")
FIRST = "#maze?v=1&size=7x5&by=prim&seed=oak"
EMPTY = Message("A lesson to be made: no moment yet.")


class Teacher(Workshop[Taken, Boards]):
    """``draft`` is the lesson that is being made, None if it has no moment yet."""

    def __init__(self, house: House) -> None:
        self.house, self.app, self.browser = house, house.app, house.browser
        self.page = page = house.browser.page
        self.modes = Modes(page, PLACE)
        put(page, "make", "make-head", teacher_markup.MARKUP, teacher_markup.WORDS)
        self.at = 0                                        # the moment that is edited
        self.draft = self._kept()
        for name, act in (("add", self._add), ("up", lambda: self._move(-1)),
                          ("down", lambda: self._move(1)), ("remove", self._remove),
                          ("here", self._here), ("try", self._try), ("save", self._save),
                          ("read", self._read_receipt), ("new", self._new)):
            page.on(f"make-{name}", "click", act)
        page.on("make-moments", "change", self._choose)
        page.on("make-title", "change", self._retitle)
        page.on("make-file-text", "change", self._open)
        for name in form.FIELDS:
            page.on(name, "change", self._changed)

    def _kept(self) -> Lesson | None:
        try:
            return unpacked(self.browser.records.read(DRAFT, KEPT))
        except MazeError:
            return None

    # --- recipes and runs -----------------------------------------------------------------------

    def write(self, recipe: Taken) -> None:
        draft = self.draft
        self.page.attribute("make-moment", "hidden", None if draft else "")
        self.page.write("make-title", draft.title if draft else "")
        self._write_list()
        if draft:
            form.write(self.page, draft.moments[self.at])
        write_result(self.page, self.draft, self.browser.home())

    def read(self) -> Taken:
        return self._taken()

    def laying(self, recipe: Taken) -> Work[None]:
        if recipe.add:
            self._append(Moment(*recipe.add))
        board = self._taken().board
        if board is not None and not isinstance(board, TilingRecipe):
            yield from board.laying()

    def begin(self, recipe: Taken) -> Boards:
        shown = self._taken()
        return board_shown(shown, BOARD, self.house) if shown.lesson else Document(shown, EMPTY)

    def _taken(self) -> Taken:
        return Taken(self.draft, self.at, MODE)

    def enter(self) -> None:
        """To the step of the moment."""
        moment = self._taken().moment
        if moment and moment.at != END:
            self.app.player.go(moment.at, play=False)
        elif moment:
            self.app.player.hurry(the_end, quiet=True)

    def plays(self, shown: Shown) -> bool:
        """The moment says at which step it stands, not the link."""
        return False

    def commands(self) -> dict[str, Callable[[], None]]:
        return {}

    # --- the draft ------------------------------------------------------------------------------

    def _keep(self, draft: Lesson | None, at: int, *, tell: Said = "") -> None:
        """The draft has changed: show the moment that is edited."""
        self.draft, self.at = draft, at
        self.browser.records.write(DRAFT, KEPT, packed(draft) if draft else "")
        self._tell(tell)
        self._show()

    def _show(self) -> None:
        taken = self._taken()
        self.app.waiting.after(self.laying(taken), lambda _: self.app.replace(taken))

    def _append(self, moment: Moment) -> None:
        """After all others; nothing is shown yet."""
        moments = self.draft.moments if self.draft else ()
        if len(moments) >= MOST_MOMENTS:
            self.app.voice.note(Message("A lesson has at most {most} moments.", most=MOST_MOMENTS),
                                more=True)
            return
        if self.draft:
            self.draft = replace(self.draft, moments=(*moments, moment))
        else:
            self.draft = Lesson(self.page.said(NEW), (moment,), self.browser.language())
        self.at = len(moments)
        self.browser.records.write(DRAFT, KEPT, packed(self.draft))

    def _add(self) -> None:
        """The picture of the moment that is edited, once more."""
        link = self.draft.moments[self.at].link if self.draft else FIRST
        self._append(Moment(link))
        self._show()
        self.page.focus("make-text")

    def _changed(self) -> None:
        if self.draft is None:
            return
        form.offer(self.page, self.page.read("make-kind"))
        try:
            moment = form.read(self.page)
            moments = list(self.draft.moments)
            moments[self.at] = moment
            draft = replace(self.draft, moments=tuple(moments))
        except MazeError as problem:
            self._tell(joined([Message("Not kept yet."), problem.message]))
            return
        before, self.draft = self.draft.moments[self.at], draft
        self.browser.records.write(DRAFT, KEPT, packed(draft))
        self._tell("")
        self._write_list()
        write_result(self.page, self.draft, self.browser.home())
        if (before.link, before.at) != (moment.link, moment.at):
            self._show()

    def _here(self) -> None:
        """The step at which the board stands."""
        if self.app.run is not None:
            self.page.write("make-step", str(self.app.run.player.position))
            self._changed()

    def _move(self, by: int) -> None:
        if self.draft and 0 <= self.at + by < len(self.draft.moments):
            moments = list(self.draft.moments)
            moments.insert(self.at + by, moments.pop(self.at))
            self._keep(replace(self.draft, moments=tuple(moments)), self.at + by)

    def _remove(self) -> None:
        if self.draft:
            moments = self.draft.moments[:self.at] + self.draft.moments[self.at + 1:]
            draft = replace(self.draft, moments=moments) if moments else None
            self._keep(draft, max(0, min(self.at, len(moments) - 1)))

    def _choose(self) -> None:
        self.at = int(self.page.read("make-moments") or 0)
        self._show()

    def _retitle(self) -> None:
        if self.draft:
            try:
                self.draft = replace(self.draft, title=self.page.read("make-title"))
            except MazeError as problem:
                self._tell(problem.message)
                return
            self.browser.records.write(DRAFT, KEPT, packed(self.draft))
            write_result(self.page, self.draft, self.browser.home())

    def _new(self) -> None:
        """An empty lesson."""
        self._keep(None, 0)

    # --- what comes of it -----------------------------------------------------------------------

    def _try(self) -> None:
        """As a pupil sees it; Back returns here."""
        if self.draft:
            taken = Taken(self.draft)
            shop: Any = self.app.shop_of(taken)
            self.app.waiting.after(shop.laying(taken), lambda _: self._visit(taken))

    def _visit(self, taken: Taken) -> None:
        self.app.visit(taken, play=False)

    def _save(self) -> None:
        if self.draft:
            name = "".join(c if c.isalnum() else "-" for c in self.draft.title.lower())[:40]
            self.browser.save(f"{name.strip('-') or 'lesson'}.json", "application/json",
                              format_file(self.draft).encode())

    def _open(self) -> None:
        """A file was chosen; its text stands in a field (static/lessons.mjs)."""
        try:
            draft = parse_file(self.page.read("make-file-text"))
            for moment in draft.moments:
                _ = moment.recipe
        except MazeError as problem:
            self._tell(problem.message)
            return
        self._keep(draft, 0)

    def _read_receipt(self) -> None:
        if self.draft is not None:
            self.page.write("make-told", receipt_told(self.draft, self.page.read("make-code")))

    # --- the page ---------------------------------------------------------------------------------

    def _tell(self, words: Said) -> None:
        self.page.write("make-note", words)

    def _write_list(self) -> None:
        moments = self.draft.moments if self.draft else ()
        lines = [Option(str(at), _line(at, moment)) for at, moment in enumerate(moments)]
        self.page.menu("make-moments", lines or [Option("", "No moment yet")])
        self.page.write("make-moments", str(self.at) if moments else "")


def _line(at: int, moment: Moment) -> Message:
    """A moment in the list."""
    words = (moment.text or (moment.ask.text if moment.ask else "") or moment.link)[:50]
    mark = " ?" if moment.ask else ""
    return Message("{number}. {text}{mark}", number=at + 1, text=" ".join(words.split()), mark=mark)
