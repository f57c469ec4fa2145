"""Zooming: fingers, wheel, keys and buttons choose what is seen of a large maze."""

from __future__ import annotations

import pytest

from maze.web.keys import KeyPress, command
from maze.web.view import View
from maze.web.zooming.gestures import LEGIBLE, Gestures
from maze.web.zooming.zoom import Zoom
from tests.fake_page import FakePage


def view(cells: int = 200) -> View:
    made = View()
    made.fit((0, 0, cells, cells), (600, 600), 1.0)
    return made


@pytest.fixture
def moves() -> list[int]:
    return []


@pytest.fixture
def hands(moves: list[int]) -> Gestures:
    return Gestures(view(), lambda: moves.append(1))


def tap(hands: Gestures, x: float, y: float, seconds: float) -> None:
    hands.down(1, x, y)
    hands.up(1, seconds)


def test_two_fingers_apart_zoom_in_where_they_are(hands: Gestures, moves: list[int]) -> None:
    under = hands.view.to_grid(200, 150)
    hands.down(1, 180, 150)
    hands.down(2, 220, 150)
    hands.move(1, 100, 150)
    hands.move(2, 300, 150)
    assert hands.view.zoom == pytest.approx(5) and len(moves) == 2
    assert hands.view.to_grid(200, 150) == pytest.approx(under, abs=1)


def test_two_fingers_together_zoom_out_to_the_whole(hands: Gestures) -> None:
    hands.view.zoom_by(3)
    hands.down(1, 100, 300)
    hands.down(2, 500, 300)
    hands.move(1, 290, 300)
    hands.move(2, 310, 300)
    assert hands.view.is_whole


def test_one_finger_moves_the_picture_only_when_a_part_is_shown(hands, moves) -> None:
    hands.down(1, 300, 300)
    assert not hands.move(1, 350, 300) and not moves       # the page may scroll
    hands.cancel(1)
    hands.view.zoom_by(10)
    under = hands.view.to_grid(300, 300)
    hands.down(1, 300, 300)
    assert not hands.move(1, 303, 300)                     # a tap may tremble
    assert hands.move(1, 340, 280) and moves
    assert hands.view.to_grid(340, 280) == pytest.approx(under)


def test_a_drag_that_belongs_to_another_moves_nothing() -> None:
    seen = view()
    seen.zoom_by(10)
    origin = seen.origin
    hands = Gestures(seen, lambda: None, lambda: True)
    hands.down(1, 300, 300)
    assert not hands.move(1, 400, 400) and seen.origin == origin
    hands.down(2, 200, 200)                                # two fingers still zoom
    assert hands.move(2, 100, 100) and seen.origin != origin


def test_two_quick_taps_zoom_in_and_two_more_out(hands: Gestures) -> None:
    tap(hands, 100, 100, 1.0)
    tap(hands, 104, 98, 1.2)
    assert hands.view.scale == LEGIBLE
    tap(hands, 100, 100, 1.4)
    assert hands.view.scale == LEGIBLE                     # the third is a first again
    tap(hands, 100, 100, 1.6)
    assert hands.view.is_whole


def test_slow_taps_far_taps_and_drags_are_no_double_tap(hands: Gestures) -> None:
    tap(hands, 100, 100, 1.0)
    tap(hands, 100, 100, 1.5)
    tap(hands, 300, 100, 1.6)
    assert hands.view.is_whole
    large = Gestures(view(10), lambda: None)
    tap(large, 100, 100, 1.0)
    tap(large, 100, 100, 1.1)
    assert large.view.is_whole                             # it is legible already


def test_a_lost_pointer_leaves_no_trace(hands: Gestures) -> None:
    hands.down(1, 100, 100)
    hands.down(2, 200, 200)
    hands.cancel(1)
    hands.up(2, 1.0)
    hands.up(7, 1.1)
    assert not hands.move(2, 50, 50) and hands.view.is_whole


def test_the_wheel_zooms_at_its_place(hands: Gestures, moves: list[int]) -> None:
    under = hands.view.to_grid(500, 500)
    for _ in range(6):
        hands.wheel(-100, 500, 500)
    assert hands.view.zoom > 10 and len(moves) == 6
    assert hands.view.to_grid(500, 500) == pytest.approx(under, abs=1)
    hands.wheel(1e9, 500, 500)
    assert hands.view.zoom > 5                             # however wildly it turns


def zoom(cells: int = 200, *, coarse: bool = False) -> tuple[Zoom, FakePage, list[str]]:
    page, said = FakePage(), []
    made = Zoom(page, view(cells), lambda: None, said.append, lambda: coarse)
    made.show()
    return made, page, said


def test_buttons_show_where_they_are_of_use() -> None:
    _, page, _ = zoom(20)
    assert page.attributes["zoom", "hidden"] == ""
    made, page, said = zoom(200)
    assert page.attributes["zoom", "hidden"] is None
    assert page.attributes["zoom-out", "aria-disabled"] == "true"
    page.fire("zoom-in", "click")
    made.show()
    assert page.attributes["zoom-out", "aria-disabled"] is None and page.of("zoomed") == ""
    assert list(map(str, said)) == ["Shown 1.6 times as large."]
    page.fire("zoom-all", "click")
    made.show()
    assert made.view.is_whole and page.of("zoomed") is None
    for _ in range(20):
        page.fire("zoom-in", "click")
    made.show()
    assert page.attributes["zoom-in", "aria-disabled"] == "true"


@pytest.mark.parametrize(("cells", "coarse", "shown"), [
    (20, False, False), (40, True, True), (20, True, False), (40, False, False), (60, False, True)])
def test_fingers_get_the_buttons_sooner(cells: int, coarse: bool, shown: bool) -> None:
    """A cell of less than 24 pixels is hard to hit with a finger."""
    made, page, _ = zoom(cells, coarse=coarse)
    assert (page.attributes["zoom", "hidden"] is None) == shown == (
        made.view.scale < (24 if coarse else 12))


@pytest.mark.parametrize(("sign", "act"), [("+", "larger"), ("=", "larger"), ("-", "smaller")])
def test_plus_and_minus_mean_the_size_of_the_picture_and_nothing_else(sign: str, act: str) -> None:
    assert command(KeyPress(sign)) is None
    made, page, _ = zoom()
    made.larger()
    before = made.view.zoom
    assert made.key(sign) and (made.view.zoom > before) == (act == "larger")
    assert [command(KeyPress(key)) for key in "<>"] == ["slower", "faster"]


def test_keys_on_the_board() -> None:
    made, _, _ = zoom()
    assert not made.key("ArrowLeft")                       # steps through time, then
    assert made.key("PageUp") and made.view.zoom == pytest.approx(1.6)
    left = made.view.visible[0]
    assert made.key("ArrowRight") and made.view.visible[0] > left
    assert made.key("PageDown") and made.view.is_whole
    assert made.key("PageUp") and made.key("0") and made.view.is_whole
    assert not made.key("x")
