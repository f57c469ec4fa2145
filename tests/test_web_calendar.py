"""Calendars on the page, without a browser: another date, the ends of the year, one of your own."""

from __future__ import annotations

import json

import pytest

from maze.pentomino.calendar import OWN_TEXT
from tests.test_web_playing import play, solve

LINK = "#pentomino?v=1&board=calendar&date=03-29&mode=play"


def link_of(site) -> str:
    site.rest()
    site.frames(2)
    site.bar.tick()
    return site.bar.read()


def test_a_calendar_without_a_date_is_todays():
    site = play("#pentomino?v=1&board=calendar&mode=play")
    assert link_of(site) == "#pentomino?v=1&board=calendar&date=11-21&pieces=FITUWYZ3IL&mode=play"
    assert site.page.read("calendar-month") == "11" and site.page.read("calendar-day") == "21"
    assert "solutions remain" in site.page.read("sentence")
    assert "Row 4, column 2, Nov, left open" in site.desk.names


def test_what_is_known_of_a_date_and_the_ends_of_the_year():
    site = play(LINK)
    read = site.page.read
    assert [read(f"calendar-{name}") for name in ("tilings", "tries", "rank")] == [
        "1", "4\u202f053", "1 of 366"]
    assert "From 1 to 86 solutions; the hardest date is 29 March, the easiest 31 August." in (
        read("calendar-said"))
    assert read("calendar-map").count("<rect") == 367
    site.page.fire("calendar-easiest", "click")
    assert "date=08-31" in link_of(site) and read("calendar-rank") == "366 of 366"
    site.page.fire("calendar-month", "change", "2")        # which has no 31
    assert "date=02-29" in link_of(site) and read("calendar-tilings") == "15"
    site.page.fire("calendar-today", "click")
    assert "date=11-21" in link_of(site)
    site.page.fire("calendar-hardest", "click")
    assert "date=03-29" in link_of(site) and site.page.of("mode") == "play"
    site.page.fire("board", "change", "6x10")
    assert "board=6x10" in link_of(site) and site.page.attributes["calendar-box", "hidden"] == ""
    site.page.fire("board", "change", "calendar")
    assert "board=calendar&date=11-21" in link_of(site)
    assert site.page.attributes["calendar-box", "hidden"] is None


def test_a_letter_takes_one_piece_after_the_other():
    """There is a pentomino I and a tromino I."""
    site = play(LINK)
    game = site.app.workshops["pentomino"].panel.game
    hands = []
    for key in "i i i r Enter i".split():
        site.desk.key(key)
        hands.append(None if game.hand is None else game.pieces[game.hand].code)
    assert hands == ["I", "3I", "I", "I", None, "3I"]


def test_a_date_is_solved_by_keys_alone():
    site = solve(play(LINK))
    assert "Solved!" in site.page.read("sentence") and "place=" in link_of(site)


def test_a_calendar_of_ones_own_is_counted(monkeypatch):
    from maze.pentomino.dates import Day

    monkeypatch.setattr("maze.pentomino.calendar.every_day",
                        lambda year: iter([Day(3, 29), Day(8, 31)]))
    site = play(LINK)
    site.page.fire("calendar-text", "change", "1-31_m1-11")
    site.page.fire("calendar-use", "click")
    assert "look at m12" in site.page.read("calendar-wrong")
    rows = "_".join(reversed(OWN_TEXT.split("_")))         # upside down: the same counts
    site.page.fire("calendar-text", "change", rows.replace("_", "_\n"))
    site.page.fire("calendar-use", "click")
    assert f"calendar={rows}&date=03-29" in link_of(site)
    assert site.page.read("calendar-tilings") == "–"
    assert site.page.read("calendar-said") == "These dates are not counted yet."
    site.page.fire("calendar-count", "click")
    link_of(site)
    assert site.page.read("calendar-tilings") == "1" and site.page.read("calendar-rank") == "1 of 2"
    assert "From 1 to 86 solutions" in site.page.read("calendar-said")
    site.page.fire("calendar-back", "click")
    assert "calendar=1" not in link_of(site) and json.dumps(site.note) == '""'


WEEK = "#pentomino?v=1&calendar=m1-12_1-31_w1-7&date=2026-11-23&pieces=all&use=some&mode=play"


@pytest.mark.parametrize("name, text, words", [
    ("year", "2026.5", "Year must be 1 to 9999, not 2026.5"), ("year", "1e3", "not 1e3"),
    ("year", "-5", "not -5"), ("year", "99999", "not 99999"), ("year", "0", "not 0"),
    ("year", "", "not ''"), ("day", "", "Day must be 1 to 31, not ''"), ("month", "x", "Month")])
def test_what_is_no_date_is_said_and_the_field_shows_the_boards(name, text, words):
    site = play(WEEK)
    link = link_of(site)
    site.page.fire(f"calendar-{name}", "change", text)
    assert words in site.page.read("calendar-date-wrong") and link_of(site) == link
    assert [site.page.read(f"calendar-{part}") for part in ("month", "day", "year")] == [
        "11", "23", "2026"]
    site.page.fire("calendar-year", "change", "2024")
    assert "date=2024-11-23" in link_of(site) and site.page.read("calendar-date-wrong") == ""


def test_every_date_is_counted_with_pieces_that_may_be_left_over(monkeypatch):
    from maze.pentomino.dates import Day

    monkeypatch.setattr("maze.pentomino.calendar.every_day",
                        lambda year: iter([Day(3, 29), Day(11, 23)]))
    site = play("#pentomino?v=1&board=calendar&date=11-23&pieces=PFITUWYZ3IL&use=some&mode=play")
    site.page.fire("calendar-count", "click")
    link_of(site)
    assert int(site.page.read("calendar-tilings")) > 34 and "2 of 2" in site.page.read(
        "calendar-rank")
    site.page.fire("use", "change", "all")                 # another puzzle: not these counts
    assert site.page.read("calendar-tilings") == "–"
