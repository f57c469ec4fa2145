"""Counting, looking through solutions, drawing boards and setting up puzzles, without a browser."""

from __future__ import annotations

from itertools import count as count_up

import pytest

from maze.pentomino.board_text import parse_board
from maze.pentomino.pieces import parse_pieces
from maze.progress import Progress
from maze.web.tilings.palette import drawing, to_choose
from maze.web.tilings.pointing import PointerPosition
from maze.web.tilings.profile import bars, bars_words
from tests.test_web import Site, followed

COUNT = "#pentomino?v=1&board=5x5&pieces=LNPVY&mode=count"


def count(link: str = COUNT) -> Site:
    site = Site(link).frames(2)
    site.page.fire("count-all", "click")
    site.rest()
    return site.frames(2)


def test_all_and_different_ones_are_counted():
    site = Site(COUNT).frames(2)
    assert "Not counted yet" in site.page.read("sentence") and site.page.read("n-raw") == "–"
    site = count()
    raw, distinct = int(site.page.read("n-raw")), int(site.page.read("n-distinct"))
    assert raw > distinct > 0 and raw == distinct * 8
    assert site.page.read("sentence") == f"Solution 1 of {raw}."
    assert "piece" in site.desk.names[0] and site.page.read("n-total") == f"of {raw}"


def test_solutions_are_looked_through():
    site = count()
    raw = int(site.page.read("n-raw"))
    first = site.desk.names
    site.page.fire("sol-next", "click")
    assert site.frames(2).desk.names != first and site.page.read("sol") == "2"
    site.page.fire("sol-back", "click")
    site.page.fire("sol-back", "click")                    # round the end
    assert site.frames(2).page.read("sol") == str(raw)
    site.page.fire("sol-first", "click")
    assert site.frames(2).desk.names == first
    site.page.fire("sol", "change", "3")
    site.bar.tick()
    assert site.bar.read().endswith("sol=3&mode=count")
    site.page.fire("sol", "change", str(raw + 1))
    assert f"1 to {raw}" in site.frames(2).page.read("sentence")
    site.page.fire("sol-random", "click")
    assert 1 <= int(site.frames(2).page.read("sol")) <= raw


def test_another_puzzle_begins_without_a_number():
    site = count()
    followed(site, COUNT.replace("5x5&pieces=LNPVY", "5x4&pieces=LPVY"))
    assert "Not counted yet" in site.frames(2).page.read("sentence")
    assert site.page.read("sol") == ""
    assert site.page.attributes["count-progress", "max"] == "1"


def test_one_of_each_class():
    site = count()
    site.page.fire("sol-group", "change", "distinct")
    distinct = int(site.page.read("n-distinct"))
    assert site.frames(2).page.read("n-total") == f"of {distinct}"
    site.page.fire("sol-last", "click")
    site.frames(2)
    assert site.page.read("sol") == str(distinct)
    assert "one of each class" in site.page.read("sentence")


def test_a_link_has_the_number_that_is_seen():
    site = count()
    site.page.fire("sol-group", "change", "distinct")
    site.page.fire("sol-next", "click")
    site.bar.tick()
    names, link = site.frames(2).desk.names, site.bar.read()
    assert site.page.read("sol") == "2" and "sol=2&of=different" in link
    again = Site(link).frames(2)
    again.rest()
    assert again.frames(2).page.read("sentence") == site.page.read("sentence")
    assert again.desk.names == names and again.page.read("sol") == "2"


def test_solutions_have_keys():
    site = count()
    last = site.page.read("n-raw")
    for key, number in (("ArrowRight", "2"), (".", "3"), (",", "2"), ("ArrowLeft", "1"),
                        ("End", last), ("Home", "1")):
        assert site.desk.key(key, board=False)
        assert site.frames(2).page.read("sol") == number
    site.desk.key(".", board=True)
    assert site.frames(2).page.read("sol") == "2"
    site.desk.key("ArrowRight", board=True)                # that moves over the squares
    assert site.frames(2).page.read("sol") == "2"


def test_one_sided_pieces_have_both_numbers():
    site = count("#pentomino?v=1&board=3x30&pieces=all&sides=1&mode=count")
    assert site.page.read("n-distinct") == "46"
    assert site.page.read("count-result") == (
        "184 solutions, 46 different; 92 if mirrored ones count as different, too.")


def test_nothing_large_is_counted_unasked():
    for link in ("mode=play", "sol=3"):
        site = Site(f"#pentomino?v=1&board=6x15&pieces=all&sides=1&{link}").frames(2)
        oracle = site.app.workshops["pentomino"].panel.library.oracle(site.app.run.recipe)
        site.scheduler.work(0.5)
        assert oracle.answers is None and not site.browser.workers


def test_a_link_to_a_solution_counts_by_itself():
    site = Site("#pentomino?v=1&board=5x5&pieces=LNPVY&sol=2").frames(2)
    assert site.page.of("mode") == "count"
    site.rest()
    assert site.frames(2).page.read("sol") == "2"
    site = Site("#pentomino?v=1&board=5x5&pieces=LNPVY&sol=999999").frames(2)
    site.rest()
    assert "There is no solution 999" in site.frames(2).page.read("sentence")


def test_counting_can_be_called_off_and_goes_on():
    site = Site("#pentomino?v=1&board=6x10&pieces=all&mode=count").frames(2)
    site.page.fire("count-all", "click")
    time = count_up(0.0, 0.1)
    site.scheduler.clock = lambda: next(time)
    site.frames(4)                                         # of one slice each
    assert "% of this stage." in site.frames(2).page.read("sentence")
    assert site.page.attributes["count-cancel", "hidden"] is None
    site.page.fire("count-cancel", "click")
    assert site.frames(2).page.attributes["count-cancel", "hidden"] == ""
    site.rest()
    assert "Stopped" in site.page.read("sentence") and site.page.read("n-raw") == "–"


def test_the_bar_says_what_the_words_say():
    """At the same moment, in the same stage: it was seen at 5 % beside "100 % of this stage"."""
    site = Site("#pentomino?v=1&board=6x10&pieces=all&mode=count").frames(2)
    site.page.fire("count-all", "click")
    time = count_up(0.0, 0.1)
    site.scheduler.clock = lambda: next(time)
    tally, seen = site.app.workshops["pentomino"].tally, set()
    for done, of in ((3, 4), (4, 4), (1, 20), (0, 0)):
        site.frames(2)
        before = site.page.attributes["count-progress", "value"]
        tally._progress(Progress("Filling", done, of))
        assert site.page.attributes["count-progress", "value"] == before
        tally.show()
        seen.add((str(tally.words()), site.page.attributes["count-progress", "value"],
                  site.page.attributes["count-progress", "max"]))
    assert seen == {("Counting: 75 % of this stage.", "3", "4"), ("Counting…", None, "1"),
                    ("Counting: 100 % of this stage.", "4", "4"),
                    ("Counting: 5 % of this stage.", "1", "20")}


def test_none_has_its_proof_and_nothing_is_counted():
    site = count("#pentomino?v=1&board=4x5&pieces=4ILOTZ&mode=count")
    assert "Color the board like a chess board" in site.page.read("sentence")
    assert site.page.read("n-raw") == "" and not site.browser.waiting
    for name in ("sol-next", "sol-random", "count-cancel", "rotate", "tile-hint", "fill"):
        site.page.fire(name, "click")
    assert "wrong inside" not in site.note


def test_the_focus_goes_with_counting():
    site = Site("#pentomino?v=1&board=6x10&pieces=all&mode=count").frames(2)
    page = site.page
    for name, then in (("count-all", "count-cancel"), ("count-cancel", "count-all"),
                       ("count-all", "count-cancel")):
        page.focused = name
        page.fire(name, "click")
        assert site.frames(2).page.focused == then
    site.rest()
    assert site.frames(2).page.focused == "sol-next"


# --- drawing boards ------------------------------------------------------------------------------


def draw(link: str = "#pentomino?v=1&board=8x8&pieces=all&mode=edit") -> Site:
    return Site(link).frames(2)


def test_four_holes_by_taps():
    site = draw()
    assert site.page.read("sentence") == "64 squares, 0 holes; 12 pieces cover 60 squares."
    assert not site.note
    for x, y in ((3, 3), (3, 4), (4, 3), (4, 4)):
        spot = PointerPosition(0, 0, (x + 0.5, y + 0.5), True)
        site.desk.listener.pointing.down(spot)
        site.desk.listener.pointing.up(spot)
    told = site.frames(2).page.read("sentence")
    assert told == "60 squares, 4 holes; 12 pieces cover 60 squares."
    site.bar.tick()
    assert "board=8x8-d4.4&" in site.bar.read()
    site.page.fire("tile-play", "click")
    assert site.frames(2).desk.names[27] == "Row 4, column 4, hole"


def test_a_sheet_is_never_turned_and_a_turned_board_says_so():
    site = draw("#pentomino?v=1&board=3x5&pieces=PUV&mode=edit")
    assert site.desk.columns == 5 and site.page.read("picture-text") == "#####\n#####\n#####"
    assert site.page.attributes["turned", "hidden"] == ""
    site.page.fire("tile-play", "click")
    site.frames(2)
    assert site.desk.columns == 3 and site.page.attributes["turned", "hidden"] is None
    site.page.fire("tile-watch", "click")
    assert site.frames(2).page.attributes["turned", "hidden"] is None


def test_what_was_drawn_can_be_undone_stroke_by_stroke():
    site = draw()
    boards = [site.app.run.recipe.board]
    assert site.page.attributes["draw-undo", "aria-disabled"] == "true"
    for square in ((0, 0), (3, 3)):
        spot = PointerPosition(0, 0, (square[0] + 0.5, square[1] + 0.5))
        site.desk.listener.pointing.down(spot)
        site.desk.listener.pointing.up(spot)
        boards.append(site.frames(2).app.run.recipe.board)
    down = PointerPosition(0, 0, (6.5, 6.5))
    site.desk.listener.pointing.down(down)                 # a drag over two squares is one stroke
    site.desk.listener.pointing.move(PointerPosition(40, 0, (7.5, 6.5)))
    site.desk.listener.pointing.up(PointerPosition(40, 0, (7.5, 6.5)))
    boards.append(site.frames(2).app.run.recipe.board)
    assert [board.area for board in boards] == [64, 63, 62, 60]
    shop = site.app.workshops["pentomino"]
    for board in boards[-2::-1]:
        site.desk.key("z", control=True)
        assert site.frames(2).app.run.recipe.board == board == shop.sketching.sketch.board()
    site.desk.key("z", control=True)
    assert site.frames(2).app.run.recipe.board == boards[0]
    for board in boards[1:]:
        site.page.fire("draw-redo", "click")
        assert site.frames(2).app.run.recipe.board == board
    site.page.fire("sheet-clear", "click")
    assert site.frames(2).app.run.recipe.board.area == 1
    site.page.fire("draw-undo", "click")
    assert site.frames(2).app.run.recipe.board == boards[-1]
    assert site.page.attributes["draw-redo", "aria-disabled"] is None


def test_a_drag_makes_holes_and_another_fills_them():
    site = draw()
    pointing = site.desk.listener.pointing
    for wanted in (61, 64):
        pointing.down(PointerPosition(0, 0, (0.5, 0.5), True))
        for x in (0.6, 1.5, 2.5):
            pointing.move(PointerPosition(x * 40, 0, (x, 0.5), True))
        pointing.up(PointerPosition(100, 0, (2.5, 0.5), True))
        assert f"{wanted} squares" in site.frames(2).page.read("sentence")


def test_a_board_is_drawn_by_keys():
    site = draw()
    site.desk.keys("Home Space ArrowRight Delete End Enter")
    assert "61 squares, 3 holes" in site.frames(2).page.read("sentence")
    assert site.desk.label == "Board to draw on" and "hole" in site.desk.names[site.desk.cursor]


def test_a_sheet_of_another_size_and_a_picture():
    site = draw()
    site.page.texts["sheet-rows"] = "3"
    site.page.fire("sheet-columns", "change", "10")
    assert "30 squares" in site.frames(2).page.read("sentence")
    site.page.fire("sheet-rows", "change", "99")
    assert "1 to 20" in site.note
    site.page.texts["picture-text"] = "##\n#\n##"
    site.page.fire("use-picture", "click")
    assert "5 squares, 1 hole;" in site.frames(2).page.read("sentence")
    for text in ("", "no board", "#" * 30):
        site.page.texts["picture-text"] = text
        site.page.fire("use-picture", "click")
        assert site.note.startswith("Expected a picture")
    site.page.fire("sheet-clear", "click")
    assert site.frames(2).page.read("sentence").startswith("1 square,")
    site.page.fire("sheet-fill", "click")
    assert "0 holes" in site.frames(2).page.read("sentence")


def test_what_is_drawn_too_small_says_so_when_it_is_played():
    site = draw()
    site.page.fire("tile-play", "click")
    assert site.note == "12 pieces cover 60 squares; the board has 64."


# --- set-up --------------------------------------------------------------------------------------


@pytest.mark.parametrize("id_, board", [("triple-F", "triple"), ("8x8-d4.4", "8x8-d4.4"),
                                        ("letter-C", "10x8"), ("tetrominoes-4x5", "4x5"),
                                        ("tetrominoes-4x10", "4x10"),
                                        ("one-sided-3x30", "3x30"), ("5x7", "5x7")])
def test_boards_are_chosen_by_name(id_, board):
    site = Site("#pentomino?v=1&board=6x10&pieces=all").frames(2)
    site.page.fire("board", "change", id_)
    recipe = site.app.run.recipe
    assert site.page.read("board") == id_
    assert (recipe.problem() is None) == (id_ != "tetrominoes-4x5")    # parity forbids it
    assert str(recipe.board).startswith(board) or board == "triple"
    assert {option.group for option in site.page.menus["board"]} >= {
        "All twelve", "Katamino", "Chess board with a hole", "Triplications", "Letters",
        "Pictures", "Other sets of pieces"}


def test_one_sided_pieces_and_repeats():
    site = Site("#pentomino?v=1&board=6x10&pieces=all").frames(2)
    site.page.fire("sides", "change", "1")
    assert len(site.app.run.recipe.pieces) == 18 and len(site.frames(2).desk.shown) == 18
    site.page.fire("sides", "change", "2")
    site.page.texts["height"] = "5"
    site.page.fire("pieces", "change", "PPPPLL")
    assert str(site.app.run.recipe.board) == "5x6"
    box = site.frames(2).desk.box("P")
    assert box.times == "× 4" and box.pressed
    site.page.fire("tile-play", "click")
    assert site.frames(2).desk.box("P").times == "× 4"
    site.desk.keys("p Enter")
    assert site.frames(2).desk.box("P").times == "× 3"


def test_a_palette_shows_other_pieces_too():
    boxes = to_choose(parse_pieces("4ILOTZ"))
    assert [box.code for box in boxes[12:]] == ["4I", "4L", "4O", "4T", "4Z"]
    assert drawing("6A", 0)[0].endswith("6 6") and drawing("I", 0)[0].endswith("5 5")


def test_the_profile_as_bars_and_words():
    assert "No two pieces" in str(bars_words([1, 1, 0]))
    assert bars([0, 0]) == "" and "No piece" in str(bars_words([0, 0]))
    assert bars([1, 10, 100, 0]).count("M") == 3
    assert str(bars_words([1, 10, 3, 0])) == (
        "Most often, 10 times, a piece was laid as number 2 of 3.")


def test_the_upright_view_turns_arrows_too():
    site = Site("#pentomino?v=1&board=3x20&pieces=all&mode=play").frames(2)
    surface = site.app.workshops["pentomino"].surface
    assert surface.aspect.upright and site.desk.columns == 3
    site.desk.keys("Home ArrowUp ArrowUp")
    x, y = surface.aspect.out(surface.cursor)
    assert x == 0 and y > 9
    assert surface.board == parse_board("3x20")
