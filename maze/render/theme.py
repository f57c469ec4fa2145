"""Themes: colors, marks and widths by what they stand for, for canvas, SVG and PNG.

They are read from ``tokens.json``, the one table from which the page's style sheet is made too
(``tools/tokens.py``).  State is never told by color alone: each has a shape as well
(``maze/render/layers.py``).  Contrasts and distances under four kinds of color vision are tested
in ``tests/test_theme.py``.
"""

from __future__ import annotations

import json
from pkgutil import get_data
from typing import Any, NamedTuple

TOKENS: dict[str, Any] = json.loads(get_data("maze.render", "tokens.json") or b"")
DRAWING: dict[str, float] = TOKENS["drawing"]              # widths and sizes, in cells


class Theme(NamedTuple):
    """Colors by what they stand for; then how much must be told without them."""

    paper: str
    ink: str
    wall: str
    blank: str
    visited: str
    frontier: str
    pruned: str
    second: str
    path: str
    hatch: str
    mark: str                                              # ink on top of frontier
    bold: bool = False                                     # walls and outlines a little wider
    patterns: bool = False                                 # on pieces
    plain: bool = False                                    # patterns, shapes instead of colors
    labels: str = "letters"                                # on pieces: letters, numbers or none
    dotted: bool = False                                   # the path: apart from walls in one color
    flood: tuple[str, ...] = ()                            # the tones of a search, if there are any

    @property
    def wall_width(self) -> float:
        return DRAWING["bold-wall" if self.bold else "wall"]

    @property
    def outline_width(self) -> float:
        """Of a piece."""
        return DRAWING["bold-outline" if self.bold else "outline"]


COLORS = tuple(name for name in Theme._fields if name not in Theme._field_defaults)


def named(name: str, **looks: Any) -> Theme:
    """A theme of the table by its name."""
    colors, flood = TOKENS["themes"][name], tuple(TOKENS["floods"].get(name, ()))
    return Theme(*[colors[part] for part in COLORS], **{"flood": flood, **looks})


LIGHT = named("light")
DARK = named("dark")
PRINT = named("print", patterns=True, plain=True, dotted=True)           # black on white
FORCED = named("forced", patterns=True, plain=True)        # names of the system's colors
INK = named("ink")                                         # on paper
BLUEPRINT = named("blueprint")
THEMES = {"light": LIGHT, "dark": DARK, "ink": INK, "blueprint": BLUEPRINT,
          "contrast-light": named("contrast-light", bold=True, patterns=True),
          "contrast-dark": named("contrast-dark", bold=True, patterns=True)}
FILES = {"light": LIGHT, "dark": DARK, "ink": INK, "blueprint": BLUEPRINT, "print": PRINT}

OPPOSITE = {"light": "dark", "ink": "dark", "contrast-light": "contrast-dark"}


def negative(theme: Theme) -> Theme:
    """Passages in ink, solid ground in paper; what lies in the passages is light then.

    Dark themes are like that anyway. In print passages stay white, for a pencil.
    """
    for light, dark in OPPOSITE.items():
        if theme[:len(COLORS)] == THEMES[light][:len(COLORS)]:
            other = named(dark, bold=theme.bold, patterns=theme.patterns, plain=theme.plain,
                          labels=theme.labels)
            return other._replace(paper=theme.wall, blank=theme.wall, wall=theme.paper)
    return theme


QUEST = [(key["shape"], key["color"]) for key in TOKENS["quest"]]         # keys A to F
PIECES = {name: (piece["color"], piece["ink"])             # fill, ink of the letter on it
          for name, piece in TOKENS["pieces"].items()}
PATTERNS = {name: piece["pattern"] for name, piece in TOKENS["pieces"].items()}
NUMBERS = {name: str(at) for at, name in enumerate(sorted(PIECES), 1)}
