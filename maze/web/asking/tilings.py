"""TilingQuestions: questions about a search that fills a board with pieces."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from maze.asking.pieces.moments import one_by_one
from maze.asking.pieces.told import Laid
from maze.asking.question import Question
from maze.errors import MisfitError
from maze.grid import Point
from maze.pentomino.board import Board
from maze.pentomino.pieces import Square, orientations
from maze.pentomino.play.aspect import Aspect
from maze.places.pentomino import PLACE
from maze.render.boards import on_screen
from maze.render.layer import Label, Layer
from maze.render.piece import like, outline
from maze.render.theme import Theme
from maze.web.asking.marks import LETTERS, letter
from maze.web.asking.taps import Taps
from maze.web.services import Browser
from maze.web.tilings.standing import TilingRun

LOOKED_AT = 600                                            # steps from which questions are made
PAUSE = 60                                                 # steps that are made without a pause
PIECE = ('<svg xmlns="http://www.w3.org/2000/svg" class="piece" viewBox="{box}">'
         '<path class="p-{name}" d="{line}"/></svg>')


class TilingQuestions:
    """See ``maze.web.asking.subject.Subject``; ``tap`` is told the number of a square."""

    place = PLACE.id

    def __init__(self, browser: Browser, shown: Callable[[], TilingRun | None],
                 tap: Callable[[int], object]) -> None:
        self.shown, self.tap = shown, tap
        Taps(browser, self._tapped)

    def _tapped(self, at: Point) -> None:
        run = self.shown()
        if run is None:
            return
        aspect = run.drawing.aspect
        square = aspect.back((int(at[0] // 1), aspect.shown.rows - 1 - int(at[1] // 1)))
        if run.recipe.board.has(square):
            self.tap(run.recipe.board.number(square))

    def ready(self, run: TilingRun) -> bool:
        """The first steps of a search are quickly made once more."""
        return True

    def begin(self, run: TilingRun) -> Iterator[Question | None]:
        if run.recipe.board.solid:
            raise MisfitError("Questions are asked about flat boards.")
        return self._made(run)

    def _made(self, run: TilingRun) -> Iterator[Question | None]:
        steps, log = run.recipe.begin()[1], array("i")
        while len(log) < LOOKED_AT:
            more = list(islice(steps, PAUSE))
            log.extend(step for step in more if step >= 0)
            if not more:
                break
            yield None
        yield from one_by_one(Laid(run.recipe, log, run.drawing.aspect))

    def pictures(self, run: TilingRun, asked: Question, theme: Theme) -> Sequence[str]:
        return [_piece(answer.piece) if answer.piece else "" for answer in asked.answers]

    def layers(self, run: TilingRun, asked: Question, theme: Theme) -> Iterator[Layer | Label]:
        aspect, board = run.drawing.aspect, run.recipe.board
        if asked.marked is not None:
            yield from letter("?", _middle(aspect, board.square(asked.marked)), 1.0, theme)
        for at, answer in enumerate(asked.answers):
            if answer.cell is not None:
                yield from letter(LETTERS[at], _middle(aspect, board.square(answer.cell)), 1.0,
                                  theme)


def _middle(aspect: Aspect, square: Square) -> Point:
    ((x, y),) = on_screen(aspect.shown, [aspect.out(square)])
    return x + 0.5, y + 0.5


def _piece(name: str) -> str:
    """A piece as a small picture, in the colors of the style sheet."""
    squares = orientations(name)[0]
    wide, high = (1 + max(square[axis] for square in squares) for axis in (0, 1))
    return PIECE.format(box=f"-0.5 -0.5 {wide + 1} {high + 1}", name=like(name),
                        line=outline(Board(high, wide), tuple(squares)))
