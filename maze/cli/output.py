"""Where results go: standard output, or a file; and in which language people are told of them.

Text for people is a message (``maze.message``); ``--lang de`` translates it with the same table as
the page.  The environment (``LANG``) is not asked: the same command writes the same text
everywhere, so a program that reads it need not know where it runs.  Output for programs
(``--json``), the names of options, and ``--help``, which Python writes, are in English.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from pathlib import Path

from maze.errors import MazeError
from maze.language import LANGUAGES, Language
from maze.languages import table
from maze.message import ENGLISH, Tongue, Value, either, phrase, said
from maze.params import shown

OPTION = "--lang"


class Voice:
    """Says messages in the language that was asked for."""

    def __init__(self) -> None:
        self.tongue: Tongue = ENGLISH
        self.tag = "en"

    def speak(self, tag: str) -> None:
        """From now on in this language.  Raises MazeError if there is none."""
        if tag not in LANGUAGES:
            raise MazeError("expected a language ({tags}): {tag}", tags=either(LANGUAGES),
                            tag=shown(tag))
        self.tag = tag
        self.tongue = ENGLISH if tag == "en" else Language(tag, table(tag))

    def say(self, value: Value) -> str:
        """In words; a text alone is a phrase of ours."""
        return said(phrase(value) if isinstance(value, str) else value, self.tongue)

    def tell(self, value: Value) -> None:
        """A line on standard error; a sentence begins with a capital."""
        text = self.say(value)
        print(text[:1].upper() + text[1:], file=sys.stderr)


VOICE = Voice()


def language_of(arguments: list[str]) -> tuple[str, list[str]]:
    """The language that is asked for anywhere on a command line, and what else is said there."""
    rest, tag, left = [], "en", iter(arguments)
    for word in left:
        if word == OPTION:
            tag = next(left, "")
        elif word.startswith(f"{OPTION}="):
            tag = word.partition("=")[2]
        else:
            rest.append(word)
    return tag, rest


def add_output(parser: ArgumentParser) -> None:
    parser.add_argument("-o", "--output", metavar="FILE", help="write to this file")


def open_errors() -> None:
    """Give what is said somewhere to go if standard error is closed: ``print`` would write it to
    standard output, among the results."""
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 (open until the end)


def write(result: str | bytes, file: str | None = None) -> None:
    """Write text (with a last line break) or bytes.  Text is UTF-8, whatever the terminal's
    encoding is, which may lack letters of a name.

    Raises MazeError for bytes to a terminal, or if standard output is closed.
    """
    if isinstance(result, str):
        result = (result if result.endswith("\n") else result + "\n").encode()
    if file is not None and file != "-":
        Path(file).write_bytes(result)
    elif sys.stdout is None:
        raise MazeError("Standard output is closed, so the result cannot be written.")
    elif b"\0" in result[:64] and sys.stdout.isatty():
        raise MazeError("A PNG file does not belong on a terminal; add -o FILE.")
    elif hasattr(sys.stdout, "buffer"):
        sys.stdout.buffer.write(result)
    else:                                                  # captured text streams have no bytes
        sys.stdout.write(result.decode("latin-1" if b"\0" in result else "utf-8"))


def flush() -> None:
    """Write what is still kept back, so that an error is seen now."""
    if sys.stdout is not None:
        sys.stdout.flush()
