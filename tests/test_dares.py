"""Dares: what a friend is sent, the ghost that runs along, who wins, and the puzzle of a day."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from maze.dares.dare import Dare, cleaned, format_dare, parse_dare
from maze.dares.ghost import laying, walking
from maze.dares.verdict import beaten, greeting, verdict
from maze.errors import MazeError, RecipeError
from maze.pentomino.daily import daily as daily_tiling
from maze.playing.daily import daily
from maze.playing.game import Game
from maze.playing.record import Result
from maze.playing.streak import streak
from maze.playing.track import BACK, MOST, Track, moves_between, parse_track, spread
from maze.share import DAMAGED, decode, encode
from maze.squeezed import squeeze

LINK = "#maze?v=1&shape=square&size=6x5&by=prim&seed=amber-7"
DAYS = ["penta4-LPTY", "penta5-FLPVW", "penta6-LNPUVY", "penta7-FILPTUY",
        "penta8-FILPTUWY", "penta9-FINPTUVWX", "penta10-FILNPTUVXY"]
MAZES = ("#maze?v=1&shape=hexagon&size=18x15"
         "&by=recursive_backtracker&seed=daily-2026-11-29&entr=hardest")
ADA = Dare("time", 41, 21, 1, foggy=True, name="Ada Łódź", track="0b12a")


def solved(link: str = LINK) -> tuple[Game, Track]:
    """A game that is won, with one move taken back; a move a second."""
    game, track, second = Game(decode(link).recipe.picture()), Track(), 0
    cells = len(game.picture.maze.grid)
    while not game.won:
        best = min(game.board.links[game.node], key=game.far.__getitem__)
        made = moves_between(game.picture.maze.grid, [game.cell, best % cells])
        game.step(best % cells)
        track.add(second := second + 1, made)
        if game.moves == 3 and BACK not in [what for _, what in track.moments]:
            game.back()
            track.add(3.5, [BACK])
    return game, track


def dare_of(game: Game, track: Track, **more: object) -> Dare:
    return replace(Dare("time", game.moves, int(track.tenths / 10), 0, track=track.text), **more)


# --- what is sent -----------------------------------------------------------------------------

@pytest.mark.parametrize("dare", [ADA, Dare("moves", 0, 0, 0), replace(ADA, name="", track="")])
def test_a_dare_survives_its_link(dare):
    text = format_dare(dare)
    assert parse_dare(text) == dare and re.fullmatch(r"[A-Za-z0-9._-]+", text)
    view = decode(encode(decode(LINK).recipe, {"dare": text})).view
    assert view == {"dare": text, "mode": "play"}


@pytest.mark.parametrize("text", [
    "", "t", "x.1.2.3.0..", "t.1.2.3.2..", "t.1.2.3.0.!.", "t.1.2.3.0..AAAA", "t.1234567.2.3.0..",
    "t.1.2.3.0.Cg.", format_dare(ADA)[:-3], "t.1.2.3.0.." + squeeze("0a" * 9999),
    "t.1.2.3.0.." + squeeze("A" * 5_000_000)])
def test_a_damaged_dare_is_one_sentence(text):
    with pytest.raises(RecipeError, match=re.escape(DAMAGED)):
        parse_dare(text)


def test_a_name_is_one_short_line():
    assert cleaned("  Ada\n\u202e<b>\x07  L. ") == "Ada<b> L."
    assert len(cleaned("x" * 99)) == 24
    assert "<b>" in str(greeting(replace(ADA, name="<b>")))


def test_a_track_keeps_times_and_gives_up_when_it_is_too_long():
    track = Track()
    track.add(1.26, [3, 4])
    track.add(0.5, [5])                                    # no clock goes back
    assert track.moments == [(12, 3), (12, 4), (12, 5)]
    assert parse_track(track.text).text == track.text
    assert [at for at, _ in spread([1, 2, 3, 4], 2).moments] == [5, 10, 15, 20]
    track.add(9, [1] * MOST)
    track.add(10, [1])
    assert not track.whole and track.text == ""
    assert track.count == MOST + 4 and track.tenths == 100
    again = parse_track(track.kept)
    again.add(11, [1])
    assert (again.count, again.tenths, again.text) == (MOST + 5, 110, "")


# --- the ghost --------------------------------------------------------------------------------

def test_a_ghost_walks_as_its_sender_did():
    game, track = solved()
    ghost = walking(game.picture, dare_of(game, track))
    cells = [node % 30 for node in game.trail]
    assert ghost.at(0) == cells[0] and ghost.at(3.2) == cells[3] and ghost.at(3.6) == cells[2]
    assert [ghost.after(n) for n in range(len(cells) + 3)] == cells + [cells[-1]] * 3
    assert ghost.at(999) == cells[-1] and ghost.waits(999) is None
    assert ghost.waits(0.2) == pytest.approx(0.8)


def test_a_forged_track_brings_no_ghost():
    game, track = solved()
    honest = dare_of(game, track)
    walls = replace(honest, track=re.sub("[a-z]", lambda sign: "abcd"[(ord(sign[0]) - 96) % 4],
                                         track.text))
    for forged in (walls, replace(honest, moves=3), replace(honest, seconds=1),
                   replace(honest, track=track.text[:-2]), replace(honest, track=track.text + "9a"),
                   replace(honest, track="0Z" + track.text)):
        with pytest.raises(RecipeError, match="damaged"):
            walking(game.picture, forged)
    assert walking(game.picture, replace(honest, track="")) is None


def test_on_a_board_of_pieces_a_ghost_tells_how_many_lie_there():
    dare = Dare("time", 5, 9, 0, track="0b30c20b10c30d")
    ghost = laying(3, dare)
    assert [ghost.at(second) for second in (0, 4, 5, 6, 9)] == [1, 2, 1, 2, 3]
    for forged in ("0b30d20b10b30b", "0b30c20b10c30g", "0b90d"):
        with pytest.raises(RecipeError):
            laying(3, replace(dare, track=forged))


@pytest.mark.parametrize(("aim", "result", "won", "words"), [
    ("time", Result(50, 20, 0), True, "You win: 1 second faster."),
    ("time", Result(9, 21, 1), False, "A draw"),
    ("time", Result(9, 30, 0), False, "Ada wins: 9 seconds"),
    ("time", Result(9, 1, 2), False, "Ada wins: fewer hints."),
    ("moves", Result(41, 99, 1), True, "You win: as few moves."),
    ("moves", Result(39, 99, 0), True, "You win: 2 moves fewer."),
    ("moves", Result(42, 1, 0), False, "Ada wins: 1 move fewer.")])
def test_who_wins(aim, result, won, words):
    dare = replace(ADA, aim=aim, name="Ada")
    assert beaten(dare, result) is won and str(verdict(dare, result)).startswith(words)


# --- the puzzle of a day ----------------------------------------------------------------------

@pytest.mark.parametrize(("link", "recipe", "mode"), [
    ("#maze?v=1&daily=2026-11-21", daily("2026-11-21"), "play"),
    ("#pentomino?v=1&daily=2026-11-23", daily_tiling("2026-11-23"), "challenges")])
def test_a_day_is_a_link_for_ever(link, recipe, mode):
    found = decode(link)
    assert found.recipe == recipe and not found.notes and found.view["mode"] == mode
    short = encode(found.recipe, found.view)
    assert len(short) < 60 and decode(short).recipe == recipe
    more = decode(link + "&size=3x3&by=prim&board=3x20&bogus=1")
    assert more.recipe == recipe and "Ignored: " in str(more.note)
    dropped = ("size", "by") if "#maze" in link else ("board",)
    assert all(key in str(more.notes[0]) and key not in more.ignored for key in dropped)


def test_the_days_stay_what_they_are():
    """These lines may never change: links with a day would show another puzzle."""
    assert [daily_tiling(f"2026-11-{day}").challenge for day in range(23, 30)] == DAYS
    assert [encode(daily(f"2026-11-{day}")) for day in (23, 29)] == [
        "#maze?v=1&shape=square&size=10x10&by=growing_passages&seed=daily-2026-11-23", MAZES]


@pytest.mark.parametrize("date", ["2026-02-30", "tomorrow", "20261121", "9999-99-99"])
def test_what_is_no_date_is_said(date):
    for place in ("maze", "pentomino"):
        found = decode(f"#{place}?v=1&daily={date}")
        assert len(found.notes) == 1 and "2026-11-21" in str(found.notes[0])
        assert "daily" not in found.view and found.recipe == decode(f"#{place}?v=1").recipe
    with pytest.raises(MazeError):
        daily_tiling(date)


@pytest.mark.parametrize(("solved", "days"), [
    ([], 0), (["2026-11-21"], 1), (["2026-11-20"], 1), (["2026-11-19"], 0),
    (["2026-11-21", "2026-11-20", "2026-11-18"], 2), (["2026-11-22"], 0),
    ([f"2026-{month:02}-{day:02}" for month, last in ((10, 31), (11, 21))
      for day in range(1, last + 1)], 52)])
def test_a_streak_counts_back_from_today(solved, days):
    assert streak(set(solved), "2026-11-21") == days
    assert streak({"0001-01-01"}, "0001-01-01") == 1
