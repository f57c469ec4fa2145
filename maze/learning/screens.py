"""Screens: what the place Learn can show, one for each mode of its links.

A new screen takes a line of ``SCREENS``, the two modules that it names, a mode of the place and a
section of ``index.html`` marked ``data-for="learn:<mode>"``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, ClassVar, NamedTuple, cast

from maze.place import Fields
from maze.places import PLACES
from maze.steps import Steps


@dataclass(frozen=True)
class Drawn:
    """The finished picture of a recipe of another place; None and None if there is only text."""

    recipe: Any
    picture: Any

    @property
    def digest(self) -> str:
        """Tells one picture from another."""
        return "" if self.picture is None else str(self.picture.digest)


class Screened:
    """What every recipe of the place has besides ``words`` and ``mode``, the name of its screen: it
    shows a board of another place, or only text."""

    place_id: ClassVar[str] = "learn"

    @property
    def board(self) -> Any:
        """The recipe of what is drawn; None if there is only text."""

    def begin(self) -> tuple[Any, Steps[Any]]:
        """What its board starts from, and its steps."""
        board = self.board
        found: tuple[Any, Steps[Any]] = (None, _nothing()) if board is None else board.begin()
        return found

    def picture(self) -> Drawn:
        """Of its board."""
        return drawn(self.board)


class Screen(NamedTuple):
    """Modules are named, because they are imported only when they are needed.

    fields   the module of its keys, without ``mode``: see ``maze.place.Fields``
    shop     what it does on the page, ``module:class``: a ``maze.web.run.Workshop``, made with the
             house
    """

    fields: str
    shop: str

    @property
    def links(self) -> Fields:
        return cast(Fields, import_module(self.fields))

    def make(self, house: Any) -> Any:
        module, _, name = self.shop.partition(":")
        return getattr(import_module(module), name)(house)


SCREENS: Mapping[str, Screen] = {
    "read": Screen("maze.learning.reading", "maze.web.learning.articles:Articles"),
    "lesson": Screen("maze.lessons.taken", "maze.web.lessons.pupil:Pupil"),
    "build": Screen("maze.lessons.making", "maze.web.lessons.teacher:Teacher"),
}
FIRST = next(iter(SCREENS))


def drawn(board: Any) -> Drawn:
    """The finished picture of a recipe of another place, or of None."""
    return Drawn(board, None if board is None else board.picture())


def _nothing() -> Steps[Any]:
    """Text does not move."""
    return
    yield


def files_of(board: Any) -> Any:
    """How pictures of a recipe are saved: see ``maze.place.Files``."""
    return PLACES.of(board).saved
