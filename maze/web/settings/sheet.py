"""SettingsSheet: the controls of the settings, what a device keeps of them, and who obeys them."""

from __future__ import annotations

from collections.abc import Callable

from maze.message import Message, phrase
from maze.web.device.known import SETTINGS
from maze.web.device.records import Records
from maze.web.page import Option, Page
from maze.web.settings.settings import CHOICES, Settings, parse_settings

ON_ROOT = ("theme", "text", "motion")                              # what style sheets look at


class SettingsSheet:
    """``obey`` is told the settings at the beginning and whenever they change."""

    def __init__(self, page: Page, records: Records, obey: Callable[[Settings], None]) -> None:
        self.page = page
        self.records = records
        self.obey = obey
        self.settings = Settings()
        self._linked: dict[str, str] = {}                  # by a link: for this visit, not kept
        for name, choice in CHOICES.items():
            page.menu(f"set-{name}", [Option(*item) for item in choice.options.items()])
            page.on(f"set-{name}", "change", self._take)
        records.watch(self.load)

    def load(self) -> None:
        """As the device has kept them."""
        self._show(parse_settings({name: self.records.read(SETTINGS, name) for name in CHOICES}))

    def choose(self, name: str, word: str) -> None:
        """Somebody has pressed a button that stands for one of the choices."""
        self.page.write(f"set-{name}", word)
        self._take()

    def link(self, **words: str) -> None:
        """What a link asks for, as long as the page shows it; nothing of it is kept."""
        self._linked = words
        self._show(self.settings)

    def _take(self) -> None:
        """A choice was made: kept here, and told, for what changes may be out of sight."""
        before, self._linked = self.settings, {}
        self._show(parse_settings({name: self.page.read(f"set-{name}") for name in CHOICES}))
        for name, word in self.settings._asdict().items():
            if word != getattr(before, name):              # another tab may have changed the rest
                self.records.write(SETTINGS, name, "" if word == CHOICES[name].default else word)
                if name == "text":
                    self.page.write("settings-said", Message(
                        "Text size: {size}.", size=phrase(CHOICES[name].options[word])))

    def _show(self, settings: Settings) -> None:
        self.settings = settings
        for name, word in settings._asdict().items():
            self.page.write(f"set-{name}", word)
        obeyed = settings._replace(**self._linked)
        for name in ON_ROOT:
            word = getattr(obeyed, name)
            self.page.attribute("", f"data-{name}", None if word == "auto" else word)
        self.obey(obeyed)
