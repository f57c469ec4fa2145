"""The page's Python without a browser: links in, pictures and sentences out."""

from __future__ import annotations

from math import inf
from typing import Any

import pytest

from maze.place import Places
from maze.places import PLACES
from maze.recipe import Recipe
from maze.share import decode
from maze.sources import AlgorithmSource
from maze.web import site
from maze.web.fetching import FETCHING, NOT_FETCHED
from maze.web.player import transport
from tests.fake_browser import FakeBrowser
from tests.fake_desk import FakeDesk
from tests.fake_page import FakeParts

SMALL = "#maze?v=1&shape=square&size=6x5&by=prim&seed=amber-7&solve=breadth_first"
OTHER = "#maze?v=1&shape=square&size=6x5&by=recursive_backtracker&seed=amber-7"
KATAMINO = "#pentomino?v=1&board=5x9&pieces=ltwkyrzcp"

OPENING = PLACES.first.start()


class Site(site.Site):
    """The page, with a browser for tests."""

    def __init__(self, link: str = "", places: Places = PLACES, **more: Any) -> None:
        super().__init__(FakeBrowser(link, **more), places)
        self.page, self.bar = self.browser.page, self.browser.bar
        self.screen = self.browser.screen("canvas")
        self.start()

    @property
    def desk(self) -> FakeDesk:
        return self.browser.documents["pentomino"]

    def frames(self, count: int = 1, seconds: float = 1 / 60) -> Site:
        """So many at most: as in a browser, none is drawn while nothing asks for one."""
        for _ in range(count):
            stage = self.stage
            if stage.due < inf or stage._awake.is_set() or self.scheduler.busy():
                stage._awake.clear()
                stage._try_frame(seconds)
            self.browser.loop.run()
        return self

    def end(self) -> Site:
        """The end, when all numbers are counted."""
        self.player.to_end()
        self.frames(5)
        self.browser.run(0.4)
        return self

    def heard(self) -> str:
        """What is said aloud; a second passes before."""
        self.screen.now += 2
        self.browser.once(1.0)
        return self.page.read("announce")

    def rest(self, within: float = 0.1) -> None:
        """All that was asked for later, or is done bit by bit."""
        self.browser.run(within)
        self.browser.loop.run()
        while self.scheduler.busy():
            self.scheduler.work(inf)
            self.browser.run(within)
            self.browser.loop.run()

    def press(self, name: str) -> Site:
        """A button; or a command that has a key only."""
        if (name, "click") in self.page.handlers:
            self.page.fire(name, "click")
        else:
            self.app.commands()[name]()
        return self.frames(3)

    @property
    def state(self) -> str | None:
        return self.page.of("state")

    @property
    def note(self) -> str:
        return self.page.read("note-text")


# --- a link makes a picture ---------------------------------------------------------------------


@pytest.mark.parametrize("link", [SMALL, OTHER, KATAMINO])
def test_the_digest_is_that_of_the_recipe(link):
    site = Site(link).frames()
    assert site.state == "playing" and site.page.of("digest") == ""
    site.end()
    assert site.state == "finished"
    assert site.page.of("digest") == decode(link).recipe.picture().digest


def test_what_could_not_be_done_as_asked_is_a_note():
    link = "#maze?v=1&shape=square&size=3x3&seed=amber-7&keys=6"
    site = Site(link).frames(2)
    assert site.note == "There was room for 2 of 6 keys with their doors."
    site.page.fire("note-close", "click")
    site.app.voice.note("")                                # dismissed: it does not come back
    assert site.end().note == ""
    site.app.open(link.replace("3x3", "2x2").replace("keys=6", "keys=points.6"))
    assert site.frames(2).note == "There was room for 2 of 6 points."
    site.app.open(SMALL)
    assert site.frames(2).note == ""


def test_playing_to_the_end_gives_the_same_picture():
    site = Site(SMALL)
    site.app.player.set_speed(40)
    site.frames(60)
    assert site.state == "finished"
    assert site.page.of("digest") == decode(SMALL).recipe.picture().digest


def test_no_link_opens_the_default_maze():
    site = Site("")
    assert site.app.run.recipe == OPENING
    site.bar.tick()
    assert site.bar.read() == site.app.link


def test_a_run_lasts_about_twelve_seconds_if_nobody_has_set_the_speed():
    site = Site(SMALL).frames(2)
    player = site.app.run.player
    assert player.complete and 8 < player.known / player.speed < 16
    site.app.player.set_speed(20)
    site.press("new")
    assert site.app.run.player.speed == 100


def test_less_motion_shows_the_end_and_nothing_before_it():
    site = Site(SMALL, calm=True)
    site.frames(1)
    assert site.state == "finished" and site.screen.fitted == 1
    site.press("new")
    assert site.state == "finished"


# --- what people ask for --------------------------------------------------------------------------


def test_a_new_maze_has_a_fresh_seed_and_is_an_entry_of_the_history():
    site = Site(SMALL).press("new")
    assert site.bar.entries == [SMALL, SMALL.replace("amber-7", "SEED0")]


def test_a_typed_seed_is_used():
    site = Site(SMALL)
    site.page.write("seed", "my own")
    site.press("new")
    assert site.app.run.recipe.seed == "my own"


def test_a_seed_is_kept_when_something_else_is_changed():
    """Seen: class-7A was lost when the algorithm was changed and New maze pressed."""
    site = Site(SMALL)
    site.page.write("seed", "class-7A")
    site.press("new")
    site.page.write("by", "wilson")
    site.page.fire("by", "change")
    site.press("new")
    recipe = site.app.run.recipe
    assert (recipe.by, recipe.seed) == ("wilson", "class-7A")
    site.press("new")                                      # nothing was changed: another maze
    assert site.app.run.recipe.seed == "SEED0"


def test_solve_without_a_solver_says_which_one_it_takes_and_takes_a_solution_away():
    site = Site(OTHER).press("solve-now")
    assert site.app.run.recipe.solve == "breadth_first"
    assert site.note == "No solver was chosen, so Breadth-first is taken."
    site.page.write("solve", "")
    site.page.fire("solve", "change")
    site.press("solve-now")
    assert site.app.run.recipe.solve == "" and site.note == ""
    site.frames(20)
    assert site.state == "finished" and site.app.run.player.result.path is None


def test_what_is_set_and_not_shown_is_told_until_it_is_shown():
    site = Site(SMALL)
    hidden = lambda: site.page.attributes["due", "hidden"]  # noqa: E731
    assert hidden() == ""
    for name, text in (("size-width", "9"), ("size-width", "-3"), ("seed", "my own")):
        before = site.page.read(name)
        site.page.write(name, text)
        site.page.fire("generate", "change")
        assert hidden() is None
        site.page.write(name, before)
        site.page.fire("generate", "change")
        assert hidden() == ""
    site.page.write("solve", "a_star")                     # Solve shows it
    site.page.fire("solve", "change")
    site.page.fire("generate", "click")
    assert hidden() == ""
    site.page.write("size-width", "9")
    site.page.fire("generate", "change")
    site.press("new")
    assert hidden() == "" and site.app.run.recipe.size[0] == 9


def test_solving_begins_where_the_maze_is_complete():
    site = Site(OTHER)
    site.page.write("solve", "breadth_first")
    site.press("solve-now")
    player = site.app.run.player
    assert player.landmarks[0] <= player.position < player.known
    assert site.state == "playing"
    assert site.bar.read() == OTHER + "&solve=breadth_first"


def test_solving_begins_after_all_that_is_done_to_the_maze():
    site = Site(SMALL.replace("&solve=breadth_first", "&braid=100"))
    site.page.write("solve", "breadth_first")
    site.press("solve-now")
    player = site.app.run.player
    first, second, *_ = player.landmarks
    assert first < second <= player.position


def test_every_phase_is_a_mark_on_the_time_line():
    site = Site(SMALL + "&braid=100&oneway=50").end()
    player = site.app.run.player
    assert len(player.landmarks) == 4                      # braid, one-way, solving, answer
    assert site.page.marked["landmarks"] == [at / player.known for at in player.landmarks]
    site.press("to-start").press("next-landmark")
    assert str(site.app.run.sentence) == "Dead ends are opened."
    site.press("next-landmark").press("next-landmark").press("last-landmark")
    assert player.position == player.landmarks[1]


@pytest.mark.parametrize("more, position, words", [
    ("&at=40", 40, ""), ("&at=0", 0, ""), ("&at=40&play=1", 40, ""),
    ("&at=99999", None, "there is no step 99\u202f999, so the end is shown."),
    ("&at=99999&play=1", None, "there is no step 99\u202f999, so the end is shown.")])
def test_a_link_names_its_step(more, position, words):
    site = Site(SMALL + more).frames(3)
    player = site.app.run.player
    assert player.position == (player.known if position is None else position)
    assert words in site.note and bool(words) == bool(site.note)
    assert (site.state == "playing") == (more == "&at=40&play=1")


def test_a_wrong_size_is_a_sentence_and_the_maze_stays():
    site = Site(SMALL)
    site.page.write("size-width", "-3")
    site.press("new")
    assert "Width" in site.note and site.app.run.recipe == decode(SMALL).recipe


def test_what_does_not_fit_is_in_the_menu_with_its_sentence():
    site = Site(SMALL)
    problems = {option.value: option.problem for option in site.page.menus["solve"]}
    assert problems["breadth_first"] == ""


def test_the_player_goes_both_ways():
    site = Site(SMALL).frames(30)
    site.press("play")
    assert site.state == "paused"
    at = site.app.run.player.position
    site.press("forward").press("forward").press("back")
    assert site.app.run.player.position == at + 1
    site.press("to-start")
    assert site.state == "ready" and site.page.read("count").startswith("0 /")
    site.press("to-end").press("back")
    assert site.state == "paused"
    site.press("forward")
    assert site.state == "finished" and site.page.read("play-name") == "Replay"
    site.press("play")
    assert site.state == "playing" and site.app.run.player.position < 20


def test_dragging_the_time_line_goes_on_afterwards():
    site = Site(SMALL).frames(2)
    site.page.write("timeline", "40")
    site.app.player.scrub()
    site.frames()
    assert site.state == "paused" and site.app.run.player.position == 40
    site.app.player.let_go()
    site.frames()
    assert site.state == "playing"


def test_keys():
    site = Site(SMALL).frames(30)
    assert site.browser.press(" ", False, False, "BODY")
    site.frames()
    assert site.state == "paused"
    assert not site.browser.press(" ", False, False, "BUTTON")   # the button has it
    assert not site.browser.press("ArrowRight", False, False, "radio")     # the next mode, not step
    assert not site.browser.press(" ", False, False, "checkbox")
    assert not site.browser.press("g", False, False, "text")     # somebody is writing
    assert not site.browser.press("ArrowLeft", False, False, "radio")     # the one before
    assert not site.browser.press("s", False, True, "BODY")      # Ctrl+S is the browser's
    assert site.browser.press("End", False, False, "BODY")
    site.frames(3)
    assert site.state == "finished"
    assert not Site(KATAMINO).browser.press("g", False, False, "BODY")


# --- links that need repair, and the address ------------------------------------------------------


@pytest.mark.parametrize("link, words", [
    (SMALL + "&foo=1", "Ignored: foo"),
    (SMALL.replace("6x5", "9000x5"), "is too large"),
    (SMALL.replace("prim", "wilsn"), "Did you mean"),
    (SMALL.replace("v=1", "v=9"), "newer version"),
    (SMALL + "&walls=!!", "damaged"),
    ("#pentomino?v=1&board=5x6&pieces=FILNP", "5 pieces cover 25 squares; the board has 30."),
    ("#nowhere", "No place"),
])
def test_a_bad_link_is_a_picture_and_a_sentence(link, words):
    site = Site(link).frames(2)
    assert words in site.note
    assert site.screen.calls and site.state in ("playing", "ready")


def test_unknown_keys_stay_in_the_address():
    site = Site(SMALL + "&foo=1")
    site.bar.tick()
    assert site.bar.read() == SMALL + "&foo=1"


def test_a_set_up_that_does_not_fit_is_not_searched():
    site = Site("#pentomino?v=1&board=5x6&pieces=FILNP").frames(2)
    for name in ("play", "to-end", "forward"):
        site.press(name)
        assert site.state == "ready" and site.page.of("digest") == ""


def test_a_link_from_outside_is_followed():
    site = Site(SMALL)
    site.bar.entries.append(KATAMINO)
    site.app.address.changed()
    assert site.page.of("place") == "pentomino"
    site.bar.entries.pop()
    site.app.address.changed()
    assert site.app.run.recipe == decode(SMALL).recipe


def test_tidying_the_address_waits_and_writes_once():
    site = Site("#maze?seed=a")
    for seed in "bcd":
        site.app.address.settle(f"#maze?seed={seed}")
    assert site.bar.writes == 0
    site.bar.tick()
    assert site.bar.writes == 1 and site.bar.read() == "#maze?seed=d"


def test_a_left_entry_is_not_tidied_later():
    site = Site("#maze?seed=a")
    site.press("new")
    site.bar.tick()
    assert site.bar.entries[0] == "#maze?seed=a"


def test_a_mode_is_in_the_address_before_anybody_can_reload():
    site = Site(SMALL + "&mode=play").frames(2)
    site.bar.tick()
    assert site.bar.read().endswith("&mode=play")
    site.page.fire("mode-watch", "click")
    site.bar.tick(0)
    assert site.bar.read() == SMALL
    site.page.fire("mode-edit", "click")
    site.app.settle()                                      # something else waits a while
    site.bar.tick(0)
    assert site.bar.read().endswith("&mode=edit")


def test_the_navigation_leads_back_to_what_was_shown_last():
    site = Site(KATAMINO + "&mode=play").frames(2)
    site.app.follow(site.app.run.recipe.but(place="F1.0.0"))
    link = site.app.link
    assert "place=F1.0.0" in link
    assert site.page.attributes["go-pentomino", "href"] == link
    site.app.open(SMALL)
    site.press("new")
    assert site.page.attributes["go-maze", "href"] == site.app.link != SMALL
    site.page.fire("mode-play", "click")
    assert site.page.attributes["go-maze", "href"] == site.app.link
    assert site.page.attributes["go-pentomino", "href"] == link


# --- pentominoes ---------------------------------------------------------------------------


def test_pieces_are_picked_and_the_width_follows():
    site = Site(KATAMINO)
    site.desk.listener.press_piece("P")
    assert site.page.read("pieces") == "ltwkyrzc" and site.page.read("width") == "8"
    assert not site.frames().desk.box("P").pressed
    site.desk.listener.press_piece("I")
    assert site.page.read("pieces") == "ltwkyrzci"         # in the letters of the list
    assert site.frames(2).state == "ready"
    site.press("search")
    assert site.state == "playing" and site.bar.read().endswith("board=5x9&pieces=ltwkyrzci")


def test_a_height_that_does_not_divide_is_a_sentence():
    site = Site(KATAMINO)
    site.page.fire("height", "change", "7")
    assert "a height of 7 does not divide that" in site.page.read("fit")
    site.press("search")
    assert "a height of 7 does not divide that" in site.note
    assert site.app.run.recipe == decode(KATAMINO).recipe


def test_a_board_by_name_brings_its_pieces():
    site = Site(KATAMINO)
    site.page.fire("board", "change", "6x10")
    assert len(site.page.read("pieces")) == 12 and site.page.read("width") == "10"


# --- nothing breaks the page ---------------------------------------------------------------


def test_an_algorithm_that_raises_is_one_sentence(monkeypatch):
    def broken(self):
        yield 0
        raise RuntimeError("the frontier is empty")

    site = Site(SMALL).end()
    shop = site.app.workshops["maze"]
    begin = shop.begin

    def begin_broken(recipe):
        run = begin(recipe)
        run.player.source = AlgorithmSource(broken(None))
        return run

    monkeypatch.setattr(shop, "begin", begin_broken)
    site.press("new").end()
    assert "the frontier is empty" in site.note and site.page.of("digest") == ""
    monkeypatch.undo()
    site.press("new").end()
    assert site.state == "finished" and site.note == ""


def test_a_drawing_that_raises_stops_playing_but_not_the_page(monkeypatch):
    site = Site(SMALL).frames()
    monkeypatch.setattr(site.app.run.drawing, "layers", None)
    site.frames(2)
    assert "Something went wrong" in site.note
    site.press("new")
    assert site.state == "playing"


# --- parts of the page ----------------------------------------------------------------------------


def in_parts(link: str = SMALL) -> tuple[Site, FakeParts]:
    """A site whose pentominoes are still to be fetched."""
    site = Site(link)
    site.app.parts = FakeParts("maze")
    return site.frames(2), site.app.parts


def followed(site: Site, link: str) -> Site:
    """As by hand, or by a link on the page."""
    site.bar.push(link)
    site.app.address.changed()
    return site.frames(2)


def test_a_place_that_is_not_here_is_fetched_and_then_shown():
    site, parts = in_parts()
    followed(site, KATAMINO)
    assert site.note == FETCHING and site.page.of("place") == "maze"
    assert [name for name, *_ in parts.asked] == ["pentomino"]
    assert site.stage.fetching == 1                        # which keeps the page busy
    parts.come()
    assert site.frames(2).page.of("place") == "pentomino" and site.note == ""
    assert site.stage.fetching == 0
    followed(site, SMALL)
    followed(site, KATAMINO)
    assert parts.asked == []


def test_a_place_that_cannot_be_had_is_said_and_its_link_can_be_followed_again():
    site, parts = in_parts()
    followed(site, KATAMINO)
    parts.fail()
    assert site.stage.fetching == 0
    site.bar.tick()
    assert site.note == NOT_FETCHED and site.page.of("place") == "maze"
    assert site.bar.read() == site.app.link
    followed(site, KATAMINO)
    parts.come()
    assert site.page.of("place") == "pentomino"


def test_who_has_gone_elsewhere_meanwhile_stays_there():
    site, parts = in_parts()
    followed(site, KATAMINO)
    followed(site, OTHER)
    parts.come()
    assert site.page.of("place") == "maze" and site.bar.read().startswith(OTHER)


def test_something_is_shown_while_the_first_place_is_fetched():
    site, parts = in_parts()
    site.app.run = None
    site.app.open(KATAMINO)
    assert site.app.run.recipe == OPENING and site.note == FETCHING


def test_every_length_is_told_in_cells_and_agrees_with_the_others():
    site = Site("#maze?v=1&size=9x8&solve=breadth_first").end()
    page, path = site.page, site.app.run.player.result.path
    assert page.read("n-solution") == f"{len(path)} cells"
    assert page.lists["difficulty-parts"][0].startswith(f"The path is {len(path)} cells long")
    every = [page.read(f"n-{name}") for name in ("solution", "longest", "tails", "runs")]
    assert all(text.endswith(" cells") for text in every)
    ends = Recipe(size=(9, 8)).but(entr="hardest", solve="breadth_first").picture()
    assert page.read("n-longest") == f"{len(ends.path)} cells"


def test_numbers_come_at_the_same_moment():
    site = Site("#maze?v=1&size=9x8&solve=breadth_first")
    site.player.to_end()
    site.frames(5)
    names = ("dead-ends", "solution", "junctions", "longest", "difficulty", "loops", "turns")
    assert {site.page.read(f"n-{name}") for name in names} == {"–"}
    site.browser.run(0.4)
    assert "–" not in {site.page.read(f"n-{name}") for name in names}


def test_mazes_of_one_size_have_one_speed_whichever_comes_first():
    links = [f"#maze?v=1&size=20x15{more}&play=0" for more in (
        "&by=prim&solve=breadth_first", "&by=wilson&solve=wall_follower", "&by=eller",
        "&by=recursive_backtracker&braid=30&solve=a_star")]
    assert {Site(link).frames(9).app.run.player.speed for link in links} == {100}
    long = Site("#maze?v=1&size=20x15&by=origin_shift&play=0").frames(9)
    assert long.app.run.player.speed > 100 and long.note == ""        # or it would last a minute


def test_runs_on_one_board_have_one_speed_so_that_they_can_be_compared(monkeypatch):
    site = Site("#maze?v=1&size=20x15&by=prim&play=0").frames(9)
    speed = site.app.run.player.speed

    def speed_of(by, size):
        site.app.open(f"#maze?v=1&size={size}&by={by}&play=0")
        site.frames(9)
        return site.app.run.player.speed

    assert speed_of("wilson", "20x15") == speed and site.note == ""
    assert speed_of("kruskal", "4x3") < speed and site.note == ""
    assert speed_of("prim", "20x15") == speed
    monkeypatch.setattr(transport, "LONGEST", 15)
    assert speed_of("wilson", "20x15") > speed
    assert site.note.startswith("The speed has changed to ")
