"""Lines 4 to 7: edit, play, share, export."""

from __future__ import annotations

from tests.browser.pages import MAZE, frames
from tools.tour.guide import Guide
from tools.tour.views import USUAL, Stop, View

SMALL = "#maze?v=1&shape=square&size=12x9&by=prim&seed=amber-7&solve=breadth_first"
UNSOLVED = SMALL.removesuffix("&solve=breadth_first")
DOORS = "#maze?v=1&shape=square&size=12x10&by=wilson&seed=i&keys=2"
TILING = "#pentomino?v=1&board=5x9&pieces=ltwkyrzcp"
PAPER = (View("paper", (794, 1123)), View("paper-dark", (794, 1123), "dark"))


# --- edit -----------------------------------------------------------------------------------------


def wall(guide: Guide) -> None:
    guide.edit()
    guide.page.mouse.click(*guide.spot(5.0, 4.5))
    guide.until("location.hash.includes('walls=')")


def mask(guide: Guide) -> None:
    guide.edit()
    guide.page.check("#tool-squares", force=True)
    for y in (3.5, 4.5):
        guide.page.mouse.move(*guide.spot(4.5, y))
        guide.page.mouse.down()
        guide.page.mouse.move(*guide.spot(7.5, y), steps=4)
        guide.page.mouse.up()
    guide.until("location.hash.includes('shape=mask')")


def undone(guide: Guide) -> None:
    wall(guide)
    guide.press("#edit-undo")
    guide.until("!location.hash.includes('walls=')")


def goal(guide: Guide) -> None:
    guide.edit()
    guide.page.check("#tool-goal", force=True)
    guide.page.mouse.click(*guide.spot(6.5, 2.5))
    guide.until("location.hash.includes('to=')")


def cell(guide: Guide) -> None:
    guide.finish()
    guide.page.mouse.click(*guide.spot(6.5, 4.5))
    guide.until("!document.getElementById('cell').hidden")
    frames(guide.page, 5)


# --- play -----------------------------------------------------------------------------------------


def begun(guide: Guide) -> None:
    guide.play()
    guide.says("Exits: ")


def half_way(guide: Guide) -> None:
    way = guide.play()
    guide.keys(*way[:len(way) * 2 // 3])


def hint(guide: Guide) -> None:
    guide.play()
    for _ in range(3):
        guide.press("#play-hint")
        frames(guide.page, 3)
    guide.says("Take exit")


def fog(guide: Guide) -> None:
    way = guide.play()
    guide.page.check("#play-fog", force=True)
    guide.keys(*way[:len(way) // 2])


def doors(guide: Guide) -> None:
    guide.play()
    for _ in range(12):
        guide.keys("h")
        frames(guide.page, 2)
    guide.until("document.getElementById('play-hints').textContent")


def won(guide: Guide) -> None:
    guide.keys(*guide.play())
    guide.says("You are at the goal")


def today(guide: Guide) -> None:
    guide.play()
    guide.press("#play-today")
    guide.until("location.hash.includes('daily-')")


# --- share ----------------------------------------------------------------------------------------


def share(guide: Guide) -> None:
    guide.seek(0.6)
    guide.press("#share")
    guide.page.wait_for_selector("#share-dialog[open]")


def qr(guide: Guide) -> None:
    share(guide)
    guide.press("#share-dialog details:has(#qr) > summary")
    guide.page.wait_for_selector("#qr *", state="attached")
    guide.page.locator("#qr").scroll_into_view_if_needed()


def snippet(guide: Guide) -> None:
    share(guide)
    guide.press("#share-dialog details:has(#embed-code) > summary")
    guide.page.locator("#embed-copy").scroll_into_view_if_needed()


def framed(guide: Guide) -> bytes:
    return guide.elsewhere(f"{guide.url}{MAZE}&embed=1&at=412", embedded=True)


def bare(guide: Guide) -> bytes:
    return guide.elsewhere(f"{guide.url}{TILING}&embed=1&controls=0", embedded=True)


# --- export ---------------------------------------------------------------------------------------


def export(guide: Guide) -> None:
    guide.finish()
    guide.reach("#export")
    guide.page.click("#export")
    guide.page.wait_for_selector("#export-dialog[open]")


def file(*choice: str):
    """An act: the file of a picture, in a form, in colors."""
    def act(guide: Guide) -> bytes:
        guide.finish()
        return guide.file(*choice)
    return act


def paper(guide: Guide) -> bytes:
    """What the printer is given."""
    guide.finish()
    guide.page.evaluate("window.print = () => dispatchEvent(new Event('beforeprint'))")
    guide.reach("#export")
    guide.page.click("#export")
    guide.page.click("#export-print")
    guide.page.wait_for_selector("#print-picture svg", state="attached")
    guide.page.emulate_media(media="print")
    seen = guide.page.screenshot()
    guide.page.emulate_media(media="screen")
    return seen


FILES = [("svg", ("shown", "svg", "light")), ("svg-solved-dark", ("solved", "svg", "dark")),
         ("png", ("solved", "png", "light")), ("png-300-dpi", ("plain", "print", "print")),
         ("text", ("solved", "text", "light")), ("json", ("solved", "json", "light"))]
STOPS = [
    Stop(4, "wall", "A wall is toggled", SMALL, wall),
    Stop(4, "mask", "Squares are painted out", SMALL, mask),
    Stop(4, "goal", "The goal is moved", SMALL, goal),
    Stop(4, "undo", "The wall is undone", SMALL, undone),
    Stop(4, "cell", "A cell is tapped, and told about", SMALL, cell),
    Stop(5, "begun", "A maze to be played", SMALL, begun),
    Stop(5, "half-way", "Two thirds of the way, with its trail", SMALL, half_way),
    Stop(5, "hint", "The third rung of hints", SMALL, hint),
    Stop(5, "fog", "In the fog", SMALL, fog),
    Stop(5, "doors", "Keys and doors", DOORS, doors),
    Stop(5, "won", "At the goal", SMALL, won),
    Stop(5, "daily", "The maze of the day", SMALL, today),
    Stop(6, "dialog", "The dialog: link, step, exact walls", MAZE, share),
    Stop(6, "qr", "The QR code", MAZE, qr),
    Stop(6, "snippet", "The lines for another page", MAZE, snippet),
    Stop(6, "embed", "Embedded, at a step", MAZE, framed),
    Stop(6, "embed-bare", "Embedded, without controls", TILING, bare),
    Stop(7, "dialog", "The dialog", SMALL, export),
    *[Stop(7, name, f"A file: {', '.join(choice)}", MAZE, file(*choice), (USUAL[0],))
      for name, choice in FILES],
    Stop(7, "tiling", "A file of a tiling: solved, svg, print", TILING,
         file("solved", "svg", "print"), (USUAL[0],)),
    Stop(7, "print", "On paper: a maze", SMALL, paper, PAPER),
    Stop(7, "print-tiling", "On paper: a tiling", TILING, paper, PAPER),
]
