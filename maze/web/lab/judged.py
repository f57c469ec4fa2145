"""Judged: version 2 of the difficulty in the workshop: points, a band of seconds, and what they are
made of, each part to be drawn over the maze."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from maze.grid import Cell
from maze.lab.people import TABLE
from maze.measures.human import Terms, band, points, terms_of, words
from maze.measures.kinds import turns_on
from maze.message import Message, joined
from maze.picture import Picture
from maze.render.layer import Label, Layer
from maze.render.terms import TERMS, term_layers
from maze.render.theme import Theme
from maze.scene import MazeScene
from maze.web.mazes.lens import Lens, maze_of
from maze.web.page import Option, Page

TERM, TOLD, PARTS = "people-term", "people-told", "people-parts"
TITLES = {"path": "Length of the path", "turns": "Turns of the path",
          "ahead": "Wrong branches, with their depth",
          "misleading": "Where the goal seems farther away", "mouse": "Visits of a blind mouse"}
NOTHING = Option("", "Not shown")
NO_PATH = "There is no path from start to goal."


class Judged:
    """``show`` tells of a maze, or of none while it is not finished."""

    def __init__(self, page: Page, lens: Lens, redraw: Callable[[], None]) -> None:
        self.page, self.lens, self.redraw = page, lens, redraw
        page.on(TERM, "change", self._chosen)

    def show(self, picture: Picture | None) -> None:
        page = self.page
        page.menu(TERM, [NOTHING, *[Option(term, TITLES[term]) for term in TERMS]])
        page.listed(PARTS, [])
        if picture is None or not picture.way:
            page.write(TOLD, NO_PATH if picture else "")
            return
        maze, way = picture.maze, picture.way
        terms = terms_of(maze.grid, maze.links(), way, turns_on(maze, way))
        low, high = band(terms)
        page.write(TOLD, joined([
            Message("{points} of 100: most people would take {low} to {high} s.",
                    points=points(terms), low=low, high=high),
            Message("That is a guess from {attempts} attempts in mazes of five kinds.",
                    attempts=sum(row.attempts for row in TABLE))]))
        page.listed(PARTS, [*words(terms), *_beside(terms)])

    def hide(self) -> None:
        """Nobody looks any more, and nothing is laid over the maze."""
        self.page.menu(TERM, [NOTHING])
        self.page.write(TERM, "")
        self.page.write(TOLD, "")
        self.page.listed(PARTS, [])
        self._chosen()

    def _chosen(self) -> None:
        term = self.page.read(TERM)

        def laid(scene: MazeScene, ends: tuple[Cell, Cell], theme: Theme,
                 ) -> Iterable[Layer | Label]:
            return term_layers(maze_of(scene), ends, term, theme)

        if term or self.lens.laid:
            self.lens.laid = laid if term else None
            self.redraw()


def _beside(terms: Terms) -> list[Message]:
    """The terms that the fit has left out."""
    return [Message("The path has {path} steps, where {direct} would do without walls.",
                    path=terms.path, direct=terms.direct),
            Message("Before each of its cells, {cells} look nearer to the goal on average.",
                    cells=terms.misleading)]
