"""The pentomino workshop: a puzzle is set up, its search watched, played, counted, or drawn.

The mode says what is done with the puzzle; it stands in links, but for the first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from maze.message import Grouped, Message, Said, Value, counted, sizes
from maze.pentomino.board import Board
from maze.pentomino.recipe import TilingRecipe
from maze.pentomino.scene import TilingScene
from maze.player import Player
from maze.web.device.known import SHOW_LEFT
from maze.web.page import Page
from maze.web.run import Run
from maze.web.tilings.asks import Asks, Tools
from maze.web.tilings.desk import Desk
from maze.web.tilings.drawing import TilingDrawing
from maze.web.tilings.handling import Handling
from maze.web.tilings.library import Library
from maze.web.tilings.palette import to_choose, to_play
from maze.web.tilings.playing import Playing
from maze.web.tilings.profile import bars, bars_words
from maze.web.tilings.rungs import Rungs
from maze.web.tilings.setup import Setup
from maze.web.tilings.sketching import Sketching
from maze.web.tilings.slices import Slices
from maze.web.tilings.standing import SurfaceDrawing, nothing, still
from maze.web.tilings.surface import Surface
from maze.web.tilings.table import Table
from maze.web.tilings.tally import Tally
from maze.web.view import View
from maze.web.voice import Voice

MODES = ("watch", "play", "count", "challenges", "edit")
PLAYED = ("play", "challenges")
LABELS = {"edit": "Board to draw on", "count": "Solution"}


class PentominoWorkshop:
    """``asks`` must be set before anything is shown."""

    place = "pentomino"
    title = "Meander: pentominoes"
    asks: Asks

    def __init__(self, page: Page, voice: Voice, desk: Desk, tools: Tools) -> None:
        self.page, self.voice, self.desk, self.tools = page, voice, desk, tools
        self.mode = "watch"
        self.surface: Surface | None = None
        slices = Slices(tools.clock, tools.later, lambda error: self.asks.broken(error))
        library = Library(slices)
        self.setup = Setup(page, lambda: self.asks.set_up())
        self.table = Table(page, voice, library, self._redraw, self._moved, self._won)
        self.tally = Tally(page, voice, library, self._redraw, self._leafed, tools.fresh)
        self.rungs = Rungs(page, tools.records, slices, lambda recipe: self.enter(
            "challenges", recipe), tools.today, tools.fresh)
        self.sketching = Sketching(page, voice, self._redraw, self._drawn, self._drawn_anew)
        self.desk.hands = self.handling = Handling(self)
        for mode in MODES:
            page.on(f"tile-{mode}", "click", lambda mode=mode: self.turn(mode))
        page.on("show-left", "change", self._take_left)

    # --- modes -----------------------------------------------------------------------------------

    def look(self, view: Mapping[str, Any]) -> None:
        """The mode a link wishes; without one it follows from the recipe."""
        self.mode = view.get("mode", "")

    def view(self) -> dict[str, Any]:
        """The same for the link of what is shown."""
        return {} if self.mode == "watch" else {"mode": self.mode}

    def turn(self, mode: str) -> None:
        """Do something else with the puzzle that is shown."""
        recipe = self.setup.shown
        if mode == "challenges" and not recipe.challenge:
            self.voice.note("Counting the challenges …")   # it takes seconds, once
            self.rungs.first()
        elif mode != self.mode:
            self.enter(mode, recipe)

    def enter(self, mode: str, recipe: TilingRecipe) -> None:
        """Show a recipe in a mode."""
        self.mode = mode
        self.asks.visit_and_play(recipe.but(
            sol=recipe.sol if mode == "count" else 0,
            challenge=recipe.challenge if mode == "challenges" else ""))

    # --- recipes and runs: see ``maze.web.run.Workshop`` ----------------------------------------

    def write(self, recipe: TilingRecipe) -> None:
        self.setup.write(recipe)
        self.rungs.write(recipe)
        self.page.attribute("", "data-tiles", self.mode)
        for mode in MODES:
            self.page.attribute(f"tile-{mode}", "aria-pressed", str(mode == self.mode).lower())
        self.page.attribute("search", "aria-keyshortcuts", None if self.mode in PLAYED else "s")
        self.page.write("show-left", str(int(self.table.shows_left)))
        if self.mode == "challenges":
            self.rungs.begin()

    def read(self) -> TilingRecipe:
        return self.setup.read()

    def read_to_search(self) -> TilingRecipe:
        """The same, and a search is watched."""
        recipe = self.read()
        self.mode = "watch"
        return recipe

    def begin(self, recipe: TilingRecipe) -> Run:
        name = counted("Board of {size} squares, {n} piece.",
                       "Board of {size} squares, {n} pieces.",
                       n=len(recipe.pieces), size=_size(recipe.board))
        problem = recipe.problem()
        self.setup.shown, self.surface = recipe, None
        self.table.is_on = self.tally.is_on = False
        self.mode = _mode(self.mode, recipe)
        if self.mode == "edit":
            return self._stand(self.sketching.begin(recipe), recipe, name, self.sketching.words)
        if problem:
            drawing = self._drawing(Surface(recipe.board, self._redraw))
            return Run(recipe, Player(nothing(), drawing), drawing, name, str, problem)
        if self.mode in PLAYED:
            self.table.shows_left = self._shows_left()
            return self._stand(self.table.begin(recipe), recipe, name, self.table.words)
        if self.mode == "count":
            return self._stand(self.tally.begin(recipe), recipe, name, self.tally.words)
        return self._search(recipe, name)

    def _stand(self, surface: Surface, recipe: TilingRecipe, name: Said,
               words: Callable[[], Said]) -> Run:
        self.surface = self.handling.pointing.table = surface
        return still(recipe, self._drawing(surface), name, words)

    def _drawing(self, surface: Surface) -> SurfaceDrawing:
        return SurfaceDrawing(surface, self.tools.theme, self.desk.size, self._lie)

    def _search(self, recipe: TilingRecipe, name: Said) -> Run:
        tiling, steps = recipe.begin()
        scene = TilingScene(tiling)
        drawing = TilingDrawing(scene, self.tools.theme, self.tools.pace, self.tools.clock,
                                self.desk.size)
        return Run(recipe, Player(steps, scene), drawing, name,
                   lambda step: scene.sentence(step, drawing.aspect))

    def tell(self, run: Run) -> None:
        self._tell_desk(run.recipe)
        drawing = run.drawing
        if isinstance(drawing, (SurfaceDrawing, TilingDrawing)):
            turned = drawing.aspect.upright                # then height and width are not as seen
            self.page.attribute("turned", "hidden", None if turned else "")
        scene = run.player.scene
        if isinstance(scene, TilingScene):
            self.page.write("n-steps", str(Grouped(scene.steps)))
            self.page.write("n-depth", Message("{count} of {every}", count=len(scene.placed),
                                               every=len(scene.tiling.pieces)))
            self.page.write("n-found", str(Grouped(scene.found)))
            self.page.attribute("bars", "d", bars(scene.profile))
            self.page.write("bars-words", bars_words(scene.profile))
        elif isinstance(self.surface, Playing):
            self.table.show()
        elif self.surface and self.mode == "count":
            self.tally.show()

    def _tell_desk(self, recipe: TilingRecipe) -> None:
        """Squares and palette, as they are now; Tab stops at the squares, not at what is below."""
        surface = self.surface
        self.page.attribute("canvas", "tabindex", "-1" if surface else "0")
        self.desk.boxes(to_play(surface.game) if isinstance(surface, Playing)
                        else to_choose(recipe.pieces))
        if surface is None:
            self.desk.squares(0, [], 0, "")
            return
        self.desk.squares(surface.aspect.shown.columns, surface.names(),
                          surface.number(surface.cursor), LABELS.get(self.mode, "Board"))

    def outcome(self, run: Run) -> Said:
        sentence: Message = run.player.result.sentence()
        return sentence

    # --- what has changed ------------------------------------------------------------------------

    def _lie(self, view: View) -> None:
        if self.surface:
            shown = self.surface.aspect.shown
            self.desk.lie(view, shown.rows, shown.columns)

    def _redraw(self) -> None:
        self.asks.redraw()

    def _follow(self, recipe: TilingRecipe) -> None:
        self.setup.shown = recipe
        self.asks.follow(recipe)

    def _moved(self, position: str) -> None:
        self._follow(self.setup.shown.but(place=position))

    def _leafed(self, number: int) -> None:
        self._follow(self.setup.shown.but(sol=number))

    def _drawn(self, board: Board) -> None:
        self.setup.write(self.setup.take(board))
        self._follow(self.setup.shown)

    def _drawn_anew(self, board: Board) -> None:
        self.setup.write(self.setup.take(board))
        self.asks.set_up()

    def _won(self, hints: int) -> Said:
        challenge = self.setup.shown.challenge
        return self.rungs.won(challenge, hints) if challenge else Message("Solved!")

    def _shows_left(self) -> bool:
        """As it was last wished; challenges keep it to themselves until then."""
        kept = self.tools.records.read(SHOW_LEFT, self.mode)
        return kept == "1" if kept in ("0", "1") else self.mode == "play"

    def _take_left(self) -> None:
        shown = self.page.read("show-left") == "1"
        self.tools.records.write(SHOW_LEFT, self.mode, str(int(shown)))
        self.table.show_left(shown)


def _mode(wish: str, recipe: TilingRecipe) -> str:
    """A wished mode; or what a link without one means."""
    if wish == "challenges" and not recipe.challenge:
        return "play"
    if wish in MODES:
        return wish
    return "challenges" if recipe.challenge else "count" if recipe.sol else "watch"


def _size(board: Board) -> Value:
    return sizes((board.rows, board.columns))
