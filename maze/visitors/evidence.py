"""Evidence: what one run of a program did, and how it travels from where the program is.

A run travels as whole numbers and two sentences. What arrives may have been forged: every number
is checked here, and every step against the grid, so whoever judges it meets only steps that exist.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from maze.errors import MazeError
from maze.message import Said
from maze.packing import told
from maze.progress import Progress, Work
from maze.visitors.cases import Case
from maze.visitors.errors import ProgramError
from maze.visitors.replay import checked_answer

HEAD = 6                                                   # numbers before the steps of a run
NOTHING = -1                                               # cells of an answer that is a sentence
AT_ONCE = 4000                                             # steps that are checked in one slice
CHECKING = Progress("Proving")


@dataclass(frozen=True)
class Evidence:
    """What a run did.

    steps   what it yielded, up to the first that is wrong
    error   what it raised, or why a step or the answer is none, or None
    line    the line of the program where that was
    odd     the first step after which the maze is not what the steps say, and the edge: (0, 0) if
            there is none or it is not known; of a search the step that cannot be, and the placement
    answer  of a solver: the path, or a sentence
    lines   how many lines of the program ran, if they were counted
    """

    steps: array[int] = field(default_factory=lambda: array("i"))
    error: Said | None = None
    line: int | None = None
    odd: tuple[int, int] = (0, 0)
    answer: list[int] | Said | None = None
    lines: int = 0

    @property
    def numbers(self) -> array[int]:
        """How many steps and cells of the answer there are; line, odd, lines; steps and answer."""
        cells = self.answer if isinstance(self.answer, list) else None
        return array("i", [len(self.steps), NOTHING if cells is None else len(cells),
                           self.line or 0, *self.odd, min(self.lines, 0x7FFFFFFF),
                           *self.steps, *(cells or ())])

    @property
    def words(self) -> dict[str, Any]:
        """The sentences, as JSON can have them."""
        return {"error": told(self.error),
                "answer": None if isinstance(self.answer, list) else told(self.answer)}


def arrived(numbers: array[int], words: Sequence[Mapping[str, Said | None]], cases: Sequence[Case],
            room: str) -> Work[list[Evidence]]:
    """The evidence of some cases, in slices.  Raises ProgramError if it is none.

    A step that cannot be ends a run there, whatever else was said of it.
    """
    rest, found = iter(_runs(numbers)), []
    if len(words) != len(cases):
        raise _wrong()
    for case, said in zip(cases, words, strict=True):
        head, steps, answer = next(rest, ((), array("i"), array("i")))
        if len(head) != HEAD:
            raise _wrong()
        found.append((yield from _checked(case, room, head, steps, answer, said)))
    if next(rest, None):
        raise _wrong()
    return found


def _runs(numbers: array[int]) -> Iterator[tuple[Sequence[int], array[int], array[int]]]:
    """Head, steps and answer of each run, as far as there are any."""
    at = 0
    while at < len(numbers):
        head = numbers[at:at + HEAD]
        if len(head) < HEAD or min(head) < NOTHING or min(head[0], *head[2:]) < 0:
            raise _wrong()
        first = at + HEAD
        at = first + head[0] + max(0, head[1])
        steps = numbers[first:first + head[0]]
        if at > len(numbers) or min(steps, default=0) < 0:
            raise _wrong()
        yield head, steps, numbers[first + head[0]:at]


def _checked(case: Case, room: str, head: Sequence[int], steps: array[int], answer: array[int],
             said: Mapping[str, Said | None]) -> Work[Evidence]:
    _, cells, line, odd, edge, lines = head
    checker, known = case.checker(room), array("i")
    try:
        for first in range(0, len(steps), AT_ONCE):
            some = steps[first:first + AT_ONCE]
            before = checker.done
            try:
                known += checker.take(some)
            except ProgramError as error:
                good = max(0, checker.done - before - 1)
                known += some[:good + bool(getattr(error, "odd", (0, 0))[1])]
                raise
            yield CHECKING
        yield CHECKING
        path = answer.tolist() if cells != NOTHING else said["answer"]
        found = path if path is None or room != "solvers" else \
            checked_answer(path, len(case.recipe.grid()))
    except MazeError as error:
        return Evidence(known, error.message, line or None, getattr(error, "odd", (0, 0)))
    return Evidence(known, said["error"], line or None, (odd, edge), found, lines)


def _wrong() -> ProgramError:
    return ProgramError("expected the evidence of a run")
