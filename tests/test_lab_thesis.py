"""The thesis redrawn: findings judged by what was measured, printed tables beside ours."""

from __future__ import annotations

import csv
import io
import json
from dataclasses import replace

import pytest

from maze.cli import main
from maze.errors import RecipeError
from maze.jobs import Job, finished, start
from maze.lab import book, needed, thesis
from maze.lab.growth import Timing
from maze.lab.people import ALGORITHMS, BOARDS, SCALE, TABLE, experiment
from maze.lab.rows import Rows
from maze.lab.textbook import TABLE as BOOK
from maze.measures.human import milliseconds, terms_of
from maze.measures.kinds import turns_on
from maze.progress import Progress
from maze.share import decode, encode


def timing(by: str, ms: float, search_ms: float, board: str = "10x10", number: int = 0) -> Timing:
    return Timing(by, board, number, thesis.cells(board), 9, ms, 9, search_ms)


def test_what_a_thesis_does_not_read_is_named() -> None:
    found = decode("#lab?v=1&mode=thesis&size=9999x9999&by=prim&seed=s&mazes=2&x=steps")
    assert str(found.note) == "Ignored: size, by." and found.recipe.seed == "s"
    assert not decode(encode(found.recipe, found.view)).notes


def test_a_finding_holds_or_not_in_milliseconds_and_in_steps() -> None:
    timings = [timing("with_walls", 1.0, 5.0), timing("with_tree", 2.0, 6.0)]
    assert thesis.holds(timings, "ms") == (True, False)
    assert thesis.holds(timings, "steps") == (None, None)
    assert str(thesis.finding(timings, 0)) == (
        "The thesis found that With walls builds faster. Here it is 1.00 ms with walls and 2.00 ms "
        "with tree, averaged over the sizes. That agrees. Here it is 9 steps with walls and 9 "
        "steps with tree, averaged over the sizes. The difference is too small to tell.")
    assert "5.00 ms with walls and 6.00 ms with tree, averaged over the sizes. That does not " \
        "agree." in str(thesis.finding(timings, 1))
    assert thesis.holds([], "ms") == (None, None)


def test_a_pause_of_the_computer_decides_nothing() -> None:
    """Nine trials of a millisecond and one of a second; a size that one has not done yet."""
    timings = [timing("with_walls", 1000.0 if number == 4 else 1.0, 1, number=number)
               for number in range(10)] + [timing("with_tree", 2.0, 1)]
    assert thesis.mean(timings, "with_walls", "ms") == 1.0
    timings.append(timing("with_walls", 500.0, 1, board="50x50"))
    assert thesis.holds(timings, "ms")[0] is True
    assert "1.00 ms for 100 cells and 500.00 ms for 2 500 cells: 25 times the cells, 500.0 times" \
        in str(thesis.trials_finding(timings, "with_walls", "ms", "ms")).replace("\u202f", " ")


def test_printed_and_measured_times_have_one_scale() -> None:
    some = {book.key(one): [timing(one.by, 0.25 * one.time, 0)] for one in BOOK[2:8]}
    found = book.relative(some, "ms")
    assert [round(found[book.key(one)], 6) for one in BOOK[2:8]] == [one.time for one in BOOK[2:8]]
    assert book.rank_correlation([(1, 10), (2, 20), (3, 99)]) == 1
    assert book.rank_correlation([(1, 3), (2, 2), (3, 1)]) == -1
    assert book.rank_correlation([(1, 2), (1, 3), (2, 4), (4, 4)]) == pytest.approx(8 / 9)
    assert book.rank_correlation([(1, 1), (2, 1)]) is None


def test_every_line_of_the_textbook_is_made() -> None:
    made = [(by, one.changes[0]) for one in book.experiments(1, "s") for by in one.by]
    assert sorted(made) == sorted(map(book.key, BOOK)) and len(made) == 11


def small_rows() -> Rows:
    some = replace(needed.mazes(2, "people"), boards=("5x5", "10x10"))
    return Rows.of_bytes(some, [finished(Job("measure", json.dumps(some.as_fields())))[1]])


def test_the_model_beside_people_is_that_of_the_mazes() -> None:
    rows = small_rows()
    found = needed.modelled(rows)
    assert set(found) == {(by, size) for by in ALGORITHMS for size in ("tiny", "small")}
    seconds = []
    for number in (1, 2):
        recipe = rows.experiment.recipe(rows.experiment.run(0)).but(
            by="kruskal", size=(10, 10), seed=f"people-{number}")
        picture = recipe.picture()
        maze, way = picture.maze, picture.way
        seconds.append(milliseconds(terms_of(maze.grid, maze.links(), way, turns_on(maze, way))))
    assert found["kruskal", "small"].seconds == pytest.approx(sum(seconds) / 2000)
    inside, known = needed.inside(found)
    assert known == 10 and 5 <= inside <= 10


def test_pairs_are_those_of_medium_and_large_mazes() -> None:
    said = {(row.by, row.size): float(row.seconds) for row in TABLE}
    assert needed.in_order(said) == (14, 14)
    assert needed.in_order({key: -value for key, value in said.items()}) == (0, 14)
    assert needed.in_order({("prim", "tiny"): 1.0}) == (0, 0) and needed.few_attempts() == 8


def test_a_board_has_the_word_of_the_nearest_size() -> None:
    assert [needed.size_of((side, side)) for side in (2, 5, 7, 8, 15, 16, 29, 30, 99)] == [
        "tiny", "tiny", "tiny", "small", "small", "medium", "medium", "large", "large"]
    assert needed.size_of((20, 15)) == "medium" and set(BOARDS) == set(needed.SIZE_WORDS)
    assert experiment().boards == tuple(f"{side}x{side}" for side in BOARDS.values())


@pytest.mark.prove
@pytest.mark.native
def test_the_command_writes_all_charts_and_both_tables(capsys) -> None:
    words = ["lab", "thesis", "--mazes", "2", "--format"]
    assert main([*words, "json"]) == 0
    data = json.loads(capsys.readouterr().out)
    charts = {one["id"]: one for one in data["charts"]}
    assert len(charts) == 9 and len(charts["thesis-1"]["rows"]) == 5
    for line in charts["table-1"]["rows"]:                 # near the printed ones
        printed = float(line["Dead ends, printed (%)"].split()[0])
        assert abs(printed - float(line["Dead ends, here (%)"])) < 2.5, line
    steps = [line["With walls"] for line in charts["thesis-3"]["rows"]]
    assert main([*words, "csv", "--unit", "steps"]) == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert len(rows) == 2 * (10 + 11 + 20 + 11) and all(row["link"] for row in rows) and steps


def test_a_fit_knows_nothing_of_the_algorithm_that_is_left_out():
    terms = [[row.seconds * 40, row.seconds * (5 if row.by == "prim" else 90), 0, 0, 0, 0]
             for row in TABLE]                             # Prim's turns would mislead
    job = Job("fit", json.dumps({"terms": terms, "first": 3, "last": 4}))
    (row,) = [part for part in start(job) if not isinstance(part, Progress)]
    number, *weights = row
    assert ALGORITHMS[number] == "prim"
    for one, (path, turns, *_) in zip(TABLE, terms, strict=True):
        said = weights[0] + (weights[1] * path + weights[2] * turns) / SCALE
        if one.by != "prim":
            assert said == pytest.approx(1000 * one.seconds, rel=0.05)


@pytest.mark.parametrize("terms", [None, [], [[1] * 6] * 19, [[1] * 5] * 20, [["1"] * 6] * 20,
                                   [[-1] * 6] * 20, [[True, 1, 1, 1, 1, 1 << 40]] * 20])
def test_a_fit_wants_the_terms_of_the_table(terms):
    with pytest.raises(RecipeError):
        list(start(Job("fit", json.dumps({"terms": terms}))))
