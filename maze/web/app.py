"""App: the one run that is shown, and everything that may be done to it.

Where a datum lives: the recipe in the run, the link in the address, what people have set but
not yet asked for in the controls, the step in the player.  Nothing is kept twice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from maze.errors import MazeError
from maze.message import Message
from maze.recipe import Recipe
from maze.share import AnyRecipe, decode, encode, place_of
from maze.web.address import Address
from maze.web.keys import MAZES_ONLY, command
from maze.web.page import Page
from maze.web.parts import AllHere, Parts
from maze.web.player.controls import stop_of
from maze.web.player.stage import laying_of, solving_begins, the_end
from maze.web.player.transport import Transport
from maze.web.run import Run, Workshop
from maze.web.telling import Telling
from maze.web.voice import Voice

OPENING = Recipe(by="prim", seed="amber-7", solve="breadth_first")   # the page without a link
EASIEST = "breadth_first"                                  # of all solvers, to begin with
FETCHING = "This part of the page is still being fetched."
NOT_FETCHED = "This part of the page could not be fetched: is the network there? Try again."


class App:
    """``calm`` tells whether the visitor wants less motion; ``fresh`` makes seeds."""

    def __init__(self, page: Page, voice: Voice, workshops: Mapping[str, Workshop],
                 calm: Callable[[], bool], fresh: Callable[[], str],
                 parts: Parts | None = None) -> None:
        self.page = page
        self.voice = voice
        self.workshops = workshops
        self.calm = calm
        self.fresh = fresh
        self.parts = parts or AllHere()
        self.player = Transport(page, voice)
        self.telling = Telling(page, voice, self.player)
        self.run: Run | None = None
        self.address: Address
        self.single_keys = True                            # or only those that write nothing
        self.viewed: Callable[[dict[str, Any]], dict[str, Any]] = lambda view: {}
        self.unknown: dict[str, str] = {}  # keys of the link that a later version may know
        self._kept: dict[str, Any] = {}  # how this page looks, as its link says
        self.more: dict[str, Callable[[], None]] = {}      # commands of rooms that only they know

    # --- links and recipes ----------------------------------------------------------------------

    def open(self, link: str) -> None:
        """Show what a link says, with a note about what had to be repaired."""
        decoded = decode(link)
        recipe = decoded.recipe
        if not self.parts.has(place_of(recipe)):
            self._fetch(place_of(recipe), link)
            return
        if "?" not in link and place_of(recipe) == "maze":
            recipe = OPENING
        self.unknown = decoded.ignored
        self._kept = self.viewed(decoded.view)
        self.voice.note(decoded.note)
        speed = decoded.view.get("speed")
        self.player.linked = None if speed is None else stop_of(speed)
        loop = decoded.view.get("loop")
        at = decoded.view.get("at", loop[0] if loop else None)
        play = bool(decoded.view.get("play", "at" not in decoded.view))
        self.workshops[place_of(recipe)].look(decoded.view)
        if self._begin(recipe, play=play and not self.calm()) or self._begin(OPENING, play=False):
            self.address.settle(self.link)
            if at is not None:
                self.player.go(at, play=play and not self.calm())
            elif self.calm():
                self.player.hurry(the_end, quiet=True)

    def _fetch(self, place: str, link: str) -> None:
        """Open a link when its place has been fetched, unless something else is in the address by
        then; if it cannot be fetched, the address is of what is shown, so the link can be followed
        once more."""
        def done() -> None:
            if self.address.link == link:
                self.open(link)

        def failed() -> None:
            self.voice.note(NOT_FETCHED)
            self.address.settle(self.link)

        if self.run is None:
            self._begin(OPENING, play=False)
        self.voice.note(FETCHING)
        self.parts.need(place, done, failed)

    @property
    def link(self) -> str:
        assert self.run
        return encode(self.run.recipe, {**self._kept, **self.shop.view()}, self.unknown)

    def keep(self, key: str, value: Any) -> None:
        """A way of looking is in the address as long as it lasts; None if it is over."""
        self._kept = {name: kept for name, kept in self._kept.items() if name != key}
        self._kept |= {} if value is None else {key: value}
        if self.run is not None:
            self.address.settle(self.link)

    def visit(self, recipe: AnyRecipe, *, play: bool = True) -> bool:
        """Show a recipe that was asked for: Back will return to the one before."""
        self.voice.note("")
        self._kept.pop("loop", None)                       # it belonged to another run
        if not self._begin(recipe, play=play):
            return False
        self.address.push(self.link)
        return True

    def _begin(self, recipe: AnyRecipe, *, play: bool) -> bool:
        shop = self.workshops[place_of(recipe)]
        try:
            run = shop.begin(recipe)
        except MazeError as problem:
            self.voice.note(problem.message)
            return False
        shop.write(recipe)
        self.put(run, play=play)
        return True

    def put(self, run: Run, *, play: bool = False) -> None:
        """Show a run."""
        self.run = run
        self._show_place(place_of(run.recipe))
        self.telling.anew(run)
        self.player.show(run, play=play)

    def _show_place(self, place: str) -> None:
        self.page.attribute("", "data-place", place)
        self.page.write("title", self.workshops[place].title)
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
        self._make(fresh=not self.workshops["maze"].typed_seed)

    def apply(self) -> None:
        """The same maze with the settings as they are now."""
        self._make(fresh=False)

    def _make(self, *, fresh: bool) -> None:
        read = self.workshops["maze"].read
        self._read_and_play(lambda: read().but(seed=self.fresh()) if fresh else read())

    def _read_and_play(self, read: Callable[[], AnyRecipe]) -> None:
        """What the controls say, or why it cannot be."""
        try:
            recipe = read()
        except MazeError as problem:
            self.voice.note(problem.message)
            return
        self.visit_and_play(recipe)

    def visit_and_play(self, recipe: AnyRecipe) -> None:
        """From the beginning, once there is a board; who wants less motion sees only the end."""
        self.player.stage.after(laying_of(recipe), lambda: self._visit_and_play(recipe))

    def _visit_and_play(self, recipe: AnyRecipe) -> None:
        if self.visit(recipe, play=not self.calm()) and self.calm():
            self.player.hurry(the_end, quiet=True)

    def solve(self) -> None:
        """Solve the maze that is shown, from where its solving begins."""
        if not self.run or not isinstance(self.run.recipe, Recipe):
            return
        try:
            chosen = self.workshops["maze"].solver()
            recipe = self.run.recipe.but(**chosen if chosen["solve"] else {"solve": EASIEST})
        except MazeError as problem:
            self.voice.note(problem.message)
            return
        if recipe == self.run.recipe or self.visit(recipe, play=False):
            goal = the_end if self.calm() else solving_begins
            self.player.hurry(goal, play=not self.calm(), quiet=True)

    def search(self) -> None:
        """Search the board with the pieces as they are set up."""
        self._read_and_play(self.workshops["pentomino"].read_to_search)

    def set_up(self) -> None:
        """The board and its pieces were changed by hand: show them, ready to be searched."""
        self.voice.note("")
        if self._begin(self.workshops["pentomino"].read(), play=False):
            self.address.settle(self.link)

    # --- buttons and keys -----------------------------------------------------------------------

    def commands(self) -> dict[str, Callable[[], None]]:
        """What can be asked for, by the ids of the buttons; landmarks have keys only."""
        player = self.player
        return {
            "new": self.new, "solve-now": self.solve, "search": self.search, "apply": self.apply,
            "dice": lambda: self.page.write("seed", self.fresh()),
            "play": player.play, "to-start": player.to_start, "to-end": player.to_end,
            "back": lambda: player.step(-1), "forward": lambda: player.step(1),
            "slower": lambda: player.change_speed(-1), "faster": lambda: player.change_speed(1),
            "last-landmark": lambda: player.to_landmark(-1),
            "next-landmark": lambda: player.to_landmark(1),
        }

    def key(self, key: str, shift: bool, held: bool, focus: str) -> bool:
        """A key was pressed; returns whether it was a command.  See ``keys.command``."""
        name = command(key, shift, held, focus, self.single_keys)
        pentomino = self.run is not None and place_of(self.run.recipe) == "pentomino"
        name = "search" if name == "solve-now" and pentomino else name
        if name is None or (name in MAZES_ONLY and pentomino):
            return False
        (self.commands() | self.more).get(name, lambda: None)()
        return True

    # --- after every frame ------------------------------------------------------------------------

    def told(self) -> None:
        """A frame was drawn."""
        if self.run is not None and (error := self.telling.tell(self.run, self.shop)):
            self.broken(error)

    def broken(self, error: Exception) -> None:
        """An algorithm or a drawing has raised: say so, and stay usable."""
        self.voice.note(error.message if isinstance(error, MazeError) else Message(
            "Something went wrong inside: {error}. Choose other settings, or press New maze.",
            error=str(error) or type(error).__name__))
