"""Rungs: challenges to climb, one piece more each, and what of them this device has solved.

The puzzles of collections are challenges too: see ``Shelf``.
"""

from __future__ import annotations

from collections.abc import Callable

from maze.message import Grouped, Message, Said, counted
from maze.pentomino.challenges import (
    LONGEST,
    SHORTEST,
    Challenge,
    ladders,
    ranked,
    recipe_of,
)
from maze.pentomino.collections import after, collected, collections
from maze.pentomino.difficulty import difficulties
from maze.pentomino.engines.katamino import every_choice
from maze.pentomino.play.record import parse_record, solved
from maze.pentomino.recipe import TilingRecipe
from maze.rng import Rng
from maze.web.device.known import CHALLENGES
from maze.web.device.records import Records
from maze.web.page import Option, Page
from maze.web.tilings.shelf import Shelf
from maze.web.work.scheduler import Scheduler

LEVELS = {"easy": "Easy", "medium": "Medium", "hard": "Hard"}
SHOWN = 30                   # ladders in the menu
LONGER = "Next rung: one piece more"


class Rungs:
    """``visit`` opens a challenge, ``daily`` that of the day."""

    def __init__(self, page: Page, records: Records, scheduler: Scheduler,
                 visit: Callable[[TilingRecipe], None], daily: Callable[[], None],
                 fresh: Callable[[], str]) -> None:
        self.page, self.records, self.scheduler = page, records, scheduler
        self.visit, self.fresh = visit, fresh
        self.record = parse_record(records.entries(CHALLENGES))
        self.counts: dict[int, list[int]] = {}
        self.ladders: list[list[Challenge]] = []
        self.shown = ""
        self.shelf = Shelf(page, lambda: self.record, self._open)
        sizes = range(SHORTEST, LONGEST + 1)
        page.menu("penta", [Option(str(size), _pieces(size)) for size in sizes])
        page.menu("level", [Option(*item) for item in LEVELS.items()])
        acts = {"new-challenge": self.new, "daily": daily, "next-rung": self.climb,
                "rise": self.climb}
        for name, act in acts.items():
            page.on(name, "click", act)
        page.on("ladder", "change", lambda: self._choose_ladder())
        page.on("rung", "change", lambda: self._open(self.page.read("rung")))
        records.watch(self._read_record)

    def begin(self, then: Callable[[], None] = lambda: None) -> None:
        """Count all challenges, once, in the background."""
        if self.counts:
            then()
            return

        def done(counts: dict[int, list[int]]) -> None:
            self.counts, self.ladders = counts, ladders(counts)
            self.show()
            then()

        self.scheduler.begin("katamino", every_choice(), done)

    # --- which challenge -------------------------------------------------------------------------

    def new(self) -> None:
        """Some challenge with as many pieces, and as hard, as was chosen."""
        self.begin(lambda: self._open(self._some(int(self.page.read("penta") or SHORTEST))))

    def first(self) -> None:
        """The first rung of the first ladder that is not solved."""
        def open_it() -> None:
            rungs = [rung for ladder in self.ladders for rung in ladder]
            self._open(next((rung.id for rung in rungs if rung.id not in self.record),
                            rungs[0].id))
        self.begin(open_it)

    def climb(self) -> None:
        """The next rung, one piece more; or the next puzzle of a collection."""
        if self.shown in collected():
            self._open(after(self.shown))
        elif self.goes_on:
            self.begin(lambda: self._open(self._above(self.shown)))

    @property
    def goes_on(self) -> bool:
        """Whether there is a rung above the challenge that is shown: not above all pieces."""
        if self.shown in collected():
            return bool(after(self.shown))
        return len(self.shown.partition("-")[2]) < LONGEST

    def _some(self, pieces: int) -> str:
        """A third of the ranked ones is easy, a third medium, a third hard."""
        every = ranked(self.counts, pieces)
        third = list(LEVELS).index(self.page.read("level") or "easy")
        low, high = third * len(every) // 3, max(1, (third + 1) * len(every) // 3)
        return Rng(self.fresh(), "challenge").pick(every[min(low, high - 1):high]).id

    def _above(self, id_: str) -> str:
        """The rung above a challenge: on its ladder, or any that has its pieces and one more."""
        ladder = self._ladder_of(id_)
        at = next((at for at, rung in enumerate(ladder) if rung.id == id_), None)
        if at is not None and at + 1 < len(ladder):
            return ladder[at + 1].id
        letters = set(id_.partition("-")[2])
        longer = [one for one in ranked(self.counts, len(letters) + 1)
                  if letters < set(one.letters)] if SHORTEST <= len(letters) < LONGEST else []
        return longer[0].id if longer else id_

    def _ladder_of(self, id_: str) -> list[Challenge]:
        return next((ladder for ladder in self.ladders if any(rung.id == id_ for rung in ladder)),
                    [])

    def _choose_ladder(self) -> None:
        """Its first rung that is not solved."""
        at = self.page.read("ladder")
        if at:
            ladder = self.ladders[int(at)]
            self._open(next((rung.id for rung in ladder if rung.id not in self.record),
                            ladder[0].id))

    def _open(self, id_: str) -> None:
        if id_:
            self.visit(recipe_of(id_))

    # --- the record ------------------------------------------------------------------------------

    def won(self, id_: str, hints: int) -> Said:
        """A challenge was solved: keep it, and say so."""
        kept = parse_record({id_: self.records.read(CHALLENGES, id_)})  # another tab may have it
        self.record |= solved(kept, id_, hints)
        self.records.write(CHALLENGES, id_, str(self.record[id_]))
        self.show()
        help_ = (counted("with {n} hint", "with {n} hints", n=hints) if hints else
                 Message("without a hint"))
        if one := collected().get(id_):
            found = collections()[one.group]
            return Message("Solved {help}! {done} of {every} in this collection.", help=help_,
                           done=sum(each.id in self.record for each in found), every=len(found))
        return Message("Solved {help}! Next rung adds a piece." if self.goes_on else
                       "Solved {help}! That was the last rung: all twelve pieces.", help=help_)

    def forget(self) -> None:
        """Start anew."""
        self.records.clear(CHALLENGES)
        self._read_record()

    def _read_record(self) -> None:
        """What was solved before, or in another tab."""
        self.record = parse_record(self.records.entries(CHALLENGES))
        self.show()

    # --- telling -------------------------------------------------------------------------------

    def write(self, recipe: TilingRecipe) -> None:
        """The challenge that is shown."""
        self.shown = recipe.challenge
        if recipe.challenge:
            self.page.write("penta", str(len(recipe.pieces)))
        self.shelf.write(self.shown)
        self.show()

    def show(self) -> None:
        """Menus of the ladder and its rungs, and how far one has come."""
        page, ladder = self.page, self._ladder_of(self.shown)
        some = self.ladders[:SHOWN]
        page.menu("ladder", [Option("", "Choose a ladder"), *[
            Option(str(at), self._named(one)) for at, one in enumerate(some)]])
        page.write("ladder", str(some.index(ladder)) if ladder in some else "")
        page.menu("rung", [Option("", "No rung of a ladder"), *[
            Option(rung.id, self._rung(rung)) for rung in ladder]])
        page.write("rung", self.shown if ladder else "")
        page.attribute("next-rung", "aria-disabled", None if self.goes_on else "true")
        page.write("n-solved", str(Grouped(len(self.record))))
        rung = next((rung for rung in ladder if rung.id == self.shown), None)
        page.write("n-record", self._told(rung.id if rung else self.shown))
        kind = "Next puzzle of the collection" if self.shown in collected() else LONGER
        page.write("next-name", Message(kind))
        page.write("rise", Message(kind))
        self.shelf.show(self.shown)
        self._show_difficulty(rung.id if rung else self.shown)

    def _show_difficulty(self, id_: str) -> None:
        """Numbers that are known of a challenge."""
        page, known = self.page, difficulties().get(id_)
        some = known.tilings if known else self._tilings() if self.counts and self.shown else 0
        page.write("n-tilings", str(Grouped(some)) if some else "–")
        for name in ("different", "nodes", "forced"):
            page.attribute(f"n-{name}-box", "hidden", None if known else "")
        if known:
            page.write("n-different", str(Grouped(known.different)))
            page.write("n-nodes", str(Grouped(known.nodes)))
            page.write("n-forced", f"{known.forced_percent} %")

    def _tilings(self) -> int:
        letters = self.shown.partition("-")[2]
        found = {one.letters: one.tilings for one in ranked(self.counts, len(letters))} \
            if len(letters) in self.counts else {}
        return found.get("".join(sorted(letters)), 0)

    def _named(self, ladder: list[Challenge]) -> Said:
        done = sum(rung.id in self.record for rung in ladder)
        return Message("{letters} · {done} of {every} solved", letters=" ".join(ladder[0].letters),
                       done=done, every=len(ladder))

    def _rung(self, rung: Challenge) -> Said:
        mark = " ✓" if rung.id in self.record else ""
        ways = counted("{n} way", "{n} ways", n=Grouped(rung.tilings))
        return Message("{pieces} · {ways}{mark}", pieces=_pieces(len(rung.letters)), ways=ways,
                       mark=mark)

    def _told(self, id_: str) -> Said:
        hints = self.record.get(id_)
        if hints is None:
            return Message("not yet")
        return counted("{n} hint", "{n} hints", n=hints) if hints else Message("without a hint")


def _pieces(number: int) -> Message:
    return counted("{n} piece", "{n} pieces", n=number)
