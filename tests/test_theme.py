"""Colors: the contrasts that the drawing rules rely on (WCAG 2 relative luminance)."""

from __future__ import annotations

import pytest

from maze.render.theme import DARK, LIGHT, PIECES, Theme


def luminance(color: str) -> float:
    parts = [int(color[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, other: str) -> float:
    low, high = sorted([luminance(one), luminance(other)])
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_states_stand_out(theme: Theme) -> None:
    assert contrast(theme.visited, theme.paper) >= 3
    assert contrast(theme.path, theme.visited) >= 3
    assert contrast(theme.path, theme.paper) >= 4.5
    assert contrast(theme.wall, theme.visited) >= 4.5
    assert contrast(theme.ink, theme.paper) >= 7
    assert contrast(theme.mark, theme.frontier) >= 7


@pytest.mark.parametrize("piece", sorted(PIECES))
def test_letters_can_be_read_on_pieces(piece: str) -> None:
    fill, ink = PIECES[piece]
    assert contrast(fill, ink) >= 4.5


def test_twelve_pieces_have_twelve_colors() -> None:
    assert sorted(PIECES) == list("FILNPTUVWXYZ")
    assert len({fill for fill, _ in PIECES.values()}) == 12
