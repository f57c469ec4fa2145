"""Shelf: the puzzles of a collection as small pictures, with their counts and what is solved."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial

from maze.message import Grouped, Message, Said
from maze.pentomino.collections import collected, collections
from maze.pentomino.difficulty import difficulties
from maze.pentomino.named import GROUPS, NamedBoard
from maze.pentomino.play.aspect import Aspect
from maze.render.thumbnail import thumbnail
from maze.web.page import Option, Page

PLACES = 12                                                # for pictures, as many as any has


class Shelf:
    """``visit`` opens a puzzle by its id; ``record`` has those that were solved."""

    def __init__(self, page: Page, record: Callable[[], Collection[str]],
                 visit: Callable[[str], None]) -> None:
        self.page, self.record, self.visit = page, record, visit
        self._seen: tuple[object, ...] = ()                # pictures are drawn once
        page.on("collection", "change", self.show)
        for at in range(PLACES):
            page.on(f"shelf-{at}", "click", partial(self._choose, at))

    def write(self, id_: str) -> None:
        """A puzzle is opened: its collection is shown."""
        if one := collected().get(id_):
            self._menu()
            self.page.write("collection", one.group)
        self.show(id_)

    def show(self, id_: str = "") -> None:
        """The pictures of the chosen collection, and how far one has come."""
        self._menu()
        solved, found = self.record(), self._puzzles()
        done = tuple(one.id in solved for one in found)
        seen = (found, done, id_)
        if seen == self._seen:
            return
        self._seen = seen
        for at in range(PLACES):
            there = at < len(found)
            self.page.attribute(f"shelf-{at}", "hidden", None if there else "")
            if there:
                self._place(at, found[at], done[at], found[at].id == id_)

    def _place(self, at: int, one: NamedBoard, done: bool, here: bool) -> None:
        page, known = self.page, difficulties()[one.id]
        page.draw(f"shelf-picture-{at}", thumbnail(Aspect(one.board), ()))
        page.write(f"shelf-title-{at}", one.title)
        page.attribute(f"shelf-{at}", "title", one.title)
        page.write(f"shelf-count-{at}", f"{Grouped(known.different)}{' ✓' if done else ''}")
        page.attribute(f"shelf-{at}", "aria-current", "true" if here else None)

    def _menu(self) -> None:
        solved = self.record()
        self.page.menu("collection", [Option(group, _named(group, found, solved))
                                      for group, found in collections().items()])

    def _puzzles(self) -> tuple[NamedBoard, ...]:
        every = collections()
        return every.get(self.page.read("collection")) or next(iter(every.values()))

    def _choose(self, at: int) -> None:
        found = self._puzzles()
        if at < len(found):
            self.visit(found[at].id)


def _named(group: str, found: tuple[NamedBoard, ...], solved: Collection[str]) -> Said:
    return Message("{letters} · {done} of {every} solved", letters=Message(GROUPS[group]),
                   done=sum(one.id in solved for one in found), every=len(found))
