"""Collections on the page, without a browser: chosen, solved, kept, and the next one."""

from __future__ import annotations

from maze.pentomino.collections import collections
from maze.web.device.known import CHALLENGES
from maze.web.tilings.shelf import PLACES
from tests.test_web import Site
from tests.test_web_playing import play, solve

TABLE = "#pentomino?v=1&challenge=double-T&mode=challenges"


def test_the_puzzles_of_a_collection_with_their_counts():
    page = play(TABLE).page
    found = collections()["doubled"]
    assert page.read("collection") == "doubled" and len(found) == 7
    counts = [page.read(f"shelf-count-{at}") for at in range(7)]
    assert counts == ["15", "5", "5", "5", "4", "2", "1"]
    assert [page.attributes[f"shelf-{at}", "hidden"] for at in range(PLACES)] == [
        None] * 7 + [""] * 5
    assert page.read("shelf-title-6") == "T twice as large"
    assert page.attributes["shelf-6", "aria-current"] == "true"
    assert page.read("shelf-picture-6").count("<path") == 1      # the board, and no piece
    assert [page.read(f"n-{name}") for name in ("tilings", "different", "nodes", "forced")] == [
        "2", "1", "49", "16 %"]
    titles = [option.title for option in page.menus["collection"]]
    assert str(titles[0]) == "All twelve · 0 of 4 solved"


def test_no_collection_is_larger_than_the_shelf():
    assert max(map(len, collections().values())) <= PLACES


def test_another_collection_and_a_puzzle_of_it():
    site = play(TABLE)
    site.page.fire("collection", "change", "holed")
    assert site.page.read("shelf-count-0") == "5\u202f027"
    assert site.page.attributes["shelf-9", "hidden"] is None
    site.page.fire("shelf-7", "click")
    site.rest()
    recipe = site.frames(2).app.run.recipe
    assert recipe.challenge == "8x8-d4.4" == str(recipe.board)
    assert site.page.of("mode") == "challenges" and site.page.read("n-different") == "65"
    assert site.page.read("board") == "8x8-d4.4"


def test_a_solved_puzzle_is_kept_and_the_next_one_opens():
    site = play("#pentomino?v=1&challenge=double-Y&mode=challenges")
    assert site.page.attributes["rise", "hidden"] == ""
    solve(site)
    assert "Solved without a hint! 1 of 7 in this collection." in site.page.read("sentence")
    assert site.browser.records.entries(CHALLENGES) == {"double-Y": "0"}
    assert site.page.read("shelf-count-5") == "2 ✓" and site.page.read("n-record") == (
        "without a hint")
    assert "1 of 7" in str(site.page.menus["collection"][5].title)
    assert site.page.attributes["rise", "hidden"] is None
    assert site.page.read("rise") == "Next puzzle of the collection"
    site.page.fire("rise", "click")
    site.rest()
    assert site.frames(2).app.run.recipe.challenge == "double-T"
    assert site.page.attributes["next-rung", "aria-disabled"] == "true"    # it is the last one
    site.page.fire("next-rung", "click")
    assert site.app.run.recipe.challenge == "double-T"


def test_a_puzzle_beside_other_pieces_is_told_and_not_credited():
    site = Site("#pentomino?v=1&board=8x8-a1.4&pieces=all&challenge=8x8-b1.4&mode=challenges")
    assert site.app.run.recipe.challenge == ""
    assert "has another board or other pieces" in site.note
