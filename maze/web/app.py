"""App: the one run that is shown, and everything that may be done to it.

Where a datum lives: the recipe in the run, the link in the address, what people have set but not yet asked
for in the controls, the step in the player.  Nothing is kept twice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from maze.errors import MazeError
from maze.recipe import Recipe
from maze.share import AnyRecipe, decode, encode, place_of
from maze.web.address import Address
from maze.web.controls import STOPS, Controls, fitting_stop, speed_of, stop_of
from maze.web.page import Page
from maze.web.run import Run, Workshop
from maze.web.stage import Stage, first_landmark, the_end
from maze.web.voice import Voice

OPENING = Recipe(by="prim", seed="amber-7", solve="breadth_first")   # the page without a link
SPOKEN = 2                                                 # steps a second that can be followed by ear


class App:
    """``calm`` tells whether the visitor wants less motion; ``fresh`` makes seeds."""

    def __init__(self, page: Page, voice: Voice, workshops: Mapping[str, Workshop],
                 calm: Callable[[], bool], fresh: Callable[[], str]) -> None:
        self.page = page
        self.voice = voice
        self.workshops = workshops
        self.calm = calm
        self.fresh = fresh
        self.controls = Controls(page)
        self.run: Run | None = None
        self.stage: Stage
        self.address: Address
        self._unknown: dict[str, str] = {}                 # keys of the link that a later version may know
        self._stop: int | None = None                      # of the speed slider, if set by hand
        self._measured = False                             # whether the length of the run is known
        self._was = ""                                     # the state at the last frame
        self._passed = 0                                   # landmarks behind us

    # --- links and recipes ----------------------------------------------------------------------

    def open(self, link: str) -> None:
        """Show what a link says, with a note about what had to be repaired."""
        decoded = decode(link)
        recipe = decoded.recipe
        if "?" not in link and place_of(recipe) == "maze":
            recipe = OPENING
        self._unknown = decoded.ignored
        self.voice.note(" ".join(decoded.notes))
        if "speed" in decoded.view:
            self._stop = stop_of(decoded.view["speed"])
        at = decoded.view.get("at")
        play = bool(decoded.view.get("play", at is None))
        if self._begin(recipe, play=play and not self.calm()):
            self.address.settle(self.link)
            if at is not None:
                self.stage.hurry(lambda _: at, quiet=True)
            elif self.calm():
                self.stage.hurry(the_end, quiet=True)

    @property
    def link(self) -> str:
        assert self.run
        return encode(self.run.recipe, ignored=self._unknown)

    def visit(self, recipe: AnyRecipe, *, play: bool = True) -> bool:
        """Show a recipe that was asked for: Back will return to the one before."""
        self.voice.note("")
        if not self._begin(recipe, play=play):
            return False
        self.address.push(self.link)
        return True

    def _begin(self, recipe: AnyRecipe, *, play: bool) -> bool:
        place = place_of(recipe)
        shop = self.workshops[place]
        try:
            run = shop.begin(recipe)
        except MazeError as problem:
            self.voice.note(str(problem))
            return False
        self.run, self._measured, self._was, self._passed = run, False, "", 0
        shop.write(recipe)
        self._show_place(place)
        self.page.attribute("", "data-digest", "")
        self.page.attribute("canvas", "aria-label", run.name)
        self._set_stop(self._stop if self._stop is not None else fitting_stop(2000))
        if run.problem:
            self.voice.note(run.problem)
        elif play:
            run.player.play()
        self.stage.show(run.player, run.drawing)
        return True

    def _show_place(self, place: str) -> None:
        shop = self.workshops[place]
        self.page.attribute("", "data-place", place)
        self.page.write("title", shop.title)
        self.page.attribute(f"go-{place}", "href", self.link)
        for other in self.workshops:
            self.page.attribute(f"go-{other}", "aria-current", "page" if other == place else None)

    @property
    def shop(self) -> Workshop:
        assert self.run
        return self.workshops[place_of(self.run.recipe)]

    # --- what people ask for --------------------------------------------------------------------

    def new(self) -> None:
        """A new maze of the settings: with the seed that was typed, or with a fresh one."""
        shop = self.workshops["maze"]
        try:
            recipe = shop.read()
            if not shop.typed_seed:
                recipe = recipe.but(seed=self.fresh())
        except MazeError as problem:
            self.voice.note(str(problem))
            return
        self.visit(recipe, play=not self.calm())
        if self.calm():
            self.stage.hurry(the_end, quiet=True)

    def solve(self) -> None:
        """Solve the maze that is shown, from where its solving begins."""
        if not self.run or not isinstance(self.run.recipe, Recipe):
            return
        try:
            recipe = self.run.recipe.but(solve=self.page.read("solve") or "breadth_first")
        except MazeError as problem:
            self.voice.note(str(problem))
            return
        if recipe == self.run.recipe:
            self.run.player.pause()
        elif not self.visit(recipe, play=False):
            return
        if self.calm():
            self.stage.hurry(the_end, quiet=True)
        else:
            self.stage.hurry(first_landmark, self.play, quiet=True)

    def search(self) -> None:
        """Search the board with the pieces as they are set up."""
        shop = self.workshops["pentomino"]
        try:
            recipe = shop.read()
        except MazeError as problem:
            self.voice.note(str(problem))
            return
        if self.visit(recipe, play=not self.calm()) and self.calm():
            self.stage.hurry(the_end, quiet=True)

    def set_up(self) -> None:
        """The board and its pieces were changed by hand: show them, ready to be searched."""
        self.voice.note("")
        if self._begin(self.workshops["pentomino"].read(), play=False):
            self.address.settle(self.link)

    def dice(self) -> None:
        self.page.write("seed", self.fresh())

    # --- the player -----------------------------------------------------------------------------

    def play(self) -> None:
        """Play, pause or replay."""
        if self.run and not self.run.problem:
            if self.stage.hurrying:
                self.stage.linger()
            else:
                self.run.player.toggle()
            self.stage.wake()

    def step(self, by: int) -> None:
        """One step forward or back; pauses."""
        if self.run:
            self.stage.linger()
            self.run.player.step() if by > 0 else self.run.player.back()
            self.voice.say(self.run.sentence)
            self.stage.wake()

    def to_start(self) -> None:
        if self.run:
            self.stage.linger()
            self.run.player.to_start()
            self.stage.wake()

    def to_end(self) -> None:
        if self.run and not self.run.problem:
            self.run.player.pause()
            self.stage.hurry(the_end)

    def to_landmark(self, by: int) -> None:
        """To the next place where something new begins, or the one before."""
        if self.run:
            player = self.run.player
            target = player.next_landmark() if by > 0 else player.last_landmark()
            self.scrub(target)
            self.voice.say(self.run.sentence)

    def scrub(self, position: int) -> None:
        """To a step, without pausing for good."""
        if self.run:
            self.stage.linger()
            self.run.player.seek(position)
            self.stage.wake()

    def set_speed(self, stop: int) -> None:
        """By hand: this speed stays, whatever is shown next."""
        self._stop = min(max(stop, 0), STOPS)
        self._set_stop(self._stop)

    def change_speed(self, by: int) -> None:
        self.set_speed(int(self.page.read("speed")) + by)

    def _set_stop(self, stop: int) -> None:
        self.controls.show_speed(stop)
        if self.run:
            self.run.player.speed = speed_of(stop)

    # --- after every frame ------------------------------------------------------------------------

    @property
    def state(self) -> str:
        assert self.run
        return "playing" if self.stage.hurrying else self.run.state

    @property
    def pace(self) -> float:
        """Steps a second at which the picture changes by itself."""
        if self.run is None or self.state != "playing":
            return 0.0
        return float("inf") if self.stage.hurrying else self.run.player.speed

    def told(self) -> None:
        """A frame was drawn: bring the controls up to date, and speak where it is due."""
        run = self.run
        if run is None:
            return
        if run.player.complete and not self._measured:
            self._measured = True
            if self._stop is None and run.player.known:
                self._set_stop(fitting_stop(run.player.known))
        state = self.state
        if run.drawing.finish(state == "finished"):
            self.stage.redraw()
        if state == "finished" and self._was != "finished":
            self._finished(run)
        self._speak(run, state)
        self.controls.show(run, state)
        self.shop.tell(run)
        self._was = state

    def _finished(self, run: Run) -> None:
        if run.player.error is not None:
            self.broken(run.player.error)
            return
        outcome = self.shop.outcome(run)
        self.page.attribute("", "data-digest", run.player.result.digest)
        self.page.attribute("canvas", "aria-label", f"{run.name} {outcome}")
        self.voice.say(outcome)

    def _speak(self, run: Run, state: str) -> None:
        """Landmarks, and every step if it goes slowly enough to listen."""
        passed = sum(at <= run.player.position for at in run.player.landmarks)
        slow = state == "playing" and self.pace <= SPOKEN
        if state == "playing" and (passed > self._passed or slow):
            self.voice.say(run.sentence)
        self._passed = passed

    def broken(self, error: Exception) -> None:
        """An algorithm or a drawing has raised: say so, and stay usable."""
        self.voice.note(f"Something went wrong inside: {error or type(error).__name__}. "
                        "Choose other settings, or press New maze.")
