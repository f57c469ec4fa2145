"""Plays: written as CSV and read again, judged by the model from their links alone."""

from __future__ import annotations

import json

import pytest

from maze.errors import MazeError
from maze.jobs import Job, finished
from maze.lab.plays import (
    COLUMNS,
    MOST,
    WIDEST,
    Plays,
    _rows,
    csv_text,
    job_of,
    key_of,
    read_csv,
    reading,
)
from maze.lab.studies.thesis_plays import charts
from maze.measures.human import milliseconds, terms_of
from maze.measures.kinds import turns_on
from maze.playing.plays import Play, format_play, parse_play
from maze.playing.record import Result
from maze.share import decode

PRIM = "#maze?v=1&shape=square&size=9x11&by=prim&seed=s"
HEXAGON = "#maze?v=1&shape=hexagon&size=6x5&by=wilson&seed=s"
LARGE = "#maze?v=1&shape=square&size=900x900&by=prim&seed=s"
OWN = [Play(PRIM, Result(30, 12, 0)), Play(PRIM, Result(25, 9, 0)), Play(HEXAGON, Result(9, 4, 2))]


def judged(plays: Plays) -> Plays:
    links = plays.unknown()
    parts, _ = finished(job_of(links))
    for part in parts:
        if not hasattr(part, "of"):
            plays.take(links, part)
    assert not plays.unknown()
    return plays


@pytest.mark.parametrize("text", ["", "x", "[1,2,3]", "[1,2,3] #pentomino?v=1", "[1,2] #maze?v=1",
                                  "[1,2,3] #maze?" + "a" * 3000])
def test_what_is_no_play_is_left_out(text: str) -> None:
    assert parse_play(text) is None
    assert parse_play(format_play(OWN[0])) == OWN[0]


def test_a_play_is_judged_by_the_maze_of_its_link() -> None:
    plays = judged(Plays([*OWN, Play(LARGE, Result(9, 9, 0))]))
    picture = decode(PRIM).recipe.picture()
    terms = terms_of(picture.maze.grid, picture.maze.links(), picture.way,
                     turns_on(picture.maze, picture.way))
    assert plays.judged[PRIM].ms == milliseconds(terms) and plays.judged[LARGE] is None
    assert [play for play, _ in plays.unaided(plays.own)] == OWN[:2]       # one had hints
    assert plays.of_table() == {("prim", "small"): OWN[:2]}
    chart, = charts(plays)
    assert "2 plays with hints, or in mazes that are too large, are left out" in str(chart.finding)
    assert chart.series[0].links == (PRIM[1:], PRIM[1:]) and len(chart.table.rows) == 2
    assert charts(Plays()) == []


@pytest.mark.parametrize("link, row", [
    (PRIM, ("prim", "small")), (HEXAGON, None), (LARGE, None), ("#maze?v=1&by=nobody", None),
    (PRIM + "&braid=50", None), (PRIM + "&start=3", None), (PRIM + "&keys=1", None),
    ("#maze?v=1&size=30x30&by=kruskal", ("kruskal", "large"))])
def test_only_plain_mazes_belong_to_the_table(link, row) -> None:
    assert key_of(link) == row


@pytest.mark.parametrize("mark", [",", ";", "\t"])
def test_a_file_is_read_as_it_was_written_and_as_spreadsheets_save_it(mark: str) -> None:
    text = csv_text(OWN, judged(Plays(OWN)).judged)
    assert text.startswith(",".join(COLUMNS)) and read_csv(text) == (OWN, 0)
    assert read_csv("\ufeff" + text.replace(",", mark)) == (OWN, 0)
    quoted = "".join('"' + line.replace(",", '","') + '"\n' for line in text.splitlines())
    assert read_csv(quoted) == (OWN, 0)


def test_rows_that_are_no_plays_are_counted() -> None:
    text = ("link,moves,seconds,hints\n" + f"{PRIM},5,7,0\n" + f"{PRIM},-5,7,0\n"
            + f"{PRIM},1e9,7\n" + "=cmd(),1,2,3\n" + '"#maze?a=""b""",1,2,3\n\n' + f"{PRIM},8,9\n")
    found, left = read_csv(text)
    assert left == 3 and found == [
        Play(PRIM, Result(5, 7, 0)), Play('#maze?a="b"', Result(1, 2, 3)),
        Play(PRIM, Result(8, 9, 0))]
    for bad in ("", "a,b\n1,2\n", "link,moves\n", "x" * 2_000_001,
                "link,moves,seconds\n" + f"{PRIM},1,1\n" * (MOST + 1)):
        with pytest.raises(MazeError):
            read_csv(bad)


@pytest.mark.parametrize("row", [PRIM[:30], f"{PRIM},5", f"{PRIM},,7", f"{PRIM},0,0"])
def test_a_row_that_was_cut_is_no_play(row: str) -> None:
    assert read_csv(f"link,moves,seconds\n{row}\n") == ([], 1)


def test_a_play_of_two_files_counts_once() -> None:
    plays = Plays(OWN[:1])
    assert plays.add(OWN) == 2 and plays.add(OWN) == 0 and len(plays.every()) == 3


def test_bad_links_are_refused_in_a_sentence() -> None:
    for arguments in ({}, {"links": "x"}, {"links": [1]}):
        with pytest.raises(MazeError, match="[Ee]xpected a list of links"):
            finished(Job("plays", json.dumps(arguments)))


@pytest.mark.parametrize("row", ["," * 20_000, "\n" * 20_000, '""' * 20_000, ",\n" * 20_000])
def test_a_hostile_file_is_read_in_slices(row: str) -> None:
    """No row is longer than what is read of it, and no slice than some thousand cells."""
    work = reading("link,moves,seconds\n" + row + f"\n{PRIM},5,7\n")
    slices = 0
    while True:
        try:
            next(work)
        except StopIteration as stop:
            found, _ = stop.value
            break
        slices += 1
    assert slices >= 4 and found == [Play(PRIM, Result(5, 7, 0))]
    rows = [part for part in _rows("a,b\n" + row) if part is not None]
    assert max(map(len, rows)) <= WIDEST + 1
