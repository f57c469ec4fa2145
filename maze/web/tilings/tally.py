"""Tally: all solutions of a puzzle counted, and looked through by number.

A link has the number that is seen: ``sol=1000&of=different`` is number 1000 of those that stand for
their classes.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable

from maze.errors import RecipeError
from maze.message import Grouped, Joined, Message, Said, counted, joined
from maze.params import Whole
from maze.pentomino.engines.answers import below
from maze.pentomino.engines.choice import costs_little, estimate
from maze.pentomino.engines.index import MOST
from maze.pentomino.parity import parity_proof
from maze.pentomino.play.oracle import Oracle
from maze.pentomino.recipe import TilingRecipe
from maze.progress import Progress
from maze.rng import Rng
from maze.web.page import Page
from maze.web.tilings.album import Album
from maze.web.tilings.atlas import AtlasPanel
from maze.web.tilings.counting import Counted, Counting
from maze.web.tilings.library import Library
from maze.web.tilings.solution import SolutionSurface
from maze.web.voice import Voice

BUTTONS = ("sol-first", "sol-back", "sol-next", "sol-last", "sol-random")


class Tally:
    """``moved`` is called when another solution is shown; ``fresh`` makes seeds."""

    def __init__(self, page: Page, voice: Voice, library: Library, album: Album,
                 redraw: Callable[[], None],
                 moved: Callable[[int, str], None], fresh: Callable[[], str]) -> None:
        self.page, self.voice, self.library = page, voice, library
        self.counting = Counting(library)
        self.atlas = AtlasPanel(page, library, album, redraw, self.show_class)
        self.redraw, self.moved, self.fresh = redraw, moved, fresh
        self.surface: SolutionSurface
        self.oracle: Oracle
        self.recipe = TilingRecipe()
        self.number = 0                                    # of the solution shown, among all; or 0
        self.turned = 0                                    # classes if mirrored ones are different
        self.distinct: list[int] = []                      # a solution of each class, by number
        self.known: Oracle | None = None                   # whose classes these are
        self.said: Said = ""
        self.is_on = False                                 # whether a puzzle is shown
        self._done = Progress("")                          # of the count that goes on
        for name, act in self.commands().items():
            self._on(name, "click", act)
        self._on("sol", "change", self.typed)
        self._on("sol-group", "change", self._regroup)

    def commands(self) -> dict[str, Callable[[], None]]:
        """By the ids of the buttons."""
        return {"count-all": self.count, "count-cancel": self.cancel,
                "sol-first": lambda: self.go(0), "sol-back": lambda: self.go(self._at() - 1),
                "sol-next": lambda: self.go(self._at() + 1), "sol-last": lambda: self.go(-1),
                "sol-random": self.random}

    def _on(self, name: str, event: str, act: Callable[[], None]) -> None:
        """A control that does something while a puzzle is shown."""
        self.page.on(name, event, lambda: act() if self.is_on else None)

    def begin(self, recipe: TilingRecipe) -> SolutionSurface:
        """Show a recipe's puzzle, or a solution of it."""
        self.recipe, self.oracle = recipe, self.library.oracle(recipe)
        self.surface, self.is_on = SolutionSurface(recipe, self.redraw), True
        self.number, self._done = 0, Progress("")
        self.page.write("sol-group", "distinct" if recipe.of == "different" else "all")
        if not self.is_counted:
            self.distinct = []
            self.page.write("sol", "")                     # the number of another puzzle
        self.said = joined([Message("Not counted yet."),
                            Joined((estimate(self.oracle.puzzle).words, "."), "")])
        if self.is_counted:
            self._put(self._wanted())
            self.said = self._words()
        elif recipe.sol and costs_little(self.oracle.puzzle):
            self.count()
        return self.surface

    @property
    def is_counted(self) -> bool:
        return self.known is self.oracle

    @property
    def raw(self) -> int:
        return self.oracle.answers.count if self.oracle.answers else 0

    # --- counting --------------------------------------------------------------------------------

    def count(self) -> None:
        """Find all solutions, and which of them are different."""
        if self.is_counted:
            self._counted(Counted(self.distinct, self.turned))
        else:
            self._done = Progress("")
            self._tell(Message("Counting…"))
            self.counting.begin(self.oracle, self.recipe, self._counted, self._progress)

    def cancel(self) -> None:
        if self.counting.busy:
            kept = self.counting.cancel()
            self._tell("Stopped. Count all continues from there." if kept else "Stopped.")

    def _progress(self, progress: Progress) -> None:
        """Words and bar say the same, at the same moment: see ``show``."""
        self._done = progress
        share = 100 * progress.done // max(1, progress.of)
        self.said = (Message("Counting: {share} % of this stage.", share=share)
                     if progress.of else Message("Counting…"))
        self.redraw()

    def _counted(self, found: Counted) -> None:
        self.distinct, self.turned, self.known = found.distinct, found.turned, self.oracle
        self.show_number(self.number or self._wanted())

    def _wanted(self) -> int:
        """The solution that a link asks for, among all; beyond the last if it has none."""
        number = self.recipe.sol
        if self.recipe.of == "all" or not 0 < number or not self.distinct:
            return number
        return self.distinct[number - 1] + 1 if number <= len(self.distinct) else self.raw + number

    # --- looking through -------------------------------------------------------------------------

    def _group(self) -> bool:
        """Whether only one of each class is shown."""
        return self.page.read("sol-group") == "distinct" and bool(self.distinct)

    def total(self) -> int:
        return len(self.distinct) if self._group() else self.raw

    def _at(self) -> int:
        """The place of the solution that is shown, from 0, in what is looked through."""
        number = self.number - 1
        return bisect_right(self.distinct, number) - 1 if self._group() else number

    def _regroup(self) -> None:
        """All of them, or one of each class: that of the class that is shown is the nearest."""
        if self.total():
            self.go(self._at())

    def go(self, at: int) -> None:
        """To a place in what is looked through; -1 is the last, beyond the ends it goes round."""
        if self.total():
            at %= self.total()
            self.show_number((self.distinct[at] if self._group() else at) + 1)

    def random(self) -> None:
        """Any solution, each as likely as the next."""
        if self.total():
            self.go(below(Rng(self.fresh(), "solution"), self.total()))

    def typed(self) -> None:
        """A number was written."""
        if not self.is_counted:
            return
        whole = Whole("sol", "Solution", 1, max(1, self.total()), 1)
        try:
            self.go(whole.parse(self.page.read("sol").strip()) - 1)
        except RecipeError as problem:
            self._tell(Joined((problem.message.capital(), "."), ""))

    def show_number(self, number: int) -> None:
        """A solution, counted from 1 among all."""
        beyond = number if number > self.raw else 0
        self._put(number)
        group = self._group()
        self.moved(self._at() + 1 if self.raw else 0, "different" if group else "all")
        note = Message("There is no solution {number}.", number=Grouped(beyond)) if beyond else ""
        self._tell(joined([note, self._words()]))

    def show_class(self, number: int) -> None:
        """One of those that stand for their classes, from 0."""
        self.page.write("sol-group", "distinct")
        self.go(number)

    def _put(self, number: int) -> None:
        """The nearest solution to a number on the board; none if there is none."""
        number = min(max(number, 1), self.raw)
        self.surface.laid = self.oracle.position(number - 1) if number else []
        self.number = number

    def _words(self) -> Said:
        if self.oracle.answers is None:
            return Message("Too many positions to count them all here; Search finds some "
                           "solution.")
        if not self.raw:
            proof = parity_proof(self.recipe.board, self.recipe.pieces)
            return joined([Message("No solution."), "" if self.recipe.spare else proof or ""])
        return Message("Solution {number} of {total}, one of each class." if self._group() else
                       "Solution {number} of {total}.", number=Grouped(self._at() + 1),
                       total=Grouped(self.total()))

    def _result(self) -> Said:
        """What was counted, both ways."""
        number = Grouped(self.raw)
        if self.turned > len(self.distinct):
            return counted("{n} solution, {different} different; {turned} if mirrored ones count "
                           "as different, too.",
                           "{n} solutions, {different} different; {turned} if mirrored ones count "
                           "as different, too.", n=number, different=Grouped(len(self.distinct)),
                           turned=Grouped(self.turned))
        if number == 1 or self.oracle.answers is None or number > MOST:
            return counted("{n} solution.", "{n} solutions.", n=number) if number else ""
        return counted("{n} solution, {different} different.",
                       "{n} solutions, {different} different.",
                       n=number, different=Grouped(len(self.distinct)))

    def _tell(self, text: Said) -> None:
        self.said = text
        self.voice.say(text)
        self.redraw()

    def words(self) -> Said:
        """The line above the board."""
        return self.said

    def show(self) -> None:
        """Bring the controls up to date, after a frame."""
        page, busy = self.page, self.counting.busy
        page.attribute("count-progress", "hidden", None if busy else "")
        page.attribute("count-progress", "max", str(max(1, self._done.of)))
        page.attribute("count-progress", "value", str(self._done.done) if self._done.of else None)
        here = "count-cancel" if busy else "sol-next" if self.is_counted else "count-all"
        if here != "sol-next":                             # not the field, in which keys write
            page.attribute(here, "hidden", None)
        for name in {"count-all", "count-cancel"} - {here}:    # what goes hands on the focus
            page.hand_on(name, here)
            page.attribute(name, "hidden", "")
        page.write("count-result", self._result() if self.is_counted and not busy else "")
        known = self.is_counted and self.oracle.answers is not None
        page.write("n-raw", str(Grouped(self.raw)) if known else "–")
        page.write("n-distinct", str(Grouped(len(self.distinct))) if known and (
            self.distinct or not self.raw) else "–")
        page.write("n-engine", str(estimate(self.oracle.puzzle).title))
        page.write("n-total", Message("of {total}", total=self.total() if known else "–"))
        page.write("count-told", self.said)
        self.atlas.show(self.recipe, self.oracle, self.is_counted)
        for name in BUTTONS:
            page.attribute(name, "aria-disabled", None if known and self.raw else "true")
        if known:
            page.write("sol", str(self._at() + 1) if self.raw else "")
