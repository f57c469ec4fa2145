"""What is painted, and when: only what changed, by the clock, and never flashing."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from maze.marks import FRONTIER, TONES
from maze.pentomino.scene import TilingScene
from maze.places import PLACES
from maze.player import Player
from maze.recipe import Recipe
from maze.render import paths
from maze.render.layers import Label, maze_layers
from maze.render.pixels import Pixels
from maze.render.quest import leg_layers
from maze.render.theme import DARK, LIGHT, PIECES
from maze.scene import MazeScene
from maze.share import decode
from maze.web.mazes import marks, squares
from maze.web.mazes.drawing import MazeDrawing
from maze.web.mazes.seams import shortened
from maze.web.page import Page
from maze.web.player.controls import fitting_stop, speed_of, stop_of
from maze.web.player.stage import Stage, the_end
from maze.web.seeds import fresh_seed
from maze.web.tilings.drawing import STANDING, TilingDrawing
from maze.web.view import View
from maze.web.work.scheduler import Scheduler
from tests.fake_browser import nothing_at_once
from tests.fake_page import FakePage, FakeScreen
from tools import shell

MAZE = decode("#maze?v=1&shape=square&size=12x9&by=prim&seed=amber-7&solve=breadth_first").recipe
KATAMINO = decode("#pentomino?v=1&board=5x9&pieces=ltwkyrzcp").recipe


def maze_run():
    maze, steps = MAZE.begin()
    scene = MazeScene(maze)
    return Player(steps, scene), MazeDrawing(scene, *MAZE.ends(maze.grid), lambda: LIGHT)


def tiling_run(pace: float):
    tiling, steps = KATAMINO.begin()
    scene, now = TilingScene(tiling), [0.0]
    drawing = TilingDrawing(scene, lambda: LIGHT, lambda: pace, lambda: now[0],
                            lambda: (400.0, 300.0))
    return Player(steps, scene), drawing, now


def colored(layers) -> int:
    """How many pieces are shown in full color."""
    return sum(layer.fill in {fill for fill, _ in PIECES.values()} for layer in layers
               if not isinstance(layer, Label))


# --- mazes ------------------------------------------------------------------------------------


def test_only_what_changed_is_drawn():
    player, drawing = maze_run()
    screen = FakeScreen()
    whole = list(drawing.layers(screen.view, whole=True))
    player.step()
    player.step()
    changed = list(drawing.layers(screen.view, whole=False))
    size = [sum(len(layer.path) for layer in layers if not isinstance(layer, Label))
            for layers in (whole, changed)]
    assert 0 < size[1] < size[0]
    assert list(drawing.layers(screen.view, whole=False)) == []


def test_the_number_of_layers_does_not_grow_with_the_maze():
    player, drawing = maze_run()
    player.to_end()
    assert len(list(drawing.layers(FakeScreen().view, whole=True))) < 25 + TONES


def test_small_cells_have_no_marks():
    player, drawing = maze_run()
    player.seek(60)
    layers = list(drawing.layers(FakeScreen(scale=4).view, whole=True))
    assert not any(isinstance(layer, Label) for layer in layers)


def test_a_finished_maze_that_nobody_solves_is_shown_without_marks():
    maze, steps = MAZE.but(solve="").begin()
    scene = MazeScene(maze)
    drawing, player = MazeDrawing(scene, 0, len(maze.grid) - 1, lambda: DARK), Player(steps, scene)
    player.to_end()
    assert drawing.finish(True)
    fills = {layer.fill for layer in drawing.layers(FakeScreen().view, whole=True)
             if not isinstance(layer, Label)}
    assert DARK.visited not in fills
    assert not drawing.finish(True) and drawing.finish(False)


def test_arrows_solid_cells_and_chosen_ends_are_shown_and_taken_back():
    recipe = MAZE.but(solve="", sparse=30, oneway=50, entr="hardest")
    maze, steps = recipe.begin()
    scene = MazeScene(maze)
    drawing, player = MazeDrawing(scene, 0, 107, lambda: LIGHT), Player(steps, scene)
    for _ in range(2):
        player.to_end()
        drawing.finish(True)
        shown = [layer for layer in drawing.layers(FakeScreen().view, whole=True)
                 if not isinstance(layer, Label)]
        solid, = [layer.path for layer in shown if layer.fill == LIGHT.wall and "v1h" in layer.path]
        assert sum(map(int, re.findall(r"h(\d+)v1", solid))) == len(maze.unused())
        assert any(layer.path.count("Z") == len(maze.arrows) for layer in shown)
        assert drawing.ends == (scene.start, scene.goal) != (0, 107)
        player.to_start()
        drawing.finish(False)
        list(drawing.layers(FakeScreen().view, whole=False))
        assert drawing.ends == (0, 107)


def test_the_arrows_at_start_and_goal_lie_over_their_letters():
    recipe = MAZE.but(solve="", braid=100, oneway=100)
    picture = recipe.picture()
    grid, arrows = picture.maze.grid, picture.maze.arrows
    around = {edge for cell in (picture.start, picture.goal) for edge in grid.borders[cell]}
    assert around & arrows.keys()
    maze, steps = recipe.begin()
    scene = MazeScene(maze)
    drawing, player = MazeDrawing(scene, *recipe.ends(grid), lambda: LIGHT), Player(steps, scene)
    player.to_end()
    on_page = list(drawing.layers(FakeScreen().view, whole=True))
    printed = maze_layers(picture, LIGHT)
    player.back()
    player.step()
    for layers in (on_page, printed, list(drawing.layers(FakeScreen().view, whole=False))):
        last = max(at for at, one in enumerate(layers) if isinstance(one, Label))
        above = "".join(one.path for one in layers[last:] if not isinstance(one, Label))
        for edge in around & arrows.keys():
            assert paths.arrows(grid, {edge: arrows[edge]}) in above


def test_legs_lie_in_the_same_lanes_as_in_a_picture():
    """So none covers another where they share cells; when they grow, too."""
    recipe = decode("#maze?v=1&shape=square&size=12x9&seed=e&keys=4&solve=breadth_first").recipe
    picture, (maze, steps) = recipe.picture(), recipe.begin()
    wanted = leg_layers(maze.grid, picture.path, picture.legs, LIGHT)
    assert len(picture.legs) > 2
    shared = [cell for leg in picture.legs for cell in set(leg.cells(picture.path))]
    assert max(map(shared.count, shared)) > 2              # some corridors are walked thrice
    scene = MazeScene(maze)
    drawing, player = MazeDrawing(scene, *recipe.ends(maze.grid), lambda: LIGHT), \
        Player(steps, scene)
    player.to_end()
    for whole in (True, False):
        shown = list(drawing.layers(FakeScreen().view, whole=whole))
        assert [one for one in shown if one in wanted] == wanted
        player.back()
        list(drawing.layers(FakeScreen().view, whole=False))
        player.step()


# --- tilings ------------------------------------------------------------------------------------


def test_by_hand_pieces_are_colored_at_once():
    player, drawing, _ = tiling_run(pace=0)
    player.seek(4)
    assert colored(drawing.layers(FakeScreen().view, whole=True)) == len(drawing.scene.placed)


def test_at_speed_a_piece_is_an_outline_until_it_has_stood():
    player, drawing, now = tiling_run(pace=20)
    player.seek(3)
    assert colored(drawing.layers(FakeScreen().view, whole=True)) == 0
    assert drawing.unsettled
    now[0] = STANDING + 0.05
    assert colored(drawing.layers(FakeScreen().view, whole=False)) == 3
    assert not drawing.unsettled


@pytest.mark.parametrize("pace", [10, 60, 1000, float("inf")])
def test_no_square_changes_its_color_more_than_three_times_a_second(pace):
    player, drawing, now = tiling_run(pace)
    player.speed = min(pace, 20_000)
    player.play()
    looks, last = [], {}
    for _ in range(120):                                   # two seconds
        now[0] += 1 / 60
        player.advance(1 / 60)
        layers = drawing.layers(FakeScreen().view, whole=False)
        if layers:
            full = {layer.path for layer in layers if not isinstance(layer, Label)
                    and layer.fill in {fill for fill, _ in PIECES.values()}}
            looks += [(now[0], path) for path in full ^ set(last)]
            last = dict.fromkeys(full)
    for _, path in looks:
        times = [at for at, other in looks if other == path]
        assert all(later - first > 1 for first, later in zip(times, times[4:]))


# --- the stage ------------------------------------------------------------------------------------


@pytest.mark.native                                        # asyncio.run cannot run inside a loop
def test_the_loop_sleeps_when_nothing_happens():
    player, drawing = maze_run()
    screen, told = FakeScreen(), []
    stage = Stage(screen, screen.clock, lambda: told.append(player.position), lambda e: None,
                  Scheduler(screen.clock, lambda e: None))

    async def play() -> None:
        loop = asyncio.ensure_future(stage.run())
        stage.show(player, [(screen, drawing)])
        player.play()
        for _ in range(3000):
            await asyncio.sleep(0)
        assert player.at_end
        frames = len(told)
        for _ in range(50):
            await asyncio.sleep(0)
        assert len(told) == frames
        stage.redraw()
        for _ in range(5):
            await asyncio.sleep(0)
        assert frames < len(told) < frames + 4
        loop.cancel()

    player.speed = 500
    asyncio.run(play())
    assert told == sorted(told)


@pytest.mark.native                                        # asyncio.run cannot run inside a loop
def test_it_is_busy_until_everything_asked_for_is_shown(monkeypatch):
    player, drawing = maze_run()
    screen, told = FakeScreen(), []
    stage = Stage(screen, screen.clock, lambda: told.append("frame"), lambda error: None,
                  Scheduler(screen.clock, lambda error: None),
                  lambda busy: told.append("busy" if busy else "done"))

    async def until(wanted: str) -> None:
        while told[-1:] != [wanted]:
            await asyncio.sleep(0)

    def nothing(*_) -> None:
        return

    async def ask() -> None:
        nothing_at_once(monkeypatch)
        loop = asyncio.ensure_future(stage.run())
        stage.show(player, [(screen, drawing)])
        assert told == ["busy"]
        await until("done")
        assert told[1] == "frame"
        for act in (stage.redraw, lambda: stage.hurry(the_end),
                    lambda: stage.layout.after(iter("ab"), stage.wake, *[nothing] * 4)):
            told.clear()
            act()
            assert told == ["busy"]
            await until("done")
        assert player.at_end
        loop.cancel()

    asyncio.run(ask())


def test_going_to_the_end_is_cut_into_slices():
    player, drawing = maze_run()
    screen = FakeScreen()
    stage = Stage(screen, screen.clock, lambda: None, lambda e: None,
                  Scheduler(screen.clock, lambda e: None))
    stage.show(player, [(screen, drawing)])
    stage.hurry(the_end, quiet=True)
    stage.frame(0)
    assert player.at_end and not stage.hurrying and screen.fitted == 1


def test_what_comes_of_some_work_is_painted_in_a_frame_of_its_own():
    player, drawing = maze_run()
    screen = FakeScreen()
    stage = Stage(screen, screen.clock, lambda: None, lambda e: None,
                  Scheduler(screen.clock, lambda e: None))

    def show(_: object) -> None:
        stage.show(player, [(screen, drawing)])
        stage.draw()

    other, below = maze_run()
    stage.show(other, [(screen, below)])
    stage.scheduler.begin("work", iter(()), done=show)
    stage.draw()
    assert stage.player is player and screen.fitted == 1
    stage.draw()
    assert screen.fitted == 2


def test_what_moves_while_a_picture_is_painted_is_painted_afterwards(monkeypatch):
    """On the way to a step in a hurry: the painting was begun before the last of them."""
    monkeypatch.setattr("maze.web.player.stage.HOP", 5)
    player, drawing = maze_run()
    screen, begun = FakeScreen(), []
    stage = Stage(screen, screen.clock, lambda: None, lambda e: None,
                  Scheduler(screen.clock, lambda e: None))
    layers, seek = drawing.layers, player.seek

    def slow(view, *, whole):
        begun.append(player.position)
        for layer in layers(view, whole=whole):
            screen.now += 0.1                              # each is a frame's
            yield layer

    def hop(*given, **more):
        screen.now += 0.1
        return seek(*given, **more)

    drawing.layers, player.seek = slow, hop
    stage.show(player, [(screen, drawing)])
    stage.hurry(lambda _: 40)
    while stage.due == 0:
        stage.frame(0)
    assert player.position == 40 and len(begun) > 1 and begun[-1] == 40


def test_pixels_that_were_given_up_halfway_are_all_drawn_again(monkeypatch):
    """What had changed was taken from the scene, so the rest of it would stay as it was."""
    monkeypatch.setattr(squares, "STRIP", 24)              # two rows of cells
    player, drawing = maze_run()
    view = View()
    view.unit = 0.5                                        # device pixels a cell: it is shrunk

    def strips(count: int, *, whole: bool) -> list[int]:
        painted = (one.part.down for one in drawing.layers(view, whole=whole)
                   if isinstance(one, Pixels))
        return [down for down, _ in zip(painted, range(count), strict=False)]

    assert sum(strips(9, whole=True)) == 9
    player.seek(30)
    assert 0 < sum(strips(9, whole=False)) < 9             # what has changed, and no more
    player.to_end()
    assert sum(strips(1, whole=False)) == 2                # and then something else is shown
    assert sum(strips(9, whole=True)) == 9


# --- small things ---------------------------------------------------------------------------------


def test_speeds_and_stops_are_a_pair():
    assert [stop_of(speed_of(stop)) for stop in range(41)] == list(range(41))
    assert speed_of(0) == 1 and speed_of(40) == 10_000
    assert fitting_stop(0) == 0 and fitting_stop(10**9) == 40


def test_seeds_can_be_read_aloud():
    assert fresh_seed(bytes(range(6))) == "012345"
    assert not set("ILOU") & set(fresh_seed(bytes(range(256))))


def test_the_page_shows_the_pictures_of_today():
    page = Path(shell.TARGET).read_text(encoding="utf-8")
    assert shell.filled(page) == page, "stale: run `python3 tools/shell.py`"
    sheet = shell.VISIBLE.read_text(encoding="utf-8")
    assert shell.visible(PLACES) == sheet, "stale: run `python3 tools/shell.py`"
    script = shell.PARTS.read_text(encoding="utf-8")
    assert shell.with_parts(script, PLACES) == script, "stale: run `python3 tools/shell.py`"


def test_fakes_are_what_they_stand_for():
    page: Page = FakePage()
    assert all(hasattr(page, name) for name in ("read", "write", "menu", "fields", "on", "marks"))


def test_a_wall_on_a_seam_goes_whole_when_it_opens():
    """Seen: half of it lay outside the cells, and stayed until all was painted anew."""
    recipe = Recipe(shape="torus", size=(7, 6), by="recursive_backtracker", seed="a")
    maze, steps = recipe.begin()
    scene = MazeScene(maze)
    drawing, player = MazeDrawing(scene, *recipe.ends(maze.grid), lambda: LIGHT), \
        Player(steps, scene)
    list(drawing.layers(FakeScreen().view, whole=True))
    seen = 0
    while not player.at_end and seen < 3:
        before = bytes(scene.open)
        player.step()
        painted = list(drawing.layers(FakeScreen().view, whole=False))
        for edge in maze.grid.geometry.seams:
            if scene.open[edge] and not before[edge]:
                seen += 1
                strokes = [one for one in painted if getattr(one, "stroke", "") in (
                    LIGHT.paper, LIGHT.wall)]
                ends = maze.grid.geometry.lines(edge)[0]
                assert paths.polyline(shortened(*ends, 0.6 * LIGHT.wall_width)) in strokes[0].path
                assert strokes[0].stroke == LIGHT.paper and strokes[0].width > LIGHT.wall_width
                # What is rubbed lies in both cells, so both are painted again.
                cells = [paths.outline(maze.grid, [cell]) for cell in maze.grid.joined(edge)]
                assert all(any(cell in getattr(one, "path", "") for one in painted)
                           for cell in cells)
    assert seen == 3


def test_no_side_of_a_seam_gets_a_stripe_in_the_color_of_the_other():
    """Seen: yellow stripes at untouched cells of a cube, for their neighbors were frontier."""
    grid = Recipe(shape="cube", size=(4,)).checked_grid()
    seam = next(iter(grid.geometry.seams))
    inner = next(edge for edge in range(grid.edges) if edge not in grid.geometry.seams)
    opened = bytearray(grid.edges)
    opened[seam] = opened[inner] = 1
    looks = dict.fromkeys(range(len(grid)), 0) | {grid.joined(edge)[0]: FRONTIER
                                                  for edge in (seam, inner)}
    joints = "".join(layer.path for layer in marks.mortar(
        grid, [seam, inner], opened, looks.__getitem__, LIGHT))
    assert joints == paths.edges(grid, [inner])


@pytest.mark.parametrize("scale, walls", [(1.0, False), (2.0, True)])
def test_walls_do_not_cover_cells_that_are_smaller_than_they(scale, walls):
    """Seen: a maze of a million hexagons was a black board while it was made."""
    recipe = Recipe(shape="hexagon", size=(9, 8), by="prim", seed="a")
    maze, steps = recipe.begin()
    scene = MazeScene(maze)
    drawing, player = MazeDrawing(scene, *recipe.ends(maze.grid), lambda: LIGHT), \
        Player(steps, scene)
    player.seek(60)
    view = FakeScreen(scale).view
    assert walls == any(getattr(one, "stroke", "") == LIGHT.wall
                        and getattr(one, "width", 0) == LIGHT.wall_width
                        for one in drawing.layers(view, whole=True))
    player.to_end()
    drawing.finish(True)
    assert any(getattr(one, "stroke", "") == LIGHT.wall for one in drawing.layers(view, whole=True))
