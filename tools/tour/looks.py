"""Lines 8 to 10: themes and settings, every size, every language."""

from __future__ import annotations

from tests.browser.pages import KATAMINO, MAZE
from tools import pseudo
from tools.tour.doing import DOORS, SMALL, doors, half_way
from tools.tour.guide import Guide
from tools.tour.views import SIZES, USUAL, Stop, four, two
from tools.tour.watching import growing

PLAY = "#pentomino?v=1&board=6x10&pieces=all&mode=play"
LOCALES = {"et": "et-EE", "hu": "hu-HU", "el": "el-GR", "de": "de-DE", "pl": "pl-PL"}


def dialog(name: str):
    """An act: a dialog is opened."""
    def act(guide: Guide) -> None:
        guide.press(f"#{name}")
        guide.page.wait_for_selector(f"#{name}-dialog[open]")
    return act


def forms(guide: Guide) -> None:
    guide.reach("#by")


def focus(guide: Guide) -> None:
    guide.seek(0.5)
    guide.keys("ArrowRight", "ArrowDown")


def still(guide: Guide) -> None:
    guide.until("['ready', 'paused', 'finished'].includes(document.documentElement.dataset.state)")


CONTRAST, FORCED = four("contrast", contrast="more"), four("forced", forced_colors="active")
CALM = tuple(view.but("calm", options=(*view.options, ("reduced_motion", "reduce")))
             for view in USUAL[:3:2])
TWICE = two("200%", large=True)
TONGUES = tuple(view for name, locale in LOCALES.items()
                for view in two(name, options=(("locale", locale),)))
PSEUDO = two("pseudo", options=(("locale", pseudo.LOCALE),), pseudo=True)
STOPS = [
    Stop(8, "maze", "Light and dark", MAZE, growing),
    Stop(8, "tiling", "Light and dark: a tiling", KATAMINO, Guide.finish),
    Stop(8, "contrast", "High contrast", MAZE, growing, CONTRAST),
    Stop(8, "contrast-tiling", "High contrast: a tiling", KATAMINO, Guide.finish, CONTRAST),
    Stop(8, "forced", "The system's own colors", MAZE, growing, FORCED),
    Stop(8, "forced-tiling", "The system's own colors: a tiling", KATAMINO, Guide.finish, FORCED),
    Stop(8, "calm", "Reduced motion: nothing plays by itself", MAZE, still, CALM),
    Stop(8, "settings", "The settings", MAZE, dialog("settings")),
    Stop(8, "help", "The help", MAZE, dialog("help")),
    Stop(8, "forms", "The controls of a maze", MAZE, forms),
    Stop(9, "maze", "Every size of window: a maze", MAZE, growing, SIZES),
    Stop(9, "playing", "Every size of window: playing", SMALL, half_way, SIZES),
    Stop(9, "doors", "Every size of window: keys and doors", DOORS, doors, SIZES),
    Stop(9, "tiling", "Every size of window: a tiling", KATAMINO, Guide.finish, SIZES),
    Stop(9, "play-tiling", "Every size of window: pieces in hand", PLAY, None, SIZES),
    Stop(9, "focus", "The cursor of the keyboard on the board", MAZE, focus),
    Stop(9, "text", "Text of 200 %", MAZE, growing, TWICE),
    Stop(9, "text-tiling", "Text of 200 %: a tiling", PLAY, None, TWICE),
    Stop(10, "maze", "Five languages: a maze", MAZE, growing, TONGUES),
    Stop(10, "tiling", "Five languages: pieces in hand", PLAY, None, TONGUES),
    Stop(10, "forms", "Five languages: the controls", MAZE, forms, TONGUES),
    Stop(10, "settings", "Five languages: the settings", MAZE, dialog("settings"), TONGUES),
    Stop(10, "pseudo", "Two fifths longer words: a maze", MAZE, growing, PSEUDO),
    Stop(10, "pseudo-tiling", "Two fifths longer words: pieces in hand", PLAY, None, PSEUDO),
]
