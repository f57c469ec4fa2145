"""The view: from the page to the picture and back, zooming about a point, never past the rim."""

from __future__ import annotations

import pytest

from maze.web.view import View

DESK, BOX = (668, 590), (-0.3, -0.3, 20.6, 15.6)
HUGE = (-0.3, -0.3, 1000.6, 1000.6)


def view(box=HUGE, size=(600, 500), density: float = 1.0) -> View:
    made = View()
    made.fit(box, size, density)
    return made


def close(point, other) -> bool:
    return all(abs(a - b) < 1e-6 for a, b in zip(point, other, strict=True))


def test_cells_are_whole_pixels_where_they_are_large() -> None:
    desk = view(BOX, DESK)
    assert desk.unit == 32 and all(x == int(x) for x in desk.origin)
    assert view((0, 0, 200, 200), (300, 300)).unit == 1.5


@pytest.mark.parametrize("density", [1.0, 1.5, 3.0])
@pytest.mark.parametrize("zoom", [1.0, 2.5, 40.0])
def test_there_and_back(density: float, zoom: float) -> None:
    seen = view(density=density)
    seen.zoom_by(zoom, 100, 80)
    for point in ((0, 0), (599, 499), (12.5, 300)):
        assert close(seen.to_page(*seen.to_grid(*point)), point)


def test_what_lies_under_the_finger_stays_there() -> None:
    seen = view()
    seen.zoom_by(20)
    before = seen.to_grid(150, 140)
    seen.zoom_by(2, 150, 140)
    after = seen.to_grid(150, 140)
    assert all(abs(a - b) < 1 / seen.unit for a, b in zip(before, after, strict=True))


def test_all_is_shown_in_the_middle_at_first_and_again() -> None:
    seen = view()
    origin = seen.origin
    assert seen.is_whole and seen.to_grid(300, 250) == pytest.approx((500, 500), abs=2)
    seen.zoom_by(9, 0, 0)
    assert not seen.is_whole
    seen.show_all()
    assert seen.is_whole and seen.origin == origin


def test_nothing_beyond_the_rim_is_shown() -> None:
    seen = view()
    seen.zoom_by(30)
    seen.pan(1e6, 1e6)
    left, top, *_ = seen.visible
    assert (left, top) == pytest.approx((-0.3, -0.3), abs=1 / seen.unit)
    seen.pan(-1e6, -1e6)
    left, top, across, down = seen.visible
    assert (left + across, top + down) == pytest.approx((1000.3, 1000.3), abs=1 / seen.unit)


def test_a_hand_moves_the_picture_with_it() -> None:
    seen = view(density=2.0)
    seen.zoom_by(30)
    under = seen.to_grid(200, 200)
    seen.pan(30, -12)
    assert seen.to_grid(230, 188) == pytest.approx(under, abs=1 / seen.unit)


def test_zoom_ends_where_a_cell_is_large() -> None:
    seen = view()
    seen.zoom_by(1e9)
    assert seen.scale == 60
    small = view(BOX, DESK)
    small.zoom_by(1e9)
    assert small.scale == pytest.approx(4 * 590 / 20.6 * 668 / 590, rel=0.2)
    small.zoom_by(0)
    assert small.is_whole


def test_another_size_keeps_the_part_another_picture_does_not() -> None:
    seen = view()
    seen.zoom_by(10)
    middle = seen.to_grid(300, 250)
    seen.fit(HUGE, (400, 400), 1.0)
    assert seen.to_grid(200, 200) == pytest.approx(middle, abs=1)
    seen.fit(BOX, (400, 400), 1.0)
    assert seen.is_whole


def test_a_place_is_brought_into_sight() -> None:
    seen = view()
    assert not seen.show(3, 3)                             # it is seen already
    seen.zoom_by(40)
    assert seen.show(3, 3) and not seen.show(3, 3)
    x, y = seen.to_page(3, 3)
    assert 0 < x < 600 and 0 < y < 500


def test_a_canvas_without_size_is_no_error() -> None:
    assert view(size=(0, 0)).unit > 0
