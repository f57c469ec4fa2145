"""Album: the solutions that were found on this device, by hand, of each puzzle."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from maze.message import Grouped, Said, counted
from maze.pentomino.engines.index import MOST
from maze.pentomino.engines.symmetry import class_of, classes
from maze.pentomino.play.oracle import Oracle
from maze.pentomino.position import Laid
from maze.pentomino.recipe import TilingRecipe
from maze.playing.album import format_album, parse_album
from maze.progress import Work
from maze.web.device.known import ALBUM
from maze.web.device.records import Records
from maze.web.tilings.library import Library
from maze.web.tilings.unfinished import name_of

MANY = 5000                                                # different solutions an album can hold


class Album:
    """Numbers are those of classes, from 0: see ``maze.pentomino.engines.symmetry``."""

    def __init__(self, records: Records, library: Library) -> None:
        self.records, self.library = records, library

    def found(self, recipe: TilingRecipe) -> set[int]:
        """What of a puzzle was found."""
        return parse_album(self.records.read(ALBUM, _name(recipe)))

    def solved(self, recipe: TilingRecipe, oracle: Oracle, laid: Iterable[Laid],
               told: Callable[[Said], None]) -> None:
        """A puzzle was solved: keep which solution it is.  ``told`` is called as soon as that is
        known; never, if there are too many solutions to be compared."""
        laid = list(laid)

        def done(number: int | None) -> None:
            if number is not None:
                told(self._keep(recipe, number, len(oracle.distinct or ())))

        self.library.scheduler.begin("album", self._number(oracle, laid), done)

    def _number(self, oracle: Oracle, laid: Iterable[Laid]) -> Work[int | None]:
        """The class of a solution."""
        yield from self.library.work(oracle)
        answers = oracle.answers
        if answers is None or not 0 < answers.count <= MOST:
            return None
        if oracle.distinct is None:
            oracle.distinct = yield from classes(oracle.puzzle, answers.all())
        if len(oracle.distinct) > MANY:
            return None
        return (yield from class_of(answers, oracle.distinct,
                                    oracle.puzzle.in_order(oracle.spots(laid))))

    def _keep(self, recipe: TilingRecipe, number: int, total: int) -> Said:
        found = self.found(recipe)
        if number in found:
            return counted("No. {number} of {total}, which you had found before; you have found "
                           "{n} different one.",
                           "No. {number} of {total}, which you had found before; you have found "
                           "{n} different ones.", n=len(found), number=Grouped(number + 1),
                           total=Grouped(total))
        found.add(number)
        self.records.write(ALBUM, _name(recipe), format_album(found))
        return counted("No. {number} of {total}; you have found {n} different one.",
                       "No. {number} of {total}; you have found {n} different ones.",
                       n=len(found), number=Grouped(number + 1), total=Grouped(total))


def _name(recipe: TilingRecipe) -> str:
    """Challenges are puzzles like others; the order of their pieces numbers the solutions."""
    return name_of(recipe.but(challenge=""))


