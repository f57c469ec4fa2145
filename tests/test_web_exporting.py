"""Exporting: files by name and content, from both workshops, and the printed sheet."""

from __future__ import annotations

import json
import re
import struct
import zlib
from xml.etree import ElementTree

import pytest

from maze.places import PLACES
from maze.progress import finish
from maze.render.layers import DOT, PATH_WIDTH, Label, Layer
from maze.render.png import png
from maze.render.svg import svg
from maze.render.theme import DARK, FILES, LIGHT, PIECES, PRINT, QUEST
from maze.saving import FORMS, MEASURES, Asked
from maze.share import decode, encode
from maze.web.exporting import files, pictures
from maze.web.exporting.dialog import FINISHED
from maze.web.exporting.files import (
    FORMATS,
    PAPER,
    SIZES,
    pixels,
    with_density,
)
from maze.web.exporting.makers import WRITING
from maze.web.exporting.pictures import PLAIN, SHOWN, SOLVED, WHATS, picture_of
from maze.web.fetching import FETCHING, NOT_FETCHED
from tests.fake_page import FakeParts
from tests.test_web import KATAMINO, OTHER, SMALL, Site

HEXAGONS = "#maze?v=1&shape=hexagon&size=6x5&by=prim&seed=..%2F%3Cb%3E%20x&solve=a_star"
EVERY = [SMALL, OTHER, HEXAGONS, KATAMINO]


def drawn(run, what, theme):
    return pictures.drawn(run, what, theme, PLACES.of(run.recipe).saved, str)


def file_name(run, what, form):
    return files.file_name(run, what, form, PLACES.of(run.recipe))


def run_of(link: str, at: int | None = None):
    """A run at a step, or at its end."""
    site = Site(link)
    player = site.app.run.player
    player.to_end() if at is None else player.seek(at)
    return site.app.run


class Exporting(Site):
    """A site with its dialog open; files go into a dict."""

    def __init__(self, link: str, at: int | None = None) -> None:
        super().__init__(link)
        self.files = self.browser.saved
        player = self.app.run.player
        player.to_end() if at is None else player.seek(at)
        self.frames(0 if at is None else 2)
        self.page.fire("export-dialog", "shown")
        self._drawn = self.screen.fitted

    @property
    def redrawn(self) -> int:
        """How many pictures were drawn anew since the dialog was opened."""
        return self.frames(2).screen.fitted - self._drawn

    def choose(self, *words: str) -> Exporting:
        for name, word in zip(("export-what", "export-as", "export-colors"), words):
            self.page.fire(name, "change", word)
        self.page.fire("export-save", "click")
        return self

    @property
    def said(self) -> str:
        return self.page.read("export-said")


@pytest.mark.parametrize("link", EVERY, ids=["maze", "unsolved", "hexagons", "pentominoes"])
@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("what", WHATS)
def test_every_file_has_a_name_and_something_in_it(link, form, what):
    site = Exporting(link, at=20).choose(what, form, "light")
    if form == "text" and link == HEXAGONS:
        assert site.files == {} and "Only mazes of squares" in site.said
        return
    (name, (kind, content)), = site.files.items()
    assert site.page.read("export-name") == name and site.said == f"Saved: {name}"
    assert re.fullmatch(r"(maze|pentominoes)-[A-Za-z0-9-]+\.(png|svg|txt|json)", name), name
    start = {"image/png": b"\x89PNG", "image/svg+xml": b"<svg", "application/json": b"{"}
    assert content.startswith(start.get(kind, b"")) and len(content) > 20


@pytest.mark.parametrize(("link", "at", "what", "form", "name"), [
    (SMALL, 20, SHOWN, "png", "maze-square-6x5-prim-amber-7-step-20.png"),
    (SMALL, None, SHOWN, "svg", "maze-square-6x5-prim-amber-7.svg"),
    (SMALL, 20, PLAIN, "print", "maze-square-6x5-prim-amber-7-unsolved-300dpi.png"),
    (SMALL, 20, SHOWN, "text", "maze-square-6x5-prim-amber-7.txt"),
    (SMALL, 20, PLAIN, "json", "maze-square-6x5-prim-amber-7.json"),
    (HEXAGONS, None, SHOWN, "svg", "maze-hexagon-6x5-prim-b-x.svg"),
    (KATAMINO, 3, SHOWN, "svg", "pentominoes-5x9-ltwkyrzcp-step-3.svg")])
def test_names(link, at, what, form, name):
    assert file_name(run_of(link, at), what, form) == name


def test_names_end_somewhere():
    run = run_of("#pentomino?v=1&board=20x15&pieces=" + "FILNP" * 12, at=0)
    assert len(file_name(run, SHOWN, "svg")) < 120


# --- what is in them -----------------------------------------------------------------------------


def colors(picture) -> set[str]:
    return {getattr(layer, part) for layer in picture[0] for part in ("fill", "stroke", "color")
            if getattr(layer, part, "")}


def test_the_solution_is_there_or_not():
    run = run_of(SMALL)
    assert LIGHT.path in colors(drawn(run, SOLVED, LIGHT))
    assert LIGHT.path not in colors(drawn(run, PLAIN, LIGHT))
    saved, picture = PLACES.of(run.recipe).saved, picture_of(run)
    assert "o" in saved.text(picture, solution=True)
    assert "o" not in saved.text(picture, solution=False)
    run = run_of(KATAMINO)
    fills = {fill for fill, _ in PIECES.values()}
    assert len(colors(drawn(run, SOLVED, LIGHT)) & fills) == 9
    assert not colors(drawn(run, PLAIN, LIGHT)) & fills


def test_what_is_shown_now_is_what_the_board_shows():
    run = run_of(SMALL, at=100)
    assert {LIGHT.flood[0], LIGHT.frontier} <= colors(drawn(run, SHOWN, LIGHT))
    assert run.player.position == 100
    early, late = (len(drawn(run_of(KATAMINO, at=at), SHOWN, LIGHT)[0]) for at in (1, 5))
    assert early < late
    assert DARK.paper in colors(drawn(run, SHOWN, DARK))


@pytest.mark.parametrize("form", ["svg", "png"])
def test_a_very_large_maze_is_drawn_as_paths_too(form):
    """The board shows it as pixels, which an SVG file cannot have."""
    link = "#maze?v=1&shape=square&size=260x200&by=binary_tree&seed=amber-7"
    site = Exporting(link, at=0).choose(SHOWN, form, "light")
    assert site.said == "Saved: " + site.page.read("export-name") and len(site.files) == 1


@pytest.mark.parametrize("link", EVERY)
@pytest.mark.parametrize("at", [0, 15, None])
def test_black_on_white(link, at):
    found = colors(drawn(run_of(link, at), SHOWN, FILES["print"]))
    assert found <= {"#000000", "#FFFFFF", PRINT.hatch}


@pytest.mark.parametrize("link", [SMALL, HEXAGONS])
@pytest.mark.parametrize("what", [SHOWN, SOLVED])
def test_in_print_the_way_is_dotted(link, what):
    """One color has to do for walls and way."""
    run = run_of(link)

    def lines(theme):
        return [layer for layer in drawn(run, what, theme)[0]
                if isinstance(layer, Layer) and layer.stroke == theme.path]

    whole, = lines(LIGHT)
    assert whole.path not in [layer.path for layer in lines(PRINT)]
    dotted = pytest.approx(whole.width * DOT / PATH_WIDTH)
    dots, = [layer for layer in lines(PRINT) if layer.width == dotted]
    begins = [part.partition("L")[0] for part in dots.path.split("M")[1:]]
    assert begins[0] == whole.path[1:].split("L")[0].split("h")[0].split("v")[0]
    assert len(begins) > 3 * (len(run.player.result.path) - 1)      # four a cell of a square




@pytest.mark.parametrize("link", EVERY)
def test_an_svg_file_is_whole(link):
    site = Exporting(link).choose(SHOWN, "svg", "light")
    (_, (_, content)), = site.files.items()
    root = ElementTree.fromstring(content)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert decode(root.find("{*}title").text.split(" ", 1)[1]).recipe == site.app.run.recipe


@pytest.mark.parametrize("link", EVERY)
def test_data_is_of_the_finished_picture(link):
    run = run_of(link, at=7)
    data = json.loads(PLACES.of(run.recipe).saved.json(run.recipe, picture_of(run)))
    assert data["digest"] == decode(link).recipe.picture().digest
    assert decode(data["link"]).recipe == decode(link).recipe


def test_the_dialog_says_that_text_has_no_steps():
    site = Exporting(SMALL, at=7)
    site.page.fire("export-as", "change", "text")
    assert site.said == FINISHED
    site.page.fire("export-what", "change", SOLVED)
    assert site.said == ""


def test_the_board_is_drawn_anew_after_an_export():
    assert Exporting(SMALL, at=7).choose(SHOWN, "svg", "light").redrawn == 1


def test_a_browser_without_memory_is_a_sentence():
    site = Exporting(SMALL)
    refused = MemoryError("Too large for this browser.")
    site.exporting.png = lambda *_: (_ for _ in ()).throw(refused)
    site.choose(SHOWN, "png", "light")
    assert site.said == "Too large for this browser." and site.files == {}


# --- pixels --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("across", "down"), [(20, 15), (3, 200), (1000, 1000), (2, 2)])
def test_pictures_fit_on_paper_and_on_screens(across, down):
    box = (0.0, 0.0, float(across), float(down))
    unit = pixels(box, "print", 800)
    assert unit * across <= PAPER[0] + 1e-6 and unit * down <= PAPER[1] + 1e-6
    assert unit * across > PAPER[0] - 1 or unit * down > PAPER[1] - 1
    assert 1100 < max(across, down) * pixels(box, "png", 1600) <= 1600


def chunks(data: bytes) -> dict[bytes, bytes]:
    found, at = {}, 8
    while at < len(data):
        size, = struct.unpack_from(">I", data, at)
        kind, body = data[at + 4:at + 8], data[at + 8:at + 8 + size]
        assert struct.unpack_from(">I", data, at + 8 + size)[0] == zlib.crc32(kind + body)
        found[kind] = body
        at += 12 + size
    return found


def test_a_print_tells_its_density():
    plain = png(*drawn(run_of(SMALL), SOLVED, LIGHT))
    found = chunks(with_density(plain))
    assert list(found)[:2] == [b"IHDR", b"pHYs"]
    assert struct.unpack(">IIB", found.pop(b"pHYs")) == (11811, 11811, 1)  # a metre
    assert found == chunks(plain)


# --- paper ---------------------------------------------------------------------------------------


def test_what_is_printed_is_what_the_open_dialog_says():
    """Seen: "Finished, without the solution", Print, and the solution was printed."""
    site = Exporting(SMALL + "&keys=1", 20)
    sheets = {}
    for what in WHATS:
        for color in FILES:
            site.page.fire("export-what", "change", what)
            site.page.fire("export-colors", "change", color)
            site.browser.printing()
            sheets[what, color] = site.page.read("print-picture")
    assert len(set(sheets.values())) == len(sheets)
    wanted = svg_of(site, PLAIN, PRINT)
    assert sheets[PLAIN, "print"] == wanted and PRINT.path not in sheets[PLAIN, "light"]
    assert site.page.read("print-title") == "Square maze, 6 × 5: Prim (two sets)."
    site.page.fire("export-what", "change", SHOWN)
    site.browser.printing()
    assert "solved by" in site.page.read("print-title")
    site.page.fire("export-dialog", "close")
    site.browser.printing()
    assert site.page.read("print-picture") == sheets[SHOWN, "print"]


def svg_of(site, what, theme) -> str:
    run = site.app.run
    place = PLACES.of(run.recipe)
    return svg(*drawn(run, what, theme), title=f"{place.id.capitalize()} {encode(run.recipe)}",
               unit=place.saved.UNIT)


@pytest.mark.parametrize("what", WHATS)
def test_keys_and_doors_are_black_on_white(what):
    run = run_of(SMALL + "&keys=2")
    found = {color for layer in drawn(run, what, PRINT)[0]
             for color in ([layer.color] if isinstance(layer, Label)
                           else [layer.fill, layer.stroke]) if color}
    assert not found & {color for _, color in QUEST}
    assert found <= {PRINT.paper, PRINT.ink, PRINT.hatch}


@pytest.mark.parametrize("link", EVERY)
def test_the_printed_sheet(link):
    site = Exporting(link, at=15)
    site.page.fire("export-dialog", "close")
    site.browser.printing()
    root = ElementTree.fromstring(site.page.read("print-picture"))
    used = {one.get(part) for one in root.iter() for part in ("fill", "stroke")}
    assert used <= {None, "none", "#000000", "#FFFFFF", PRINT.hatch}
    assert site.page.read("print-title") == str(site.app.run.name)
    assert site.redrawn == 1


def test_a_text_that_cannot_be_is_refused_before_anybody_saves():
    site = Exporting(HEXAGONS)
    site.page.fire("export-as", "change", "text")
    assert "Only mazes of squares" in site.said and site.files == {}
    assert site.page.attributes["export-save", "aria-disabled"] == "true"
    site.page.fire("export-as", "change", "svg")
    assert site.said == "" and site.page.attributes["export-save", "aria-disabled"] is None


@pytest.mark.parametrize("size", SIZES)
def test_a_picture_for_screens_is_as_large_as_one_chooses(size):
    site = Exporting(HEXAGONS)
    site.page.fire("export-as", "change", "png")
    site.page.fire("export-size", "change", size)
    site.page.fire("export-save", "click")
    (_, (_, content)), = site.files.items()
    longer = max(struct.unpack(">II", content[16:24]))
    assert 0.9 * int(size) < longer <= int(size)
    assert site.page.attributes["export-size-box", "hidden"] is None
    site.page.fire("export-as", "change", "svg")
    assert site.page.attributes["export-size-box", "hidden"] == ""


# --- files for other tools -----------------------------------------------------------------------


@pytest.mark.parametrize("form", FORMS)
def test_a_file_for_another_tool(form):
    site = Exporting(SMALL, at=7).choose(SOLVED, form, "light")
    assert site.said == WRITING and site.files == {}       # in slices
    site.rest()
    (name, (kind, content)), = site.files.items()
    assert name == f"maze-square-6x5-prim-amber-7.{FORMS[form].ending}" and kind == FORMS[form].kind
    assert site.said == f"Saved: {name}" and len(content) > 150
    recipe = decode(SMALL).recipe
    asked = Asked(True, {one.name: one.default for one in MEASURES},
                  lambda drawn, unit: png(*drawn, unit))
    assert content == finish(FORMS[form].begin(recipe, recipe.picture(), asked))


def test_what_a_kind_of_file_asks_for_is_there_and_stays():
    site = Exporting(SMALL)
    for form, names in (("laser", ["cell"]), ("stl", [one.name for one in MEASURES]), ("svg", [])):
        site.page.fire("export-as", "change", form)
        assert [field.name for field in site.page.made["export-measures"]] == names
        assert (site.page.attributes["export-measures", "hidden"] is None) == bool(names)
        if form == "laser":
            site.page.texts["export-measures-cell"] = "12,5"
    site.page.fire("export-as", "change", "stl")
    assert site.page.read("export-measures-cell") == "12,5"


@pytest.mark.parametrize(("text", "said"), [
    ("x", "One cell must be 2 to 100 mm, not 'x'"), ("", "One cell must be 2 to 100 mm, not ''"),
    ("2", "The walls are too thick for the narrowest passages; choose thinner walls or larger "
          "cells.")])
def test_a_wrong_measure_is_a_sentence(text, said):
    site = Exporting(SMALL)
    site.page.fire("export-as", "change", "stl")
    site.page.texts["export-measures-cell"] = text
    site.page.texts["export-measures-wall"] = "2"
    site.page.fire("export-save", "click")
    site.rest()
    assert site.said == said and site.files == {}


def test_what_has_seams_is_refused_before_anybody_saves():
    site = Exporting(SMALL.replace("square&size=6x5", "torus&size=6x5"))
    site.page.fire("export-as", "change", "stl")
    assert site.said == ("This kind of file needs a maze in the plane, which this grid does not "
                         "have.")
    assert site.page.attributes["export-save", "aria-disabled"] == "true"
    site.page.fire("export-as", "change", "laser")
    assert site.said == "" and site.page.attributes["export-save", "aria-disabled"] is None


def test_pentominoes_have_files_of_the_page_alone():
    site = Exporting(KATAMINO)
    assert {option.value for option in site.page.menus["export-as"]} == {*FORMATS}


def test_its_part_of_the_page_is_fetched_first():
    site = Exporting(SMALL)
    site.exporting.makers.parts = parts = FakeParts()
    site.choose(SOLVED, "npy")
    assert site.said == FETCHING
    parts.fail()
    assert site.said == NOT_FETCHED and site.files == {}
    site.choose(SOLVED, "npy")
    parts.come()
    site.rest()
    assert site.said == "Saved: maze-square-6x5-prim-amber-7.npy"
