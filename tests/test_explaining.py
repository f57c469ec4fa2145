"""What happens: the idea of what runs, its code with the line that runs, a legend of its marks."""

from __future__ import annotations

from pathlib import Path

import pytest

from maze.log import Log
from maze.marks import MARKS
from maze.pentomino.recipe import orders
from maze.places import PLACES
from maze.recipe import Recipe, generators, solvers
from maze.render.layers import Label
from maze.render.theme import LIGHT
from maze.share import decode
from maze.steps import GENERATING
from maze.web.explaining.code import FETCHING, NO_CODE, NOT_FETCHED, CodeView
from maze.web.explaining.explaining import Explaining
from maze.web.explaining.idea import idea_of
from maze.web.explaining.ideas import idea_now
from maze.web.explaining.legend import ITEMS, Legend
from maze.web.explaining.panel import MazePanel
from maze.web.explaining.tokens import lines_of
from maze.web.mazes.workshop import MazeWorkshop
from maze.web.parts import AllHere
from tests.fake_page import FakePage, FakeParts, FakeScreen
from tests.test_web import Site

WILSON = Recipe(size=(8, 6), by="wilson", solve="dead_end_filler")
LINK = "#pentomino?v=1&board=5x9&pieces=ltwkyrzcp"
KATAMINO = decode(LINK).recipe

OPENING = PLACES.first.start()


def run_of(recipe):
    if isinstance(recipe, Recipe):
        return MazeWorkshop(FakePage(), lambda: None).begin(recipe)
    return Site(LINK).app.run


class Panel:
    """The panel of one run."""

    def __init__(self, recipe, explain=None) -> None:
        self.page, self.woken = FakePage(), 0
        self.run, clock = run_of(recipe), FakeScreen().clock
        self.explaining = Explaining(self.page, clock, self._wake, AllHere())
        self.shown = True                                  # the idea, as it is at first
        self.beside = MazePanel(self.page, clock, self._wake, AllHere(), lambda: LIGHT,
                                lambda: self.shown)
        self.explain = explain or self.beside.refresh

    def _wake(self) -> None:
        self.woken += 1

    def open(self) -> Panel:
        self.page.fire("code-box", "toggle", "1")
        return self

    def at(self, position: int) -> Panel:
        self.run.player.seek(position)
        self.explaining.refresh(self.run, self.explain)
        for _ in range(99):                                # frames, until nothing more is wanted
            woken = self.woken
            self.explaining.refresh(self.run, self.explain)
            if self.woken == woken and (not self.explaining.code.open or self._known()):
                break
        return self

    def _known(self) -> bool:
        trace = self.explaining.code._trace
        return trace is None or trace.lost or self.run.player.position == 0 or bool(
            trace.at(self.run.player.position))

    @property
    def lit(self) -> str:
        line = self.page.lit["code"]
        return "" if line is None else self.page.texts["code"].splitlines()[line].strip()


# --- ideas ------------------------------------------------------------------------------------


def test_the_idea_is_that_of_the_algorithm_at_work():
    panel = Panel(WILSON).at(3)
    assert panel.page.read("idea-name") == "Wilson"
    assert panel.page.read("about") == generators()["wilson"].idea
    panel.run.player.to_end()
    panel.at(panel.run.player.known)
    assert panel.page.read("idea-name") == "Dead-end filler"
    text = panel.page.read("about")
    assert text.startswith(solvers()["dead_end_filler"].idea)
    assert text.endswith("Always finds a path if there is one; fills nothing that lies on a "
                         "shortest path.")


@pytest.mark.parametrize("more, title", [
    ({"braid": 50}, "Braid"), ({"keys": "2"}, "Keys and doors"), ({"entr": "hardest"}, "Entrances"),
    ({"sparse": 20}, "Sparse"), ({"oneway": 50, "braid": 50}, "One-way passages")])
def test_every_change_has_a_name_and_words(more, title):
    panel = Panel(WILSON.but(**more))
    player, seen = panel.run.player, {}
    player.to_end()
    for landmark in player.landmarks:
        panel.at(landmark)
        seen[panel.page.read("idea-name")] = panel.page.read("about")
    assert title in seen and all(seen.values())


def test_a_maze_drawn_by_hand_says_so():
    drawn = Recipe(size=(2, 2), walls="4A")
    assert idea_now(drawn, GENERATING).title == "Drawn by hand"


def test_a_search_has_its_idea_too():
    site = Site(LINK).frames(2)
    assert site.page.read("about-search").startswith("Find the first empty square")


def test_the_page_shows_the_idea_and_the_legend_of_its_first_maze():
    html = " ".join(Path("index.html").read_text(encoding="utf-8").split())
    entry = generators()[OPENING.by]
    assert f'<p id="about" class="about">{entry.idea}</p>' in html
    panel = Panel(OPENING)
    panel.run.player.to_end()
    panel.shown = False
    panel.at(100)                                          # what is seen while it loads
    for name in ITEMS:
        hidden = panel.page.attributes[f"legend-{name}", "hidden"] == ""
        assert (f'<li id="legend-{name}" hidden>' in html) == hidden
    for name in ("visited", "once", "walk", "key"):
        assert f'<span id="legend-{name}-name">{panel.page.read(f"legend-{name}-name")}' in html


# --- code -------------------------------------------------------------------------------------


def test_code_that_is_not_here_is_fetched_and_may_be_asked_for_again():
    panel = Panel(WILSON)
    parts = panel.explaining.code.parts = FakeParts()
    panel.open().at(1)
    assert panel.page.read("code-where") == FETCHING and "code" not in panel.page.texts
    parts.fail()
    assert panel.page.read("code-where") == NOT_FETCHED
    panel.open().at(1)
    parts.come()
    assert panel.at(1).lit == "yield VISIT + root"


def test_the_line_that_yielded_is_lit_both_ways():
    panel = Panel(WILSON).open().at(1)
    assert panel.lit == "yield VISIT + root"
    assert panel.page.read("code-where").startswith("maze/generators/wilson.py, line ")
    there = [panel.at(at).lit for at in range(1, 40)]
    assert all("yield" in line for line in there) and len(set(there)) > 2
    assert [panel.at(at).lit for at in range(39, 0, -1)] == there[::-1]


def test_before_the_first_step_the_generator_is_shown_unlit():
    panel = Panel(WILSON).open().at(0)
    assert panel.page.texts["code"].startswith("def wilson(") and panel.lit == ""


def test_the_code_of_the_solver_follows():
    panel = Panel(WILSON).open()
    panel.run.player.to_end()
    first = panel.run.player.landmarks[0]
    panel.at(first)                                        # a phase is no line of an algorithm
    assert panel.lit == ""
    panel.at(first + 1)
    assert "yield" in panel.lit and "solv" in panel.page.read("code-where")


def test_a_closed_view_runs_nothing(monkeypatch):
    def never(*_):
        raise AssertionError("nobody looks")

    monkeypatch.setattr("maze.web.explaining.code.Trace", never)
    monkeypatch.setattr("maze.web.explaining.marks.Holding", never)
    panel = Panel(WILSON)
    panel.shown = False
    panel.at(20)
    assert "code" not in panel.page.lit and not panel.woken


def test_a_long_way_is_traced_in_slices():
    panel = Panel(WILSON.but(size=(40, 40))).open()
    panel.run.player.to_end()
    run = panel.run
    panel.explaining.code.refresh(run, idea_now(run.recipe, run.player.scene.phase))
    before = panel.woken
    panel.at(panel.run.player.known)
    assert panel.woken > before and panel._known()
    panel.page.fire("code-box", "toggle", "0")
    panel.at(3)
    assert panel.explaining.code._trace is None


def test_steps_of_another_origin_say_that_they_have_no_code():
    panel = Panel(WILSON).open()
    panel.run.player.seek(30)
    log = panel.run.player.log
    panel.run.player.log = Log(step ^ (at < 30) for at, step in enumerate(log))
    panel.at(20)
    assert panel.page.read("code-where") == NO_CODE and panel.lit == ""


def test_a_search_has_its_code():
    panel = Panel(KATAMINO, lambda run: idea_of(orders()[run.recipe.order])).open().at(3)
    assert "yield" in panel.lit and "maze/pentomino/" in panel.page.read("code-where")


def test_python_in_parts():
    lines = lines_of(["def f(x):", '    """One', '    two."""', '    y = "a"  # note',
                      "    return order"])
    assert [[part.kind for part in line] for line in lines] == [
        ["word", ""], ["text"], ["text"], ["", "text", "", "note"], ["", "word", ""]]
    assert ["".join(part.text for part in line) for line in lines][3] == '    y = "a"  # note'


def test_every_function_that_runs_can_be_read():
    view = CodeView(FakePage(), lambda: 0.0, lambda: None, AllHere())
    for entry in [*generators().values(), *solvers().values()]:
        view._show(entry.run.__code__)
        assert view.page.texts["code"].startswith(f"def {entry.run.__name__}(")


# --- legend -----------------------------------------------------------------------------------


def shown(run, at=None, more=()):
    """The marks that the legend has at a position, or at the end; nothing plays."""
    run.player.to_end()
    run.player.seek(run.player.known if at is None else at)
    run.drawing.finish(run.player.at_end)
    Legend(page := FakePage()).show(run, more)
    return {name for name in ITEMS if page.attributes[f"legend-{name}", "hidden"] is None}


@pytest.mark.parametrize("more, marks", [
    ({"by": "recursive_backtracker"}, set()),
    ({"by": "kruskal", "solve": "depth_first"}, {"unseen", "visited", "pruned", "path"}),
    ({"by": "kruskal", "solve": "dead_end_filler"}, {"pruned", "once", "path"}),
    ({"by": "wilson", "solve": "wall_follower_left"}, {"unseen", "once", "twice", "path"}),
    ({"by": "kruskal", "sparse": 50}, {"solid"}),
    ({"by": "kruskal", "keys": "1", "solve": "depth_first"},
     {"unseen", "visited", "pruned", "path", "key", "door"}),
    ({"by": "kruskal", "braid": 50, "oneway": 50}, {"arrow"}),
    ({"by": "kruskal", "shape": "torus", "size": (9, 9)}, {"seam"}),
    ({"by": "kruskal", "shape": "floors", "size": (5, 5, 2)}, {"stair"}),
    ({"by": "kruskal", "shape": "weave", "size": (9, 9, 30)}, {"tunnel"}),
])
def test_only_marks_that_are_on_the_board(more, marks):
    assert shown(run_of(Recipe(size=(10, 10)).but(**more))) - {"head"} == marks


def test_the_legend_is_of_the_moment():
    run = run_of(Recipe(size=(10, 10), by="prim", solve="breadth_first"))
    assert shown(run, 0) == {"blank"}
    assert shown(run, 20) == {"blank", "visited", "frontier", "head"}
    begun = run.player.landmarks[0]
    assert shown(run, begun) == {"unseen"}
    assert shown(run, begun + 9) == {"unseen", "visited", "frontier", "head"}
    assert "path" in shown(run) and "head" not in shown(run)


def test_a_board_at_rest_is_looked_at_once(monkeypatch):
    panel, looks = Panel(Recipe(size=(10, 10), by="prim", solve="breadth_first")), []
    monkeypatch.setattr(panel.beside.legend, "show", lambda *what: looks.append(what))
    panel.shown = False
    panel.run.player.to_end()
    for at, more in ((50, ()), (50, ()), (60, ()), (60, ("you",)), (60, ("you",))):
        panel.run.player.seek(at)
        panel.beside.refresh(panel.run, more)
    assert [more for _, more in looks] == [(), (), ("you",)]


def test_one_color_has_one_meaning_at_a_time():
    panel = Panel(Recipe(size=(10, 10), by="prim", solve="bidirectional"))
    panel.run.player.to_end()
    for at, words, walk in ((20, "in the maze", "walk"),
                            (panel.run.player.landmarks[0] + 9, "looked at", "the other search")):
        assert panel.at(at).page.read("legend-visited-name") == words
        assert panel.page.read("legend-walk-name") == walk


def test_while_it_plays_a_mark_stays_until_the_next_phase():
    run, legend = run_of(WILSON), Legend(page := FakePage())
    player = run.player
    player.to_end()
    walks = [at for at in range(player.landmarks[0]) if "walk" in shown(run, at)]
    gap = next(at for at in walks if at + 1 not in walks) + 1
    for at in (walks[0], gap):
        player.seek(at)
        player.play()
        legend.show(run)
        assert page.attributes["legend-walk", "hidden"] is None
    player.pause()
    legend.show(run)
    assert page.attributes["legend-walk", "hidden"] == ""


def test_every_mark_of_a_scene_is_in_the_legend():
    for solve in solvers():
        run = run_of(Recipe(size=(8, 8), by="recursive_backtracker", solve=solve))
        marks = shown(run)
        names = {MARKS[mark] for mark in run.player.scene.marks}
        assert names - {"blank"} <= marks and ("blank" in names) == ("unseen" in marks), solve


def test_a_game_adds_its_track_to_the_legend():
    site = Site("#maze?v=1&size=6x5&mode=play").frames(3)
    def hidden(name): return site.page.attributes[f"legend-{name}", "hidden"]
    assert hidden("you") is None and hidden("track") == hidden("fog") == ""
    game = site.app.shop.game.session.game
    game.go(game.exits()[0])
    site.stage.wake()
    site.frames(1)
    assert hidden("track") is None


def test_a_legend_without_marks_has_no_title():
    site = Site("#maze?v=1&size=6x5&by=prim").frames(3)
    def hidden(): return site.page.attributes["legend-title", "data-empty"] == ""
    assert not hidden()
    site.end().frames(2)
    assert hidden()


def test_fog_that_has_lifted_is_not_in_the_legend():
    site = Site("#maze?v=1&size=3x2&mode=play").frames(3)
    site.page.fire("play-fog", "change", "1")
    site.frames(1)
    def hidden(): return site.page.attributes["legend-fog", "hidden"] == ""
    assert not hidden()
    hints = site.app.shop.game.session
    while not hints.game.won:
        site.page.press("play-hint")
    site.frames(2)
    assert hidden()


def test_the_legend_of_a_dug_maze_is_told_how_it_is_drawn():
    panel = Panel(Recipe(size=(9, 7), by="mole", solve="breadth_first"))
    panel.run.player.to_end()
    solving = panel.run.player.landmarks[0]
    for at, how in ((0, "digging"), (solving - 1, "digging"), (solving, "dug"), (3, "digging")):
        assert panel.at(at).page.of("dug") == how
    assert Panel(WILSON).at(3).page.of("dug") is None


# --- what an algorithm holds --------------------------------------------------------------------

KRUSKAL = Recipe(size=(6, 5), by="kruskal")
BACKTRACKER = Recipe(size=(6, 5), by="recursive_backtracker")


def held_in(panel: Panel) -> tuple[str, int]:
    """What is listed, and how many layers lie over the board."""
    listed = panel.page.read("code-holds")
    return listed, len(panel.beside.holding.layers(LIGHT, 30))


def test_the_idea_is_drawn_while_the_code_is_closed_unless_it_is_switched_off() -> None:
    panel = Panel(BACKTRACKER).at(9)
    assert held_in(panel) == ("", 3)
    panel.shown = False
    assert held_in(panel.at(9)) == ("", 0) and panel.beside.holding.marks is None
    panel.open().at(9)
    assert held_in(panel)[0].startswith("Cells in stack: ") and held_in(panel)[1] == 0
    panel.page.fire("code-box", "toggle", "")
    assert held_in(panel.at(9)) == ("", 0) and panel.beside.holding.marks is None


def test_only_an_algorithm_in_the_middle_of_its_work_is_run_again() -> None:
    panel = Panel(BACKTRACKER)
    panel.run.player.to_end()
    for at in (0, panel.run.player.known):
        assert held_in(panel.at(at)) == ("", 0) and panel.beside.holding.marks is None
    large = Panel(Recipe(size=(110, 100), by="kruskal")).at(50)
    assert held_in(large) == ("", 0) and large.beside.holding.marks is None


def test_the_legend_has_a_line_for_each_mark_of_the_idea() -> None:
    panel = Panel(KRUSKAL).at(25)
    def lines() -> list[str]:
        return [panel.page.read(f"legend-held-{at}-name") for at in range(5)
                if panel.page.attributes[f"legend-held-{at}", "hidden"] is None]
    assert lines() == ["letters of its set", "place by weight", "stays a wall"]
    assert panel.page.texts["legend-held-0-mark"].startswith("<svg ")
    panel.shown = False
    panel.at(20).beside.legend.show(panel.run)
    assert lines() == [] and panel.page.texts["legend-held-0-mark"] == ""


def test_what_is_too_small_to_be_seen_is_not_drawn() -> None:
    panel = Panel(KRUSKAL).at(20)
    def labels(scale: float) -> int:
        return sum(isinstance(one, Label) for one in panel.beside.holding.layers(LIGHT, scale))
    assert labels(40) > labels(20) > 0 == labels(12)
    assert panel.beside.holding.layers(LIGHT, 9) == []     # sets are no lines
    assert len(Panel(BACKTRACKER).at(9).beside.holding.layers(LIGHT, 6)) == 3


def test_the_stack_is_listed_and_drawn_at_every_step_both_ways() -> None:
    panel = Panel(BACKTRACKER).open()
    forth = [held_in(panel.at(at)) for at in range(1, 40)]
    assert forth[0] == ("Cells in stack: 0.", 0)
    assert forth[1][0].startswith("Cells in stack: 1; on top: row ") and forth[1][1] == 2
    assert [held_in(panel.at(at)) for at in range(39, 0, -1)] == forth[::-1]


def test_the_sets_are_listed_and_merge() -> None:
    panel = Panel(KRUSKAL).open()
    assert held_in(panel.at(1))[0].startswith("Sets in parent: 29; cells in the largest: 2. Walls")
    assert held_in(panel.at(29))[0].startswith("Sets in parent: 1; cells in the largest: 30. ")
    labels = [layer.text for layer in panel.at(3).beside.holding.layers(LIGHT, 30)
              if isinstance(layer, Label)]
    assert len(set(labels)) >= 1


def test_a_walk_and_the_loop_that_is_erased_are_listed() -> None:
    panel = Panel(WILSON).open()
    assert held_in(panel.at(30))[0] == (
        "Cells in walk: 1. Cells of the loop still to be erased: 1.")


def test_how_much_was_held_is_a_chart_and_a_sentence() -> None:
    panel = Panel(Recipe(size=(12, 9), by="prim")).open().at(150)
    drawn = panel.page.attributes["code-chart", "d"]
    assert drawn.startswith("M0 40L") and drawn.count("L") > 20
    assert panel.page.read("code-chart-words").startswith("How much it held, from step ")
    panel.page.fire("code-box", "toggle", "")
    panel.at(150)
    assert panel.page.attributes["code-chart", "d"] == "" == panel.page.read("code-chart-words")


def test_the_lines_that_decided_are_lit_as_well() -> None:
    panel = Panel(KRUSKAL).open().at(3)
    lines = panel.page.texts["code"].splitlines()
    because = [lines[line].strip() for line in panel.page.because["code"]]
    assert panel.lit == "yield edge"
    assert because == ["if a != b:",
                       "for edge in sorted(range(len(weights)), key=weights.__getitem__):"]
    panel = Panel(BACKTRACKER).open()
    last = panel.run.player
    last.to_end()
    panel.at(last.known)
    lines = panel.page.texts["code"].splitlines()
    assert panel.lit == "yield BACKTRACK + cell"
    assert [lines[line].strip() for line in panel.page.because["code"]] == [
        "else:", "for side in shuffled[len(around)]:",
        "for shuffled in rng.orders(maze.grid.degree):"]
