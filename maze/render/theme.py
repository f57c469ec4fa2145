"""Colors and marks: one table for canvas, SVG, PNG and CSS.

State is never told by color alone: each has a shape too (``maze/render/layers.py``).  Contrasts
and distances under four kinds of color vision are tested in ``tests/test_theme.py``.
"""

from __future__ import annotations

from typing import NamedTuple


class Theme(NamedTuple):
    """Colors by what they stand for."""

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


LIGHT = Theme(paper="#FFFFFF", ink="#16191F", wall="#16191F", blank="#FFFFFF", visited="#6A97CF",
              frontier="#EAC040", pruned="#B0B1C2", second="#C2703D", path="#7B020E",
              hatch="#D5D9E0", mark="#16191F")
DARK = Theme(paper="#10151B", ink="#E8EBF0", wall="#DBE7F4", blank="#10151B", visited="#3C6889",
             frontier="#F1D02B", pruned="#42444C", second="#7D5E28", path="#FC9FB5",
             hatch="#2B323C", mark="#16191F")
THEMES = {"light": LIGHT, "dark": DARK}

QUEST = (                                                  # keys A to F: shape and color of each
    ("disc", "#0072B2"), ("square", "#D55E00"), ("triangle", "#009E73"),
    ("diamond", "#CC79A7"), ("star", "#E69F00"), ("hexagon", "#56B4E9"),
)

WHITE, DARK_INK = "#FFFFFF", "#10131A"
PIECES = {                                                 # piece: fill, ink of the letter on it
    "I": ("#800A9A", WHITE),
    "L": ("#5D5907", WHITE),
    "N": ("#286F56", WHITE),
    "T": ("#DB0A63", WHITE),
    "V": ("#826CE8", DARK_INK),
    "W": ("#3199A2", DARK_INK),
    "Z": ("#83A40D", DARK_INK),
    "P": ("#DF9387", DARK_INK),
    "U": ("#CAB7FF", DARK_INK),
    "F": ("#E4D12A", DARK_INK),
    "Y": ("#38F5DD", DARK_INK),
    "X": ("#C8F7AB", DARK_INK),
}
