"""Modes and challenges of the pentomino workshop without a browser: what is kept, what counts."""

from __future__ import annotations

import pytest

from maze.pentomino.board import Board
from maze.pentomino.daily import daily
from maze.share import decode
from maze.web.device.known import CHALLENGES, UNFINISHED_TILINGS
from maze.web.device.records import Records
from tests.test_web import Site
from tests.test_web_playing import CHALLENGE, PENTA, play, solve, tap


def test_modes_are_entries_of_the_history_and_the_game_goes_on():
    site = play()
    site.desk.keys("p Enter")
    position = site.app.workshops["pentomino"].panel.game.position()
    site.page.fire("tile-count", "click")
    assert site.bar.read().endswith(f"place={position}&mode=count")
    site.page.fire("tile-play", "click")
    table = site.app.workshops["pentomino"].panel
    assert table.game.position() == position and table.game.can_undo()
    site.page.fire("tile-watch", "click")
    assert "mode=" not in site.bar.read() and site.state == "playing"


def test_a_challenge_is_solved_and_kept():
    site = solve(play(CHALLENGE))
    assert "Solved without a hint!" in site.page.read("sentence")
    assert site.browser.records.entries(CHALLENGES) == {"penta3-PUV": "0"}
    assert site.page.read("n-record") == "without a hint" and site.page.read("n-solved") == "1"
    site.page.fire("next-rung", "click")
    site.rest()
    site.frames(2)
    recipe = site.app.run.recipe
    assert len(recipe.pieces) == 4 and recipe.challenge.startswith("penta4-")
    assert {"P", "U", "V"} <= {piece.letter for piece in recipe.pieces}
    assert site.bar.read().endswith(f"challenge={recipe.challenge}&mode=challenges")


def test_the_next_rung_has_a_button_as_soon_as_a_challenge_is_solved():
    site = play(CHALLENGE)
    assert site.page.attributes["rise", "hidden"] == ""
    solve(site)
    assert site.page.attributes["rise", "hidden"] is None
    site.page.fire("rise", "click")
    site.rest()
    site.frames(2)
    assert len(site.app.run.recipe.pieces) == 4 and site.page.attributes["rise", "hidden"] == ""
    site = solve(play(CHALLENGE))
    site.page.fire("tile-count", "click")
    assert site.frames(2).page.attributes["rise", "hidden"] == ""


def test_the_way_out_of_a_dead_end_goes_with_the_game():
    site = play(CHALLENGE)
    site.page.attribute("rescue", "hidden", None)
    site.page.fire("tile-count", "click")
    site.frames(2)
    assert site.page.attributes["rescue", "hidden"] == ""


def lost(site: Site) -> Site:
    """A position without a solution, which the page knows of."""
    site.desk.keys("v r Enter")
    site.rest()
    assert site.frames(2).page.attributes["rescue", "hidden"] is None
    return site


@pytest.mark.parametrize("mode", ["watch", "count", "edit", "challenges"])
def test_the_way_back_to_a_solvable_position_is_not_seen_outside_play(mode):
    site = lost(play())
    site.page.fire(f"tile-{mode}", "click")
    site.rest()
    assert site.frames(2).page.attributes["rescue", "hidden"] == ""


def test_what_was_solved_for_you_is_not_your_merit():
    site = play(CHALLENGE)
    site.page.fire("fill", "click")
    site.rest()
    site.frames(2).page.fire("tile-undo", "click")
    site.frames(2).page.fire("tile-redo", "click")
    assert "does not count" in site.frames(2).page.read("sentence")
    assert site.browser.records.entries(CHALLENGES) == {}
    tap(site, 0, 0)                                        # a piece lifted and laid again
    site.desk.key("Enter")
    assert site.frames(2).app.workshops["pentomino"].panel.game.solved
    assert site.browser.records.entries(CHALLENGES) == {}


def test_a_challenge_beside_other_pieces_is_told_and_not_credited():
    forged = "#pentomino?v=1&board=5x3&pieces=PUV&challenge=penta3-LPV&mode=challenges"
    decoded = decode(forged)
    assert decoded.recipe.challenge == "" and "has another board or other pieces" in str(
        decoded.notes[0])
    site = solve(play(forged))
    assert "Solved!" in site.page.read("sentence")
    assert site.browser.records.entries(CHALLENGES) == {}
    turned = decode("#pentomino?v=1&board=5x3&pieces=VUP&challenge=penta3-PUV")
    assert turned.recipe.challenge == "penta3-PUV" and not turned.notes


def test_a_challenge_alone_is_a_link():
    recipe = decode("#pentomino?v=1&challenge=penta3-PUV").recipe
    assert (str(recipe.board), [piece.name for piece in recipe.pieces]) == ("5x3", list("PUV"))
    assert decode("#pentomino?v=1&challenge=penta3-PP").recipe.board == Board(6, 10)


def test_after_the_last_rung_there_is_none():
    site = Site("#pentomino?v=1&board=5x12&pieces=all&challenge=penta12-FILNPTUVWXYZ")
    rungs = site.frames(2).app.workshops["pentomino"].rungs
    assert not rungs.goes_on and site.page.attributes["next-rung", "aria-disabled"] == "true"
    site.page.fire("next-rung", "click")
    assert site.frames(2).app.run.recipe.challenge == "penta12-FILNPTUVWXYZ"
    assert "That was the last rung" in str(rungs.won("penta12-FILNPTUVWXYZ", 0))


def test_a_solved_game_says_so_after_the_page_was_loaded_anew():
    site = solve(play())
    site.bar.tick()
    assert play(site.bar.read()).page.read("sentence") == "Solved!"


def test_a_game_outlives_another_board_and_a_reload():
    site = play()
    site.desk.keys("p Enter")
    site.page.fire("tile-hint", "click")
    site.rest()
    position = site.app.workshops["pentomino"].panel.game.position()
    site.app.open("#pentomino?v=1&board=5x4&pieces=LPUV&mode=play")
    site.rest()
    panel = site.frames(2).app.workshops["pentomino"].panel
    assert not panel.game.laid
    site.app.open(PENTA)
    site.rest()
    assert panel.game.position() == position and panel.help.given == 1
    assert site.frames(2).page.read("sentence").startswith("Your game goes on.")
    later = Site(PENTA, records=site.browser.records).frames(2)
    assert later.app.workshops["pentomino"].panel.game.position() == position
    solve_rest(later)


def solve_rest(site: Site) -> None:
    """A game that is cleared or solved is kept no more."""
    site.page.fire("tile-clear", "click")
    assert site.browser.records.entries(UNFINISHED_TILINGS) == {}


@pytest.mark.parametrize("text", ["damaged", '[1,2,"F9.0.0"]', '[1,2,"P0.0.0_P0.0.0"]'])
def test_a_kept_game_that_cannot_be_read_begins_anew(text):
    site = play()
    site.desk.keys("p Enter")
    (name, _), = site.browser.records.entries(UNFINISHED_TILINGS).items()
    site.browser.records.write(UNFINISHED_TILINGS, name, text)
    again = Site(PENTA, records=site.browser.records).frames(2)
    assert not again.app.workshops["pentomino"].panel.game.laid
    assert again.browser.records.entries(UNFINISHED_TILINGS) == {}


def test_letters_of_one_sided_pieces_choose_them():
    site = play("#pentomino?v=1&board=5x6&pieces=FGHMSX&sides=1&mode=play")
    game = site.app.workshops["pentomino"].panel.game
    for letter in "ghmsfx":
        site.desk.key(letter)
        assert game.pieces[game.hand].letter == letter.upper()
    assert site.app.run.recipe.challenge == "" and site.page.of("mode") == "play"
    site.desk.key("H", shift=True)
    assert "No solution is left" in site.frames().page.read("sentence")
    four = play("#pentomino?v=1&board=4x2&pieces=4LL&mode=play")
    four.desk.key("l")
    assert four.app.workshops["pentomino"].panel.game.hand is not None


def test_drawing_has_a_lit_button_and_a_way_out():
    site = play(CHALLENGE)
    site.page.fire("tile-edit", "click")
    assert site.page.of("mode") == "edit" and site.page.read("tile-edit") == "1"
    site.page.fire("draw-done", "click")
    assert site.page.of("mode") == "watch" and site.page.read("tile-edit") == "0"


def test_challenges_do_not_tell_what_remains_unless_asked():
    site = play(CHALLENGE)
    assert "remain" not in site.page.read("sentence")
    site.page.fire("show-left", "change", "1")
    site.rest()
    assert "4 solutions remain." in site.frames(2).page.read("sentence")


def test_the_challenge_of_the_day_a_new_one_and_the_ladders():
    site = Site("#pentomino?v=1&board=5x3&pieces=PUV").frames(2)
    site.page.fire("tile-challenges", "click")
    site.rest()
    assert site.frames(2).page.of("mode") == "challenges"
    first = site.app.run.recipe.challenge
    assert first.startswith("penta3-")
    site.page.fire("daily", "click")
    site.rest()
    assert site.app.run.recipe.challenge == daily("2026-11-21").challenge
    site.page.texts.update({"penta": "5", "level": "hard"})
    site.page.fire("new-challenge", "click")
    assert site.app.run.recipe.challenge.startswith("penta5-")
    ladder = site.page.menus["ladder"][2].value
    site.page.fire("ladder", "change", ladder)
    rungs = [option.value for option in site.page.menus["rung"] if option.value]
    assert site.app.run.recipe.challenge == rungs[0] and len(rungs) == 10
    site.page.fire("rung", "change", rungs[9])
    assert len(site.app.run.recipe.pieces) == 12


def test_a_damaged_record_is_no_record():
    site = Site(CHALLENGE)
    records = site.browser.records
    records.write(CHALLENGES, "penta3-PUV", "<script>")
    records.write(CHALLENGES, "penta99-PUV", "of a later version")
    rungs = site.app.workshops["pentomino"].rungs
    rungs.won("penta3-PUV", 2)
    assert records.entries(CHALLENGES) == {"penta3-PUV": "2", "penta99-PUV": "of a later version"}
    assert rungs.record == {"penta3-PUV": 2}


def test_what_another_tab_has_solved_or_deleted_is_seen():
    site = Site(CHALLENGE)
    rungs, records = site.app.workshops["pentomino"].rungs, site.browser.records
    there = Records(records.storage, "/maze/", lambda text: None)
    rungs.won("penta3-PUV", 2)
    there.write(CHALLENGES, "penta3-LPV", "1")
    there.write(CHALLENGES, "penta3-PUV", "0")
    rungs.won("penta3-PUV", 5)                             # before the news has come
    assert records.entries(CHALLENGES) == {"penta3-LPV": "1", "penta3-PUV": "0"}
    records.heard("/maze/ meander challenges 1 penta3-LPV")
    assert rungs.record == {"penta3-LPV": 1, "penta3-PUV": 0}
    there.delete()
    records.heard("")
    rungs.won("penta3-PUV", 3)
    assert records.entries(CHALLENGES) == {"penta3-PUV": "3"} == {
        id_: str(hints) for id_, hints in rungs.record.items()}


def test_pieces_that_do_not_cover_the_board_are_a_sentence_and_nothing_is_searched():
    site = play("#pentomino?v=1&board=5x6&pieces=FILNP&mode=play")
    assert site.note == "5 pieces cover 25 squares; the board has 30."
    assert not site.desk.key("f") and not site.browser.waiting and site.desk.columns == 0
