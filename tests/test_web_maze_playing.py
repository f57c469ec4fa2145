"""Playing the maze that is shown: keys, taps, drags, hints, what is kept; without a browser."""

from __future__ import annotations

import pytest

from maze.playing.daily import daily
from maze.playing.plays import parse_play
from maze.playing.record import Result, format_result, parse_result
from maze.playing.track import Track
from maze.render import paths
from maze.render.layers import Label, Layer
from maze.render.paths import edges
from maze.render.theme import LIGHT, QUEST, negative
from maze.share import decode, encode
from maze.web.device.known import PLAYED, PLAYS, UNFINISHED
from maze.web.device.records import Records
from maze.web.keys import KeyPress
from maze.web.playing.buttons import MOST
from maze.web.playing.keys import is_beside, rests
from maze.web.playing.look import BESIDE, WIPE
from maze.web.playing.session import NOT_READ
from maze.web.playing.unfinished import MANY, UnfinishedGames
from tests.fake_page import fake_records
from tests.pointed import SQUARES, Pointed

KEYS = "#maze?v=1&shape=square&size=10x8&by=wilson&seed=i&keys=2&solve=breadth_first"
POINTS = "#maze?v=1&shape=square&size=10x8&by=wilson&seed=p&keys=points.2"
HEXAGONS = "#maze?v=1&shape=hexagon&size=6x5&by=wilson&seed=a&solve=a_star"
RINGS = "#maze?v=1&shape=polar&size=4&by=prim&seed=a&solve=breadth_first"
FLOORS = "#maze?v=1&shape=floors&size=3x3x2&by=wilson&seed=a&solve=depth_first"
CRACKS = "#maze?v=1&shape=voronoi&size=5x4&by=wilson&seed=a&solve=a_star"
ONEWAY = "#maze?v=1&shape=square&size=8x6&by=prim&seed=a&braid=100&oneway=60"
MOLE = "#maze?v=1&shape=square&size=15x11&by=mole&seed=a&entr=hardest&solve=breadth_first"


class Played(Pointed):
    """A page in the mode Play; ``tick`` lets seconds pass."""

    def __init__(self, link: str = SQUARES, kept: Records | None = None, **more) -> None:
        super().__init__(link, records=kept, **more)
        self.kept, self.play = self.browser.records, self.mazes.game
        self.screen.view.fit(self.app.run.drawing.box, (400, 300))
        self.page.fire("mode-play", "change")
        self.frames(3)

    @property
    def game(self):
        return self.play.session.game

    @property
    def sentence(self) -> str:
        return self.frames().page.read("sentence")

    def tick(self, seconds: float) -> Played:
        self.screen.now += seconds
        self.browser.once(1.0)
        return self

    def way(self) -> list[int]:
        """The numbers of the exits of a shortest path."""
        found, game = [], type(self.game)(self.game.picture, [self.game.node])
        while not game.won:
            best = min(game.board.links[game.node], key=game.far.__getitem__)
            exit_ = next(one for one in game.exits() if one.cell == best % len(self.grid))
            found.append(exit_.number)
            assert game.go(exit_)
        return found

    def walk(self) -> Played:
        """To the goal, by numbers."""
        return self.keys(*map(str, self.way()))


def best(site: Played) -> Result | None:
    return parse_result(site.kept.read(PLAYED, site.game.picture.digest))


@pytest.mark.parametrize("link", [SQUARES, KEYS, POINTS, HEXAGONS, RINGS, FLOORS, MOLE])
def test_a_game_is_won_by_numbers_alone(link):
    site = Played(link)
    assert site.app.run.recipe.solve == "" and site.state == "finished"
    site.walk()
    assert site.sentence == f"You are at the goal: {site.game.moves} moves, no path is shorter."
    assert site.page.read("play-moves") == f"{site.game.moves} moves"
    assert best(site).moves == site.game.moves
    (entry, play), = site.kept.entries(PLAYS).items()
    assert entry.endswith("-1") and decode(parse_play(play).link).recipe == site.app.run.recipe
    assert parse_play(play).result == best(site)
    before = site.game.moves
    site.keys("1", "ArrowLeft")
    assert site.game.moves == before and "You are at the goal" in site.sentence


def exit_buttons(site: Played) -> dict[str, int]:
    """The buttons that are shown, by name; those that are off are not."""
    found = {}
    for at in range(MOST):
        page, name = site.page, f"exit-{at}"
        if page.attributes[name, "hidden"] is None and not page.attributes[name, "aria-disabled"]:
            found[page.attributes[name, "aria-label"]] = at
    return found


@pytest.mark.parametrize("link", [SQUARES, KEYS, HEXAGONS, RINGS, FLOORS, CRACKS])
def test_a_game_is_won_by_buttons_alone(link):
    """Each exit is a button with its number and its name; so a maze can be played blind by taps."""
    site = Played(link)
    for number in site.way():
        exit_ = site.game.numbered(number)
        names = exit_buttons(site)
        assert sorted(names) == sorted(f"{one.number} {one.name}" for one in site.game.exits()
                                       if not site.game.barred(one))
        site.page.fire(f"exit-{names[f'{number} {exit_.name}']}", "click")
        site.frames()
        assert site.game.cell == exit_.cell
    assert site.game.won and exit_buttons(site) == {}
    assert not any(site.page.read(f"exit-{at}-number") for at in range(MOST)
                   if site.page.attributes[f"exit-{at}", "hidden"] is None)


def test_the_button_of_a_direction_stays_where_it_is():
    """West is on the left and east on the right; where a wall is the button is off, and says so."""
    site = Played()
    page = site.page
    for number in [None, *site.way()]:
        if number:
            site.keys(str(number))
        names = [page.attributes[f"exit-{at}", "aria-label"] for at in range(4)]
        assert [name.split(" ")[-1] for name in names] == ["west", "north", "south", "east"]
        assert page.attributes["exit-4", "hidden"] == ""
    site = Played()
    off = next(at for at in range(4) if site.page.attributes[f"exit-{at}", "aria-disabled"])
    site.page.fire(f"exit-{off}", "click")
    assert site.sentence.startswith("There is a wall.") and site.game.moves == 0


def test_leaving_shows_again_what_was_shown_before():
    site = Played()
    site.keys("1")
    site.keys("Escape")
    assert site.pointing.mode == "watch" and site.app.run.recipe.solve == "breadth_first"
    assert site.is_as_in_its_link() and site.over_it() == []
    assert site.app.run.player.scene.path == site.app.run.player.result.path


def test_arrows_and_letters_by_their_place_walk_and_run():
    site = Played()
    taken = site.game.exits()[0]
    arrow = {"north": "ArrowUp", "east": "ArrowRight", "south": "ArrowDown",
             "west": "ArrowLeft"}[taken.name]
    code = {"north": "KeyW", "east": "KeyD", "south": "KeyS", "west": "KeyA"}[taken.name]
    site.keys(arrow)
    assert site.game.cell == taken.cell == site.pointing.board.cursor
    site.keys("Backspace")
    assert site.game.moves == 0 and site.page.attributes["play-back", "aria-disabled"] == "true"
    assert site.play.code(code, run=False) and site.game.cell == taken.cell
    site.pointing.undo()                                   # Control+Z takes a move back
    assert site.game.moves == 0 and not site.live.history.future
    ran = type(site.game)(site.game.picture)
    ran.run(taken)
    assert site.play.code(code, run=True) and site.game.trail == ran.trail
    site.page.fire("undo", "click")
    site.keys(f"Shift+{arrow}")
    assert not site.play.code("KeyP", run=False)


def test_what_is_not_possible_is_said_and_nothing_moves():
    site = Played()
    names = {exit_.name for exit_ in site.game.exits()}
    wall = next(key for name, key in (("north", "ArrowUp"), ("west", "ArrowLeft"))
                if name not in names)
    site.keys(wall)
    assert site.sentence.startswith("There is a wall. Row 1, column 1. Exits: ")
    site.keys("9")
    assert site.sentence.startswith("There is a wall.") and site.game.moves == 0


def test_the_cursor_stays_with_the_walker():
    site = Played()
    for key in (".", ",", "."):
        assert site.pointing.key(key, False)
        assert site.pointing.board.cursor == site.game.cell == 0


def test_page_up_is_a_stair_only_where_there_are_stairs():
    assert not Played().pointing.key("PageUp", False)      # it zooms
    site = Played(FLOORS)
    assert site.pointing.key("PageUp", False)


# --- keys, doors, points, arrows ------------------------------------------------------------------


def test_keys_are_taken_and_doors_are_shut():
    site, heard, refused = Played(KEYS), [], 0
    quest = site.game.picture.quest
    for number in site.way():
        shut = [one for one in site.game.exits() if one.edge in quest.doors[site.game.stops:]]
        for one in shut:
            site.keys(str(one.number))
            assert f"Exit {one.number} is closed: door " in site.sentence
            refused += 1
        site.keys(str(number))
        heard.append(site.sentence)
    taken = [words for words in heard if "You take key" in words]
    assert taken[0].startswith("You take key A. You hold A.")
    assert taken[1].startswith("You take key B. You hold A, B.")
    assert site.game.won and refused


def test_a_taken_key_is_hollow_and_its_door_stands_open():
    site = Played(KEYS)
    drawn = [one for one in site.over_it() if isinstance(one, Layer)]
    assert not any(one.width == 0.06 and one.stroke == LIGHT.ink for one in drawn)
    while not site.game.stops:
        site.keys(str(site.way()[0]))
    layers = site.over_it()
    hollow, = [one for one in layers if isinstance(one, Layer) and one.width == 0.06]
    trail = max(at for at, one in enumerate(layers) if isinstance(one, Layer)
                and one.stroke == LIGHT.path)
    assert layers.index(hollow) > trail                    # which does not hide it
    assert hollow.fill == LIGHT.blank != QUEST[0][1]
    assert [one.text for one in layers if isinstance(one, Label) and one.size == 0.4] == ["A"]
    opening, = [one for one in layers if isinstance(one, Layer) and one.width == 0.28]
    assert opening.stroke == LIGHT.blank and opening.path.count("M") == 1


def test_points_are_passed_in_order():
    site = Played(POINTS)
    heard = []
    for number in site.way():
        site.keys(str(number))
        heard.append(site.sentence)
    assert [words.split(".")[0] for words in heard if words.startswith("Point")] == \
        ["Point A passed", "Point B passed"]


def test_against_an_arrow_is_said():
    site = Played(ONEWAY)
    for _ in range(60):
        barred = [one for one in site.game.exits() if site.game.barred(one)]
        if barred:
            site.keys(str(barred[0].number))
            assert "one way, against you" in site.sentence
            return
        site.keys(str(site.way()[0]))
    raise AssertionError("no arrow met on the way")


# --- hints, fog, the clock ------------------------------------------------------------------------


def test_four_rungs_lead_on_and_are_counted():
    site, heard = Played(), []
    for _ in range(4):
        site.keys("h")
        heard.append(site.sentence)
    assert heard[0].startswith("First go south-east. "
                               f"{site.game.shortest} cells to go. You are on a shortest path.")
    assert heard[1].startswith("Head for row ") and "on the path to the goal" in heard[1]
    assert heard[2].startswith("Take exit ") and heard[3].startswith("Walked ")
    assert site.game.moves and site.page.read("play-hints") == "4 hints"
    site.walk()
    assert site.sentence.endswith("no path is shorter, 4 hints.")


def test_the_cell_of_a_hint_is_ringed_until_one_gets_there():
    site = Played()
    plain = len(site.over_it())
    site.keys("h", "h")
    assert len(site.over_it()) == plain + 2
    site.keys("h", "h")
    assert site.play.session.marked == -1


@pytest.mark.parametrize("link", [SQUARES, HEXAGONS])
def test_fog_covers_what_was_not_seen_and_lifts_at_the_goal(link):
    site = Played(link)
    clear = site.over_it()
    site.page.fire("play-fog", "change", "1")
    covered, walls = [one for one in site.over_it() if isinstance(one, Layer) and one not in clear]
    assert covered.fill == LIGHT.pruned and walls.stroke == LIGHT.wall
    known = set(site.play.session.fog.known)
    site.walk()
    assert known < site.play.session.fog.known
    assert not any(one.fill == LIGHT.pruned and one.width == 0.12 for one in site.over_it()
                   if isinstance(one, Layer))


@pytest.mark.parametrize("link", [SQUARES, KEYS])
def test_fog_leaves_all_walls_and_doors_of_the_cells_that_are_seen(link):
    """Its rim covers half of each wall beside it, so they are drawn over it."""
    site = Played(link)
    site.page.fire("play-fog", "change", "1")
    site.keys(*map(str, site.way()[:3]))
    grid, picture, known = site.grid, site.game.picture, site.play.session.fog.known
    over = [one for one in site.over_it() if isinstance(one, Layer)]
    fog = next(at for at, one in enumerate(over) if one.fill == LIGHT.pruned)
    above = "".join(one.path for one in over[fog + 1:] if one.stroke == LIGHT.wall)
    for cell in known:
        for edge in grid.borders[cell]:
            assert (edges(grid, [edge]) in above) != picture.maze.open[edge]
    gates = paths.gates(grid, picture.start, picture.goal)
    for cell, line in grid.geometry.rim():
        assert (paths.lines([line]) in above) == (cell in known and line not in gates)
    doors = picture.quest.doors if picture.quest else ()
    seen = [door for door in doors if not known.isdisjoint(grid.joins[door])]
    bars = [one for one in over[fog + 1:] if one.width == 0.24 and one.stroke == LIGHT.ink]
    assert bars == [Layer(edges(grid, [door]), stroke=LIGHT.ink, width=0.24) for door in seen]


def test_fog_hides_the_ends_of_a_door_in_the_rim():
    """They reach over it; paper is laid on doors that nobody has seen."""
    site = Played(KEYS)
    site.page.fire("play-fog", "change", "1")
    grid, doors = site.grid, site.game.picture.quest.doors
    known = site.play.session.fog.known
    unseen = [door for door in doors if known.isdisjoint(grid.joins[door])]
    assert unseen
    hidden = Layer(edges(grid, unseen), stroke=LIGHT.paper, width=WIPE)
    over = [one for one in site.over_it() if isinstance(one, Layer)]
    assert over.index(hidden) < next(at for at, one in enumerate(over) if one.fill == LIGHT.pruned)


@pytest.mark.parametrize("link", [SQUARES, HEXAGONS])
def test_a_game_that_is_left_goes_on_where_it_was(link):
    site = Played(link)
    site.keys("1")
    moves, cell = site.game.moves, site.game.cell
    assert moves
    site.keys("Escape")
    assert site.pointing.mode == "watch"
    site.pointing.choose_mode("play")
    site.frames(2)
    assert (site.game.moves, site.game.cell) == (moves, cell)
    assert site.sentence.startswith("Your game goes on.")
    site.page.fire("play-again", "click")
    assert site.frames(2).game.moves == 0


def again(site: Played) -> Played:
    """The page, loaded anew on the same device."""
    return Played(site.app.link, Records(site.kept.storage, "/maze/", print))


@pytest.mark.parametrize("link", [SQUARES, KEYS, HEXAGONS, RINGS, FLOORS, CRACKS])
def test_a_game_goes_on_after_the_page_was_loaded_anew(link):
    """Place, track, moves, hints, keys that are held, fog and time are as they were."""
    site = Played(link)
    site.page.fire("play-fog", "change", "1")
    site.keys("h", *map(str, site.way()[:-1])).tick(5).keys("Backspace")
    later = again(site)
    assert later.game is not site.game and later.game.trail == site.game.trail
    assert (later.game.hints, later.game.stops) == (1, site.game.stops)
    assert later.page.read("play-moves") == site.page.read("play-moves") != "0 moves"
    assert later.page.read("play-time") == "0:05" and later.page.read("play-fog") == "1"
    assert later.sentence.startswith("Your game goes on.")
    trail = {node % len(site.grid) for node in site.game.trail}
    assert trail <= later.play.session.fog.known
    later.walk()
    assert later.game.won and best(later).hints == 1
    assert not again(later).game.moves and later.kept.entries(UNFINISHED) == {}


def test_a_game_that_was_begun_anew_or_taken_back_is_kept_no_more():
    site = Played().keys("1")
    assert len(site.kept.entries(UNFINISHED)) == 1
    site.keys("Backspace")
    assert site.kept.entries(UNFINISHED) == {}
    site.keys("1").page.fire("play-again", "click")
    assert site.kept.entries(UNFINISHED) == {} and again(site).game.moves == 0


@pytest.mark.parametrize("text", ["damaged", "[1,2,3,0,\"zzz\"]", "[1,2,3,0,\"0000000\"]", "[[[["])
def test_a_game_that_cannot_be_read_is_told_in_a_sentence_and_begins_anew(text):
    site = Played().keys("1")
    name, = site.kept.entries(UNFINISHED)
    site.kept.write(UNFINISHED, name, text)
    later = again(site)
    assert later.sentence.startswith(NOT_READ) and later.game.moves == 0
    assert later.keys("1").game.moves == 1 and again(later).game.moves == 1


def test_the_oldest_games_make_room():
    site = Played()
    games = UnfinishedGames(site.kept)
    site.keys("1")
    for number in range(MANY + 3):
        games.keep(f"maze{number}", site.game, 0.0, Track(), foggy=False)
    entries = site.kept.entries(UNFINISHED)
    assert len(entries) == MANY and {f"maze{number}" for number in range(3, MANY + 3)} == {*entries}


def test_fog_of_squares_covers_exactly_the_hidden_cells():
    from maze.render.raster import Raster, flatten

    site = Played()
    site.page.fire("play-fog", "change", "1")
    fog = next(one for one in site.over_it() if isinstance(one, Layer) and one.width == 0.12)
    image = Raster(80, 60)
    image.fill(flatten(fog.path, 10, 0, 0), 1)
    known = {cell for cell in range(48)
             if not image.rows[cell // 8 * 10 + 5][cell % 8 * 10 + 5]}
    assert known == site.play.session.fog.known


def test_the_clock_runs_from_the_first_move_to_the_goal():
    site = Played().tick(5)
    assert site.page.read("play-time") == "0:00"
    way = site.way()
    site.keys(str(way[0])).tick(7)
    assert site.page.read("play-time") == "0:07"
    site.keys(*map(str, way[1:]))
    site.tick(60)
    assert site.page.read("play-time") == "0:07" and not site.browser.waiting


def test_results_are_kept_and_compared():
    kept = fake_records()
    first = Played(kept=kept).walk()
    assert "best" not in first.sentence
    again = Played(kept=kept)
    way = again.way()
    again.keys(str(way[0]), "Backspace", "h")
    again.walk()
    assert again.sentence.endswith(f"Your best so far: {first.game.moves} moves in 0:00.")
    assert best(first).hints == 0


def test_better_than_before_is_said():
    site = Played()
    site.keys("h")
    site.walk()
    site.page.fire("play-again", "click")
    assert site.frames().game.moves == 0
    site.walk()
    assert "Better than before: " in site.sentence


def test_what_is_kept_may_be_damaged():
    site, others = Played(), {"0123456789abcdef": "of a later version"}
    site.kept.write(PLAYED, site.game.picture.digest, '["<b>",1,1]')
    site.kept.write(PLAYED, *next(iter(others.items())))
    site.walk()
    assert site.kept.entries(PLAYED) == {
        site.game.picture.digest: format_result(best(site)), **others}


@pytest.mark.parametrize("text", ["", "[1,2]", "[1,2,3,4]", "[-1,2,3]", "[1,2,1e3]", "[1,2,٣]", "x",
                                  "[" * 100_000, "[1,2,1000000]", "[true,1,1]"])
def test_what_is_no_result(text):
    assert parse_result(text) is None


@pytest.mark.parametrize("result", [Result(0, 0, 0), Result(37, 21, 1), Result(999_999, 1, 0)])
def test_a_result_and_back(result):
    assert parse_result(format_result(result)) == result
    assert parse_result(format_result(Result(10**9, 1, 0))) == Result(999_999, 1, 0)


# --- fingers --------------------------------------------------------------------------------------


def test_a_tap_runs_to_a_cell_in_straight_view():
    site = Played()
    line = max(site.game.lines(), key=len)
    site.tap(site.grid.center(line[-1]))
    assert site.game.cell == line[-1] and site.game.moves == len(line)
    site.tap(site.grid.center(47 if site.game.cell != 47 else 0))
    assert site.sentence.startswith("That cell is not in a straight line from here. Row ")
    assert not site.note                                   # which would hide the walker
    assert site.game.cell == line[-1]


def test_a_note_goes_with_the_first_move():
    site = Played()
    site.app.voice.note("There was room for 2 of 6 keys with their doors.")
    site.keys(str(site.way()[0]))
    assert site.game.moves == 1 and not site.note


def test_one_is_not_many():
    site = Played()
    assert site.page.read("play-moves") == "0 moves" and site.page.read("play-hints") == "0 hints"
    site.keys("h", str(site.way()[0]))
    assert site.page.read("play-moves") == "1 move" and site.page.read("play-hints") == "1 hint"


@pytest.mark.parametrize("link", [SQUARES, HEXAGONS, RINGS])
def test_a_drag_along_the_way_leads_to_the_goal(link):
    site = Played(link)
    way, game = [], type(site.game)(site.game.picture)
    while not game.won:
        best = min(game.board.links[game.node], key=game.far.__getitem__)
        way.append(best % len(site.grid))
        game.trail.append(best)
    site.drag(site.grid.center(0 if link != RINGS else site.game.cell),
              *map(site.grid.center, way))
    assert site.game.won and site.game.moves == site.game.shortest


ASIDE = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


@pytest.mark.parametrize("at", [(1.5, 5.5), (6.5, 1.5), (6.5, 5.5)])
def test_a_swipe_goes_its_direction_wherever_it_begins(at):
    """To the next junction, as Shift and an arrow do; never to where the finger happens to be."""
    for exit_ in Played().game.exits():
        site = Played()
        ran = type(site.game)(site.game.picture)
        ran.run(ran.numbered(exit_.number))
        x, y = ASIDE[exit_.name]
        site.drag(at, (at[0] + 0.3 * x, at[1] + 0.3 * y), (at[0] + x, at[1] + y))
        assert site.game.trail == ran.trail and site.game.moves
    site = Played()
    names = {exit_.name for exit_ in site.game.exits()}
    x, y = next(way for name, way in ASIDE.items() if name not in names)
    site.drag(at, (at[0] + x, at[1] + y))
    assert site.game.moves == 0 and site.sentence.startswith("There is a wall.")


@pytest.mark.parametrize("aside", [-0.14, 0, 0.14])
def test_all_of_an_exit_number_can_be_pressed(aside):
    """Its inner half lies in the walker's own cell."""
    site = Played()
    exit_ = site.game.exits()[0]
    x, y = ASIDE[exit_.name]
    away = BESIDE + aside
    site.tap((site.grid.center(site.game.cell)[0] + x * away,
              site.grid.center(site.game.cell)[1] + y * away))
    assert site.game.cell == exit_.cell


def test_what_a_finger_points_at_does_not_move_away():
    site = Played()
    view = site.screen.view
    view.zoom_by(4, *view.to_page(0.5, 0.5))
    before, line = view.origin, max(site.game.lines(), key=len)
    site.press((0.5, 0.5))
    site.pointing.move(*site.at(site.grid.center(line[-1])))
    assert site.frames().game.cell == line[-1] and view.origin == before
    site.pointing.lift(*site.at(site.grid.center(line[-1])))
    assert view.origin != before


def test_a_finger_that_crosses_walls_does_not_take_the_walker_along():
    site = Played()
    site.drag((0.5, 0.5), (7.5, 5.5))
    for before, after in zip(site.game.trail, site.game.trail[1:]):
        assert after in site.game.board.links[before]
    assert not site.game.won


# --- the page around ------------------------------------------------------------------------------


def test_a_maze_in_the_making_is_finished_first():
    site = Played(finished=False)
    assert site.frames(3).state == "finished" and site.play.session is not None


def test_another_maze_ends_the_game():
    site = Played()
    site.mazes.new()
    assert site.frames(3).pointing.mode == "watch" and site.app.run.recipe.seed == "SEED0"


def test_the_maze_of_the_day_is_ready_to_be_played():
    site = Played()
    assert site.app.visit(daily("2026-11-21"), play=False)
    assert site.frames().pointing.mode == "watch"
    site.pointing.choose_mode("play")
    site.frames(3)
    assert encode(site.app.run.recipe).startswith("#maze?v=1") and site.play.session
    assert "daily-2026-11-21" in site.app.link


def test_in_a_dug_maze_the_colors_are_those_of_its_passages():
    site = Played(MOLE)
    fills = {one.fill for one in site.over_it() if isinstance(one, Layer)}
    assert negative(LIGHT).path in fills and LIGHT.path not in fills


@pytest.mark.parametrize("key, focus, single, wanted", [
    ("ArrowUp", "BODY", True, True), ("ArrowUp", "BUTTON", False, True),
    ("w", "BODY", True, True), ("w", "BODY", False, False), ("3", "checkbox", True, True),
    ("ArrowUp", "radio", True, False), ("ArrowUp", "range", True, False),
    ("ArrowUp", "SELECT", True, False), ("3", "text", True, False),
    ("Escape", "BUTTON", False, True), ("Tab", "BODY", True, False), ("Enter", "BUTTON", True,
                                                                     False)])
def test_keys_that_are_meant_for_the_game(key, focus, single, wanted):
    assert is_beside(KeyPress(key, focus=focus), single) == wanted


def test_the_player_rests_during_a_game():
    keys = (" ", "k", "s", "d", "Home", "End", "ArrowLeft", "<")
    assert all(rests(KeyPress(key)) for key in keys)
    assert not any(rests(KeyPress(key)) for key in ("g", "?", "Tab", "h", "1"))
