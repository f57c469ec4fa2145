"""Colors: the contrasts and distances that the drawing rules rely on, for four kinds of eyes.

WCAG 2 contrast; CIEDE2000 seen with normal, protan, deutan and tritan vision (tests/color_science).
"""

from __future__ import annotations

import json
import re
from itertools import combinations, pairwise, product

import pytest

from maze.marks import TONES
from maze.render.patterns import pattern_layers
from maze.render.theme import DARK, FORCED, LIGHT, PATTERNS, PIECES, PRINT, THEMES, TOKENS, Theme
from tests.color_science import VISIONS, ciede2000, contrast, difference, lightness
from tools import tokens

SCREEN = list(THEMES)
HIGH = ["contrast-light", "contrast-dark"]
each_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=SCREEN)


def states(theme: Theme) -> dict[str, str]:
    """The colors that a cell may have."""
    return {name: getattr(theme, name) for name in
            ("blank", "wall", "visited", "frontier", "pruned", "second", "path")}


@pytest.mark.parametrize(("one", "other", "far"), [     # pairs 1, 4, 17 and 25 of the paper's table
    ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
    ((50, -1.3802, -84.2814), (50, 0, -82.7485), 1.0),
    ((50, 2.5, 0), (73, 25, -18), 27.1492),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644)])
def test_distances_are_those_of_the_paper(one, other, far):
    assert ciede2000(one, other) == pytest.approx(far, abs=1e-4)


# --- the interface ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SCREEN)
def test_words_and_controls_can_be_read(name):
    colors = TOKENS["themes"][name]
    for ground in (colors["page"], colors["paper"], colors["surface"]):
        assert contrast(colors["ink"], ground) >= (15 if name in HIGH else 14)
        for part in ("muted", "accent", "danger", "ok"):
            assert contrast(colors[part], ground) >= (7 if name in HIGH else 4.5), part
        assert contrast(colors["control"], ground) >= 3
    assert contrast(colors["on-accent"], colors["accent"]) >= 4.5


# --- states of a maze -----------------------------------------------------------------------------


@each_theme
def test_states_stand_out(theme):
    assert contrast(theme.visited, theme.paper) >= 3
    assert contrast(theme.path, theme.visited) >= 3
    assert contrast(theme.path, theme.paper) >= 7
    assert contrast(theme.wall, theme.visited) >= 3.4
    assert contrast(theme.ink, theme.paper) >= 7
    assert contrast(theme.mark, theme.frontier) >= 7
    assert contrast(theme.ink, theme.pruned) >= 4.5        # its hatch
    assert contrast(theme.ink, theme.second) >= 4          # its dot


@each_theme
def test_the_flood_stands_out_in_every_tone(theme):
    """The path lies in a casing of paper, so its contrast is measured there."""
    assert len(theme.flood) == TONES == len(set(theme.flood))
    for color in theme.flood:
        assert contrast(color, theme.paper) >= 3
        assert contrast(theme.wall, color) >= 3.4
        assert contrast(theme.ink, color) >= 3.4           # strokes of chalk
    assert contrast(theme.path, theme.paper) >= 7


@pytest.mark.parametrize("vision", VISIONS)
@each_theme
def test_no_tone_looks_like_another_state(theme, vision):
    others = [color for name, color in states(theme).items() if name != "visited"]
    assert min(difference(*pair, vision) for pair in product(theme.flood, others)) >= 12


@each_theme
def test_the_flood_is_a_gentle_ramp_and_its_ends_lie_apart(theme):
    assert max(difference(*pair) for pair in pairwise(theme.flood)) < 6
    assert difference(theme.flood[0], theme.flood[-1]) > 30
    assert max(lightness(color) for color in theme.flood) - min(
        lightness(color) for color in theme.flood) < 10    # it is a ramp of hue


def test_print_and_forced_colors_have_no_flood():
    assert PRINT.flood == FORCED.flood == ()


@pytest.mark.parametrize("vision", VISIONS)
@each_theme
def test_no_two_states_look_alike(theme, vision):
    near = {pair: difference(*(states(theme)[name] for name in pair), vision)
            for pair in combinations(states(theme), 2)}
    assert min(near.values()) >= 12, min(near, key=near.__getitem__)


def test_print_is_black_on_white():
    assert set(states(PRINT).values()) == {"#FFFFFF", "#000000"}
    assert PRINT.plain and PRINT.patterns


def test_forced_colors_are_names_of_the_system():
    assert not [color for color in TOKENS["themes"]["forced"].values() if color.startswith("#")]


@pytest.mark.parametrize("name", TOKENS["themes"])
def test_every_theme_has_every_color(name):
    assert TOKENS["themes"][name].keys() == TOKENS["themes"]["light"].keys()


def test_high_contrast_walls_are_wider_and_pieces_have_patterns():
    for name in HIGH:
        assert THEMES[name].wall_width > LIGHT.wall_width == DARK.wall_width
        assert THEMES[name].patterns and not LIGHT.patterns


# --- pieces ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("piece", sorted(PIECES))
def test_letters_can_be_read_on_pieces(piece):
    fill, ink = PIECES[piece]
    assert contrast(fill, ink) >= 4.5


def test_twelve_pieces_have_twelve_colors():
    assert sorted(PIECES) == list("FILNPTUVWXYZ")
    assert len({fill for fill, _ in PIECES.values()}) == 12


@pytest.mark.parametrize("vision", VISIONS)
def test_no_two_pieces_look_alike(vision):
    fills = [fill for fill, _ in PIECES.values()]
    assert min(difference(*pair, vision) for pair in combinations(fills, 2)) >= 14


def test_grey_prints_stay_in_order():
    grey = sorted(lightness(fill) for fill, _ in PIECES.values())
    assert min(high - low for low, high in pairwise(grey)) >= 4.5


def test_twelve_pieces_have_twelve_patterns():
    drawn = {name: tuple(pattern_layers(pattern, [(0, 0)], "#000000"))
             for name, pattern in PATTERNS.items()}
    assert sorted(drawn) == sorted(PIECES) and len(set(drawn.values())) == 12
    assert pattern_layers("rising", [], "#000000") == []


# --- one table ------------------------------------------------------------------------------------


def test_the_style_sheet_is_that_of_the_table():
    written = tokens.TARGET.read_text(encoding="utf-8")
    assert written == tokens.text(json.loads(tokens.SOURCE.read_text(encoding="utf-8"))), \
        "static/tokens.css is stale: run `python3 tools/tokens.py`"


def test_style_sheets_take_their_colors_from_the_table():
    strays = [(path.name, color) for path in sorted((tokens.ROOT / "static").glob("*.css"))
              if path != tokens.TARGET
              for color in re.findall(r"#[0-9A-Fa-f]{6}\b", path.read_text(encoding="utf-8"))]
    assert strays == []
