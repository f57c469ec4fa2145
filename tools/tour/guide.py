"""The guide: one window, and the hands to get somewhere in it, by mouse or by finger alike."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser import pages
from tests.browser.hands import way_by_keys
from tools import browser as chrome
from tools import pseudo
from tools.tour.views import Stop, View

SECONDS = 20
MANY = 120                                                 # what a million cells may take
CLEAN = """() => {
    for (const one of document.querySelectorAll("dialog[open]")) one.close();
    if (!document.getElementById("mode-watch").checked)
        document.getElementById("mode-watch").click();
    for (const one of document.querySelectorAll("details[open]")) one.open = false;
    document.activeElement?.blur();
    localStorage.clear();
}"""
SHEET = """(what) => {
    const found = document.querySelector(what), part = found.closest(".sheet-part");
    return found.checkVisibility({ visibilityProperty: true }) ? "" : part?.id ?? "";
}"""


class Guide:
    """Everything it is asked to do either happens or raises."""

    def __init__(self, browser: Browser, url: str, view: View) -> None:
        width, height = view.size
        self.url, self.view = url, view
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=view.colors,
            service_workers="block", **dict(view.options))
        self.page = self.another()
        self.page.goto(url)
        chrome.wait_until_settled(self.page, [])
        if view.large:
            letters = self.context.new_cdp_session(self.page)
            letters.send("Page.enable")
            letters.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})

    @property
    def phone(self) -> bool:
        """Whether panels lie in sheets; the same at any width but the largest."""
        return self.page.is_visible(".dock")

    def another(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(SECONDS * 1000)
        if self.view.pseudo:
            pseudo.speak(page)
        return page

    def show(self, stop: Stop) -> bytes:
        """Go there, do it, and look."""
        self.page.evaluate(CLEAN)
        pages.go(self.page, stop.link)
        seen = stop.act(self) if stop.act else None
        return seen or self.look()

    def look(self, page: Page | None = None) -> bytes:
        page = page or self.page
        page.mouse.move(0, 0)
        page.wait_for_timeout(350)                         # transitions
        return page.screenshot()

    # --- hands ----------------------------------------------------------------------------------

    def reach(self, what: str) -> None:
        """On a phone most of it lies in a sheet."""
        sheet = self.page.evaluate(SHEET, what)
        if sheet:
            self.page.click(f".dock [data-sheet={sheet}]")
            self.page.wait_for_selector(what)

    def press(self, *what: str) -> None:
        for one in what:
            self.reach(one)
            self.page.click(one)

    def keys(self, *keys: str, on: str = "#canvas") -> None:
        self.page.focus(on)
        for key in keys:
            self.page.keyboard.press(key)
            pages.frames(self.page, 3)

    def until(self, what: str, arg: Any = None, seconds: float = SECONDS) -> None:
        self.page.wait_for_function(what, arg=arg, timeout=seconds * 1000)

    def says(self, text: str, where: str = "sentence") -> None:
        self.until("([where, text]) => document.getElementById(where).textContent.includes(text)",
                   [where, text])

    def finish(self) -> None:
        self.page.evaluate("document.getElementById('to-end').click()")
        self.until("document.documentElement.dataset.state === 'finished'", seconds=MANY)
        pages.frames(self.page, 2)

    def seek(self, share: float) -> None:
        """To a part of the whole run, which is known when it has been to its end."""
        self.finish()
        last = int(self.page.get_attribute("#timeline", "max"))
        self.page.fill("#timeline", str(round(share * last)))
        self.until("document.documentElement.dataset.state === 'paused'")

    def spot(self, x: float, y: float) -> tuple[float, float]:
        return pages.at(self.page, x, y)

    def edit(self) -> None:
        self.finish()
        if self.phone:
            self.page.click(".dock [data-sheet=solving]")
        self.page.check("#mode-edit", force=True)
        self.page.wait_for_selector("#edit-done")

    def play(self) -> list[str]:
        """The keys that run to the goal."""
        self.finish()
        if self.phone:
            self.page.click("#dock-play")
        else:
            self.page.check("#mode-play", force=True)
        self.page.wait_for_selector("#play-done")
        self.page.click("#play-again")                     # a game that was left is kept
        self.until("document.getElementById('play-moves').textContent.startsWith('0 ')")
        self.page.uncheck("#play-fog", force=True)         # it stays on from game to game
        link = pages.hash_of(self.page)
        return [] if "keys=" in link else way_by_keys(link)

    # --- elsewhere ------------------------------------------------------------------------------

    def file(self, *choice: str) -> bytes:
        """A file is exported, and opened."""
        self.page.click("#export")
        for name, value in zip(("what", "as", "colors"), choice, strict=True):
            self.page.select_option(f"#export-{name}", value)
        with self.page.expect_download() as download:
            self.page.click("#export-save")
        name = download.value.suggested_filename
        path = Path(download.value.path()).with_name(name)
        download.value.save_as(path)
        return self.elsewhere(path.as_uri())

    def elsewhere(self, address: str, embedded: bool = False) -> bytes:
        """Another page, in a window of the same size."""
        page = self.another()
        page.goto(address)
        if embedded:
            chrome.wait_until_settled(page, [])
        seen = self.look(page)
        page.close()
        return seen
