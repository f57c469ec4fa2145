"""The pentomino workshop played without a browser: keys, taps, drags, hints, challenges."""

from __future__ import annotations

import pytest

from maze.pentomino.board import Board
from maze.pentomino.daily import daily
from maze.progress import finish
from maze.share import decode
from maze.web.device.known import CHALLENGES, UNFINISHED_TILINGS
from maze.web.device.records import Records
from maze.web.tilings.keys import Press, command
from maze.web.tilings.pointing import PointerPosition
from tests.test_web import Site

PENTA = "#pentomino?v=1&board=5x3&pieces=PUV&mode=play"
CHALLENGE = "#pentomino?v=1&board=5x3&pieces=PUV&challenge=penta3-PUV&mode=challenges"


def play(link: str = PENTA) -> Site:
    """A site whose solutions have been counted."""
    site = Site(link).frames(2)
    site.rest()
    return site.frames(2)


def solve(site: Site) -> Site:
    """Lay every piece of a solution by keys alone: letter, rotate, mirror, arrows, Enter."""
    shop = site.app.workshops["pentomino"]
    oracle = shop.panel.advice.oracle
    if not oracle.ready:
        finish(oracle.work())
    for piece, squares in oracle.position(0):
        surface, game = shop.panel.surface, shop.panel.game
        site.desk.key(game.pieces[piece].letter.lower())
        for turn in range(8):
            site.desk.key("m") if turn == 4 else site.desk.key("r")
            if _lands(surface, squares):
                break
        site.desk.key("Enter")
        site.rest()
        site.frames(2)
        assert (piece, squares) in game.laid
    return site


def _lands(surface, squares) -> bool:
    """Whether the piece in the hand can be moved onto some squares; it is, by arrow keys."""
    game = surface.game
    at = next((square for square in surface.board.squares() if game.ghost(square) == squares), None)
    if at is None:
        return False
    for axis, keys in ((0, ("ArrowLeft", "ArrowRight")), (1, ("ArrowDown", "ArrowUp"))):
        while surface.cursor[axis] != at[axis]:
            surface.key(keys[surface.cursor[axis] < at[axis]])
    return True


def tap(site: Site, x: float, y: float, *, touch: bool = True) -> None:
    """On a square of the picture: column x, row y from the top."""
    spot = PointerPosition(x * 40, y * 40, (x + 0.5, y + 0.5), touch)
    site.desk.listener.pointing.down(spot)
    site.desk.listener.pointing.up(spot)
    site.frames(2)


def test_a_link_opens_the_game_and_counts():
    site = play()
    assert site.state == "ready" and site.page.of("mode") == "play"
    assert site.page.read("sentence") == "0 of 3 placed. 4 solutions remain."
    assert (site.desk.columns, len(site.desk.names)) == (3, 15)
    assert site.desk.names[0] == "Row 1, column 1, empty"
    assert [box.code for box in site.desk.shown] == list("FILNPTUVWXYZ")
    assert site.desk.box("F").state == "absent" and site.desk.box("P").state == "aside"


def test_the_whole_game_by_keys_and_its_link():
    site = solve(play())
    assert "Solved!" in site.page.read("sentence")
    site.bar.tick()
    link = site.bar.read()
    assert "place=" in link and link.endswith("mode=play")
    again = play(link)
    assert again.app.workshops["pentomino"].panel.game.solved
    assert again.app.workshops["pentomino"].panel.game.position() == decode(link).recipe.place


def test_a_link_to_challenges_that_names_none_says_so():
    site = Site("#pentomino?v=1&board=5x3&pieces=PUV&mode=challenges").frames(2)
    assert site.page.of("mode") == "play"
    assert "This link names no challenge" in site.note
    assert not Site(CHALLENGE).frames(2).note


def test_names_say_what_fits():
    site = play()
    site.desk.key("p")
    site.frames()
    assert all(name.endswith(", fits") for name in site.desk.names)
    site.desk.key("Enter")
    site.desk.key("u")
    site.frames()
    assert any(name.endswith("piece P, does not fit") for name in site.desk.names)
    assert site.desk.box("P").state == "placed" and site.desk.box("P").words == "placed"
    assert site.desk.box("U").state == "hand" and site.desk.box("U").pressed


def test_the_focus_goes_to_the_board_with_a_letter():
    site = play()
    site.desk.key("v", board=False)
    assert site.desk.focused == 1


def test_why_not_is_said():
    site = play()
    site.desk.keys("p Enter u Enter")
    site.frames()
    assert "U covers P" in site.page.read("sentence")


def test_space_picks_up_and_puts_down_and_escape_returns():
    site = play()
    table = site.app.workshops["pentomino"].panel
    site.desk.keys("p Space")
    assert len(table.game.laid) == 1
    site.desk.key(" ")
    assert table.game.hand is not None and not table.game.laid
    site.desk.key("Escape")
    assert table.game.hand is None and len(table.game.laid) == 1
    site.desk.key("Delete")
    assert not table.game.laid
    site.desk.key("z", control=True)
    assert len(table.game.laid) == 1
    site.desk.key("z", control=True, shift=True)
    assert not table.game.laid
    site.desk.key("z", control=True)
    site.desk.key("y", control=True)
    assert not table.game.laid


def test_buttons_say_whether_they_do_something():
    site = play()
    page = site.page
    assert page.attributes["tile-undo", "aria-disabled"] == "true"
    assert page.attributes["rotate", "aria-disabled"] == "true"
    site.desk.keys("p Enter")
    site.frames()
    assert page.attributes["tile-undo", "aria-disabled"] is None
    for name in ("tile-undo", "tile-redo", "tile-clear", "tile-undo", "rotate", "mirror"):
        page.fire(name, "click")
    site.frames()
    assert page.read("n-placed") == "1 of 3" and "Choose a piece first" in page.read("sentence")


def test_four_rungs_lead_to_the_piece():
    site = play()
    shop = site.app.workshops["pentomino"]
    said = []
    for _ in range(4):
        site.desk.key("h")
        site.rest()
        said.append(str(shop.panel.surface.said))
    assert said[0] == "It can still be solved." and said[1].startswith("Look at row ")
    assert "It is piece" in said[2] and said[3].endswith("goes there.")
    assert len(shop.panel.game.laid) == 1 and site.frames().page.read("n-hints") == "4"
    site.desk.key("h")
    assert str(shop.panel.surface.said) == "It can still be solved."


def hint(site: Site) -> str:
    """Press Hint; the line above the board when the answer is there."""
    site.desk.key("h")
    site.rest()
    return site.frames(2).page.read("sentence")


def test_hints_are_seen_with_a_piece_in_the_hand():
    site = play()
    site.desk.key("u")
    assert "It can still be solved." in hint(site)
    assert "Look at row" in hint(site)
    site.desk.key("r")                                     # the hand does something: its own words
    assert "Look at" not in site.frames(2).page.read("sentence")
    assert "It is piece" in hint(site)


def test_a_game_finished_by_hints_is_solved_and_the_ring_goes():
    site = play(CHALLENGE)
    table = site.app.workshops["pentomino"].panel
    for _ in range(12):
        said = hint(site)
    assert table.game.solved and "Solved with 12 hints!" in said
    assert table.surface.ring is None


def test_a_dead_end_counts_as_one_hint():
    site = play()
    lose(site)
    for _ in range(5):
        assert "No solution is left." in hint(site)
    assert site.page.read("n-hints") == "1"


def lose(site: Site) -> None:
    """A position without a solution: by trying every placement of P."""
    table = site.app.workshops["pentomino"].panel
    puzzle = table.advice.oracle.puzzle
    for kind, mask in puzzle.spots:
        spot = puzzle.spot_of[mask]
        if not table.advice.oracle.index.remaining([spot]):
            table.game.lay([(kind, puzzle.squares(spot))])
            table._changed()
            site.rest()
            site.frames(2)
            return


def test_back_to_the_last_solvable_position():
    site = play()
    assert site.page.attributes["rescue", "hidden"] == ""
    lose(site)
    assert "No solution remains." in site.page.read("sentence")
    assert site.page.attributes["rescue", "hidden"] is None
    site.page.fire("rescue", "click")
    site.rest()
    site.frames(2)
    assert "4 solutions remain" in site.page.read("sentence")
    site.desk.key("z", control=True)
    assert len(site.app.workshops["pentomino"].panel.game.laid) == 1


def test_solve_from_here_and_undo():
    site = play()
    site.desk.keys("p Enter")
    site.rest()
    site.desk.key("s")
    site.rest()
    table = site.app.workshops["pentomino"].panel
    assert table.game.solved or "No solution is left" in str(table.surface.said)
    lose(site)
    site.desk.key("s")
    site.rest()
    assert "No solution is left" in str(table.surface.said)


def test_what_remains_can_be_hidden_and_stays_so():
    site = play()
    site.page.fire("show-left", "change", "0")
    assert site.frames(2).page.read("sentence") == "0 of 3 placed."
    lose_again = Site(PENTA, records=site.browser.records)
    assert "remain" not in lose_again.frames(2).page.read("sentence")


def test_heat_and_dead_regions():
    site = play()
    site.page.fire("heat", "click")
    assert "Choose a piece" in site.frames().page.read("sentence")
    site.desk.key("p")
    site.frames(3)
    surface = site.app.workshops["pentomino"].panel.surface
    assert sum(surface.heat.values()) == 5 * 4
    site.desk.key("d")
    assert surface.dead and str(surface.said) == "No dead regions."


# --- pointing ------------------------------------------------------------------------------------


def test_taps_lay_and_lift():
    site = play()
    table = site.app.workshops["pentomino"].panel
    site.desk.listener.press_piece("V")
    before = table.game.lies[:]
    site.desk.listener.press_piece("V")                       # again: turned
    assert table.game.lies != before
    tap(site, 1, 2)
    assert len(table.game.laid) == 1
    square = table.surface.aspect.out(table.game.laid[0][1][0])
    tap(site, square[0], 4 - square[1])
    assert table.game.hand is not None and not table.game.laid
    assert str(table.surface.names()[0]).endswith("fits")


def test_taps_are_heard():
    """What was laid or lifted, what does not fit, and at the end that it is solved."""
    site = play()
    table = site.app.workshops["pentomino"].panel
    site.heard()
    tap(site, 1, 2)
    assert site.heard().startswith("Choose a piece first.")
    for piece, squares in table.advice.oracle.position(0):
        letter = table.game.pieces[piece].letter
        site.desk.key(letter.lower())
        for turn in range(8):
            site.desk.key("m" if turn == 4 else "r")
            if _lands(table.surface, squares):
                break
        x, y = table.surface.aspect.out(table.surface.cursor)
        site.heard()
        tap(site, x, 4 - y)
        told = site.heard()
        assert told.startswith("Solved" if table.game.solved else f"{letter} placed.")
        site.rest()
        site.frames(2)
    assert table.game.solved
    tap(site, x, 4 - y)
    assert site.heard().startswith(f"Piece {letter} lifted.")


def test_an_answer_is_over_when_it_is_no_longer_true():
    """A hint, once the piece in the hand moves; and what was said before the mode was left."""
    site = play()
    site.desk.key("p")
    for _ in range(2):
        site.page.fire("tile-hint", "click")
        site.rest()
        site.frames(2)
    assert site.page.read("sentence").startswith("Look at")
    site.desk.key("ArrowDown")
    assert site.frames(2).page.read("sentence").startswith("P ")
    site.desk.key("Escape")
    assert site.frames(2).page.read("sentence").startswith("P put back.")
    site.page.fire("tile-watch", "click")
    site.frames(2)
    site.page.fire("tile-play", "click")
    site.rest()
    assert site.frames(2).page.read("sentence").startswith("0 of 3 placed.")


def test_a_drag_from_the_palette_lays_a_piece_above_the_finger():
    site = play()
    hands, table = site.desk.listener, site.app.workshops["pentomino"].panel
    assert hands.drags and hands.points
    hands.pointing.down(PointerPosition(10, 300, (0.2, 9.0), True), "P")
    assert hands.pointing.move(PointerPosition(60, 100, (1.5, 3.5), True))
    assert table.surface.cursor == (1, 2)                  # a row above the finger
    assert hands.pointing.up(PointerPosition(60, 100, (1.5, 3.5), True))
    assert len(table.game.laid) == 1


def test_a_drag_that_the_browser_takes_away_changes_nothing():
    site = play()
    hands, table = site.desk.listener, site.app.workshops["pentomino"].panel
    site.desk.keys("p Enter")
    before = table.game.position()
    x, y = table.surface.aspect.out(table.game.laid[0][1][0])
    hands.pointing.down(PointerPosition(0, 0, (x + 0.5, 4 - y + 0.5)))
    hands.pointing.move(PointerPosition(90, 90, (2.0, 2.0)))
    hands.pointing.cancel()
    assert table.game.position() == before and table.game.hand is None


def test_the_mouse_carries_the_ghost_and_a_trembling_tap_is_a_tap():
    site = play()
    hands, table = site.desk.listener, site.app.workshops["pentomino"].panel
    site.desk.key("p")
    hands.pointing.move(PointerPosition(50, 50, (0.5, 4.5)))
    assert table.surface.cursor == (0, 0)
    hands.pointing.down(PointerPosition(50, 50, (0.5, 4.5)))
    hands.pointing.move(PointerPosition(53, 52, (0.6, 4.6)))
    assert not hands.pointing.up(PointerPosition(53, 52, (0.6, 4.6)))
    assert len(table.game.laid) == 1


def test_a_long_press_mirrors_what_is_in_the_hand():
    site = play()
    table = site.app.workshops["pentomino"].panel
    site.desk.key("p")
    before = table.game.lies[:]
    site.desk.listener.pointing.down(PointerPosition(50, 50, (0.5, 4.5), True))
    site.rest(within=1.0)
    assert site.desk.listener.pointing.up(PointerPosition(50, 50, (0.5, 4.5), True))
    assert table.game.lies != before and not table.game.laid


def test_a_screen_reader_presses_squares():
    site = play()
    site.desk.key("p")
    site.desk.listener.press_square(7)
    assert len(site.app.workshops["pentomino"].panel.game.laid) == 1
    site.desk.listener.focus_square(14)
    assert site.frames().desk.cursor == 14


# --- keys ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("press, name", [
    (Press("f"), "piece-F"), (Press("Z"), "piece-Z"), (Press("r"), "rotate"),
    (Press("R", shift=True), "rotate-back"), (Press("m"), "mirror"), (Press("h"), "tile-hint"),
    (Press("z", control=True), "tile-undo"), (Press("Z", shift=True, control=True), "tile-redo"),
    (Press("y", control=True), "tile-redo"), (Press("r", control=True), None),
    (Press("r", alt=True), None), (Press("r", focus="text"), None), (Press("Escape"), "put-back"),
    (Press(" ", board=True), "board"), (Press(" ", focus="BUTTON"), None), (Press(" "), "none"),
    (Press("ArrowLeft", board=True), "board"), (Press("ArrowLeft"), "none"),
    (Press("ArrowUp"), None), (Press("Tab"), None), (Press("q"), None), (Press("c"), "tile-count"),
    (Press("g"), "new-challenge"), (Press("s"), "fill"), (Press("d"), "dead")])
def test_what_a_key_means(press, name):
    assert command(press) == name


def test_keys_of_other_places_are_left_alone():
    site = Site("#pentomino?v=1&board=5x3&pieces=PUV").frames(2)
    assert not site.desk.key("r") and not site.desk.key(" ", board=False)
    site.app.open("")
    assert site.app.is_here("maze")
    assert not site.desk.key("g", board=False) and not site.desk.key("r")


# --- modes and challenges ------------------------------------------------------------------------


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
