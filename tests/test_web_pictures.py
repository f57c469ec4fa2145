"""The dialog of pictures: what is chosen becomes a maze, and whatever cannot be is said."""

from __future__ import annotations

from importlib import import_module

import pytest

from maze import overlays
from maze.errors import MazeError
from maze.pictures.own import OWN
from maze.pictures.stencil import parse_stencil
from maze.pictures.tracing import Gray, Wanted, gray_of, traced
from maze.progress import finish
from maze.share import decode
from maze.web.fetching import FETCHING, NOT_FETCHED
from tests.boards import Sets
from tests.fake_page import FakeParts
from tests.test_web import SMALL, Site

HEXAGONS = SMALL.replace("square&size=6x5", "hexagon&size=20x20")
TORUS = SMALL.replace("square&size=6x5", "torus&size=7x6")


class Pictures(Site):
    """A site with the dialog open."""

    def __init__(self, link: str = SMALL) -> None:
        super().__init__(link)
        self.end()
        self.page.fire("picture-dialog", "shown")
        self.rest()

    def choose(self, **values: object) -> Pictures:
        for name, value in values.items():
            box = "use" if name == "becomes" else "source"
            self.page.texts[f"picture-{box}-{name}"] = str(value)
        self.page.fire("picture-source", "input")
        self.rest()
        return self

    def make(self, **values: object):
        self.choose(**values).press("picture-make")
        self.rest()
        return self.app.run.recipe

    @property
    def said(self) -> str:
        return self.page.read("picture-said")

    @property
    def ready(self) -> bool:
        return self.page.attributes["picture-make", "disabled"] is None


def ring(width: int = 40, height: int = 30) -> Gray:
    """A black ring on white, with a gray speck in a corner."""
    def shade(x: int, y: int) -> int:
        inside = 5 <= x < width - 5 and 5 <= y < height - 5
        hole = 12 <= x < width - 12 and 12 <= y < height - 12
        return 0 if inside and not hole else 60 if (x, y) < (1, 1) else 255
    return Gray(width, height, bytes(shade(x, y) for y in range(height) for x in range(width)))


@pytest.mark.parametrize("becomes", ["squares", "rect", "band", "bare"])
def test_one_of_our_pictures_becomes_a_maze(becomes):
    site = Pictures()
    assert site.ready and "pixels are dark." in site.said
    recipe = site.make(what="fish", across=12, becomes=becomes)
    assert site.page.closed[-1] == "picture-dialog"
    picture = parse_stencil(recipe.cut)
    assert recipe.shape == "square" and recipe.size == picture[:2] and max(picture[:2]) <= 12
    assert recipe.hide == ("" if becomes == "squares" else becomes)
    assert recipe.solve and decode(site.app.link).recipe == recipe
    assert site.page.attributes["pictured", "hidden"] is None
    if recipe.hide:
        site.end()
        assert len(site.app.run.recipe.picture().path) == 4 * len(picture.dark)


def test_a_picture_is_cut_out_of_the_board_that_is_shown_and_stays_on_the_next():
    site = Pictures(HEXAGONS)
    recipe = site.make(what="cat", across=16, becomes="board")
    assert recipe.shape == "hexagon" and recipe.size == (20, 20) and recipe.cut
    site.page.fire("shape", "change", "square")
    site.press("new")
    assert site.app.run.recipe.shape == "square" and site.app.run.recipe.cut == recipe.cut
    site.page.fire("shape", "change", "torus")
    site.press("new")
    assert site.app.run.recipe.shape == "torus" and not site.app.run.recipe.cut
    assert site.page.attributes["pictured", "hidden"] == ""


def test_a_picture_is_taken_away():
    site = Pictures()
    site.make(what="heart", across=12, becomes="rect")
    site.press("picture-off")
    site.press("new")
    assert not site.app.run.recipe.cut and not site.app.run.recipe.hide


def test_a_word_that_is_shown_is_hidden():
    recipe = Pictures(SMALL.replace("square&size=6x5", "word&size=2&mask=I")).make(
        what="shown", becomes="rect")
    assert (recipe.shape, recipe.mask, recipe.hide, recipe.cut) == ("word", "I", "rect", "")


def test_a_file_becomes_a_maze_as_its_shades_say():
    site = Pictures().choose(what="file")
    assert not site.ready and "Choose a file" in site.said
    site.browser.chose(ring())
    site.rest()
    assert site.ready and site.page.read("picture-source-what") == "file"
    recipe = site.make(across=20, smallest=3, becomes="rect")
    found = parse_stencil(recipe.cut)
    assert found[:2] == (20, 15) and (10, 7) not in found.dark and (4, 4) in found.dark
    assert (0, 0) not in found.dark


def test_what_cannot_be_is_said_and_the_dialog_stays():
    site = Pictures(TORUS)
    site.make(what="cat", becomes="board")
    assert "one plane" in site.said and site.page.closed == []
    site.make(what="shown", becomes="squares")
    assert "Choose a picture to cut out" in site.said
    site.choose(what="cat", across=1000)
    assert "must be 8 to 100" in site.said and not site.ready
    site.browser.could_not_read(MazeError("This file is not a picture."))
    assert site.said == "This file is not a picture."
    site.choose(what="file", across=20)
    site.browser.chose(Gray(300, 2, bytes(600)))
    site.rest()
    assert "too long and thin" in site.said
    site.browser.chose(Gray(9, 9, bytes([255]) * 81))
    site.rest()
    assert "Nothing in this picture is dark." in site.said and not site.ready
    assert site.app.run.recipe.shape == "torus"


def test_a_file_that_cannot_be_read_is_said_though_a_preview_comes_later():
    """The sentence was overwritten by a look that had begun before."""
    site = Pictures().choose(what="cat")
    site.page.texts["picture-source-across"] = "30"
    site.page.fire("picture-source", "input")              # the look has only begun
    site.browser.could_not_read(MazeError("This file is not a picture."))
    site.rest()
    assert site.said.startswith("This file is not a picture. ") and "are dark" in site.said
    assert site.ready                                      # the cat can still be taken
    site.choose(across=20)
    assert "not a picture" not in site.said


def test_its_modules_are_fetched_first():
    site = Site(SMALL)
    site.end()
    site.browser.parts = parts = FakeParts()
    site.page.fire("picture-dialog", "shown")
    assert site.page.read("picture-said") == FETCHING
    parts.fail()
    assert site.page.read("picture-said") == NOT_FETCHED


# --- from shades to pixels ------------------------------------------------------------------------


def count_of(dark: list[tuple[int, int]]) -> int:
    at = {square: number for number, square in enumerate(dark)}
    sets = Sets(len(dark))
    for x, y in dark:
        for near in ((x + 1, y), (x, y + 1)):
            if near in at:
                sets.join(at[x, y], at[near])
    return sets.count


def test_pieces_are_joined_and_specks_vanish():
    shades = bytearray([255]) * 400
    for x, y in [(x, y) for x in range(3) for y in range(3)]:
        shades[20 * y + x] = shades[20 * (y + 15) + x + 15] = 0
    shades[20 * 2 + 12] = 0                                # a speck
    found = finish(traced(Gray(20, 20, bytes(shades)), Wanted(20, smallest=2)))
    assert count_of(found.dark) == 1 and (12, 2) not in found.dark
    assert {(0, 0), (2, 2), (15, 15), (17, 17)} <= set(found.dark)
    assert len(found.dark) == 18 + 25                      # a shortest line: 26 steps from (2, 2)


@pytest.mark.parametrize(("threshold", "invert", "dark"), [
    (50, False, {0}), (90, False, {0, 1}), (30, True, {1, 2}), (70, True, {2})])
def test_threshold_and_inversion(threshold, invert, dark):
    gray = Gray(6, 2, bytes([0, 0, 128, 128, 255, 255] * 2))
    found = finish(traced(gray, Wanted(6, threshold, invert, 1)))
    assert {x // 2 for x, _ in found.dark} == dark


def test_colors_are_as_bright_as_they_look():
    gray = gray_of(4, 1, bytes([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 0]))
    red, green, blue, white = gray.shades
    assert blue < red < green < white == 255


def test_there_are_ten_pictures_of_our_own():
    assert len(OWN) == 10


@pytest.mark.parametrize("at, key", [*enumerate(["hide", "%68ide", "HIDE", " hide"])])
def test_however_a_link_is_written_what_it_needs_is_fetched(at, key, monkeypatch):
    """Each on a board of its own, for a board that was laid out is kept."""
    link = SMALL.replace("6x5", f"{7 + at}x5") + f"&{key}=rect"

    def only_what_is_here(name: str) -> object:
        if "pictures" not in parts.here:
            raise ModuleNotFoundError(name)
        return import_module(name)

    site = Site(SMALL)
    parts = site.app.parts = FakeParts("maze")
    monkeypatch.setattr(overlays, "import_module", only_what_is_here)
    site.bar.push(link)
    site.app.address.changed()
    site.frames(8)
    assert [name for name, *_ in parts.asked] == ["pictures"] and site.note == FETCHING
    parts.come()
    site.frames(8)
    assert site.app.run.recipe.hide == "rect"


def test_a_part_that_lacks_a_module_is_not_asked_for_again(monkeypatch):
    def lacks(name: str) -> object:
        raise ModuleNotFoundError(name)

    site = Site(SMALL)
    parts = site.app.parts = FakeParts("maze", "pictures")
    monkeypatch.setattr(overlays, "import_module", lacks)
    site.bar.push(SMALL.replace("6x5", "5x6") + "&hide=rect")
    with pytest.raises(overlays.NotHere):                  # the page itself would say it
        site.app.address.changed()
        site.frames(8)
    assert parts.asked == []
