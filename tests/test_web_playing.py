"""The pentomino workshop played without a browser: keys, taps, drags, hints, challenges."""

from __future__ import annotations

import pytest

from maze.progress import finish
from maze.share import decode
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
            if lands(surface, squares):
                break
        site.desk.key("Enter")
        site.rest()
        site.frames(2)
        assert (piece, squares) in game.laid
    return site


def lands(surface, squares) -> bool:
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
    site.page.focus("rescue")
    site.page.fire("rescue", "click")
    site.rest()
    site.frames(2)
    assert site.page.focused == "tile-undo"                # for the button has left
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
