"""Very large runs: nothing takes long at a time."""

from __future__ import annotations

import gc
import weakref

import pytest

import maze.grid
import maze.passages
import maze.picture
import maze.recipe
import maze.solving.board
import maze.web.digest
from maze.errors import MazeError
from maze.grid_cache import GRIDS, GridCache
from maze.grids.lattice import join_parts, lattice
from maze.laying import PART, progress
from maze.player import Player
from maze.recipe import Recipe
from maze.render.layers import Layer
from maze.render.squares import Rows
from maze.scene import MazeScene
from maze.share import decode
from maze.steps import BREATH, run
from maze.tracing import Trace
from maze.web.digest import tell_digest
from maze.web.mazes import bands, numbers
from maze.web.player import transport
from maze.web.waiting import DROPPED
from maze.web.work import layout
from tests.fake_browser import FakeBrowser, nothing_at_once
from tests.test_web import OPENING, SMALL, Site


@pytest.mark.parametrize("size", [(1, 1), (1, 4), (4, 1), (2, 2), (5, 3)])
def test_edges_are_told_without_their_table(size) -> None:
    told = [cell for part in join_parts(lattice(*size)) for cell in part]
    grid = lattice(*size)
    pairs = [grid.geometry.joined(edge) for edge in range(grid.edges)]
    assert pairs == list(grid.joins)
    assert told == [cell for pair in grid.joins for cell in pair]
    assert [cell for part in join_parts(grid) for cell in part] == told      # from the table now


@pytest.mark.parametrize("shape, size", [
    ("square", (70, 9)), ("hexagon", (70, 9)), ("zeta", (30, 9)), ("voronoi", (20, 9)),
    ("penrose", (9,)), ("floors", (9, 9, 4)), ("weave", (30, 9, 30)), ("polar", (14,)),
    ("word", (3,))])
def test_a_board_is_laid_out_in_bounded_slices(shape, size, monkeypatch) -> None:
    monkeypatch.setattr(maze.recipe, "GRIDS", GridCache())          # no other test has one of them
    recipe = Recipe(shape=shape, size=size, by="division" if shape == "square" else "kruskal",
                    seed="slices")
    told = [*recipe.laying()]
    assert len(told) > 8 and {part.doing for part in told} == {"Laying out"}
    done = [part.done for part in told if part.of]
    most = max(PART, size[0])                              # a row of the shapes made by arithmetic
    assert max(after - before for before, after in zip(done, done[1:], strict=False)) <= most
    assert [*recipe.laying()] == [] and recipe.grid() is recipe.grid()


def test_garbage_is_collected_again_when_a_board_is_laid_out_or_given_up(monkeypatch) -> None:
    monkeypatch.setattr(maze.recipe, "GRIDS", GridCache())
    recipe = Recipe(shape="hexagon", size=(30, 9))
    laying = recipe.laying()
    next(laying)
    assert not gc.isenabled()
    laying.close()
    assert gc.isenabled()
    assert [*recipe.laying()] and gc.isenabled()


def test_a_board_is_known_as_long_as_somebody_has_it() -> None:
    GRIDS.forget()
    large = Recipe(size=(60, 60)).grid()
    assert Recipe(size=(61, 60)).grid() is not large and Recipe(size=(60, 60)).grid() is large
    small = Recipe(size=(6, 6)).grid()
    assert Recipe(size=(60, 60), seed="another").grid() is large
    known = weakref.ref(Recipe(size=(62, 60)).grid())
    assert Recipe(size=(6, 6)).grid() is small and known() is not None
    GRIDS.forget()
    gc.collect()
    assert known() is None


def go(site: Site, link: str) -> None:
    """Somebody types an address, or goes back to it."""
    site.bar.push(link)
    site.app.address.changed()


def opened_large(monkeypatch, link: str) -> Site:
    """A page that is asked for another maze, which does not come at once."""
    GRIDS.forget()
    site = Site(SMALL).frames(3)
    nothing_at_once(monkeypatch)
    go(site, link)
    return site


BOARDS = ("#maze?shape=hexagon&size=12x30&solve=a_star", "#maze?shape=zeta&size=12x30&seed=b",
          "#maze?shape=octagon&size=11x13&by=division&from=3&to=60&symmetry=mirror",
          "#maze?shape=word&size=3&mask=AB&by=with_walls&entr=border")


@pytest.mark.parametrize("link", BOARDS)
def test_a_large_board_of_a_link_is_laid_out_between_frames(monkeypatch, link) -> None:
    site = opened_large(monkeypatch, link)
    assert site.state == "playing" and site.app.run.recipe.size == (6, 5)
    assert site.note == "The board is being laid out; Escape stops that."
    site.frames(1)
    assert site.page.read("play-name") == "Pause"
    site.rest()
    assert site.app.run.recipe == decode(link).recipe
    assert site.frames(2).state == "playing" and "laid out" not in site.note


@pytest.mark.parametrize("stop", ["escape", "pause", "back", "other"])
def test_a_board_that_is_being_laid_out_can_be_called_off(monkeypatch, stop) -> None:
    site = opened_large(monkeypatch, BOARDS[1].replace("seed=b", f"seed={stop}"))
    site.scheduler.work(0.0)                               # one slice of many
    assert site.scheduler.busy("board")
    if stop == "escape":
        assert site.browser.press("Escape")
    elif stop == "pause":
        site.press("play")
    else:
        monkeypatch.setattr(layout, "AT_ONCE", 1.0)
        go(site, SMALL if stop == "back" else SMALL.replace("6x5", "7x7"))
    assert not site.scheduler.busy("board")
    assert site.app.run.recipe.size == ((7, 7) if stop == "other" else (6, 5))
    site.bar.tick()
    assert site.bar.read() == site.app.link
    assert (DROPPED == site.note) == (stop in ("escape", "pause"))


def test_a_page_begins_with_a_picture_while_the_board_of_its_link_is_laid_out(monkeypatch) -> None:
    nothing_at_once(monkeypatch)
    GRIDS.forget()
    site = Site(BOARDS[1])
    assert site.app.run.recipe == OPENING and "laid out" in site.note
    site.rest()
    assert site.app.run.recipe == decode(BOARDS[1]).recipe


def test_the_recording_is_over_before_anything_is_written(monkeypatch) -> None:
    """It writes where the page does, so both at once would break it."""
    nothing_at_once(monkeypatch)
    GRIDS.forget()
    written = []

    class Played(FakeBrowser):
        def recorded(self):
            written.append(dict(self.page.texts))
            return 40, True, -1

    monkeypatch.setattr("tests.test_web.FakeBrowser", Played)
    site = Site(BOARDS[0])
    assert "sentence" not in written[0] and len(written) == 1
    site.rest()
    assert site.app.run.recipe == decode(BOARDS[0]).recipe
    assert site.app.run.player.position >= 40 and site.state == "playing"


def test_a_small_board_comes_at_once_on_the_slowest_machine(monkeypatch) -> None:
    monkeypatch.setattr(layout, "AT_ONCE", 0.0)
    for link in (SMALL, "#maze?shape=hexagon&size=9x9"):
        GRIDS.forget()
        assert Site(link).app.run.recipe == decode(link).recipe


def test_a_board_that_cannot_be_says_why(monkeypatch) -> None:
    site = opened_large(monkeypatch, SMALL)
    site.rest()

    def broken(recipe):
        yield progress(1)
        raise MazeError("No such board.")

    monkeypatch.setattr(Recipe, "laying", broken)
    go(site, BOARDS[0])
    site.rest()
    assert site.note == "No such board." and site.app.run.recipe.size == (6, 5)
    site.bar.tick()
    assert site.bar.read() == site.app.link


def test_a_new_large_maze_comes_when_its_board_is_there(monkeypatch) -> None:
    nothing_at_once(monkeypatch)
    GRIDS.forget()
    site = Site(SMALL)
    site.rest()
    for name, number in (("width", "11"), ("height", "13")):
        site.page.texts[f"size-{name}"] = number
    before = site.app.run
    site.app.shop.new()
    assert site.app.run is before                          # nothing was made at once
    site.rest()
    assert site.app.run.recipe.size == (11, 13) and site.bar.read() == site.app.link


def test_a_large_maze_is_shown_without_the_table_of_its_edges(monkeypatch) -> None:
    monkeypatch.setattr(maze.grid, "LARGE", 10)
    recipe = Recipe(size=(13, 4), by="recursive_backtracker", solve="breadth_first")
    board, steps = recipe.begin()
    player = Player(steps, MazeScene(board))
    player.to_end()
    digest = player.result.digest
    assert "joins" not in board.grid.__dict__
    assert len(board.grid.joins) == board.grid.edges and player.result.digest == digest


def test_the_board_of_a_solver_is_laid_in_parts(monkeypatch) -> None:
    recipe = Recipe(size=(9, 8), by="wilson", solve="breadth_first").but(braid=40, oneway=30)
    whole, log = recipe.picture(), list(recipe.begin()[1])
    assert whole.maze.arrows
    for room in (maze.solving.board, maze.passages):
        monkeypatch.setattr(room, "MANY" if room is maze.solving.board else "PART", 10)
    assert [*map(list, run(whole.maze.linking()))] == whole.maze.links()
    steps = list(recipe.begin()[1])
    assert steps.count(BREATH) == 8 and [step for step in steps if step != BREATH] == log
    player = Player(recipe.begin()[1], MazeScene(whole.maze))
    player.to_end()
    assert list(player.log) == log and player.result.digest == whole.digest
    trace = Trace(lambda: recipe.begin()[1], player.log)
    assert trace.reach(len(log), lambda: True) and not trace.lost and trace.at(len(log))


def test_going_to_the_end_breathes_with_the_algorithm(monkeypatch) -> None:
    monkeypatch.setattr(maze.solving.board, "MANY", 10)
    monkeypatch.setattr(maze.passages, "PART", 1)
    site, whole = Site(SMALL).end(), maze.passages.Maze.passages
    frames, parts = [0.0], []

    def passages(board, part=slice(None)):                 # each part is more than a frame has time
        if part.stop:
            parts.append(len(frames))
            site.screen.now += 0.01
        return whole(board, part)

    monkeypatch.setattr(maze.passages.Maze, "passages", passages)
    site.app.open(SMALL.replace("6x5", "9x8"))
    site.app.player.to_end()
    while site.state != "finished" and len(frames) < 200:
        frames.append(site.screen.now)
        site.frames(1)
    assert site.app.run.player.result.path
    assert len(parts) == 72 and max(map(parts.count, parts)) == 1


@pytest.mark.parametrize("by", ["prim", "sidewinder", "hilbert"])
def test_dead_ends_are_counted_by_rows(by) -> None:
    board = Recipe(size=(12, 9), by=by).picture().maze
    assert Rows(12, 9, board.open, b"").dead_ends() == len(board.dead_ends())


def test_a_large_digest_comes_in_slices(monkeypatch) -> None:
    monkeypatch.setattr(maze.web.digest, "LARGE", 10)
    picture = Recipe(size=(8, 8), by="wilson").picture()
    site = Site(SMALL)
    site.page.attribute("", "data-digest", "")
    tell_digest(site.page, site.stage, picture)
    assert site.page.of("digest") == "" and site.scheduler.busy("digest")
    site.rest()
    assert site.page.of("digest") == picture.digest


def test_path_and_arrows_of_a_large_digest_come_in_slices_too(monkeypatch) -> None:
    monkeypatch.setattr(maze.picture, "PART", 10)
    plain = Recipe(size=(12, 10), by="recursive_backtracker")
    bare, solved = plain.picture(), plain.but(solve="breadth_first").picture()
    arrowed = plain.but(oneway=90).picture()
    assert len(solved.path) > 20 and len(arrowed.maze.arrows) > 20
    slices = len(list(bare.digesting()))
    assert len(list(solved.digesting())) - slices >= len(solved.path) // 10
    assert len(list(arrowed.digesting())) - slices >= len(arrowed.maze.arrows) // 10


def test_a_digest_that_comes_too_late_is_dropped(monkeypatch) -> None:
    monkeypatch.setattr(maze.web.digest, "LARGE", 10)
    site = Site(SMALL)
    tell_digest(site.page, site.stage, Recipe(size=(8, 8)).picture())
    site.app.open(SMALL.replace("amber-7", "other"))
    assert not site.scheduler.busy()


def test_a_long_way_back_is_cut_into_slices(monkeypatch) -> None:
    monkeypatch.setattr(transport, "AT_ONCE", 10)
    site = Site(SMALL).end()
    player = site.app.run.player
    kept = player.snapshots
    kept.saved, kept.recent = {0: kept.saved[0]}, {}
    site.app.player.step(-1)
    assert site.app.player.stage.hurrying                  # a replay from the beginning
    site.frames(5)
    assert player.position == player.known - 1 and site.state == "paused"
    site.app.player.step(-1)
    site.frames(5)
    assert player.position == player.known - 2
    site.app.player.step(1)
    site.frames(2)
    assert player.position == player.known - 1


def test_the_latest_scenes_are_close_together(monkeypatch) -> None:
    monkeypatch.setattr("maze.snapshots.MEMORY", 2000)
    board, steps = Recipe(size=(20, 15), by="prim", solve="breadth_first").begin()
    player = Player(steps, MazeScene(board), spacing=10)
    player.to_end()
    assert player.snapshots.spacing > 100
    assert player.replay(player.known - 1) <= 20
    assert player.replay(player.known) == 0
    pictures = []
    for _ in range(25):
        pictures.append(player.scene.save())
        player.back()
    for picture in reversed(pictures):
        player.step()
        assert player.scene.save() == picture


def test_other_work_is_done_in_the_time_that_is_left() -> None:
    site = Site(SMALL).end()
    done = []
    site.scheduler.begin("some", (done.append(number) for number in range(3)))
    assert not site.stage.idle and not done
    site.frames(2)
    assert site.stage.idle and done == [0, 1, 2]


def test_pictures_that_take_long_leave_time_for_something_else() -> None:
    site = Site(SMALL)
    drawn = site.app.run.drawing
    layers, painted = drawn.layers, []

    def slow(view, *, whole):
        painted.append(site.screen.now)
        site.screen.now += 0.1
        return layers(view, whole=whole)

    drawn.layers = slow
    site.frames(200)
    assert site.state == "playing" and len(painted) < 150
    site.press("play")
    assert site.state == "paused" and painted[-1] >= site.screen.now - 0.5   # the last of it, too


@pytest.mark.parametrize("link", [BOARDS[0], "#maze?shape=floors&size=20x20x9&solve=breadth_first",
                                  "#maze?shape=torus&size=60x60&oneway=20"])
def test_a_large_picture_is_painted_bit_by_bit(monkeypatch, link) -> None:
    monkeypatch.setattr(bands, "BAND", 50)
    site = Site(link)
    drawing, whole, position = site.app.run.drawing, [], 0
    painted = drawing.layers(site.screen.view, whole=True)
    assert all(len(layer.path) < 30_000 for layer in painted if isinstance(layer, Layer))
    site.stage.redraw()
    fill = site.screen.stroke

    def slow(*given) -> None:                              # each line takes longer than a moment
        site.screen.now += 1.0
        whole.append(given)
        fill(*given)

    monkeypatch.setattr(site.screen, "stroke", slow)
    for count in range(1, 5):
        site.frames(1)
        assert len(whole) == count and site.stage.painter.busy
        position = position if count > 1 else site.app.run.player.position
        assert site.app.run.player.position == position and site.page.of("busy") == ""
    site.press("to-end")                                   # nobody waits for the rest of it
    site.frames(3 * len(whole) + 3000)
    assert site.state == "finished" and not site.stage.painter.busy


def test_dead_ends_of_a_large_maze_are_counted_some_at_a_time(monkeypatch) -> None:
    monkeypatch.setattr(numbers, "SLICE", 10)
    site = Site(BOARDS[3])
    site.player.to_end()
    site.frames(5)
    assert site.page.read("n-dead-ends") == "–"
    site.browser.run(0.4)
    ends = len(site.app.run.player.result.maze.dead_ends())
    assert site.page.read("n-dead-ends").startswith(f"{ends} · ")
