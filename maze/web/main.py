"""The page, wired up.  The only module with effects when it is imported."""

from __future__ import annotations

import asyncio

from js import document, window

from maze.web import browser
from maze.web.address import Address
from maze.web.app import App
from maze.web.canvas import Canvas
from maze.web.dom import DomPage
from maze.web.stage import Stage
from maze.web.voice import Voice
from maze.web.workshop_maze import MazeWorkshop
from maze.web.workshop_pentomino import PentominoWorkshop

handler = browser.guard(lambda error: app.broken(error))
page = DomPage(document, handler)
voice = Voice(page, browser.clock, browser.later)
app = App(page, voice, {
    "maze": MazeWorkshop(page, browser.theme, lambda: app.new()),
    "pentomino": PentominoWorkshop(page, browser.theme, lambda: app.player.pace, browser.clock,
                                   lambda: app.set_up()),
}, browser.calm, browser.fresh)
stage = Stage(Canvas(page.element("canvas")), browser.clock, app.told, app.broken)
app.player.stage = stage
app.address = Address(browser.WindowBar(), app.open)

for name, act in app.commands().items():
    if not name.endswith("landmark"):
        page.on(name, "click", act)
page.on("timeline", "input", app.player.scrub)
page.on("timeline", "change", app.player.let_go)
page.on("speed", "input", lambda: app.player.set_speed(int(page.read("speed"))))
page.on("note-close", "click", lambda: voice.note(""))


def pressed(event) -> None:
    """A key, unless a sheet is open: then the keys are the sheet's."""
    focus = event.target
    kind = str(focus.type) if focus.tagName == "INPUT" else str(focus.tagName)
    held = event.ctrlKey or event.altKey or event.metaKey or page.element("sheet").open
    if app.key(str(event.key), bool(event.shiftKey), bool(held), kind):
        event.preventDefault()


document.addEventListener("keydown", handler(pressed))
for event in ("hashchange", "popstate"):
    window.addEventListener(event, handler(lambda _: app.address.changed()))
browser.on_look(stage.redraw)
app.open(app.address.link)
loop = asyncio.ensure_future(stage.run())
