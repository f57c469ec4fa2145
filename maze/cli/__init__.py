"""The command line: the same package without a browser.

Exit code 0 when all is well, 1 when there is no answer (no tiling, no way), 2 for bad input; then
one sentence on stderr says what was expected.
"""

from __future__ import annotations

import argparse
import os
import sys
from typing import Any, NoReturn

from maze.cli import count, draw, fence, lab, link, listing, order, prove, sheet, tile
from maze.cli.output import OPTION, VOICE, flush, language_of, open_errors, write
from maze.errors import MazeError
from maze.language import LANGUAGES
from maze.message import Message
from maze.params import shown


class Parser(argparse.ArgumentParser):
    """argparse, but its complaints are one sentence, and its help needs no standard output."""

    def error(self, message: str) -> NoReturn:
        raise MazeError(f"{message[0].upper()}{message[1:]} (see {self.prog} --help).")

    def print_help(self, file: Any = None) -> None:
        write(self.format_help())


def meander() -> int:
    """The command that an installed package has."""
    return main(sys.argv[1:], "meander")


def main(arguments: list[str], program: str = "python3 -m maze") -> int:
    """Run one command; returns the exit code.  ``program`` is how it was called."""
    open_errors()
    VOICE.speak("en")
    parser = Parser(prog=program, description="Mazes and pentominoes.", allow_abbrev=False)
    parser.add_argument(OPTION, metavar="|".join(LANGUAGES),
                        help="the language of lists and sentences; it may stand anywhere")
    commands = parser.add_subparsers(required=True,
                                     metavar="draw|order|prove|tile|fence|sheet|count|lab|list|link")
    for command in (draw, order, prove, tile, fence, sheet, count, lab, listing, link):
        command.add(commands)
    try:
        tag, arguments = language_of(arguments)
        VOICE.speak(tag)
        options = parser.parse_args(arguments)
        code: int = options.run(options)
        flush()
        return code
    except MazeError as error:
        VOICE.tell(error.message)
    except OSError as error:
        if isinstance(error, BrokenPipeError):             # the reader has gone, as in "| head"
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        where = "" if error.filename is None else f": {shown(str(error.filename))}"
        print(f"{error.strerror}{where}", file=sys.stderr)
    except KeyboardInterrupt:
        VOICE.tell(Message("Stopped."))
        return 130
    return 2
