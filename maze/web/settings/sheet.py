"""SettingsSheet: the controls of the settings, what a device keeps of them, and who obeys them."""

from __future__ import annotations

from collections.abc import Callable

from maze.web.page import Option, Page
from maze.web.settings.settings import CHOICES, Settings, format_settings, parse_settings
from maze.web.store import Store

KEY = "meander-settings"                                   # static/early.js reads it, too
ON_ROOT = ("theme", "motion")                              # what style sheets look at
FORGOTTEN = "Forgotten: everything this page had kept on this device."


class SettingsSheet:
    """``obey`` is told the settings at the beginning and whenever they change."""

    def __init__(self, page: Page, store: Store, obey: Callable[[Settings], None]) -> None:
        self.page = page
        self.store = store
        self.obey = obey
        self.settings = Settings()
        self._linked: dict[str, str] = {}                  # by a link: for this visit, not kept
        for name, choice in CHOICES.items():
            page.menu(f"set-{name}", [Option(*item) for item in choice.options.items()])
            page.on(f"set-{name}", "change", self._take)
        page.on("forget", "click", self._forget)
        page.on("settings-dialog", "shown", lambda: page.write("settings-said", ""))

    def load(self) -> None:
        """As the device has kept them."""
        self._show(parse_settings(self.store.read(KEY)))

    def choose(self, name: str, word: str) -> None:
        """Somebody has pressed a button that stands for one of the choices."""
        self.page.write(f"set-{name}", word)
        self._take()

    def link(self, **words: str) -> None:
        """What a link asks for, as long as the page shows it; nothing of it is kept."""
        self._linked = words
        self._show(self.settings)

    def _take(self) -> None:
        texts = {name: self.page.read(f"set-{name}") for name in CHOICES}
        self._linked = {}
        self._show(parse_settings("&".join(f"{name}={text}" for name, text in texts.items())))
        self.store.write(KEY, format_settings(self.settings))

    def _forget(self) -> None:
        self.store.forget()
        self._show(Settings())
        self.page.write("settings-said", FORGOTTEN)

    def _show(self, settings: Settings) -> None:
        self.settings = settings
        for name, word in settings._asdict().items():
            self.page.write(f"set-{name}", word)
        obeyed = settings._replace(**self._linked)
        for name in ON_ROOT:
            word = getattr(obeyed, name)
            self.page.attribute("", f"data-{name}", None if word == "auto" else word)
        self.obey(obeyed)
