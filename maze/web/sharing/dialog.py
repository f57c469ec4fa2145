"""ShareDialog: link, QR code and snippet in one place.  Copying and sending is static/share.mjs."""

from __future__ import annotations

from collections.abc import Callable

from maze.errors import MazeError
from maze.message import Grouped, Message, Said, counted
from maze.place import AnyRecipe
from maze.share import encode, link_of
from maze.web.app import App
from maze.web.page import Option, Page
from maze.web.run import Shown
from maze.web.settings.settings import CHOICES
from maze.web.sharing.links import (
    SCANNED,
    SPEEDS,
    TOLD,
    LinkOptions,
    length_told,
    size_of,
    snippet,
    view_of,
)

TAUGHT = ("maze", "pentomino")                            # places whose pictures are in lessons
EMBED = ("embed-controls", "embed-first", "embed-last", "embed-width", "embed-height",
         "embed-theme", "embed-speed")
THEMES = CHOICES["theme"].options
LONG = "The link is too long for a QR code that a phone could read from paper."
LOOP = "A loop goes from one step to a later one; without that, the whole run is shown."


class ShareDialog:
    """``home`` is the page's own address."""

    def __init__(self, page: Page, app: App, home: Callable[[], str]) -> None:
        self.page = page
        self.app = app
        self.home = home
        self._ticks = [f"share-{place.exact}" for place in app.places if place.exact]
        self._run: Shown | None = None
        self._step = 0                                     # that was shown when the dialog opened
        page.on("share-dialog", "shown", self.open)
        page.menu("embed-theme", [Option("", THEMES["auto"]), *[
            Option(word, title) for word, title in THEMES.items() if word != "auto"]])
        page.menu("embed-speed", [Option("", "About 12 s in all"), *[
            Option(str(speed), counted("{n} step a second", "{n} steps a second", n=speed))
            for speed in SPEEDS]])
        for name in ("share-step", "share-present", *self._ticks, *EMBED):
            page.on(name, "change", self.show)

    def open(self) -> None:
        """Offer what there is to be shared just now, with nothing ticked."""
        run = self._run = self.app.run
        if run is None:
            return
        page, self._step = self.page, run.player.position
        place, shop = self.app.places.of(run.recipe), self.app.shop
        for name in self._ticks:
            offered = shop.offers_exact(run) and name == f"share-{place.exact}"
            page.write(name, "0")
            page.attribute(f"{name}-row", "hidden", None if offered else "")
        page.write("share-step", "0")
        page.write("share-present", "0")
        page.attribute("share-step-row", "hidden", None if self._step else "")
        page.write("share-step-name", Message("Start at this step ({number})",
                                              number=Grouped(self._step)))
        self.show()

    def show(self) -> None:
        """Write link, code and snippet as they are ticked."""
        if self._run is None:
            return
        run, wish = self._run, self._wish()
        note: Said = ""
        shop = self.app.shop_of(run.recipe)
        recipe = shop.linked(run)
        try:
            recipe = shop.exact(run) if wish.exact else recipe
        except MazeError as problem:
            note = problem.message
            for name in self._ticks:
                self.page.write(name, "0")
        address = self._address(recipe, wish)
        self.page.write("share-link", address)
        self.page.write("share-note", note or (
            length_told(len(address), written="code=" in address) if len(address) > TOLD else ""))
        self._show_code(address)
        self._show_snippet(run, recipe, wish)
        self._lead_to_lesson(run, recipe)

    def _address(self, recipe: AnyRecipe, wish: LinkOptions) -> str:
        shop = self.app.shop_of(recipe)
        view = {**view_of(wish, of_moment=shop.of_moment), **shop.shared()}
        return self.home() + self.app.link_of(recipe, view)

    def _lead_to_lesson(self, run: Shown, recipe: AnyRecipe) -> None:
        """A link that puts the step that is shown into a lesson."""
        fits = "learn" in self.app.places and self.app.places.of(recipe).id in TAUGHT
        self.page.attribute("share-lesson", "hidden", None if fits else "")
        if fits:
            step = {} if run.player.at_end else {"step": str(self._step)}
            self.page.attribute("share-lesson", "href", link_of("learn", {
                "v": "1", "mode": "build", "add": encode(recipe, places=self.app.places), **step}))

    def _show_code(self, address: str) -> None:
        scanned = len(address) <= SCANNED
        self.page.attribute("qr", "data-text", address if scanned else "")
        self.page.write("qr-note", "" if scanned else LONG)

    def _show_snippet(self, run: Shown, recipe: AnyRecipe, wish: LinkOptions) -> None:
        first, last = self._loop()
        page, speed = self.page, self.page.read("embed-speed")
        wish = wish._replace(embed=True, controls=page.read("embed-controls") == "1",
                             loop=(first, last) if first < last else (0, 0),
                             theme=page.read("embed-theme"), speed=int(speed) if speed else 0)
        width, height = (page.read(name).strip() for name in ("embed-width", "embed-height"))
        size = size_of(width, height, controls=wish.controls)
        self.page.write("embed-note", LOOP if first > last or first == last > 0 else "")
        self.page.write("embed-code", snippet(self._address(recipe, wish), str(run.name),
                                              controls=wish.controls, size=size))

    def _wish(self) -> LinkOptions:
        step = self.page.read("share-step") == "1"
        exact = any(self.page.read(name) == "1" for name in self._ticks)
        return LinkOptions(self._step if step else None, exact,
                           present=self.page.read("share-present") == "1")

    def _loop(self) -> tuple[int, int]:
        """What stands in the fields; nothing is 0."""
        texts = (self.page.read(name).strip() for name in EMBED[1:3])
        first, last = (int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0
                       for text in texts)
        return first, last
