"""Searches of visitors on the page: written, run in a sandbox, proved, kept and shared."""

from __future__ import annotations

import json
import re
from array import array

import pytest

from maze.catalog import DEFAULT
from maze.errors import MazeError
from maze.pentomino.recipe import TilingRecipe, orders
from maze.pentomino.written import NONE_FOUND, with_search
from maze.recordings import NOT_HERE
from maze.share import decode, encode
from maze.steps import PLACE
from maze.visitors.templates import SEARCH, TEMPLATES
from maze.visitors.tilings import proving
from maze.visitors.tilings.cases import searching
from maze.web.device.known import PROGRAMS
from maze.web.writing.desk import FROM_LINK
from tests.test_visitors_tilings import BROKEN
from tests.test_web import Site

BOARD = "#pentomino?v=1&board=5x3&pieces=PUV"
FAMOUS = "#pentomino?v=1&board=6x10&pieces=all"


@pytest.fixture(autouse=True)
def strangers():
    with_search.cache_clear()


class Desk(Site):
    """The pentomino workshop with the panel open."""

    def __init__(self, link: str = BOARD) -> None:
        super().__init__(link)
        self.rest()
        self.page.fire("write-searches", "click")

    def fire(self, button: str, text: str | None = None) -> Desk:
        if text is not None:
            self.page.fire("writing-text", "input", text)
        self.page.fire(f"writing-{button}", "click")
        return self.wait()

    def run(self, text: str | None = None) -> Desk:
        return self.fire("run", text)

    def prove(self, text: str) -> Desk:
        self.fire("prove", text)
        for _ in range(3000):
            if not self.app.shop.own.desk.bench.proofs.busy:
                break
            self.frames(1)
            self.browser.run(0.05)
        return self.wait()

    def wait(self) -> Desk:
        for _ in range(8):
            self.frames(5)
            self.browser.run(0.1)
        return self

    @property
    def text(self) -> str:
        return self.page.read("writing-text")

    @property
    def wrong(self) -> str:
        return self.page.read("writing-error")


@pytest.fixture
def few(monkeypatch):
    """Few boards, so that a proof takes a moment."""
    some = (*searching()[:12:3], *searching()[20:40:9])
    monkeypatch.setattr(proving, "searching", lambda: some)
    monkeypatch.setattr(proving, "AGAIN", 2)


def test_a_program_in_a_link_is_read_back_and_never_run_here():
    recipe = TilingRecipe(order="mine", catalog=with_search(DEFAULT, SEARCH))
    found = decode(encode(recipe))
    assert not found.notes and encode(found.recipe) == encode(recipe)
    with pytest.raises(MazeError, match=str(NOT_HERE)):
        found.recipe.picture()


@pytest.mark.parametrize("code", ["!", "AAAA", "x"])
def test_a_damaged_program_is_told_and_another_takes_its_place(code):
    found = decode(f"{BOARD}&order=mine&code={code}")
    assert len(found.notes) == 2 and found.recipe.order == "source"


def test_the_template_covers_the_board_and_is_shared():
    site = Desk().run().end()
    assert site.state == "finished" and not site.wrong
    assert site.app.run.player.result.found == 1
    link, digest = site.bar.read(), site.page.of("digest")
    assert "&order=mine&code=" in link
    with_search.cache_clear()                              # in a second browser
    other = Site(link)
    other.rest()
    assert other.page.read("writing-told") == FROM_LINK
    assert other.page.read("writing-text") == site.text
    assert not other.browser.sandboxes and other.app.run.player.known == 0
    other.page.fire("writing-run", "click")
    Desk.wait(other).end()
    assert other.page.of("digest") == digest and other.bar.read() == link


def test_it_takes_the_same_steps_as_source_order():
    site = Desk(FAMOUS).run().end()
    ours = TilingRecipe().begin()[1]
    assert list(site.app.run.player.log) == list(ours)
    assert len(site.app.run.player.log) == 3935


def test_it_is_rewound_with_its_line_and_its_variables():
    site = Desk().run()
    player = site.app.run.player
    player.pause()
    player.seek(1)
    site.frames(2)
    line = int(site.page.attributes["writing-text", "data-line"])
    assert "yield PLACE" in site.text.splitlines()[line - 1]
    rows = {row[0]: row[1:] for row in json.loads(
        site.page.attributes["writing-values", "data-rows"])}
    number = player.log[0] & 0xFFFFFF
    assert rows["number"] == [str(number), 5] and rows["found"] == ["0", 0]
    site.page.fire("writing-lit", "input", "number")
    assert len(list(site.app.shop.over(site.browser.theme()))) == 2
    player.seek(0)
    site.frames(2)
    assert not site.page.attributes["writing-values", "data-rows"]


def test_all_tilings_are_searched_where_a_link_asks_for_them():
    site = Desk(f"{BOARD}&solve=all").run().end()
    assert site.app.run.player.result.found == TilingRecipe(
        site.app.run.recipe.board, site.app.run.recipe.pieces, solve="all").picture().found > 1
    assert site.app.run.player.result.ended


def test_a_search_that_finds_nothing_proves_nothing():
    site = Desk().run(BROKEN["none"][0]).end()
    assert site.app.shop.outcome(site.app.run) == NONE_FOUND


def plain(sentence: str) -> str:
    """Without the line: the page writes the number of the vocabulary above a program."""
    return re.sub(r"Line \d+", "Line", sentence)


@pytest.mark.parametrize("name", ["overlap", "early", "raises", "word"])
def test_a_wrong_step_is_told_with_the_board_just_before(name):
    text, _, said = BROKEN[name]
    site = Desk().run(text).end()
    assert plain(said) in plain(site.wrong), site.wrong


def test_what_is_printed_is_listed():
    site = Desk().run("def search(tiling):\n    print(tiling.hole)\n"
                      "    yield PLACE + tiling.place(0)\n").end()
    assert site.page.lists["writing-printed"] == ["0: (0, 0)"]


def test_an_endless_loop_is_ended_with_its_line():
    site = Desk().run("def search(tiling):\n    yield PLACE + tiling.place(0)\n"
                      "    while True:\n        yield BREATH\n").end()
    assert "takes no step" in site.wrong or site.page.read("writing-told") == "Running…"
    site.page.fire("writing-stop", "click")
    site.wait()
    assert site.page.attributes["writing-stop", "disabled"] == ""
    assert site.app.run.player.position == 1


@pytest.mark.parametrize("order", orders())
def test_a_copy_of_each_of_ours_is_the_very_file_and_runs(order):
    site = Desk()
    assert order in {option.value for option in site.page.menus["writing-from"]}
    site.page.fire("writing-from", "change", order)
    assert "tiling: Tiling" in site.text
    site.run().end()
    ours = TilingRecipe(site.app.run.recipe.board, site.app.run.recipe.pieces, order)
    assert not site.wrong and list(site.app.run.player.log) == list(ours.begin()[1])


def test_the_template_is_proved(few):
    site = Desk().prove(SEARCH)
    assert not site.wrong
    states = {name: site.page.read(f"proof-{name}-state") for name in ("runs", "legal", "every")}
    assert {*states.values()} == {"Proved"}
    assert "Nothing speaks against" in site.page.read("proof-summary")


@pytest.mark.parametrize("name", ["overlap", "half", "raises"])
def test_a_counter_example_is_played_on_the_board(few, name):
    text, claim, said = BROKEN[name]
    site = Desk().prove(text)
    assert plain(said) in plain(site.page.read(f"proof-{claim}-words"))
    site.page.fire(f"proof-{claim}-show", "click")
    site.rest()
    site.end()
    verdict = site.app.shop.own.desk.bench.proofs.report[claim]
    assert list(site.app.run.player.log) == list(verdict.counter.steps)
    assert site.app.run.recipe.board == verdict.counter.recipe.board
    drawn = list(site.app.shop.over(site.browser.theme()))
    assert bool(drawn) == (name == "half")                 # the tiling that was missed


def test_what_was_found_about_another_program_is_put_away(few):
    site = Desk().prove(BROKEN["half"][0])
    hidden = site.page.attributes
    assert hidden["proof", "hidden"] is None
    site.page.fire("writing-text", "input", site.text + "# better\n")        # while it is mended
    assert hidden["proof", "hidden"] is None
    site.page.fire("writing-from", "change", "source")
    site.wait()
    assert hidden["proof", "hidden"] == "" and not site.wrong
    site.prove(SEARCH)
    assert hidden["proof", "hidden"] is None


def test_forged_steps_are_refused_as_the_programs_own():
    site = Desk()
    site.page.fire("writing-text", "input", "def search(tiling):\n    while True:\n        pass\n")
    site.page.fire("writing-run", "click")
    box = site.browser.sandboxes[-1]
    box.inside.turn = lambda: False                        # it says only what is forged here
    box.say("begun", "")
    box.say("steps", array("i", [PLACE, 3, PLACE + 1, 4]).tobytes())
    site.wait()
    assert "Step 2: Piece" in site.wrong and box.ended
    assert list(site.app.run.player.log) in ([], [PLACE])


def test_a_program_for_mazes_is_refused_here_and_a_search_among_mazes():
    for button in ("run", "prove"):
        site = Desk().fire(button, TEMPLATES["generators"])
        assert site.wrong == "This program makes mazes: choose it as a generator."


def test_it_is_kept_and_saved_as_a_file():
    site = Desk()
    site.page.fire("writing-name", "change", "Corners first")
    site.page.fire("writing-keep", "click")
    assert site.browser.records.entries(PROGRAMS) == {"Corners_first": site.text}
    site.page.fire("writing-save", "click")
    assert site.browser.saved["corners_first.py"][1].decode() == site.text


def test_the_panel_is_one_and_goes_from_place_to_place():
    site = Desk().run().end()
    assert site.page.attributes["writing-tasks", "hidden"] == ""
    site.app.open("#maze?v=1&shape=square&size=6x5&by=prim&seed=amber-7&solve=breadth_first")
    site.rest()
    site.page.fire("write-generators", "click")
    assert "def generate" in site.text and site.page.attributes["writing-tasks", "hidden"] is None
    site.run().end()
    assert site.app.run.recipe.by == "mine" and not site.wrong
    site.app.open(BOARD)
    site.rest()
    site.page.fire("write-searches", "click")
    assert "def search" in site.text
    site.run().end()
    assert site.app.run.recipe.order == "mine" and not site.wrong
    parts = [box.parts for box in site.browser.sandboxes]
    assert parts[0] == ("pentomino",) and () in parts and parts[-1] == ("pentomino",)


def test_what_is_unfit_is_told_before_anything_runs():
    site = Desk("#pentomino?v=1&board=5x4&pieces=PUV")
    before = len(site.browser.sandboxes)
    site.run()
    assert site.wrong and len(site.browser.sandboxes) == before
