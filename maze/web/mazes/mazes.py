"""Mazes: the maze workshop with its board: what is shown, pointed at, edited and played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from maze.errors import MazeError
from maze.grid import Grid
from maze.message import Message, Said
from maze.overlays import PART as PICTURES
from maze.places.maze import PLACE
from maze.playing.win import Win
from maze.progress import Work
from maze.recipe import Recipe, solvers
from maze.render.layers import Label, Layer
from maze.render.theme import Theme
from maze.web.explaining.idea import Idea
from maze.web.explaining.panel import MazePanel
from maze.web.explaining.predict import Predict
from maze.web.exporting.makers import MAKING
from maze.web.house import House
from maze.web.keys import KeyPress
from maze.web.mazes.exact import with_walls
from maze.web.mazes.fetched_dialog import FetchedDialog
from maze.web.mazes.judging import Judging
from maze.web.mazes.onpaper import sheets_like
from maze.web.mazes.runs import MazeRun
from maze.web.mazes.streams import Streams
from maze.web.mazes.workshop import MazeWorkshop
from maze.web.modes import Modes
from maze.web.own import OwnPrograms
from maze.web.player.stage import solving_begins, the_end
from maze.web.playing.company import Company
from maze.web.playing.keys import is_beside, rests
from maze.web.playing.look import seen
from maze.web.playing.play import Play
from maze.web.playing.rounds import Rounds
from maze.web.pointing.board import MazeBoard
from maze.web.pointing.live import Live
from maze.web.pointing.pointing import Pointing
from maze.web.pointing.views import Views
from maze.web.run import Workshop
from maze.written import ROOMS, programs_of

EASIEST = "breadth_first"                                  # of all solvers, to begin with


class Mazes(Workshop[Recipe, MazeRun]):
    """The workshop's controls, and the hands on its board."""

    def __init__(self, house: House) -> None:
        browser, app, stage = house.browser, house.app, house.stage
        self.browser, self.app = browser, app
        self.page, self.voice = app.page, app.voice
        self.shop = MazeWorkshop(self.page, browser.theme, self.new, browser.later,
                                 lambda text: self.voice.note(text, more=True),
                                 Streams(house.works, stage.wake).steps)
        self.live = Live(app, stage, self.shop, browser.clock)
        self.board = MazeBoard(self.live, browser.screen("canvas").view)
        self.company = Company(house, PLACE, "in_maze", "dare-open", self.puzzle)
        self.game = Play(self.page, self.voice, self.live, self.board, self.company, stage.redraw)
        lens = self.shop.lens
        self.modes = Modes(self.page, PLACE)
        self.modes.turned.listen(lambda: app.settle(at_once=True))
        self.pointing = Pointing(self.page, self.voice, self.live, self.board, lens, self.modes,
                                 {"play": self.game}, stage.redraw, browser.parts)
        self.views = Views(self.page, self.live, self.board, lens, app.keep, stage.redraw)
        Judging(self.page, browser.parts, self.shop.numbers, lens, stage.redraw)
        self.rounds = Rounds(app, self.shop, self.pointing, self.game, self.new, browser.fresh)
        self.own = OwnPrograms(house, self.shop, "maze.web.writing.on_mazes:OnMazes",
                               ROOMS.values())
        scheduler = house.works.scheduler
        FetchedDialog(browser, "order", MAKING, "maze.web.ordering.dialog",
                      lambda dialog: dialog.OrderDialog(app, scheduler))
        FetchedDialog(browser, "picture", PICTURES, "maze.web.picturing.dialog",
                      lambda dialog: dialog.PictureDialog(app, scheduler, browser.pictures))
        self.panel = MazePanel(self.page, browser.clock, stage.wake, browser.parts, browser.theme,
                               lambda: browser.shows_ideas() and self._may_show)
        self.predict = Predict(browser, "predict", "maze.web.asking.mazes",
                               lambda module: module.MazeQuestions(), stage.redraw,
                               self.voice.note)
        self.pointing.watch.asks = self.predict.tap
        self._listen()
        browser.points(self.pointing, house.show_over)

    def _listen(self) -> None:
        page, pointing = self.page, self.pointing
        for part in (pointing, self.game, self.views, self.predict):
            part.listen()
        for name in ("new", "solve-now", "apply", "dice"):
            page.on(name, "click", self.commands()[name])
        page.on("play-today", "click", self.rounds.daily)
        page.on("play-new", "click", self.rounds.another)
        page.on("play-done", "click", lambda: pointing.choose_mode("watch"))
        page.on("dock-play", "click",
                lambda: pointing.choose_mode("watch" if pointing.mode == "play" else "play"))
        page.on_tap("mode-play", lambda: page.focus("canvas"))         # keys are for the board now
        page.on_enter("generate", ("size", "seed"), self._entered)

    # --- links ----------------------------------------------------------------------------------

    def look(self, view: Mapping[str, Any]) -> None:
        super().look(view)
        self.views.view(view)
        self.own.view(view)

    def win(self) -> Win | None:
        return self.company.win

    def puzzle(self, recipe: Recipe) -> Recipe:
        return recipe.but(solve="", sopt=())

    def linked(self, run: MazeRun) -> Recipe:
        return self.live.linked

    def enter(self) -> None:
        self.pointing.enter()
        if self.live.run is not None and programs_of(self.live.run.recipe):
            self.own.read_first(self.live.run)

    def shared(self) -> dict[str, Any]:
        return {**self.views.shared, **self.own.shared}

    # --- recipes and runs -----------------------------------------------------------------------

    def write(self, recipe: Recipe) -> None:
        self.modes.show()
        self.shop.write(recipe)

    def read(self) -> Recipe:
        return self.shop.read()

    def laying(self, recipe: Recipe) -> Work[Grid]:
        return recipe.laying()

    def begin(self, recipe: Recipe) -> MazeRun:
        self.page.attribute("sheet-of", "href", sheets_like(recipe))
        return self.shop.begin(recipe)

    def refresh(self, run: MazeRun) -> None:
        self.shop.refresh(run)
        self.pointing.refresh()
        self.views.refresh()
        self.own.refresh(run)

    def explain(self, run: MazeRun) -> Idea:
        session = self.game.session if self._plays else None
        self.predict.refresh(run)
        return self.panel.refresh(
            run, tuple(seen(session, foggy=self.game.foggy)) if session else ())

    def plays(self, run: MazeRun) -> bool:
        return self._watched

    @property
    def _watched(self) -> bool:
        return self.modes.current == self.modes.first

    @property
    def _may_show(self) -> bool:
        """Whether the idea gives nothing away: neither of a game nor of a question."""
        return self._watched and not self.predict.asking

    def outcome(self, run: MazeRun) -> Said:
        return run.outcome

    def offers_exact(self, run: MazeRun) -> bool:
        return True

    def exact(self, run: MazeRun) -> Recipe:
        return with_walls(run)

    def over(self, theme: Theme) -> Iterable[Layer | Label]:
        yield from self.panel.holding.layers(theme, self.board.view.scale)
        yield from self.predict.layers(theme)
        yield from self.own.layers(theme)
        yield from self.pointing.layers(theme)

    # --- what people do -------------------------------------------------------------------------

    def commands(self) -> dict[str, Callable[[], None]]:
        return {"new": self.rounds.new, "solve-now": self.solve,
                "apply": lambda: self.app.make(self.read),
                "dice": lambda: self.page.write("seed", self.browser.fresh()),
                "distances": self.views.toggle_map,
                "play-maze": lambda: self.rounds.turn("play"),
                "edit-maze": lambda: self.rounds.turn("edit")}

    def new(self) -> None:
        """A new maze of the settings; with a fresh seed only if none of them was changed.

        So two algorithms, say, can be compared on one seed.
        """
        def read() -> Recipe:
            recipe = self.read()
            return recipe if self.shop.is_changed else recipe.but(seed=self.browser.fresh())

        self.app.make(read)

    def _entered(self) -> None:
        """Enter in a field asks for the maze that the fields say."""
        self.page.close("sheet")
        self.app.make(self.read)

    def solve(self) -> None:
        """Solve the maze that is shown, from where its solving begins.

        Without a chosen solver the solution is taken away; if there is none, the easiest is taken.
        """
        run = self.live.run
        if run is None:
            return
        said: Said = ""
        try:
            chosen = self.shop.solver()
            if not chosen["solve"] and not run.recipe.solve:
                chosen["solve"] = EASIEST
                said = Message("No solver was chosen, so {title} is taken.",
                               title=Message(solvers()[EASIEST].title))
            recipe = run.recipe.but(**chosen)
        except MazeError as problem:
            self.voice.note(problem.message)
            return
        calm, player = self.browser.calm() or not recipe.solve, self.app.player
        if recipe == run.recipe or self.app.visit(recipe, play=False):
            self.voice.note(said)
            player.hurry(the_end if calm else solving_begins, play=not calm, quiet=True)

    @property
    def taken(self) -> bool:
        return self.pointing.taken

    @property
    def _plays(self) -> bool:
        return self.pointing.mode == "play"

    def hears(self, press: KeyPress) -> bool:
        return self._plays and is_beside(press, self.app.single_keys)

    def key(self, press: KeyPress) -> bool:
        walked = self._plays and self.game.code(press.code, run=press.shift)
        return walked or self.pointing.key(press.key, press.shift)

    def rests(self, press: KeyPress) -> bool:
        return self._plays and rests(press)
