"""Hands of a tester: keys, each press of which is counted, and the tip of a finger."""

from __future__ import annotations

from playwright.sync_api import Page

from maze.playing.game import Game
from maze.share import decode
from tests.browser.pages import idle

ARROWS = {"north": "ArrowUp", "east": "ArrowRight", "south": "ArrowDown", "west": "ArrowLeft"}
FOCUS = """() => { const one = document.activeElement;
    return !one || one === document.body ? ""
        : one.id || one.dataset.sheet || `${one.closest("[id]").id} ${one.localName}`; }"""
STOPS = """() => [...document.querySelectorAll(
        "a[href], button, input, select, textarea, summary, [tabindex]")]
    .filter((one) => one.tabIndex >= 0 && !one.disabled
        && one.checkVisibility({ visibilityProperty: true })
        && (one.type !== "radio" || one.checked))
    .map((one) => one.id || one.dataset.sheet || `${one.closest("[id]").id} ${one.localName}`)"""


class Keys:
    """A keyboard; ``count`` is how often it was pressed."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.count = 0

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
            self.count += 1
        idle(self.page)

    def to(self, selector: str, key: str = "Tab") -> None:
        """Press Tab, or Shift+Tab, until something has the focus."""
        for _ in range(60):
            if self.page.evaluate("what => document.activeElement.matches(what)", selector):
                return
            self.page.keyboard.press(key)
            self.count += 1
        raise AssertionError(f"{selector} cannot be reached with {key}")


def focus(page: Page) -> str:
    """What has the focus, by its id or that of what it is in; "" for the page itself."""
    return page.evaluate(FOCUS)


def stops(page: Page) -> list[str]:
    """All that Tab should come to, in the order of the document."""
    return page.evaluate(STOPS)


def way_by_keys(link: str) -> list[str]:
    """The keys that run from the start of a maze to its goal, from choice to choice."""
    game, keys = Game(decode(link).recipe.picture()), []
    while not game.won:
        best = min((one for one in game.exits() if not game.barred(one)), key=lambda one: ahead(
            game, one.cell))
        keys.append(f"Shift+{ARROWS[best.name]}")
        game.run(best)
    return keys


def way_by_taps(link: str) -> list[int]:
    """The cells to be tapped, one after the other, each in straight view of the one before."""
    game, cells = Game(decode(link).recipe.picture()), []
    while not game.won:
        line = min(game.lines(), key=lambda line: ahead(game, line[0]))
        before = [game.left, *(ahead(game, cell) for cell in line)]
        far = next((k for k in range(1, len(before)) if before[k] > before[k - 1]), len(before))
        cells.append(line[far - 2])
        assert game.walk_to(cells[-1])
    return cells


def ahead(game: Game, cell: int) -> int:
    """Steps from a cell to the goal, of a maze without keys."""
    return game.far[cell]
