"""Written: programs of visitors that make mazes or solve them, as everybody but a sandbox has them.

See ``maze.recordings``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from maze.catalog import Catalog
from maze.errors import MazeError, RecipeError
from maze.grid import Cell, Grid
from maze.ingredients import Ingredients
from maze.message import Message, Said
from maze.passages import Maze
from maze.picture import Picture
from maze.recordings import ID, Recorded, recorded_in
from maze.registry import Entry
from maze.rng import Rng
from maze.solving.board import Answer, Board
from maze.sources import PatientSource, Source
from maze.steps import BUILD, MASK, SHIFT, Steps
from maze.texts import packed, unpacked

CODE = "code"                                              # of a generator, in links
ROOMS = {CODE: "generators", "scode": "solvers"}           # key of a link -> room of the catalog
WALLS = re.compile(r"""^@register\([^@]*?\bgives=["'][^"']*\bwalls\b""", re.MULTILINE)
WHOLE = Message("A program of your own works on the whole board, so it cannot be combined with a "
                "single path, with keys, or with start and goal in halves of their own.")
NO_PATH = Message("The path that the program returned does not lead from start to goal through "
                  "passages.")


class Written(Recorded):
    """The program with a text, for a room of the catalog."""

    unfit = WHOLE

    def __init__(self, room: str, text: str) -> None:
        gives = {"walls"} if room == "generators" and WALLS.search(text) else set()
        super().__init__(room, text, self.generate if room == "generators" else self.solve,
                         frozenset(gives))

    def generate(self, maze: Maze, rng: Rng, **options: Any) -> Steps[Maze]:
        """What a generator of ours does, as a sandbox has told it."""
        for step in self.recording(maze.grid, rng.seed, {"seed": rng.seed}):
            if step >= 0 and step >> SHIFT <= BUILD >> SHIFT:
                maze.open[step & MASK] = step < BUILD
            yield step
        return maze

    def solve(self, board: Board, start: Cell, goal: Cell, **options: Any) -> Steps[Answer]:
        """What a solver of ours does, as a sandbox has told it."""
        links = [list(around) for around in board.links]
        if len(links) != len(board.grid):
            raise MazeError(WHOLE)
        more = {"seed": board.rng.seed, "links": links, "start": start, "goal": goal}
        key = (board.rng.seed, start, goal, hash(tuple(map(tuple, links))))
        recording = self.recording(board.grid, key, more)
        yield from recording
        if isinstance(recording.path, list):
            check_path(recording.path, links, start, goal)
        return recording.path


def check_path(path: Sequence[Cell], links: Sequence[Sequence[Cell]], start: Cell,
               goal: Cell) -> None:
    """Raises MazeError if a path is none."""
    good = path and path[0] == start and path[-1] == goal
    if not good or any(new not in links[old] for old, new in zip(path, path[1:], strict=False)):
        raise MazeError(NO_PATH)


def written_in(entry: Entry | None) -> Written | None:
    """The program of an entry, if it is a visitor's."""
    found = recorded_in(entry)
    return found if isinstance(found, Written) else None


def programs_of(recipe: Ingredients) -> list[Written]:
    """The programs of visitors that a recipe runs."""
    makers = (None if recipe.walls else recipe.generator, recipe.solver)
    return [program for program in map(written_in, makers) if program]


def waiting_for(programs: Sequence[Written], recipe: Ingredients, grid: Grid,
                steps: Steps[Picture]) -> Source[Picture]:
    """The steps of a recipe as a sandbox tells them."""
    for program in programs:
        program.about(grid, shape_of(recipe))
    return PatientSource(steps, lambda: any(program.starves(grid) for program in programs))


def shape_of(recipe: Ingredients) -> dict[str, Any]:
    """How a sandbox lays out the board of a recipe."""
    return {"shape": recipe.shape, "size": list(recipe.size), "mask": recipe.mask,
            "cut": recipe.cut, "hide": recipe.hide, "board": recipe.seed}


@lru_cache(maxsize=32)
def with_program(catalog: Catalog, room: str, text: str) -> Catalog:
    """A catalog with a program in it, in place of one that was there before; the same each time."""
    return catalog.put(room, Written(room, text).entry)


def with_programs(fields: Mapping[str, str], catalog: Catalog) -> tuple[Catalog, list[Said]]:
    """A catalog with the programs that the fields of a link hold, and what is wrong with others."""
    notes: list[Said] = []
    for key, room in ROOMS.items():
        if key in fields:
            try:
                catalog = with_program(catalog, room, unpacked(fields[key]))
            except RecipeError as problem:
                notes.append(problem.message)
    return catalog, notes


def without_programs(catalog: Catalog) -> Catalog:
    """A catalog that has none of them; the same one if there are none."""
    for room in ROOMS.values():
        if written_in(catalog.room(room).get(ID)):
            catalog = catalog.drop(room, ID)
    return catalog


def program_fields(recipe: Ingredients) -> dict[str, str]:
    """The fields of a link that hold the programs of a recipe."""
    keys = {room: key for key, room in ROOMS.items()}
    return {keys[program.room]: packed(program.text) for program in programs_of(recipe)}
