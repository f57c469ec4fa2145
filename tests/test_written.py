"""Programs of visitors: in links, as entries, run in a sandbox whose messages are checked."""

from __future__ import annotations

import json
from array import array

import pytest

from maze.catalog import DEFAULT
from maze.errors import MazeError
from maze.recipe import Recipe
from maze.recordings import NOT_HERE
from maze.share import decode, encode
from maze.steps import BUILD, PLACE, VISIT
from maze.texts import LONGEST, packed, retitled, title_of, unpacked
from maze.visitors.program import compiled
from maze.visitors.templates import TEMPLATES
from maze.visitors.vocabulary import WORDS
from maze.web.device.known import PROGRAMS
from maze.web.writing import boxes, runs, watching
from maze.web.writing.desk import FROM_LINK, template
from maze.web.writing.inside import Inside
from maze.written import WHOLE, with_program
from tests.fake_browser import FakeBrowser
from tests.test_web import SMALL, Site

HEXAGONS = "#maze?v=1&shape=hexagon&size=5x4&by=prim&seed=amber-7&solve=breadth_first"
ERROR = """def generate(maze, rng):
    print('hello', 3)
    yield CARVE + maze.carve(0, 1)
    1 / 0
"""
SHORT = "def generate(maze, rng):\n    yield CARVE\n"


@pytest.fixture(autouse=True)
def strangers():
    """No program has been run in another test."""
    with_program.cache_clear()


class Desk(Site):
    """A page with its panel open."""

    def __init__(self, link: str = SMALL, room: str = "generators") -> None:
        super().__init__(link)
        if "exercise=" not in link:                        # that opens it by itself
            self.page.fire(f"write-{room}", "click")

    def run(self, text: str | None = None) -> Desk:
        if text is not None:
            self.page.fire("writing-text", "input", text)
        self.page.fire("writing-run", "click")
        return self.wait()

    @property
    def desk(self):
        return self.app.shop.own.desk

    def wait(self) -> Desk:
        for _ in range(8):
            self.frames(5)
            self.browser.run(0.1)
        return self

    def say(self, *message: str | bytes) -> Desk:
        """The sandbox says something."""
        self.browser.sandboxes[-1].say(*message)
        return self.wait()

    @property
    def wrong(self) -> str:
        return self.page.read("writing-error")

    @property
    def text(self) -> str:
        return self.page.read("writing-text")


def recipe_of(text: str, **more) -> Recipe:
    return Recipe(by="mine", catalog=with_program(DEFAULT, "generators", text), **more)


# --- links --------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [SHORT, "# Κόμβος 🙂\n" + SHORT, "x" * LONGEST])
def test_a_program_in_a_link_is_read_back(text):
    assert unpacked(packed(text)) == text
    recipe = recipe_of(text, shape="hexagon", size=(5, 4))
    found = decode(encode(recipe))
    assert not found.notes and encode(found.recipe) == encode(recipe)
    assert found.recipe.generator.run.__self__.text == text


@pytest.mark.parametrize("code", [
    "", "!", "AAAA", packed("x") + "AA", packed("x")[:-3], packed(" "), packed("x" * (LONGEST + 1)),
    packed("x" * 3_000_000)])
def test_a_damaged_program_is_told_and_another_takes_its_place(code):
    found = decode(f"#maze?v=1&by=mine&code={code}")
    assert len(found.notes) == 2 and found.recipe.by == Recipe.by


def test_both_rooms_may_have_a_program_in_one_link():
    recipe = recipe_of(SHORT)
    catalog = with_program(recipe.catalog, "solvers", TEMPLATES["solvers"])
    link = encode(recipe.but(catalog=catalog, solve="mine"))
    assert "&code=" in link and "&scode=" in link and encode(decode(link).recipe) == link


def test_a_program_in_a_link_is_never_run_by_this_python():
    recipe = decode(encode(recipe_of("import sys\nsys.exit(1)\n" + SHORT))).recipe
    with pytest.raises(MazeError, match=str(NOT_HERE)):
        recipe.picture()


@pytest.mark.parametrize(("text", "title"), [
    (SHORT, "My algorithm"), ("# Comb\n" + SHORT, "Comb"), ("# Meander, api=1\n" + SHORT,
                                                           "My algorithm"),
    ("# Meander, api=1\n# Comb\n" + SHORT, "Comb"), ('@register("Comb", gives="walls")\n', "Comb")])
def test_a_program_says_what_it_is_called_and_can_be_renamed(text, title):
    assert title_of(text) == title
    assert title_of(retitled(text, 'Ra"ke')) == "Rake" and retitled(text, " ") == text


@pytest.mark.parametrize("room", TEMPLATES)
def test_the_template_is_a_program(room):
    assert compiled(template(room)).room == room and len(TEMPLATES[room].splitlines()) <= 12


# --- the panel ----------------------------------------------------------------------------------


def test_the_template_becomes_a_maze_that_is_solved_and_shared():
    site = Desk(HEXAGONS).run().end()
    assert site.state == "finished" and not site.wrong
    assert site.app.run.player.result.maze.is_perfect()
    link, digest = site.bar.read(), site.page.of("digest")
    assert "by=mine" in link and digest
    with_program.cache_clear()                             # in a second browser
    other = Desk(link)
    assert other.page.read("writing-told") == FROM_LINK and other.text == site.text
    other.wait()
    assert not other.browser.sandboxes and other.app.run.player.known == 0
    other.run().end()
    assert other.page.of("digest") == digest and other.bar.read() == link


def test_a_program_gives_the_same_maze_in_the_sandbox_and_natively():
    site = Desk(HEXAGONS).run().end()
    program = compiled(site.text)
    native = Recipe(shape="hexagon", size=(5, 4), by="mine", solve="breadth_first",
                    catalog=program.catalog())
    assert native.picture().digest == site.page.of("digest")


def test_a_solver_of_a_visitor_solves_what_is_shown():
    site = Desk(SMALL, "solvers").run().end()
    assert not site.wrong and site.page.read("n-solution") == "10 cells"
    assert site.bar.read().partition("&solve=mine&scode=")[2]


def test_every_run_has_a_sandbox_of_its_own_and_a_spare_is_warmed():
    site = Desk()
    assert len(site.browser.sandboxes) == 1                # warmed while it is written
    site.run()
    assert [box.ended for box in site.browser.sandboxes] == [True, False]
    site.run()
    assert [box.ended for box in site.browser.sandboxes] == [True, True, False]
    site.page.fire("writing", "close")
    assert all(box.ended for box in site.browser.sandboxes)


def test_new_maze_runs_it_again_with_another_seed():
    site = Desk().run().end()
    first = site.page.of("digest")
    site.press("new").wait()
    site.end()
    assert site.page.of("digest") not in (first, "") and "by=mine" in site.bar.read()


def test_the_line_of_the_step_that_is_shown_is_lit():
    site = Desk().run()
    site.app.run.player.pause()
    site.app.run.player.seek(3)
    site.frames(2)
    line = int(site.page.attributes["writing-text", "data-line"])
    assert "yield CARVE" in site.text.splitlines()[line - 1]


def test_an_error_is_told_at_its_line_with_the_board_just_before():
    site = Desk().run(ERROR).end()
    assert site.wrong == "Line 5: ZeroDivisionError: division by zero."       # with its head line
    assert site.page.attributes["writing-text", "data-error"] == "5:0"
    assert site.page.lists["writing-printed"] == ["0: hello 3"]
    assert site.app.run.player.position == 1


@pytest.mark.parametrize("text", ["def generate(maze, rng)\n    yield 1\n", "1 / 0\n", "x = 1\n",
                                  "def generate(maze):\n    yield 1\n",
                                  "def generate(maze, rng):\n    return 1\n",
                                  "def generate(maze, rng):\n    raise SystemExit\n    yield 1\n",
                                  TEMPLATES["solvers"]])
def test_a_program_that_fails_at_once_leaves_the_maze_that_is_shown(text):
    site = Desk()
    before = site.app.run
    site.run(text)
    assert site.wrong and site.app.run is before and site.bar.read() == SMALL


@pytest.mark.parametrize("step", ["10**30", "'a'", "CARVE + 10**6", *[
    pytest.param(step, marks=pytest.mark.prove) for step in ("-2", "None", "1.5", "True")]])
def test_a_step_that_cannot_be_is_refused(step):
    site = Desk().run(f"def generate(maze, rng):\n    yield CARVE + maze.carve(0, 1)\n"
                      f"    yield {step}\n").end()
    assert "Step 2 " in site.wrong and site.app.run.player.position == 1


def test_a_single_path_is_refused_in_a_sentence():
    link = SMALL.replace("&solve=breadth_first", "&unicursal=1").replace("6x5", "6x6")
    site = Desk(link).run()
    assert str(WHOLE) in site.page.read("note-text")


def test_a_copy_of_ours_is_the_very_file_and_runs():
    site = Desk()
    assert {"prim", "kruskal"} <= {option.value for option in site.page.menus["writing-from"]}
    site.page.fire("writing-from", "change", "prim")
    assert "def prim(maze: Maze, rng: Rng)" in site.text
    site.run().end()
    ours = Recipe(size=(6, 5), by="prim", solve="breadth_first").picture()
    assert not site.wrong and site.page.of("digest") == ours.digest


def test_programs_are_kept_renamed_saved_and_deleted():
    site = Desk()
    records, page = site.browser.records, site.page
    page.fire("writing-name", "change", "Comb of mine")
    page.fire("writing-keep", "click")
    assert list(records.entries(PROGRAMS)) == ["Comb_of_mine"]
    page.fire("writing-name", "change", "Rake")
    page.fire("writing-keep", "click")
    assert records.entries(PROGRAMS) == {"Rake": site.text} and title_of(site.text) == "Rake"
    page.fire("writing-save", "click")
    assert site.browser.saved["rake.py"][1].decode() == site.text
    page.fire("writing-text", "input", SHORT)
    page.fire("writing-kept", "change", "Rake")
    assert title_of(site.text) == "Rake"
    page.fire("writing-delete", "click")
    assert records.entries(PROGRAMS) == {} and len(page.menus["writing-kept"]) == 1


def test_the_length_of_the_link_is_told():
    site = Desk()
    assert "The link has 3" in site.page.read("writing-size")
    numbers = ",".join(str(17 ** n) for n in range(90))
    site.page.fire("writing-text", "input", f"x = [{numbers}]\n{SHORT}")
    assert "Chat programs" in site.page.read("writing-size")
    numbers = ",".join(str(17 ** n) for n in range(140))
    site.page.fire("writing-text", "input", f"x = [{numbers}]\n{SHORT}")
    assert "Save as .py" in site.page.read("writing-size")


def test_every_word_is_in_the_help():
    site = Desk()
    assert site.page.read("words-list").count("<code") == len(WORDS) > 80
    assert ">CARVE + edge</code>" in site.page.read("words-list")
    assert all(site.page.read(f"word-{at}") == str(word.meaning) for at, word in enumerate(WORDS))
    words = json.loads(site.page.attributes["writing-text", "data-words"])
    assert {"CARVE", "neighbors", "rng", "carve"} <= {*words}


# --- a sandbox that says what it should not -----------------------------------------------------


class Talk:
    """Runs of a program that says what a test says."""

    def __init__(self, room: str = "generators") -> None:
        self.boxes, self.timers = [], []
        self.boxes_ = boxes.Boxes(self._open, self._later, lambda: None)
        self.runs = runs.Runs(self.boxes_)
        program = with_program(DEFAULT, room, TEMPLATES[room]).get(room, "mine").run.__self__
        recipe = Recipe(size=(6, 5))
        program.about(recipe.grid(), {})
        program.allow(self.runs.ask)
        self.recording = program.recording(recipe.grid(), self, {})
        self.first = self.boxes[0]
        self.say(boxes.READY, "").say("begun", "")

    def _open(self, hear) -> Talk:
        self.boxes.append(Box(hear))
        return self.boxes[-1]

    def _later(self, seconds, act):
        self.timers.append(entry := (seconds, act))
        return lambda: entry in self.timers and self.timers.remove(entry)

    def say(self, *message: str | bytes) -> Talk:
        self.first.hear(*message)
        return self

    def pass_(self, seconds: float, times: int = 1) -> Talk:
        for _ in range(times):
            for entry in [entry for entry in self.timers if entry[0] == seconds]:
                self.timers.remove(entry)
                entry[1]()
        return self

    @property
    def error(self) -> str:
        return str(self.recording.error or "")


class Box:
    """A sandbox that hears and says nothing."""

    def __init__(self, hear) -> None:
        self.hear, self.heard, self.ended = hear, [], False

    def send(self, *message) -> None:
        self.heard.append(message)

    def end(self) -> None:
        self.ended = True


STEPS = array("i", [0, 3, 1, 4]).tobytes()                 # two edges, and lines
STRANGE = [
    ("begun", ""), ("ready", ""), ("steps", ""), ("steps", b""), ("steps", b"\0" * 7),
    ("steps", array("i", [1]).tobytes()), ("steps", array("i", [0, -1]).tobytes()),
    ("steps", array("i", [-1, 3]).tobytes()),
    ("print", "x"), ("print", "[1]"), ("print", '[["a", 1]]'), ("print", "[" * 5000),
    ("print", "[" + ",".join(['[0,"x"]'] * 1001) + "]"), ("line", "x"), ("line", "9" * 30),
    ("breath", "-1"), ("failed", "x"), ("failed", '{"what": 3}'), ("failed", b""),
    ("failed", '{"what": {"text": 3}}'), ("failed", '{"what": "' + "x" * 5000 + '"}'),
    ("reason", "{}"), ("reason", '{"what": {"parts": 3}}'), ("what", ""), ("", b"1234")]


@pytest.mark.parametrize("message", STRANGE, ids=range(len(STRANGE)))
def test_what_no_program_of_ours_would_say_ends_it(message):
    talk = Talk().say("steps", STEPS).say(*message)
    assert talk.first.ended and "cannot be" in talk.error
    assert list(talk.recording.steps) == [0, 1]            # what was shown stays
    assert len(talk.boxes) == 2 and not talk.boxes[1].ended
    assert not talk.say("steps", STEPS).recording.steps[2:]            # nobody listens any more


@pytest.mark.parametrize("step", [49, BUILD + 49, VISIT + 30, PLACE, 2**31 - 1])
def test_a_step_that_is_none_of_this_grid_is_refused_with_its_line(step):
    talk = Talk().say("steps", array("i", [0, 3, step, 4]).tobytes())
    assert talk.first.ended and talk.error.startswith("Step 2 ") and talk.recording.error.line == 4
    assert list(talk.recording.steps) == [0]


def test_each_message_gives_a_credit_back():
    talk = Talk().say("steps", STEPS).say("line", "2")
    assert [what for what, _ in talk.first.heard] == ["begin", "more", "more", "more"]


def test_too_many_steps_end_it(monkeypatch):
    monkeypatch.setattr(runs, "MOST", 3)
    talk = Talk().say("steps", STEPS).say("steps", STEPS)
    assert talk.first.ended and "3 steps" in talk.error


@pytest.mark.parametrize("what", [boxes.BROKEN, boxes.FLOOD])
def test_a_sandbox_that_breaks_down_is_told(what):
    talk = Talk().say(what, "out of <b>memory</b>")
    assert talk.error.startswith("The sandbox broke down: ") and len(talk.boxes) == 2


def test_a_program_without_a_report_is_ended_with_the_line_it_was_at():
    talk = Talk().say("line", "7").pass_(watching.TICK, watching.QUIET)
    assert not talk.first.ended
    talk.pass_(watching.TICK)
    assert talk.first.ended and "is line 7" in talk.error and talk.recording.error.line == 7


def test_a_report_gives_it_more_time_but_not_for_ever():
    talk = Talk()
    for _ in range(watching.LONG // watching.QUIET):
        talk.say("breath", "2").pass_(watching.TICK, watching.QUIET)
    assert not talk.first.ended and talk.pass_(watching.TICK).first.ended


def test_a_sandbox_that_never_starts_is_given_up():
    talk = Talk()
    talk.boxes_.stop()
    talk.boxes[-1].hear("what", "")                        # before it is ready: nobody asked
    assert talk.error == "Stopped." and talk.boxes[-1].ended
    talk.boxes_.warm()
    talk.pass_(boxes.START)
    assert all(box.ended for box in talk.boxes)


def test_without_memory_to_spare_a_sandbox_is_opened_when_it_is_needed(monkeypatch):
    monkeypatch.setattr(FakeBrowser, "roomy", lambda self: False)
    site = Desk()
    assert not site.browser.sandboxes
    site.run()
    assert [box.ended for box in site.browser.sandboxes] == [True] and not site.wrong


def test_stop_ends_it():
    site = Desk()
    site.page.fire("writing-text", "input", "def generate(maze, rng):\n    while True:\n"
                                            "        yield BREATH\n")
    site.page.fire("writing-run", "click")
    box = site.browser.sandboxes[-1]
    box.inside.turn = lambda: False
    site.browser.loop.run()
    assert site.page.attributes["writing-stop", "disabled"] is None
    site.page.fire("writing-stop", "click")
    assert site.wrong == "Stopped." and box.ended
    assert site.page.attributes["writing-stop", "disabled"] == ""


def test_a_search_is_no_program_for_mazes():
    for room, button in (("generators", "run"), ("solvers", "prove")):
        site = Desk(room=room)
        site.page.fire("writing-text", "input", TEMPLATES["searches"])
        site.page.fire(f"writing-{button}", "click")
        site.wait()
        assert site.wrong.startswith("This program searches for tilings:")


def test_a_loop_calls_javascript_even_when_it_may_say_nothing():
    """WebKit ends a worker only there; else the loop would use a core for ever."""
    said, asked = [], []
    inside = Inside(lambda *message: said.append(message), lambda: asked.append(1) or 9.0)
    inside.more(-100)
    inside._loops(3)
    assert asked and not said
