"""AtlasPanel: all different solutions of a puzzle as small pictures, filtered and sorted.

Only the pictures of one page are ever drawn, so thousands of solutions cost no more than twelve.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from maze.message import Grouped, Message, Said, counted
from maze.pentomino.engines.atlas import COUNTED, TOUCH, Atlas, atlas, bits, members
from maze.pentomino.pieces import letters_by_name
from maze.pentomino.play.aspect import Aspect
from maze.pentomino.play.oracle import Oracle
from maze.pentomino.position import parse_position
from maze.pentomino.recipe import TilingRecipe
from maze.render.thumbnail import thumbnail
from maze.web.page import Option, Page
from maze.web.tilings.album import MANY, Album
from maze.web.tilings.library import Library

SEEN = 12                                                  # pictures of a page
WORDS = {"": "all of them", "mine": "those I have found", "new": "those I have not found",
         "number": "by number", "rare": "the rarest first"}


class AtlasPanel:
    """``choose`` is called with the class of the solution that was chosen, from 0."""

    def __init__(self, page: Page, library: Library, album: Album, redraw: Callable[[], None],
                 choose: Callable[[int], None]) -> None:
        self.page, self.library, self.album = page, library, album
        self.redraw, self.choose = redraw, choose
        self.atlas: Atlas | None = None
        self.listed: list[int] = []                        # the classes that fit, in order
        self._recipe = TilingRecipe()
        self._oracle: Oracle | None = None                 # whose solutions these are
        self._rarest: list[int] = []
        page.on("atlas-make", "click", self.make)
        for name in (*COUNTED, TOUCH, "laid", "mine", "sort"):
            page.on(f"atlas-{name}", "change", self._filter)
        page.on("atlas-at", "input", self._draw)
        page.on("atlas-back", "click", lambda: self._turn(-1))
        page.on("atlas-next", "click", lambda: self._turn(1))
        for at in range(SEEN):
            page.on(f"atlas-{at}", "click", partial(self._choose, at))

    def show(self, recipe: TilingRecipe, oracle: Oracle, counted_: bool) -> None:
        """Bring it up to date with what was counted."""
        if oracle is not self._oracle:
            self.atlas, self._oracle = None, oracle
        moved = recipe.place != self._recipe.place
        self._recipe = recipe
        can = (counted_ and oracle.answers is not None and 1 < len(oracle.distinct or ()) <= MANY
               and not recipe.board.solid)
        busy = self.library.scheduler.busy("atlas")
        self.page.attribute("atlas-make", "hidden", None if can and not self.atlas and not busy
                            else "")
        self.page.attribute("atlas", "hidden", None if self.atlas else "")
        if self.atlas and moved:
            self._filter()

    def make(self) -> None:
        """Look at every solution once."""
        oracle = self._oracle
        if oracle is None or oracle.answers is None or not oracle.distinct:
            return
        standing = list(map(oracle.answers.nth, oracle.distinct))
        self.page.write("atlas-said", Message("Looking at every solution…"))

        def done(found: Atlas) -> None:
            if oracle is self._oracle:
                self.atlas, self._rarest = found, found.rarity()
                self._filter()

        self.library.scheduler.begin("atlas", atlas(oracle.puzzle, standing), done)
        self.redraw()

    # --- filters ---------------------------------------------------------------------------------

    def _filter(self) -> None:
        """The solutions that fit what was chosen, and what each further choice would leave."""
        found = self.atlas
        if found is None:
            return
        chosen = {name: self.page.read(f"atlas-{name}") for name in (*COUNTED, TOUCH)}
        within = self._within(found)
        left = found.fitting(chosen, within)
        for name in (*COUNTED, TOUCH):
            self._menu(name, found.counts(name, chosen, within))
        self.listed = members(left)
        if self.page.read("atlas-sort") == "rare":
            fit = set(self.listed)
            self.listed = [number for number in self._rarest if number in fit]
        self.page.attribute("atlas-at", "max", str(max(0, (len(self.listed) - 1) // SEEN)))
        self.page.write("atlas-at", "0")
        self._draw()

    def _within(self, found: Atlas) -> int:
        """By what is laid, and by the album."""
        place, within = self._recipe.place, found.every
        self.page.menu("atlas-sort", [Option(id_, WORDS[id_]) for id_ in ("number", "rare")])
        mine = bits(self.album.found(self._recipe)) & found.every
        counts = {"": found.every, "mine": mine, "new": found.every ^ mine}
        self.page.menu("atlas-mine", [Option(id_, _with(Message(WORDS[id_]), some.bit_count()))
                                      for id_, some in counts.items()])
        within &= counts.get(self.page.read("atlas-mine"), found.every)
        self.page.attribute("atlas-laid-box", "hidden", None if place else "")
        if not place:
            self.page.write("atlas-laid", "")
            return within
        laid = parse_position(place, self._recipe.board, self._recipe.pieces)
        oracle = self._oracle
        having = found.containing(oracle.spots(laid)) if oracle else 0
        self.page.menu("atlas-laid", [
            Option("", Message("anything")),
            Option("laid", _with(Message("what I have laid"), having.bit_count()))])
        return within & having if self.page.read("atlas-laid") == "laid" else within

    def _menu(self, name: str, counts: dict[str, int]) -> None:
        """The values of a trait, each with what it would leave; none where there is one value."""
        self.page.attribute(f"atlas-{name}-box", "hidden", None if len(counts) > 1 else "")
        some = [Option(value, _with(self._words(name, value), count))
                for value, count in counts.items()
                if count or value == self.page.read(f"atlas-{name}")]
        self.page.menu(f"atlas-{name}", [Option("", Message("any")), *some])

    # --- pictures --------------------------------------------------------------------------------

    def _turn(self, pages: int) -> None:
        """To another page; beyond the ends it goes round."""
        last = max(0, (len(self.listed) - 1) // SEEN)
        self.page.write("atlas-at", str((self._page() + pages) % (last + 1)))
        self._draw()

    def _page(self) -> int:
        text = self.page.read("atlas-at")
        return int(text) if text.isdecimal() else 0

    def _here(self) -> list[int]:
        """The classes on the page that is seen."""
        first = self._page() * SEEN
        return self.listed[first:first + SEEN]

    def _draw(self) -> None:
        """The pictures of one page."""
        found = self.atlas
        if found is None:
            return
        here, puzzle, page = self._here(), found.puzzle, self.page
        aspect, mine = Aspect(puzzle.board), self.album.found(self._recipe)
        for at in range(SEEN):
            page.attribute(f"atlas-{at}", "hidden", None if at < len(here) else "")
            if at < len(here):
                spots = found.tilings[here[at]]
                page.draw(f"atlas-picture-{at}", thumbnail(aspect, [
                    (puzzle.kinds[puzzle.spots[spot][0]], puzzle.squares(spot)) for spot in spots]))
                mark = " ✓" if here[at] in mine else ""
                page.write(f"atlas-number-{at}", f"{Grouped(here[at] + 1)}{mark}")
        first = self._page() * SEEN
        page.write("atlas-said", self._said(first + 1, first + len(here)))
        self.redraw()

    def _said(self, first: int, last: int) -> Said:
        if not self.listed:
            return Message("No solution has all that.")
        return counted("{first}–{last} of {n} solution", "{first}–{last} of {n} solutions",
                       n=Grouped(len(self.listed)), first=Grouped(first), last=Grouped(last))

    def _words(self, name: str, value: str) -> Said:
        """A value of a trait."""
        if name == "lies":
            side, end = value.split(".")
            return Message("row {row} from the long side, column {column} from the short side",
                           row=int(side) + 1, column=int(end) + 1)
        if name == TOUCH:
            letters = letters_by_name(self._recipe.pieces)
            one, other = map(letters.__getitem__, value.split("."))
            return Message("{one} and {other}", one=one, other=other)
        return value

    def _choose(self, at: int) -> None:
        here = self._here()
        if at < len(here):
            self.choose(here[at])


def _with(words: Said, count: int) -> Said:
    """A choice, and how many it would leave."""
    return Message("{words}: {count}", words=words, count=Grouped(count))
