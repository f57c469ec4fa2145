"""RaceShown: a race on the page: a board for each entrant, and its standings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from maze.message import Grouped, Message, Said, both
from maze.pentomino.scene import TilingScene
from maze.picture import Picture
from maze.player import Player
from maze.progress import Work
from maze.quest.quest import Quest
from maze.race.ranking import summary, title_of
from maze.race.recipe import RaceRecipe
from maze.race.runner import Runner, entering
from maze.race.standings import Standings
from maze.recipe import Recipe
from maze.render.theme import Theme
from maze.scene import MazeScene
from maze.steps import BREATH, PHASE, SOLVING, Step, Steps
from maze.together import Together
from maze.web.mazes.drawing import MazeDrawing
from maze.web.run import Boards, Pane
from maze.web.screen import Drawing
from maze.web.services import Browser
from maze.web.tilings.drawing import TilingDrawing
from maze.web.track import Track

BOARD = "lab-board-{}"                                     # the canvas of an entrant


def entered(recipe: RaceRecipe) -> Work[list[Runner]]:
    """All entrants at the start, in slices of work.  Raises MisfitError."""
    recipe.check()
    runners: list[Runner] = []
    for entrant in recipe.entrants:
        runners.append((yield from entering(entrant)))
    return runners


class RaceShown(Boards):
    """``standings`` tell how the entrants stand; the sentence, who has arrived."""

    def __init__(self, recipe: RaceRecipe, runners: Sequence[Runner], browser: Browser,
                 pace: Callable[[], float]) -> None:
        together = Together([(runner.steps, runner.scene) for runner in runners])
        self.standings = Standings(recipe, together)
        player = Player(together.steps(), together)
        boards = [Pane(BOARD.format(number), _drawing(runner, number, browser, pace, together))
                  for number, runner in enumerate(runners)]
        super().__init__(recipe, player, boards, name_of(recipe))
        found = {BOARD.format(number): _track(runner, together.logs[number], player)
                 for number, runner in enumerate(runners)}
        self._tracks = {canvas: track for canvas, track in found.items() if track}

    @property
    def tracks(self) -> Mapping[str, Track]:
        return self._tracks

    @property
    def sentence(self) -> Said:
        """Who is done by now; at the end, who was first."""
        position, standings = self.player.position, self.standings
        if position == 0:
            return self.name
        if self.is_over:
            return summary(standings)
        count = len(standings.recipe.entrants)
        done = [number for number in range(count) if standings.is_done(number, position)]
        step = Grouped(position)
        if not done:
            return Message("Step {step}: nobody has finished yet.", step=step)
        return Message("Step {step}. Finished: {titles}.", step=step,
                       titles=both(title_of(standings, number) for number in done))

    @property
    def is_over(self) -> bool:
        """Whether the end is known and shown, and everybody is there."""
        player = self.player
        return player.at_end and player.error is None and player.position > 0


def _drawing(runner: Runner, number: int, browser: Browser, pace: Callable[[], float],
             together: Together) -> Drawing:
    scene, theme = runner.scene, browser.theme
    if isinstance(scene, TilingScene):
        return TilingDrawing(scene, theme, pace, browser.clock, _size(browser, number))
    assert isinstance(runner.recipe, Recipe)
    return _of_maze(runner.recipe, scene, theme, number, together)


def _track(runner: Runner, log: Sequence[Step], player: Player[Any]) -> Track | None:
    """A search fills no maze, so nothing is followed."""
    scene, recipe = runner.scene, runner.recipe
    if isinstance(scene, TilingScene) or not isinstance(recipe, Recipe):
        return None
    return Track(recipe, scene.grid, lambda: _on_the_clock(recipe), log,
                 lambda: min(player.position, len(log)))


def _on_the_clock(recipe: Recipe) -> Steps[Picture]:
    """The steps of an entrant: see ``maze.race.runner``."""
    steps = recipe.begin()[1]
    for step in steps if recipe.solve else ():
        if step == PHASE + SOLVING:
            break
        yield BREATH
    return (yield from steps)


def _of_maze(recipe: Recipe, scene: MazeScene, theme: Callable[[], Theme], number: int,
             together: Together) -> MazeDrawing:
    def quest() -> Quest | None:
        picture: Picture | None = together.results[number]
        return picture.quest if picture else None

    return MazeDrawing(scene, *recipe.ends(scene.grid), theme, quest, dug=recipe.dug)


def _size(browser: Browser, number: int) -> Callable[[], tuple[float, float]]:
    """How large the canvas of a board is: its picture may be turned to fill it."""
    def size() -> tuple[float, float]:
        across, down = browser.screen(BOARD.format(number)).view.size
        return float(across), float(down)

    return size


def name_of(recipe: RaceRecipe) -> Message:
    """What is seen, in a sentence."""
    titles = both(Message(entry.title) for entry in recipe.entries)
    base: Any = recipe.base
    if recipe.kind == "searches":
        return Message("A race on a board of {rows} by {columns} squares: {titles}.",
                       rows=base.board.rows, columns=base.board.columns, titles=titles)
    if recipe.kind == "solvers":
        return Message("A race through one maze: {titles}.", titles=titles)
    return Message("A race to make a maze: {titles}.", titles=titles)
