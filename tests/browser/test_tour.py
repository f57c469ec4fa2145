"""The tour (`make tour`) has something to show of every line, and a file for each picture."""

from __future__ import annotations

from tools.tour import doing, looks, sheet, watching

STOPS = [*watching.STOPS, *doing.STOPS, *looks.STOPS]


def test_every_line_has_stops():
    assert {stop.line for stop in STOPS} == set(sheet.LINES) == set(range(1, 11))


def test_every_picture_has_a_file_of_its_own():
    names = [sheet.name_of(at, stop, view.name)
             for at, stop in enumerate(STOPS) for view in stop.views]
    assert len(set(names)) == len(names) >= 240
    assert all(name.isascii() and " " not in name for name in names)


def test_views_of_one_name_are_one_view():
    views = {view for stop in STOPS for view in stop.views}
    assert len({view.name for view in views}) == len(views)
