"""A year as a small picture: a row a month, a square a day, lighter the more tilings there are."""

from __future__ import annotations

from collections.abc import Mapping
from math import log

from maze.pentomino.dates import LENGTHS, Day
from maze.render.distance import cividis

SVG = ('<svg xmlns="http://www.w3.org/2000/svg" class="year" viewBox="0 0 31 12" '
       'aria-hidden="true">{}</svg>')
SQUARE = '<rect x="{}" y="{}" width="0.92" height="0.92" fill="{}"><title>{}</title></rect>'
HERE = ('<rect x="{}" y="{}" width="0.92" height="0.92" fill="none" class="year-here" '
        'stroke-width="0.2"/>')
NONE = "#808080"                                           # no tiling at all


def year_picture(counts: Mapping[Day, int], here: Day | None) -> str:
    """SVG; few tilings are dark, many light, by their logarithm.  ``here`` has a frame."""
    most = log(1 + max(counts.values(), default=1))
    by_date = {day.any_year: count for day, count in counts.items()}
    squares = [SQUARE.format(day.day - 1, day.month - 1,
                             cividis(log(count) / most) if count else NONE, f"{day}: {count}")
               for day, count in by_date.items() if day.day <= LENGTHS[day.month - 1]]
    frame = HERE.format(here.day - 1, here.month - 1) if here else ""
    return SVG.format("".join(squares) + frame)
