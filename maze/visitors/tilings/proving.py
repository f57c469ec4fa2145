"""Proving a search: never an overlap, a tiling where there is one, and each of them once.

It is asked for runs on many small boards to the last tiling, and on long ones to the first; what it
finds there is compared with what Algorithm X of ours finds. See ``maze.visitors.proving``.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from maze.message import Joined, Message, Said, counted
from maze.pentomino.fields import encode_fields
from maze.pentomino.pieces import Square
from maze.pentomino.recipe import TilingRecipe, orders
from maze.pentomino.tiling import Placement, Tiling
from maze.steps import FOUND, MASK, PLACE, SHIFT
from maze.visitors.errors import ProgramError
from maze.visitors.evidence import Evidence
from maze.visitors.facts import Facts
from maze.visitors.judging import RUNS, SAME, difference
from maze.visitors.proving import in_slices
from maze.visitors.report import PROVED, REFUTED, TOLD, Counter, Report, Verdict
from maze.visitors.tilings.cases import TilingCase, board_of, searching, written
from maze.visitors.tilings.checking import replayed_tilings

LEGAL, TILES, EVERY, LAID = "legal", "tiles", "every", "laid"
OURS = "algorithm_x"
AT_ONCE = 100                                              # steps of ours in a slice
COMPARED = ("source", "algorithm_x", "dancing_links")      # on the last small board
AGAIN = 10                                                 # boards that are searched twice

Cover: TypeAlias = frozenset[tuple[str, tuple[Square, ...]]]       # equal pieces may change places
Proof: TypeAlias = Generator[list[Any], list[Evidence], Report]
Asking: TypeAlias = Generator[list[Any], list[Evidence], Verdict]


@dataclass(frozen=True)
class TilingCounter(Counter):
    """A counter-example: the board of a recipe, the steps, and ``missed``, a tiling not found."""

    recipe: TilingRecipe                                   # type: ignore[assignment]
    missed: tuple[Placement, ...] = ()

    def data(self) -> dict[str, Any]:
        return {"tiling": encode_fields(self.recipe), "steps": self.steps.tolist(),
                "missed": list(self.missed)}


def prove_search(facts: Facts) -> Proof:
    """Every claim of a search, with the smallest board on which it fails."""
    found: dict[str, Verdict] = {}
    runs = tilings = 0
    laid: tuple[TilingCase, int] | None = None
    for some in in_slices([*searching()]):
        if RUNS in found:                                  # each endless run takes its time
            break
        for case, evidence in zip(some, (yield some), strict=True):
            runs += 1
            ours = yield from _ours(case.recipe)
            verdict, count = _judged(case, evidence, ours)
            tilings += count
            if verdict:
                found.setdefault(verdict.claim, verdict)
            elif case.recipe.solve == "all" and len(ours) > 1:
                laid = case, sum(1 for step in evidence.steps if step >> SHIFT == PLACE >> SHIFT)
            yield []
    boards = counted("{n} run ends, without an error.", "{n} runs end, without an error.", n=runs)
    words: dict[str, Said] = {
        RUNS: boards, LEGAL: Message("Each piece lies on the board once, on free squares."),
        TILES: Message("On each board that can be covered."),
        EVERY: counted("{n} tiling, as many as ours find.", "{n} tilings, as many as ours find.",
                       n=tilings)}
    verdicts: list[Verdict] = []
    for claim, sentence in words.items():
        if claim in found:
            verdicts.append(found[claim])
        elif not verdicts or verdicts[-1].state == PROVED:         # the runs were judged by it
            verdicts.append(Verdict(claim, PROVED, sentence))
    if RUNS not in found:
        verdicts.append((yield from _same()))
    if laid and not found:
        verdicts.append((yield from _compared(*laid)))
    return Report(facts.title, tuple(verdicts))


def _judged(case: TilingCase, evidence: Evidence, ours: Sequence[list[Placement]],
            ) -> tuple[Verdict | None, int]:
    """What is wrong with a run, and how many tilings it has found rightly."""
    recipe, tiling = case.recipe, case.recipe.tiling()

    def refuted(claim: str, words: Said, missed: Sequence[Placement] = ()) -> tuple[Verdict, int]:
        counter = TilingCounter(recipe, evidence.steps, missed=tuple(missed))
        line = evidence.line if evidence.error else None
        return Verdict(claim, REFUTED, Message("{board}: {what}", board=board_of(recipe),
                                               what=words), counter, line), 0

    if evidence.error:
        return refuted(LEGAL if evidence.odd[0] else RUNS, evidence.error)
    try:
        case.checker("searches").take(evidence.steps)
    except ProgramError as error:
        return refuted(RUNS, error.message)
    mine = [_cover(tiling, placed) for placed in replayed_tilings(tiling, evidence.steps)]
    true = {_cover(tiling, placed): placed for placed in ours}
    if twice := next((at for at, one in enumerate(mine) if one in mine[:at]), 0):
        return refuted(EVERY, Message("tiling {number} is the same as tiling {before}.",
                                      number=twice + 1, before=mine.index(mine[twice]) + 1))
    if ours and not mine:
        return refuted(TILES, Message("it finds none, but there is {tiling}.",
                                      tiling=written(recipe, ours[0])), ours[0])
    if recipe.solve == "all" and len(mine) < len(true):
        missed = next(placed for cover, placed in true.items() if cover not in mine)
        return refuted(EVERY, Message("it finds {found} of {all} tilings, and not {tiling}.",
                                      found=len(mine), all=len(true),
                                      tiling=written(recipe, missed)), missed)
    return None, len(mine)


def _cover(tiling: Tiling, placed: Sequence[Placement]) -> Cover:
    lies = (tiling.placements[number] for number in placed)
    return frozenset((tiling.pieces[lie.piece].name, lie.squares) for lie in lies)


def _ours(recipe: TilingRecipe) -> Generator[list[Any], list[Evidence], list[list[Placement]]]:
    """Every tiling of a board, or the first, in slices."""
    tiling, found = recipe.tiling(), []
    for count, step in enumerate(orders()[OURS].run(tiling)):
        if not count % AT_ONCE:
            yield []
        if step >= FOUND:
            found.append(tiling.placed[:])
            if recipe.solve == "first":
                break
    return found


def _same() -> Asking:
    """Whether it takes the same steps twice: at once again, and in a program begun anew."""
    for case in [*searching()][::len(searching()) // AGAIN][:AGAIN]:
        first, again, anew = yield [case, case, replace(case, fresh=True)]
        later = next((one for one in (again, anew) if difference(first, one)), None)
        if later:
            return Verdict(SAME, REFUTED, Message(
                "{board}: two runs differ from step {step} on.", board=board_of(case.recipe),
                step=difference(first, later)), TilingCounter(case.recipe, later.steps))
    return Verdict(SAME, PROVED, counted("{n} board was searched in the same steps twice.",
                                         "{n} boards were searched in the same steps twice.",
                                         n=AGAIN))


def _compared(case: TilingCase, laid: int) -> Asking:
    """How many pieces it lays on the largest of the small boards, against ours."""
    others: list[Said] = []
    for id_ in COMPARED:
        entry, count = orders()[id_], 0
        for at, step in enumerate(entry.run(case.recipe.tiling())):
            count += step & ~MASK == PLACE
            if not at % AT_ONCE:
                yield []
        others.append(Message("{title}: {count}", title=Message(entry.title), count=count))
    return Verdict(LAID, TOLD, Message(
        "{board}, to the last tiling: {count}. {others}.", board=board_of(case.recipe), count=laid,
        others=Joined(tuple(others), ", ")), numbers={"laid": laid})
