"""Plays of mazes beside the model of difficulty: those of this device, and those of files.

A file is CSV as this module writes it, or as a spreadsheet has saved such a file: separated by
commas, semicolons or tabs. Of each row only the link, the moves, the seconds and the hints are
used; all else is computed again from the link. Links are a stranger's, so large boards and links
that had to be repaired are left out.
"""

from __future__ import annotations

import json
import re
from array import array
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import prod
from typing import NamedTuple

from maze.catalog import DEFAULT, Catalog
from maze.errors import MazeError
from maze.jobs import Job
from maze.lab.experiment import MOST_CELLS
from maze.lab.measures import UNKNOWN
from maze.lab.needed import Key, size_of
from maze.lab.people import ALGORITHMS
from maze.lab.tables import written_csv
from maze.measures.human import milliseconds, points, terms_of
from maze.measures.kinds import turns_on
from maze.message import Message
from maze.playing.plays import Play, format_play, parse_play
from maze.playing.record import Result
from maze.progress import HANDFUL, Progress, Work, finish
from maze.recipe import Recipe
from maze.share import decode

COLUMNS = ("algorithm", "shape", "size", "moves", "seconds", "hints", "difficulty_2", "link")
READ = ("moves", "seconds", "hints")
LONGEST, MOST = 2_000_000, 5000                            # characters and rows of a file
WIDEST = 100                                               # cells of a row that are read
ROWS = 200                                                 # that are read in a slice
NOT_PLAYS = Message("That file holds no plays: it has no columns link, moves and seconds.")
TOO_LONG = Message("That file is too long: at most {most} plays.", most=MOST)
WIDTH = 3                                                  # numbers of a link

Part = array | Progress                                    # type: ignore[type-arg]


class Judged(NamedTuple):
    """What the model says of a maze: milliseconds, and 1 to 100."""

    ms: int
    points: int


@lru_cache(maxsize=2 * MOST)
def recipe_of(link: str, catalog: Catalog = DEFAULT) -> Recipe | None:
    """The maze of a link; None if it is none, is too large, or says what is not understood."""
    found = decode(link, catalog)
    recipe = found.recipe
    if found.notes or not isinstance(recipe, Recipe) or prod(recipe.size) > MOST_CELLS:
        return None
    return recipe


def job_of(links: Sequence[str]) -> Job:
    """What finds out what the model says of links."""
    return Job("plays", json.dumps({"links": list(links)}))


def judging(links: Sequence[str], catalog: Catalog) -> Generator[Part, None, bytes]:
    """For each link its number, milliseconds and points by the model, UNKNOWN where there are none;
    and progress."""
    found = array("i")
    for at, link in enumerate(links):
        yield Progress("Measuring", at, len(links))
        row = array("i", [at, *_judged(link, catalog)])
        found.extend(row)
        yield row
    yield Progress("Measuring", len(links), len(links))
    return found.tobytes()


def _judged(link: str, catalog: Catalog) -> tuple[int, int]:
    recipe = recipe_of(link, catalog)
    try:
        if recipe is None or len(recipe.checked_grid()) > MOST_CELLS:
            return UNKNOWN, UNKNOWN
        picture = recipe.picture()
    except MazeError:
        return UNKNOWN, UNKNOWN
    maze, way = picture.maze, picture.way
    if not way:
        return UNKNOWN, UNKNOWN
    terms = terms_of(maze.grid, maze.links(), way, turns_on(maze, way))
    return milliseconds(terms), points(terms)


class Plays:
    """``own`` are those of this device, ``files`` those that were added; a play that is in both
    counts once. ``judged`` has what is known of their links."""

    def __init__(self, own: Iterable[Play] = ()) -> None:
        self.own, self.files = list(own), list[Play]()
        self.judged: dict[str, Judged | None] = {}
        self.keys: dict[str, Key | None] = {}              # the rows of table 2, of the same links

    def add(self, some: Iterable[Play]) -> int:
        """Take plays of a file; returns how many were new."""
        known = {*self.own, *self.files}
        new = [play for play in dict.fromkeys(some) if play not in known]
        self.files += new
        return len(new)

    def every(self) -> list[Play]:
        return [*self.own, *self.files]

    def unknown(self) -> list[str]:
        """Links that nothing is known of yet."""
        return list(dict.fromkeys(play.link for play in self.every()
                                  if play.link not in self.judged))

    def take(self, links: Sequence[str], numbers: Sequence[int]) -> None:
        """Whole rows of the job of these links."""
        for at in range(0, len(numbers), WIDTH):
            place, ms, score = numbers[at:at + WIDTH]
            self.judged[links[place]] = None if ms == UNKNOWN else Judged(ms, score)
            self.keys[links[place]] = key_of(links[place])

    def unaided(self, some: Iterable[Play]) -> list[tuple[Play, Judged]]:
        """Those without hints in mazes that the model knows."""
        return [(play, judged) for play in some
                if not play.result.hints and (judged := self.judged.get(play.link))]

    def of_table(self) -> dict[Key, list[Play]]:
        """The plays without hints that belong to rows of table 2."""
        found: dict[Key, list[Play]] = {}
        for play in self.every():
            if not play.result.hints and (key := self.keys.get(play.link)):
                found.setdefault(key, []).append(play)
        return found


def key_of(link: str) -> Key | None:
    """The row of table 2 of a maze: a perfect one of squares, from corner to corner."""
    recipe = recipe_of(link)
    if recipe is None or recipe.by not in ALGORITHMS:
        return None
    plain = Recipe(size=recipe.size, by=recipe.by, seed=recipe.seed)
    return (recipe.by, size_of(recipe.size)) if plain == recipe else None


# --- files --------------------------------------------------------------------------------------

def csv_text(plays: Sequence[Play], judged: Mapping[str, Judged | None]) -> str:
    """A row for each play."""
    def record(play: Play) -> dict[str, object]:
        recipe, known = recipe_of(play.link), judged.get(play.link)
        about = (recipe.by, recipe.shape, "x".join(map(str, recipe.size))) if recipe \
            else ("", "", "")
        return dict(zip(COLUMNS, (*about, *play.result, known and known.points, play.link),
                        strict=True))
    return written_csv(COLUMNS, map(record, plays))


def read_csv(text: str) -> tuple[list[Play], int]:
    """The plays of a file, and how many of its rows are none.  Raises MazeError."""
    return finish(reading(text))


def reading(text: str) -> Work[tuple[list[Play], int]]:
    """The same in slices of work."""
    if len(text) > LONGEST:
        raise MazeError(TOO_LONG)
    rows = _rows(text.removeprefix("\ufeff"))
    heads = [head.strip().lower() for head in next(filter(None, rows), [])]
    if not {"link", "moves", "seconds"} <= {*heads}:
        raise MazeError(NOT_PLAYS)
    found, left = list[Play](), 0
    for number, row in enumerate(rows):
        if row is None or number % ROWS == 0:
            yield Progress("Measuring", number)
        if row is None or not any(cell.strip() for cell in row):
            continue
        values = dict(zip(heads, row, strict=False))
        play = _play(values)
        if play is None:
            left += 1
        elif len(found) == MOST:
            raise MazeError(TOO_LONG)
        else:
            found.append(play)
    return found, left


def _play(values: Mapping[str, str]) -> Play | None:
    numbers = [values.get(name, "").strip() for name in READ]
    numbers[-1] = numbers[-1] or "0"                       # hints: older files may lack them
    if not all(number.isascii() and number.isdigit() and len(number) < 7 for number in numbers):
        return None
    if not int(numbers[0]):                                # nobody reaches a goal without a move
        return None
    return parse_play(format_play(Play(values.get("link", "").strip(),
                                       Result(*map(int, numbers)))))


def _rows(text: str) -> Iterator[list[str] | None]:
    """The rows of CSV (the ``csv`` module is not on the page), of each the first cells; None now
    and then.  The first line says by which sign cells are separated."""
    first = text.partition("\n")[0]
    mark = max(",;\t", key=first.count)
    row, parts, closed = list[str](), list[str](), False
    for count, found in enumerate(re.finditer(rf'"([^"]*)"?|[{mark}\n]|[^"{mark}\n]+', text), 1):
        if count % HANDFUL == 0:
            yield None
        part = found[0]
        if part == mark or part == "\n":
            if len(row) < WIDEST:
                row.append("".join(parts).removesuffix("\r"))
            parts = []
            if part == "\n":
                yield row
                row = []
        elif found[1] is None:
            parts.append(part)
        else:                                              # a doubled sign is one
            parts.append('"' + found[1] if closed else found[1])
        closed = found[1] is not None
    if parts or row:
        yield [*row, "".join(parts)]
