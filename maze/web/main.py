"""The page, wired up.  The only module with effects when it is imported."""

from __future__ import annotations

import asyncio
from typing import Any

from js import document, window

from maze.share import AnyRecipe, encode, place_of
from maze.web import browser
from maze.web.address import Address
from maze.web.app import App
from maze.web.canvas import Canvas
from maze.web.device.local import LocalFiles, WebStorage, path
from maze.web.device.records import Records
from maze.web.device.sheet import DeviceSheet
from maze.web.dom import DomPage
from maze.web.explaining.explaining import Explaining
from maze.web.exporting.dialog import ExportDialog
from maze.web.exporting.pixels import png_of
from maze.web.fetched import parts
from maze.web.later import Later
from maze.web.mazes.workshop import MazeWorkshop
from maze.web.player.stage import Stage
from maze.web.playing.keys import is_beside, rests
from maze.web.playing.play import Play
from maze.web.playing.rounds import Rounds
from maze.web.pointing.events import listen as point
from maze.web.pointing.live import Live
from maze.web.pointing.over import Over
from maze.web.pointing.pointing import Pointing
from maze.web.settings.settings import Settings, looks
from maze.web.settings.sheet import SettingsSheet
from maze.web.sharing.dialog import ShareDialog
from maze.web.sharing.embed import Embed
from maze.web.voice import Voice
from maze.web.zooming.events import listen
from maze.web.zooming.hands import Hands
from maze.web.zooming.zoom import Zoom

browser.stop_what_never_ends()
handler = browser.guard(lambda error: app.broken(error))
speech = browser.speech()
page = DomPage(document, handler, speech)
voice = Voice(page, browser.clock, browser.later)
records = Records(WebStorage(), path(), lambda text: voice.note(text, more=True))


def pentominoes() -> Any:
    """The other workshop: static/runtime.mjs has its modules imported when the page is idle."""
    from maze.web.tilings.around import Around
    from maze.web.tilings.desk_dom import DomDesk
    from maze.web.tilings.lent import Lent
    from maze.web.tilings.workshop import PentominoWorkshop

    shop = PentominoWorkshop(page, voice, DomDesk(handler, speech),
                            Lent(records, lambda: app.player.pace))
    shop.asks = Around(app)
    return shop


app = App(page, voice, {
    "maze": (mazes := MazeWorkshop(page, browser.theme, lambda: app.new(), browser.later,
                                   lambda text: voice.note(text, more=True))),
    "pentomino": Later(pentominoes),
}, browser.calm, browser.fresh, parts(lambda error: app.broken(error)))
canvas = Canvas(page.element("canvas"))


def told() -> None:
    """A frame was drawn."""
    embed.told()
    app.told()
    explaining.tell(app.run)
    pointing.told()
    show_over()
    zoom.show()


def show_over() -> None:
    """What lies over the picture."""
    theme = browser.theme()
    over.show([*explaining.holding.layers(theme), *pointing.layers(theme)])


stage = Stage(canvas, browser.clock, told, app.broken,
              lambda busy: page.attribute("", "data-busy", "" if busy else None))
app.player.stage = stage
explaining = Explaining(page, browser.clock, stage.wake, app.parts)
pointing = Pointing(page, Live(app, mazes, browser.clock), canvas.view, mazes.lens, stage.redraw)
game = Play(page, pointing.board, browser.clock, browser.later,
            records, stage.redraw)
pointing.hands["play"] = game
over = Over(Canvas(page.element("over")), canvas.view)
app.more |= {"distances": pointing.views.toggle_map, "help": lambda: page.press("help")}
zoom = Zoom(page, canvas.view, stage.redraw, voice.say)
listen(canvas.element, Hands(canvas.view, stage.redraw, lambda: pointing.taken), handler)
point(document, canvas.element, pointing, show_over, handler)
pointing.listen()
game.listen()


rounds = Rounds(app, mazes, pointing, game, lambda: page.element("canvas").focus(), browser.today)
app.more |= {"new": rounds.new, "play-maze": lambda: rounds.turn("play"),
             "edit-maze": lambda: rounds.turn("edit")}


def play_with(event) -> None:
    """Play was chosen by a press: keys are for the board now.  (Arrows choose modes in turn.)"""
    if event.detail:
        page.element("canvas").focus()


page.on("play-today", "click", rounds.daily)
page.on("play-new", "click", rounds.another)
page.element("mode-play").addEventListener("click", handler(play_with))
page.on("play-done", "click", lambda: pointing.choose_mode("watch"))
page.on("dock-play", "click",
        lambda: pointing.choose_mode("watch" if pointing.mode == "play" else "play"))
app.address = Address(browser.WindowBar(), app.open)


def obey(settings: Settings) -> None:
    voice.level, app.single_keys = settings.voice, settings.keys == "on"
    browser.obey(settings)


def link_of(recipe: AnyRecipe, view: dict[str, Any]) -> str:
    """A link to be given away."""
    return encode(recipe, {**app.workshops[place_of(recipe)].view(), **view}, app.unknown)


sheet = SettingsSheet(page, records, obey)
DeviceSheet(page, records, LocalFiles(app.broken))
embed = Embed(page, app.player, link_of,
              lambda theme: sheet.link(**{"theme": theme} if theme else {}))


def view(seen: dict[str, Any]) -> dict[str, Any]:
    """A link says how it is to be looked at."""
    pointing.views.view(seen)
    return embed.view(seen)


app.viewed = view
sharing = ShareDialog(page, lambda: app.run, lambda recipe, seen: link_of(
    recipe, {**seen, **pointing.views.shared}), browser.home)
exporting = ExportDialog(page, lambda: app.run, png_of, browser.save, stage.redraw,
                         lambda theme: looks(sheet.settings, theme))

for name, act in (app.commands() | {"new": rounds.new}).items():
    if not name.endswith("landmark"):
        page.on(name, "click", act)
page.on("timeline", "input", app.player.scrub)
page.on("timeline", "change", app.player.let_go)
page.on("speed", "input", lambda: app.player.set_speed(int(page.read("speed"))))
page.on("note-close", "click", lambda: voice.note(""))


def pressed(event) -> None:
    """A key, unless a dialog is open: then the keys are the dialog's."""
    focus = event.target
    kind = str(focus.type) if focus.tagName == "INPUT" else str(focus.tagName)
    held = event.ctrlKey or event.altKey or event.metaKey or document.querySelector("dialog:modal")
    key, shift, plays = str(event.key), bool(event.shiftKey), pointing.mode == "play"
    ours = kind == "CANVAS" or (plays and is_beside(key, kind, app.single_keys))
    if ours and not held and (
            (plays and game.code(str(event.code), run=shift))
            or pointing.key(key, shift) or zoom.key(key)):
        event.preventDefault()
        if plays and pointing.mode == "play":
            page.element("canvas").focus()
        show_over()
    elif not (plays and rests(key, shift)) and app.key(key, shift, bool(held), kind):
        event.preventDefault()


def entered(event) -> None:
    """Enter in a field asks for the maze that the fields say."""
    if str(event.key) == "Enter" and event.target.closest("#size, #seed"):
        event.preventDefault()
        page.element("sheet").close()
        app.apply()


document.addEventListener("keydown", handler(pressed))
page.element("generate").addEventListener("keydown", handler(entered))
for event in ("hashchange", "popstate"):
    window.addEventListener(event, handler(lambda _: app.address.changed()))
window.addEventListener("storage", handler(lambda event: records.heard(str(event.key or ""))))
window.addEventListener("meander-theme",
                        handler(lambda event: sheet.choose("theme", str(event.detail))))
window.addEventListener("beforeprint", handler(lambda _: exporting.fill_sheet()))
page.on("export-print", "click", browser.print_page)
browser.on_look(stage.redraw)
sheet.load()
app.open(app.address.link)
if played := browser.recorded():
    app.player.take_over(*played)
loop = asyncio.ensure_future(stage.run())
