"""The pentomino workshop: a puzzle is set up, its search watched, played, counted, or drawn.

The mode says what is done with the puzzle; it stands in links, but for the first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from maze.message import Message, Said, joined
from maze.pentomino.board import Board
from maze.pentomino.challenges import is_of
from maze.pentomino.recipe import TilingRecipe
from maze.pentomino.scene import TilingScene
from maze.places.pentomino import PLACE
from maze.player import Player
from maze.playing.win import Win
from maze.render.layer import Label, Layer
from maze.render.theme import Theme
from maze.web.explaining.idea import Idea, idea_of
from maze.web.house import House
from maze.web.modes import Modes
from maze.web.playing.company import Company
from maze.web.run import Workshop
from maze.web.still import nothing
from maze.web.tilings.album import Album
from maze.web.tilings.desk import Desk
from maze.web.tilings.exact_cover import ExactCover
from maze.web.tilings.fencing import FencePanel
from maze.web.tilings.game_buttons import show_ways_on
from maze.web.tilings.game_panel import GamePanel
from maze.web.tilings.handling import Handling
from maze.web.tilings.library import Library
from maze.web.tilings.modes import PLAYED, laid, mode_of, name_of, no_challenge
from maze.web.tilings.own import OwnSearches
from maze.web.tilings.playing import GameSurface
from maze.web.tilings.predicting import predicting
from maze.web.tilings.profile import show_search
from maze.web.tilings.rungs import Rungs
from maze.web.tilings.searching import searched
from maze.web.tilings.setup import Setup
from maze.web.tilings.show_left import ShowLeft
from maze.web.tilings.sketching import Sketching
from maze.web.tilings.standing import SurfaceDrawing, TilingRun, still
from maze.web.tilings.surface import Surface
from maze.web.tilings.tally import Tally
from maze.web.tilings.timed import Timed
from maze.web.tilings.unfinished import UnfinishedTilings
from maze.web.tilings.viewing import tell_desk, tell_view
from maze.web.view import View


class PentominoWorkshop(Workshop[TilingRecipe, TilingRun]):
    """The squares on the board receive keys and pointers themselves: see ``Handling``."""
    of_moment = True

    def __init__(self, house: House) -> None:
        browser, app, works = house.browser, house.app, house.works
        self.page, self.voice = page, voice = app.page, app.voice
        self.browser, self.app, self.player = browser, app, app.player
        self.modes = Modes(page, PLACE)
        self.surface: Surface | None = None
        self.handling = Handling(self, app, browser.later)
        self.desk: Desk = browser.document_of(PLACE, self.handling)   # it repeats some controls
        self.setup = Setup(page, self._set_up, works, browser.today, browser.records, self.desk.own)
        album = Album(browser.records, library := Library(works))
        self.company = Company(house, PLACE, "on_board", "tile-dare", self.puzzle)
        kept = UnfinishedTilings(browser.records)
        self.games = GamePanel(page, voice, library, kept, album, Timed(self.company, app.redraw),
                               app.redraw, self._moved, self._won)
        self.fences = FencePanel(page, voice, browser.records, kept, app.redraw, self._moved)
        self.tally = Tally(page, voice, library, album, app.redraw, self._leafed, browser.fresh)
        self.rungs = Rungs(page, browser.records, works.scheduler, lambda recipe: self.show_in(
            "challenges", recipe), self.company.open_today, browser.fresh)
        self.exact_cover = ExactCover(page, browser.clock, app.redraw)
        self.predict = predicting(house, lambda: app.run)
        self.sketching = Sketching(page, voice, app.redraw, self._drawn, self._drawn_anew)
        self.modes.listen(self.turn)
        self.own = OwnSearches(house, self)
        self.show_left = ShowLeft(page, browser.records, self.games, lambda: self.mode)
        page.on("search", "click", self.search)
        page.on("atlas-play", "click", self._play_shown)
        page.on("draw-done", "click", lambda: self.turn("watch"))

    def win(self) -> Win | None:
        return self.company.win

    @property
    def panel(self) -> GamePanel | FencePanel:
        return self.fences if self.fences.is_on else self.games

    def puzzle(self, recipe: TilingRecipe) -> TilingRecipe:
        return recipe.but(place="", sol=0, of="all", order="source", solve="first",
                          challenge="")

    # --- modes -----------------------------------------------------------------------------------

    @property
    def mode(self) -> str:
        return self.modes.current

    def turn(self, mode: str) -> None:
        """Do something else with the puzzle that is shown."""
        recipe = self.setup.shown
        if mode == "challenges" and not recipe.challenge:
            self.voice.note("Counting the challenges…")   # it takes seconds, once
            self.rungs.first()
        elif mode != self.mode:
            self.show_in(mode, recipe)

    def show_in(self, mode: str, recipe: TilingRecipe) -> None:
        """Show a recipe in a mode."""
        self.modes.wish = mode
        self.app.visit_and_play(recipe.but(
            sol=recipe.sol if mode == "count" else 0, of=recipe.of if mode == "count" else "all",
            challenge=recipe.challenge if mode == "challenges" else ""))

    # --- recipes and runs: see ``maze.web.run.Workshop`` ----------------------------------------

    def write(self, recipe: TilingRecipe) -> None:
        self.setup.write(recipe)
        self.rungs.write(recipe)
        self.modes.show()
        self.page.attribute("search", "aria-keyshortcuts", None if self.mode in PLAYED else "s")
        self.page.write("show-left", str(int(self.games.shows_left)))
        if self.mode == "challenges":
            self.rungs.begin()

    def read(self) -> TilingRecipe:
        return self.setup.read()

    def search(self) -> None:
        """Search the board with the pieces as they are set up."""
        def read() -> TilingRecipe:
            recipe, self.modes.wish = self.read(), "watch"
            return recipe

        self.app.make(read)

    def commands(self) -> dict[str, Callable[[], None]]:
        return {"solve-now": self.search}

    def begin(self, recipe: TilingRecipe) -> TilingRun:
        recipe = self.setup.dated(recipe)
        name, problem = name_of(recipe), recipe.problem()
        self.setup.shown, self.surface = recipe, None
        self.games.stop()
        self.fences.stop()
        self.tally.is_on = False
        self.modes.current = mode_of(self.modes.wish, recipe)
        self.voice.note(no_challenge(self.modes.wish, recipe), more=True)
        if self.mode == "edit":
            return self._stand(self.sketching.begin(recipe), recipe, name, self.sketching.words)
        if recipe.board.is_open and self.mode in PLAYED:
            return self._stand(self.fences.begin(recipe), recipe, name, self.fences.words)
        if problem:
            drawing = self._drawing(Surface(recipe.board, self.app.redraw))
            return TilingRun(recipe, Player(nothing(), drawing), drawing, name, str, problem)
        if self.mode in PLAYED:
            self.games.shows_left = self.show_left.wished
            return self._stand(self.games.begin(recipe), recipe, name, self.games.words)
        if self.mode == "count":
            return self._stand(self.tally.begin(recipe), recipe, name, self.tally.words)
        return searched(recipe, name, self.browser, self.player, self.desk)

    def _stand(self, surface: Surface, recipe: TilingRecipe, name: Said,
               words: Callable[[], Said]) -> TilingRun:
        self.surface = surface
        return still(recipe, self._drawing(surface), name, words)

    def _drawing(self, surface: Surface) -> SurfaceDrawing:
        return SurfaceDrawing(surface, self.browser.theme, self.desk.size, self._lie)

    def enter(self) -> None:
        self.own.enter(self.surface)

    def refresh(self, run: TilingRun) -> None:
        self.own.refresh(run)
        tell_desk(self.page, self.desk, self.surface, run.recipe.pieces, self.mode)
        tell_view(self.page, run)
        scene = run.player.scene
        if isinstance(scene, TilingScene):
            show_search(self.page, scene)
            self.exact_cover.refresh(run, scene)
        elif isinstance(self.surface, GameSurface):
            self.panel.show()
        elif self.surface and self.mode == "count":
            self.tally.show()
        show_ways_on(self.page, self.surface, self.mode == "challenges" and self.rungs.goes_on)

    def explain(self, run: TilingRun) -> Idea:
        idea = idea_of(run.recipe.entry)
        self.page.write("about-search", idea.text)
        self.predict.refresh_if(run, self.surface is None and not run.problem)
        return idea

    def over(self, theme: Theme) -> Iterable[Layer | Label]:
        yield from self.predict.layers(theme)
        yield from self.own.layers(theme)

    def outcome(self, run: TilingRun) -> Said:
        return self.own.outcome(run)

    def offers_exact(self, run: TilingRun) -> bool:
        return bool(laid(run))

    def exact(self, run: TilingRun) -> TilingRecipe:
        """With the pieces as they lie now."""
        return run.recipe.but(place=laid(run))

    # --- what has changed ------------------------------------------------------------------------

    def _lie(self, view: View) -> None:
        if self.surface:
            shown = self.surface.aspect.shown
            self.desk.lie(view, shown.rows, shown.columns)

    def _follow(self, recipe: TilingRecipe) -> None:
        self.setup.shown = recipe
        self.app.follow(recipe)

    def _moved(self, position: str) -> None:
        self._follow(self.setup.shown.but(place=position))

    def _leafed(self, number: int, of: str) -> None:
        self._follow(self.setup.shown.but(sol=number, of=of))

    def _play_shown(self) -> None:
        """Lay the solution that is looked at, to lift pieces from it."""
        if self.mode == "count":
            self.show_in("play", self.setup.shown.but(place=self.tally.surface.place()))

    def _drawn(self, board: Board) -> None:
        self.setup.write(self.setup.take(board))
        self._follow(self.setup.shown)

    def _drawn_anew(self, board: Board) -> None:
        self.setup.write(self.setup.take(board))
        self._set_up()

    def _set_up(self) -> None:
        """The board and its pieces were changed by hand: show them, ready to be searched."""
        recipe = self.read()
        self.modes.wish = "play" if recipe.board.is_open else self.mode
        self.app.replace(recipe)

    def _won(self, hints: int) -> Said:
        recipe = self.setup.shown
        said = self.rungs.won(recipe.challenge, hints) if is_of(recipe) else Message("Solved!")
        return joined([said, more]) if (more := self.games.timed.won(hints)) else said
