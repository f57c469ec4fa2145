"""Facts: what a proof must know of a program without running it.

The page gets them from the sandbox as data, and reads imports off the text itself, which it never
runs.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from io import StringIO
from tokenize import COMMENT, DEDENT, INDENT, NEWLINE, NL, TokenError, generate_tokens
from typing import Any

from maze.grids.traits import TRAITS
from maze.registry import CLAIMS, Entry
from maze.visitors.driving import MOUSE
from maze.visitors.errors import ProgramError
from maze.visitors.program import GENERATORS, SOLVERS, Program

GIVES = frozenset({"growth", "walls", "dug", "sparse", "nested"})
BETWEEN = (NEWLINE, NL, INDENT, DEDENT)                    # what stands between two statements
LUCK = frozenset({"random", "secrets", "uuid", "time", "datetime", "os", "numpy"})


@dataclass(frozen=True)
class Facts:
    """room, title, needs, gives, claims   as those of an entry
    mouse     whether it drives a micromouse
    strange   the first import of what makes other randomness than rng: its line and module
    """

    room: str
    title: str
    needs: frozenset[str] = frozenset()
    gives: frozenset[str] = frozenset()
    claims: frozenset[str] = frozenset()
    strange: tuple[int, str] = (0, "")
    mouse: bool = False

    @property
    def stub(self) -> Entry:
        """An entry that says what it needs and cannot run."""
        return Entry("mine", self.title, "", "", self.needs, self.gives, (), _no_run,
                     tuple(self.claims))

    def data(self) -> dict[str, Any]:
        """As JSON can have it, but for what is read off the text."""
        return {"room": self.room, "title": self.title, "needs": sorted(self.needs),
                "gives": sorted(self.gives), "claims": sorted(self.claims)}


def facts_of(program: Program) -> Facts:
    """Those of a program that was compiled here."""
    entry = program.entry
    return Facts(program.room, entry.title, entry.needs, entry.gives & GIVES,
                 frozenset(entry.claims), strange(program.text), program.track is not None)


def facts_from(data: Mapping[str, Any], text: str,
               rooms: Collection[str] = (GENERATORS, SOLVERS)) -> Facts:
    """Those that were told, with the text.  Raises ProgramError if they are none, or of a program
    for none of some rooms."""
    words = {key: data.get(key) for key in ("needs", "gives", "claims")}
    known = {"needs": {*TRAITS, "growth"}, "gives": GIVES, "claims": CLAIMS.keys()}
    good = all(isinstance(said, list) and len(said) < 20 and
               all(isinstance(word, str) and word in known[key] for word in said)
               for key, said in words.items())
    title, room = data.get("title"), data.get("room")
    if not (good and isinstance(room, str) and room in rooms and isinstance(title, str)):
        raise ProgramError("expected the facts of a program")
    needs, gives, claims = (frozenset(words[key] or ()) for key in ("needs", "gives", "claims"))
    return Facts(room, title[:80], needs, gives, claims, strange(text),
                 room == SOLVERS and MOUSE.search(text) is not None)


def strange(text: str) -> tuple[int, str]:
    """The line and module of the first import that makes randomness of its own; (0, "") if none.

    The text is split into words and not parsed: a stranger's may be nested so deeply that a parser
    in a browser breaks down.
    """
    return next(((line, name) for line, name in _imports(text)
                 if name.partition(".")[0] in LUCK), (0, ""))


def _imports(text: str) -> Iterator[tuple[int, str]]:
    """The modules that a text imports, with their lines, as far as it can be read."""
    statement: list[str] = []
    line = 0                                             # the words of an import, so far
    with suppress(SyntaxError, TokenError, ValueError):
        for word in generate_tokens(StringIO(text).readline):
            if word.type == COMMENT:
                continue
            if word.type in BETWEEN or word.string in (";", ":", ","):
                if name := _module(statement):
                    yield line, name
                goes_on = word.string == "," and statement[:1] == ["import"]
                statement = ["import"] if goes_on else []
                continue
            if not statement:
                line = word.start[0]
            statement.append(word.string)


def _module(statement: list[str]) -> str:
    """The module of ``import a.b as c``, or of ``from a.b import c``; "" if it is no import."""
    if statement[:1] not in (["import"], ["from"]):
        return ""
    ends = (at for at, word in enumerate(statement) if at and word in ("import", "as"))
    return "".join(statement[1:next(ends, len(statement))])


def _no_run(*_: object) -> None:
    raise NotImplementedError("a stub cannot run")
