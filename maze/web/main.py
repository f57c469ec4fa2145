"""The page, wired up.  The only module with effects when it is imported."""

from __future__ import annotations

import asyncio

from js import document, window
from pyodide.ffi import create_proxy

from maze.web import browser
from maze.web.address import Address
from maze.web.app import App
from maze.web.canvas import Canvas
from maze.web.keys import command
from maze.web.page import DomPage
from maze.web.stage import Stage
from maze.web.voice import Voice
from maze.web.workshop_maze import MazeWorkshop
from maze.web.workshop_pentomino import PentominoWorkshop

page = DomPage(document, create_proxy)
voice = Voice(page, browser.clock, browser.later)
app = App(page, voice, {
    "maze": MazeWorkshop(page, browser.theme),
    "pentomino": PentominoWorkshop(page, browser.theme, lambda: app.pace, browser.clock,
                                   lambda: app.set_up()),
}, browser.calm, browser.fresh)
app.stage = Stage(Canvas(page.element("canvas")), browser.clock, app.told, app.broken)
app.address = Address(browser.WindowBar(), app.open)

COMMANDS = {
    "new": app.new, "solve-now": app.solve, "search": app.search, "dice": app.dice,
    "play": app.play, "to-start": app.to_start, "to-end": app.to_end,
    "back": lambda: app.step(-1), "forward": lambda: app.step(1),
    "slower": lambda: app.change_speed(-1), "faster": lambda: app.change_speed(1),
    "last-landmark": lambda: app.to_landmark(-1), "next-landmark": lambda: app.to_landmark(1),
}
BUTTONS = COMMANDS.keys() - {"last-landmark", "next-landmark"}


def pressed(event) -> None:
    """A key, unless a sheet is open: then the keys are the sheet's."""
    focus = event.target
    kind = str(focus.type) if focus.tagName == "INPUT" else str(focus.tagName)
    held = event.ctrlKey or event.altKey or event.metaKey
    name = command(str(event.key), event.shiftKey, held or page.element("sheet").open, kind)
    if name:
        event.preventDefault()
        place = document.documentElement.getAttribute("data-place")
        COMMANDS["search" if name == "solve-now" and place == "pentomino" else name]()


for name in BUTTONS:
    page.on(name, "click", COMMANDS[name])
page.on("timeline", "input", lambda: app.scrub(int(page.read("timeline"))))
page.on("speed", "input", lambda: app.set_speed(int(page.read("speed"))))
page.on("note-close", "click", lambda: voice.note(""))
browser.listen(document, "keydown", pressed)
browser.listen(window, "hashchange", lambda _: app.address.changed())
browser.listen(window, "popstate", lambda _: app.address.changed())
browser.on_look(app.stage.redraw)
app.open(app.address.link)
loop = asyncio.ensure_future(app.stage.run())
