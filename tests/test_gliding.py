"""At slow speeds the head and the newest piece of the path glide on a layer above the picture."""

from __future__ import annotations

import pytest

from maze.player import Player
from maze.render import paths
from maze.render.layers import CASING_WIDTH, Layer
from maze.render.theme import LIGHT
from maze.scene import MazeScene
from maze.share import decode
from maze.steps import PATH, SHIFT
from maze.web.gliding.gliding import Gliding
from maze.web.mazes.drawing import MazeDrawing
from maze.web.player.controls import speed_of
from maze.web.player.stage import FAR
from maze.web.run import Boards, Pane
from maze.web.site import Site
from tests.fake_browser import FakeBrowser
from tests.fake_glass import FakeGlass
from tests.fake_page import FakeScreen

SLOW = "#maze?v=1&shape=square&size=9x7&by=recursive_backtracker&seed=a&solve=depth_first&speed=8"
SHAPES = ["square&size=9x7", "hexagon&size=5", "polar&size=5", "floors&size=4x3x2", "cube&size=3",
          "weave&size=6x5", "penrose&size=3"]
HEAD = "a0.27"                                             # the radius of the ring


def opened(link: str = SLOW, *, calm: bool = False) -> Site:
    """A page that shows a run and has come some steps far, one at a time."""
    site = Site(FakeBrowser(link, calm=calm)).start()
    site.stage.draw()
    for _ in range(20):
        step(site)
    return site


def step(site: Site) -> list[tuple]:
    """Let the time of one step pass; what was painted meanwhile."""
    calls, shown = site.browser.screen("canvas").calls, site.app.run
    calls.clear()
    site.stage.frame(1.001 / shown.player.speed)
    return calls[:]


def has_head(calls: list[tuple]) -> bool:
    return any(HEAD in call[1] for call in calls if call[0] in ("fill", "stroke"))


def test_the_head_glides_along_what_it_has_walked():
    site = opened()
    glass, scene = site.browser.glasses, site.app.run.drawing.scene
    glides = 0
    for _ in range(60):
        before, painted = scene.head, step(site)
        assert not has_head(painted)
        glide, grid = glass.shown, scene.grid
        if scene.head in site.app.run.drawing.ends:
            assert glide.head == ()
            continue
        assert HEAD in glide.head[0].path and glide.seconds == 1 / speed_of(9)
        assert glide.track[-1] == grid.center(scene.head)
        if len(glide.track) > 1:
            glides += 1
            assert glide.track[0] == grid.center(before) and scene.open[
                grid.between(before, scene.head)]
    assert glides > 30


    while site.app.run.player.has_work():
        step(site)
    site.stage.frame(0.5 / 8)                              # Python sleeps while it glides
    assert site.stage.due == site.app.run.player.due_in > FAR


@pytest.mark.parametrize(("link", "calm"), [(SLOW.replace("speed=8", "speed=20"), False),
                                            (SLOW, True)])
def test_what_is_fast_or_to_be_calm_does_not_glide(link, calm):
    site = opened(link, calm=calm)
    site.app.run.player.seek(0)
    site.app.run.player.play()
    for _ in range(20):
        step(site)
    assert site.browser.glasses.glides == []


def test_many_boards_do_not_glide():
    run = opened().app.run
    gliding = Gliding(glass := FakeGlass(), FakeScreen().view, lambda shown: True)
    gliding.refresh(run)
    run.player.advance(1.001 / run.player.speed)
    assert run.drawing.aside.wanted()
    glass.show("anything", None)
    gliding.refresh(Boards(run.recipe, run.player, [Pane("one", run.drawing), *run.panes], ""))
    assert glass.shown is None
    run.player.advance(1.001 / run.player.speed)
    assert not run.drawing.aside.wanted()


def test_a_pause_leaves_it_where_it_is_and_a_step_back_paints_it_again():
    site = opened()
    glass = site.browser.glasses
    shown = glass.shown
    site.player.play()
    assert site.app.run.player.state == "paused"
    assert not has_head(step(site)) and glass.shown is shown
    site.player.step(-1)
    assert has_head(step(site)) and glass.shown is None
    site.player.play()
    step(site)
    assert glass.shown is not None


def test_whatever_else_is_painted_has_all_of_it():
    site = opened()
    for change in (site.stage.redraw, site.browser.looked, lambda: site.player.step(3),
                   lambda: site.player.set_speed(30)):
        site.player.set_speed(9)
        site.app.run.player.play()
        for _ in range(3):
            step(site)
        assert site.browser.glasses.shown
        change()
        assert has_head(step(site)) and site.browser.glasses.shown is None


def test_another_place_and_another_run_take_it_away():
    site = opened()
    for link in (SLOW.replace("seed=a", "seed=b"), "#learn?v=1"):
        assert site.browser.glasses.shown
        site.app.open(link)
        site.stage.draw()
        assert site.browser.glasses.shown is None
        for _ in range(9):
            step(site)


def test_a_picture_that_is_saved_meanwhile_has_the_head():
    drawing = opened().app.run.drawing
    still = drawing.still(LIGHT)
    drawing.scene.dirty.add(drawing.scene.head)
    layers = [layer for layer in still.layers(FakeScreen().view, whole=False)
              if isinstance(layer, Layer)]
    assert any(HEAD in layer.path for layer in layers) and drawing.aside.on


@pytest.mark.parametrize("shape", SHAPES)
def test_the_path_is_whole_together_with_its_newest_piece(shape):
    recipe = decode(f"#maze?v=1&shape={shape}&by=wilson&seed=a&solve=breadth_first").recipe
    maze, steps = recipe.begin()
    scene, view = MazeScene(maze), FakeScreen(scale=40).view
    player = Player(steps, scene)
    drawing = MazeDrawing(scene, *recipe.ends(maze.grid), lambda: LIGHT)
    drawing.aside.wanted = lambda: True
    player.to_end()
    first = next(at for at, step in enumerate(player.log[0:player.known])
                 if step >> SHIFT == PATH >> SHIFT)
    player.seek(first)
    list(drawing.layers(view, whole=True))
    pieces = 0
    while player.position < player.known - 1:
        player.seek(player.position + 1)
        layers = [layer for layer in drawing.layers(view, whole=False) if isinstance(layer, Layer)]
        line = "".join(layer.path for layer in layers if layer.stroke == LIGHT.path)
        last = paths.pieces(maze.grid, scene.path, [len(scene.path) - 1])
        piece = drawing.aside.piece
        assert (last in line) == (piece is None)
        if piece:
            pieces += 1
            assert piece.line.path.endswith(last[last.index("L"):]) and piece.last.path in line
            assert piece.casing.width == pytest.approx(
                CASING_WIDTH * drawing._way.elbow) and piece.casing.path == piece.line.path
    assert pieces > 1
