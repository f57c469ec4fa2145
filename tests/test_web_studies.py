"""What the lab measures, on the page: its form, the work, its charts as data, and its links."""

from __future__ import annotations

import json
from dataclasses import replace
from math import inf

import pytest

from maze.lab import people
from maze.lab.chart import as_data
from maze.progress import Progress
from maze.share import decode
from maze.web.device.known import PLAYS
from maze.web.lab import drawn
from tests.test_web import Site
from tests.test_web_lab import MAZES, SEARCHES, SOLVERS, raced

MEASURE = ("#lab?v=1&mode=measure&shape=square&size=6x5&by=prim.wilson.kruskal&seed=amber-7"
           "&mazes=6&x=dead_ends&y=solution_length")
GROWTH = "#lab?v=1&mode=growth&shape=square&size=4x4.6x6&by=prim.eller&seed=amber-7&mazes=2"
CENSUS = ("#lab?v=1&mode=census&shape=square&size=3x3&by=wilson.with_walls&seed=amber-7"
          "&mazes=100")
AVERAGE = ("#lab?v=1&mode=average&shape=square&size=5x5&by=binary_tree.wilson&seed=amber-7"
           "&mazes=12")
BOARDS = ("#lab?v=1&mode=searches&board=5x4&pieces=LPNY&order=source.algorithm_x&seed=amber-7"
          "&mazes=3&nodes=5000")
KINDS = ("#lab?v=1&mode=solvers&shape=square&size=6x5&by=prim.wilson&seed=amber-7&braid=0.50"
         "&solve=breadth_first.a_star&mazes=4&x=effort")
ALL = {"measure": MEASURE, "solvers": KINDS, "growth": GROWTH, "census": CENSUS, "average": AVERAGE,
       "searches": BOARDS}
THESIS = "#lab?v=1&mode=thesis&seed=amber-7&mazes=1&x=ms"


def charts(site: Site) -> dict[str, dict]:
    """What static/plots.mjs is told, by the ids of the charts."""
    return {one["id"]: one for one in map(json.loads, site.page.lists["lab-data"][1:])}


def studied(link: str) -> Site:
    site = Site(link).frames(3)
    site.rest()
    return site


@pytest.mark.parametrize("mode", ALL)
def test_a_mode_measures_what_its_link_says(mode):
    site = studied(ALL[mode])
    page = site.page
    assert site.note == "" and site.app.link == ALL[mode] and page.of("mode") == mode
    assert page.of("boards") == "none" and page.attributes[f"lab-{mode}", "aria-pressed"] == "true"
    assert all(one["finding"] and one["rows"] and one["heads"] for one in charts(site).values())
    assert page.attributes["lab-halt", "hidden"] == "" and page.read("lab-study-told")[-7:] in (
        "mazes. ", " mazes.", "arches.")
    page.fire("lab-save-csv", "click")
    page.fire("lab-save-markdown", "click")
    csv, text = (site.browser.saved[f"meander-{mode}.{end}"][1].decode() for end in ("csv", "md"))
    assert len({line.count(",") for line in csv.splitlines() if '"' not in line}) == 1
    assert text.count("**") == 2 * len(charts(site)) and "| --- |" in text


def test_every_dot_opens_its_maze():
    site = studied(MEASURE)
    found = charts(site)
    assert [one["title"] for one in found["strips"]["series"]] == [
        one["title"] for one in sorted(found["strips"]["series"],
                                       key=lambda one: -one["middle"][0][1])]
    rows = {(row.number("dead_ends"), site_link): None for row, site_link in (
        (row, site.app.workshops["lab"].studying.study.rows.link(row))
        for row in site.app.workshops["lab"].studying.study.rows)}
    for one in found["strips"]["series"]:
        before, after = one["link"]
        assert {(value, f"{before}{number}{after}") for number, value in one["points"]} <= set(rows)
    bars = charts(studied(CENSUS))["census"]["series"][0]
    before, after = bars["link"]
    assert sum(count for _, count in bars["points"]) == 100
    assert decode(before + bars["links"][0] + after).recipe.picture().maze.is_perfect


def test_another_look_needs_no_other_work():
    site = studied(MEASURE)
    studying = site.app.workshops["lab"].studying
    rows = studying.study.rows
    site.page.fire("lab-x", "change", "turns")
    site.frames(2)
    site.rest()
    assert studying.study.rows is rows and "&x=turns&" in site.app.link
    assert charts(site)["strips"]["title"] == "Turning corridors"
    site.page.fire("lab-study-form", "change")             # nothing was changed
    assert studying.study.rows is rows
    site.page.texts["lab-study-form-mazes"] = "3"
    site.page.fire("lab-study-form", "change")
    site.frames(2)
    site.rest()
    assert "&mazes=3&" in site.app.link and len(studying.study.rows) == 9


def test_a_turn_makes_one_chart_at_most(monkeypatch):
    made = []
    monkeypatch.setattr(drawn, "as_data", lambda chart, say: (made.append(chart.id),
                                                              as_data(chart, say))[1])
    site = studied(MEASURE)
    before, scheduler = site.page.lists["lab-data"], site.scheduler
    made.clear()
    site.page.fire("lab-x", "change", "turns")
    while scheduler.busy("charts"):
        known = len(made)
        scheduler.work(-inf)                               # one slice
        assert len(made) <= known + 1
    assert made == ["strips", "scatter", "table"]
    after = site.page.lists["lab-data"]
    assert [one == other for one, other in zip(before, after, strict=True)] == [
        True, False, False, True]                          # the table is as it was


def test_charts_that_took_long_are_made_rarely():
    site = studied(MEASURE)
    studying, clock = site.app.workshops["lab"].studying, site.browser.screen("canvas")
    studying._drawn((["{}"], 2.0))
    for seconds, due in ((17, False), (2, True), (1, True)):    # the last is being made
        clock.now += seconds
        studying._show()
        assert site.scheduler.busy("charts") == due


def test_what_is_known_when_somebody_stops_it_stays():
    site = Site(MEASURE.replace("mazes=6", "mazes=500"))
    studying = site.app.workshops["lab"].studying
    for _ in range(400):
        site.frames(1)
        if studying.study and studying.study.done >= 5:
            break
    assert site.page.attributes["lab-halt", "hidden"] is None
    site.page.fire("lab-halt", "click")
    known = len(studying.study.rows)
    assert 5 <= known < 1500 and site.page.read("lab-study-told").startswith("Stopped. ")
    assert not site.works.busy("study")
    site.rest()
    assert charts(site)["strips"]["series"]
    assert len(studying.study.rows) == known
    site.page.fire("lab-run", "click")
    assert site.page.attributes["lab-run", "hidden"] == ""


def test_a_race_is_measured_many_times_and_back():
    site = raced(MAZES)
    site.page.fire("lab-onward", "click")
    site.frames(3)
    assert site.app.link == ("#lab?v=1&mode=measure&shape=square&size=6x5&by=prim.wilson.kruskal"
                             "&seed=amber-7&mazes=50&x=dead_ends&y=solution_length")
    site.page.fire("lab-census", "click")
    site.frames(3)
    assert "mode=census&shape=square&size=3x3&by=wilson.with_walls.with_tree&" in site.app.link
    site.page.fire("lab-race", "click")
    site.frames(3)
    assert site.app.link.partition("&at=")[0] == MAZES and site.page.of("mode") == "race"
    site = raced(SOLVERS)
    site.page.fire("lab-onward", "click")
    site.frames(3)
    assert "mode=solvers&" in site.app.link and "by=prim&" in site.app.link
    assert "solve=breadth_first.a_star&" in site.app.link and "braid=50" in site.app.link


def test_a_race_of_searches_is_measured_and_back():
    site = raced(SEARCHES)
    assert site.page.read("lab-onward") == "Measure these searches"
    site.page.fire("lab-onward", "click")
    site.frames(3)
    assert site.app.link == ("#lab?v=1&mode=searches&board=5x9&pieces=ltwkyrzcp"
                             "&order=source.algorithm_x&seed=amber-7&mazes=20&nodes=100000")
    site.page.fire("lab-race", "click")
    site.frames(3)
    assert site.app.link.partition("&at=")[0] == SEARCHES


def test_the_form_of_searches_changes_the_board_and_refuses_what_cannot_be():
    site = studied(BOARDS)
    page = site.page
    assert page.read("lab-study-form-pieces") == "LPNY" and page.read("lab-tiling") == "5x4"
    page.fire("lab-tiling", "change", "5x3")
    site.frames(2)
    site.rest()
    assert "&board=5x3&pieces=LPN&" in site.app.link and charts(site)
    page.texts["lab-study-form-pieces"] = "LPNY"
    page.fire("lab-study-form", "change")
    assert "&pieces=LPN&" in site.app.link and "20" in site.note
    page.texts |= {"lab-study-form-pieces": "PUV", "lab-gens-source": "0"}
    page.fire("lab-study-form", "change")
    site.frames(2)
    site.rest()
    assert "&board=5x3&pieces=PUV&order=algorithm_x&" in site.app.link


def test_what_cannot_be_measured_is_a_sentence():
    site = Site(MEASURE).frames(3)
    for id_ in ("prim", "wilson", "kruskal"):
        site.page.texts[f"lab-gens-{id_}"] = "0"
    site.page.fire("lab-gens", "change")
    assert site.note == "Choose one algorithm at least."
    site = Site("#lab?v=1&mode=census&size=6x5&by=wilson").frames(3)
    assert "A census is for boards with at most 3000 perfect mazes" in site.note
    site = studied("#lab?v=1&mode=measure&size=1000x1000.5x5&by=dfs.nobody&mazes=2&x=beauty"
                   "&walls=a")
    for words in ("at most 10000 cells", "No algorithm is called 'nobody'",
                  "The lab has no number 'beauty'", "Ignored: walls"):
        assert words in site.note
    assert "size=5x5&by=recursive_backtracker&" in site.app.link
    site = studied("#lab?v=1&mode=measure&shape=voronoi&size=30&by=wilson.eller&mazes=2")
    told = site.page.read("lab-study-told")                # what was left out, and why
    assert told.startswith("4 of 4 mazes. Eller"), told


def quick(cases):
    """In place of a fit, which takes seconds: milliseconds for each turn."""
    yield Progress("Measuring")
    return (0, 0, len(cases), 0, 0, 0, 0)


@pytest.fixture
def little_thesis(monkeypatch):
    """Boards of the size of a thumb, so that a test can wait for them."""
    from maze.lab import book, needed
    from maze.tasks import fit
    monkeypatch.setattr(fit, "fitting", lambda cases: quick(cases))
    monkeypatch.setattr(book.experiments, "__defaults__", ("8x8",))
    boards = dict(zip(needed.BOARDS, (3, 4, 5, 6), strict=True))
    monkeypatch.setattr(needed, "BOARDS", boards)
    monkeypatch.setattr(needed, "mazes", lambda count, seed: replace(
        people.experiment(boards.values()), mazes=count, seed=seed))


def test_the_thesis_is_redrawn(little_thesis):
    site = studied(THESIS)
    assert site.note == "" and site.app.link == THESIS
    found = charts(site)
    assert list(found) == [*(f"thesis-{number}" for number in range(1, 7)), "table-2", "left-out",
                           "table-1"]
    assert all(one["finding"] and one["rows"] and one["heads"] for one in found.values())
    assert len(found["table-1"]["rows"]) == 11 and len(found["table-2"]["rows"]) == 20
    assert [len(one["points"]) for one in found["thesis-1"]["series"]] == [1] * 5
    before, after = found["thesis-5"]["series"][4]["link"]
    recipe = decode(f"{before}1{after}").recipe
    assert (recipe.by, recipe.size) == ("with_tree", (50, 50))
    studying = site.app.workshops["lab"].studying
    assert studying.study.done == studying.study.of
    site.page.fire("lab-save-csv", "click")
    lines = site.browser.saved["meander-thesis.csv"][1].decode().splitlines()
    assert len(lines) == 1 + studying.study.of
    known = studying.study
    site.page.fire("lab-x", "change", "steps")             # another look at the same numbers
    site.frames(2)
    site.rest()
    assert studying.study is known and site.app.link == THESIS.replace("x=ms", "x=steps")
    assert charts(site)["thesis-1"]["y"]["label"] == "steps"
    site.page.fire("lab-measure", "click")
    site.frames(3)
    assert "&by=recursive_backtracker.prim.wilson.kruskal&" in site.app.link


def test_plays_of_the_device_and_of_files_are_compared(little_thesis):
    site = studied(MEASURE)
    studying = site.app.workshops["lab"].studying
    site.browser.records.write(
        PLAYS, "0-1", "[30,12,0] #maze?v=1&shape=square&size=3x3&by=prim&seed=s")
    site.browser.records.write(PLAYS, "0-2", "junk")
    site.app.open(THESIS)
    site.frames(3)
    site.rest()
    page = site.page
    assert page.read("lab-plays-told") == "1 play is kept on this device."
    assert [len(one["points"]) for one in charts(site)["plays"]["series"]] == [1]
    page.fire("lab-plays-save", "click")
    text = site.browser.saved["meander-plays.csv"][1].decode()
    page.texts["lab-plays-file"] = text.replace("seed=s", "seed=t") + "x,y\r\n"
    page.fire("lab-plays-file", "change")
    site.frames(2)
    site.rest()
    assert [one["title"] for one in charts(site)["plays"]["series"]] == ["this device", "files"]
    assert page.read("lab-plays-told") == ("1 play is kept on this device. 1 is from files. "
                                           "1 new play was added. 1 row is no play.")
    assert site.app.link == THESIS                         # the link has no plays
    for texts in ([text.replace("seed=s", f"seed={name}") for name in ("u", "t", "v")],
                  ["", "x", "no,plays\r\n", text.replace("seed=s", "seed=w"), "\0\udcff,link"]):
        for one in texts:                                  # the files of a class, together
            studying.played._load(one)
        site.frames(2)
        site.rest()
        told = page.read("lab-plays-told")
        assert f"{len(studying.study.plays.files)} are from files." in told
    assert len(studying.study.plays.files) == 4 and "1 new play was added." in told
    assert told.count("That file holds no plays") == 1 and "A file cannot be read" in told
    page.texts["lab-plays-file"] = "nothing"
    page.fire("lab-plays-file", "change")
    site.frames(2)
    assert "That file holds no plays" in page.read("lab-plays-told")


def test_solvers_are_compared_by_kind_of_maze():
    site = studied(KINDS)
    found = charts(site)
    assert found["kinds"]["heads"] == ["Mazes", "Breadth-first", "A*"]
    titles = [row[0][0] for row in found["kinds"]["rows"]]
    assert titles == ["Prim (two sets), perfect", "Wilson, perfect",
                      "Prim (two sets), 50 % of the dead ends opened",
                      "Wilson, 50 % of the dead ends opened"]
    kinds = [one for name, one in found.items() if name.startswith("kind-")]
    assert [one["title"] for one in kinds] == titles
    assert len({tuple(one["x"]["ends"]) for one in kinds}) == 1         # so that they compare
    study = site.app.workshops["lab"].studying.study
    for at, one in enumerate(kinds):
        for series in one["series"]:
            before, after = series["link"]
            number, effort = series["points"][0]
            recipe = decode(f"{before}{number}{after}").recipe
            assert recipe.value("braid") == (50 if at > 1 else 0)
            assert recipe.solver.title == series["title"]
            assert any(row.number("effort") == effort and study.rows.recipe(row) == recipe
                       for row in study.rows)
    same = charts(studied(KINDS.replace("x=effort", "x=optimal")))     # each finds a shortest path
    assert same["kinds"]["finding"] == ""                  # so none is best
    loops = charts(studied(KINDS.replace("breadth_first", "dead_end_filler").replace(
        "x=effort", "x=optimal")))
    shares = [one for name, one in loops.items() if name.startswith("kind-")]
    points = [point[1] for one in shares for series in one["series"] for point in series["points"]]
    assert shares[0]["x"]["ends"] == [min(points), max(points)] == [0, 1]
    shapes = studied(KINDS.replace("=square", "=square.hexagon").replace("=0.50", "=0"))
    titles = [row[0][0] for row in charts(shapes)["kinds"]["rows"]]
    assert titles[1:3] == ["Wilson, Square 6 × 5", "Prim (two sets), Hexagons 6 × 5"]
    site.page.texts["lab-study-form-braid"] = "100 %, 20"
    site.page.fire("lab-study-form", "change")
    site.frames(2)
    site.rest()
    assert "&braid=100.20&" in site.app.link
    site.page.fire("lab-measure", "click")                 # one kind of change at a time there
    site.frames(3)
    assert "&braid=100&" in site.app.link and "&solve=breadth_first.a_star&" in site.app.link
