"""Figures: puzzles of either kind, ready to be drawn into a rectangle of a page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from maze.grid import Cell
from maze.message import Message, Said, joined
from maze.paper.board_figure import board_figure, stands
from maze.paper.choosing import Puzzle
from maze.paper.choosing_boards import BoardPuzzle
from maze.paper.figure import maze_figure
from maze.paper.fitting import ARROW
from maze.paper.frames import Frame, answer, figure_box
from maze.paper.lettering import lettered
from maze.paper.page import Drawing
from maze.paper.puzzles import AnyPuzzle
from maze.paper.recipe import SheetRecipe
from maze.pictures.own import OWN
from maze.render.layer import Layer
from maze.render.paths import number
from maze.render.theme import PRINT

SOLVER = "breadth_first"
SPELLS = Message("The letters on the path spell a word.")
PAINTS = Message("Color the path: a picture appears.")
BOX = 0.25                                                 # of a line, in millimeters


class Figure(Protocol):
    """What the layout needs of a puzzle."""

    words: Message
    link: str
    answer: str                                            # the word on its path, if there is one
    tasks: Sequence[Message]                               # what is to be done, besides the path
    shows: Said                                            # what stands above its solution

    def draw(self, recipe: SheetRecipe, at: int, frame: Frame) -> list[Drawing]:
        """The puzzle; ``at`` is its place in the set."""

    def solved(self, recipe: SheetRecipe, at: int, frame: Frame) -> list[Drawing]:
        """Its solution."""


def figure(puzzle: AnyPuzzle) -> Figure:
    """A puzzle, solved."""
    return MazeFigure(puzzle) if isinstance(puzzle, Puzzle) else BoardFigure(puzzle)


class MazeFigure:
    """A maze and its path."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.words, self.link = puzzle.words, puzzle.link
        self.picture = puzzle.recipe.but(solve=SOLVER).picture()
        self.answer, self.hides = puzzle.word, bool(puzzle.recipe.hide)
        asked = ((SPELLS, self.answer), (PAINTS, self.hides))
        self.tasks: Sequence[Message] = [task for task, there in asked if there]
        drawn = OWN[puzzle.picture][0] if puzzle.picture in OWN else ""
        self.shows: Said = joined(filter(None, (puzzle.word, drawn)), ", ")
        self.letters: dict[Cell, str] = {}
        if puzzle.word:
            maze = self.picture.maze
            self.letters = lettered(maze.passages(), self.picture.path or (), puzzle.word,
                                    puzzle.recipe.seed)

    def draw(self, recipe: SheetRecipe, at: int, frame: Frame) -> list[Drawing]:
        high = answer(recipe) if self.answer else 0.0
        above = frame._replace(height=frame.height - high)
        drawn = maze_figure(self.picture, above, wall=recipe.wall, beyond=recipe.beyond,
                            art=recipe.ends, number=at, letters=self.letters)
        return drawn + boxes(len(self.answer), Frame(frame.x, above.y + above.height, frame.width,
                                                     high)) if high else drawn

    def solved(self, recipe: SheetRecipe, at: int, frame: Frame) -> list[Drawing]:
        passed = {cell: self.letters[cell] for cell in self.picture.path or ()
                  if cell in self.letters}
        return maze_figure(self.picture, frame, wall=recipe.wall, beyond=ARROW, art="arrows",
                           number=at, letters=passed, solution=True, filled=self.hides)


class BoardFigure:
    """A board of pentominoes, and one of the ways to finish it."""

    def __init__(self, puzzle: BoardPuzzle) -> None:
        self.words, self.link, self.puzzle = puzzle.words, puzzle.link, puzzle
        self.answer = ""
        self.tasks: Sequence[Message] = ()
        self.shows: Said = ""

    def draw(self, recipe: SheetRecipe, at: int, frame: Frame) -> list[Drawing]:
        return board_figure(self.puzzle, frame, upright=self._stands(recipe))

    def solved(self, recipe: SheetRecipe, at: int, frame: Frame) -> list[Drawing]:
        return board_figure(self.puzzle, frame, upright=self._stands(recipe), solution=True)

    def _stands(self, recipe: SheetRecipe) -> bool:
        """A solution stands as its puzzle does."""
        return stands(self.puzzle.recipe.board, *figure_box(recipe))


def boxes(count: int, strip: Frame) -> list[Drawing]:
    """A row of boxes in the middle of a strip, one for each letter of a word."""
    side = min(0.8 * strip.height, strip.width / count)
    x, y = strip.x + (strip.width - count * side) / 2, strip.y + strip.height - side
    lines = f"M{number(x)} {number(y)}h{number(count * side)}v{number(side)}H{number(x)}Z"
    lines += "".join(f"M{number(x + at * side)} {number(y)}v{number(side)}"
                     for at in range(1, count))
    return [Drawing(0, 0, 1, [Layer(lines, stroke=PRINT.ink, width=BOX)])]
