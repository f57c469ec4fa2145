"""Figures: puzzles of either kind, ready to be drawn into a rectangle of a page."""

from __future__ import annotations

from typing import Protocol

from maze.message import Message
from maze.paper.board_figure import board_figure, stands
from maze.paper.choosing import Puzzle
from maze.paper.choosing_boards import BoardPuzzle
from maze.paper.figure import maze_figure
from maze.paper.fitting import ARROW
from maze.paper.frames import Frame, figure_box
from maze.paper.page import Drawing
from maze.paper.puzzles import AnyPuzzle
from maze.paper.recipe import SheetRecipe

SOLVER = "breadth_first"


class Figure(Protocol):
    """What the layout needs of a puzzle."""

    words: Message
    link: str

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

    def draw(self, recipe: SheetRecipe, at: int, frame: Frame) -> list[Drawing]:
        return maze_figure(self.picture, frame, wall=recipe.wall, beyond=recipe.beyond,
                           art=recipe.ends, number=at)

    def solved(self, recipe: SheetRecipe, at: int, frame: Frame) -> list[Drawing]:
        return maze_figure(self.picture, frame, wall=recipe.wall, beyond=ARROW, art="arrows",
                           number=at, solution=True)


class BoardFigure:
    """A board of pentominoes, and one of the ways to finish it."""

    def __init__(self, puzzle: BoardPuzzle) -> None:
        self.words, self.link, self.puzzle = puzzle.words, puzzle.link, puzzle

    def draw(self, recipe: SheetRecipe, at: int, frame: Frame) -> list[Drawing]:
        return board_figure(self.puzzle, frame, upright=self._stands(recipe))

    def solved(self, recipe: SheetRecipe, at: int, frame: Frame) -> list[Drawing]:
        return board_figure(self.puzzle, frame, upright=self._stands(recipe), solution=True)

    def _stands(self, recipe: SheetRecipe) -> bool:
        """A solution stands as its puzzle does."""
        return stands(self.puzzle.recipe.board, *figure_box(recipe))
