"""Site: the whole page, built from one browser.

    Site(Window()).start()         in the page, see ``maze.web.main``
    Site(FakeBrowser()).start()    in tests

Everybody is given what they need when they are made; whoever wants to hear of something registers
with its signal here.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from maze.catalog import Catalog
from maze.grid_cache import GRIDS
from maze.overlays import DARES
from maze.place import Place, Places
from maze.places import PLACES
from maze.web.app import App
from maze.web.device.sheet import DeviceSheet
from maze.web.explaining.explaining import Explaining
from maze.web.explaining.showing import ShowingIdeas
from maze.web.exporting.dialog import ExportDialog
from maze.web.exporting.makers import Makers
from maze.web.house import House
from maze.web.keyboard import Keyboard
from maze.web.mazes.fetched_dialog import FetchedDialog
from maze.web.mazes.streams import WORTH
from maze.web.panel import Panel
from maze.web.player.slowly import Slowly
from maze.web.player.stage import Stage
from maze.web.player.transport import Transport
from maze.web.pointing.over import Over
from maze.web.run import AnyWorkshop
from maze.web.services import Browser
from maze.web.settings.settings import Settings, looks
from maze.web.settings.sheet import SettingsSheet
from maze.web.sharing.dialog import ShareDialog
from maze.web.sharing.embed import Embed
from maze.web.signals import Signal
from maze.web.voice import Voice
from maze.web.work.scheduler import Scheduler
from maze.web.work.worker import WorkerHost
from maze.web.work.works import Works
from maze.web.zooming.gestures import Gestures
from maze.web.zooming.zoom import Zoom


class Site:
    """``app`` is what is shown; ``stage`` draws it."""

    def __init__(self, browser: Browser, places: Places = PLACES) -> None:
        self.browser = browser
        page, screen = browser.page, browser.screen("canvas")
        self.drawn = Signal[[]]()                          # a frame
        self.voice = Voice(page, browser.clock, browser.later)
        self.scheduler = Scheduler(browser.clock, browser.failed)
        self.works = Works(self.scheduler, WorkerHost(browser.worker, browser.later),
                           browser.spawn, browser.failed)
        self.stage = Stage(screen, browser.clock, self.drawn, browser.failed, self.scheduler,
                           self._busy)
        self.player = Transport(page, self.voice, self.stage, browser.screen)
        self.slowly = Slowly(browser, lambda: self.app.run)
        self.over = Over(browser.screen("over"), screen.view)
        self.app = App(browser, places, self.voice, self.stage, self.player, self._workshop)
        self.zoom = Zoom(page, screen.view, self.stage.redraw, self.voice.say, browser.coarse)
        self.keyboard = Keyboard(page, self.app, self.zoom, self.show_over)
        self.ideas = ShowingIdeas(browser, self.stage.wake)
        self.explaining = Explaining(page, browser.clock, self.stage.wake, browser.parts)
        self.panel = Panel()
        self.settings = SettingsSheet(page, browser.records, self._obey)
        self.device = DeviceSheet(page, browser.records, browser.files)
        self.embed = Embed(page, self.player, self.app.link_of, self._wish)
        self.sharing = ShareDialog(page, self.app, browser.home)
        self.exporting = ExportDialog(
            page, places, lambda: self.app.run, browser.png, browser.save, self.stage.redraw,
            Makers(page, browser.parts, self.scheduler),
            lambda theme: looks(self.settings.settings, theme))
        FetchedDialog(browser, "dare", DARES, "maze.web.dares.dialog",
                      lambda dialog: dialog.DareDialog(self.app, browser.home))
        self._connect()

    def _connect(self) -> None:
        """Register who is called for which event."""
        browser, app, page = self.browser, self.app, self.browser.page
        GRIDS.left, GRIDS.lean = lambda work: self.scheduler.begin("leaving", work), WORTH
        browser.failed.listen(app.broken)
        for act in (self.slowly.refresh, self.embed.refresh, app.refresh, self._explain,
                    self.show_over, self.zoom.show):
            self.drawn.listen(act)
        app.opened.listen(self.embed.view)
        browser.left.listen(app.address.changed)
        browser.refused.listen(lambda text: self.voice.note(text, more=True))
        browser.themed.listen(lambda theme: self.settings.choose("theme", theme))
        browser.printing.listen(self.exporting.fill_sheet)
        browser.looked.listen(self.stage.redraw)
        browser.on_key(self.keyboard.press)
        browser.zooms(Gestures(browser.screen("canvas").view, self.stage.redraw,
                               lambda: app.run is not None and app.shop.taken))
        page.on("show-idea", "change", lambda: self.settings.choose(
            "idea", "on" if page.read("show-idea") == "1" else "off"))
        page.on("note-close", "click", lambda: self.voice.note(""))
        page.on("export-print", "click", browser.print_page)
        self.player.listen()

    def start(self) -> Site:
        """Show what the link says, from where the recording stands; whatever a link does, there is
        a picture and a sentence."""
        self.settings.load()
        played = self.browser.recorded()                   # which writes where the page now will
        try:
            self.app.open(self.app.address.link,
                          lambda: self.player.take_over(*played) if played else None)
        except Exception as error:                         # nobody else would hear of it yet
            self.app.waiting.fail(error)
        return self

    def use(self, catalog: Catalog) -> None:
        """Choose from another catalog from now on: something was added.  What is shown stays."""
        app = self.app
        app.catalog = catalog
        if app.run is not None and hasattr(app.run.recipe, "catalog"):
            app.follow(replace(cast(Any, app.run.recipe), catalog=catalog))
            app.shop.write(app.run.recipe)

    def _explain(self) -> None:
        app = self.app
        if app.run is not None:
            self.explaining.refresh(app.run, app.shop.explain)
            self.ideas.refresh(app.run, hidden=app.shop.hides_ideas)

    def _busy(self, busy: bool) -> None:
        self.browser.page.attribute("", "data-busy", "" if busy else None)

    def show_over(self) -> None:
        """What lies over the picture."""
        shown = self.app.run is not None
        over = self.app.shop.over(self.browser.theme()) if shown else ()
        self.over.show([*self.ideas.layers(), *over])

    def _wish(self, theme: str) -> None:
        """A link asks for a theme, or for none."""
        self.settings.link(**{"theme": theme} if theme else {})

    def _obey(self, settings: Settings) -> None:
        self.voice.level, self.app.single_keys = settings.voice, settings.keys == "on"
        self.browser.page.write("show-idea", str(int(settings.idea == "on")))
        self.browser.obey(settings)

    def _workshop(self, app: App, place: Place) -> AnyWorkshop:
        """Imported when it is asked for: static/runtime.mjs has that done when the page is idle."""
        made: AnyWorkshop = place.make(House(self.browser, app, self.stage, self.works,
                                             self.show_over, self.panel))
        return made
