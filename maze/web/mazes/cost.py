"""Cost: what a search has looked at, told while it runs and in the last sentence of a run."""

from __future__ import annotations

from collections.abc import Sequence

from maze.marks import SOLID
from maze.message import Grouped, Message, Said, counted, joined
from maze.picture import Picture
from maze.recipe import Recipe
from maze.scene import MazeScene
from maze.steps import SEARCHING
from maze.web.page import Page

LARGE = 100_000                                            # cells that are not counted each frame
SPREADS = ("flood", "aim")                                 # these have a frontier; others turn back
NUMBERS = ("n-looked", "n-frontier", "n-turned")
NONE = "–"


class CostView:
    """Three numbers that follow the search: cells looked at, largest frontier, turns back."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._shown: tuple[object, ...] = ()

    def refresh(self, recipe: Recipe, scene: MazeScene, *, rests: bool) -> None:
        """After a frame; ``rests`` says that nothing moves just now."""
        solver, known = recipe.solver, (recipe, scene.phase, scene.head, rests, scene.cost.turns)
        if known == self._shown or (len(scene.marks) > LARGE and not rests):
            return
        self._shown = known
        searching = solver is not None and scene.phase in SEARCHING
        self.page.attribute("cost", "hidden", None if searching else "")
        numbers: Sequence[Said] = (NONE, NONE, NONE)       # of another run, if they stayed
        if solver is not None and searching:
            turns = counted("{n} time", "{n} times", n=Grouped(scene.cost.turns))
            numbers = ((looked(scene), cells(scene.cost.peak), NONE) if solver.group in SPREADS
                       else (looked(scene), NONE, turns))
        for name, number in zip(NUMBERS, numbers, strict=True):
            self.page.write(name, number)


def looked(scene: MazeScene) -> Message:
    """How many cells a search has looked at, of all there are."""
    return Message("{count} of {every}", count=Grouped(scene.looked),
                   every=Grouped(len(scene.marks) - scene.marks.count(SOLID)))


def cells(number: int) -> Message:
    return counted("{n} cell", "{n} cells", n=Grouped(number))


def outcome(recipe: Recipe, picture: Picture, scene: MazeScene) -> Said:
    """What came of a run, when its end is reached."""
    if picture.path is None or recipe.solver is None:
        return counted("The maze is complete: {n} cell.", "The maze is complete: {n} cells.",
                       n=Grouped(len(picture.maze.grid)))
    solved = counted("Solved: {n} cell.", "Solved: {n} cells.", n=Grouped(len(picture.path)))
    unsolved = picture.reason or Message("There is no path from the start to the goal.")
    return joined([solved if picture.path else unsolved,
                   Message("{solver} looked at {looked}.", solver=Message(recipe.solver.title),
                           looked=looked(scene))])
