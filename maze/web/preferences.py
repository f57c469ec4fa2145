"""Preferences: what the visitor's device asks for, and what was chosen in the settings instead."""

from __future__ import annotations

from typing import Any

from js import document, window

from maze.render.theme import COLORS, FORCED, Theme
from maze.web.settings.settings import Settings, is_calm, looks, theme_of


class Preferences:
    """How the page is to look: as the device asks for, unless the visitor has chosen otherwise."""

    def __init__(self) -> None:
        self._dark = window.matchMedia("(prefers-color-scheme: dark)")
        self._forced = window.matchMedia("(forced-colors: active)")
        self._more = window.matchMedia("(prefers-contrast: more)")
        self._still = window.matchMedia("(prefers-reduced-motion: reduce)")
        self._coarse = window.matchMedia("(pointer: coarse)")
        self.media = (self._dark, self._forced, self._more)
        self.settings = Settings()
        self.theme = self._theme()

    def obey(self, settings: Settings) -> None:
        self.settings = settings
        self.theme = self._theme()

    @property
    def calm(self) -> bool:
        return is_calm(self.settings, still=bool(self._still.matches))

    @property
    def coarse(self) -> bool:
        return bool(self._coarse.matches)

    @property
    def ideas(self) -> bool:
        return self.settings.idea == "on"

    def _theme(self) -> Theme:
        """The system's own colors if it insists, else what was chosen on the page."""
        if self._forced.matches:
            colors: dict[str, Any] = {part: _hex(getattr(FORCED, part)) for part in COLORS}
            return looks(self.settings, FORCED._replace(**colors))
        return theme_of(self.settings, dark=bool(self._dark.matches),
                        more=bool(self._more.matches))


def _hex(color: str) -> str:
    """A color of the system as ``#rrggbb``: a canvas knows."""
    context = document.createElement("canvas").getContext("2d")
    context.fillStyle = color
    return str(context.fillStyle)
