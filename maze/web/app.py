"""App: the one run that is shown, and everything that may be done to it.

Where things are kept: the recipe in the run, the link in the address, settings that are not applied
yet in the controls, the step in the player.  Nothing is kept twice.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from maze.catalog import DEFAULT
from maze.errors import MazeError
from maze.overlays import NotHere, parts_of
from maze.place import TIME, AnyRecipe, Place, Places
from maze.progress import Work
from maze.share import Decoded, decoding, encode, place_in, unused
from maze.web.address import Address
from maze.web.kept import Kept
from maze.web.keys import KeyPress, command
from maze.web.navigation import lead_on, show_place
from maze.web.player.controls import stop_of
from maze.web.player.stage import Stage, the_end
from maze.web.player.transport import Transport
from maze.web.run import AnyWorkshop, Shown
from maze.web.services import Browser
from maze.web.signals import Signal
from maze.web.telling import Telling
from maze.web.voice import Voice
from maze.web.waiting import Waiting, what_is_wrong
from maze.web.workshops import Workshops


class App:
    """``make`` makes a place's workshop, for this app; ``opened`` gets the view of each link.
    """

    def __init__(self, browser: Browser, places: Places, voice: Voice, stage: Stage,
                 player: Transport, make: Callable[[App, Place], AnyWorkshop]) -> None:
        self.browser = browser
        self.places, self.parts, self.catalog = places, browser.parts, DEFAULT
        self.page, self.voice = browser.page, voice
        self.redraw = stage.redraw                         # something is to be seen that was not
        self.player = player
        self.workshops = Workshops(lambda id_: make(self, places[id_]))
        self.telling = Telling(self.page, voice, stage, player, browser.memory)
        self.waiting = Waiting(stage, voice, lambda: self.run or self._begin_first(),
                               self.settle, self.broken)
        self.address = Address(browser.bar, self.open)
        self.run: Shown | None = None
        self.single_keys = True                            # or only those that write nothing
        self.opened = Signal[[dict[str, Any]]]()
        self._unknown: dict[str, str] = {}  # keys of the link that a later version may know
        self.kept = Kept()

    # --- links and recipes ----------------------------------------------------------------------

    def open(self, link: str, then: Callable[[], None] = lambda: None) -> None:
        """Show what a link says, with a note of what had to be repaired; then do something."""
        place = place_in(link, self.places)
        needed = (*place.parts, *parts_of(link), place.id)
        if missing := [part for part in needed if not self.parts.has(part)]:
            return self._fetch(missing[0], link)
        self.waiting.after(self._decoding(place, link), lambda found: self._open(found, then)
                           if isinstance(found, Decoded) else self._fetch(found, link))

    def _decoding(self, place: Place, link: str) -> Work[Decoded | str]:
        """What a link says, and its board laid out; or the part that must be fetched before."""
        try:
            decoded = yield from decoding(link, self.catalog, self.places)
        except NotHere as missing:
            if self.parts.has(missing.part):
                raise
            return missing.part
        if "?" not in link:
            decoded = replace(decoded, recipe=place.start(self.catalog))
        yield from self.shop_of(decoded.recipe).laying(decoded.recipe)
        return decoded

    def _open(self, decoded: Decoded, then: Callable[[], None]) -> None:
        recipe, view, self._unknown = decoded.recipe, decoded.view, decoded.ignored
        self.kept.open(view, self.shop_of(recipe).puzzle(recipe))
        self.opened(view)
        self.voice.note(decoded.note)
        self.player.linked = stop_of(view["speed"]) if "speed" in view else None
        play = bool(view.get("play", "at" not in view)) and not self.browser.calm()
        self.workshops[decoded.place].look(view)
        if self._begin(recipe, play=play) or self._begin_first():
            self._go(view, play=play)
            self.settle()
        then()

    def _go(self, view: dict[str, Any], *, play: bool) -> None:
        """To the step that a link names; where nothing is played, its keys are named."""
        assert self.run
        if not self.shop.plays(self.run):
            self._leave_time(view)
            return
        at = view.get("at", view["loop"][0] if "loop" in view else None)
        if at is not None:
            self.player.go(at, play=play)
        elif self.browser.calm():
            self.player.hurry(the_end, quiet=True)

    def _leave_time(self, view: dict[str, Any]) -> None:
        """Nothing is played: keys that say how are named, and have no effect."""
        if keys := [key for key in view if key in TIME]:
            self.voice.note(unused(keys), more=True)
            self.kept.drop("loop")
            self.player.unlink()
            self.opened({key: value for key, value in view.items() if key not in TIME})

    def _fetch(self, part: str, link: str) -> None:
        """Open a link when a part is fetched, if it is still in the address then."""
        self.waiting.fetch(self.parts, part,
                           lambda: self.open(link) if self.address.link == link else None)

    @property
    def link(self) -> str:
        """Of what is shown, as it is shown."""
        assert self.run
        recipe, shop = self.shop.linked(self.run), self.shop
        view = {**self.kept.view(shop.puzzle(recipe)), **shop.view()}
        return encode(recipe, view, self._unknown, self.places)

    def link_of(self, recipe: AnyRecipe, view: dict[str, Any]) -> str:
        """Of a recipe in the mode that its place is in."""
        return encode(recipe, {**self.shop_of(recipe).view(), **view}, self._unknown, self.places)

    def settle(self, *, at_once: bool = False) -> None:
        """The address follows what is shown, in a moment, and its place's link does so now."""
        if self.run is not None:
            self._lead_on()
            self.address.settle(self.link, at_once=at_once)

    def keep(self, key: str, value: Any) -> None:
        """A way of looking is in the address as long as it lasts; None if it is over."""
        self.kept.keep(key, value)
        self.settle()

    def lead(self, link: str) -> None:
        """Open a link; Back will return to the one before."""
        self.address.push(link)
        self.open(link)

    def visit(self, recipe: AnyRecipe, *, play: bool = True) -> bool:
        """Show a recipe that was asked for: Back will return to the one before."""
        self.voice.note("")
        self.kept.drop("loop")                             # it belonged to another run
        if not self._begin(recipe, play=play):
            return False
        self._lead_on()
        self.address.push(self.link)
        return True

    def replace(self, recipe: AnyRecipe) -> None:
        """Show a recipe in place of this one: it was changed by hand."""
        self.voice.note("")
        if self._begin(recipe, play=False):
            self.settle()

    def follow(self, recipe: AnyRecipe) -> None:
        """What is shown has become another recipe's, by playing."""
        if self.run is not None:
            self.run.recipe = recipe
            self.settle()

    def _begin(self, recipe: AnyRecipe, *, play: bool) -> bool:
        shop = self.shop_of(recipe)
        try:
            run = shop.begin(recipe)
        except MazeError as problem:
            self.voice.note(problem.message)
            return False
        shop.write(recipe)
        self.put(run, play=play)
        shop.enter()
        return True

    def _begin_first(self) -> bool:
        return self._begin(self.places.first.start(self.catalog), play=False)

    def put(self, run: Shown, *, play: bool = False) -> None:
        """Show a run."""
        self.run = run
        show_place(self.page, self.places, run)
        self.telling.anew(run)
        self.player.show(run, play=play)

    def _lead_on(self) -> None:
        """Links that follow what is shown."""
        assert self.run
        lead_on(self.page, self.places, self.run.recipe, self.link)

    def shop_of(self, recipe: AnyRecipe) -> AnyWorkshop:
        """The workshop of a recipe's place."""
        return self.workshops[recipe.place_id]

    @property
    def shop(self) -> AnyWorkshop:
        """The workshop of what is shown."""
        assert self.run
        return self.shop_of(self.run.recipe)

    def is_here(self, place: str) -> bool:
        """Whether a place of the page is the one that is shown."""
        return self.run is not None and self.run.recipe.place_id == place

    # --- what people ask for --------------------------------------------------------------------

    def make(self, read: Callable[[], AnyRecipe]) -> None:
        """What the controls say, or why it cannot be."""
        try:
            self.visit_and_play(read())
        except MazeError as problem:
            self.voice.note(problem.message)

    def visit_and_play(self, recipe: AnyRecipe) -> None:
        """From the beginning, once there is a board; who wants less motion sees only the end."""
        self.waiting.after(self.shop_of(recipe).laying(recipe),
                           lambda _: self._visit_and_play(recipe))

    def _visit_and_play(self, recipe: AnyRecipe) -> None:
        calm = self.browser.calm()
        if self.visit(recipe, play=not calm) and calm:
            self.player.hurry(the_end, quiet=True)

    def commands(self) -> dict[str, Callable[[], None]]:
        """What can be asked for just now, by the names of ``keys.KEYS``."""
        here = self.shop.commands() if self.run is not None else {}
        return {**self.player.commands(), "help": lambda: self.page.press("help"), **here}

    def key(self, press: KeyPress) -> bool:
        """A key was pressed; returns whether it was a command.  See ``keys.command``."""
        if press.key == "Escape" and not press.held and self.waiting.escape():
            return True
        name = command(press, self.single_keys)
        if act := self.commands().get(name or ""):
            act()
        return act is not None

    def refresh(self) -> None:
        """A frame was drawn."""
        if self.run is not None and (error := self.telling.refresh(self.run, self.shop)):
            self.broken(error)

    def broken(self, error: Exception) -> None:
        """An algorithm or a drawing has raised: say so, and stay usable."""
        self.voice.note(what_is_wrong(error))
