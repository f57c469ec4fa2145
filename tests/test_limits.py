"""docs/limits.md: the greatest boards are those of the code, and take no more than it says."""

from __future__ import annotations

import pytest

from maze.jobs import LIMIT, MEGABYTE
from maze.player import LONGEST
from maze.recipe import shapes
from maze.snapshots import MEMORY
from maze.web.telling import FULL
from tests.test_web import OTHER, SMALL, Site
from tools.limits import FILE, LONGEST_MS, MOST_MB, greatest, known


@pytest.mark.parametrize("shape", shapes().values(), ids=lambda shape: shape.id)
def test_the_greatest_board_of_each_shape_was_measured(shape) -> None:
    size, cells, edges, _, longest, memory = known()[shape.id]
    assert size == "x".join(map(str, greatest(shape)))
    assert int(cells.replace(",", "")) > 1000 and int(edges.replace(",", "")) > 1000
    assert int(longest.removesuffix(" ms")) <= LONGEST_MS
    assert int(memory.removesuffix(" MB")) <= MOST_MB


def test_the_other_limits_are_those_of_the_code() -> None:
    text = FILE.read_text(encoding="utf-8")
    for words in (f"thirty million steps{'.' if LONGEST == 30_000_000 else '!'}",
                  f"send {LIMIT // MEGABYTE} MB", f"take {MEMORY // MEGABYTE} MB",
                  f"more than {FULL // MEGABYTE} MB"):
        assert words in " ".join(text.split())


def test_the_page_advises_a_reload_once_when_earlier_pictures_have_taken_much() -> None:
    site = Site(SMALL).frames(2)
    site.browser.taken = FULL
    site.app.open(OTHER)
    assert site.frames(2).note == ""
    site.browser.taken = FULL + 16 * MEGABYTE
    site.app.open(SMALL)
    assert site.frames(2).note == (
        "Earlier pictures have taken 400 MB of memory. Reload the page to give it back; "
        "the link keeps this picture.")
    site.page.fire("note-close", "click")
    site.app.open(OTHER)
    assert site.frames(2).note == ""
