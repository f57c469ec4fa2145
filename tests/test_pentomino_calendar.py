"""Calendars: their text, their boards, and every date counted again by programs of other kinds."""

from __future__ import annotations

import json

import pytest

from maze.cli import main
from maze.errors import RecipeError
from maze.jobs import Job, finished
from maze.pentomino.calendar import OWN, OWN_PIECES, OWN_TEXT, DatedBoard, parse_calendar
from maze.pentomino.calendar_counts import NODES, TILINGS, known, ranked
from maze.pentomino.dates import Day, every_day, parse_day
from maze.pentomino.engines.choice import solve
from maze.pentomino.engines.puzzle import Puzzle
from maze.pentomino.engines.year import every_date
from maze.pentomino.pieces import parse_pieces
from maze.pentomino.recipe import TilingRecipe
from maze.progress import finish
from maze.render.boards import board_layers
from maze.render.layers import Label
from maze.render.theme import LIGHT
from maze.share import decode, encode
from maze.steps import verb
from tests.plain_calendar import plain_counts

PIECES = parse_pieces(OWN_PIECES)
WEEK = "m1-12.w1-3_1-12.w4-7_13-24_25-31.x3.o2"
SPARE = "PFITUWYZ3IL"                                     # one pentomino too many
SAMPLE = ["03-29", "12-05"]                                # one tiling each, hard and easy to find


def test_the_table_has_every_date_and_each_can_be_done():
    days = list(every_day())
    assert len(days) == 366 and Day(2, 29) in days and Day(2, 30) not in days
    assert [len(month) for month in TILINGS] == [len(month) for month in NODES] == [
        31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    assert min(map(min, TILINGS)) == 1 and max(map(max, TILINGS)) == 86
    assert sum(map(sum, TILINGS)) == 6727


@pytest.mark.parametrize("year, days", [(0, 366), (2024, 366), (2026, 365), (1900, 365),
                                        (2000, 366)])
def test_a_year_has_its_days(year, days):
    found = list(every_day(year))
    assert len(found) == days == len(set(found))
    assert all(parse_day(str(day)) == day for day in found)


@pytest.mark.parametrize("text", ["", "11", "13-1", "0-5", "11-31", "2-30", "2026-02-29", "x-1",
                                  "11-23-2026", "²-1"])
def test_what_is_no_date_is_refused(text):
    with pytest.raises(RecipeError):
        parse_day(text)


def test_days_of_the_week_are_those_of_the_year():
    assert [parse_day(text).weekday for text in ("2026-11-23", "2024-02-29", "11-23")] == [1, 4, 0]


@pytest.mark.parametrize("text", [OWN_TEXT, WEEK, "o2.1-31_x.m1-12",
                                  "1.3.2.4-31_m12.m1-11_x.o.x.o", "m1-12_1-31.x2", "m1-12.x40_1-31",
                                  "m1-12_1-31_x3"])
def test_a_calendar_is_read_as_it_is_written(text):
    calendar = parse_calendar(text)
    assert parse_calendar(str(calendar)) == calendar
    assert parse_calendar(text.replace("_", " _ ").upper()) == calendar


@pytest.mark.parametrize("text, word", [
    ("", "such as"), ("m1-12", "look at 1"), ("1-31.m1-11", "look at m12"),
    ("1-31_m1-12.m3", "look at m3"), ("1-31_m1-12_w1-6", "look at w7"),
    ("1-31_m1-12.x2-5", "such as"), ("1-31_m1-12.o1-3", "such as"),
    ("1-32_m1-12", "look at 32"), ("1-31_m1-12.q", "such as"),
    ("o99.o99_1-31_m1-12", "at most 372")])
def test_what_is_no_calendar_is_refused_in_a_sentence(text, word):
    with pytest.raises(RecipeError) as refused:
        parse_calendar(text)
    assert word in str(refused.value) or "Width" in str(refused.value)


def test_a_date_leaves_its_month_and_its_day_open():
    board = OWN.on(Day(11, 23))
    assert (board.rows, board.columns, board.area) == (4, 11, 41) and str(board) == (
        "4x11-b1.j2.k1")
    labels = dict(board.labels)
    assert {str(labels[hole]) for hole in board.holes if hole in labels} == {"Nov", "23"}
    assert len(labels) == 43 and len({OWN.on(day).holes for day in every_day()}) == 366
    week = parse_calendar(WEEK)
    assert week.on(Day(11, 23, 2026)).area == 49
    with pytest.raises(RecipeError, match="with its year"):
        week.on(Day(11, 23))


def test_labels_are_drawn_where_nothing_lies_and_a_frame_around_what_stays_open():
    board = OWN.on(Day(11, 23))
    layers = board_layers(board, {(0, 3): 1}, LIGHT)       # a piece lies on January
    texts = [str(one.text) for one in layers if isinstance(one, Label)]
    assert "Jan" not in texts and {"Feb", "Nov", "23", "31"} <= set(texts) and len(texts) == 42
    assert not any(getattr(one, "fill", "") == LIGHT.ink for one in layers)
    assert sum(getattr(one, "stroke", "") == LIGHT.path for one in layers) == 2


@pytest.mark.parametrize("link, same", [
    ("#pentomino?v=1&board=calendar&date=11-23&pieces=FITUWYZ3IL", ""),
    ("#pentomino?v=1&date=2026-11-23", "#pentomino?v=1&board=calendar&date=11-23&"
                                       "pieces=FITUWYZ3IL"),
    (f"#pentomino?v=1&board=calendar&calendar={WEEK}&date=2026-11-23&pieces=all", ""),
])
def test_a_link_is_for_ever(link, same):
    found = decode(link)
    assert found.notes == [] and encode(found.recipe) == (same or link)
    assert isinstance(found.recipe.board, DatedBoard)


@pytest.mark.parametrize("link, words", [
    ("board=calendar&date=02-30", "Date should be month and day"),
    ("board=calendar&calendar=m1&date=02-03", "cannot be read; using ours"),
    (f"board=calendar&calendar={WEEK}&date=11-23", "needs its year"),
    ("board=6x10&date=11-23", "belong to board=calendar")])
def test_a_damaged_link_is_repaired_with_a_sentence(link, words):
    found = decode(f"#pentomino?v=1&{link}")
    assert len(found.notes) == 1 and words in str(found.notes[0])
    assert decode(encode(found.recipe)).recipe == found.recipe


@pytest.mark.parametrize("text", SAMPLE)
def test_a_date_is_counted_again_by_a_search_and_by_a_plain_program(text):
    day = parse_day(text)
    recipe = TilingRecipe(OWN.on(day), PIECES, order="algorithm_x", solve="all")
    verbs = [verb(step) for step in recipe.begin()[1]]
    assert (verbs.count("found"), verbs.count("place")) == _of_table(day)


@pytest.mark.prove
def test_every_date_is_counted_again_by_the_engines():
    assert finish(every_date(OWN, PIECES)) == {day: _of_table(day)[0] for day in every_day()}


@pytest.mark.prove
def test_every_date_is_counted_again_by_a_plain_program():
    """One search through all tilings, with nothing of ours but the drawings of the pieces."""
    counts = plain_counts()
    assert {day: counts[day.month, day.day] for day in every_day()} == {
        day: _of_table(day)[0] for day in every_day()}


@pytest.mark.prove
@pytest.mark.parametrize("month", range(1, 13))
def test_every_date_takes_as_many_tries(month):
    for day in (day for day in every_day() if day.month == month):
        recipe = TilingRecipe(OWN.on(day), PIECES, order="algorithm_x", solve="all")
        verbs = [verb(step) for step in recipe.begin()[1]]
        assert (verbs.count("found"), verbs.count("place")) == _of_table(day), day


def _of_table(day: Day) -> tuple[int, int]:
    return TILINGS[day.month - 1][day.day - 1], NODES[day.month - 1][day.day - 1]


def test_the_hardest_date_comes_first_and_what_cannot_be_done_last():
    year = known(OWN, PIECES)
    assert [str(one.day) for one in year[:4]] == ["03-29", "12-05", "12-27", "12-14"]
    assert (str(year[-1].day), year[-1].tilings, year[-1].tries) == ("08-31", 86, 110)
    assert known(OWN, parse_pieces("all")) == () == known(parse_calendar(WEEK), PIECES)
    one, two, none = (Day(1, 1), 5, 0), (Day(1, 2), 3, 0), (Day(1, 3), 0, 0)
    assert [found.tilings for found in ranked([none, one, two])] == [3, 5, 0]


def test_a_job_counts_the_dates_of_a_calendar(monkeypatch):
    monkeypatch.setattr("maze.pentomino.calendar.every_day",
                        lambda year: iter([Day(3, 29), Day(8, 31)]))
    job = Job("year", json.dumps({"board": "calendar", "pieces": OWN_PIECES}))
    assert json.loads(finished(job)[1]) == {"03-29": 1, "08-31": 86}
    with pytest.raises(RecipeError, match="expected a calendar"):
        finished(Job("year", '{"board": "6x10"}'))


def test_pieces_may_be_left_over_on_every_date(monkeypatch, capsys):
    monkeypatch.setattr("maze.pentomino.calendar.every_day", lambda year: iter([Day(11, 23)]))
    job = {"board": "calendar", "pieces": SPARE, "use": "some"}
    found = json.loads(finished(Job("year", json.dumps(job)))[1])
    puzzle = Puzzle(OWN.on(Day(11, 23)), parse_pieces(SPARE), spare=True)
    assert found == {"11-23": finish(solve(puzzle)).count} and found["11-23"] > 34
    link = f"#pentomino?v=1&board=calendar&date=11-23&pieces={SPARE}&use=some"
    assert json.loads(tile(capsys, link, "--every-date", "--json")[1]) == found


def tile(capsys, *arguments: str) -> tuple[int, str, str]:
    code = main(["tile", *arguments])
    return (code, *capsys.readouterr())


def test_a_date_on_the_command_line(capsys, tmp_path):
    code, out, err = tile(capsys, "--board", "calendar", "--date", "11-23")
    assert (code, err) == (0, "") and len(out.splitlines()) == 4
    assert tile(capsys, "#pentomino?v=1&board=calendar&date=11-23")[1] == out
    assert tile(capsys, "#pentomino?v=1&board=calendar&date=1-1", "--date", "11-23")[1] == out
    file = tmp_path / "mine.txt"
    file.write_text(OWN_TEXT.replace("_", "\n"), encoding="utf-8")
    assert tile(capsys, "--calendar", f"@{file}", "--date", "11-23")[1] == out
    assert tile(capsys, "--date", "03-29", "--count")[1].startswith("1 raw")
    code, out, err = tile(capsys, "--board", "5x5", "--date", "11-23")
    assert code == 2 and "Expected --board calendar" in err
    code, out, err = tile(capsys, "--board", "5x5", "--pieces", "FILNP", "--every-date")
    assert code == 2 and "--every-date" in err
    drawn = tile(capsys, "--date", "12-24", "--format", "svg", "--lang", "de")[1]
    assert ">Dez<" in drawn and ">24<" in drawn


def test_the_counts_of_every_date_on_the_command_line(capsys, monkeypatch):
    monkeypatch.setattr("maze.pentomino.calendar.every_day",
                        lambda year: iter([Day(3, 29), Day(8, 31)]))
    assert tile(capsys, "--board", "calendar", "--every-date")[:2] == (
        0, "03-29 1\n08-31 86\nFewest: 1 on 03-29.\nMost: 86 on 08-31.\n87 tilings on 2 dates.\n")
    assert json.loads(tile(capsys, "--board", "calendar", "--every-date", "--json")[1]) == {
        "03-29": 1, "08-31": 86}
