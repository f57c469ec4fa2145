"""The lab measures what a maze is: the same numbers in slices, in processes and from each link."""

from __future__ import annotations

import csv
import io
import json
from array import array
from dataclasses import replace
from pathlib import Path
from statistics import median, quantiles

import pytest

from maze.cli import main
from maze.cli.processes import measured, results, shares
from maze.errors import MazeError
from maze.jobs import Job, finished
from maze.lab import textbook
from maze.lab.experiment import MOST_CELLS, Experiment
from maze.lab.measures import MEASURES, OF_MAZES
from maze.lab.measuring import search
from maze.lab.rows import WIDTH, Rows
from maze.lab.summary import finding, series_of, spread, spread_of, title_of
from maze.lab.tables import APP_VERSION, csv_text, json_text, markdown
from maze.measures.stats import stats
from maze.progress import Progress, finish
from maze.share import decode

ROOT = Path(__file__).resolve().parents[1]
PLAIN = Experiment(("prim", "eller", "growing_tree.rule.oldest"), ("9x7", "hexagon.6x5"), mazes=3)
SEARCHES = Experiment(("prim", "eller"), ("8x8",), ("", "braid.60_oneway.30"),
                      ("breadth_first", "carve_order", "a_star"), mazes=2, seed="s")


def job(experiment: Experiment, **more: int) -> Job:
    return Job("measure", json.dumps(experiment.as_fields() | more))


def rows_of(experiment: Experiment) -> Rows:
    return Rows.of_bytes(experiment, [finished(job(experiment))[1]])


def test_each_row_says_what_its_link_shows() -> None:
    for rows in map(rows_of, (PLAIN, SEARCHES)):
        for row in rows:
            decoded = decode(rows.link(row))
            assert not decoded.notes and decoded.recipe == rows.recipe(row)
            picture = decoded.recipe.picture()
            found = stats(picture.maze, picture.start, picture.goal, count_trees=False)
            assert row.number("dead_ends") == round(100 * found.dead_ends / found.cells, 1)
            assert row.number("difficulty") == found.difficulty
            assert row.number("solution_length") == found.solution_length
            assert row.number("bottlenecks") == len(found.bottlenecks)


def test_a_search_is_measured_as_it_is_shown() -> None:
    rows = rows_of(SEARCHES)
    assert {SEARCHES.solve[SEARCHES.run(row.run).solve] for row in rows} == set(SEARCHES.solve)
    for row in rows:
        recipe = rows.recipe(row)
        picture = recipe.picture()
        assert picture.path is not None
        assert row.number("path_length") == len(picture.path) - 1
        assert row.number("optimal") == (len(picture.path) - 1 == row.number("solution_length"))
        effort = row.number("looked_at") / row.number("solution_length")
        assert row.number("effort") == pytest.approx(effort, abs=0.005)
        again = finish(search(recipe, recipe.but(solve="").picture()))
        assert list(row.values[len(OF_MAZES):]) == again


def test_what_does_not_go_together_is_left_out_and_said() -> None:
    kinds = [SEARCHES.run(row.run) for row in rows_of(SEARCHES)]
    assert not any(run.by == 1 and run.solve == 1 for run in kinds)      # Eller does not grow
    assert len(kinds) == SEARCHES.runs - 2 * 2 - 2         # nor are passages read that were changed
    assert list(map(str, SEARCHES.left_out)) == [
        "Carve order (read back) needs a maze that grew from one cell; Eller did not.",
        "Carve order (read back) needs the passages as they grew; one-way passages changes them."]
    alone = Experiment(("hilbert",), ("polar.5",), mazes=2)
    assert not len(rows_of(alone)) and "needs" in str(alone.left_out[0])


def test_rows_come_alike_in_parts_in_shares_and_in_processes() -> None:
    parts, whole = finished(job(PLAIN))
    streamed = [number for part in parts if isinstance(part, array) for number in part]
    assert array("i", streamed).tobytes() == whole and len(streamed) == PLAIN.runs * WIDTH
    told = [(part.done, part.of) for part in parts if isinstance(part, Progress) and part.of]
    assert told == [(k, PLAIN.trials) for k in range(PLAIN.trials + 1)]
    shares = [finished(job(PLAIN, first=at, last=at + 5))[1] for at in range(0, PLAIN.trials, 5)]
    assert b"".join(shares) == whole
    rows = Rows(PLAIN)
    for at in range(0, len(streamed), 7):                  # wherever a message ends
        rows.feed(streamed[at:at + 7])
    assert list(rows) == list(Rows.of_bytes(PLAIN, [whole]))


@pytest.mark.native
def test_processes_give_the_rows_of_one() -> None:
    some = shares("measure", PLAIN.as_fields(), PLAIN.trials, 2)
    assert b"".join(results(some, 2)) == finished(job(PLAIN))[1]


def test_partial_rows_are_a_fair_sample() -> None:
    """After each maze of every algorithm there are as many of one as of another."""
    rows = Rows(PLAIN)
    rows.feed(array("i", finished(job(PLAIN))[1])[:6 * WIDTH])
    assert {len(some) for some in series_of(rows).values()} == {1} and len(series_of(rows)) == 6


def test_medians_and_quartiles_are_those_of_the_standard_library() -> None:
    numbers = [3.0, 1, 4, 1, 5, 9, 2, 6]
    found = spread(numbers)
    assert found and found.median == median(numbers)
    assert [found.low, found.median, found.high] == quantiles(numbers, n=4, method="inclusive")
    assert (found.n, found.least, found.most, found.mean) == (8, 1, 9, 31 / 8)
    assert spread([]) is None


def test_the_finding_names_the_largest_and_the_smallest_median() -> None:
    rows = rows_of(replace(PLAIN, by=("prim", "growing_tree.rule.oldest"), boards=("9x7",)))
    medians = {str(title_of(rows.experiment, series)): spread_of(some, "dead_ends").median
               for series, some in series_of(rows).items()}
    assert medians["Prim (two sets)"] > medians["Growing tree (rule oldest)"]
    assert str(finding(rows, "dead_ends")) == (
        f"Dead ends: Prim (two sets) has the largest median ({medians['Prim (two sets)']} %), "
        f"Growing tree (rule oldest) the smallest ({medians['Growing tree (rule oldest)']} %).")
    assert str(finding(Rows(PLAIN), "loops")) == "Loops: nothing was measured yet."
    assert str(finding(rows, "loops")) == "Loops: the median is 0."


def test_csv_can_be_opened_without_cleaning() -> None:
    for rows in map(rows_of, (PLAIN, SEARCHES, replace(PLAIN, seed='=1,"2"', mazes=1))):
        read = list(csv.DictReader(io.StringIO(csv_text(rows))))
        assert len(read) == len(rows)
        for line, row in zip(read, rows, strict=True):
            assert line["link"] == rows.link(row) and line["app_version"] == APP_VERSION
            assert None not in line and not line["seed"].startswith("=")
            for one in rows.measures:
                kept = row.number(one.id)
                assert line[one.id] == ("" if kept is None else str(kept))


def test_json_and_markdown_say_the_same() -> None:
    rows = rows_of(SEARCHES)
    data = json.loads(json_text(rows))
    assert len(data["rows"]) == len(rows) and data["experiment"] == SEARCHES.as_fields()
    assert Experiment.of_fields(data["experiment"]) == SEARCHES
    lines = markdown(rows, str, ("dead_ends", "effort")).splitlines()
    assert len(lines) == 2 + len(data["series"])
    for line, one in zip(lines[2:], data["series"], strict=True):
        assert f"| {one['effort']['median']:.2f} |" in line


def test_the_version_of_tables_is_that_of_the_package() -> None:
    assert f'\nversion = "{APP_VERSION}"\n' in (ROOT / "pyproject.toml").read_text("utf-8")


@pytest.mark.parametrize("fields, sentence", [
    ({"by": ["primm"]}, "No algorithm is called 'primm'"),
    ({"solve": ["a_star.heuristic.none", "b"]}, "No algorithm is called 'b'"),
    ({"solve": ["a_star.heuristic.crow"]}, "crow"),
    ({"by": []}, "at least one algorithm"),
    ({"boards": ["30by30"]}, "a board such as 30x30"),
    ({"boards": ["5x5x5"]}, "a size with"),
    ({"boards": ["200x200"]}, f"at most {MOST_CELLS} cells"),
    ({"changes": ["blue.5"]}, "cannot be changed by 'blue'"),
    ({"changes": ["braid.500"]}, "500"),
    ({"mazes": 0}, "Mazes must be 1 to"),
    ({"seed": "x" * 40}, "a seed of at most 34"),
    ({"mazes": 10_000, "boards": ["5x5"] * 9, "solve": ["water"] * 9}, "at most 1000000 runs")])
def test_what_cannot_be_measured_is_one_sentence(fields: dict, sentence: str) -> None:
    with pytest.raises(MazeError) as error:
        finished(Job("measure", json.dumps(fields)))
    assert sentence in str(error.value) and "\n" not in str(error.value)


def test_the_command_writes_what_the_job_finds(capsys, tmp_path) -> None:
    words = ["lab", "measure", "--by", "prim,eller", "--on", "6x6", "--mazes", "2",
             "--processes", "1"]
    assert main([*words, "--format", "csv"]) == 0
    rows = measured(Experiment(("prim", "eller"), ("6x6",), mazes=2), 1)
    assert capsys.readouterr().out == csv_text(rows)
    file = tmp_path / "rows.json"
    assert main([*words, "--format", "json", "-o", str(file)]) == 0
    assert json.loads(file.read_text("utf-8")) == json.loads(json_text(rows))
    assert main([*words, "--measures", "dead_ends", "--lang", "de"]) == 0
    out, told = capsys.readouterr()
    assert out.startswith("| Algorithmus |") and "Sackgassen" in told
    assert main([*words, "--measures", "cake"]) == 2
    assert "Expected a measure (cells, " in capsys.readouterr().err


def test_measures_have_one_home() -> None:
    assert all(one.title.text and one.id == name for name, one in MEASURES.items())


@pytest.mark.parametrize("size, mazes", [
    ("40x40", 3), pytest.param("100x100", 5, marks=pytest.mark.prove)])
def test_the_textbook_is_right_within_its_bands(size: str, mazes: int) -> None:
    """Dead ends within three points of a hundred: the table is rounded, and of other mazes."""
    lines = [one for one in textbook.TABLE if not one.change]
    rows = measured(Experiment(tuple(one.by for one in lines), (size,), mazes=mazes), 1)
    for series, some in series_of(rows).items():
        line = lines[series.by]
        found = spread_of(some, "dead_ends")
        assert found and abs(found.mean - line.dead_ends) <= 3, (line.by, found.mean)
        if size == textbook.SIZE and line.by in ("binary_tree", "wilson", "kruskal", "prim"):
            assert abs(spread_of(some, "solution").mean - line.solution) <= 1, line.by


def test_the_command_compares_solvers_by_kind_of_maze(capsys) -> None:
    words = ["lab", "solvers", "--by", "prim", "--size", "6x5", "--solve", "a_star,breadth_first",
             "--braid", "0,100", "--mazes", "3", "--format"]
    assert main([*words, "markdown"]) == 0
    said = capsys.readouterr().out
    assert "| Prim (two sets), 100 % of the dead ends opened |" in said
    assert main([*words, "csv"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1 + 2 * 2 * 3 and "effort" in lines[0]
    assert main([*words, "json", "--x", "river"]) == 2
    assert "Expected a measure" in capsys.readouterr().err
    assert main(["lab", "solvers", "--braid", "200"]) == 2
