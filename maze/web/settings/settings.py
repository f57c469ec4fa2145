"""Settings: eight choices; a device keeps each by its name, unless it is at its default."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from maze.params import Choice
from maze.render.theme import THEMES, Theme

CHOICES = {choice.name: choice for choice in (
    Choice("theme", "Theme", {"auto": "As the device", "light": "Light", "dark": "Dark",
                              "ink": "Ink on paper", "blueprint": "Blueprint",
                              "contrast": "High contrast"}, "auto"),
    Choice("text", "Text size", {"auto": "As the device", "large": "Large",
                                 "larger": "Very large"}, "auto"),
    Choice("motion", "Motion", {"auto": "As the device", "reduced": "Reduced", "full": "Full"},
           "auto", "Reduced: nothing plays until you press Play."),
    Choice("keys", "Single-key shortcuts", {"on": "On", "off": "Off"}, "on",
           "Off: letters and signs do nothing; arrows, Home, End and Space still work."),
    Choice("voice", "Announcements", {"brief": "Brief", "detailed": "Detailed", "off": "Off"},
           "detailed", "What a screen reader is told while something plays."),
    Choice("labels", "On pieces", {"letters": "Letters", "numbers": "Numbers 1 to 12",
                                   "none": "Nothing"}, "letters"),
    Choice("patterns", "Patterns on pieces", {"auto": "With high contrast", "on": "Always",
                                              "off": "Never"}, "auto"),
    Choice("idea", "Show the idea", {"on": "On", "off": "Off"}, "on",
           "What an algorithm holds, such as its sets or its stack, is drawn over the board."),
)}

GROUNDS = {"light": "light", "dark": "dark", "ink": "light", "blueprint": "dark"}


class Settings(NamedTuple):
    """Each is a word of its choice in ``CHOICES``."""

    theme: str = "auto"
    text: str = "auto"
    motion: str = "auto"
    keys: str = "on"
    voice: str = "detailed"
    labels: str = "letters"
    patterns: str = "auto"
    idea: str = "on"


def parse_settings(words: Mapping[str, str]) -> Settings:
    """What cannot be understood is at its default: a page may not fail over its own memory."""
    return Settings(**{name: word for name, word in words.items()
                       if name in CHOICES and word in CHOICES[name].options})


def theme_of(settings: Settings, *, dark: bool, more: bool) -> Theme:
    """The colors of a visitor whose device asks for ``dark`` ones, or for ``more`` contrast."""
    ground = GROUNDS.get(settings.theme, "dark" if dark else "light")
    high = settings.theme == "contrast" or more
    plain = settings.theme if settings.theme in GROUNDS else ground
    return looks(settings, THEMES[f"contrast-{ground}" if high else plain])


def looks(settings: Settings, theme: Theme) -> Theme:
    """A theme with what the settings show on pieces."""
    patterns = {"on": True, "off": False}.get(settings.patterns, theme.patterns)
    return theme._replace(patterns=patterns or theme.plain, labels=settings.labels)


def is_calm(settings: Settings, *, still: bool) -> bool:
    """Whether nothing may move by itself; ``still`` is what the device asks for."""
    return settings.motion == "reduced" or (still and settings.motion != "full")
