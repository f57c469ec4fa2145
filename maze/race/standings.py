"""Standings: how the entrants of a race stand at a moment of its clock.

A solver is done when it has its answer, which it then only has to draw; a generator or a search
when its steps are over.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from maze.marks import SOLID
from maze.measures.kinds import kinds_of
from maze.message import Fixed, Grouped, Message, Said, counted
from maze.pentomino.scene import TilingScene
from maze.picture import Picture
from maze.race.recipe import RaceRecipe
from maze.scene import MazeScene
from maze.steps import ANSWER, PHASE
from maze.together import Together

SPREADS = ("flood", "aim")                                 # these have a frontier; others turn back


class Made(NamedTuple):
    """What is known of a finished maze: dead ends in percent (None with one-way passages), and the
    cells of a shortest path."""

    dead_ends: float | None
    shortest: int


class Standings:
    """Of the entrants of ``recipe``, whose boards and steps are in ``together``."""

    def __init__(self, recipe: RaceRecipe, together: Together) -> None:
        self.recipe, self.together = recipe, together
        self._finish: dict[int, int] = {}
        self._read = [0] * len(recipe.entrants)            # steps in which no answer was found
        self._made: dict[int, Made] = {}

    def finish(self, number: int) -> int | None:
        """After how many steps an entrant is done; None as long as that is not known."""
        if number not in self._finish:
            log = self.together.logs[number]
            if self.recipe.kind == "solvers":
                try:
                    self._finish[number] = log.index(PHASE + ANSWER, self._read[number])
                except ValueError:
                    self._read[number] = len(log)
            elif number in self.together.over:
                self._finish[number] = len(log)
        return self._finish.get(number)

    def finishes(self) -> list[int]:
        """The moments at which somebody is done, as far as they are known, each once."""
        known = {self.finish(number) for number in range(len(self.recipe.entrants))}
        return sorted(at for at in known if at is not None)

    def is_done(self, number: int, position: int) -> bool:
        """Whether an entrant is done at a moment."""
        finish = self.finish(number)
        return finish is not None and position >= finish

    def steps(self, number: int, position: int) -> int:
        """How many steps an entrant has done at a moment."""
        finish = self.finish(number)
        return position if finish is None else min(position, finish)

    def result(self, number: int) -> Any:
        """The finished picture of an entrant; None if it is not known yet."""
        return self.together.results[number]

    def made(self, number: int) -> Made:
        """What is known of the maze of an entrant, once it is finished."""
        if number not in self._made:
            picture: Picture = self.result(number)
            maze = picture.maze
            links = maze.links()
            share = None
            if not maze.arrows:
                used = sum(map(bool, links)) or 1
                share = 100 * kinds_of(maze, links).dead_ends / used
            self._made[number] = Made(share, len(picture.way))
        return self._made[number]

    def learn(self, position: int) -> bool:
        """Find out about one maze that is finished at a moment; returns whether there was one.

        Of a large maze this takes a while, so a page asks once a frame.
        """
        if self.recipe.kind == "searches":
            return False
        for number in range(len(self.recipe.entrants)):
            known = number in self._made or self.result(number) is None
            if not known and self.is_done(number, position):
                self.made(number)
                return True
        return False

    @property
    def is_known(self) -> bool:
        """Whether there is nothing more to be learned."""
        return self.recipe.kind == "searches" or len(self._made) == len(self.recipe.entrants)

    # --- in words -------------------------------------------------------------------------------

    def figures(self, number: int, position: int) -> list[Said]:
        """What stands under the board of an entrant."""
        scene = self.together.scenes[number]
        steps = counted("{n} step", "{n} steps", n=Grouped(self.steps(number, position)))
        if isinstance(scene, TilingScene):
            return [steps, *_of_search(scene)]
        assert isinstance(scene, MazeScene)
        if self.recipe.kind == "solvers":
            return [steps, *self._of_solver(number, position, scene)]
        return [steps, *self._of_generator(number, position, scene)]

    def _of_generator(self, number: int, position: int, scene: MazeScene) -> list[Said]:
        found: list[Said] = [frontier(scene)] if scene.cost.peak else []
        if self.is_done(number, position) and (made := self._made.get(number)):
            if made.dead_ends is not None:
                found.append(Message("dead ends: {share} %", share=Fixed(made.dead_ends, 1)))
            found.append(counted("path: {n} cell", "path: {n} cells", n=Grouped(made.shortest)))
        return found

    def _of_solver(self, number: int, position: int, scene: MazeScene) -> list[Said]:
        entry = self.recipe.entries[number]
        found: list[Said] = [
            Message("looked at {looked}", looked=looked(scene)),
            frontier(scene) if entry.group in SPREADS else counted(
                "turned back {n} time", "turned back {n} times", n=Grouped(scene.cost.turns))]
        if self.is_done(number, position) and (made := self._made.get(number)):
            found.append(path_words(len(self.result(number).path), made.shortest))
        return found


def _of_search(scene: TilingScene) -> list[Said]:
    return [counted("{n} piece laid", "{n} pieces laid", n=Grouped(scene.nodes)),
            Message("{count} of {every} on the board", count=len(scene.placed),
                    every=len(scene.tiling.pieces))]


def looked(scene: MazeScene) -> Message:
    """How many cells a search has looked at, of all there are."""
    return Message("{count} of {every}", count=Grouped(scene.looked),
                   every=Grouped(len(scene.marks) - scene.marks.count(SOLID)))


def frontier(scene: MazeScene) -> Message:
    """The most cells that were known and still to be looked at."""
    return Message("largest frontier: {count}", count=Grouped(scene.cost.peak))


def path_words(cells: int, shortest: int) -> Said:
    """How long the path of a solver is, and whether there is a shorter one."""
    if not cells:
        return Message("no path found")
    if cells <= shortest:
        return counted("path: {n} cell, a shortest one", "path: {n} cells, a shortest one",
                       n=Grouped(cells))
    return counted("path: {n} cell; a shortest one has {least}",
                   "path: {n} cells; a shortest one has {least}", n=Grouped(cells),
                   least=Grouped(shortest))
