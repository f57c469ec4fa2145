"""Fences on the page: laid by keys, measured, kept, shared, shown, and never falsely one's own."""

from __future__ import annotations

import pytest

from maze.pentomino.fence import CORNERS, KNOWN, SIDES, plane
from maze.pentomino.pieces import parse_pieces
from maze.pentomino.position import parse_position
from maze.share import decode
from maze.web.device.known import FENCES, UNFINISHED_TILINGS
from tests.test_web import Site
from tests.test_web_playing import lands

FENCE = "#pentomino?v=1&board=fence&pieces=all"
TWELVE = parse_pieces("all")
SMALL = "I1.7.8_U2.9.9"                                    # it fences in one square


def site_of(link: str = FENCE, **more) -> Site:
    return Site(link, **more).frames(3)


def table(site: Site):
    return site.app.workshops["pentomino"].panel


def moved(positions: str, right: int) -> str:
    """A fence, so many columns to the right: one's own, as far as anybody can tell."""
    items = [item.split(".") for item in positions.split("_")]
    return "_".join(f"{code}.{int(x) + right}.{y}" for code, x, y in items)


def lay(site: Site, letter: str, squares: tuple) -> None:
    """A piece, by keys alone."""
    panel = table(site)
    site.desk.key(letter.lower())
    for turn in range(8):
        site.desk.key("m") if turn == 4 else site.desk.key("r")
        if lands(panel.surface, squares):
            break
    site.desk.key("Enter")
    site.rest()
    site.frames(2)


def test_a_fence_is_played_and_says_its_rule():
    site = site_of()
    assert site.page.of("mode") == "play" and site.page.of("fence") == ""
    assert "corners do not close the fence" in site.page.read("sentence")
    assert site.page.read("fence-known") == "128" and site.page.read("fence-best") == "–"
    assert site_of(FENCE.replace("fence", "fence-corners")).page.read("fence-known") == "161"


def test_a_fence_laid_by_keys_is_measured_told_and_kept_as_ones_own():
    mine = moved(KNOWN[SIDES], 1)
    laid = parse_position(mine, plane("fence"), TWELVE)
    site = site_of(f"{FENCE}&place={mine.partition('_')[2]}")
    assert "The fence is open: between I and N, 4 squares to go." in site.page.read("sentence")
    lay(site, "F", laid[0][1])
    assert "128 squares are fenced in. No larger field is known to us." in \
        site.page.read("sentence")
    assert "128 squares are fenced in" in site.heard()
    assert "Your best so far." in site.page.read("sentence")
    assert site.page.read("fence-area") == site.page.read("fence-best") == "128"
    kept = site.browser.records.entries(FENCES)
    assert list(kept) == [SIDES] and set(kept[SIDES].split("_")) == set(mine.split("_"))
    later = site_of(records=site.browser.records)          # with the game that was left there
    assert "Your game goes on." in later.page.read("sentence")
    assert later.page.read("fence-best") == "128"
    shown = later.press("tile-clear").press("fence-show-best")
    assert set(table(shown).game.position().split("_")) == set(mine.split("_"))


def test_the_known_fence_is_shown_but_is_nobodys_own():
    site = site_of(f"{FENCE}&place={SMALL}")
    assert "1 square is fenced in." in site.page.read("sentence")
    site.press("fence-show-known")
    assert "128 squares are fenced in." in site.page.read("sentence")
    assert site.browser.records.entries(FENCES) == {} and site.page.read("fence-best") == "–"
    site.press("tile-undo")
    assert table(site).game.position() == SMALL


def test_squares_tell_that_they_are_fenced_in():
    site = site_of(f"{FENCE}&place={SMALL}")
    names = [str(name) for name in table(site).surface.names()]
    assert sum("fenced in" in name for name in names) == 1
    assert sum("piece U" in name for name in names) == 5


@pytest.mark.parametrize("key", ["h", "d", "s"])
def test_what_a_fence_does_not_have_does_nothing(key):
    site = site_of(f"{FENCE}&place={SMALL}")
    before = site.page.read("sentence")
    site.desk.key(key)
    assert site.frames(2).page.read("sentence") == before


def test_the_board_menu_opens_a_fence_and_leaves_it():
    site = site_of("#pentomino?v=1&board=5x3&pieces=PUV")
    site.page.write("board", "fence-corners")
    site.page.fire("board", "change")
    site.frames(3)
    assert site.page.of("mode") == "play" and site.page.read("board") == "fence-corners"
    assert site.page.read("fit") == ""
    site.page.write("pieces", "FIP")                       # fewer pieces: nothing is known of them
    site.page.fire("pieces", "change")
    site.frames(3)
    assert site.page.read("board") == "fence-corners" and site.page.read("fence-known") == "–"
    for mode in ("watch", "count"):
        site.press(f"tile-{mode}")
        assert "A fence leaves its field open" in site.page.read("sentence")
        assert site.page.of("fence") is None
    site.press("tile-play")
    site.page.write("board", "5x12")
    site.page.fire("board", "change")
    assert site.frames(3).page.of("fence") is None
    assert "fenced" not in site.page.read("sentence")


def test_a_fence_is_in_the_link_and_on_the_device():
    site = site_of()
    lay(site, "I", ((4, 9), (5, 9), (6, 9), (7, 9), (8, 9)))
    site.bar.tick()
    recipe = decode(site.bar.read()).recipe
    assert recipe.place == "I1.4.9" and str(recipe.board) == "fence"
    assert len(site.browser.records.entries(UNFINISHED_TILINGS)) == 1
    other = site_of(FENCE.replace("fence", "fence-corners"), records=site.browser.records)
    assert not table(other).game.laid                      # another puzzle


@pytest.mark.parametrize("text", ["F0.0.0", "x", "💣", KNOWN[CORNERS], "_".join(["I0.0.0"] * 999)])
def test_a_forged_best_is_measured_again(text):
    site = site_of()
    site.browser.records.write(FENCES, SIDES, text)
    assert site_of(records=site.browser.records).page.read("fence-best") == "–"
