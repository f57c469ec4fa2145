"""Library: the oracles of the puzzles seen last, so that going back does not solve them again."""

from __future__ import annotations

from maze.pentomino.engines.answers import Answers
from maze.pentomino.engines.puzzle import Puzzle
from maze.pentomino.fields import encode_fields
from maze.pentomino.play.oracle import Oracle
from maze.pentomino.recipe import TilingRecipe
from maze.progress import Work
from maze.web.work.works import Works

KEPT = 3
# What a puzzle is made of, in links.
PARTS = ("board", "calendar", "date", "pieces", "sides", "use")


class Library:
    """Oracles, and the work they have begun: what was called off goes on where it stood."""

    def __init__(self, works: Works) -> None:
        self.works, self.scheduler = works, works.scheduler
        self._kept: dict[tuple[str, ...], Oracle] = {}
        self._works: dict[int, Work[None]] = {}            # by the id of a kept oracle

    def oracle(self, recipe: TilingRecipe) -> Oracle:
        """The oracle of a recipe's puzzle, at work or not.  Raises MisfitError."""
        fields = encode_fields(recipe)
        key = tuple(fields.get(part, "") for part in PARTS)
        found = self._kept.pop(key, None) or Oracle(
            Puzzle(recipe.board, recipe.pieces, spare=recipe.spare))
        self._kept[key] = found
        while len(self._kept) > KEPT:
            oldest = self._kept.pop(next(iter(self._kept)))
            self._works.pop(id(oldest), None)
        return found

    def has_begun(self, oracle: Oracle) -> bool:
        """Whether some of an oracle's work was done here; what was put off was not."""
        return not oracle.put_off and (oracle.ready or id(oracle) in self._works)

    def give_up(self, oracle: Oracle) -> None:
        """An oracle has to do without answers: they are too many to keep."""
        oracle.ready, oracle.put_off = True, False
        self._works.pop(id(oracle), None)

    def adopt(self, oracle: Oracle, answers: Answers) -> None:
        """All solutions of an oracle's puzzle, found elsewhere."""
        oracle.adopt(answers)
        self._works.pop(id(oracle), None)

    def work(self, oracle: Oracle) -> Work[None]:
        """What is left of an oracle's work; several may take turns at it."""
        if not oracle.ready and id(oracle) not in self._works:
            self._works[id(oracle)] = oracle.work()
        while not oracle.ready:
            progress = next(self._works[id(oracle)], None)
            if progress is None:                           # done, or it has failed before
                return
            yield progress
