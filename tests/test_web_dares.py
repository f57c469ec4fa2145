"""Dares on the page: won, sent, opened, beaten, left and taken up again; without a browser."""

from __future__ import annotations

import pytest

from maze.dares.dare import parse_dare
from maze.pentomino.daily import daily as daily_tiling
from maze.pentomino.position import format_position, parse_position
from maze.playing.daily import daily
from maze.render.layers import Label
from maze.share import DAMAGED, decode
from maze.web.dares import dialog
from maze.web.dares.ghosts import ghost_layers
from maze.web.device.known import DAYS, TRACKS
from tests.fake_page import fake_records
from tests.pointed import SQUARES
from tests.test_web import Site
from tests.test_web_maze_playing import Played

TILES = "#pentomino?v=1&board=5x3&pieces=PUV&mode=play"


def won(link: str = SQUARES, seconds: float = 1.0, **more) -> Played:
    """A maze that somebody has walked through, a move a second."""
    site = Played(link, **more)
    for number in site.way():
        site.keys(str(number))
        site.screen.now += seconds
    site.frames()
    return site


def sent(site: Site, **wishes: str) -> str:
    """The link that the dialog gives."""
    site.page.fire("dare-dialog", "shown")
    site.page.texts.update({f"dare-wish-{name}": value for name, value in wishes.items()})
    site.page.fire("dare-wish", "change")
    return site.page.read("dare-link").partition("meander/")[2]


def laid(site: Site) -> None:
    """The pieces of the puzzle, one after another, a second each."""
    recipe = site.app.run.recipe
    picture = recipe.but(place="").picture()
    whole = parse_position(format_position(picture.tiling, picture.placed), recipe.board,
                           recipe.pieces)
    panel = site.app.shop.panel
    for count in range(1, len(whole) + 1):
        panel.game.lay(whole[:count])
        panel._changed()
        site.screen.now += 1
    site.frames(3)


def test_a_win_can_be_sent_and_is_beaten():
    ada = won()
    assert ada.page.attributes["dare-open", "hidden"] is None
    link = sent(ada, name="Ada", aim="time")
    dare = parse_dare(decode(link).view["dare"])
    assert (dare.name, dare.moves, dare.hints) == ("Ada", ada.game.moves, 0) and dare.track
    assert "characters" in ada.page.read("dare-note")
    told = ada.page.read("dare-text").split("\n")
    assert told[0].startswith("Meander · Mazes: ") and told[-1].startswith("https://")
    assert "dare" not in told[-1] and "solve" not in link

    bob = Played(link)
    assert bob.pointing.mode == "play" and "Ada dares you: be faster than" in bob.note
    assert "To beat: " in bob.page.read("play-told") and bob.app.run.recipe.solve == ""
    assert bob.page.attributes["dare-open", "hidden"] == "" and "dare=" in bob.app.link
    for number in bob.way():
        bob.keys(str(number))
        bob.screen.now += 0.1
    assert "You win: " in bob.sentence and bob.page.attributes["dare-open", "hidden"] is None


def test_a_ghost_is_drawn_where_it_was_and_is_heard_at_landmarks():
    ada = won()
    bob = Played(sent(ada, name="Ada", aim="time"))
    fellow = bob.mazes.company.fellow

    def drawn() -> bool:
        x, y = bob.grid.center(fellow.ghost.at(bob.play.session.watch.seconds))
        wanted = next(iter(ghost_layers(x, y, 0.3, bob.browser.theme())))
        return any(not isinstance(one, Label) and one.path == wanted.path for one in bob.over_it())

    assert drawn()
    bob.keys(str(bob.way()[0]))
    bob.tick(2.5)
    assert drawn() and fellow.ghost.at(2.5) == fellow.ghost.stands[3]
    heard = [bob.tick(1.0).page.read("announce") for _ in range(2 * ada.game.moves)]
    assert len([text for text in dict.fromkeys(heard) if "Ada" in text]) == 2
    assert "Ada is halfway." in heard and "Ada is at the goal." in heard


def test_in_fog_a_ghost_is_seen_where_the_player_sees():
    bob = Played(sent(won(), aim="moves", fog="1"))
    session = bob.play.session
    assert session.foggy and bob.page.attributes["play-fog-box", "hidden"] == ""
    hidden = next(cell for cell in bob.mazes.company.fellow.ghost.moves
                  if cell not in session.fog.known)
    at = bob.mazes.company.fellow.ghost.moves.index(hidden)
    assert not list(bob.mazes.company.layers(0, at, session.fog.known, bob.browser.theme()))
    assert list(bob.mazes.company.layers(0, 0, session.fog.known, bob.browser.theme()))


def test_a_dare_survives_a_reload_with_its_times():
    link, kept = sent(won(), name="Ada", aim="time"), fake_records()
    bob = Played(link, kept)
    bob.keys(*map(str, bob.way()[:3])).tick(5)
    bob.keys("Backspace")
    track = bob.play.session.track.text
    again = Played(bob.app.link, kept)
    assert again.play.session.track.text == track and again.game.moves == 2
    assert again.play.session.watch.seconds == pytest.approx(5, abs=0.1)
    assert kept.entries(TRACKS) and again.mazes.company.fellow.dare.name == "Ada"
    again.walk()
    assert not kept.entries(TRACKS) and parse_dare(
        decode(sent(again, aim="time")).view["dare"]).track


@pytest.mark.parametrize("change", [
    lambda text: text[:-6], lambda text: text.replace("t.", "t.9", 1), lambda text: "t.1.1.0.0..",
    lambda text: text + "!"])
def test_a_forged_link_is_a_sentence_and_a_maze(change):
    ada = won()
    link = sent(ada, aim="time")
    text = decode(link).view["dare"]
    bob = Played(link.replace(text, change(text)))
    honest = change(text) == "t.1.1.0.0.."                  # numbers alone may say anything
    assert (DAMAGED in bob.note) is not honest and bob.state == "finished"
    assert ("dare=" in bob.app.link) is honest
    bob.walk()
    assert "You are at the goal" in bob.sentence


def test_another_maze_ends_a_dare():
    bob = Played(sent(won(), aim="time"))
    bob.mazes.rounds.another()
    bob.frames(3)
    assert bob.mazes.company.fellow is None and "dare=" not in bob.app.link


# --- pentominoes ------------------------------------------------------------------------------

def test_a_puzzle_of_pieces_can_be_sent_and_is_beaten():
    ada = Site(TILES).frames(3)
    laid(ada)
    assert ada.page.attributes["tile-dare", "hidden"] is None and ada.page.read("n-time") == "0:02"
    link = sent(ada, name="Ada", aim="time")
    assert parse_dare(decode(link).view["dare"]).track == "0b10c10d" and "place" not in link

    bob = Site(link).frames(3)
    assert "Ada dares you: be faster than 0:02." in bob.page.read("note-text")
    assert "To beat: 0:02. Ada: 1 of 3 pieces." in bob.page.read("sentence")
    bob.screen.now += 0.5
    laid(bob)
    assert "A draw: exactly as fast." in bob.frames(2).page.read("sentence")
    bob.page.fire("tile-clear", "click")
    assert bob.page.attributes["tile-dare", "hidden"] == "" and bob.app.shop.win() is None


# --- days -------------------------------------------------------------------------------------

def test_the_maze_of_today_is_opened_and_counted():
    kept = fake_records()
    kept.write(DAYS, "maze.2026-11-20", "[1,1,0]")
    kept.write(DAYS, "pentomino.2026-11-19", "[1,1,0]")
    site = Played(SQUARES, kept)
    site.page.fire("play-today", "click")
    site.frames(3)
    assert site.app.run.recipe == daily("2026-11-21") and site.pointing.mode == "play"
    site.browser.run(0.5)
    assert site.app.link == "#maze?v=1&daily=2026-11-21&mode=play" == site.bar.read()
    site.walk()
    assert "2 days in a row." in site.sentence and "maze.2026-11-21" in kept.entries(DAYS)
    site.page.fire("dare-dialog", "shown")
    assert site.page.read("dare-text").startswith("Meander · Mazes · 2026-11-21: ")
    assert site.page.read("dare-text").endswith("#maze?v=1&daily=2026-11-21&mode=play")


def test_the_puzzle_of_another_day_is_for_pleasure():
    site = Played("#maze?v=1&daily=2026-11-18")
    assert site.pointing.mode == "play"
    site.walk()
    assert "in a row" not in site.sentence and not site.kept.entries(DAYS)


def test_the_pentominoes_of_today():
    site = Site(TILES).frames(3)
    site.page.fire("daily", "click")
    site.rest()
    site.frames(3)
    assert site.app.run.recipe.challenge == daily_tiling("2026-11-21").challenge
    laid(site)
    assert "1 day in a row." in site.page.read("sentence")
    assert "daily=2026-11-21" in site.app.link


def test_a_very_long_game_has_its_true_moves_and_seconds_and_no_ghost():
    kept = fake_records()
    site = Site(TILES, records=kept).frames(3)
    panel = site.app.shop.panel
    recipe = site.app.run.recipe
    picture = recipe.but(place="").picture()
    whole = parse_position(format_position(picture.tiling, picture.placed), recipe.board,
                           recipe.pieces)
    for number in range(2005):
        panel.game.lay(whole[:1 + number % 2])
        panel._changed()
        site.screen.now += 0.1
    site = Site(site.app.link, records=kept).frames(3)             # loaded anew
    laid(site)
    result = site.app.shop.win().result
    assert result.moves == 2005 + 3 and result.seconds in range(200, 204)
    dare = parse_dare(decode(sent(site, aim="moves")).view["dare"])
    assert dare.moves == 2008 and not dare.track and "too long" in site.page.read("dare-note")


def test_a_link_that_would_be_cut_has_no_ghost(monkeypatch):
    ada = won()
    whole = sent(ada, name="Ada", aim="time")
    monkeypatch.setattr(dialog, "LONGEST", len(ada.page.read("dare-link")))
    assert sent(ada, name="Ada", aim="time") == whole
    monkeypatch.setattr(dialog, "LONGEST", dialog.LONGEST - 1)
    dare = parse_dare(decode(sent(ada, name="Ada", aim="time")).view["dare"])
    assert dare.moves == ada.game.moves and not dare.track
    assert dialog.NO_GHOST in ada.page.read("dare-note")
