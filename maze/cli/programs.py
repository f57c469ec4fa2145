"""Programs in files: a generator, a solver or a search of one's own, named by its path.

A file may do anything that whoever runs the command may do, so the command says that it runs it.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar

from maze.catalog import Catalog
from maze.cli.output import VOICE, flush
from maze.errors import MazeError, RecipeError
from maze.message import Message
from maze.params import shown
from maze.visitors.errors import raised
from maze.visitors.program import GENERATORS, LONGEST, SEARCHES, SOLVERS, Program, compiled

ROOMS = {"by": GENERATORS, "solve": SOLVERS, "order": SEARCHES}
KINDS = {GENERATORS: Message("a generator"), SOLVERS: Message("a solver"),
         SEARCHES: Message("a search")}
P = TypeVar("P", covariant=True)
T = TypeVar("T")


class Drawn(Protocol[P]):
    """A recipe of any place."""

    def picture(self) -> P: ...


def is_file(text: str) -> bool:
    """Whether a word names a file and no algorithm: ids have no dot."""
    return text.endswith(".py")


def run_file(path: str, others: Catalog) -> Program:
    """Run a file and return its algorithm.

    Raises RecipeError if it is no text or too long, ProgramError for what is wrong in it, and
    OSError as ``open`` does.
    """
    with Path(path).open("rb") as file:
        data = file.read(4 * LONGEST + 1)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise RecipeError("expected a text file: {name}", name=shown(path)) from None
    VOICE.tell(Message("Running {file}: a program, which may do whatever you may do.",
                       file=shown(path)))
    program = compiled(text, Path(path).stem, others)
    if program.track:
        program.track.stuck = _end
    return program


def _end() -> None:
    """End the command: the program catches every exception, so nothing gentler would end it."""
    VOICE.tell(Message("The mouse was taken off the board, but its program does not end."))
    flush()
    os._exit(2)


def ids_of_files(given: dict[str, str], catalog: Catalog,
                 ) -> tuple[dict[str, str], Catalog, list[Program]]:
    """Options with an id in place of each file, and the catalog that has it.

    Raises RecipeError if a generator is given as the solver, or the other way round.
    """
    programs = []
    for name, room in ROOMS.items():
        if is_file(given.get(name, "")):
            program = run_file(given[name], catalog)
            if program.room != room:
                raise RecipeError("expected {kind} for {option}: {name} has another one",
                                  kind=KINDS[room], option=f"--{name}", name=shown(given[name]))
            catalog = program.catalog(catalog)
            given = {**given, name: program.entry.id}
            programs.append(program)
    return given, catalog, programs


def finished(recipe: Drawn[P], programs: list[Program]) -> P:
    """The picture of a recipe; what a program raises becomes a sentence.  Raises ProgramError."""
    return guarded(recipe.picture, programs)


def guarded(act: Callable[[], T], programs: list[Program]) -> T:
    """What an act returns that runs some programs.  Raises ProgramError, and MazeError."""
    try:
        return act()
    except MazeError:
        raise
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # whatever a program may raise
        if not programs:
            raise
        faults = [raised(error, program.file) for program in programs]
        raise next((fault for fault in faults if fault.line), faults[0]) from None
