"""The maze of the day: the same for everybody, from the date alone, and harder toward Sunday.

A link with a day, ``#maze?v=1&daily=2026-11-21``, opens the same maze for ever: ``WEEK`` may never
change. Another table would need a date from which it holds.
"""

from __future__ import annotations

from maze.dates import day_of
from maze.progress import Work
from maze.recipe import Recipe
from maze.rng import Rng

WEEK: tuple[tuple[dict[str, object], ...], ...] = (        # Monday first; one of each row is drawn
    ({"size": (10, 10), "by": "prim"}, {"size": (10, 10), "by": "growing_passages"}),
    ({"shape": "hexagon", "size": (10, 9), "by": "wilson"},
     {"shape": "triangle", "size": (19, 10), "by": "wilson"}),
    ({"size": (14, 12), "by": "wilson", "keys": "1"},
     {"size": (14, 12), "by": "prim", "keys": "points.3"}),
    ({"shape": "polar", "size": (7,), "by": "growing_passages"},
     {"shape": "octagon", "size": (11, 9), "by": "wilson"}),
    ({"shape": "weave", "size": (14, 12, 25), "by": "kruskal"},
     {"shape": "torus", "size": (14, 12), "by": "wilson"}),
    ({"size": (18, 15), "by": "wilson", "keys": "3"},
     {"size": (18, 15), "by": "hunt_and_kill", "keys": "2", "braid": 30}),
    ({"size": (25, 20), "entr": "hardest"},
     {"shape": "hexagon", "size": (18, 15), "entr": "hardest"}),
)

MODE = "play"                                              # in which it is opened


def daily(date: str) -> Recipe:
    """The recipe of a day, "2026-11-21".  Raises MazeError for what is no date."""
    kind = Rng(date, "daily").pick(WEEK[day_of(date).weekday()])
    return Recipe(seed=f"daily-{date}").but(**kind)


def drawing(date: str) -> Work[Recipe]:
    """The same as work, which is done at once."""
    return daily(date)
    yield
