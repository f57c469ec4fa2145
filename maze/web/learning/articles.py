"""Articles: the screen on which they are read: a board that plays, and the text below it.

The text is that of a page of its own, learn/<language>/<id>.html, which static/learning.mjs
fetches when the document says which one is wanted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from maze.errors import MazeError
from maze.ingredients import changes
from maze.learning.reading import Reading, reading
from maze.learning.subjects import KINDS, Subject, subjects
from maze.message import Message, Said
from maze.pentomino.recipe import TilingRecipe
from maze.places.learn import PLACE
from maze.progress import Work
from maze.registry import GROUPS
from maze.share import encode
from maze.web import forms
from maze.web.house import House
from maze.web.learning.board import board_shown
from maze.web.modes import Modes
from maze.web.page import Field, Option
from maze.web.run import Boards, Document, Workshop

BOARD = "learn-board"                                      # the canvas
SMALL, LARGE = 4, 40                                       # cells along a side, on the sliders
CONTENTS = Message("What there is to read about mazes, and how it hangs together.")


class Articles(Workshop[Reading, Boards]):
    """``learn-body`` is told the id of its text in ``data-article``."""

    def __init__(self, house: House) -> None:
        self.house, self.app = house, house.app
        self.page = page = house.browser.page
        self.modes = Modes(page, PLACE)
        self.shown = Reading()
        page.on("learn-article", "change", self._choose)
        page.on("learn-controls", "change", self._change)

    # --- recipes and runs -----------------------------------------------------------------------

    def write(self, recipe: Reading) -> None:
        page, subject = self.page, recipe.subject
        self.shown = recipe
        page.menu("learn-article", [Option("", "Contents"), *_lines(recipe)])
        page.write("learn-article", recipe.id)
        page.attribute("learn-body", "data-article", recipe.id or "index")
        page.attribute("", "data-article", recipe.id or None)
        self._write_controls(recipe, subject)
        page.attribute("learn-open", "hidden", None if recipe.board else "")
        if recipe.board is not None:
            page.attribute("learn-open", "href", encode(recipe.board))

    def _write_controls(self, recipe: Reading, subject: Subject | None) -> None:
        found: list[Field] = []
        for key in subject.sliders if subject else ():
            if key == "size":
                found += _sizes(recipe.board)
            elif key in ("opt", "sopt"):
                params = _algorithm(recipe.board, key).params
                given = forms.chosen(params, getattr(recipe.board, key))
                found += forms.fields(params, given)
            else:
                param = changes(recipe.catalog)[key]
                found.append(forms.field(param, recipe.board.value(key)))
        self.page.fields("learn-controls", found)

    def read(self) -> Reading:
        """The article with the board that the controls say.  Raises MazeError."""
        recipe, subject = self.shown, self.shown.subject
        if subject is None or recipe.board is None:
            return recipe
        values: dict[str, Any] = {}
        for key in subject.sliders:
            if key == "size":
                values["size"] = tuple(forms.read(self.page, "learn-controls", param)
                                       for param in recipe.board.shape_entry.params)
            elif key in ("opt", "sopt"):
                params = _algorithm(recipe.board, key).params
                values[key] = forms.options(self.page, "learn-controls", params)
            else:
                values[key] = forms.read(self.page, "learn-controls",
                                         changes(recipe.catalog)[key])
        return recipe.but(board=recipe.board.but(**values))

    def laying(self, recipe: Reading) -> Work[None]:
        if recipe.board is not None and not isinstance(recipe.board, TilingRecipe):
            yield from recipe.board.laying()

    def begin(self, recipe: Reading) -> Boards:
        if recipe.board is None:
            return Document(recipe, CONTENTS)
        return board_shown(recipe, BOARD, self.house)

    def outcome(self, shown: Boards) -> Said:
        return shown.sentence

    # --- what people do -------------------------------------------------------------------------

    def commands(self) -> dict[str, Callable[[], None]]:
        return {"new": self.again} if self.shown.board is not None else {}

    def again(self) -> None:
        """The same with a fresh seed; a search draws nothing and begins again."""
        board = self.shown.board
        fresh = board if isinstance(board, TilingRecipe) else board.but(
            seed=self.house.browser.fresh())
        self.app.make(lambda: self.shown.but(board=fresh))

    def _choose(self) -> None:
        """Another article."""
        self.app.make(lambda: reading(self.page.read("learn-article"), self.shown.catalog))

    def _change(self) -> None:
        """A slider was moved; if that cannot be, it goes back."""
        def checked() -> Reading:
            try:
                return self.read()
            except MazeError:
                self.write(self.shown)
                raise

        self.app.make(checked)


def _lines(recipe: Reading) -> list[Option]:
    """All articles, kind by kind; algorithms in their families."""
    return [Option(one.id, one.title, "",
                   GROUPS[one.group] if one.group else KINDS[one.kind])
            for one in subjects(recipe.catalog).values()]


def _algorithm(board: Any, key: str) -> Any:
    return board.generator if key == "opt" else board.solver


def _sizes(board: Any) -> list[Field]:
    """The sizes of a shape, within what is pleasant to watch."""
    found = []
    for param, value in zip(board.shape_entry.params, board.size, strict=True):
        field = forms.field(param, value, helped=False)
        low, high = max(param.low, min(SMALL, value)), min(param.high, max(LARGE, value))
        found.append(field._replace(range=(low, high)))
    return found
